import { Effect, Result } from "effect"
import type { Organisation } from "../../organisation/organisation.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime, secondsAfter, type Timestamp } from "../../shared/timestamp.ts"
import type { PostedInvoice } from "../ubl/posted-invoice.ts"
import {
  advanceGraceSeconds,
  advancesOf,
  creditedInvoiceOf,
  isUnderWay,
  judgeCredited,
  neverSentText,
} from "../credit-notes.ts"
import type { EInvoicingJobs } from "../e-invoicing.jobs.ts"
import { applyToEntry, type Entry, type EntryIn } from "../entry.ts"
import { withNationalNumbers } from "../national-numbers.ts"
import type { EntryKey, EntryStore } from "../ports/entry-store.ts"
import type { IntegrationLog } from "../ports/integration-log.ts"
import type { DocumentCheck } from "../ports/document-check.ts"
import type { FindPostedInvoice } from "../posted-invoices.ts"
import { outcomeUnsent } from "../submission.ts"
import { buildDocument } from "./build-document.ts"

export interface WakeCreditNotesPorts {
  readonly entries: EntryStore
  readonly jobs: JobQueue<EInvoicingJobs>
}

/**
 * Enqueues a check of the credit notes that wait for an invoice, in the unit of work that ends an entry of the invoice.
 * The caller holds the invoice's lock (`lockInvoice`), so that no credit note decides to wait meanwhile.
 */
export const makeWakeCreditNotes =
  ({ entries, jobs }: WakeCreditNotesPorts) =>
  ({ tenantId, invoiceId }: Entry): Effect.Effect<void, PortUnavailable> =>
    Effect.flatMap(entries.waitingFor(tenantId, invoiceId), (waiting) =>
      Effect.forEach(waiting, (key) => jobs.enqueue("einvoices-credited", key, { key: key.entryId }), {
        discard: true,
      }),
    )

/** An advance invoice for which a final invoice waits. For one without an entry, `until` limits the wait. */
export interface AwaitedAdvance {
  readonly invoiceId: InvoiceId
  readonly until?: Timestamp
}

/**
 * The first advance invoice of a final invoice that is being submitted or may still be; each is locked before it is
 * read (contract E51). `since` is the time when the final invoice's entry was made.
 */
export const makeAdvanceUnderWay = (entries: EntryStore, findPostedInvoice: FindPostedInvoice) =>
  Effect.fnUntraced(function* (
    scope: Scope,
    posted: PostedInvoice,
    since: Timestamp,
    now: Timestamp,
  ): Effect.fn.Return<AwaitedAdvance | undefined, PortUnavailable> {
    const until = secondsAfter(since, advanceGraceSeconds)
    for (const id of advancesOf(posted)) {
      yield* entries.lockInvoice(scope, id)
      const ofAdvance = yield* entries.ofInvoice(scope, id, "Sent")
      if (isUnderWay(ofAdvance)) return { invoiceId: id }
      if (ofAdvance.length > 0 || now >= until) continue
      const advance = yield* findPostedInvoice(scope, id)
      if (advance !== undefined && advance.exclusion === undefined) return { invoiceId: id, until }
    }
    return undefined
  })

/**
 * Schedules a check of a final invoice for the time when it has waited long enough for an advance invoice without an
 * entry.
 */
export const makeLookAgain =
  (jobs: JobQueue<EInvoicingJobs>) =>
  (key: EntryKey, { until }: AwaitedAdvance): Effect.Effect<void, PortUnavailable> =>
    until === undefined ? Effect.void : jobs.enqueue("einvoices-credited", key, { key: key.entryId, dueAt: until })

export interface ReleaseCreditNotePorts extends WakeCreditNotesPorts {
  readonly organisation: Pick<Organisation, "details">
  readonly check: DocumentCheck
  readonly log: IntegrationLog
  readonly unitOfWork: UnitOfWork
}

/**
 * Ends the wait of a credit note's entry when its invoice allows it (contract E36). The document is built again with
 * the national number of the invoice and sent. When the invoice was never sent, the entry fails without a call. Gives
 * the entry afterwards, or `undefined` when there was nothing to do.
 */
export const makeReleaseCreditNote = (ports: ReleaseCreditNotePorts, findPostedInvoice: FindPostedInvoice) => {
  const { entries, jobs, organisation, check, log, unitOfWork } = ports

  const advanceUnderWay = makeAdvanceUnderWay(entries, findPostedInvoice)
  const lookAgain = makeLookAgain(jobs)

  /** Continues to wait: of several advance invoices another one may still be in progress. */
  const wait = Effect.fnUntraced(function* (entry: EntryIn<"Pending">, advance: AwaitedAdvance, at: Timestamp) {
    yield* lookAgain({ tenantId: entry.tenantId, entryId: entry.id }, advance)
    const { invoiceId } = advance
    if (invoiceId === entry.waitsForInvoice) return undefined
    const after = Result.getOrThrow(applyToEntry(entry, { _tag: "WaitsFor", invoiceId }))
    yield* entries.save(after, { at, text: "Another advance invoice has no national number yet" })
    return after
  })

  const release = Effect.fnUntraced(function* (
    entry: EntryIn<"Pending">,
    awaited: readonly Entry[],
  ): Effect.fn.Return<Entry | undefined, PortUnavailable> {
    const at = yield* currentTime
    const posted = yield* findPostedInvoice(entry, entry.invoiceId)
    const profile = yield* Effect.catchTag(organisation.details(entry), "ResourceNotFound", Effect.die)
    if (posted === undefined) return yield* Effect.die(new Error("an entry's invoice is always posted"))
    const isFinal = creditedInvoiceOf(posted) === undefined
    if (isFinal) {
      const next = yield* advanceUnderWay(entry, posted, entry.createdAt, at)
      if (next !== undefined) return yield* wait(entry, next, at)
    } else if (judgeCredited(awaited) === "Wait") return undefined
    const built =
      !isFinal && judgeCredited(awaited) === "NeverSent"
        ? Result.fail([neverSentText])
        : yield* buildDocument(check, profile, yield* withNationalNumbers(entries, entry, posted), at)
    if (Result.isFailure(built)) {
      const error = built.failure.join("; ")
      const failed = { _tag: "Failed", error, outcome: outcomeUnsent(entry), at } as const
      const after = Result.getOrThrow(applyToEntry(entry, failed))
      yield* entries.save(after, { at, text: error })
      const { invoiceId, id: entryId } = entry
      yield* log.write(entry, { at, level: "Error", code: "document_refused", message: error, invoiceId, entryId })
      return after
    }
    const after = Result.getOrThrow(applyToEntry(entry, { _tag: "Released", at }))
    yield* entries.save(after, { at, text: "The invoice has its national number", document: built.success })
    const key = { tenantId: entry.tenantId, entryId: entry.id }
    yield* jobs.enqueue("einvoices-attempt", key, { key: entry.id })
    return after
  })

  return Effect.fn("eInvoicing.releaseCreditNote")(function* (key: EntryKey) {
    return yield* unitOfWork.atomically(
      key.tenantId,
      Effect.gen(function* (): Effect.fn.Return<Entry | undefined, PortUnavailable> {
        const seen = yield* entries.pending(key)
        if (seen?.waitsForInvoice === undefined) return undefined
        yield* entries.lockInvoice(seen, seen.invoiceId)
        yield* entries.lockInvoice(seen, seen.waitsForInvoice)
        const entry = yield* entries.pending(key)
        if (entry?.waitsForInvoice === undefined) return undefined
        const ofInvoice = yield* entries.ofInvoice(entry, entry.waitsForInvoice, "Sent")
        return yield* release(entry, ofInvoice)
      }),
    )
  })
}
