import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import type { InvoiceId, InvoiceLineId } from "@svc/domain/shared/ids"
import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { prepareUsage, type UsageOver } from "../support/usage/usage.ts"

type Json = Readonly<Record<string, unknown>>

let service: LentService
let tenant: TestTenant
let api: ApiClient
let usage: UsageOver
const prepare = async () => {
  tenant = await service.createTenant()
  api = tenant.api
  usage = await prepareUsage(api)
}
beforeAll(async () => {
  service = await lendService()
  await prepare()
})

/** Puts the calls of January on an invoice line, as invoicing does. */
const invoiceJanuary = async () => {
  const scope = { tenantId: tenant.tenantId, legalEntityId: tenant.legalEntities[0]!.id }
  const invoiceId = randomUUID() as string as InvoiceId
  const hold = {
    chargeNumber: usage.calls.chargeNumber,
    from: "2024-01-01" as CalendarDate,
    to: "2024-02-01" as CalendarDate,
    invoiceId,
    lineId: randomUUID() as string as InvoiceLineId,
  }
  const port = service.worker.get("UsageToBill")
  await service.worker.atomically(scope.tenantId, port.hold(scope, [hold]))
  return () => service.worker.atomically(scope.tenantId, port.release(scope, [invoiceId]))
}

describe("usage", () => {
  it("names its charge by number or id, and shows what it is of, with exact digits", async () => {
    const { account, order, calls } = usage
    const names: readonly Json[] = [
      { charge: calls.chargeNumber },
      { charge: calls.id },
      { charge: { key: "OrderProductCharge-Id", value: calls.id.toUpperCase() } },
      {
        charge: { key: "chargenumber", value: calls.chargeNumber },
        account: "Customer AB",
        order: order.orderNumber,
        product: order.products[0]!.id,
      },
      { charge: calls.chargeNumber, account: account.accountNumber, order: order.id, validateData: true },
    ]
    for (const named of names) {
      const body = { charge: null, ...named, quantity: 0, fromDate: "2024-12-31" }
      const made = await api.send(
        "POST",
        "/Usage",
        JSON.stringify(body).replace('"quantity":0', '"quantity":-0.0000000001'),
        {
          "content-type": "application/json",
        },
      )
      expect(made.status, made.text).toBe(201)
      expect(made.text).toContain('"quantity":-0.0000000001')
      expect(made.body).toMatchObject({
        account: { id: account.id, accountNumber: account.accountNumber, name: "Customer AB" },
        order: { id: order.id, orderNumber: order.orderNumber },
        product: { id: order.products[0]!.id },
        charge: { id: calls.id, chargeNumber: calls.chargeNumber, name: "Calls" },
        fromDate: "2024-12-31",
        processed: false,
      })
      expect(await usage.get((made.body as { readonly id: string }).id)).toEqual(made.body)
    }
  })

  it("keeps what it says, and is listed by it", async () => {
    await prepare()
    await api.post("/CustomFieldConfigurations", { fieldType: "Text", entity: "Usage", key: "site" })
    const full = await usage.report({
      unit: "MIN",
      quantity: 2.5,
      description: "to Lund",
      toDate: "2024-01-31T00:00:00Z",
      source: "switch",
      ratedPrice: 0.25,
      customFields: { site: "north" },
    })
    await usage.report({ fromDate: "2024-02-01" })
    expect(full).toMatchObject({
      unit: "MIN",
      quantity: 2.5,
      description: "to Lund",
      toDate: "2024-01-31",
      source: "switch",
      ratedPrice: 0.25,
      ratedPriceCurrencyCode: "SEK",
      customFields: { site: "north" },
    })
    const found = async (filter: string) =>
      (await usage.list("/Usage", `?Filter=${encodeURIComponent(filter)}`)).data.map(({ id }) => id)
    for (const filter of [
      `id eq guid'${full.id}'`,
      `account/name eq 'Customer AB' and quantity gt 1`,
      `order/orderNumber eq '${usage.order.orderNumber}' and fromDate lt datetime'2024-02-01'`,
      `charge/chargeNumber eq '${usage.calls.chargeNumber}' and source eq 'switch'`,
      `customFields/site eq 'north'`,
      `processed eq false and unit eq 'MIN' and toDate eq datetime'2024-01-31' and ratedPrice eq 0.25`,
    ])
      expect(await found(filter), filter).toEqual([full.id])
    const newest = await usage.list("/Usage", "?OrderBy=fromDate desc&PageSize=1")
    expect(newest).toMatchObject({ totalCount: 2, data: [{ fromDate: "2024-02-01" }] })
    expect(await usage.list("/Measurements")).toMatchObject({ totalCount: 0 })
  })

  it("that names no charge waits for one, unless it is validated", async () => {
    await prepare()
    const { account, calls } = usage
    const sent = { account: account.id, quantity: 3, fromDate: "2024-01-05" }
    const made = await api.post("/Usage", sent)
    expect(made).toMatchObject({ status: 201, body: { account: { id: account.id }, processed: false } })
    expect(made.body).not.toHaveProperty("charge")
    expectProblem(await api.post("/Usage", { ...sent, validateData: true }), 400, "charge")
    const { id } = made.body as { readonly id: string }
    // A charge that is named later must belong to the account of the row, and must be of type Usage.
    const other = await usage.newAccount("Other")
    const others = await usage.subscribe({ account: other.id })
    const foreign = usage.chargeIn(others, "Calls").chargeNumber
    expectProblem(await api.patch(`/Usage/${id}`, { charge: foreign }), 400, "account")
    expectProblem(await api.patch(`/Usage/${id}`, { charge: usage.fee.chargeNumber }), 400, "charge")
    await usage.patch(id, { charge: calls.chargeNumber })
    expect(await usage.get(id)).toMatchObject({ charge: { id: calls.id }, order: { id: usage.order.id }, quantity: 3 })
  })

  it("is of the charge in all versions of it, and unmatched when it is gone", async () => {
    await prepare()
    const { id } = usage.order
    const changed = await api.post(`/Subscriptions/${id}/change`, {
      effectiveChangeDate: "2024-03-01",
      products: [
        {
          product: usage.plan.id,
          charges: [{ charge: usage.calls.chargeNumber, priceDetails: [{ tier: 0, price: 2 }] }],
        },
        { operation: "Create", product: usage.plan.id },
      ],
    })
    expect(changed.status).toBe(201)
    const later = (await api.get(`/Subscriptions/${id}`)).body as UsageOver["order"]
    const before = await usage.report()
    // Names the first version's id for a day on which the second version is valid.
    const after = await usage.report({ charge: usage.calls.id, fromDate: "2024-03-01" })
    const second = usage.chargeIn(later, "Calls")
    expect(second.id).not.toBe(usage.calls.id)
    for (const row of [before, after])
      expect(row).toMatchObject({ charge: { id: second.id, chargeNumber: usage.calls.chargeNumber } })

    const added = later.products[1]!.charges.find(({ name }) => name === "Calls")!
    const { id: orphan } = await usage.report({ charge: added.chargeNumber, fromDate: "2024-03-01" })
    const reverted = await api.post(`/Subscriptions/revert/${later.id}`, {})
    expect(reverted.status, reverted.text).toBe(200)
    expect(await usage.get(before.id)).toMatchObject({ charge: { id: usage.calls.id } })
    const gone = await usage.get(orphan)
    expect(gone).toMatchObject({ order: { orderNumber: usage.order.orderNumber } })
    expect(gone).not.toHaveProperty("charge")
    await usage.patch(orphan, { charge: usage.calls.chargeNumber })
    expect(await usage.get(orphan)).toMatchObject({ charge: { id: usage.calls.id } })
  })

  it("waits to be billed while it can be changed and deleted, and is neither on an invoice", async () => {
    await prepare()
    const { id } = await usage.report({ description: "first", source: "switch" })
    await usage.patch(id, { quantity: 7, description: null, fromDate: "2024-01-06", unit: "MIN" })
    const changed = await usage.get(id)
    expect(changed).toMatchObject({ quantity: 7, fromDate: "2024-01-06", unit: "MIN", source: "switch" })
    expect(changed).not.toHaveProperty("description")

    const cancel = await invoiceJanuary()
    expect(await usage.get(id)).toMatchObject({ processed: true })
    expect((await usage.list("/Usage", "?Filter=processed eq true")).totalCount).toBe(1)
    const refused = "The usage is on an invoice: credit the invoice or add a correcting row."
    for (const answer of [await api.patch(`/Usage/${id}`, { quantity: 8 }), await api.delete(`/Usage/${id}`)])
      expect(expectProblem(answer, 400, "message").errors).toEqual({ message: [refused] })
    await cancel()
    expect(await usage.get(id)).toMatchObject({ processed: false, quantity: 7 })

    const deleted = await api.delete(`/Usage/${id}`)
    expect([deleted.status, deleted.text]).toEqual([200, ""])
    expect((await api.get(`/Usage/${id}`)).status).toBe(404)
    expect((await api.delete(`/Usage/${id}`)).status).toBe(404)
    expect((await api.patch(`/Usage/${id}`, { quantity: 1 })).status).toBe(404)
  })

  it("of an order that was cancelled is taken inside its window", async () => {
    await prepare()
    const cancelled = await api.post(`/Subscriptions/cancel/${usage.order.id}`, {
      cancellationDate: "2024-06-01",
      cancellationMode: "OnOrderCancellationDate",
      firstDayOfCancellation: "2024-06-01",
    })
    expect(cancelled.status, cancelled.text).toBe(200)
    await usage.report({ fromDate: "2024-05-31" })
    const late = { charge: usage.calls.chargeNumber, quantity: 1, fromDate: "2024-06-01" }
    expectProblem(await api.post("/Usage", late), 400, "fromDate")
  })

  it("keeps its account from being deleted", async () => {
    const { id } = await usage.newAccount("Reported")
    const { body } = await api.post("/Usage", { account: id, quantity: 1, fromDate: "2024-01-05" })
    const refused = expectProblem(await api.delete(`/Accounts/${id}`), 400, "message")
    expect(refused).toMatchObject({ type: expect.stringMatching(/\/account-has-usage$/u) })
    await api.delete(`/Usage/${(body as { readonly id: string }).id}`)
    expect((await api.delete(`/Accounts/${id}`)).status).toBe(200)
  })
})

describe("a measurement", () => {
  it("has a tag and is of a charge of the type Measured", async () => {
    await prepare()
    const made = await api.post("/Measurements", {
      charge: usage.disk.chargeNumber,
      quantity: 12.5,
      fromDate: "2024-01-31",
      tag: "node-1",
    })
    expect(made).toMatchObject({
      status: 201,
      body: { charge: { id: usage.disk.id }, tag: "node-1", quantity: 12.5, fromDate: "2024-01-31" },
    })
    const { id } = made.body as { readonly id: string }
    expect((await api.get(`/Measurements/${id}`)).body).toEqual(made.body)
    expect(await usage.list("/Measurements", "?Filter=tag eq 'node-1'")).toMatchObject({
      totalCount: 1,
      data: [{ id }],
    })
    expect((await api.get(`/Usage/${id}`)).status).toBe(404)
  })
})
