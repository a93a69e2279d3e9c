/**
 * Words that lie one slip of the finger from a word that a town declares, and are words of their own: "fixed" is not "filed",
 * nor "conversation" a "conversion". Chosen from SCOWL's list of common American words (K. Atkinson and
 * others, free to use); left out are the few that people do write for a declared word, such as "leech" and "sceptic".
 */
export const NEAR_WORDS: ReadonlySet<string> = new Set(
  `abide abortion abound absorption abuse acceding accented accosting accruing accuse aced aces ached aches aching acing
acknowledgment action activates adapted addiction addictions addictive additional adjoined adjourning administrator
adoptions adorned adorning adornment adulteration affording aggravate aglow aground aide aided aiding alienation aline
allays allegation allegations alloyed almost alteration alternation altos ambitions among amply amuse anal annals
annual antic anticipation antonym antonyms anyway appal appall appalled appalling appallingly appalls appals appeared
appearing appeased appeasing appendages appendices appending appendixes apple apples apprentices apter aptly arenas
ares arias aromatic aromatics ashed ashing assassin assassinate assassinated assassinates assassinating assassination
assassinations assassins association assort atlas atone attacked auction auctions audition auditions augment augmented
augmenting augments auras authored authorization authorized autocratic avoidable axiomatic babbles babbling back
backfired backfiring backing backlash badge baffle baffles baited baked baking bale baled bales balked balking balks
balled ballrooms balls band banjos bank banked banking banks barbed barbing bard bared barged barging baring barked
barking barks barring baseball bashed bashes basked basking basks basted bawled bawling bayed baying beak beaker beaks
bean beard bearer beater became become bedside bedsides beech being beings belch bellow bells bench bested biased
bindings bitch bitches black blacked blacking blacks bland bleach bleak blink block blockades blow blushes boar bodes
bodices boiled boiling bolder bones bonus book borders bores boring bother bothered bothering bothers bothersome
bought bounded bowing braver breach breading brought brunt brushes bucked bucking bucks bugger bulls bumming buoying
burbles burbling buried burned burped burping burred bursted burying bused buses bushed bushier busied busies busing
bustled busying butted cable cabled cache caches caged caked calked calmed camped cancel cancelation canceled
canceling cancellation cancellations cancelled cancelling cancels cancer cancers caned canter caped caper capers
capsizes carat cared cargos cartel cartographer cartographers cartography carton cartons cartoon cartooned cartooning
cartoonist cartoonists cartoons carved case cased casino casts catcalled causing caviar cawed cease certain champed
chanced chancellor chancellors chances chancing change changeable changed changeover changes channelled chanted
chanting chaplains charge charged charges charging chars charter chase chaster chatter cheated cheek cheeked cheeking
cheeks chick chicks choirs choking chose chuck chucked chucking chucks cider circa citation clack clacked clacks
clamber clambered clambering clambers clammed clamped clams clan clanged clanging clank clarified clause cleansed
cleanser cleansers cleansing cleaved cleaver cleavers cleaving click clones clover clovers cloves cluck clutter
coaches coalition coalitions coast coasts coats cock cocking codes coding coherence cokes coking cold collar collared
collated collective colts combing comely comforting commanded commando commendation commendations commended
commentator commentators commented commercial commodity communed commuted compacted compacting compaction compare
compassing compelled compelling compensate compete competed competence competences competent competently competes
competing compilation compiled compiles complacent complement completing complexion complied compliment complying
component composing composites composted composting computed computing concealed conceded conceding conceited
conceived concentrate concentrated concentrates concentrating concentration concentrations concentric concerned
concerning concert concerted concerti concerting concerto concertos concerts concession concocted concoction concreted
concreting condensation condensations condensed condition conditional conditionally conditionals conditioned
conditioning conditions condoned cones confection confections confederacies confederacy confederate confederated
confederates confederating confederation confederations conferred conferring confession confided confidence
confidential confined confines confirm conflicted conform conformed congeal congealed congealing congeals congest
congested congesting congestion congests conifers conjecture conjectured conjectures conjecturing connecting
connection connective conned connoted consented consenting consents conserved conserving consisted consoles consorted
consorting consternation constrict constricted constricting constriction constrictions constricts construction
construed construing consulted consumers contain contained container containers containing contains contaminate
contaminated contaminates contaminating contamination contended content contented contenting contention contentions
contentious contentment contents contested contesting contests contexts contiguous continent continental continentals
continents contingencies contingency contingent contingents continual continually continuation continuations continue
continued continues continuing continuity continuous continuously continuum contorted contorting contraction
contractor contrasted contrives convection convened convening convent convention conventional conventionally
conventions convents converged convergence converging conversation conversed conversing converting conveyed conveying
convicting conviction convictions convicts convinced convinces convoyed convoying convulsion cooing cooling
cooperation cooping copes coping core cores coring corking cornier coronation coroner corporate corporation correctly
correlated corrupted corseted cosies cost cots couches course coursing covered covering covert covertly coverts coves
coveted coveting cower cowered cowering cowers cowing coyer cozies crackled cram crammed cranked cranks crashed crass
crated craved creamed crease creased creations cremated crested crock crocks crooking crumbed crumbing crumple
crumpled crumpling crusted culled culls curator curators cure currant curried curries curry curse curt curtain cysts
dagger dally dame dames damping dancer danker dared dares daring darted darting dawn dazed dazes dazing dear dearth
death decade decadence decadent decadents decades decides declines decode decoded decoder decodes decoding decreased
deeded deemed deeming defeats deference defied defies defiled defiles definable definition deflects deign deigned
deigning deigns dejection dejects delusions denial denigrate denouncing dental dented deportment deprived depth derail
derailed derails deride derided derides deriding derision derive derives deriving designed despicable detained
detection detector detectors detects determination deterring develop developed developer developers developing
development developments develops devises dials diary dicing diction dies digestion diking dimer dinner dinners
dinning direr disbursed discarded discarding discolored disconcerts discontents discord discos discoursed discussed
dismount disposed disprove disproved dissection dissension dissensions distastes distorted distract distribution ditty
dive diver divers diversions dives divined diving divining divisions dogging doily doing dole doling doming donation
doping dosing doted dotes doting double dousing dove dozing draping drawling dries drily dripped dripping drives
drooped drooping droves drown drugging duding duelling dumpling dunno duping dying eases eater eery effective
effectively effectiveness ejected ejection elation election elective electives electron elevator elevators elimination
eliminations elves empire empires employes enact endorsement engagement engaging engendered enlarge enlarged
enlargement enlargements enlarges enlarging enmity enraging entire erected erection escalated escalator ether evacuate
evacuation eves evolution exacted exaltation exception exceptional exceptionally exceptions excerpt excessive excised
exclaimed exclamation execution executioner executioners executions exemption exemptions exertion exertions exhort
exited exits expanse expansive expediencies expedites expend expendable expendables expended expending expenditure
expenditures expends expensive experiences expert exploding exploited exploration explosion explosive expounding
express expressed expresses expressing expression expressions expressive expressively expressly expressway expressways
expulsion extant extensive extort faced facets facilitates factions faculties faculty faded failed failing faked
fallacies fallacious falling falls falter falters fame famed farce fared farmer farms farther fasts fatalities fated
father fats fatter fazed feather feds feeling felled fellow fellows fells fending fends fester feuding feuds fever
fictional fictions fiend fiends files filing filled filler filling fills filly filmed filming filth finding fined
fines fining finished finishes fired fires firing firmer firms fist fitter fives fixed fixes fixing flailed flailing
flails flaked flame flamed flanked flared flares flash flashes flat flats flawed flawing flaws fled flesh fleshes
flied flies flight fling flogged flouring flours flouting flouts flyer foams fogged foiled foiling foils folly fond
font fonts food foods fooling foraged forced forded forearming fores forewarning forger forked formed formulation
formulations forts forums foster fourth foxed foxing foyer fractional fractions freer frieze fright froth fulled fulls
functional fund funding funds further gallon gambled garbed gardenia gargled gashing gasolene gavel getting gibes
gibing gill glade gland glass gloats glowing glows glutted glutting gnats goading gong goring graceless gracing grade
grafted grafting grafts grandfather grandmother grandmothers grated grater grating gravely graving graying grazing
grimes grind gripes groping grovel growling grunt grunted grunting grunts guises gust gusted gusting gusts gutting
habitation hacker hail hailing hairs haler hales haling halo halving handled hanged hard haring hating haying hazing
heading healing heaping hears hearth heath heating heaven heaving heirs hello herd heron heros herring hers hiding
hiking hinds hither hiving hoard hoarse hocked hocks hoes holes holier holing holler holly homes homey homies hones
honked honks hooded hooding hoods hoofed hooped hooted hopes hordes hording horses horsing hose hoses hosing hostel
houses hovel illegal illegally illegals illegibly immediate immediately immensity impotent impoverish impoverished
impoverishes impoverishing incensed incenses incensing incentive incinerator inclination inclining inclosing inclusion
index indistinct induction industrializes industries inert infection infections inferior infiltration infirm
infirmaries infirmary infirmities infirmity inflection inflections information infraction infusion ingenuity inhabited
inhabiting inhibited inhibiting initialled initialling injected injection injections inquiring insect insecticide
insecticides insects insecure insecurities insecurity insert inserted inserting insertion insertions insolvency
insolvent insolvents inspection inspections installation instalment instanced instancing instigate instigated
instigation instill instilled instilling instills integrals integrity interacted intercedes intercepted interferes
interior interjected internal internals internes interposes intersected intervenes intruding intrusive intrusted
inventive inventor inverses inverted inverting investigation itches jested jesting jotted jotting judgment jutted
jutting keeling keening kernel kerosine kids kinked labelled laces lacing lacked lades lading lads lager lagged lamer
lames lamest lander landing lanes lapel lards larking larks laser last lasted lasting lasts lather latter lauds laxer
laxest layer laying leaded leader leading leafed leafing leaking leaned leans leaped leaping leased leases leashes
leashing leasing leaved ledge leeks lefter legged lends lest letter levelled levelling levered levering lewder libel
libeled licenced licences licked licking licks lied lies lifted lifting lifts likable liked likes liking lilted
lilting lilts limed limes liming lined lines linger lining lisped lisping lists liter literal literally literals
lither litigation litter litters littler livable lively loads loafing loaning loaves lobes locked locking locks lodge
lodged lodger logged logger loins longed looked loomed looming loons looped looping loosed loosing looted looting
lopes lording loser loses loved lover loves loving loyal lucked lucking lucks lugged lunar lunges lures lusted lusting
lusts lutes maces macing made maiden maimed maiming male males malted manes manger manor mans march mares marker
marking mash masking massage massing master masters match maternal mates mating matter mature mauled mauling mazes
meal meats medal mediation meditation meditations melting melts memos mental mentor mentored meowing meres meshes
messes messing meted metes meting mewing mien miked mikes miking mimed minding mined minor minuses mired misting
misusing moaning moans model modes modification moles mollifying molted monkey mooed mooing mooning moor moped mopes
moping mopped mortification mortifying motel moth moths motioned mottoes mourning mover movies moving mowed mower
mowing muses mussing muster mutter mutters naked napes navel near neater neatest neatly necessitate necessitated
necessitates necessitating necessities necessity needled nether nice niceties nites nodes noes none noose nose nosed
noses notching notification noting novel novices occupation ocular odder official okras olden older omens oration
ordaining ordinaries otter otters outlining outset ovens overbear overblown overgrowing overgrows overhear overlies
overprice overprices overrates overridden overrode overrules overtimes overwrites pace pacing packed packing packs
pacts paddle paddock paddocked paddocking paddocks paged pager paging pain paining palace paled paler pales paling
palled palling palls pamper pampers panel panes panned panning pans pant panties panting pants panty papers parch
parched parching pares paring parity parked parred parring parse parsed parses parsing parson parsons parted partial
partiality partially partials parties parting passed pasted pastes pasties pasting pasts pasty pate patents pates
patronage pats patties patting patty pauper paupers pauses pausing pavement pavements paving pawed pawing payed payer
payers paying peace pecked peddle pelleting penalizes pence pended pending pends penes penning penultimate peony perch
percolation percussion peremptory perforate perforated perforation perfumed perked perking perks permanent permeated
permeating persisted persisting pertinent petting petty phonied piano pianos picket pickled piddle pierce pies piked
pikes piking piles piling pilled pilling pines pining pinked pint pints pipes pitch pitched pitching pitting plaice
planar planed planing plank planked planking planning plated plating played playing pleased pleated pliant plies
pluming plumped plumper plumping plumps plunged plying poach pocket podded podding pods poets poises poison poker
pokes polar poles poling polished polled polling polls ponder pony pooping popular pores poring ported portly ports
posed posies possible posts potion pots potted potting pouch pounded pounding pounds pouted pouting pouts powder pram
praying preceding precious precision prefect premise premised premises premisses present presto pretentious
pretentiously prevalence prevent preventable prevented preventible preventing prevention preventive preventives
prevents pricked primate prince print printing prints prison processing processional procure procures profess
professed professes professing profession professional professionally professionals professions professor professors
profound profounder profoundest profoundly profusion profusions proletarian proletarians proletariat promises prone
proprietaries prosper protect provably provisional prowess prows prying publication pulls pulped pulping pulps pulsed
pulsing punished punting pupped pupping pups pursed pusses putty puttying quack queen raced rafted raged raided
raiding railed railing rained raining raked rally ransom ranted ranting rants raped rapping rared rasher rated ratted
rattled raved rayon razed reaction reactions reactor reading reality reallocated reaming reaping rearing reasonable
receptacle receptacles reception receptionist receptionists receptions receptive recessing recompensed recording
recounting recouping recover recoverable recovered recoveries recovering recovers recovery rectal recurring redid
redirect redirected redirecting redirection redirects redistribute redistributed redistributes redistributing
redistribution reds redundancies redundancy redundant reeds referring reforming refuges refuse refutation refuted
refutes refuting regain regained regaining regains regaling regarded regarding regular reiterate reiterated reiterates
reiterating reiteration reiterations rejecting rejection rejections relate related relating relation relations
relaxing relaying relegated relent relented relenting relentless relentlessly relents reliance relieving relived
reloaded reloading relocation rely remain remaining remaking remind reminded reminder reminders reminding reminds
reminisce reminisced reminiscence reminiscences reminiscent reminisces reminiscing remodelled remodelling remotely
render rendered rendering renders rending rends reneged renewing renovated rents reparation repaying repealed
repealing repeating repent repentance repentant repented repenting repents repertoire repertoires replenish
replenished replenishes replenishing repleting replicated replying reposing reprint reprinted reprinting reprints
reproving reputation reputations reputing requesting requiring rereading rerouting rescinded resenting resets
resetting residential residues resilience resisting resonance resort resorted resorting resorts resounded responsible
rested resting restriction restrictions restructure restructured restructures restructuring rests resurrect
resurrected resurrecting resurrection resurrections resurrects retailing retain retained retainer retainers retaining
retains retarding retch retched retches retention reticence retina retirement retirements retiring retort retorted
retorting retorts retracing retractions retreat retreated retreating retreats returning reuse reused reuses reusing
revelation revelations reveling revering reverting reviling revising reviving revolting revolution revolutionary
revolutionize revolutionized revolutionizes revolutions revolve revolved rewarding ricing ridding rider riders ridging
rifer riled riles riling ringed riots riper rippling rise riser rising rivers roach roaches roams robots roles rooking
rooming roosts rooted rooting rotated rote rots rotted rotund routed routing routs rued rues ruing ruining runes runts
ruses rushed rustled rusts rutted sabre sack sades saga sails sake sale sallow salmon saloon sampler sanction sand
sanding sands sapped sapping satin saving savings sawing saying says scalded scaled scalped scar scare scared scaring
scoop scope scoped score scorn scream screams scrub scrubs sealed sealing seals seamed seaming sear seared searing
sears seated seating sects sedating seed seeding seeds seeing seeking seeming seen seep seeps seer seething seized
seizes sell selling sells selves semen senior sensing sensor sentience sequences series serve serving sets setting
settling severs sewing shack shaded shading shaft shafted shake shaking shamed shaming shaped shaping shared sharked
sharking sharped sharping shaved shaving shear sheared shearing shears shed sheep sheer shell sheller shelling shells
shied shingle shipped ships shire shirt shirted shoed shoeing shone shooed shooing shopped shops shored shoring shorn
shots shoved shoving showed showier showy shrank shred shreds shrunk shrunken shying sicks side sided sides sidles
sidling sieve sift sifted sifting sighed sighing silks sill sills silting simmer simmers sing singed singing sink
sinking sinned sinning sins sipped sips sired sires siring site sited sites siting sitter sitters sitting situated
sixes sizes sizing skate skated skates skating skeptical skepticism skeptics sketching skewer skewers skill skimming
skimped skips skying slack slain slake slaked slaking slapped slapping slaps slate slated slates slating slats slaying
slays sleds sleep sleeping sleeps slid slides sliding slighter slimming sling slink slinking slinks slipped slit
slitting slopped slops slots slotted slotting slowed slower slowing slows sluice slummer smack smart smarted smarter
smarting smarts smear smears smite smites smoothing smudge snacked snacking snaked snaking snapped snapping snare
snared snaring snatching sneak sneaked sneaking sneaks sneer snide snipped snips snitch snitched snitches snitching
snore snored snort snots snowed snowing snows snuck soaked soaking soaped soaping soar soared soaring socked socking
socks softer solos sombre soothing sopped sops sore sorer sort souls sourer sowed sowing sown sows spacial spades
spare spared sparing spate spats spatted spatting spaying spays spear spears specks sped spewed spice spied spies
spire spit spite spites spiting spits spitted spitting splice splicing splinting spoils spore sport sported sporting
sports spotting spouted spouts sprang spreed sprigs spring springs sprinkle sprinkled sprinkler sprinklers sprinkles
sprinkling sprinklings sprinting sprung spuds spying squire stack stacked staged stages staggers staging stake staked
stakes staking stale staled stales staling stalked stamp stanch stank starch stare stared stares staring starker
starred starring startled startling starved starving stater stating statues statures statuses staved staves staving
stayed staying steak steaks step stepped steps stiff sting stingers stinging stings stinks stinting stitch stitched
stitches stitching stoked stolid stomp stomped stomps stoop stooped stoops stops storing stowed stowing stows
stragglers strain strainers strand stranding strands strapped straying strays string strings striped strong stronger
strung stuff stump stumped stunk subjected subsisted substitute substituted substitutes substituting substitution
substitutions suction suctioned suctioning suctions suds sufficing suing suite suites summit summits super superior
supposing supposition surfing surrender surviving suspended swallow swamp swamped swamping swathing swats swaying
sways sweating sweats sweep sweeping sweeps swell sweller swelling swells swerve swerved swerves swift swill swilling
swishing swoop swore swung tacking tacks takes tale tales talker talking talks tamed tamer tames taming tango tanking
tapes taping tapped tasking tasted tasting taxed taxes taxies taxing teak teat teats tees teller tempo tented tenting
tents termite testing texts theater theaters theatre theatres theatrical thee thicket thickets thirsty thong thongs
thorough though threat threats threes throat throats thrust thumps tides tier ties tiger tile tiled tiles tilled
tilling tills timber timer tinder ting tings tinier tinker tinted tirade tires titled toasting toils token tolling
tolls tomatoes tomes tonal topical torched tout toying track tracks trade traitor traitorous traitors tramps
transformation transformed transformer transforming transitional transitions translations transverse transverses
trawler trawlers treacheries treacherous treachery treat treated treaties treating treatise treatises treatment
treatments treats treaty tree trespass trespassed trespasser trespassers trespasses trespassing trick tricks tries
trough trues truest trunks trying tryout tuck tucks tundra tuned tuner tuning turfed turfing tying typed typing udder
unable unblocked underlined undermined undertaker unfits unfolded unobtainable unrelated unsaid unseated unstable
uphold useable vacation vague validation valves vapor variables variation varnished vended vender vending veneer
venerable verbal veritable vested vesting vests vets vetted vetting vexes vibrating vibration vibrations vices vilest
villa violation visor vizor vocation vocational vocations volatile volition vowed vowing wadding waded wafer wafers
wafting wafts waged wager wagers wailing wails waiter waiters waiting waitresses waits waived waiving waked walled
wallow wallowed wallowing wallows walls wands waned wanting warded wards warmed warped warred warts washes wasting
watts wave waver wavered wavering wavers waves wavier waxed weakly weaved wedging weeding welding welled wells were
whale wherever whites whore widow widows wilds willpower wills wilted wines winner wintery wintry wires wises wished
wishing witch withheld withhold witless wive wives wizes woks woods wooed woofed woolly worded wording words wormed
worming wring writhes writhing writing wrung`.split(/\s+/),
)
