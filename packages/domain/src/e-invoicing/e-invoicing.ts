import { Effect } from "effect"
import type { Customers } from "../customers/customers.ts"
import type { InvoicingEvent } from "../invoicing/invoicing.events.ts"
import type { Invoicing } from "../invoicing/invoicing.ts"
import type { PortUnavailable } from "../shared/errors.ts"
import type { AccountId, EInvoiceEntryId, InvoiceId } from "../shared/ids.ts"
import type { EventOrigin } from "../shared/ports/event-bus.ts"
import type { Scope } from "../shared/scope.ts"
import { midnightIn } from "../shared/calendar-date.ts"
import { currentTime } from "../shared/timestamp.ts"
import { makeWithin } from "../shared/within.ts"
import { buyerReadiness } from "./buyer-readiness.ts"
import { connectionView } from "./connection-view.ts"
import { EInvoiceNotFound } from "./e-invoicing.errors.ts"
import type { Entry } from "./entry.ts"
import { nationalSettingsView } from "./national-settings-view.ts"
import type { EntryCounter } from "./ports/entry-counts.ts"
import type { EntryFilter } from "./ports/entry-store.ts"
import type { LogFilter } from "./ports/integration-log.ts"
import { makeFindPostedInvoice } from "./posted-invoices.ts"
import { doubtfulData, missingData } from "./required-data.ts"
import { tellingEntries, type TellingPorts } from "./telling-entries.ts"
import { type AttemptSubmissionPorts, makeAttemptSubmission } from "./use-cases/attempt-submission.ts"
import { type DownloadDocumentPorts, makeDownloadDocument } from "./use-cases/download-document.ts"
import { makePollStatuses, type PollStatusesPorts } from "./use-cases/poll-statuses.ts"
import { makePreviewDocument, type PreviewDocumentPorts } from "./use-cases/preview-document.ts"
import { makeReceiveNotification, type ReceiveNotificationPorts } from "./use-cases/receive-notification.ts"
import { makeReceiveInvoices, type ReceiveInvoicesPorts } from "./use-cases/receive-invoices.ts"
import { makeReceiveNow, type ReceiveNowPorts } from "./use-cases/receive-now.ts"
import { makeReconcile, type ReconcilePorts } from "./use-cases/reconcile.ts"
import { makeReleaseCreditNote, type ReleaseCreditNotePorts } from "./use-cases/release-credit-note.ts"
import { makeReserveSubmission, type ReserveSubmissionPorts } from "./use-cases/reserve-submission.ts"
import { makeResubmitInvoice } from "./use-cases/resubmit-invoice.ts"
import { makeSaveConnection, type SaveConnectionPorts } from "./use-cases/save-connection.ts"
import { makeSaveNationalSettings, type SaveNationalSettingsPorts } from "./use-cases/save-national-settings.ts"
import { makeShowAcknowledgement, type ShowAcknowledgementPorts } from "./use-cases/show-acknowledgement.ts"
import { makeSyncEntry, type SyncEntryPorts } from "./use-cases/sync-entry.ts"
import { makeTellTokenExpiry } from "./use-cases/tell-token-expiry.ts"
import { makeTellDeadlines } from "./use-cases/tell-deadlines.ts"

export interface EInvoicingPorts
  extends
    Omit<AttemptSubmissionPorts, "invoicing">,
    DownloadDocumentPorts,
    PollStatusesPorts,
    PreviewDocumentPorts,
    Omit<ReceiveInvoicesPorts, "events">,
    ReceiveNotificationPorts,
    ReceiveNowPorts,
    ReconcilePorts,
    ReleaseCreditNotePorts,
    Omit<ReserveSubmissionPorts, "entries" | "invoicing" | "organisation">,
    SaveConnectionPorts,
    SaveNationalSettingsPorts,
    ShowAcknowledgementPorts,
    Omit<SyncEntryPorts, "invoicing">,
    TellingPorts {
  readonly counter: EntryCounter
  readonly customers: Pick<Customers, "get">
  readonly invoicing: Pick<Invoicing, "attachments" | "get" | "redraw" | "renewParties" | "setElectronicInvoiceId">
}

/** National e-invoices: settings, submissions, their status and acknowledgements (docs/contract/e-invoices.md). */
export const makeEInvoicing = (given: EInvoicingPorts) => {
  const ports = { ...given, entries: tellingEntries(given.entries, given) }
  const { entries, counter, settings, organisation, provider, log, jobs, invoicing, deployment, unitOfWork } = ports
  const detailsOf = (scope: Scope) => Effect.catchTag(organisation.details(scope), "ResourceNotFound", Effect.die)
  const within = makeWithin(unitOfWork)
  const findPostedInvoice = makeFindPostedInvoice(invoicing)
  const reserve = makeReserveSubmission(ports, findPostedInvoice)

  const receive = makeReceiveInvoices(ports)

  const find = Effect.fnUntraced(function* (scope: Scope, id: EInvoiceEntryId) {
    const found = yield* entries.find(scope, id)
    return found ?? (yield* new EInvoiceNotFound({ what: "entry", id }))
  })
  const withHistory = (entry: Entry) =>
    Effect.map(entries.history({ tenantId: entry.tenantId, entryId: entry.id }), (history) => ({ entry, history }))

  return {
    /**
     * Adds a job for each posted invoice, in the unit of work of the posting. The job decides whether the invoice is
     * submitted (contract E9). A legal entity without the option gets no jobs.
     */
    hear: Effect.fnUntraced(function* (
      { tenantId, legalEntityId }: EventOrigin,
      events: readonly InvoicingEvent[],
    ): Effect.fn.Return<void, PortUnavailable> {
      const posted = events.flatMap((event) => (event._tag === "InvoicePosted" ? [event.invoice] : []))
      if (posted.length === 0) return
      const { nationalEInvoice } = yield* detailsOf({ tenantId, legalEntityId })
      // Without the option nothing is submitted, and a large batch of invoices must not cost a job each.
      if (!nationalEInvoice) return
      yield* Effect.forEach(
        posted,
        ({ id }) => jobs.enqueue("einvoices-invoice-posted", { tenantId, legalEntityId, invoiceId: id }),
        { discard: true },
      )
    }),
    reserve,
    resubmit: makeResubmitInvoice(ports, reserve),
    attempt: makeAttemptSubmission(ports),
    releaseCreditNote: makeReleaseCreditNote(ports, findPostedInvoice),
    ...makePollStatuses(ports, makeSyncEntry(ports)),
    /** Whether a tenant has a notification address with this key. */
    hasNotificationKey: (key: string) =>
      Effect.map(settings.tenantOfNotificationKey(key), (tenantId) => tenantId !== undefined),
    receiveNotification: makeReceiveNotification(ports),
    reconcile: makeReconcile(ports),
    receive,
    ...makeReceiveNow(ports, receive),
    listReceived: Effect.fn("eInvoicing.listReceived")(
      (scope: Scope, filter: Parameters<typeof ports.received.list>[1]) =>
        within(scope, ports.received.list(scope, filter)),
    ),
    /** A received invoice; `undefined` when the id belongs to none. */
    getReceived: Effect.fn("eInvoicing.getReceived")((scope: Scope, id: EInvoiceEntryId) =>
      within(scope, ports.received.find(scope, id)),
    ),
    receivedDocument: Effect.fn("eInvoicing.receivedDocument")((scope: Scope, id: EInvoiceEntryId) =>
      within(scope, ports.received.document(scope, id)),
    ),
    tellDeadlines: makeTellDeadlines(ports),
    tellTokenExpiry: makeTellTokenExpiry(ports),

    list: Effect.fn("eInvoicing.list")((scope: Scope, filter: EntryFilter) =>
      within(scope, entries.list(scope, filter)),
    ),
    /** The last entry of each of some invoices; invoices without an entry are left out (contract H10). */
    lastOf: Effect.fn("eInvoicing.lastOf")((scope: Scope, ids: readonly InvoiceId[]) =>
      within(scope, entries.lastOf(scope, ids)),
    ),
    /** The counts of entries by what must be done about them. "Today" is the day of the legal entity (contract H7). */
    counts: Effect.fn("eInvoicing.counts")(function* (scope: Scope) {
      const now = yield* currentTime
      return yield* within(
        scope,
        Effect.flatMap(detailsOf(scope), ({ timeZone }) => counter.count(scope, midnightIn(timeZone, now))),
      )
    }),
    get: Effect.fn("eInvoicing.get")((scope: Scope, id: EInvoiceEntryId) =>
      within(scope, Effect.flatMap(find(scope, id), withHistory)),
    ),
    /** Every submission of an invoice, newest first, each with its history (contract E11). */
    ofInvoice: Effect.fn("eInvoicing.ofInvoice")((scope: Scope, invoiceId: InvoiceId) =>
      within(
        scope,
        Effect.gen(function* () {
          yield* invoicing.get(scope, invoiceId)
          return yield* Effect.forEach(yield* entries.ofInvoice(scope, invoiceId, "Sent"), withHistory)
        }),
      ),
    ),
    ...makeShowAcknowledgement(ports),
    ...makeDownloadDocument(ports),
    /** Checks a document from any source against the rules (contract E46). */
    check: Effect.fn("eInvoicing.checkDocument")(({ tenantId }: Scope, bytes: Uint8Array) =>
      ports.check.verdict(tenantId, bytes),
    ),
    preview: makePreviewDocument(ports, findPostedInvoice),
    log: Effect.fn("eInvoicing.log")((scope: Scope, filter: LogFilter) => within(scope, log.list(scope, filter))),
    /** The data that the legal entity lacks for national e-invoicing, and data that looks wrong (contract E8). */
    validate: Effect.fn("eInvoicing.validateLegalEntity")((scope: Scope) =>
      Effect.map(organisation.details(scope), (profile) => ({
        missing: missingData(profile),
        warnings: doubtfulData(profile),
      })),
    ),
    /** The findings for which the national system would refuse an account as buyer of an invoice (contract E57). */
    validateBuyer: Effect.fn("eInvoicing.validateBuyer")((scope: Scope, id: AccountId) =>
      Effect.map(ports.customers.get(scope, id), buyerReadiness),
    ),

    connection: Effect.fn("eInvoicing.getConnection")((scope: Scope) =>
      within(
        scope,
        Effect.map(
          Effect.all([settings.connection(scope), settings.notificationKey(scope.tenantId)]),
          ([connection, key]) =>
            connectionView(connection, key === undefined ? undefined : deployment.notificationUrl(key)),
        ),
      ),
    ),
    saveConnection: makeSaveConnection(ports),
    /** Removes the connection. Submitted entries stay, but their status is no longer read. */
    removeConnection: Effect.fn("eInvoicing.removeConnection")(function* (scope: Scope) {
      const before = yield* within(
        scope,
        Effect.tap(settings.connection(scope), () => settings.removeConnection(scope)),
      )
      if (before !== undefined) yield* provider.forget(before)
    }),

    nationalSettings: Effect.fn("eInvoicing.getNationalSettings")((scope: Scope) =>
      within(
        scope,
        Effect.map(settings.national(scope), (found) => nationalSettingsView(found)),
      ),
    ),
    ...makeSaveNationalSettings(ports),
    /** Turns the integration off. The connection, the link and the entries stay (contract E6). */
    removeNationalSettings: Effect.fn("eInvoicing.removeNationalSettings")((scope: Scope) =>
      within(scope, settings.removeNational(scope)),
    ),
  }
}
export type EInvoicing = ReturnType<typeof makeEInvoicing>

// Invoicing uses these two. `makeEInvoicing` does not include them, because it needs invoicing.
export { makeMarkInvoice } from "./use-cases/mark-invoice.ts"
export { makeReviewPosting } from "./use-cases/review-posting.ts"
