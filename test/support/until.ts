/** Reads again and again until the value is as wanted; after the time is up it fails and shows the last value. */
export const until = async <A>(
  read: () => Promise<A> | A,
  wanted: (value: A) => boolean,
  timeoutMs = 60_000,
): Promise<A> => {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const value = await read()
    if (wanted(value)) return value
    if (performance.now() > deadline) throw new Error(`still not so after ${timeoutMs} ms: ${JSON.stringify(value)}`)
    await new Promise((resume) => setTimeout(resume, 20))
  }
}

export const sleep = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms))
