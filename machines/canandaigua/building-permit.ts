import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// May work on a septic system start without a building permit? § 202-5(A), § 202-6(D).
const facts = pick(all, 'work')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/building-permit',
  initial: 'work',
  states: {
    work: {
      on: {
        work: [
          { guard: is('tankOrBox'), target: 'partReplaced' },
          { guard: is('field'), target: 'fieldWork' },
          { guard: is('mend'), target: 'smallPart' },
          { guard: is('service'), target: 'onlyService' },
          'permit',
        ],
      },
    },
    permit: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A building permit is needed before the work.',
        text: 'It is unlawful to install, construct, alter, replace, enlarge, extend or otherwise modify a septic system (the law says: on-site wastewater treatment system) unless the Town Code Enforcement Officer has issued a building permit. Another approval, such as one by the Watershed Inspector, comes on top and does not take the place of this permit. The law speaks of exemptions, but they are not in the text on file: do not count on one.',
        cite: ['canandaigua/202-5.A#1', 'canandaigua/202-6.E#1', 'canandaigua/202-5.G#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'get a building permit from the Town Code Enforcement Officer before the work starts',
            cite: ['canandaigua/202-5.A#1'],
          },
          {
            actor: 'design professional',
            verdict: 'must',
            action: 'design the new system or the modification',
            cite: ['canandaigua/202-5.G#1'],
          },
        ],
      },
    },
    partReplaced: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. Replacing a septic tank or a distribution box needs a building permit.',
        text: 'The law says so even for a plain replacement. What such a replacement may go without is a design by a design professional, and only where it replaces existing conditions. The law speaks of exemptions, but they are not in the text on file: do not count on one.',
        cite: ['canandaigua/202-6.D#1', 'canandaigua/202-5.A#1', 'canandaigua/202-6.E#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'get a building permit from the Town Code Enforcement Officer before the work starts',
            cite: ['canandaigua/202-5.A#1'],
          },
        ],
      },
    },
    fieldWork: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. Work that replaces, enlarges or changes the absorption field needs a building permit and a design.',
        text: 'All alterations to the absorption field (leach field) require a building permit and a design completed by a design professional. Where a small repair ends and an alteration begins is not said: as a precaution, ask the Town Code Enforcement Officer before any work there. The law speaks of exemptions, but they are not in the text on file: do not count on one.',
        cite: ['canandaigua/202-6.D#2', 'canandaigua/202-5.A#1', 'canandaigua/202-6.E#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'get a building permit from the Town Code Enforcement Officer before the work starts',
            cite: ['canandaigua/202-5.A#1'],
          },
          {
            actor: 'design professional',
            verdict: 'must',
            action: 'complete a design for the change to the absorption field',
            cite: ['canandaigua/202-6.D#2'],
          },
        ],
      },
    },
    smallPart: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Town Code Enforcement Officer',
        headline:
          'It is up to the Town Code Enforcement Officer: the law does not say whether mending a small part counts.',
        text: 'A permit is needed to alter, replace or otherwise modify a system. Repair of a small part is not named, and any exemptions are not in the text on file. As a precaution, ask the Town Code Enforcement Officer before the work and plan on a permit.',
        cite: ['canandaigua/202-5.A#1'],
        readings: [
          {
            of: 'canandaigua/202-5.A#1',
            defect: 'N-02',
            reading:
              'Replacing any part of the system replaces or otherwise modifies it, so a permit is needed (the cautious reading).',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'canandaigua/202-5.A#1',
            defect: 'N-02',
            reading: 'Mending that leaves the system as it was is none of the listed acts, so no permit is needed.',
            status: 'determined',
            verdict: 'need-not',
          },
        ],
      },
    },
    onlyService: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The text on file asks for no permit for pumping or cleaning; it does not speak of it.',
        text: 'The permit rule lists the work that needs one: to install, construct, alter, replace, enlarge, extend or otherwise modify a system. Pumping, cleaning and looking are not on that list. Ask the Town Code Enforcement Officer if anything is changed along the way.',
        cite: ['canandaigua/202-5.A#1'],
      },
    },
  },
})

export const buildingPermit = procedure({
  id: 'canandaigua/building-permit',
  title: 'Building permit for work on a septic system',
  act: 'get a building permit from the Town Code Enforcement Officer before the work',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['permiso|permisos', '(bombear|vaciar|limpiar)'],
      ['permit*', 'septic|tank|leach|field|system|d-box|dbox|owts|cesspool|box'],
      ['permiso*|licencia', 'séptic*|tanque|campo|drenaje|sistema|fosa'],
      ['(need|require*|without|get|pull*|no) .. permit'],
      ['(building|town|septic) permit', '(need*|require*|have to|must|without|before|necessary|pull*|get|should)'],
      [
        '(tell|ask|call|involve|notify) (the)? (town|code enforcement|code office)',
        '(replac*|install*|repair*|fix*|swap*|dig*|add*)',
      ],
      ['(go ahead|start|begin) .. (without|before) .. (permit|approval|paperwork)'],
      ['(start|begin|dig*|install*) .. (while|before|until) .. (application|permit|code enforcement|approval)'],
      ['(without|no) (a|any|the)? permit', '(leach|field|tank|system|septic|lines|dug|moved|work)'],
      ['unlawful', 'install*|modif*'],
    ],
    not: [
      'multa|multas',
      'acknowledg*',
      'permit .. (cost|expire*|good for|valid)',
      'how long .. permit',
      '(fee|price) .. permit',
    ],
    outside: [
      '(watershed inspector|health department|doh|dec) .. (always|every|too|also|as well|sign off)',
      '(always|every case|on top of that|also|too) .. (watershed|health department|doh|dec)',
    ],
    examples: [
      'solo voy a vaciar la fosa, ¿tengo que sacar permiso?',
      'nada más queremos bombear el tanque, ¿hace falta permiso?',
      'cambiar la caja de distribución',
      'half of the leach lines get replaced, permit?',
      'effluent pump quit, putting in another',
      'moving the septic tank so we can build a deck',
      'first septic on our vacant lot, permit?',
      '¿necesito permiso para cambiar la bomba o la tapa?',
      '¿hace falta permiso del pueblo para cambiar el tanque?',
      'do I need a permit to put in a new septic system for a house we are building',
      'is a town permit required if I only swap the old steel tank for a plastic one',
      'adding a pump chamber to my septic, permit or no permit?',
      'plumber says he can replace the distribution box without telling the town, is he right',
      'my contractor wants to add two more laterals to the leach lines, who has to sign off',
      'tank caved in over the weekend, can we start digging before the permit comes',
      'watershed inspector approved our drawing already, do we still have to go to code enforcement for a permit',
      'can I fix a broken baffle myself without any paperwork',
      'do I have to pull a permit just to have the tank pumped',
      'started the work without a building permit, was that legal',
      'realtor here, seller put in a new tank last year with no permit on record, was one needed',
      'in Gorham they told me minor alterations need no permit, same here for moving a leach line?',
      'who issues the septic permit, the county or the town',
      'enlarging the existing system for a bigger house, what permit',
      'converting the cesspool to a real septic system, does the town have to permit that',
      'permit needed to install an aerobic unit on an existing system?',
      'is anything exempt from the septic building permit rule when I replace a pipe',
      '¿necesito permiso para cambiar el tanque séptico?',
      '¿hace falta un permiso de construcción para instalar un sistema séptico nuevo?',
      'quiero ampliar el campo de drenaje, ¿tengo que pedir permiso al pueblo?',
      '¿puedo arreglar la tapa del tanque sin permiso?',
      'tank rusted through, same size goes back in, do I need the building permit even for that',
      'I know no engineer is needed, but is a permit needed for the tank swap',
      'do I really need a town permit, Gorham calls it a minor alteration',
      'septic tank only, replaced in the same hole, building permit yes or no',
      'is the town’s permit still required when the state has approved the plan',
      'permit before we touch the leach field?',
      'can we start digging now and get the permit afterwards',
      'my hauler says a permit is needed for pumping the tank, true?',
      'does emptying the septic tank need a permit',
      'we moved two leach lines without a permit, did we break the law',
      'dug up the drain field and shifted a trench, no permit, is that a violation',
      'contractor here, old cesspool out, new tank and trenches in, can I start while the application is still at code enforcement',
      'start Monday without the permit in hand, allowed?',
      'lid is cracked, do I really need a building permit for a new lid',
      'county health stamped the drawings, do I still have to go to the town for a permit',
      'd-box collapsed, plumber swaps it without telling the town, is that right',
      'septic tank and distribution box replaced in kind, permit required y/n',
      'owner wants to add laterals to the existing field, is a permit required if there is no tank work',
      'agrandar el sistema, ¿hace falta el permiso del pueblo?',
      '¿puedo empezar el trabajo del séptico antes de que llegue el permiso?',
      'is the watershed inspector’s approval enough to put in the new tank or do I need the town permit too',
      'watershed inspector is fine with it, can we go ahead without a town permit',
    ],
  },
  machine,
})
