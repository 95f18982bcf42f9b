/**
 * Lets nothing end because it was idle or waited for seconds: a connection that a program leaves open keeps it for good, and not
 * for the ten seconds of its pool, and a request waits for a connection as long as it takes. Gives back how it was.
 */
export const idleForGood = (): (() => void) => {
  const timer = globalThis.setTimeout
  const longest = 2 ** 31 - 1
  globalThis.setTimeout = Object.assign(
    (work: (...args: unknown[]) => void, milliseconds = 0, ...more: unknown[]) =>
      timer(work, milliseconds >= 5_000 ? longest : milliseconds, ...more),
    timer,
  )
  return () => {
    globalThis.setTimeout = timer
  }
}
