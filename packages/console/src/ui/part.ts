import { useEffect, useState } from "react"

/** A part of a page that is loaded when somebody is about to need it: nothing waits for it before. */
export interface Part<P> {
  /** Loads it, once. */
  readonly load: () => Promise<P>
  /** The part, once it is there; loads it while it is wanted. */
  readonly use: (isWanted: boolean) => P | undefined
}

export const makePart = <P>(from: () => Promise<P>): Part<P> => {
  let part: P | undefined
  let loading: Promise<P> | undefined
  const load = () => {
    loading ??= from().then(
      (loaded) => (part = loaded),
      (error: unknown) => {
        // Without a connection now: whoever wants it next tries again.
        loading = undefined
        throw error
      },
    )
    return loading
  }
  const useIt = (isWanted: boolean) => {
    const [, show] = useState(0)
    useEffect(() => {
      if (isWanted && part === undefined)
        load().then(
          () => show((count) => count + 1),
          () => undefined,
        )
    }, [isWanted])
    return part
  }
  return { load, use: useIt }
}
