import { BigDecimal } from "effect"
import type { InvoiceId } from "../shared/ids.ts"
import { type Decimal, roundHalfUp } from "../shared/decimal.ts"
import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"
import type { Entry, EntryIn, Outcome } from "./entry.ts"
import { type Nip, parseNip } from "./nip.ts"
import type { ProviderInvoice } from "./ports/network-provider.ts"

/** The decision about a posted invoice with these entries (contract E11). */
export type Reservation =
  | { readonly _tag: "Skip"; readonly entry: Entry }
  | { readonly _tag: "TakeOver"; readonly entry: EntryIn<"Pending"> }
  | {
      readonly _tag: "Reserve"
      /** Absent when the identifier was never used before. */
      readonly providerUuid?: string
      readonly asksFirst: boolean
    }

/**
 * Decides whether an invoice gets an entry. A Pending entry, even one that a crash left behind, is continued and no
 * second one is made. `entries` are those of the invoice and direction, newest first.
 *
 * The first entry uses the invoice's GUID at the provider. A later one keeps the identifier while the outcome of the
 * document is unknown, and takes a new identifier only after a definite refusal or a reported error (contract E14,
 * E16).
 */
export const decideReservation = (entries: readonly Entry[], invoiceId: InvoiceId): Reservation => {
  const pending = entries.find((entry) => entry.status === "Pending")
  if (pending !== undefined) return { _tag: "TakeOver", entry: pending }
  const settled = entries.find(({ status }) => status === "Submitted" || status === "Processed")
  if (settled !== undefined) return { _tag: "Skip", entry: settled }
  const [newest] = entries
  if (newest === undefined) return { _tag: "Reserve", providerUuid: invoiceId, asksFirst: false }
  const { outcome, providerUuid, asksFirst } = newest as EntryIn<"Failed">
  if (outcome === "Refused") return { _tag: "Reserve", asksFirst: false }
  return { _tag: "Reserve", providerUuid, asksFirst: asksFirst || outcome === "Unknown" }
}

/**
 * Whether an invoice was submitted and no document of it can exist anywhere. Only then may the invoice still change
 * (contract E44).
 */
export const neverLeft = (entries: readonly Entry[]): boolean =>
  entries.length > 0 && entries.every((entry) => entry.status === "Failed" && entry.outcome === "NotSent")

/**
 * The limits of repeated attempts without an outcome, in seconds: the longest delay, and the time after which the
 * service gives up (contract E17).
 */
export const retryDelays = { longest: 3600, giveUpAfter: 24 * 3600 }

/**
 * The largest number of calls to the provider in one attempt, including tokens and their renewal. The lease is long
 * enough for all of them.
 */
export const callsOfAnAttempt = 10

/**
 * The time of the next attempt after one without an outcome; `undefined` when the day that began when the entry could
 * be sent is over. The last attempt is made at the end of the day, regardless of the delay. `attempts` counts from 1.
 * `firstSeconds` is the delay after the first attempt and doubles with each. `retryAfterSeconds` is the wait that the
 * provider asked for.
 */
export const nextAttempt = (
  { createdAt, releasedAt, attempts }: Pick<EntryIn<"Pending">, "createdAt" | "releasedAt" | "attempts">,
  firstSeconds: number,
  now: Timestamp,
  retryAfterSeconds = 0,
): Timestamp | undefined => {
  const deadline = secondsAfter(releasedAt ?? createdAt, retryDelays.giveUpAfter)
  if (now >= deadline) return undefined
  const growing = firstSeconds * 2 ** Math.min(attempts - 1, 16)
  const delay = Math.min(Math.max(growing, retryAfterSeconds), retryDelays.longest)
  return Math.min(secondsAfter(now, delay), deadline) as Timestamp
}

/** The error text of an entry whose outcome is unknown (contract E17). */
export const unknownOutcomeText = (problem: string): string =>
  `The outcome is unknown: ${problem} The document may be at the provider: check there. A new submission asks the provider first.`

/** The features that are compared before a document at the provider is accepted as ours. */
export interface DocumentIdentity {
  readonly invoiceNumber: string
  readonly currency: string
  /** The amount including tax. */
  readonly gross: BigDecimal.BigDecimal
  readonly sellerNip: Nip
}

/**
 * The differences between a document found under our identifier and ours; empty when it is ours (contract E15). Members
 * that the provider leaves out are not compared. The provider may write the amount of a credit note with either sign.
 */
export const differences = (ours: DocumentIdentity, theirs: ProviderInvoice): readonly string[] => {
  const checks: readonly (readonly [what: string, isOther: boolean])[] = [
    ["number", theirs.number !== undefined && theirs.number !== ours.invoiceNumber],
    ["currency", theirs.currency !== undefined && theirs.currency !== ours.currency],
    ["amount", theirs.gross !== undefined && !isSameAmount(theirs.gross, ours.gross)],
    ["sender", theirs.senderIds.length > 0 && !theirs.senderIds.some((id) => sameCompany(id, ours.sellerNip))],
  ]
  return checks.filter(([, isOther]) => isOther).map(([what]) => what)
}

/**
 * Compares amounts in cents. The provider writes amounts as binary floating-point numbers, so that 1230.30 may come
 * back as 1230.3000000000002. If such a document counted as different, ours would be sent again under a new identifier.
 */
const isSameAmount = (a: Decimal, b: Decimal): boolean =>
  BigDecimal.equals(roundHalfUp(BigDecimal.abs(a), 2), roundHalfUp(BigDecimal.abs(b), 2))

/**
 * Whether an identifier names the company of a NIP: `9945:PL5265877635`, `PL5265877635` and `5265877635` are one
 * company.
 */
const sameCompany = (id: string, nip: Nip): boolean => parseNip(id.replace(/^\d{4}:/, "")) === nip

/** Whether an earlier attempt or an earlier entry may have left the document at the provider. */
export const mayBeThere = ({ asksFirst, attempts }: Pick<EntryIn<"Pending">, "asksFirst" | "attempts">): boolean =>
  asksFirst || attempts > 1

/** The outcome of an entry that ends before the document was sent in this attempt. */
export const outcomeUnsent = (entry: Pick<EntryIn<"Pending">, "asksFirst" | "attempts">): Outcome =>
  mayBeThere(entry) ? "Unknown" : "NotSent"

/**
 * The time of the next status read of a Submitted entry: first after the interval, later at growing intervals of at
 * most an hour (contract E26).
 */
export const nextPoll = (polls: number, intervalSeconds: number, now: Timestamp, retryAfterSeconds = 0): Timestamp =>
  secondsAfter(
    now,
    Math.max(
      Math.min(intervalSeconds * 2 ** Math.max(0, Math.min(polls - 3, 16)), Math.max(3600, intervalSeconds)),
      retryAfterSeconds,
    ),
  )

/** The number of seconds after which a Submitted entry that the provider does not know is Failed (contract E28). */
export const lostAfterSeconds = 7 * 24 * 3600
