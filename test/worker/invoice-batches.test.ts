import { afterEach, expect, it } from "vitest"
import { openBatchHouse } from "../support/invoicing/batch-house.ts"
import { openService } from "../support/service/service.ts"

const closings: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0)) await close()
})

const open = async (count: number, worker: boolean) => {
  const service = await openService({ http: true, worker })
  closings.push(() => service.close())
  return openBatchHouse(service, count)
}

it("a batch whose worker is killed goes on behind what was committed, and equals one that was not", async () => {
  const count = 16
  const { books, posted, batches, inTheMiddle, goOn } = await open(count, false)
  const { id, batchNumber } = await batches.ask()
  await inTheMiddle((worker) => worker.kill())
  await goOn(id, "generateBatch")
  expect(await batches.status(batchNumber, "Generated")).toMatchObject({ statusMessage: `${count} invoices` })
  expect(await books()).toMatchObject({ live: count, periods: 3 * count, lines: 3 * count, batchesTold: 1 })
  await batches.askToPost(id)
  await inTheMiddle((worker) => worker.kill())
  await goOn(id, "postBatch")
  expect(await batches.status(batchNumber, "Posted")).toMatchObject({ statusMessage: `${count} invoices posted` })
  expect(await books()).toEqual(posted)
})

it("drafts of a filter are posted once, by a worker that is killed, by one that is stopped, and by two requests at once", async () => {
  const count = 16
  const { books, posted, batches, inTheMiddle, goOn } = await open(count, false)
  const made = await batches.ask()
  await goOn(made.id, "generateBatch")
  const { id, batchNumber } = await batches.askToPostDrafts("status eq 'Draft'")
  await inTheMiddle((worker) => worker.kill())
  // Both batches find the same drafts.
  const second = await batches.askToPostDrafts(`invoiceBatchId eq guid'${made.id}'`)
  await inTheMiddle(async (worker) => {
    expect((await batches.stop(second.id)).status).toBe(200)
    const before = await books()
    // A worker that is asked to stop finishes its current draft.
    await worker.stop()
    expect(await books()).toEqual(before)
    expect(before.posted).toBeGreaterThanOrEqual(6)
    expect(before.posted).toBeLessThan(count)
  })
  await batches.askToPost(second.id)
  await Promise.all([id, second.id].map((each) => goOn(each, "postBatch")))
  for (const { batchNumber: each } of [{ batchNumber }, second])
    expect(await batches.status(each, "Posted")).toMatchObject({ resultStatus: "Succeeded" })
  expect((await batches.summary(id)).invoices).toMatchObject([{ status: "Posted", count }])
  // Four events were raised: one batch created, one stopped, two posted.
  expect(await books()).toEqual({ ...posted, batchesTold: 4 })
})

it("two batches, single invoices and changes of orders at once invoice each period once", async () => {
  const count = 8
  const { api, subscriptions, orders, books, batches } = await open(count, true)
  const changes = orders
    .slice(0, 3)
    .map(({ id }) => api.post(`/Subscriptions/${id}/change`, subscriptions.newPrice(150, "2024-02-01")))
  const single = orders.slice(2, 6).map(({ id }) => api.post(`/Invoices/orders/${id}`, { invoiceDate: "2024-01-31" }))
  const asked = await Promise.all([batches.ask(), batches.ask()])
  expect((await Promise.all([...changes, ...single])).map(({ status }) => status).every((status) => status < 500)).toBe(
    true,
  )
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
})
