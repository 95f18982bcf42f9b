import { beforeAll, beforeEach, expect, it } from "vitest"
import { type Billing, type InvoiceView, type Json, makeBilling } from "../support/invoicing/billing.ts"
import { chargesIn, type OrderView, prepareSubscriptions, type Subscriptions } from "../support/orders/subscriptions.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

let service: LentService
let api: ApiClient
let subscriptions: Subscriptions
let billing: Billing
let expired: OrderView
beforeAll(async () => {
  service = await lendService()
})

const shown = async (id = expired.id) => (await api.get(`/Subscriptions/${id}`)).text
/** Makes a subscription of the year 2024 that is invoiced to its end and set to Inactive. */
beforeEach(async () => {
  const tenant = await service.createTenant()
  api = tenant.api
  subscriptions = await prepareSubscriptions(api)
  billing = makeBilling(api)
  const { id } = await subscriptions.create()
  await api.post(`/Invoices/orders/${id}`, {
    invoiceDate: "2024-12-01",
    invoiceAction: "CreateDraftAndPostInvoice",
  })
  const scope = { tenantId: tenant.tenantId, legalEntityId: tenant.legalEntities[0]!.id }
  await service.http.run(service.http.get("Orders").renewDue(scope))
  expired = JSON.parse(await shown(id)) as OrderView
  if (expired.status !== "Inactive") throw new Error(`it is ${expired.status}`)
})

const credits = async () =>
  (await billing.page<InvoiceView>("/Invoices?Filter=invoiceType%20eq%20'Credit'")).data.map(({ status, subtotal }) => [
    status,
    subtotal,
  ])
const bookings = async () => (await billing.page<Json>("/Bookings?OrderBy=created")).data

it("a customer who left in June of a subscription that expired since is credited from then on", async () => {
  const before = await shown()
  const cancelled = await subscriptions.cancel(expired.id, "2024-07-01")
  expect(cancelled).toMatchObject({ status: "Cancelled", version: 2, effectiveEndDate: "2024-06-30" })
  expect(await credits()).toEqual([["Draft", -630]])
  expect((await bookings())[1]).toMatchObject({
    bookingType: "Churn",
    changeType: "Downsell",
    accountCategory: "Lost",
    classification: { classificationType: "CustomerChurn" },
    cmrr: { amount: -105 },
  })
  expect((await api.post(`/Subscriptions/revert/${cancelled.id}`)).status).toBe(200)
  expect(await shown()).toBe(before)
  expect(await credits()).toEqual([["Cancelled", -630]])
  expect(await bookings()).toHaveLength(1)
})

it("some of whose charges are cancelled on their own days credits these", async () => {
  const [fee] = chargesIn(expired)
  const answer = await api.post(`/Subscriptions/cancel/${expired.id}`, {
    cancellationDate: "2025-01-15",
    cancellationMode: "OnCustomDates",
    endDate: "2024-12-30",
    cancellationDatePerCharges: { [fee!.chargeNumber]: "2024-12-01" },
  })
  expect(answer.body).toMatchObject({ status: "Cancelled", effectiveEndDate: "2024-12-31" })
  expect(await credits()).toEqual([["Draft", -100]])
})

it.each<readonly [string, string, Json]>([
  ["where it ended", "message", { cancellationMode: "OnChargesEffectiveEndDates" }],
  ["where it is invoiced to", "message", { cancellationMode: "OnChargesInvoiceToDates", endDate: "2024-07-31" }],
  ["on no day of a charge", "message", { cancellationMode: "OnCustomDates", endDate: "2024-07-31" }],
  ["behind its end", "endDate", { cancellationMode: "OnOrderCancellationDate", endDate: "2024-12-31" }],
])(
  "whose cancellation would end nothing (%s) stays expired, and the refusal says what helps",
  async (_, field, body) => {
    const before = await shown()
    const problem = expectProblem(
      await api.post(`/Subscriptions/cancel/${expired.id}`, { cancellationDate: "2025-01-15", ...body }),
      400,
      field,
    )
    expect(JSON.stringify(problem.errors)).toContain("2024-12-31")
    expect(JSON.stringify(problem.errors)).not.toContain("OnChargesEffectiveEndDates ends it there")
    expect(await shown()).toBe(before)
    expect(await credits()).toEqual([])
  },
)
