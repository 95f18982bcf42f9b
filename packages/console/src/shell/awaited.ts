import { useEffect } from "react"

/** What of the page is under way and somebody waits for. */
const awaited = new Set<symbol>()

export const isAnythingAwaited = (): boolean => awaited.size > 0

/** While something that is shown is under way, what moved is asked for sooner. */
export const useAwaited = (isUnderWay: boolean): void =>
  useEffect(() => {
    if (!isUnderWay) return undefined
    const one = Symbol("under way")
    awaited.add(one)
    return () => void awaited.delete(one)
  }, [isUnderWay])
