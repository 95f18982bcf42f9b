import {
  applyToEntry,
  type Entry,
  type EntryCommand,
  type EntryIn,
  type Outcome,
  outcomes,
} from "@svc/domain/e-invoicing/entry"
import { decideReservation, nextAttempt, nextPoll, retryDelays } from "@svc/domain/e-invoicing/submission"
import type { EInvoiceEntryId, InvoiceId, LegalEntityId, TenantId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const invoiceId = "0199d3a0-0000-7000-8000-000000000009" as InvoiceId
const pending: EntryIn<"Pending"> = {
  tenantId: "t" as TenantId,
  legalEntityId: "l" as LegalEntityId,
  id: "e" as EInvoiceEntryId,
  invoiceId,
  invoiceNumber: "FV/1",
  direction: "Sent",
  providerUuid: invoiceId,
  asksFirst: false,
  createdAt: 0 as Timestamp,
  version: 1,
  status: "Pending",
  attempts: 0,
}
const at = fc.nat().map((millis) => millis as Timestamp)
const command: fc.Arbitrary<EntryCommand> = fc.oneof(
  fc.record({ _tag: fc.constant("Accepted" as const), reference: fc.uuid(), at }),
  fc.record({ _tag: fc.constant("Postponed" as const), problem: fc.string(), until: at }),
  fc.record({ _tag: fc.constant("Failed" as const), error: fc.string(), outcome: fc.constantFrom(...outcomes), at }),
  fc.record({ _tag: fc.constant("HeldBack" as const), reason: fc.string() }),
  fc.record({
    _tag: fc.constant("Acknowledged" as const),
    nationalEInvoiceId: fc.string({ minLength: 1 }),
    checkDigitValid: fc.constantFrom(true, false, null),
    upoFileName: fc.string(),
    at,
  }),
)
const apply = (entry: Entry, each: EntryCommand) => Result.getOrElse(applyToEntry(entry, each), () => entry)

/** The transitions of contract E10, stated independently of the code. */
const allowed: Readonly<Record<Entry["status"], readonly EntryCommand["_tag"][]>> = {
  Pending: ["Accepted", "Postponed", "Failed"],
  Submitted: ["Failed", "HeldBack", "Acknowledged"],
  Processed: [],
  Failed: [],
}

describe("an entry", () => {
  it("moves as contract E10 says and no other way", () => {
    fc.assert(
      fc.property(fc.array(command), command, (before, next) => {
        const entry = before.reduce(apply, pending as Entry)
        const after = applyToEntry(entry, next)
        expect(
          Result.match(after, {
            onSuccess: ({ version }) => version,
            onFailure: ({ from, command: refused }) => ({ from, refused }),
          }),
        ).toEqual(
          allowed[entry.status].includes(next._tag) ? entry.version + 1 : { from: entry.status, refused: next._tag },
        )
      }),
    )
  })

  it("is final once Failed or Processed, whatever comes", () => {
    fc.assert(
      fc.property(fc.array(command), fc.array(command), (before, later) => {
        const entry = before.reduce(apply, pending as Entry)
        fc.pre(entry.status === "Failed" || entry.status === "Processed")
        expect(later.reduce(apply, entry)).toEqual(entry)
      }),
    )
  })

  it("is Processed only with a number, after it was Submitted with a reference", () => {
    fc.assert(
      fc.property(fc.array(command), (commands) => {
        const entry = commands.reduce(apply, pending as Entry)
        fc.pre(entry.status === "Processed")
        expect(entry).toMatchObject({
          nationalEInvoiceId: expect.stringMatching(/./s),
          reference: expect.stringMatching(/./),
        })
      }),
    )
  })
})

describe("reserving", () => {
  const failed = (outcome: Outcome, providerUuid = "u"): Entry => ({
    ...pending,
    providerUuid,
    status: "Failed",
    failedAt: 1 as Timestamp,
    errorMessage: "x",
    outcome,
  })
  const submitted: Entry = { ...pending, status: "Submitted", reference: "r", submittedAt: 1 as Timestamp }
  const processed: Entry = {
    ...submitted,
    status: "Processed",
    processedAt: 2 as Timestamp,
    nationalEInvoiceId: "n",
    checkDigitValid: true,
    upoFileName: "f",
  }
  const decide = (...entries: readonly Entry[]) => decideReservation(entries, invoiceId)

  it("the first entry sends under the invoice's GUID", () =>
    expect(decide()).toEqual({ _tag: "Reserve", providerUuid: invoiceId, asksFirst: false }))
  it("skips a Submitted and a Processed one, also behind a newer Failed one", () => {
    for (const live of [submitted, processed]) {
      expect(decide(live)).toEqual({ _tag: "Skip", entry: live })
      expect(decide(failed("Refused"), live)).toEqual({ _tag: "Skip", entry: live })
    }
  })
  it("takes over a Pending one, never joins it", () =>
    expect(decide(pending, failed("Refused"))).toEqual({ _tag: "TakeOver", entry: pending }))
  it("takes a new identifier after a definite refusal, and only then", () => {
    expect(decide(failed("Refused"))).toEqual({ _tag: "Reserve", asksFirst: false })
    expect(decide(failed("NotSent"), failed("Refused"))).toEqual({
      _tag: "Reserve",
      providerUuid: "u",
      asksFirst: false,
    })
    expect(decide(failed("Unknown"))).toEqual({ _tag: "Reserve", providerUuid: "u", asksFirst: true })
  })
  it("goes on asking first while the outcome of an older entry is open", () =>
    expect(decide({ ...failed("NotSent"), asksFirst: true })).toMatchObject({ providerUuid: "u", asksFirst: true }))
})

describe("repeating", () => {
  it("goes on for a day from the release of an entry that waited, also after it was postponed", () => {
    const hours = (count: number) => (count * 3_600_000) as Timestamp
    const waiting: Entry = { ...pending, attempts: 1, waitsForInvoice: invoiceId }
    const postponed = apply(apply(waiting, { _tag: "Released", at: hours(100) }), {
      _tag: "Postponed",
      problem: "slow",
      until: hours(101),
    }) as EntryIn<"Pending">
    expect(nextAttempt(postponed, 60, hours(123))).toBe(hours(123) + 60_000)
    expect(nextAttempt(postponed, 60, hours(124))).toBeUndefined()
  })

  const start = 1_000_000 as Timestamp
  const next = (attempts: number, now: number, retryAfter?: number) =>
    nextAttempt({ createdAt: start, attempts }, 30, now as Timestamp, retryAfter)

  it("waits 30 s, then ever longer, an hour at most, and honours what the provider asks for", () => {
    expect(next(1, start)).toBe(start + 30_000)
    expect(next(2, start)).toBe(start + 60_000)
    expect(next(20, start)).toBe(start + 3_600_000)
    expect(next(1, start, 600)).toBe(start + 600_000)
    expect(next(1, start, 86_400)).toBe(start + 3_600_000)
    expect(nextAttempt({ createdAt: start, attempts: 3 }, 1, start)).toBe(start + 4_000)
  })

  it("makes the last attempt at the end of the day and none after it", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.nat(retryDelays.giveUpAfter * 1000 - 1),
        fc.nat(7200),
        (attempts, elapsed, retryAfter) => {
          const due = next(attempts, start + elapsed, retryAfter)!
          expect(due).toBeGreaterThan(start + elapsed)
          expect(due).toBeLessThanOrEqual(start + retryDelays.giveUpAfter * 1000)
        },
      ),
    )
    expect(next(1, start + retryDelays.giveUpAfter * 1000)).toBeUndefined()
  })

  it("polls at the interval first, then slower, at most an hour apart", () => {
    const waits = [1, 2, 3, 4, 5, 50].map((polls) => (nextPoll(polls, 300, start) - start) / 1000)
    expect(waits).toEqual([300, 300, 300, 600, 1200, 3600])
    expect(nextPoll(1, 300, start, 900)).toBe(start + 900_000)
    expect(nextPoll(50, 7200, start)).toBe(start + 7_200_000)
  })
})
