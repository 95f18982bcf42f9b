import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { ApiAnswer, ApiClient } from "../support/service/api-client.ts"
import { makeBilling } from "../support/invoicing/billing.ts"
import { isUuid } from "@svc/domain/shared/ids"
import { makeProducts, type ProductIds } from "../support/catalogue/products.ts"
import { idsOfOrder, type OrderIds, prepareSubscriptions } from "../support/orders/subscriptions.ts"
import {
  createWebhook,
  deliveryAfter,
  type RaisedView,
  raiseOne,
  type WebhookView,
} from "../support/webhooks/deliveries.ts"
import {
  type ListedOperation,
  listOperations,
  pathOf,
  readDocument,
  validBodies,
} from "../support/service/operations.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"
import { needs } from "../support/service/needs.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { dumpRows } from "../support/database/stored-rows.ts"

/** The data of one legal entity, and clients of its owner and of a stranger. */
interface Pair {
  readonly owner: ApiClient
  readonly stranger: ApiClient
  readonly tenantId: string
  readonly webhook: WebhookView
  readonly deliveryId: string
  readonly correlationId: string
  readonly accountId: string
  readonly invoiceId: string
  readonly product: ProductIds
  readonly subscription: OrderIds
  readonly bookingId: string
  readonly quoteId: string
  readonly usageId: string
  readonly measurementId: string
}

let service: TestService
let receiver: Receiver
let operations: readonly ListedOperation[]
const pairs: Record<string, Pair> = {}
beforeAll(async () => {
  service = await openService({ clock: "manual", worker: true, http: true })
  receiver = await startReceiver()
  // Operations about the caller's own session are left out: `own-account.test.ts` covers them, and a token cannot call
  // them.
  operations = listOperations(await readDocument(service)).filter(
    ({ secured, name }) => secured && needs[name] !== "session",
  )

  const one = await service.createTenant()
  const other = await service.createTenant()
  pairs["another tenant"] = await furnish(one, one.api, other.api)

  const several = await service.createTenant(["Alpha AB", "Beta AB"])
  const [alpha, beta] = await Promise.all(
    ["Alpha AB", "Beta AB"].map((name) => several.apiWith(["*:admin"], { "legal-entity": name })),
  )
  pairs["another legal entity of the tenant"] = await furnish(several, alpha!, beta!)
})
afterAll(async () => {
  await service.close()
  await receiver.close()
})

const furnish = async ({ tenantId }: TestTenant, owner: ApiClient, stranger: ApiClient): Promise<Pair> => {
  const webhook = await createWebhook(owner, receiver.url())
  const deliveryId = await raiseOne(owner)
  const correlationId = randomUUID()
  const event = await owner.post("/Events", { eventType: "InvoicePosted", data: {}, correlationId })
  for (const { id } of (event.body as RaisedView).deliveries) await deliveryAfter(owner, id, 1)
  await deliveryAfter(owner, deliveryId, 1)
  const billing = makeBilling(owner)
  const accountId = (await billing.account()).id
  const invoiceId = (await billing.create(accountId, [billing.line(100)])).id
  const product = await makeProducts(owner).ids()
  const { create, stock } = await prepareSubscriptions(owner)
  const subscription = idsOfOrder(await create({ milestones: [{ name: "Go live" }] }))
  await stock()
  const bookings = await owner.get(`/Bookings?Filter=order/orderNumber eq '${subscription.orderNumber}'`)
  const bookingId = (bookings.body as { readonly data: readonly [{ readonly id: string }] }).data[0].id
  const quoted = await owner.post("/Quotes", { customer: accountId, products: [{ product: product.id }] })
  const { id: quoteId } = quoted.body as { readonly id: string }
  const used = { account: accountId, quantity: 1, fromDate: "2026-01-05" }
  const { id: usageId } = (await owner.post("/Usage", used)).body as { readonly id: string }
  const { id: measurementId } = (await owner.post("/Measurements", used)).body as { readonly id: string }
  return {
    owner,
    stranger,
    tenantId,
    webhook,
    deliveryId,
    correlationId,
    accountId,
    invoiceId,
    product,
    subscription,
    bookingId,
    quoteId,
    usageId,
    measurementId,
  }
}

const call = (api: ApiClient, { name, method }: ListedOperation, path: string): Promise<ApiAnswer> => {
  const body = validBodies(receiver.url())[name]
  return body === undefined
    ? api.send(method, path)
    : api.send(method, path, JSON.stringify(body), { "content-type": "application/json" })
}

/** An answer without the values that differ for each call: the trace id and the requested id. */
const shapeOf = ({ status, text, headers }: ApiAnswer, id: string) => ({
  status,
  text: text.replaceAll(id, "ID").replace(/"traceId":"\w+"/, ""),
  headers: Object.fromEntries([...headers].filter(([name]) => !/^(date|svc-trace-id|etag|keep-alive)$/.test(name))),
})

describe.each(["another tenant", "another legal entity of the tenant"])("to %s", (kind) => {
  it("every operation answers a foreign id as it does an unknown one, and changes nothing", async () => {
    const { stranger, tenantId, webhook, deliveryId, accountId, invoiceId, product, ...orders } = pairs[kind]!
    // A PUT creates the consumer with the name that the client chose, so an unknown name is not an error.
    const makesNamed = "PUT /EventConsumers/{name}"
    const withId = operations.filter(
      (operation) => operation.name !== makesNamed && pathOf(operation, "x") !== pathOf(operation, "y"),
    )
    expect(withId.length).toBeGreaterThan(7)
    const settled = async () => (await dumpRows(service, tenantId)).replaceAll(/^.*idempotency.*$/gm, "")
    const before = await settled()
    const requests = receiver.requests.length

    const ofOrders = [accountId, orders.bookingId, orders.quoteId, ...Object.values(orders.subscription).filter(isUuid)]
    const { quoteId, usageId, measurementId } = orders
    const ofUsage = [usageId, measurementId]
    const others = [webhook.id, deliveryId, accountId, invoiceId, ...Object.values(product), quoteId, ...ofUsage]
    for (const operation of withId) {
      const isOfOrders = /^\/(Subscriptions|SalesOrders|Orders|Bookings|Quotes)\b/.test(operation.template)
      const unknown = randomUUID()
      const ask = async (id: string) => shapeOf(await call(stranger, operation, pathOf(operation, id)), id)
      const foreign = isOfOrders ? ofOrders : others
      const [ofUnknown, ...answers] = await Promise.all([unknown, ...foreign].map(ask))
      for (const answer of answers) expect(answer, operation.name).toEqual(ofUnknown)
      expect(ofUnknown!.status, operation.name).toBe(operation.responses["404"] === undefined ? 400 : 404)
    }
    expect(await settled()).toBe(before)
    expect(receiver.requests).toHaveLength(requests)
  })

  it("every list is empty, whatever it is filtered by", async () => {
    const { owner, stranger, webhook, correlationId, accountId, invoiceId, product, ...orders } = pairs[kind]!
    for (const [path, id] of [
      ["/Accounts", accountId],
      ["/Invoices", invoiceId],
      ["/Products", product.id],
      ["/Subscriptions", orders.subscription.id],
      ["/Bookings", orders.bookingId],
      ["/Quotes", orders.quoteId],
      ["/Usage", orders.usageId],
      ["/Measurements", orders.measurementId],
    ] as const) {
      for (const filter of [
        "",
        `?Filter=id eq guid'${id}'`,
        "?OrderBy=created desc",
        "?ModifiedAfter=2020-01-01T00:00:00Z",
      ]) {
        expect((await owner.get(path + filter)).text, path).toContain(id)
        const { body, text } = await stranger.get(path + filter)
        expect(body, path + filter).toMatchObject({ totalCount: 0, data: [] })
        expect(text).not.toContain(id)
      }
    }
    const lists = operations.filter(
      ({ method, template }) => method === "GET" && /^\/Webhook[^{]*$/.test(template) && template !== "/WebhookSeries",
    )
    expect(lists.length).toBeGreaterThan(1)
    for (const { template, name } of lists) {
      const ofWebhook = `?WebhookId=${webhook.id}`
      const filters = ["", ofWebhook, `?CorrelationId=${correlationId}`, "?EventType=InvoicePosted"]
      const isWhole = template === "/Webhooks" || template === "/WebhookSummaries"
      for (const filter of isWhole ? [""] : filters) {
        expect((await owner.get(template + filter)).text, name).toContain(webhook.id)
        const { text, body } = await stranger.get(template + filter)
        // The answer is the same as for a webhook that never existed.
        const refused = expect.objectContaining({ status: 400, errors: { WebhookId: [expect.any(String)] } })
        const empty = isWhole ? [] : { data: [] }
        expect(body, `${name}${filter}`).toEqual(filter === ofWebhook ? refused : empty)
        expect(text).not.toContain(webhook.id)
      }
    }
  })

  it("a cursor of the other's list leads nowhere", async () => {
    const { owner, stranger } = pairs[kind]!
    const { body } = await owner.get("/WebhookDeliveries?PageSize=1")
    const { nextCursor } = body as { readonly nextCursor: string }
    expect(nextCursor).toBeTruthy()
    expect((await stranger.get(`/WebhookDeliveries?Cursor=${nextCursor}`)).body).toEqual({ data: [] })
  })

  it("no event of the other is sent", async () => {
    const { stranger, webhook } = pairs[kind]!
    const mine = await createWebhook(stranger, receiver.url("/mine"))
    const raised = await stranger.post("/Events", { eventType: "InvoicePosted", data: {} })
    const { deliveries } = raised.body as { readonly deliveries: readonly { readonly webhookId: string }[] }
    expect(deliveries.map(({ webhookId }) => webhookId)).toEqual([mine.id])
    expect(raised.text).not.toContain(webhook.id)
    await stranger.delete(`/Webhooks/${mine.id}`)
  })

  it("an idempotency key of the other says nothing", async () => {
    const { owner, stranger } = pairs[kind]!
    const body = { url: receiver.url("/keyed"), events: ["JournalPosted"] }
    const headers = { "svc-idempotency-key": `shared with ${kind}` }
    const theirs = (await owner.post("/Webhooks", body, headers)).body as WebhookView
    const mine = await stranger.post("/Webhooks", body, headers)
    expect(mine.status).toBe(201)
    expect(mine.text).not.toContain(theirs.token)
    expect(mine.text).not.toContain(theirs.id)
    await stranger.delete(`/Webhooks/${(mine.body as WebhookView).id}`)
  })
})
