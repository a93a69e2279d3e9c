/** Ids and tokens, by Web Crypto alone, so that they are made the same way on every runtime. */

/** A random name that fits into a URL: `bytes` bytes from the system's generator, base64url. */
export const randomName = (bytes: number): string => {
  const made = crypto.getRandomValues(new Uint8Array(bytes))
  return btoa(String.fromCharCode(...made))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}

/** SHA-256 of a token, in hex: the only form in which a token is kept. */
export const hashOf = async (token: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
