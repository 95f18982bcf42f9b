import { BigDecimal } from "effect"
import type { InvoiceId } from "../shared/ids.ts"
import { type Decimal, roundHalfUp } from "../shared/decimal.ts"
import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"
import type { Entry, EntryIn, Outcome } from "./entry.ts"
import { type Nip, parseNip } from "./nip.ts"
import type { ProviderInvoice } from "./ports/network-provider.ts"

/** The decision about a posted invoice that has these entries (contract E11). */
export type Reservation =
  | { readonly _tag: "Skip"; readonly entry: Entry }
  | { readonly _tag: "TakeOver"; readonly entry: EntryIn<"Pending"> }
  | {
      readonly _tag: "Reserve"
      /** Absent for an identifier that was never used before. */
      readonly providerUuid?: string
      readonly asksFirst: boolean
    }

/**
 * Whether an invoice gets an entry. A Pending one, also one that a crash left behind, is taken over and never joined by
 * a second. `entries` are those of the invoice and direction, newest first.
 *
 * The first entry uses the invoice's GUID at the provider. A later one keeps the identifier while nobody knows what
 * became of the document, and takes a new one only after a definite refusal or a reported error (contract E14, E16).
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
 * Whether an invoice was submitted before and no document of it can be anywhere: only then may it still change (contract
 * E44).
 */
export const neverLeft = (entries: readonly Entry[]): boolean =>
  entries.length > 0 && entries.every((entry) => entry.status === "Failed" && entry.outcome === "NotSent")

/** Delays of attempts without an outcome: at most so long, and given up after a day (contract E17). In seconds. */
export const retryDelays = { longest: 3600, giveUpAfter: 24 * 3600 }

/** Most calls to the provider in one attempt, tokens and their renewal included; the lease lasts for all of them. */
export const callsOfAnAttempt = 10

/**
 * When an attempt without an outcome is repeated; `undefined` when the day is over, which begins when the entry may be
 * sent. The last repeat is made at the end of the day, whatever the delay. `attempts` counts from 1; `firstSeconds` is the
 * delay behind the first, which doubles with each; `retryAfterSeconds` is the wait that the provider asked for.
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

/** The text of an entry whose outcome nobody knows (contract E17). */
export const unknownOutcomeText = (problem: string): string =>
  `The outcome is unknown: ${problem} The document may be at the provider; verify there. A new submission asks for it first.`

/** The features that are compared before a document found at the provider is taken for ours. */
export interface DocumentIdentity {
  readonly invoiceNumber: string
  readonly currency: string
  /** The amount with tax. */
  readonly gross: BigDecimal.BigDecimal
  readonly sellerNip: Nip
}

/**
 * How a document found under our identifier differs from ours; empty when it is ours (contract E15). A member that the
 * provider leaves out does not count; of a credit note it may write the amount with either sign.
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
 * The provider writes amounts as binary floating-point numbers, so that 1230.30 may come back as 1230.3000000000002: taken
 * for another document, ours would be sent again under a new identifier.
 */
const isSameAmount = (a: Decimal, b: Decimal): boolean =>
  BigDecimal.equals(roundHalfUp(BigDecimal.abs(a), 2), roundHalfUp(BigDecimal.abs(b), 2))

/** `9945:PL5265877635`, `PL5265877635` and `5265877635` are one company. */
const sameCompany = (id: string, nip: Nip): boolean => parseNip(id.replace(/^\d{4}:/, "")) === nip

/** Whether an earlier attempt, or an earlier entry, may have left the document at the provider. */
export const mayBeThere = ({ asksFirst, attempts }: Pick<EntryIn<"Pending">, "asksFirst" | "attempts">): boolean =>
  asksFirst || attempts > 1

/** The outcome of an entry that ends before it was sent this time. */
export const outcomeUnsent = (entry: Pick<EntryIn<"Pending">, "asksFirst" | "attempts">): Outcome =>
  mayBeThere(entry) ? "Unknown" : "NotSent"

/**
 * When a Submitted entry is read next: after the interval at first, then at growing distances of at most an hour
 * (contract E26).
 */
export const nextPoll = (polls: number, intervalSeconds: number, now: Timestamp, retryAfterSeconds = 0): Timestamp =>
  secondsAfter(
    now,
    Math.max(
      Math.min(intervalSeconds * 2 ** Math.max(0, Math.min(polls - 3, 16)), Math.max(3600, intervalSeconds)),
      retryAfterSeconds,
    ),
  )

/** A Submitted entry that the provider does not know for so long is Failed (contract E28). In seconds. */
export const lostAfterSeconds = 7 * 24 * 3600
