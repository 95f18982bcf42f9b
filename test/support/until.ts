// A time limit that only ends tests that hang. It is longer than any step takes on a busy machine.
export const patienceMs = 240_000

/** Reads repeatedly until the value is as wanted. When that never happens, fails and shows the last value. */
export const until = async <A>(read: () => Promise<A> | A, wanted: (value: A) => boolean): Promise<A> => {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const value = await read()
    if (wanted(value)) return value
    if (Date.now() > deadline) throw new Error(`still not so after ${patienceMs} ms: ${JSON.stringify(value)}`)
    await new Promise((resume) => setTimeout(resume, 20))
  }
}
