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
        'gift*|giving (it|the|my|our)|give (it|the|my|our|him|her)|donat*|for free|no money',
        'regal*|donar|donación',
      ],
      deed: [
        '(into|to|in) (a|the|our|my|family|living)? (trust|llc|company|partnership)',
        '(add*|remov*|put*|tak*) .. (name|wife|husband|spouse|son|daughter|deed|title)',
        '(deed*|sign*) (it|over|the|our|my|him|her)',
        'quitclaim|quit claim',
        'transfer*|convey*',
        '(fideicomiso|traspas*|escritura)',
      ],
      inheritance: [
        'inherit*|estate|executor|probate|passed away|died|will|deceased',
        'hered*|herencia|falleci*|murió',
      ],
      none: [
        'refinanc*|refi|mortgage (renewal)?|home equity|heloc',
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
        '(only|just) (the|a|an)? (engineer|pe|zoning administrator|administrator)',
        '(engineer|pe) (has|have)? (inspected|did|dug|looked|was|came|passed|checked|signed|stamped)',
        '(zoning administrator|administrator) (has|have)? (inspected|did|looked|came|was|checked)',
        "(no|without|skipped|didn't|wouldn't|refus*) .. test pit",
        '(sin|solo) .. (ingeniero|calicata|pozo de prueba)',
      ],
      nobody: [
        'never (been)? inspected',
        "(not|hasn't|haven't|wasn't) (been)? inspected",
        'no inspection (yet|has|was|done|ever)',
        'nobody .. inspected',
        'nunca .. inspeccion*|sin inspección',
      ],
      both: [
        'both (inspected|came|looked|did|were|signed|the engineer and|the pe and)',
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
