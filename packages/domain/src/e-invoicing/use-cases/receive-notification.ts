import { Effect } from "effect"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import type { EInvoicingJobs } from "../e-invoicing.jobs.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { EntryStore } from "../ports/entry-store.ts"
import type { EInvoicingSettingsStore } from "../ports/settings-store.ts"

export interface ReceiveNotificationPorts {
  readonly entries: EntryStore
  readonly settings: EInvoicingSettingsStore
  readonly jobs: JobQueue<EInvoicingJobs>
  readonly unitOfWork: UnitOfWork
}

const idNames = ["id", "uuid", "invoice_id", "document_id"] as const
const longestId = 100

/**
 * The identifier that a notification names. The body is not documented, and nothing else in it is trusted (contract
 * E31).
 */
const notifiedId = (body: Readonly<Record<string, unknown>>): string | undefined =>
  idNames
    .map((name) => body[name])
    .find((value): value is string => typeof value === "string" && value !== "" && value.length <= longestId)

/**
 * Treats a notification of the provider as a hint that something changed (contract E31): a job reads the entry. Tells
 * whether the address is known; callers do not learn whether the identifier is.
 */
export const makeReceiveNotification = ({ entries, settings, jobs, unitOfWork }: ReceiveNotificationPorts) =>
  Effect.fn("eInvoicing.receiveNotification")(function* (key: string, body: Readonly<Record<string, unknown>>) {
    const tenantId = yield* settings.tenantOfNotificationKey(key)
    if (tenantId === undefined) return false
    const id = notifiedId(body)
    if (id === undefined) return true
    yield* unitOfWork.atomically(
      tenantId,
      Effect.gen(function* () {
        const entry = yield* entries.findByElectronicId(tenantId, id)
        if (entry?.status === "Submitted") {
          yield* jobs.enqueue("einvoices-sync", { tenantId, entryId: entry.id }, { key: entry.id })
        }
      }),
    )
    return true
  })
