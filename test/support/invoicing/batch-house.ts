import type { InvoiceBatchId } from "@svc/domain/shared/ids"
import { type OrderView, prepareSubscriptions } from "../orders/subscriptions.ts"
import { startWorkerBeside } from "../processes/worker-beside.ts"
import type { openService } from "../service/service.ts"
import { until } from "../until.ts"
import { makeBatchCalls } from "./batches.ts"
import { makeBilling } from "./billing.ts"

type Service = Awaited<ReturnType<typeof openService<{ http: true; worker: boolean }>>>

/**
 * A tenant with `count` accounts that have one subscription each, and queries about the books that its batches leave.
 */
export const openBooks = async (service: Pick<Service, "createTenant" | "sql">, count: number) => {
  const { tenantId, api, legalEntities } = await service.createTenant()
  const subscriptions = await prepareSubscriptions(api)
  const billing = makeBilling(api)
  const orders: OrderView[] = []
  for (let n = 0; n < count; n += 1) {
    const { id } = await billing.account({ name: `Customer ${n}` })
    orders.push(await subscriptions.create({ account: id }))
  }
  const one = async (select: string) => {
    const [row] = await service.sql<{ value: number }>(`select (${select})::int as value`)
    return row!.value
  }
  const ofTenant = `tenant_id = '${tenantId}'`
  return {
    scope: { tenantId, legalEntityId: legalEntities[0]!.id },
    api,
    subscriptions,
    orders,
    batches: makeBatchCalls(api),
    /** The number of accounts and drafts that batches have done. */
    done: () => one(`select coalesce(sum(work_done), 0) from svc.invoice_batches where ${ofTenant}`),
    /** Counts and sums that a lost or doubled invoice would change. */
    books: async () => ({
      live: await one(
        `select count(*) from svc.invoices where ${ofTenant} and status <> 'Cancelled' and invoice_type = 'Invoice'`,
      ),
      periods: await one(`select count(*) from svc.invoiced_periods where ${ofTenant} and not released`),
      lines: await one(`select count(*) from svc.invoice_lines l join svc.invoices i using (tenant_id)
        where l.invoice_id = i.id and l.${ofTenant} and i.status <> 'Cancelled' and i.invoice_type = 'Invoice'`),
      posted: await one(`select count(*) from svc.invoices where ${ofTenant} and invoice_number is not null`),
      lastNumber: await one(
        `select max(invoice_number::int) from svc.invoices where ${ofTenant} and invoice_type = 'Invoice'`,
      ),
      journals: await one(`select count(distinct invoice_id) from svc.vouchers where ${ofTenant}`),
      unbalanced: await one(`select count(*) from (select from svc.journal_lines where ${ofTenant}
        group by voucher_id having sum(amount) <> 0) odd`),
      told: await one(`select count(*) from svc.events where ${ofTenant} and tag = 'InvoicePosted'`),
      batchesTold: await one(`select count(*) from svc.events where ${ofTenant} and tag like 'InvoiceBatch%'`),
    }),
    /** The expected books after a batch with all the orders was posted. */
    posted: {
      live: count,
      periods: 3 * count,
      lines: 3 * count,
      posted: count,
      lastNumber: count,
      journals: count,
      unbalanced: 0,
      told: count,
      batchesTold: 2,
    },
  }
}

/** The same tenant, with steps that disturb the workers of its batches. */
export const openBatchHouse = async (service: Service, count: number) => {
  const books = await openBooks(service, count)
  const { scope, done } = books
  return {
    ...books,
    /**
     * Starts a worker that does the accounts or drafts of a batch one at a time, and disturbs it after at least three.
     */
    inTheMiddle: async (disturb: (worker: ReturnType<typeof startWorkerBeside>) => Promise<unknown>) => {
      const before = await done()
      const worker = startWorkerBeside(service, { SVC_INVOICE_BATCH_CHUNK: "1" })
      await until(done, (so) => so >= before + 3)
      await disturb(worker)
    },
    /** Continues a batch whose worker is gone, as another worker would a minute later. */
    goOn: (batchId: string, how: "generateBatch" | "postBatch") =>
      service.worker.run(
        service.worker.get("Invoicing").batches.work[how]({ ...scope, batchId: batchId as InvoiceBatchId }),
      ),
  }
}
