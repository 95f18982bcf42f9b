import { useEffect, useState } from "react"

/** Code of a page that is loaded just before it is needed; nothing waits for it earlier. */
export interface Part<P> {
  /** Loads the code, once. */
  readonly load: () => Promise<P>
  /** Returns the code when it is loaded; loads it while it is wanted. */
  readonly use: (isWanted: boolean) => P | undefined
}

export const makePart = <P>(from: () => Promise<P>): Part<P> => {
  let part: P | undefined
  let loading: Promise<P> | undefined
  const load = () => {
    loading ??= from().then(
      (loaded) => (part = loaded),
      (error: unknown) => {
        // There is no connection now, so the next use tries again.
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
