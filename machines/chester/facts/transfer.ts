import type { Cite } from '../../../laws/chester/ids.ts'
import type { Fact } from '../../kit/facts.ts'

/** Sales and other transfers of property. */
export const transfer = {
  transferKind: {
    kind: 'choice',
    label: 'what happens to the property',
    ask: 'What happens to the property: a sale, a gift, another transfer of the deed (to a trust, company, spouse or relative), an inheritance by death, or no transfer (a refinance or a rental)?',
    why: 'The inspection is asked for before a sale, gift or transfer.',
    cite: 'chester/4.010#2',
    choices: {
      sale: 'A sale',
      gift: 'A gift',
      deed: 'Another transfer of the deed',
      inheritance: 'An inheritance',
      none: 'No transfer: a refinance or a rental',
    },
    words: {
      sale: [
        'sell|selling|sale|sold|sells|seller|buyer|buying|closing|listing|realtor|purchase|purchas*',
        'vend*|venta|compr*|cierre',
      ],
      gift: [
        'giving (it|the|my|our)',
        'give (it|the|my|our|him|her)',
        'for free',
        'no money',
        'gift*|donat*',
        'regal*|donar|donación',
      ],
      deed: [
        '(into|to|in) (a|the|our|my|family|living)? (trust|llc|company|partnership)',
        '(add*|remov*|put*|tak*) .. (name|wife|husband|spouse|son|daughter|deed|title)',
        '(deed*|sign*) (it|over|the|our|my|him|her)',
        'quit claim',
        'quitclaim',
        'transfer*|convey*',
        '(fideicomiso|traspas*|escritura)',
      ],
      inheritance: [
        'passed away',
        'inherit*|estate|executor|probate|died|will|deceased',
        'hered*|herencia|falleci*|murió',
      ],
      none: [
        'mortgage (renewal)?',
        'home equity',
        'refinanc*|refi|heloc',
        'rent*|lease|tenant*|airbnb|leasing',
        "(not|aren't|isn't|never) (sell*|selling|for sale|transfer*)",
        'refinanci*|hipoteca|alquil*|rentar',
      ],
    },
  },
  inspectedBy: {
    kind: 'choice',
    label: 'the inspection made',
    ask: 'Who has inspected the system for this transfer, with a test pit in the leach field: both a licensed professional engineer and the Town Zoning Administrator; not both, or without a test pit; nobody; or both, but for an earlier transfer or another reason?',
    why: 'The law asks for both inspectors and for a test pit in the leach field.',
    cite: ['chester/4.010#2', 'chester/4.010#3'],
    choices: {
      open: 'Not both, or no test pit',
      nobody: 'Nobody',
      both: 'Both, for this transfer, with a test pit',
      earlier: 'Both, but for an earlier transfer or another reason',
    },
    words: {
      open: [
        '(only|just) (the|a|an)? .. (engineer|pe|zoning administrator|administrator)',
        '(engineer|pe) (has|have)? (inspected|looked|passed|checked|stamped)',
        'not both',
        'one of (them|the two)',
        "(no|without|skipped|didn't|wouldn't|refus*) .. test pit",
        '(sin|solo) .. (ingeniero|calicata|pozo de prueba)',
      ],
      nobody: [
        'nobody|neither|nadie|ninguno',
        'no one',
        'not yet',
        'todavía no',
        'never (been)? inspected',
        "(not|hasn't|haven't|wasn't) (been)? inspected",
        'no inspection (yet|has|was|done|ever)',
        'nobody .. inspected',
        'nunca .. inspeccion*',
        'sin inspección',
      ],
      both: [
        'both (inspected|came|looked|did|were|signed|have|had|here|went|of them)',
        'both .. (this|the) (sale|transfer|closing)',
        'both the (engineer|pe) and',
        '(engineer|pe) and .. (zoning administrator|administrator) (both|have|did|inspected|came|already|were|was)',
        'ambos .. inspeccion*',
      ],
      earlier: [
        '(inspected|inspection) .. (years ago|when we bought|last sale|previous sale|earlier sale|prior sale|before we bought)',
        '(inspeccion*) .. (hace .. años|cuando compr*)',
      ],
    },
  },
} as const satisfies Record<string, Fact<Cite>>
