import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// The law does not say that an appeal stops anything. Gorham § 56.801.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/appeal-stay',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The law on file does not say that an appeal stops other times, orders or penalties.',
        text: 'The section on appeals speaks of filing, hearing and decision only. It does not suspend the thirty days to obtain a permit, a stop order, or the separate violation for each week after notification. As a precaution, plan as if they all run on, and ask the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) in writing for more time.',
        cite: [
          'gorham/56.801.1#1',
          'gorham/56.801.2#1',
          'gorham/56.601.2#1',
          'gorham/56.403.3#1',
          'gorham/56.904.1#2',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
  },
})

export const appealStay = procedure({
  id: 'gorham/appeal-stay',
  title: 'Whether an appeal stops other times',
  act: 'go on keeping the other times while the appeal runs',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(appeal|appealing|appealed)',
        '(stop|stops|stay|suspend*|pause*|freeze|hold|meanwhile|while|during|pending|keep working)',
      ],
      ['(apelación|apelar)', '(detiene|suspende|mientras|pausa|para)'],
      [
        '(i have appealed|we have appealed|i appealed|we appealed|appeal is pending|my appeal)',
        '(still have|have to|keep|meanwhile|do i|comply)',
      ],
      ['(appeal|appealed|apelación|apelé)', '(stop|stops|pause|pauses|hold|stay|suspend*|detiene|para)'],
    ],
    not: ['stop work order (be|appealed)', '(last day|deadline to appeal)'],
    examples: [
      'we appealed, may the town fine us each week in the meantime',
      'while our appeal runs can the town go on fining us every week',
      'does the deadline in the notice keep running after I appeal',
      'do fines add up during the appeal',
      'if I appeal, does the thirty day clock for the permit stand still until the board rules',
      'we appealed the order, do we have to go on with the corrective work meanwhile',
      'does filing an appeal pause the weekly fines',
      'does filing an appeal stop the thirty day clock for the permit',
      'can I keep working while my appeal is pending',
      'are fines on hold during the appeal',
      'if I appeal do I still have to get the permit',
      'does an appeal suspend a stop work order',
      'we appealed, can the town still enforce meanwhile',
      'is enforcement frozen till the board decides',
      'appeal pending, do the weekly violations keep adding up',
      'do deadlines pause while we wait for the hearing',
      'stay of enforcement on septic appeal gorham',
      'while the appeal runs may we continue to use the system',
      '¿la apelación detiene el plazo del permiso?',
      '¿se suspenden las multas mientras apelo?',
      'mientras dura la apelación, ¿tengo que cumplir?',
      'I have appealed, do I still have to get the permit in the thirty days',
      'my appeal is pending, must I comply meanwhile',
      'Does my appeal put the 30 days on hold?',
      'If I appeal do I still have to fix it in the meantime?',
      'I filed an appeal of the finding, are my 30 days for the permit on hold',
      'does appealing stop the clock',
      '¿se suspende el plazo mientras se decide la apelación?',
    ],
  },
  machine,
})
