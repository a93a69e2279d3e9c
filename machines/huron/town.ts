import { law } from '../../laws/huron/ids.ts'
import type { Town } from '../kit/town.ts'
import { newYork } from '../ny/index.ts'
import { facts } from './facts/index.ts'
import { transferInspection } from './transfer-inspection.ts'

export const town: Town = {
  id: 'huron',
  name: 'Town of Huron',
  county: 'Wayne County',
  aliases: ['huron'],
  law,
  calendar: newYork,
  facts,
  procedures: [transferInspection],
  contact: 'Town of Huron Building Inspector or Septic Inspector, through the Town Clerk’s office',
  notice: 'It rests on the Septic Law as amended in 2002; ask the Town Clerk whether it has been amended since.',
  subject: [
    'septic|sewage|wastewater|leach*|cesspool|effluent|séptic*|aguas negras|drenaje',
    'holding tank|tank|tanque',
    'perc|perk|percolation|dye test',
  ],
}
