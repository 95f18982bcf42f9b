import { refusalsOf, type RefusalsOf } from "../shared/refusals.ts"

const sentences = {
  AccountHasOrders: ({ number }: { readonly number: string }) =>
    `The account has the order ${number}: set it inactive instead of deleting it.`,
  AccountHasQuotes: ({ number }: { readonly number: string }) =>
    `The account has the quote ${number}: set it inactive instead of deleting it.`,
  AccountHasUsage: () => "The account has usage or measurements: set it inactive instead of deleting it.",
  AccountHasPayments: () => "The account has payments: set it inactive instead of deleting it.",
  AccountHasInvoices: () => "The account has invoices: set it inactive instead of deleting it.",
} as const

export const refuse = refusalsOf(sentences)
export type AccountRefusal = RefusalsOf<typeof sentences>
