import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { ApiClient } from "../support/service/api-client.ts"
import { type Json, makeBilling } from "../support/invoicing/billing.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: LentService
let tenant: TestTenant
let api: ApiClient
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  tenant = await service.createTenant()
  api = tenant.api
})

const address = { street: "Storgatan 1", zip: "111 22", city: "Stockholm", country: "SE" }
const full = {
  name: "Customer AB",
  currency: { key: "Code", value: "sek" },
  accountType: "Reseller",
  invoiceDeliveryMethod: "ElectronicInvoice",
  organizationNumber: "556677-8899",
  electronicInvoiceAddress: "7300010000001",
  electronicInvoiceAddressScheme: "0088",
  accountsReceivable: { key: "Code", value: "1510" },
  defaultPaymentTerm: "10 days",
  taxTemplate: { key: "Name", value: "VAT 12%" },
  defaultInvoiceAddress: address,
  externalERPId: "E-1",
}

describe("an account", () => {
  it("is created with what is given, its references by name, and a number of the series", async () => {
    const { status, body } = await api.post("/Accounts", full)
    expect(status).toBe(201)
    const account = body as Json
    expect(account).toMatchObject({
      accountNumber: "A-1001",
      name: "Customer AB",
      accountType: "Reseller",
      currencyCode: "SEK",
      inactive: false,
      invoiceDeliveryMethod: "ElectronicInvoice",
      accountsReceivable: "1510",
      defaultPaymentTerm: "10 days",
      taxTemplate: "VAT 12%",
      defaultInvoiceAddress: { ...address, country: "Sweden", id: expect.any(String) },
      customFields: {},
    })
    expect(account["addresses"]).toEqual([account["defaultInvoiceAddress"]])
    expect(account).not.toHaveProperty("ourReference")
    expect((await api.get(`/Accounts/${String(account["id"])}`)).body).toEqual(account)
  })

  it("needs a name and a currency only, and is invoiced as the legal entity says then", async () => {
    const { body } = await api.post("/Accounts", { name: " Customer ", currency: "SEK" })
    const usual = { accountType: "Customer", invoiceDeliveryMethod: "Email", attachUBLToInvoice: false }
    expect(body).toMatchObject({ ...usual, name: "Customer" })
    const billing = makeBilling(api)
    const invoice = await billing.posted((body as { id: string }).id, [billing.line(100)], {
      invoiceDate: "2026-01-15",
    })
    expect(invoice).toMatchObject({ dueDate: "2026-02-14", tax: 25, paymentTerm: { name: "30 days", days: 30 } })
  })

  it("is changed by a merge patch: absent stays, null removes, an address is patched in its parts", async () => {
    const { id } = (await api.post("/Accounts", full)).body as { readonly id: string }
    const patch = {
      name: "Customer Group AB",
      organizationNumber: null,
      taxTemplate: null,
      accountType: null,
      defaultInvoiceAddress: { city: "Solna", zip: null },
      defaultDeliveryAddress: { country: { key: "Name", value: "Norway" } },
    }
    const { body } = await api.send("PATCH", `/Accounts/${id}`, JSON.stringify(patch), {
      "content-type": "application/merge-patch+json",
    })
    expect(body).toMatchObject({
      name: "Customer Group AB",
      accountType: "Customer",
      defaultPaymentTerm: "10 days",
      defaultInvoiceAddress: { street: "Storgatan 1", city: "Solna", country: "Sweden" },
      defaultDeliveryAddress: { country: "Norway" },
    })
    for (const gone of ["organizationNumber", "taxTemplate"]) expect(body).not.toHaveProperty(gone)
    expect((body as { defaultInvoiceAddress: Json }).defaultInvoiceAddress).not.toHaveProperty("zip")
    const [first, second] = [
      await api.get(`/Accounts/${id}`),
      await api.patch(`/Accounts/${id}`, { defaultDeliveryAddress: null }),
    ]
    expect(first.body).toEqual(body)
    expect(second.body).not.toHaveProperty("defaultDeliveryAddress")
  })

  it("has no empty texts: one is as if it were not given, and removes what was there", async () => {
    const made = await api.post("/Accounts", { ...full, ourReference: "", externalCRMId: "c" })
    const { id } = made.body as { readonly id: string }
    expect(made.body).not.toHaveProperty("ourReference")
    const { body } = await api.patch(`/Accounts/${id}`, { externalCRMId: "", yourReference: "" })
    for (const gone of ["externalCRMId", "yourReference"]) expect(body).not.toHaveProperty(gone)
    expect((await api.get(`/Accounts/${id}`)).body).toEqual(body)
    const found = await makeBilling(api).page("/Accounts?Filter=externalCRMId eq null and ourReference eq null")
    expect(found.data).toEqual([body])
  })

  it("is named by its name only while no other account has that name", async () => {
    const billing = makeBilling(api)
    const [one, other] = [await billing.account({ name: "Twin AB" }), await billing.account({ name: "Twin AB" })]
    const named = () => billing.createRaw("Twin AB", [billing.line(1)])
    expect(expectProblem(await named(), 400, "account")).toMatchObject({
      errors: { account: ["names more than one account: give the id"] },
    })
    await api.patch(`/Accounts/${one.id}`, { name: "Only AB" })
    const { id } = (await named()).body as { readonly id: string }
    expect((await billing.get(id))["account"]).toMatchObject({ id: other.id })
  })

  it("is deleted as long as it has no invoices", async () => {
    const billing = makeBilling(api)
    const [one, other] = [await billing.account(), await billing.account()]
    await billing.create(other.id, [billing.line(1)])
    expect((await api.delete(`/Accounts/${one.id}`)).status).toBe(200)
    expectProblem(await api.get(`/Accounts/${one.id}`), 404, "message")
    expectProblem(await api.delete(`/Accounts/${one.id}`), 404, "message")
    expect(expectProblem(await api.delete(`/Accounts/${other.id}`), 400, "message")).toMatchObject({
      type: "/problems/account-has-invoices",
      detail: expect.stringContaining("PATCH /Accounts/{id}"),
    })
    expect((await api.get(`/Accounts/${other.id}`)).status).toBe(200)
  })

  it("has its invoices listed", async () => {
    const billing = makeBilling(api)
    const [one, other] = [await billing.account(), await billing.account()]
    const { id } = await billing.create(one.id, [billing.line(1)])
    await billing.create(other.id, [billing.line(1)])
    expect((await billing.page(`/Accounts/${one.id}/Invoices`)).data.map((each) => each["id"])).toEqual([id])
    expect((await billing.page(`/Accounts/${one.id}/Invoices?Filter=status eq 'Posted'`)).data).toEqual([])
    expectProblem(await api.get(`/Accounts/${randomUUID()}/Invoices`), 400, "id")
  })

  it.each<readonly [string, Json]>([
    ["name", { name: " " }],
    ["currency", { currency: "XAU" }],
    ["currency.key", { currency: { key: "Name", value: "SEK" } }],
    ["currency.value", { currency: { key: "Currency-Id", value: "SEK" } }],
    ["currency", { currency: { key: "Currency-Id", value: randomUUID() } }],
    ["currency.value", { currency: { key: "Code" } }],
    ["accountsReceivable", { accountsReceivable: "0000" }],
    ["defaultPaymentTerm", { defaultPaymentTerm: randomUUID() }],
    ["taxTemplate.value", { taxTemplate: { key: "TaxTemplate-Id", value: "VAT 25%" } }],
    ["defaultInvoiceAddress.country", { defaultInvoiceAddress: { country: "XX" } }],
    ["customFields.none", { customFields: { none: 1 } }],
    ["accountNumber", { accountNumber: "A-1" }],
  ])("is refused under %s: %j", async (field, more) => {
    const { currency, ...rest } = full
    const answer = await api.post("/Accounts", { ...rest, currency, ...more })
    expectProblem(answer, 400, field)
    expect((await makeBilling(api).page("/Accounts")).totalCount).toBe(0)
  })
})

describe("custom fields", () => {
  const create = (fieldType: string, key: string, more: Json = {}) =>
    api.post("/CustomFieldConfigurations", { fieldType, entity: "Account", key, ...more })

  it("are checked by their type, kept digit for digit, and removed by null", async () => {
    await create("Text", "segment", { defaultValue: "B2B" })
    await create("DecimalNumber", "factor")
    await create("Checkbox", "vip")
    await create("Date", "since")
    await create("Integer", "seats")
    const text = `{"name":"x","currency":"SEK","customFields":{"factor":123456789012345.0123456789,"vip":true,"since":"2026-02-03T00:00:00Z","seats":12}}`
    const answer = await api.send("POST", "/Accounts", text, { "content-type": "application/json" })
    expect(answer.status, answer.text).toBe(201)
    expect(answer.text).toContain(`"factor":123456789012345.0123456789`)
    expect(answer.body).toMatchObject({ customFields: { segment: "B2B", vip: true, since: "2026-02-03", seats: 12 } })
    const { id } = answer.body as { readonly id: string }
    expect((await api.get(`/Accounts/${id}`)).text).toBe(answer.text)
    const { body } = await api.patch(`/Accounts/${id}`, { customFields: { vip: null, seats: 13 } })
    expect((body as { customFields: Json }).customFields).toEqual(
      expect.objectContaining({ segment: "B2B", seats: 13 }),
    )
    expect((body as { customFields: Json }).customFields).not.toHaveProperty("vip")
    for (const [key, value] of Object.entries({ factor: "1", vip: 1, since: "soon", seats: 1.5, segment: 1 })) {
      expectProblem(await api.patch(`/Accounts/${id}`, { customFields: { [key]: value } }), 400, `customFields.${key}`)
    }
  })

  it("have no default that a body could not say, and a stored one like that is passed over", async () => {
    for (const defaultValue of ["1e200000", "1e15", "0.12345678901"]) {
      expectProblem(await create("DecimalNumber", "factor", { defaultValue }), 400, "defaultValue")
    }
    await create("Amount", "fee", { defaultValue: "999999999999999.0123456789" })
    await create("Integer", "seats", { defaultValue: "1" })
    await service.sql("update svc.custom_field_configurations set default_value = '1e200000' where key = 'seats'")
    const { text } = await api.post("/Accounts", { name: "x", currency: "SEK" })
    expect(text).toContain(`"customFields":{"fee":999999999999999.0123456789}`)
  })

  it("have a key that an object can hold", async () => {
    expectProblem(await create("Text", "__proto__"), 400, "key")
    const customFields = { constructor: "a", prototype: "b", toString: "c" }
    for (const key of Object.keys(customFields)) expect((await create("Text", key)).status).toBe(201)
    const { body } = await api.post("/Accounts", { name: "x", currency: "SEK", customFields })
    expect(body).toMatchObject({ customFields })
    expect((await api.get(`/Accounts/${(body as { id: string }).id}`)).body).toEqual(body)
  })

  it("have a key of their own, found by id and by entity and key", async () => {
    const made = (await create("Text", "segment")).body as { readonly id: string }
    expectProblem(await create("Integer", "segment"), 400, "key")
    expectProblem(await create("Text", "not a key"), 400, "key")
    expectProblem(await create("Integer", "seats", { defaultValue: "many" }), 400, "defaultValue")
    for (const path of [made.id, "Account/segment"]) {
      expect((await api.get(`/CustomFieldConfigurations/${path}`)).body).toEqual({
        id: made.id,
        entity: "Account",
        key: "segment",
        name: "segment",
        fieldType: "Text",
      })
    }
    const changed = await api.patch("/CustomFieldConfigurations/Account/segment", {
      name: "Segment",
      defaultValue: "A",
    })
    expect(changed.body).toMatchObject({ name: "Segment", defaultValue: "A" })
    const again = await api.patch(`/CustomFieldConfigurations/${made.id}`, { name: null, defaultValue: null })
    expect(again.body).toEqual({ ...made, name: "segment" })
    await create("Integer", "seats", { defaultValue: "1" })
    const many = await api.patch("/CustomFieldConfigurations/Account/seats", { defaultValue: "many" })
    expectProblem(many, 400, "defaultValue")
    expectProblem(await api.get("/CustomFieldConfigurations/Account/none"), 400, "entity")
    expectProblem(await api.get("/CustomFieldConfigurations/Account/%00"), 400, "key")
  })
})
