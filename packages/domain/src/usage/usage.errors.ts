import { refusalsOf } from "../shared/refusals.ts"

/** The messages for usage that cannot be changed (contract X6). */
const sentences = {
  UsageInvoiced: () => "The usage is on an invoice: credit the invoice or add a correcting row.",
} as const

export const refuse = refusalsOf(sentences)
