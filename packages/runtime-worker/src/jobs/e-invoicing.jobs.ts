import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import { Effect } from "effect"
import { type AnyJobHandler, defineJob } from "../job.ts"

/** National e-invoices: reserving, sending, reading statuses, and the comparison at night. */
export const eInvoicingJobs = (container: Graph): readonly AnyJobHandler[] => {
  const reserve = resolve(container, "ReserveSubmission")
  const attempt = resolve(container, "AttemptSubmission")
  const polling = resolve(container, "PollStatuses")
  const reconcile = resolve(container, "Reconcile")

  return [
    defineJob({
      name: "einvoices-invoice-posted",
      concurrency: 4,
      handle: ({ tenantId, legalEntityId, invoiceId }) =>
        Effect.tap(reserve({ tenantId, legalEntityId }, invoiceId), ({ _tag: outcome }) =>
          Effect.annotateLogs(Effect.logDebug("a posted invoice was looked at"), { tenantId, invoiceId, outcome }),
        ),
    }),
    defineJob({
      name: "einvoices-attempt",
      concurrency: 8,
      handle: (key) =>
        Effect.tap(attempt(key), (entry) =>
          Effect.annotateLogs(Effect.logInfo("an e-invoice was attempted"), {
            ...key,
            status: entry?.status ?? "left to others",
          }),
        ),
    }),
    defineJob({
      name: "einvoices-status-polling",
      concurrency: 4,
      handle: ({ tenantId }) =>
        Effect.tap(polling.poll(tenantId), (polled) =>
          Effect.annotateLogs(Effect.logDebug("statuses of e-invoices were read"), { tenantId, ...polled }),
        ),
    }),
    defineJob({ name: "einvoices-sync", concurrency: 4, handle: (key) => polling.syncOne(key) }),
    defineJob({
      name: "einvoices-reconcile",
      schedules: [{ cron: "43 2 * * *" }],
      handle: Effect.fnUntraced(function* () {
        const resumed = yield* polling.resume()
        const compared = yield* reconcile()
        yield* Effect.annotateLogs(Effect.logInfo("e-invoices were compared with the provider"), {
          ...resumed,
          legalEntities: compared.length,
          failures: compared.filter(({ failure }) => failure !== undefined).length,
        })
      }),
    }),
  ]
}
