/** What the towns of New York share: how time is counted. */
import type { Calendar } from '../kit/deadlines.ts'
import { count, plan, roll, stay } from './count.ts'
import { CALENDAR_VERSION } from './holidays.ts'

export { todayInNewYork } from './count.ts'
export { CALENDAR_VERSION, holidayOn, isBusinessDay, publicHolidays } from './holidays.ts'

/** New York's General Construction Law as a calendar. */
export const newYork: Calendar = { name: 'New York', version: CALENDAR_VERSION, count, roll, stay, plan }
