/**
 * Which sites may show a town's assistant. A town with a list: those sites, and the service's own pages. A town without one:
 * any site may ask through the API, since nothing behind it is secret and no cookie is sent; but only the service itself, and
 * sites on the same machine for trying it out, may show it in a frame.
 */

/** By town, the origins of the sites: `https://town.example`; `*` stands for every site. */
export type Sites = Readonly<Record<string, readonly string[]>>

const listed = (sites: Sites, town: string): readonly string[] | undefined =>
  Object.hasOwn(sites, town) ? sites[town] : undefined

/** The sources that a policy's `frame-ancestors` names for a town. */
export const framers = (sites: Sites, town: string): string => {
  const own = listed(sites, town)
  if (own === undefined) return "'self' http://localhost:* http://127.0.0.1:*"
  return own.includes('*') ? '*' : ["'self'", ...own].join(' ')
}

/**
 * True where a page of that origin may ask about a town.
 *
 * @param origin as the browser tells it; undefined: no page of another site asks
 * @param host the host that the request was sent to, whose own pages may always ask
 */
export const mayAsk = (sites: Sites, town: string, origin: string | undefined, host: string | undefined): boolean => {
  const own = listed(sites, town)
  if (own === undefined || origin === undefined || own.includes('*') || own.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
