/** What a person may want of the conversation itself, whatever it is about. */
export type Intent = 'start-over' | 'why' | 'person'

const SAYINGS: readonly (readonly [Intent, RegExp])[] = [
  [
    'start-over',
    /^\W*(let'?s )?(start over|start again|begin again|new question|reset|empezar de nuevo|volver a empezar|comenzar de nuevo)\W*$/i,
  ],
  ['why', /^\W*(why|why do you (ask|need|want)|what for|por qu[eé]|para qu[eé])\b[^.]{0,40}$/i],
  [
    'person',
    /^\W*(can i |let me |i want to |i need to |quiero |puedo )?(talk|speak|hablar)( to| with| con)? (a |an |somebody|someone|una? )?(real )?(person|human|somebody|someone|persona|alguien)\b/i,
  ],
]

/** The intent a message has as a whole; `null` where it is about the matter itself. */
export const intentOf = (text: string): Intent | null => SAYINGS.find(([, saying]) => saying.test(text))?.[0] ?? null
