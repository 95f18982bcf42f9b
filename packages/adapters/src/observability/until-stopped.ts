/** Resolves with the first signal that asks the process to stop. A second signal ends the process at once. */
export const untilStopped = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    let asked = false
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.on(signal, () => {
        if (asked) process.exit(130)
        asked = true
        resolve(signal)
      })
    }
  })
