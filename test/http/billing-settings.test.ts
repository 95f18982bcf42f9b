import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { ApiClient } from "../support/service/api-client.ts"
import { addRate, type Json, makeBilling } from "../support/invoicing/billing.ts"
import { expectBare, expectProblem } from "../support/service/problems.ts"
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

describe("legal entities", () => {
  it("are listed without a header, changed by id or by the header's", async () => {
    const several = await service.createTenant(["Alpha AB", "Beta AB"])
    const [alpha, beta] = several.legalEntities
    const all = await makeBilling(several.api).page<{ readonly id: string; readonly name: string }>("/LegalEntities")
    expect(all.data.map(({ name }) => name)).toEqual(["Alpha AB", "Beta AB"])
    const byId = await several.api.patch(`/LegalEntities/${beta!.id}`, { organizationNumber: "1" })
    expect(byId.body).toMatchObject({ id: beta!.id, organizationNumber: "1" })
    const inBody = await several.api.patch("/LegalEntities", { id: beta!.id, organizationNumber: "2" })
    expect(inBody.body).toMatchObject({ id: beta!.id, organizationNumber: "2" })
    const headed = await several.apiWith(["*:admin"], { "legal-entity": "Alpha AB" })
    expect((await headed.patch("/LegalEntities", { bankAccount: "123-4" })).body).toMatchObject({
      id: alpha!.id,
      bankAccount: "123-4",
    })
    expect((await several.api.get(`/LegalEntities/${beta!.id}`)).body).toEqual(inBody.body)
    expectBare(await several.api.get("/Accounts"), 403)
    expectBare(await several.api.patch("/LegalEntities", { bankAccount: "neither says which" }), 403)
    expectProblem(await api.get(`/LegalEntities/${beta!.id}`), 404, "message")
    expectProblem(await api.patch(`/LegalEntities/${beta!.id}`, {}), 400, "id")
  })

  it("keep what is on their invoices, and a posted invoice keeps what it was", async () => {
    const patch = {
      organizationNumber: "5265877635",
      taxRegistrationNumber: "PL5265877635",
      iban: "pl61 1090 1014 0000 0712 1981 2874",
      bic: "wbkpplpp",
      address: { street: "ul. Prosta 51", city: "Warszawa", zip: "00-838", country: "PL" },
      nationalEInvoice: true,
      totalRoundingUnit: 0.05,
    }
    const { body } = await api.patch("/LegalEntities", patch)
    expect(body).toMatchObject({
      ...patch,
      iban: "PL61109010140000071219812874",
      bic: "WBKPPLPP",
      address: { ...patch.address, country: "Poland" },
    })
    const billing = makeBilling(api)
    const { id } = await billing.posted((await billing.account()).id, [billing.line(1)])
    await api.patch("/LegalEntities", { bic: null, address: { city: "Kraków" } })
    const [row] = await service.sql("select parties from svc.invoices where id = $1", [id])
    expect(row!["parties"]).toMatchObject({
      seller: { name: "Alpha AB", bic: "WBKPPLPP", address: { city: "Warszawa", country: "PL" } },
      buyer: { name: "Customer AB", accountNumber: "A-1001" },
    })
  })

  it("have settings of their invoices, with accounts of their own chart", async () => {
    const defaults = {
      prorationMethod: "DaysInPeriod",
      matchCreditsOnPost: false,
      hostedPages: { enabled: false },
      fiscalYearStartMonth: 1,
      deferredRevenueAccount: "2970",
      recognizedRevenueAccount: "3000",
      exchangeGainAccount: "3960",
      exchangeLossAccount: "7960",
    }
    const path = `/LegalEntities/${tenant.legalEntities[0]!.id}`
    expect((await api.get(path)).body).toMatchObject(defaults)
    const chart = await makeBilling(api).page<{ readonly id: string; readonly code: string }>("/ChartOfAccounts")
    expect(chart.data.map(({ code }) => code)).toEqual(expect.arrayContaining(["1790", "2420", "6351"]))
    const patch = { prorationMethod: "Fixed30", matchCreditsOnPost: true, exchangeGainAccount: "1790" }
    const { id } = chart.data.find(({ code }) => code === "2420")!
    const changed = await api.patch(path, {
      ...patch,
      deferredRevenueAccount: { key: "FinancialAccount-Id", value: id },
    })
    expect(changed.body).toMatchObject({ ...defaults, ...patch, deferredRevenueAccount: "2420" })
    expect((await api.get(path)).body).toEqual(changed.body)

    const other = await service.createTenant()
    const foreign = await makeBilling(other.api).page<{ readonly id: string }>("/ChartOfAccounts")
    const theirs = { key: "FinancialAccount-Id", value: foreign.data[0]!.id }
    expectProblem(await api.patch(path, { recognizedRevenueAccount: theirs }), 400, "recognizedRevenueAccount")
  })

  it("changed by two at once keep what each of them wrote", async () => {
    const patches: readonly Json[] = [
      { bic: "WBKPPLPP" },
      { bankAccount: "5050-1055" },
      { organizationNumber: "556677" },
    ]
    await Promise.all(patches.map((patch) => api.patch("/LegalEntities", patch)))
    const { body } = await api.get("/LegalEntities")
    expect(body).toMatchObject({ data: [Object.assign({}, ...patches)] })
  })

  it.each<readonly [string, Json]>([
    ["iban", { iban: "PL61109010140000071219812875" }],
    ["bic", { bic: "WBK" }],
    ["totalRoundingUnit", { totalRoundingUnit: 0 }],
    ["totalRoundingUnit", { totalRoundingUnit: 0.001 }],
    ["address.country", { address: { country: "Nowhere" } }],
    ["accountsReceivable", { accountsReceivable: "0" }],
    ["deferredRevenueAccount", { deferredRevenueAccount: "0" }],
    ["exchangeLossAccount", { exchangeLossAccount: null }],
    ["prorationMethod", { prorationMethod: "Fixed31" }],
    ["matchCreditsOnPost", { matchCreditsOnPost: null }],
    ["hostedPages.enabled", { hostedPages: { enabled: null } }],
    ["numberSeries[0].format", { numberSeries: [{ type: "Invoice", format: "FV" }] }],
    ["numberSeries[0].format", { numberSeries: [{ type: "Invoice", format: "{n}{n}" }] }],
    ["numberSeries[0].format", { numberSeries: [{ type: "Invoice", format: "<{n}>" }] }],
    ["numberSeries[1].type", { numberSeries: [{ type: "Invoice" }, { type: "Invoice" }] }],
    ["numberSeries[0].nextNumber", { numberSeries: [{ type: "Invoice", nextNumber: 0 }] }],
    ["name", { name: "" }],
  ])("refuse under %s: %j", async (field, patch) => {
    expectProblem(await api.patch("/LegalEntities", patch), 400, field)
  })
})

describe("reference data", () => {
  it("is there from the start, by the country of the legal entity", async () => {
    const billing = makeBilling(api)
    const names = async (path: string) =>
      (await billing.page<{ readonly name: string }>(`${path}?PageSize=100`)).data.map(({ name }) => name)
    expect(await names("/TaxTemplates")).toEqual(
      expect.arrayContaining(["VAT 25%", "VAT 12%", "VAT 6%", "Reverse charge", "Export"]),
    )
    expect(await names("/PaymentTerms")).toContain("30 days")
    expect(await names("/ChartOfAccounts")).toContain("Accounts receivable")
    expect((await billing.page("/Countries?PageSize=1")).totalCount).toBe(249)
    expect((await billing.page("/Countries?Filter=twoAlphaCode eq 'SE'")).data).toEqual([
      { id: expect.any(String), name: "Sweden", twoAlphaCode: "SE", threeAlphaCode: "SWE", active: true },
    ])
    const [unit] = (await billing.page<{ readonly id: string }>("/UnitOfMeasurements?Filter=unitCode eq 'HUR'")).data
    expect((await api.get(`/UnitOfMeasurements/${unit!.id}`)).body).toMatchObject({ unitCode: "HUR", name: "hour" })
  })

  it("can be added to, under a name of its own", async () => {
    const term = { name: "20 days", description: "In 20 days", days: 20 }
    expect((await api.post("/PaymentTerms", term)).body).toMatchObject({ ...term, termType: "NetDays" })
    expectProblem(await api.post("/PaymentTerms", term), 400, "name")
    expectProblem(await api.post("/ChartOfAccounts", { code: "3000", name: "Again" }), 400, "code")
    const template = {
      name: "Québec",
      details: [{ country: "CA", state: "QC", tax1: 5, tax2: 9.975, taxCategory: "S" }],
    }
    const made = await api.post("/TaxTemplates", template)
    expect(made.body).toMatchObject({
      details: [{ country: { twoAlphaCode: "CA" }, tax1: 5, tax2: 9.975, taxCategory: { externalCode: "S" } }],
    })
    expect((await api.get(`/TaxTemplates/${(made.body as { id: string }).id}`)).body).toEqual(made.body)
    const billing = makeBilling(api)
    const { id } = await billing.account({ defaultInvoiceAddress: { country: "CA", state: "QC" } })
    const invoice = await billing.posted(id, [billing.line(100, { taxTemplate: "Québec" })])
    expect(invoice.invoiceLines[0]).toMatchObject({ taxRate: 14.975, tax: 14.98 })
  })

  it.each<readonly [string, Json]>([
    ["details", { details: [] }],
    ["details[0].tax1", { details: [{ tax1: 101, taxCategory: "S" }] }],
    ["details[0].tax1", { details: [{ tax1: 20, taxCategory: "AE" }] }],
    ["details[0].country", { details: [{ tax1: 20, taxCategory: "S", country: "ZZ" }] }],
    [
      "effectiveTo",
      { effectiveFrom: "2026-01-02", effectiveTo: "2026-01-01", details: [{ tax1: 1, taxCategory: "S" }] },
    ],
    ["taxAccount", { taxAccount: "0", details: [{ tax1: 1, taxCategory: "S" }] }],
  ])("refuses a tax template under %s: %j", async (field, more) => {
    expectProblem(await api.post("/TaxTemplates", { name: "A tax", ...more }), 400, field)
  })

  it.each([
    ["NetDays", 30, "2026-02-14"],
    ["EndOfMonthNetDays", 30, "2026-03-02"],
    ["NetDaysEndOfMonth", 30, "2026-02-28"],
  ])("a term of %s and %i days from 2026-01-15 falls due on %s", async (termType, days, due) => {
    await api.post("/PaymentTerms", { name: "A term", description: "A term", days, termType })
    const billing = makeBilling(api)
    const { id } = await billing.create((await billing.account()).id, [], {
      invoiceDate: "2026-01-15",
      paymentTerm: "A term",
    })
    expect(await billing.get(id)).toMatchObject({ dueDate: due })
  })
})

describe("an invoice in a foreign currency", () => {
  it("is converted at the rate in force on its date, and cannot be posted without one", async () => {
    const billing = makeBilling(api)
    const { id: accountId } = await billing.account({ currency: "EUR" })
    const line = await billing.taxedLine("33.333333", "23", { quantity: 3 })
    const create = (invoiceDate: string) => billing.create(accountId, [line], { currency: "EUR", invoiceDate })
    const early = await create("2026-01-01")
    expect(await billing.get(early.id)).not.toHaveProperty("taxBaseAmount")
    expect(expectProblem(await api.post(`/Invoices/${early.id}/post`), 400, "message").errors!["message"]![0]).toBe(
      "There is no exchange rate from EUR to SEK in force on 2026-01-01.",
    )
    const entity = tenant.legalEntities[0]!.id
    await addRate(service.sql, tenant.tenantId, entity, "EUR", "SEK", "2026-01-02", "4.2571")
    await addRate(service.sql, tenant.tenantId, entity, "EUR", "SEK", "2026-01-10", "9.99")
    const { id } = await create("2026-01-09")
    await billing.post(id)
    const invoice = await billing.get(id)
    expect(invoice).toMatchObject({
      currency: "EUR",
      exchangeRate: 4.2571,
      subtotal: 100,
      tax: 23,
      totalAmount: 123,
      subtotalBaseAmount: 425.71,
      taxBaseAmount: 97.91,
      totalBaseAmount: 523.62,
    })
    const credit = await billing.credit(id, { creditAllInvoiceLines: true, creditInvoiceDate: "2026-01-11" })
    expect(credit).toMatchObject({ exchangeRate: 4.2571, totalBaseAmount: -523.62 })
  })

  it("that was paid before in full leaves nothing in the base currency, in part the rest at the rate", async () => {
    const billing = makeBilling(api)
    const { id: accountId } = await billing.account({ currency: "EUR" })
    await addRate(service.sql, tenant.tenantId, tenant.legalEntities[0]!.id, "EUR", "SEK", "2026-01-02", "4.2533")
    const line = await billing.taxedLine("10", "23")
    const prepaid = (prepaidAmount: number) =>
      billing.posted(accountId, [line], { currency: "EUR", invoiceDate: "2026-01-09", prepaidAmount })
    const inFull = { totalAmount: 12.3, totalBaseAmount: 52.31 }
    expect(await prepaid(12.3)).toMatchObject({ ...inFull, settledBaseAmount: 52.31, balancedBaseAmount: 0 })
    expect(await prepaid(12.29)).toMatchObject({ ...inFull, settledBaseAmount: 52.27, balancedBaseAmount: 0.04 })
  })
})
