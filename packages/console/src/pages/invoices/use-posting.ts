import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { call } from "../../api/call.ts"
import { isRefusal, sentencesOf } from "../../api/refused.ts"
import { useEntity } from "../../shell/entity.ts"
import type { Invoice } from "./invoice-columns.tsx"

export interface Refusal {
  readonly invoice: Invoice
  readonly sentences: readonly string[]
}

/** The progress of posting some invoices. */
export interface Posting {
  readonly total: number
  readonly posted: number
  readonly refused: readonly Refusal[]
  readonly isRunning: boolean
}

/** Posting order, which determines the numbers: by invoice date, and for the same date in the order of creation. */
export const inPostingOrder = (invoices: readonly Invoice[]): readonly Invoice[] =>
  invoices.toSorted((a, b) => {
    const [first, second] = [`${a.invoiceDate} ${a.created} ${a.id}`, `${b.invoiceDate} ${b.created} ${b.id}`]
    return first < second ? -1 : 1
  })

/** Posts invoices one after the other; each at most once, even when it is requested repeatedly. */
export const usePosting = () => {
  const legalEntity = useEntity()
  const client = useQueryClient()
  const [posting, setPosting] = useState<Posting>()
  const isStopped = useRef(false)
  const keys = useRef(new Map<string, string>())
  const begin = async (invoices: readonly Invoice[]) => {
    isStopped.current = false
    let state: Posting = { total: invoices.length, posted: 0, refused: [], isRunning: true }
    setPosting(state)
    for (const invoice of inPostingOrder(invoices)) {
      if (isStopped.current) break
      const once = keys.current.get(invoice.id) ?? crypto.randomUUID()
      keys.current.set(invoice.id, once)
      try {
        await call("post", "/Invoices/{id}/post", { path: { id: invoice.id }, legalEntity, once })
        state = { ...state, posted: state.posted + 1 }
      } catch (error) {
        // After a lost answer the same key is used again, so that the invoice is posted once. A refusal is stored under
        // its key, so the next attempt needs a new one.
        if (isRefusal(error)) keys.current.delete(invoice.id)
        state = { ...state, refused: [...state.refused, { invoice, sentences: sentencesOf(error) }] }
      }
      setPosting(state)
    }
    setPosting({ ...state, isRunning: false })
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === legalEntity })
  }
  return {
    posting,
    begin,
    /** Stops after the current invoice. */
    stop: () => {
      isStopped.current = true
    },
    clear: () => setPosting(undefined),
  }
}
