import type { Cite } from '../../../laws/huron/ids.ts'
import type { Fact } from '../../kit/facts.ts'

/** What failed, how it was found and what is to happen next. */
export const failure = {
  rawSewage: {
    kind: 'yes-no',
    label: 'whether raw sewage is discharged',
    says: [
      'raw sewage discharges directly to the surface or to surface water',
      'no raw sewage discharges to the surface or to surface water',
    ],
    ask: 'Is raw sewage discharging directly to the surface of the ground or to surface water (a lake, bay, creek or ditch)?',
    why: 'Such a discharge has to be stopped at once, whatever time the law gives for the rest.',
    cite: ['huron/8.D.1.c#3', 'huron/8.D.2.c#3'],
    words: {
      yes: [
        '(raw)? sewage .. (running|flowing|going|coming|pouring|leaking|draining|discharging|spilling|oozing|pooling|surfacing) ',
        '(raw|black|untreated) (sewage|water|waste) .. (yard|lawn|bay|lake|creek|ditch|ground|surface|grass|bank)',
        '(sewage|waste|poop|effluent) .. (into|onto|down to|over|across|on top of) .. (bay|lake|creek|ditch|ground|lawn|yard|grass|surface|bank|beach)',
        '(direct|raw) discharge',
        '(pipe|outlet) .. (straight|directly) .. (into|to) .. (bay|lake|creek|ditch|water)',
        'aguas negras .. (patio|lago|bahía|arroyo|superficie|zanja)',
        '(salen|corren|sale) .. aguas negras',
      ],
      no: [
        'nothing .. (coming up|going to|going into|on the grass|on the surface|on the lawn|on the ground)',
        '(no|any|without) .. (discharge|sewage) .. (surface|ground|lawn|yard|creek|bay|lake|anywhere)?',
        '(no|any) (raw)? sewage',
        'sin descarga',
        'no (sale|salen|hay) .. aguas negras',
      ],
    },
  },
  repeatedFailure: {
    kind: 'yes-no',
    label: 'whether the failure is a repeated one',
    says: [
      'an earlier inspection already found the system failed',
      'this is the first inspection that found the system failed',
    ],
    ask: 'Did an earlier inspection already find this system failed, so that this is a repeated failure?',
    why: 'A repeated failure found in a later inspection has a much shorter time.',
    cite: ['huron/8.D.2.c#2', 'huron/8.D.1.c#2'],
    words: {
      yes: [
        'failed (it)? (again|twice|once more|a second time)',
        '(second|2nd|third|3rd|repeat|repeated|another) (fail|failure|failed|time)',
        '(again|already) failed',
        'still (failing|failed|fails)',
        'failed .. (before|last time|previously)',
        '(volvió|volvimos) a (fallar|reprobar)',
        '(falló|reprobó) (otra vez|de nuevo)',
        '(segunda|otra) (falla|vez)',
      ],
      no: [
        '(first|1st) (time|failure|fail)',
        'first .. inspection',
        '(never|not|no) (failed|failures|failure) (before|earlier|previously)?',
        '(passed|fine) (before|last time|every time)',
        'primera (vez|falla|inspección)',
        'nunca (había|ha)? (fallado|reprobado)',
      ],
    },
  },
  failureFoundBy: {
    kind: 'choice',
    label: 'how the failure was found',
    ask: 'How was the failure found: in a periodic inspection, in an inspection for a transfer, or after a complaint?',
    why: 'The two years belong to periodic inspections; after a complaint the Building Inspector’s order sets the time.',
    cite: ['huron/8.D.2.c#1', 'huron/8.G#1', 'huron/9.B#3'],
    choices: {
      periodic: 'In a periodic inspection',
      transfer: 'In an inspection for a sale or other transfer',
      complaint: 'After a complaint, or by an order of the Building Inspector',
    },
    words: {
      periodic: [
        '(periodic|routine|regular|scheduled) .. (inspection|check|test)',
        '(five|5) (year|yr) (inspection|check|test)',
        'along with .. fire .. (insp|inspection)',
        'inspección (periódica|de rutina)',
      ],
      transfer: [
        '(sale|transfer|presale|closing|buyer*) .. (inspection|inspected|test)',
        '(failed|flunked) .. (for|before|during) .. (sale|closing|transfer)',
        'inspección .. (venta|traspaso)',
      ],
      complaint: [
        '(someone|somebody|neighbor|neighbour|they) .. (complained|reported|called)',
        '(after|from|because of) .. complaint',
        '(got|received|written|has) .. order',
        '(ordered|order) .. (to|me|us)',
        '(queja|denuncia|orden por escrito)',
      ],
    },
  },
  beforeWhat: {
    kind: 'choice',
    label: 'what is to happen before the system is fixed',
    ask: 'Is the property to be sold or otherwise transferred before the system is fixed, is an empty building to be occupied again, is it a seasonal place that opens each year, or are the people who live there simply staying?',
    why: 'A failed system has to be brought into compliance before a transfer of ownership or re-occupation of the structure.',
    cite: 'huron/8.G#1',
    choices: {
      transfer: 'A sale, gift or other transfer of ownership',
      reoccupation: 'An empty building is to be occupied again',
      seasonal: 'A seasonal place opens again for the season',
      staying: 'Neither: the people who live there are staying',
    },
    words: {
      transfer: [
        'sell|selling|sold|sale|seller|buyer|buyers|closing|deed|deeding|listing|escrow|purchaser',
        '(close|closes) (on|in|next|this|friday|monday|by)',
        '(transfer|transferring|gift|giving it to|inherit*)',
        'vender|vendo|venta|cierre|escritura|comprador|traspasar|traspaso',
      ],
      reoccupation: [
        '(new|next|another) (tenant|tenants|renter|renters|family)',
        '(rent|renting|lease|leasing) .. (out|again|it|to)',
        '(move back in|moving back in|moving in|move in)',
        '(vacant|unoccupied)',
        '(empty|abandoned) (house|home|building|place|cottage|apartment|unit|since|for)',
        '(house|home|building|place|cottage|apartment|unit) .. (empty|abandoned)',
        '(reoccupy|re occupy|occupy again|reoccupation)',
        'inquilino*|alquilar|desocupad*|mudarse',
        '(casa|cabaña) .. vacía',
        'volver a (vivir|ocupar)',
      ],
      seasonal: [
        '(seasonal|summer place|summer camp|summer cottage|summer home|summers only)',
        '(open|opening) .. (camp|cottage|cabin|place) .. (spring|may|june|summer|season)',
        '(open|opens|opening|reopen*) ... (spring|may|june|july|summer|season)',
        'every (spring|summer|may|june|july|season)',
        'only (there|here|use it) .. summer',
        '(temporada|solo verano|solo en verano)',
      ],
      staying: [
        '(staying|stay) (put|here|in)',
        '(not|no) (selling|moving|going anywhere|plans to sell)',
        '(nobody|no one) .. moving (out|in)',
        '(live|living) (here|there) (year round|now|full time)',
        'year round (home|house)',
        '(seguimos|vivimos|nos quedamos) (aquí|en)',
        'no (vendemos|vendo|pienso vender)',
      ],
    },
  },
} as const satisfies Record<string, Fact<Cite>>
