import type { InvoiceBatchId } from "@svc/domain/shared/ids"
import { afterEach, expect, it } from "vitest"
import { makeBatchCalls } from "../support/invoicing/batches.ts"
import { makeBilling } from "../support/invoicing/billing.ts"
import { type OrderView, prepareSubscriptions } from "../support/orders/subscriptions.ts"
import { startWorkerBeside } from "../support/processes/worker-beside.ts"
import { openService } from "../support/service/service.ts"
import { until } from "../support/until.ts"

const closings: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0)) await close()
})

/** A tenant with so many accounts that have a subscription each. */
const open = async (count: number, worker: boolean) => {
  const service = await openService({ http: true, worker })
  closings.push(() => service.close())
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
  /** Everything that may not be there twice or be missing. */
  const books = async () => ({
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
    journals: await one(`select count(distinct invoice_id) from svc.journals where ${ofTenant}`),
    unbalanced: await one(`select count(*) from (select from svc.journal_lines where ${ofTenant}
      group by journal_id having sum(amount) <> 0) odd`),
    told: await one(`select count(*) from svc.events where ${ofTenant} and tag = 'InvoicePosted'`),
    batchesTold: await one(`select count(*) from svc.events where ${ofTenant} and tag like 'InvoiceBatch%'`),
  })
  const scope = { tenantId, legalEntityId: legalEntities[0]!.id as never }
  return { service, api, subscriptions, orders, books, one, scope, batches: makeBatchCalls(api) }
}

it(
  "a batch whose worker is killed goes on behind what was committed, and equals one that was not",
  { timeout: 180_000 },
  async () => {
    const count = 16
    const { service, books, one, scope, batches } = await open(count, false)
    const work = service.worker.get("Invoicing").batches.work
    /** Kills a worker when a batch is so far; another one takes the job up. */
    const interrupted = async (
      batchId: string,
      done: number,
      goOn: typeof work.generateBatch | typeof work.postBatch,
    ) => {
      const worker = startWorkerBeside(service, { SVC_INVOICE_BATCH_CHUNK: "1" })
      await until(
        () => one(`select work_done from svc.invoice_batches where id = '${batchId}'`),
        (so) => so >= done,
        60_000,
      )
      await worker.kill()
      await service.worker.run(goOn({ ...scope, batchId: batchId as InvoiceBatchId }))
    }
    const { id, batchNumber } = await batches.ask()
    await interrupted(id, 3, work.generateBatch)
    expect(await batches.status(batchNumber, "Generated")).toMatchObject({ statusMessage: `${count} invoices` })
    expect(await books()).toMatchObject({ live: count, periods: 3 * count, lines: 3 * count, batchesTold: 1 })
    await batches.askToPost(id)
    await interrupted(id, 3, work.postBatch)
    expect(await batches.status(batchNumber, "Posted")).toMatchObject({ statusMessage: `${count} invoices posted` })
    expect(await books()).toEqual({
      live: count,
      periods: 3 * count,
      lines: 3 * count,
      posted: count,
      lastNumber: count,
      journals: count,
      unbalanced: 0,
      told: count,
      batchesTold: 2,
    })
  },
)

it(
  "two batches, single invoices and changes of orders at once invoice each period once",
  { timeout: 180_000 },
  async () => {
    const count = 8
    const { api, subscriptions, orders, books, batches } = await open(count, true)
    const changes = orders
      .slice(0, 3)
      .map(({ id }) => api.post(`/Subscriptions/${id}/change`, subscriptions.newPrice(150, "2024-02-01")))
    const single = orders.slice(2, 6).map(({ id }) => api.post(`/Invoices/orders/${id}`, { invoiceDate: "2024-01-31" }))
    const asked = await Promise.all([batches.ask(), batches.ask()])
    expect(
      (await Promise.all([...changes, ...single])).map(({ status }) => status).every((status) => status < 500),
    ).toBe(true)
    for (const { batchNumber } of asked) await batches.ended(batchNumber, "Generated")
    const { live, periods, lines } = await books()
    expect({ live, periods, lines }).toEqual({ live: count, periods: 3 * count, lines: 3 * count })
    const posts = await Promise.all([
      ...asked.map(({ id }) => batches.post(id)),
      ...(await Promise.all(single)).map(({ body }) => {
        const { id } = body as { readonly id?: string }
        return id === undefined ? undefined : api.post(`/Invoices/${id}/Post`, {})
      }),
    ])
    expect(posts).toHaveLength(6)
    expect(await books()).toMatchObject({
      posted: count,
      lastNumber: count,
      journals: count,
      unbalanced: 0,
      told: count,
    })
  },
)
