import type { PostedInvoice } from "../posted-invoice.ts"

/** A broken rule: its id in EN 16931, Peppol BIS Billing 3.0 or the national rules, and the violation as a text. */
export interface Finding {
  readonly rule: string
  readonly text: string
}

/** Checks a document against one or several rules and gives all violations. */
export type Rule<Of = PostedInvoice> = (invoice: Of) => readonly Finding[]

/** The part of an invoice that rules about the buyer need. An account has it before there is an invoice. */
export type OfBuyer = Pick<PostedInvoice, "buyer">

/** Makes a rule that the whole document keeps or breaks. */
export const rule =
  <Of = PostedInvoice>(id: string, text: string, isBroken: (invoice: Of) => boolean): Rule<Of> =>
  (invoice) =>
    isBroken(invoice) ? [{ rule: id, text }] : []

/** Makes a rule that many places can break; `places` gives those that do, such as `line 3`. */
export const ruleAt =
  (id: string, text: string, places: (invoice: PostedInvoice) => readonly string[]): Rule =>
  (invoice) =>
    places(invoice).map((place) => ({ rule: id, text: `${place}: ${text}` }))

export const lineName = (line: { readonly id: string }): string => `line ${line.id}`

/**
 * Whether a text has no visible character. White space and characters without a glyph, such as U+200B, are not visible.
 */
export const isBlank = (text: string | undefined): boolean =>
  text === undefined || /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text)
