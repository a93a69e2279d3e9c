import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// The written notice after a denial. Gorham § 56.402(3).
const facts = pick(all, 'deniedOn', 'denialNoticeOn')

const deadlines = {
  notice: {
    label: 'Written notice of denial to the applicant',
    actor: 'authority having jurisdiction',
    within: '7 working days',
    after: 'deniedOn',
    met: 'denialNoticeOn',
    cite: 'gorham/56.402.3#1',
    note: 'The law does not say what a working day is. It is assumed to be Monday to Friday without public holidays. Where the town’s office works on a public holiday, such as Lincoln’s Birthday or Election Day, the time ends sooner: plan on the earlier day.',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'gorham/denial-notice',
  initial: 'denied',
  states: {
    denied: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A written notice of denial with the reasons in detail is due {notice}.',
        text: 'When the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) denies an application, the applicant must be furnished with a written notice of denial that sets forth the reason in detail, within seven working days after the denial. The time to appeal runs from the denial itself, not from the notice.',
        cite: ['gorham/56.402.3#1', 'gorham/56.801.1#1', 'gorham/56.201.authority-having-jurisdiction#1'],
        due: ['notice'],
        duties: [
          {
            actor:
              'authority having jurisdiction (Code Enforcement Officer, Health Officer, Watershed Inspector or another designated official)',
            verdict: 'must',
            action: 'furnish a written notice of denial with the reason in detail',
            deadline: 'notice',
            cite: ['gorham/56.402.3#1'],
          },
        ],
      },
      on: { deniedOn: 'running', denialNoticeOn: 'furnished' },
    },
    running: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The written notice of denial with the reasons is due {notice}.',
        text: 'The authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) must furnish the applicant with a written notice of denial that sets forth the reason in detail, within seven working days after the denial. Being told at the counter is not enough. The time to appeal runs from the denial itself, not from the notice.',
        cite: ['gorham/56.402.3#1', 'gorham/56.801.1#1', 'gorham/56.201.authority-having-jurisdiction#1'],
        due: ['notice'],
        duties: [
          {
            actor:
              'authority having jurisdiction (Code Enforcement Officer, Health Officer, Watershed Inspector or another designated official)',
            verdict: 'must',
            action: 'furnish a written notice of denial with the reason in detail',
            deadline: 'notice',
            cite: ['gorham/56.402.3#1'],
          },
        ],
      },
      on: { denialNoticeOn: [{ guard: 'noticeInTime', target: 'inTime' }, 'late'] },
    },
    furnished: { on: { deniedOn: [{ guard: 'noticeInTime', target: 'inTime' }, 'late'] } },
    inTime: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The written notice came in time: it was due {notice}.',
        text: 'The notice must be in writing and set forth the reason for the denial in detail. An appeal of the denial goes to the Clerk and must be instituted within thirty days of the denial.',
        cite: ['gorham/56.402.3#1', 'gorham/56.801.1#1'],
        also: ['notice'],
      },
    },
    late: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The written notice came late: it was due {notice}.',
        text: 'The notice of denial was due within seven working days after the denial. The text does not say what follows from a late notice; it does not say that the application counts as approved. An omission can be appealed to the Clerk of the local governing body.',
        cite: ['gorham/56.402.3#1', 'gorham/56.801.1#1'],
        also: ['notice'],
      },
    },
  },
})

export const denialNotice = procedure({
  id: 'gorham/denial-notice',
  title: 'Written notice of a denial',
  act: 'give the applicant a written notice of denial',
  kind: 'case',
  facts,
  deadlines,
  values,
  order: ['deniedOn', 'denialNoticeOn'],
  words: {
    asks: [
      [
        '(denied|refused|turned down|rejected|disapproved|said no)',
        '(reasons|reason|in writing|written|on paper|explanation|letter)',
      ],
      ['(negó|negaron|rechazaron|rechazó)', '(por escrito|razones|motivos|último día)'],
      [
        '(denied|denial|turned down|rejected|deny|disapproved|refused)',
        '(writing|written|letter|notice|paper|reason|reasons|explain)',
      ],
      ['(denied|turned down|rejected)', '(application|permit)', '(days|when|deadline|last day)'],
      ['(negó|negaron|rechaz*|negad*)', '(escrito|carta|aviso|razones|días)'],
      ['(told me no|denied|turned down|said no)', '(letter|writing|reasons|written)'],
    ],
    not: ['appeal the', 'variance'],
    examples: [
      'el oficial me negó el permiso en persona, ¿hasta qué día tiene para darme las razones por escrito?',
      'The town refused our septic permit on a Friday and only said it out loud. How many days till they must give us the reasons on paper, last day?',
      'My application was turned down November 3. By what day do I get the written explanation, there are holidays in between',
      '(staff) denied an OWTS application 6/15, what is the drop dead date for the denial letter',
      'permit application disapproved last Thursday, still no letter. when is it late',
      'how long does the office have to put its reasons for refusing in writing',
      'Me rechazaron la solicitud del permiso el lunes, ¿hasta qué día tienen para darme las razones por escrito?',
      'they told me at the window my permit is denied, seven working days from when for the notice',
      'code officer turned me down for a septic permit and gave no reasons, when do I get them in writing',
      'how many days to send a written notice of denial',
      'application denied Friday, when is the letter due',
      'do they have to explain in writing why my permit was refused',
      '(staff) we denied an application on the 9th, last day for the written denial?',
      'notice of denial came three weeks later, was it late',
      'is a verbal no enough or must the denial be on paper',
      'seven working days from what, the decision or the application',
      'rejected over the phone, nothing in the mail since',
      'what has to be in the denial notice',
      'town said no to our permit last week, do we get a letter',
      'does a holiday count in the working days for a denial notice',
      'permit refused on Feb 6, by when must they write to us',
      'me negaron el permiso, ¿cuándo me deben dar las razones por escrito?',
      'rechazaron la solicitud y no hay carta, ¿cuántos días tienen?',
      '¿la negativa del permiso tiene que ser por escrito?',
      'They denied my permit May 4. When do I get the reasons in writing?',
      "They just told me no over the phone. Don't they owe me a letter?",
      'they turned my application down, when do I get the reasons on paper',
      '¿me tienen que explicar por escrito por qué negaron el permiso?',
      'rechazaron mi solicitud hace una semana y no me ha llegado la carta',
    ],
  },
  machine,
})
