import { useCallback, useState } from "react"

export interface Proof {
  readonly isAsked: boolean
  readonly onEnd: (isProven: boolean) => void
}

/** What asks for a proof, and what it answers; the dialog shows the question. */
export const useProof = () => {
  const [end, setEnd] = useState<(isProven: boolean) => void>()
  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        setEnd(() => (isProven: boolean) => {
          setEnd(undefined)
          resolve(isProven)
        })
      }),
    [],
  )
  return { ask, proof: { isAsked: end !== undefined, onEnd: end ?? (() => {}) } satisfies Proof }
}
