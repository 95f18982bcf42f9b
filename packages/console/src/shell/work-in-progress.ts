import { useEffect } from "react"

/** Work in progress on the page that the person is waiting for. */
const awaited = new Set<symbol>()

export const isWorkInProgress = (): boolean => awaited.size > 0

/** While shown work is in progress, changes are polled more often. */
export const useWorkInProgress = (isUnderWay: boolean): void =>
  useEffect(() => {
    if (!isUnderWay) return undefined
    const one = Symbol("under way")
    awaited.add(one)
    return () => void awaited.delete(one)
  }, [isUnderWay])
