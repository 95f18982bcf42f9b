// Ends only what hangs: longer than anything takes on a machine that is busy with other things.
export const patienceMs = 120_000

/** Reads again and again until the value is as wanted; what never comes fails and shows the last value. */
export const until = async <A>(read: () => Promise<A> | A, wanted: (value: A) => boolean): Promise<A> => {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const value = await read()
    if (wanted(value)) return value
    if (Date.now() > deadline) throw new Error(`still not so after ${patienceMs} ms: ${JSON.stringify(value)}`)
    await new Promise((resume) => setTimeout(resume, 20))
  }
}
