import { refusalsOf, type RefusalsOf } from "../shared/refusals.ts"

interface Posted {
  readonly postedDate: string
}

const sentences = {
  AlreadyPosted: ({ postedDate }: Posted) => `The payment was posted on ${postedDate}: only a draft can be posted.`,
  EntryFinal: ({ postedDate }: Posted) =>
    `The payment was posted on ${postedDate}: its date, amounts and accounts cannot be changed; change its settlements instead.`,
  InvoicePaidElsewhere: ({ number }: { readonly number: string }) =>
    `Invoice ${number} was marked as paid in another system: payments can neither settle it nor be taken back from it.`,
  NothingToRefund: ({ why }: { readonly why: string }) => `Nothing of the payment can be paid back: ${why}.`,
  OnlyPostedWrittenOff: ({ status }: { readonly status: string }) =>
    `The invoice is ${status}: only a posted invoice can be written off.`,
  NothingToWriteOff: ({ number }: { readonly number: string }) =>
    `Nothing is owed on ${number}: only an unpaid amount can be written off.`,
  WriteOffTakenBack: ({ date }: { readonly date: string }) => `The write-off was taken back on ${date} already.`,
  WriteOffRecovered: () =>
    "Payments have recovered all of the write-off: to take it back, first remove their settlements.",
} as const

export const refuse = refusalsOf(sentences)
export type PaymentRefusal = RefusalsOf<typeof sentences>
