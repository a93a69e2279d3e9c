/** Leaves a server that keeps failing alone for a while, so that nobody waits for it. */
export interface Breaker {
  /** Whether a call may be made; after a pause one is, to see whether the server is back. */
  mayCall(): boolean
  succeeded(): void
  failed(): void
}

/** So many failures on end, and the server is left alone. */
const FAILURES = 5
/** In milliseconds; doubled each time the server is tried in vain. */
const FIRST_PAUSE = 30_000
const LONGEST_PAUSE = 600_000

/** @param now milliseconds, from any beginning, never going back */
export const breaker = (now: () => number): Breaker => {
  let failures = 0
  let pause = FIRST_PAUSE
  let until = 0
  return {
    mayCall: () => {
      if (failures < FAILURES) return true
      if (now() < until) return false
      // One call tries the server; until it has come back no other does.
      until = now() + pause
      return true
    },
    succeeded: () => {
      failures = 0
      pause = FIRST_PAUSE
    },
    failed: () => {
      failures++
      if (failures < FAILURES) return
      until = now() + pause
      pause = Math.min(LONGEST_PAUSE, pause * 2)
    },
  }
}
