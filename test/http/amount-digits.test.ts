import { beforeAll, expect, it } from "vitest"
import { addRate, type Billing, makeBilling } from "../support/invoicing/billing.ts"
import { makeBatchCalls } from "../support/invoicing/batches.ts"
import {
  chargesIn,
  type OrderChargeView,
  type OrderView,
  prepareSubscriptions,
} from "../support/orders/subscriptions.ts"
import { prepareQuotes } from "../support/quotes/quotes.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: LentService
let tenant: TestTenant
let billing: Billing
beforeAll(async () => {
  service = await lendService()
  tenant = await service.createTenant()
  billing = makeBilling(tenant.api)
})

it("an invoice whose sums have more than fifteen digits is refused at the line, as nothing that reads it could keep them", async () => {
  const { id: account } = await billing.account()
  const line = async (price: number, quantity: number, tax = "0") => ({
    ...(await billing.taxedLine(price, tax)),
    quantity,
  })
  const lines = await Promise.all([line(1, 1), line(1_000_000_000, 1_000_000), line(800_000_000_000_000, 1, "25")])
  const send = (some: readonly object[], of = account, currency = "SEK") =>
    tenant.api.post("/Invoices/onAccountInvoice", { account: of, currency, invoiceLines: some })
  const answer = expectProblem(await send(lines), 400, "invoiceLines[1]")
  expect(Object.keys(answer.errors ?? {}).toSorted()).toEqual(["invoiceLines", "invoiceLines[1]", "invoiceLines[2]"])
  const half = await line(500_000_000_000_000, 1)
  const together = expectProblem(await send([half, half]), 400, "invoiceLines")
  expect(Object.keys(together.errors ?? {})).toEqual(["invoiceLines"])
  const largest = await send([half, await line(499_999_999_999_999, 1)])
  expect(largest.status, largest.text).toBeLessThan(300)
  const [entity] = tenant.legalEntities
  await addRate(service.sql, tenant.tenantId, entity!.id, "EUR", "SEK", "2020-01-01", "11")
  const { id: inEuro } = await billing.account({ currency: "EUR" })
  expectProblem(await send([half], inEuro, "EUR"), 400, "invoiceLines")
})

const most = 999_999_999_999_999
const beyond = "an amount with more than 15 digits before the point"
const charges = (fee: number, quantity: number) => [
  { charge: "Fee", priceDetails: [{ tier: 0, price: fee }] },
  { charge: "Seat", quantity, priceDetails: [{ tier: 0, price: 5 }] },
]

it("an order whose values have more than fifteen digits is refused at the charge, as it could never be invoiced", async () => {
  const { api } = await service.createTenant()
  const subscriptions = await prepareSubscriptions(api)
  const product = subscriptions.plan.id
  const refusals = async (fee: number, quantity: number) => {
    const products = [{ product, charges: charges(fee, quantity) }]
    return expectProblem(await api.post("/Subscriptions", subscriptions.request({ products })), 400).errors
  }
  expect(await refusals(1, most)).toEqual({ "products[0].charges[1]": [`comes to ${beyond}`] })
  expect(await refusals(most, 1)).toEqual({ "products[0].charges[0]": [`comes to ${beyond}`] })
  const half = Math.floor(most / 24) + 1
  expect(await refusals(half, half / 5)).toEqual({ products: [`come to ${beyond}`] })
  const order = await subscriptions.create({ products: [{ product, charges: charges(half, 1) }] })
  const change = (fee: number) => api.post(`/Subscriptions/${order.id}/change`, subscriptions.newPrice(fee))
  expectProblem(await change(most), 400, "products[0].charges[0]")
  expect((await change(half + 1)).status).toBe(201)
  const calculated = { products: [{ product, charges: charges(1, most) }], effectiveStartDate: "2024-01-01" }
  expectProblem(await api.post("/Metrics/CalculateMetrics/Order", calculated), 400, "products[0].charges[1]")
  const charge = { charge: "Fee", priceDetails: [{ tier: 0, price: most }] }
  expectProblem(await api.post("/Metrics/CalculateMetrics/Charge", charge), 400, "priceDetails")
})

it("a term or a milestone that would make a charge worth more than fifteen digits is refused", async () => {
  const { api } = await service.createTenant()
  const subscriptions = await prepareSubscriptions(api)
  const yearly = { charge: "Fee", pricePeriod: "Annual", priceDetails: [{ tier: 0, price: most }] }
  const { id, milestones } = await subscriptions.create({
    milestones: [{ name: "Close" }],
    products: [{ product: subscriptions.plan.id, charges: [{ ...yearly, endMilestone: "Close" }] }],
  })
  const close = (of: string, milestoneDate: string) =>
    api.post(`/Subscriptions/milestones/set/${of}`, { milestoneId: milestones[0]!.id, milestoneDate })
  const extend = (term: number) => api.post(`/Subscriptions/${id}/change`, { effectiveChangeDate: "2024-03-01", term })
  const refusal = [`would make the order worth ${beyond}`]
  expect(expectProblem(await extend(13), 400, "term").errors).toEqual({ term: refusal })
  expect((await close(id, "2024-06-30")).status).toBe(200)
  const longer = await extend(24)
  expect(longer.status, longer.text).toBe(201)
  const late = await close((longer.body as OrderView).id, "2025-06-30")
  expect(expectProblem(late, 400, "milestoneDate").errors).toEqual({ milestoneDate: refusal })
})

it("a batch names the charge whose line has more than fifteen digits, and invoices all other accounts", async () => {
  const { api } = await service.createTenant()
  const subscriptions = await prepareSubscriptions(api)
  const batches = makeBatchCalls(api)
  const { id: other } = await makeBilling(api).account({ name: "Other" })
  // The tax is not part of the values of an order, but of the line of its invoice.
  const yearly = { charge: "Fee", billingPeriod: "Annual", priceDetails: [{ tier: 0, price: Math.floor(most / 12) }] }
  const large = await subscriptions.create({ products: [{ product: subscriptions.plan.id, charges: [yearly] }] })
  await subscriptions.create({ account: other })
  const [{ chargeNumber }] = chargesIn(large) as [OrderChargeView]
  const refusal = `Charge ${chargeNumber} of ${large.orderNumber} comes, with its tax, to ${beyond}: change its price, quantity or usage.`
  const made = await batches.generate()
  expect(made.invoices).toMatchObject([{ status: "Draft" }])
  expect(made.batchLog).toMatchObject([
    { entityName: "Account", entityId: subscriptions.account, errorMessage: refusal },
  ])
  expect(await batches.status(made.batchNumber, "Generated")).toMatchObject({ resultStatus: "Succeeded" })
  for (const query of ["", "?preview=true"]) {
    const answer = await api.post(`/Invoices/orders/${large.id}${query}`, { invoiceDate: "2024-01-31" })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(refusal)
  }
})

it("a quote whose values have more than fifteen digits is refused at the charge, before a customer accepts it", async () => {
  const { api } = await service.createTenant()
  const quotes = await prepareQuotes(api)
  const products = [{ product: quotes.plan.id, charges: charges(1, most) }]
  expectProblem(await api.post("/Quotes", quotes.request({ products })), 400, "products[0].charges[1]")
})

it("a correction and new lines of a draft are refused at their own members, in base currency too", async () => {
  const api = tenant.api
  const { id: account } = await billing.account({ currency: "USD" })
  await addRate(service.sql, tenant.tenantId, tenant.legalEntities[0]!.id, "USD", "SEK", "2020-01-01", "10")
  const line = async (price: number) => ({ ...(await billing.taxedLine(price, "0")) })
  const given = { currency: "USD", invoiceDate: "2026-01-02" }
  const invoice = await billing.posted(account, [await line(100), await line(100)], given)
  const correct = (amount: number) =>
    api.post(`/Invoices/${invoice.id}/Correct`, {
      reason: "more",
      lines: [{ invoiceLineId: invoice.invoiceLines[1]!.id, amount }],
    })
  // At a tax rate of 0 only the amount of the line reaches the limit.
  expectProblem(await correct(500_000_000_000_000), 400, "lines")
  const early = { reason: "less", correctionDate: "2026-01-01" }
  const lines = [{ invoiceLineId: invoice.invoiceLines[1]!.id, amount: -1 }]
  expectProblem(await api.post(`/Invoices/${invoice.id}/Correct`, { ...early, lines }), 400, "correctionDate")
  const { id } = await billing.create(account, [await line(1)], given)
  expectProblem(await api.patch(`/Invoices/${id}`, { invoiceLines: [await line(most)] }), 400, "invoiceLines")
})
