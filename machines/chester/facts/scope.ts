import type { Cite } from '../../../laws/chester/ids.ts'
import type { Fact } from '../../kit/facts.ts'

/** What the law reaches. */
export const scope = {
  systemServed: {
    kind: 'choice',
    label: 'how the wastewater is treated',
    ask: 'How is the wastewater treated: by an on-site system (septic), by a community or public sewer, or by a system under DEC (large flows, surface water, or waste other than domestic sewage)?',
    why: 'The law governs on-site systems. Public sewers are outside it, and some systems are under the state.',
    cite: ['chester/1.020#1', 'chester/1.020#2'],
    choices: { onSite: 'An on-site system (septic)', sewer: 'A community or public sewer', dec: 'A system under DEC' },
    words: {
      onSite: [
        'cesspool|cesspools|cesspit',
        'fosa séptica|fosa',
        'pozo negro',
        '(my|our|own|a) septic',
        'septic (system|tank)',
        'on site',
        'onsite|leach*|outhouse|privy',
        '(séptico|tanque|letrina)',
      ],
      sewer: [
        '(drenaje|desagüe) (público|municipal|de la ciudad|del pueblo)',
        '(pay|paying|get|have) (a|the|our)? sewer (bill|bills|rent|charge)',
        'public sewer',
        'town sewer',
        '(public|town|community|municipal|village) sewer',
        'sewer district',
        '(hooked|connected|on) .. sewer',
        'alcantarillado|cloaca',
      ],
      dec: ['dec|spdes', 'surface water', 'industrial', '(1,000|1000|thousand) .. gallons'],
    },
    doubts: {
      sewer: [
        '(neighbor*|vecin*)',
        '(next year|planned|proposed|someday|will be|soon|coming)',
        '(on|have|use) (a|our)? septic',
        '(but now|for now|por ahora|el próximo año)',
      ],
    },
  },
} as const satisfies Record<string, Fact<Cite>>
