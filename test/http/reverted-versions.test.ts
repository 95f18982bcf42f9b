import { beforeAll, beforeEach, expect, it } from "vitest"
import { type Billing, type Json, makeBilling } from "../support/invoicing/billing.ts"
import { prepareReverts } from "../support/orders/reverts.ts"
import type { OrderView } from "../support/orders/subscriptions.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

let service: LentService
let api: ApiClient
let billing: Billing
let reverts: Awaited<ReturnType<typeof prepareReverts>>
let id: string
beforeAll(async () => {
  service = await lendService()
  api = (await service.createTenant()).api
  reverts = await prepareReverts(api)
  billing = makeBilling(api)
})
beforeEach(async () => {
  id = await reverts.subscribe()
  for (const note of await reverts.draftNotes()) await api.post(`/Invoices/${note.id}/cancel`)
})

const price = (amount: number, effectiveChangeDate: string, charge = "C-1001"): Json => ({
  effectiveChangeDate,
  products: [
    {
      product: "Plan",
      charges: [{ charge: { key: "Charge-ChargeNumber", value: charge }, priceDetails: [{ tier: 0, price: amount }] }],
    },
  ],
})
const credits = async () => (await reverts.draftNotes()).map(({ subtotal }) => subtotal)
it("what a reverted version made does not stand in the way where an earlier change in the middle of an invoiced period did it", async () => {
  await reverts.invoice(id, "2024-03-01")
  const second = await reverts.change(id, price(20, "2024-03-16"))
  for (const note of await reverts.draftNotes()) await billing.post(note.id)
  await reverts.invoice(second.id, "2024-03-16")
  const before = await reverts.state(second.id)
  const third = await reverts.change(second.id, price(30, "2024-03-20"))
  expect(await credits()).toEqual([-7.74])
  expect((await reverts.revert(third.id)).status).toBe(200)
  expect(reverts.firstDifference(before, await reverts.state(second.id))).toBeUndefined()
  expect(await credits()).toEqual([])
})

it("what a reverted version made is told with what helps, and stands in the way until its lines are credited in full by posted notes", async () => {
  await reverts.invoice(id, "2024-01-01")
  const before = await reverts.state(id)
  const second = await reverts.change(id, price(20, "2024-02-01"))
  const made = await reverts.invoice(second.id, "2024-02-01")
  const { invoiceNumber, invoiceLines } = await billing.get(made!)
  const refused = expectProblem(await reverts.revert(second.id), 400, "message").errors
  expect(refused).toEqual({
    message: [
      `Version 2 cannot be reverted, because documents depend on it. Credit its lines on invoice ${invoiceNumber} in full and post the credit note.`,
    ],
  })
  // The version changed only the fee, so the lines of the other charges may stay.
  const fee = invoiceLines.find((line) => line["chargeDescription"] === "Fee")!
  const { id: note } = await billing.credit(made!, { invoiceLineIds: [fee.id] })
  expect((await reverts.revert(second.id)).status).toBe(400)
  await billing.post(note)
  const back = await reverts.revert(second.id)
  expect(back.status, back.text).toBe(200)
  const after = await reverts.state(id)
  expect(after.bookings).toBe(before.bookings)
  const again = await reverts.invoice(id, "2024-02-01")
  const lines = (await billing.get(again!)).invoiceLines
  expect(lines.map((line) => [line["chargeDescription"], line["subtotal"]])).toEqual([["Fee", 10]])
})

it("what a reverted version made is invoiced again after it is made again, where days that a renewal added were credited in full", async () => {
  await reverts.invoice(id, "2024-12-01")
  const before = await reverts.state(id)
  const renew = async () => {
    const { body } = await api.post(`/Subscriptions/renew/${id}`, { renewalTerm: 1 })
    id = (body as OrderView).id
    return reverts.invoice(id, "2025-01-01")
  }
  const january = await renew()
  const { id: note } = await billing.credit(january!, { creditAllInvoiceLines: true })
  await billing.post(note)
  const back = await reverts.revert(id)
  expect(back.status, back.text).toBe(200)
  id = (back.body as OrderView).id
  expect(reverts.firstDifference(before, await reverts.state(id))).toBeUndefined()
  expect((await billing.get((await renew())!)).subtotal).toBe(20)
})

it("what a reverted version made cannot be taken back once its credit note is posted or usage is billed for it, and the way out is named", async () => {
  await reverts.invoice(id, "2024-03-01")
  const { products } = await reverts.shown(id)
  const calls = products[0]!.charges.find(({ name }) => name === "Calls")!["chargeNumber"]
  const second = await reverts.change(id, {
    effectiveChangeDate: "2024-03-16",
    products: ["C-1001", "C-1004"].map((charge) => (price(20, "", charge)["products"] as readonly Json[])[0]!),
  })
  for (const note of await reverts.draftNotes()) await billing.post(note.id)
  expect((await api.post("/Usage", { quantity: 3, fromDate: "2024-03-20", charge: calls })).status).toBe(201)
  const draft = await reverts.invoice(second.id, "2024-04-01", "CreateDraft")
  expect((await reverts.revert(second.id)).text).toContain(`Cancel draft invoice ${draft!}. Its credit note`)
  await billing.post(draft!)
  const { text } = await reverts.revert(second.id)
  expect(text).toMatch(
    /Credit its lines on invoice \d+ in full and post the credit note\. Its usage is billed on invoice \d+: change/,
  )
  expect(text).toMatch(/Its credit note C\d+ is posted: change or cancel the subscription instead\./)
})

it("what a reverted version made leaves what is free, what was credited by hand and what was given back meanwhile as it was", async () => {
  // The version makes the seats free, and the fee of February is credited by hand.
  const free = await reverts.change(id, price(0, "2024-01-01", "C-1002"))
  const first = await reverts.invoice(free.id, "2024-03-01")
  const { invoiceLines } = await billing.get(first!)
  const february = invoiceLines.find(
    (line) => line["chargeDescription"] === "Fee" && line["servicePeriodStartDate"] === "2024-02-01",
  )!
  await billing.post((await billing.credit(first!, { invoiceLineIds: [february.id] })).id)
  const april = await reverts.invoice(free.id, "2024-04-01", "CreateDraft")
  const before = await reverts.state(free.id)
  const blocked = await api.post(`/Subscriptions/${free.id}/change`, {
    effectiveChangeDate: "2024-02-01",
    term: 1,
  })
  expect(blocked.status).toBe(400)
  await billing.post(april!)
  const short = await reverts.change(free.id, { effectiveChangeDate: "2024-01-31", term: 1 })
  expect(await credits()).toHaveLength(2)
  expect((await reverts.revert(short.id)).status).toBe(200)
  expect(reverts.firstDifference(before, await reverts.state(free.id))).toBeUndefined()
})

it("what a reverted version made does not hold days as invoiced that a draft gave back after it was made", async () => {
  const january = await reverts.invoice(id, "2024-01-01", "CreateDraft")
  const february = await reverts.invoice(id, "2024-02-01")
  const second = await reverts.change(id, price(20, "2024-02-16"))
  expect((await api.post(`/Invoices/${january!}/cancel`)).status).toBe(200)
  const back = await reverts.revert(second.id)
  expect(back.status, back.text).toBe(200)
  const again = await reverts.invoice(id, "2024-02-01")
  const lines = (await billing.get(again!)).invoiceLines
  expect(lines.map((line) => line["servicePeriodStartDate"])).toEqual(["2024-01-01", "2024-01-01", "2024-01-01"])
  expect((await billing.get(february!)).status).toBe("Posted")
})

it("what a reverted version made of version 1 is nothing once all is credited in full: the draft is billed anew when it is activated again", async () => {
  const first = await reverts.invoice(id, "2024-02-01")
  expect((await reverts.revert(id)).text).toContain("Credit its lines on invoice")
  await billing.post((await billing.credit(first!, { creditAllInvoiceLines: true })).id)
  expect((await reverts.revert(id)).status).toBe(200)
  const draft = await api.get(`/Subscriptions/${id}`)
  expect(draft.body).toMatchObject({ status: "Draft" })
  expect(draft.text).not.toContain("chargedThroughDate")
  expect((await api.post(`/Subscriptions/activate/${id}`)).status).toBe(200)
  expect((await billing.get((await reverts.invoice(id, "2024-02-01"))!)).subtotal).toBe(50)
})
