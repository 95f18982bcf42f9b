import type { EInvoicing } from "@svc/domain/e-invoicing/e-invoicing"
import type { EInvoicingJobs } from "@svc/domain/e-invoicing/e-invoicing.jobs"
import { Effect } from "effect"
import type { JobHandlers } from "../job.ts"

/** Jobs of national e-invoices: reserving, sending, reading statuses, and the comparison at night. */
export const eInvoicingJobs = (eInvoicing: EInvoicing): JobHandlers<EInvoicingJobs> => ({
  "einvoices-invoice-posted": {
    concurrency: 4,
    handle: ({ tenantId, legalEntityId, invoiceId }) =>
      Effect.tap(eInvoicing.reserve({ tenantId, legalEntityId }, invoiceId), ({ _tag: outcome }) =>
        Effect.annotateLogs(Effect.logDebug("a posted invoice was checked for e-invoicing"), {
          tenantId,
          invoiceId,
          outcome,
        }),
      ),
  },
  "einvoices-attempt": {
    concurrency: 8,
    handle: (key) =>
      Effect.tap(eInvoicing.attempt(key), (entry) =>
        Effect.annotateLogs(Effect.logInfo("an e-invoice was attempted"), {
          ...key,
          status: entry?.status ?? "left to others",
        }),
      ),
  },
  "einvoices-credited": { concurrency: 4, handle: (key) => eInvoicing.releaseCreditNote(key) },
  "einvoices-status-polling": {
    concurrency: 4,
    handle: ({ tenantId }) =>
      Effect.tap(eInvoicing.poll(tenantId), (polled) =>
        Effect.annotateLogs(Effect.logDebug("statuses of e-invoices were read"), { tenantId, ...polled }),
      ),
  },
  "einvoices-sync": { concurrency: 4, handle: (key) => eInvoicing.syncOne(key) },
  "einvoices-deadlines": {
    schedules: [{ cron: "5 12,20 * * *", timeZone: "Europe/Warsaw" }],
    handle: () =>
      Effect.tap(eInvoicing.tellDeadlines(), (told) =>
        Effect.annotateLogs(Effect.logDebug("deadlines of e-invoices were reported"), { told }),
      ),
  },
  "einvoices-token-expiry": {
    schedules: [{ cron: "5 8 * * *", timeZone: "Europe/Warsaw" }],
    handle: () =>
      Effect.tap(eInvoicing.tellTokenExpiry(), (told) =>
        Effect.annotateLogs(Effect.logDebug("tokens of the national system that end soon were told of"), { told }),
      ),
  },
  "einvoices-receive": {
    schedules: [{ cron: "5 12,20 * * *", timeZone: "Europe/Warsaw" }],
    handle: () =>
      Effect.tap(eInvoicing.receive(), (inboxes) =>
        Effect.annotateLogs(Effect.logInfo("suppliers' invoices were fetched"), {
          received: inboxes.reduce((sum, { received }) => sum + received, 0),
          failures: inboxes.filter(({ failure }) => failure !== undefined).length,
        }),
      ),
  },
  "einvoices-reception": {
    concurrency: 2,
    handle: ({ tenantId, receptionId: id }) => eInvoicing.runReception({ tenantId, id }),
  },
  "einvoices-reconcile": {
    schedules: [{ cron: "43 2 * * *" }],
    handle: Effect.fnUntraced(function* () {
      const resumed = yield* eInvoicing.resume()
      const compared = yield* eInvoicing.reconcile()
      yield* Effect.annotateLogs(Effect.logInfo("e-invoices were compared with the provider"), {
        ...resumed,
        legalEntities: compared.length,
        failures: compared.filter(({ failure }) => failure !== undefined).length,
      })
    }),
  },
})
