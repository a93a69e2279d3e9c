/** What the browser keeps, by name. What it refuses to keep, this page remembers by itself. */

const own = new Map<string, string>()

const local = <T>(use: (store: Storage) => T): T | null => {
  try {
    return use(localStorage)
  } catch {
    return null
  }
}

export const stored = {
  get: (name: string): string | null => own.get(name) ?? local((store) => store.getItem(name)),
  set: (name: string, text: string): void => {
    const taken = local((store) => {
      store.setItem(name, text)
      return true
    })
    if (taken === true) own.delete(name)
    else own.set(name, text)
  },
  remove: (name: string): void => {
    own.delete(name)
    local((store) => store.removeItem(name))
  },
  /** The names that begin so, in their order. */
  keys: (begin: string): string[] =>
    [...new Set([...own.keys(), ...(local((store) => Object.keys(store)) ?? [])])]
      .filter((name) => name.startsWith(begin))
      .sort(),
}
