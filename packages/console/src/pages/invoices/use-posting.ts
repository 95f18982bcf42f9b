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

/** How far the posting of some invoices is. */
export interface Posting {
  readonly total: number
  readonly posted: number
  readonly refused: readonly Refusal[]
  readonly isRunning: boolean
}

/** Numbers follow the dates of the invoices, and drafts of a day the order in which they were made. */
export const inPostingOrder = (invoices: readonly Invoice[]): readonly Invoice[] =>
  invoices.toSorted((a, b) => {
    const [first, second] = [`${a.invoiceDate} ${a.created} ${a.id}`, `${b.invoiceDate} ${b.created} ${b.id}`]
    return first < second ? -1 : 1
  })

/** Posts invoices one after the other; each is posted once, however often it is asked for. */
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
        // A lost answer is asked for again under the same key, and the invoice is posted once; a refusal is kept under its key.
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
    /** After the invoice that is under way. */
    stop: () => {
      isStopped.current = true
    },
    clear: () => setPosting(undefined),
  }
}
