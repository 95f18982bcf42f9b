import { ublWriter } from "@svc/adapters/xml/ubl-writer"
import { preflight } from "@svc/domain/e-invoicing/preflight"
import type { PostedInvoice } from "@svc/domain/e-invoicing/ubl/posted-invoice"
import { Result } from "effect"
import { toPostedInvoice } from "./ubl-cases.ts"
import { plainInput } from "./ubl-parties.ts"

export const check = (invoice: PostedInvoice, national = true) =>
  preflight(ublWriter, invoice, { national, today: "2026-11-20" })

/** The rules that refuse an invoice, each once, in order. */
export const rulesOf = (invoice: PostedInvoice, national = true): readonly string[] =>
  Result.match(check(invoice, national), {
    onSuccess: () => [],
    onFailure: (findings) => [...new Set(findings.map(({ rule }) => rule))].toSorted(),
  })

export const xmlOf = (invoice: PostedInvoice, national = true): string =>
  Buffer.from(Result.getOrThrow(check(invoice, national)).bytes).toString()

export const invoiceOfLines = (count: number): PostedInvoice =>
  toPostedInvoice({
    ...plainInput,
    lines: Array.from({ length: count }, (_, index) => ({ ...plainInput.lines[0]!, name: `Line ${index}` })),
  })
