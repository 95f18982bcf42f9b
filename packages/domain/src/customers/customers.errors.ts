import { refusalsOf, type RefusalsOf } from "../shared/refusals.ts"

const sentences = {
  AccountHasInvoices: () => "The account has invoices: set it inactive instead of deleting it.",
} as const

export const refuse = refusalsOf(sentences)
export type AccountRefusal = RefusalsOf<typeof sentences>
