import { Effect, Result } from "effect"
import type { Invoicing } from "../../invoicing/invoicing.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import type { EInvoicingJobs } from "../e-invoicing.jobs.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime, type Timestamp } from "../../shared/timestamp.ts"
import { creditedInvoiceOf, judgeCredited, neverSentText } from "../credit-notes.ts"
import { applyToEntry, type Entry, type EntryIn } from "../entry.ts"
import type { IntegrationLog } from "../ports/integration-log.ts"
import type { LegalEntityDetails } from "../../organisation/legal-entity-profile.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import type { FindPostedInvoice } from "../posted-invoices.ts"
import { withNationalNumbers } from "../national-numbers.ts"
import type { EInvoicingSettingsStore } from "../ports/settings-store.ts"
import type { DocumentCheck } from "../ports/document-check.ts"
import { ineligibilities } from "../settings.ts"
import { statutoryDeadline } from "../statutory-deadline.ts"
import type { TellingEntries } from "../telling-entries.ts"
import { decideReservation, type Reservation } from "../submission.ts"
import type { PostedInvoice } from "../ubl/posted-invoice.ts"
import { buildDocument } from "./build-document.ts"
import { makeAdvanceUnderWay, makeLookAgain, makeWakeCreditNotes } from "./release-credit-note.ts"

export interface ReserveSubmissionPorts {
  readonly entries: TellingEntries
  readonly settings: EInvoicingSettingsStore
  readonly organisation: Pick<Organisation, "details">
  readonly check: DocumentCheck
  readonly log: IntegrationLog
  readonly invoicing: Pick<Invoicing, "redraw">
  readonly jobs: JobQueue<EInvoicingJobs>
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

export type Reserved =
  /** The invoice is not to be submitted (contract E9): no entry is made and the provider is not called. */
  | { readonly _tag: "NotEligible"; readonly reasons: readonly string[] }
  | { readonly _tag: "UnknownInvoice" }
  | { readonly _tag: "Skipped"; readonly entry: Entry }
  | { readonly _tag: "TakenOver"; readonly entry: Entry }
  | { readonly _tag: "Reserved"; readonly entry: Entry }
  /** The document was refused here, with all reasons; nothing was sent (contract E21). */
  | { readonly _tag: "Refused"; readonly entry: EntryIn<"Failed"> }

/**
 * Decides about a posted invoice and reserves its entry with the exact bytes to send, in one transaction and before any
 * call (contract E9, E11, E14, E21). The job that sends it commits with the entry. Repeating this for the same invoice
 * changes nothing.
 */
export const makeReserveSubmission = (ports: ReserveSubmissionPorts, findPostedInvoice: FindPostedInvoice) => {
  const { entries, settings, organisation, check, log, jobs, ids, unitOfWork } = ports

  const wakeCreditNotes = makeWakeCreditNotes(ports)
  const advanceUnderWay = makeAdvanceUnderWay(entries, findPostedInvoice)
  const lookAgain = makeLookAgain(jobs)

  /** Enqueues the attempt to send an entry, or the check whether it must still wait for its invoice. */
  const queueNext = ({ tenantId, id: entryId, waitsForInvoice }: EntryIn<"Pending">) =>
    jobs.enqueue(
      waitsForInvoice === undefined ? "einvoices-attempt" : "einvoices-credited",
      { tenantId, entryId },
      { key: entryId },
    )

  const reserve = Effect.fnUntraced(function* (
    scope: Scope | EventOrigin,
    profile: LegalEntityDetails,
    invoice: PostedInvoice,
    { providerUuid, asksFirst }: Extract<Reservation, { readonly _tag: "Reserve" }>,
    now: Timestamp,
  ): Effect.fn.Return<Reserved, PortUnavailable> {
    const credited = creditedInvoiceOf(invoice)
    if (credited !== undefined) yield* entries.lockInvoice(scope, credited)
    const ofCredited = credited === undefined ? [] : yield* entries.ofInvoice(scope, credited, "Sent")
    const wait = credited === undefined ? "Send" : judgeCredited(ofCredited)
    const advance =
      credited !== undefined && wait === "Wait" ? undefined : yield* advanceUnderWay(scope, invoice, now, now)
    const awaited = credited !== undefined && wait === "Wait" ? credited : advance?.invoiceId
    const deadline = statutoryDeadline(invoice.issueDate)
    const entry: EntryIn<"Pending"> = {
      tenantId: scope.tenantId,
      legalEntityId: scope.legalEntityId,
      id: ids.next(),
      invoiceId: invoice.id,
      invoiceNumber: invoice.number,
      direction: "Sent",
      providerUuid: providerUuid ?? ids.next(),
      asksFirst,
      createdAt: now,
      ...(deadline === undefined ? {} : { deadline }),
      version: 1,
      status: "Pending",
      attempts: 0,
      ...(awaited === undefined ? {} : { waitsForInvoice: awaited }),
    }
    const reserved = { version: 1, at: now, status: "Pending" as const, text: "Reserved" }
    const built =
      wait === "NeverSent"
        ? Result.fail([neverSentText])
        : yield* buildDocument(check, profile, yield* withNationalNumbers(entries, scope, invoice), now)

    if (Result.isSuccess(built)) {
      yield* entries.insert(entry, built.success, [reserved])
      yield* entries.register(entry, [entry.providerUuid])
      // A PDF that was drawn before does not show that the invoice is being submitted (contract I37).
      yield* ports.invoicing.redraw(scope, entry.invoiceId)
      if (entry.waitsForInvoice === undefined) yield* queueNext(entry)
      else if (advance !== undefined) yield* lookAgain({ tenantId: entry.tenantId, entryId: entry.id }, advance)
      return { _tag: "Reserved", entry }
    }
    const error = built.failure.join("; ")
    const refused = Result.getOrThrow(
      applyToEntry(entry, { _tag: "Failed", error, outcome: asksFirst ? "Unknown" : "NotSent", at: now }),
    ) as EntryIn<"Failed">
    const steps = [reserved, { version: 2, at: now, status: "Failed" as const, text: error }]
    yield* entries.insert(refused, undefined, steps, "triggeredBy" in scope ? scope : undefined)
    yield* log.write(scope, {
      at: now,
      level: "Error",
      code: "document_refused",
      message: error,
      invoiceId: invoice.id,
      entryId: entry.id,
    })
    yield* wakeCreditNotes(refused)
    return { _tag: "Refused", entry: refused }
  })

  return Effect.fn("eInvoicing.reserveSubmission")(function* (scope: Scope | EventOrigin, invoiceId: InvoiceId) {
    const now = yield* currentTime
    return yield* unitOfWork.atomically(
      scope.tenantId,
      Effect.gen(function* (): Effect.fn.Return<Reserved, PortUnavailable> {
        const profile = yield* Effect.catchTag(organisation.details(scope), "ResourceNotFound", Effect.die)
        const reasons = ineligibilities({
          optionOn: profile.nationalEInvoice,
          settings: yield* settings.national(scope),
          connection: yield* settings.connection(scope),
        })
        if (reasons.length > 0) return { _tag: "NotEligible", reasons }
        const invoice = yield* findPostedInvoice(scope, invoiceId)
        if (invoice === undefined) return { _tag: "UnknownInvoice" }
        if (invoice.exclusion !== undefined) {
          return {
            _tag: "NotEligible",
            reasons: [`the invoice is kept out of the national system: ${invoice.exclusion}`],
          }
        }

        yield* entries.lockInvoice(scope, invoiceId)
        const decision = decideReservation(yield* entries.ofInvoice(scope, invoiceId, "Sent"), invoiceId)
        if (decision._tag === "Skip") return { _tag: "Skipped", entry: decision.entry }
        if (decision._tag === "Reserve") return yield* reserve(scope, profile, invoice, decision, now)
        yield* queueNext(decision.entry)
        return { _tag: "TakenOver", entry: decision.entry }
      }),
    )
  })
}
export type ReserveSubmission = ReturnType<typeof makeReserveSubmission>
