/**
 * Makes timers of five seconds or more never fire. An idle connection then stays open instead of closing after the
 * pool's ten seconds, and a request waits for a connection without limit. Returns a function that restores the timers.
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
