import type { Cite } from '../../../laws/canandaigua/ids.ts'
import type { Fact } from '../../kit/facts.ts'

/** What is done to the system itself. */
export const work = {
  work: {
    kind: 'choice',
    label: 'the work on the system',
    ask: 'What kind of work are you planning on the septic system: a new system, replacing the tank or the distribution box, work on the absorption (leach) field, adding to or changing the system in another way, mending a small part, or only pumping and cleaning?',
    why: 'A permit is needed to install, construct, alter, replace, enlarge, extend or otherwise modify a system; a design by a professional is not needed for every one of these.',
    cite: ['canandaigua/202-5.A#1', 'canandaigua/202-6.D#1'],
    choices: {
      newSystem: 'A new system, or a whole system replaced',
      tankOrBox: 'Replacing the septic tank or the distribution box',
      field: 'Replacing, enlarging, moving or changing the absorption field',
      modify: 'Adding to, enlarging or changing the system in another way',
      mend: 'Mending or swapping a small part (lid, baffle, pipe, pump)',
      service: 'Only pumping, cleaning or looking at it',
    },
    words: {
      newSystem: [
        '(new|whole|entire|brand new|complete) (septic|wastewater|sewage|treatment|onsite|replacement)? (system|owts)',
        '(install*|put* in|build*|construct*) (a|the|my|our|new|first)? (septic|septic system|owts)',
        '(replac*) (the|our|my|a)? (whole|entire|complete) (septic|system)',
        'septic (for|on) (a|the|our|my) (new|vacant|empty) (house|lot|build|cottage|home|land)',
        '(sistema|séptico) nuevo',
        'nuevo sistema',
        'instalar .. (sistema|séptico)',
      ],
      tankOrBox: [
        '(replac*|swap*|new|chang*|switch*|put* in) (the|a|my|our|old|cracked|rusted|both|new|his|her|steel|concrete)? (old|cracked|rusted|septic|steel|concrete|new)? (tank|tanks|d-box|distribution box|dbox)',
        '(tank|d-box|distribution box|dbox) (only)? (replacement|swap|replaced|change)',
        '(tank|d-box|distribution box|dbox) .. (replaced|swapped|changed out)',
        '(cambiar|reemplazar|reemplazo|cambio) .. (tanque|fosa|caja de distribución)',
      ],
      field: [
        '(replac*|rebuild*|redo*|dig* up|enlarg*|expand*|extend*|mov*|relocat*|new|alter*|add* to|rip* out|repair*|fix*|lengthen*) (the|a|my|our|some|old|whole|half|part|of|new|existing)? (of)? (the|my|our|old)? (leach|drain|absorption|leaching) (field|bed|area|lines|line|trench|trenches)',
        '(replac*|add*|new|extend*|redo*|lengthen*|mov*|cap*) .. (laterals|lateral|leach lines|trenches|leachfield|drainfield)',
        '(mov*|replac*|rebuil*|extend*|relocat*|alter*|dug up|shift*) (up)? (one|two|three|four|several|part|half|some|a few|a couple) (of)? (the|our|my)? (leach|drain|absorption) (lines|line|field|trenches|bed)',
        '(leach|drain|absorption) (field|bed) .. (replaced|rebuilt|redone|moved|enlarged|extended)',
        '(cambiar|reemplazar|mover|ampliar|arreglar|rehacer) .. (campo|drenaje)',
      ],
      modify: [
        '(add*|second|another|extra|additional) .. (tank|chamber|pump chamber|pump station)',
        '(enlarg*|expand*|extend*|modif*|alter*|upgrad*|convert*|chang*) (the|my|our|an|existing)? (existing|old|septic)? (system|septic)',
        '(add*|put* in|install*) .. (etu|aerobic unit|treatment unit|effluent filter|riser)',
        '(modificar|ampliar|agrandar|mejorar) .. (sistema|séptico)',
        '(segundo|otro) tanque',
      ],
      mend: [
        '(fix*|repair*|replac*|patch*|seal*|swap*|chang*|mend*) .. (lid|baffle|pipe|riser|cover|float|effluent filter|tee|cap|alarm|pump)',
        '(broken|cracked|bad|rotted|clogged|crushed) (lid|baffle|pipe|riser|cover|float|cap|alarm|pump|line)',
        '(small|minor|quick) (repair|repairs|fix)',
        '(arreglar|cambiar|reparar) .. (tapa|tubo|tubería|bomba|deflector)',
      ],
      service: [
        '(pump*|empt*|clean*) (out|it|the|my|our)? (septic|tank)',
        '(get|getting|have|having) (it|the|my|our)? (septic|tank|septic tank)? (pumped|cleaned|emptied)',
        '(jet*|snake|snaking|flush*) .. (line|lines|drain|pipe)',
        '(vaciar|limpiar|bombear) .. (tanque|fosa|séptico)',
      ],
    },
  },
  replacement: {
    kind: 'choice',
    label: 'how the new part compares with the old one',
    ask: 'Will the new tank or box replace the existing conditions (the same size and kind in the same place), or will its size, kind or place be different?',
    why: 'No designer is needed only where such repairs are made to replace existing conditions.',
    cite: 'canandaigua/202-6.D#1',
    choices: {
      same: 'The same size and kind in the same place',
      different: 'A different size, kind or place',
    },
    words: {
      same: [
        'same (size|capacity|gallons|gallonage|dimensions)',
        'same .. (gallon|gallons)',
        '(like for like|in kind|identical|exact replacement|exact same)',
        'mismo (tamaño|tipo)',
        'igual (al|que el) (viejo|anterior)',
      ],
      different: [
        '(bigger|larger|smaller|upsiz*|different) (tank|one|box|size|capacity|place|spot|location|type|kind)',
        '(mov*|relocat*) (it|the tank|the box|the septic tank)',
        '(another|new|different) (spot|place|location)',
        '(gal|gallon|gallons) .. where .. (was|is|were)',
        '(closer|nearer|farther|further|shifted|feet over|feet away|next to|beside)',
        '(go|going) (from)? .. gallon .. to',
        '(más grande|diferente|otro lugar|otro sitio|mover)',
      ],
    },
  },
} as const satisfies Record<string, Fact<Cite>>
