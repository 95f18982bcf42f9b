import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { call } from "../api/call.ts"
import { isRefusal, sentencesOf } from "../api/refused.ts"
import { useEntity } from "./entity.ts"

export interface Refusal<Row> {
  readonly row: Row
  readonly sentences: readonly string[]
}

/** The progress of posting some drafts. */
export interface Posting<Row> {
  readonly total: number
  readonly posted: number
  readonly refused: readonly Refusal<Row>[]
  readonly isRunning: boolean
}

/** Posts drafts one after the other; each at most once, even when it is requested repeatedly. */
export const usePosting = <Row extends { readonly id: string }>(
  path: "/Invoices/{id}/post" | "/Payments/{id}/Post",
) => {
  const legalEntity = useEntity()
  const client = useQueryClient()
  const [posting, setPosting] = useState<Posting<Row>>()
  const isStopped = useRef(false)
  const keys = useRef(new Map<string, string>())
  const begin = async (rows: readonly Row[]) => {
    isStopped.current = false
    let state: Posting<Row> = { total: rows.length, posted: 0, refused: [], isRunning: true }
    setPosting(state)
    for (const row of rows) {
      if (isStopped.current) break
      const once = keys.current.get(row.id) ?? crypto.randomUUID()
      keys.current.set(row.id, once)
      try {
        await call("post", path, { path: { id: row.id }, legalEntity, once })
        state = { ...state, posted: state.posted + 1 }
      } catch (error) {
        // After a lost answer the same key is used again, so that the draft is posted once. A refusal is stored under
        // its key, so the next attempt needs a new one.
        if (isRefusal(error)) keys.current.delete(row.id)
        state = { ...state, refused: [...state.refused, { row, sentences: sentencesOf(error) }] }
      }
      setPosting(state)
    }
    setPosting({ ...state, isRunning: false })
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === legalEntity })
  }
  return {
    posting,
    begin,
    /** Stops after the current draft. */
    stop: () => {
      isStopped.current = true
    },
    clear: () => setPosting(undefined),
  }
}
