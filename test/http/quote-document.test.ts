import { extractText, getDocumentProxy } from "unpdf"
import { beforeAll, beforeEach, expect, it } from "vitest"
import { makeProducts, sek } from "../support/catalogue/products.ts"
import { prepareQuotes, type QuotesOver } from "../support/quotes/quotes.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

let service: LentService
let api: ApiClient
let entity: string
let quotes: QuotesOver
let authorization: string
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  const tenant = await service.createTenant()
  api = tenant.api
  entity = tenant.legalEntities[0]!.id
  quotes = await prepareQuotes(api)
  const { clientId, secret } = tenant
  const { body } = await service.anonymous.post("/auth/v2/token", { clientId, secret })
  authorization = `Bearer ${(body as { readonly access_token: string }).access_token}`
})

const download = async (id: string) => {
  const response = await fetch(`${service.origin}/Quotes/${id}/PDF`, { headers: { authorization } })
  expect(response.status).toBe(200)
  expect(response.headers.get("content-type")).toBe("application/pdf")
  return { bytes: Buffer.from(await response.arrayBuffer()), name: response.headers.get("content-disposition") }
}
const textOf = async (bytes: Buffer) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text.replaceAll(/\s+/g, " ")
}

it("is drawn for the customer with seller, validity, prices, discounts and totals (contract U9)", async () => {
  const seller = {
    address: { name: "Seller AB", street: "Kungsgatan 2", city: "Malmö" },
    organizationNumber: "556677-8899",
  }
  expect((await api.patch(`/LegalEntities/${entity}`, seller)).status).toBe(200)
  const { id, number } = await quotes.create({
    validToDate: "2024-02-04",
    description: "As discussed",
    yourReference: "Anna",
    products: [
      {
        product: "Plan",
        charges: [
          { charge: "Fee", priceDetails: [{ tier: 0, listPrice: 1200, lineDiscountPercent: 10 }] },
          { charge: "Seat", quantity: 3 },
          { charge: "Start" },
        ],
      },
    ],
  })
  const { bytes, name } = await download(id)
  expect(name).toBe(`attachment; filename*=UTF-8''${number}.pdf`)
  const text = await textOf(bytes)
  for (const part of [
    `Quote ${number}`,
    "Customer AB",
    "Kungsgatan 2",
    "Organization number 556677-8899",
    "As discussed",
    "Valid to 2024-02-04",
    "Term 12 months",
    "End 2024-12-31",
    "Your reference Anna",
    "1200 per month 10 % 1 080.00 per month",
    "5 per month 15.00 per month",
    "1 000.00 once",
    "Per month SEK 1 095.00",
    "Once SEK 1 000.00",
    "Total of the term SEK 14 140.00",
  ])
    expect(text).toContain(part)
  expect((await download(id)).bytes.equals(bytes)).toBe(true)
})

it("shows tiers with their quantities, usage without an amount, and no total without an end", async () => {
  await makeProducts(api).create({
    name: "Meter",
    chargePlans: [
      {
        name: "Metered",
        charges: [
          {
            name: "Calls",
            chargeType: "Usage",
            model: "Tiered",
            priceDetails: [sek(0.05, { tier: 0, toQuantity: 1000 }), sek(0.01, { tier: 1 })],
          },
        ],
      },
    ],
  })
  const { id } = await quotes.create({ termType: "Evergreen", products: [{ product: "Meter" }, { product: "Plan" }] })
  const text = await textOf((await download(id)).bytes)
  for (const part of ["to 1000: 0.05", "above 1000: 0.01", "by usage", "Term No end", "Per month SEK"])
    expect(text).toContain(part)
  expect(text).not.toContain("Total of the term")
})

it("of a change shows the products that the subscription has afterwards", async () => {
  const { id: changeOrder, orderNumber } = await quotes.subscribe({ effectiveStartDate: "2024-01-01" })
  const { id } = await quotes.create({
    quoteType: "Change",
    changeOrder,
    orderEffectiveChangeDate: "2024-03-01",
    products: [{ operation: "Create", product: "Plan", charges: [{ charge: "Fee", name: "Second fee" }] }],
  })
  const text = await textOf((await download(id)).bytes)
  for (const part of [`Changes ${String(orderNumber)}`, "In force from 2024-03-01", "Second fee", "Seat"])
    expect(text).toContain(part)
})

it("exists only for a quote of the legal entity", async () => {
  expectProblem(await api.get("/Quotes/01900000-0000-7000-8000-000000000000/PDF"), 404)
})
