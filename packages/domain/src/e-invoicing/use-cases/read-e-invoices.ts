import { Clock, Effect, Result } from "effect"
import type { EInvoiceEntryId, InvoiceId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import { EInvoiceNotFound, SubmissionRefused } from "../e-invoicing.errors.ts"
import { doubtfulData, missingData } from "../required-data.ts"
import type { EntryFilter, EntryStore } from "../ports/entry-store.ts"
import type { IntegrationLog, LogFilter } from "../ports/integration-log.ts"
import type { InvoiceStore } from "../../billing/invoicing/ports/invoice-store.ts"
import type { LegalEntityStore } from "../../billing/legal-entities/ports/legal-entity-store.ts"
import type { PostedInvoices } from "../ports/posted-invoices.ts"
import type { EInvoicingSettingsStore } from "../ports/settings-store.ts"
import type { UblWriter } from "../ports/ubl-writer.ts"
import { isIntegrationActive } from "../settings.ts"
import { dateIn } from "../timing.ts"
import { findingTexts, preflight } from "../ubl/preflight.ts"

export interface ReadEInvoicesDeps {
  readonly entries: EntryStore
  readonly invoices: PostedInvoices
  readonly legalEntities: LegalEntityStore
  readonly settings: EInvoicingSettingsStore
  readonly billing: InvoiceStore
  readonly writer: UblWriter
  readonly log: IntegrationLog
  readonly unitOfWork: UnitOfWork
}

/** Looking at entries, documents, acknowledgements and the log. */
export const makeReadEInvoices = (deps: ReadEInvoicesDeps) => {
  const { entries, invoices, billing, legalEntities, settings, writer, log, unitOfWork } = deps
  const within = <A, E>(scope: Scope, work: Effect.Effect<A, E>) => unitOfWork.atomically(scope.tenantId, work)

  const entry = Effect.fnUntraced(function* (scope: Scope, id: EInvoiceEntryId) {
    const found = yield* entries.find(scope, id)
    return found ?? (yield* new EInvoiceNotFound({ what: "entry", id }))
  })

  return {
    list: Effect.fn("eInvoicing.list")((scope: Scope, filter: EntryFilter) =>
      within(scope, entries.list(scope, filter)),
    ),

    get: Effect.fn("eInvoicing.get")((scope: Scope, id: EInvoiceEntryId) =>
      within(
        scope,
        Effect.flatMap(entry(scope, id), (found) =>
          Effect.map(entries.history({ tenantId: scope.tenantId, entryId: id }), (history) => ({
            entry: found,
            history,
          })),
        ),
      ),
    ),

    /** Every submission of an invoice, newest first, each with its history (specification 2.8). */
    ofInvoice: Effect.fn("eInvoicing.ofInvoice")((scope: Scope, invoiceId: InvoiceId) =>
      within(
        scope,
        Effect.gen(function* () {
          yield* billing.find(scope, invoiceId)
          return yield* Effect.forEach(yield* entries.ofInvoice(scope, invoiceId, "Sent"), (each) =>
            Effect.map(entries.history({ tenantId: scope.tenantId, entryId: each.id }), (history) => ({
              entry: each,
              history,
            })),
          )
        }),
      ),
    ),

    acknowledgement: Effect.fn("eInvoicing.acknowledgement")((scope: Scope, id: EInvoiceEntryId) =>
      within(
        scope,
        Effect.gen(function* () {
          const { id: entryId, tenantId } = yield* entry(scope, id)
          const stored = yield* entries.acknowledgement({ tenantId, entryId })
          return stored ?? (yield* new EInvoiceNotFound({ what: "acknowledgement", id }))
        }),
      ),
    ),

    /** What the legal entity lacks for national e-invoicing (specification 2.8), and what looks wrong. */
    validate: Effect.fn("eInvoicing.validateLegalEntity")((scope: Scope) =>
      within(
        scope,
        Effect.map(legalEntities.find(scope), (profile) => ({
          missing: missingData(profile),
          warnings: doubtfulData(profile),
        })),
      ),
    ),

    /** The document of a posted invoice as it would be sent now; refused with every reason that it would not be sent for. */
    preview: Effect.fn("eInvoicing.preview")(function* (scope: Scope, invoiceId: InvoiceId) {
      const now = (yield* Clock.currentTimeMillis) as Timestamp
      return yield* within(
        scope,
        Effect.gen(function* () {
          const invoice = yield* invoices.find(scope, invoiceId)
          if (invoice === undefined) return yield* new EInvoiceNotFound({ what: "invoice", id: invoiceId })
          const { nationalEInvoice, timeZone } = yield* legalEntities.find(scope)
          const national = nationalEInvoice && isIntegrationActive(yield* settings.national(scope))
          const checked = preflight(writer, invoice, { national, today: dateIn(timeZone, now) })
          if (Result.isSuccess(checked)) return { number: invoice.number, bytes: checked.success.bytes }
          return yield* new SubmissionRefused({ what: "invoice", reasons: findingTexts(checked.failure) })
        }),
      )
    }),

    log: Effect.fn("eInvoicing.log")((scope: Scope, filter: LogFilter) => within(scope, log.list(scope, filter))),
  }
}
export type ReadEInvoices = ReturnType<typeof makeReadEInvoices>
