import { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import { type InvoiceId, isUuid } from "../../shared/ids.ts"
import { memberJson } from "../../shared/json-text.ts"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import type { Scope } from "../../shared/scope.ts"
import type { BusinessEvent } from "../../webhooks/event.ts"

const idOf = ({ dataJson }: BusinessEvent): InvoiceId | undefined => {
  const written = memberJson(dataJson, "id")
  const id: unknown = written === "" ? undefined : JSON.parse(written)
  return typeof id === "string" && isUuid(id) ? (id.toLowerCase() as InvoiceId) : undefined
}

/**
 * Subscribes the national e-invoice integration to InvoicePosted (specification 6.4): a job for each invoice named, in the
 * transaction of the event. Whether it is to be submitted is decided when the job runs (case E09).
 */
export const makeQueuePostedInvoices =
  (jobs: JobQueue) =>
  ({ tenantId, legalEntityId }: Scope, events: readonly BusinessEvent[]): Effect.Effect<void, PortUnavailable> =>
    Effect.forEach(
      events.filter(({ tag }) => tag === "InvoicePosted").flatMap((event) => idOf(event) ?? []),
      (invoiceId) => jobs.enqueue("einvoices-invoice-posted", { tenantId, legalEntityId, invoiceId }),
      { discard: true },
    )
export type QueuePostedInvoices = ReturnType<typeof makeQueuePostedInvoices>
