import { useCallback, useState } from "react"

export interface Proof {
  readonly isAsked: boolean
  readonly onEnd: (isProven: boolean) => void
}

/** Connects the requests for a proof of identity with the dialog that asks the person. */
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
