/** The form by which a conversation is sent to the town, without a script. */
import type { Language } from '../../machines/kit/language.ts'
import { day } from '../../machines/kit/say.ts'
import type { Problem } from '../contract.ts'
import type { Telling } from './reply.tsx'

/** What `GET /api/conversations/:id/handover` tells. */
export interface Handover {
  readonly language: Language
  readonly contact: string
  readonly consent: string
  readonly requests: readonly { readonly at: string }[]
}

interface HandoverProps {
  readonly telling: Telling
  readonly terms: Handover
  readonly action: string
  /** Where the conversation goes on. */
  readonly back: string
  readonly id: string
  readonly token: string
  /** What was filled in before and could not be taken. */
  readonly given: Readonly<Record<string, string>>
  readonly errors: NonNullable<Problem['errors']>
  /** What the service said once it was sent. */
  readonly sent: string | null
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export const HandoverForm = ({ telling, terms, action, back, id, token, given, errors, sent }: HandoverProps) => {
  const { language, words } = telling
  const said = words.answer.handover
  const wrong = (name: string): string | undefined => errors.find(({ path }) => path === name)?.message
  const general = errors.filter(({ path }) => !['name', 'email', 'phone', 'message', 'consent'].includes(path))
  const last = terms.requests.at(-1)
  const described = (name: string) =>
    wrong(name) === undefined ? {} : { 'aria-invalid': 'true' as const, 'aria-describedby': `${name}-error` }
  const Wrong = ({ name }: { name: string }) =>
    wrong(name) === undefined ? null : (
      <p class="error" id={`${name}-error`}>
        {capital(wrong(name) ?? '')}
      </p>
    )
  const goBack = (
    <form method="post" action={back}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="show" value="yes" />
      <button type="submit" class="choice">
        {words.pages.toConversation}
      </button>
    </form>
  )
  if (sent !== null)
    return (
      <>
        <h1>{said.title}</h1>
        <p class="note" role="status">
          {sent}
        </p>
        {goBack}
      </>
    )
  return (
    <>
      <h1>{said.title}</h1>
      <p class="lead">{said.lead(terms.contact)}</p>
      {last === undefined ? null : <p class="note">{said.sentBefore(day(last.at.slice(0, 10), language))}</p>}
      {general.map(({ message }) => (
        <p class="error" role="alert">
          {message}
        </p>
      ))}
      <form class="pick" method="post" action={action}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="key" value={`${id}-${terms.requests.length}`} />
        <p>
          <label for="name">{said.name}</label>
          <input
            id="name"
            type="text"
            name="name"
            maxlength={200}
            autocomplete="name"
            value={given.name}
            {...described('name')}
          />
        </p>
        <Wrong name="name" />
        <p>
          <label for="email">{said.email}</label>
          <input
            id="email"
            type="email"
            name="email"
            maxlength={254}
            autocomplete="email"
            value={given.email}
            {...described('email')}
          />
        </p>
        <Wrong name="email" />
        <p>
          <label for="phone">{said.phone}</label>
          <input
            id="phone"
            type="tel"
            name="phone"
            maxlength={40}
            autocomplete="tel"
            value={given.phone}
            {...described('phone')}
          />
        </p>
        <Wrong name="phone" />
        <p>
          <label for="message">{said.message}</label>
          <textarea id="message" name="message" maxlength={4000} {...described('message')}>
            {`\n${given.message ?? ''}`}
          </textarea>
        </p>
        <Wrong name="message" />
        <p class="option">
          <input id="consent" type="checkbox" name="consent" value={terms.consent} {...described('consent')} />
          <label for="consent">{terms.consent}</label>
        </p>
        <Wrong name="consent" />
        <div class="row">
          <button type="submit">{said.send}</button>
        </div>
      </form>
      {goBack}
    </>
  )
}
