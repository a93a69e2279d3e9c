import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Must the drawing for a replacement be stamped? Huron §§ 7(E)(3)(a)(i) and (ii); the state may ask for more (H-19).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/replacement-stamp',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Building Inspector',
        headline:
          'It is up to the Building Inspector, who may require the stamp; expect to need an architect or engineer.',
        text: "For any replacement of an existing system the Building Inspector may require that the drawing be stamped by a registered architect or professional engineer. With a pumped conventional system, stamped site plans are not required unless he or she asks for them. That is the local rule. The state rules apply as well and may want plans by a design professional; where the two conflict, the more restrictive one prevails. As a precaution, plan on a design professional and ask the Building Inspector and the county or district health department. Local leave does not waive the state's standard.",
        cite: ['huron/7.E.3.a.i#1', 'huron/7.E.3.a.ii#1', 'huron/3#1', 'huron/3#2'],
        duties: [
          {
            actor: 'Building Inspector',
            verdict: 'may',
            action: 'require a stamp on the drawing of any replacement',
            cite: ['huron/7.E.3.a.i#1'],
          },
        ],
      },
    },
  },
})

export const replacementStamp = procedure({
  id: 'huron/replacement-stamp',
  title: 'An engineer’s stamp on a replacement drawing',
  act: 'have the replacement drawing stamped by a registered architect or professional engineer',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      ['replac*|existing|old', 'stamp*|seal*|engineer|architect|pe|certif*'],
      ['stamp*', 'drawing|plan|plans|sketch'],
      ['reempla*|viejo|cambi*', 'ingeniero|arquitecto|sello|firma*'],
    ],
    not: ['(new house|new construction|new home|casa nueva|vacant)'],
    examples: [
      'is an engineers seal needed on the plan for replacing our system',
      'can the inspector demand a stamped drawing for a replacement',
      'PE or architect stamp for a plain replacement?',
      'does the drawing for my replacement septic need an engineers stamp',
      'can the installer draw the replacement plan without a PE',
      'is a professional engineer required to replace an existing system',
      'Inspector told me I need a stamped plan for a replacement. Can he demand that?',
      'do stamped plans apply when it is only a replacement with a pump',
      'who decides if an architect has to sign the replacement drawing',
      'cheap way: draw my own replacement plan no engineer. allowed?',
      'replacing like for like at the cottage, do we have to hire an engineer',
      'my contractor says engineers are only for new builds, not replacements',
      'when can the building inspector ask for a sealed drawing on an existing site',
      'need a PE for complete septic replacement?',
      'no engineer available till fall, may I file an unstamped replacement drawing',
      'does a replacement need certification by a registered architect',
      'site specific plans for pumped replacement, stamp or no stamp',
      '¿El plano para reemplazar el sistema necesita sello de ingeniero?',
      '¿Tengo que contratar a un ingeniero para cambiar mi séptico viejo?',
      'el inspector pide un plano firmado por arquitecto para el reemplazo, ¿puede?',
      'reemplazo del séptico sin ingeniero, ¿se permite?',
      'must a P.E. stamp the drawing when a septic is replaced, my cousin drew his own',
      'does a P.E. have to stamp the drawing of a replacement septic',
      'can I draw it myself or does it have to carry a stamp, it is a replacement',
    ],
  },
  machine,
})
