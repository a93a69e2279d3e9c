/** What the words need to know of an answer. */
import type { TurnRecord } from '../../contract.ts'

type Reply = TurnRecord['reply']
export type Answer = Extract<Reply, { kind: 'answer' }>
export type Question = Extract<Reply, { kind: 'question' }>
export type Verdict = NonNullable<Answer['verdict']>
export type Unit = Extract<NonNullable<Question['input']>, { type: 'number' }>['unit']
