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
  OnlyPostedWrittenOff: ({ status }: { readonly status: string }) =>
    `The invoice is ${status}: only a posted invoice can be written off.`,
  NothingToWriteOff: ({ number }: { readonly number: string }) =>
    `Nothing is owed on ${number}: only what a customer has not paid can be written off.`,
  WriteOffTakenBack: ({ date }: { readonly date: string }) => `The write-off was taken back on ${date} already.`,
  WriteOffRecovered: () =>
    "Payments have recovered all of the write-off: remove their settlements to have it back, or leave it as it is.",
} as const

export const refuse = refusalsOf(sentences)
export type PaymentRefusal = RefusalsOf<typeof sentences>
