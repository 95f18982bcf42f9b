import { refusalsOf, type RefusalsOf } from "../shared/refusals.ts"

interface Posted {
  readonly postedDate: string
}

const sentences = {
  AlreadyPosted: ({ postedDate }: Posted) => `The payment was posted on ${postedDate}: only a draft can be posted.`,
  EntryFinal: ({ postedDate }: Posted) =>
    `The payment was posted on ${postedDate}: its date, amounts and accounts stay; change what it settles instead.`,
  InvoicePaidElsewhere: ({ number }: { readonly number: string }) =>
    `Invoice ${number} was marked as paid in another system: no payment settles it, and none is taken back.`,
} as const

export const refuse = refusalsOf(sentences)
export type PaymentRefusal = RefusalsOf<typeof sentences>
