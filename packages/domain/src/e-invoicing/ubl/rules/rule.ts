import type { PostedInvoice } from "../posted-invoice.ts"

/** A broken rule: its id in EN 16931, Peppol BIS Billing 3.0 or the national rules, and what breaks it. */
export interface Finding {
  readonly rule: string
  readonly text: string
}

/** Checks a document under one or several rules and gives everything that breaks them. */
export type Rule<Of = PostedInvoice> = (invoice: Of) => readonly Finding[]

/** What the rules about the buyer look at: an account has it before there is an invoice. */
export type OfBuyer = Pick<PostedInvoice, "buyer">

/** Makes a rule that holds for the document or not. */
export const rule =
  <Of = PostedInvoice>(id: string, text: string, isBroken: (invoice: Of) => boolean): Rule<Of> =>
  (invoice) =>
    isBroken(invoice) ? [{ rule: id, text }] : []

/** Makes a rule over many places; `places` names those that break it, such as `line 3`. */
export const ruleAt =
  (id: string, text: string, places: (invoice: PostedInvoice) => readonly string[]): Rule =>
  (invoice) =>
    places(invoice).map((place) => ({ rule: id, text: `${place}: ${text}` }))

export const lineName = (line: { readonly id: string }): string => `line ${line.id}`

/** Whether nothing of a text can be seen: white space and characters without a glyph, such as U+200B, count as nothing. */
export const isBlank = (text: string | undefined): boolean =>
  text === undefined || /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text)
