import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeProducts, type ProductView, sek } from "../support/catalogue/products.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

type Json = Readonly<Record<string, unknown>>

let service: LentService
let api: ApiClient
let products: ReturnType<typeof makeProducts>
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  api = (await service.createTenant()).api
  products = makeProducts(api)
})

const firstCharge = ({ chargePlans }: ProductView) => chargePlans[0]!.charges[0]!
describe("a product", () => {
  it("is made with its parts, the defaults of these, and the next numbers of their series", async () => {
    const answer = await api.post("/Products", {
      name: "Plan",
      productType: "MultipleCharges",
      category: "Software",
      activationDate: "2026-01-01",
      chargePlans: [
        {
          charges: [
            { name: "Fee", PriceDetails: [sek(100.5), { currency: "EUR", price: 9 }] },
            {
              name: "Calls",
              chargeType: "Usage",
              model: "Tiered",
              taxTemplate: "VAT 25%",
              priceDetails: [sek(2, { toQuantity: 10 }), sek(1, { isInfinite: true, toQuantity: 99 })],
            },
          ],
        },
      ],
    })
    expect(answer).toMatchObject({ status: 201, body: { message: "The product was created." } })
    const product = await products.get((answer.body as { readonly id: string }).id)
    expect(product).toMatchObject({
      productNumber: "P-1001",
      category: "Software",
      isFrameworkProduct: false,
      activationDate: "2026-01-01",
      chargePlans: [
        {
          chargePlanNumber: "CP-1001",
          name: "Plan",
          charges: [{ chargeNumber: "C-1001" }, { chargeNumber: "C-1002" }],
        },
      ],
    })
    const [fee, calls] = product.chargePlans[0]!.charges
    expect(fee).toMatchObject({
      chargeType: "Recurring",
      model: "Flat",
      unitCode: "C62",
      defaultQuantity: 1,
      pricePeriod: "Monthly",
      billingPeriod: "Monthly",
      billingTiming: "InAdvance",
      periodAlignment: "AlignToOrder",
      billingDay: "None",
      usageRating: "Sum",
      measurementsRule: "LatestDate",
      taxIncluded: false,
      createInvoiceLinesPerTier: false,
      revenueRecognition: "Monthly",
    })
    expect(fee!.priceDetails).toEqual([
      { currency: "EUR", tier: 0, price: 9, priceBase: "PerUnit", fromQuantity: 0 },
      { currency: "SEK", tier: 0, price: 100.5, priceBase: "PerUnit", fromQuantity: 0 },
    ])
    expect(calls).toMatchObject({
      billingTiming: "InArrears",
      revenueRecognition: "OnInvoicing",
      taxTemplate: "VAT 25%",
    })
    expect(calls!.priceDetails).toEqual([
      { currency: "SEK", tier: 0, price: 2, priceBase: "PerUnit", fromQuantity: 0, toQuantity: 10 },
      { currency: "SEK", tier: 1, price: 1, priceBase: "PerUnit", fromQuantity: 10 },
    ])
  })

  it("is found by its plan and its charge, and lists its features", async () => {
    const product = await products.create()
    const [plan] = product.chargePlans
    for (const path of [`FromChargePlan/${plan!.id}`, `FromCharge/${plan!.charges[0]!.id}`])
      expect((await api.get(`/Products/${path}`)).body).toEqual(product)
    expectProblem(await api.get(`/Products/FromCharge/${plan!.id}`), 404, "message")
    expect((await api.get("/Products/productFeatures")).body).toMatchObject({
      totalCount: 1,
      data: [{ code: "support" }],
    })
    await products.create()
    expect((await api.get("/Products/productFeatures?Filter=code eq 'support'")).body).toMatchObject({ totalCount: 1 })
  })

  it("is changed by operation: what is not named stays, numbers and ids too", async () => {
    const before = await products.create(products.two())
    const [plan] = before.chargePlans
    const seat = plan!.charges[1]!
    const patch = {
      name: "Plan 2",
      chargePlans: [
        {
          chargePlan: { key: "ChargePlan-Id", value: plan!.id },
          charges: [
            { operation: "Remove", charge: seat.id },
            { operation: "Create", name: "Third", priceDetails: [{ operation: "Remove", currency: "SEK", price: 7 }] },
          ],
        },
        { operation: "Create", name: "Monthly", charges: [{ operation: "Change", name: "Only" }] },
      ],
    }
    const answer = await api.patch(`/Products/${before.id}`, patch)
    expect([answer.status, answer.text]).toEqual([204, ""])
    const after = await products.get(before.id)
    expect(after).toMatchObject({
      name: "Plan 2",
      productNumber: before.productNumber,
      chargePlans: [
        {
          id: plan!.id,
          chargePlanNumber: "CP-1001",
          charges: [plan!.charges[0], { name: "Third", chargeNumber: "C-1003" }],
        },
        { chargePlanNumber: "CP-1002", name: "Monthly", charges: [{ name: "Only", chargeNumber: "C-1004" }] },
      ],
    })
    expect(after.chargePlans[0]!.charges[1]!.priceDetails).toMatchObject([{ price: 7 }])
    expectProblem(await api.get(`/Products/FromCharge/${seat.id}`), 404, "message")
    expect(Date.parse(String(after["modified"]))).toBeGreaterThan(Date.parse(String(before["modified"])))
  })

  it("has its charge changed alone; a new model drops the tiers that it cannot have", async () => {
    const tiers = [sek(2, { toQuantity: 10 }), sek(1)]
    const product = await products.create({
      chargePlans: [{ charges: [products.charge("Calls", { model: "Tiered", priceDetails: tiers })] }],
    })
    const { id } = firstCharge(product)
    const change = async (body: Json) => {
      expect((await api.patch(`/Products/charges/${id}`, body)).status).toBe(204)
      return firstCharge(await products.get(product.id))
    }
    const dearer = await change({ PriceDetails: [{ operation: "Change", currency: "SEK", tier: 1, price: 500 }] })
    expect(dearer.priceDetails).toMatchObject([
      { price: 2, toQuantity: 10 },
      { price: 500, fromQuantity: 10 },
    ])
    const flat = await change({ model: "Flat", features: [{ operation: "Remove", feature: "support" }] })
    expect(flat.priceDetails).toEqual([{ currency: "SEK", tier: 0, price: 2, priceBase: "PerUnit", fromQuantity: 0 }])
    expect(flat.features).toEqual([])
    const rated = await change({ model: "Rated", chargeType: "Usage", billingTiming: "InArrears" })
    expect(rated.priceDetails).toEqual([])
  })

  it("is deleted, and so are a plan and a charge of it", async () => {
    const product = await products.create({
      ...products.two(),
      chargePlans: [...products.two().chargePlans, { charges: [{ name: "X" }] }],
    })
    const [yearly, other] = product.chargePlans
    expect(await api.delete(`/Products/charges/${yearly!.charges[0]!.id}`)).toMatchObject({ status: 200, text: "" })
    expect((await api.delete(`/Products/chargePlans/${other!.id}`)).status).toBe(200)
    const left = await products.get(product.id)
    expect(left.chargePlans).toMatchObject([{ id: yearly!.id, charges: [{ id: yearly!.charges[1]!.id }] }])
    expect((await api.delete(`/Products/${product.id}`)).status).toBe(200)
    expectProblem(await api.get(`/Products/${product.id}`), 404, "message")
    expectProblem(await api.delete(`/Products/charges/${yearly!.charges[1]!.id}`), 404, "message")
  })

  it("takes custom fields, as its plans and charges do", async () => {
    for (const entity of ["Product", "ChargePlan", "Charge"])
      await api.post("/CustomFieldConfigurations", { fieldType: "Amount", entity, key: "k", defaultValue: "1.5" })
    const product = await products.create({
      customFields: { k: 2 },
      chargePlans: [{ charges: [{ customFields: { k: null } }] }],
    })
    expect(product).toMatchObject({
      customFields: { k: 2 },
      chargePlans: [{ customFields: { k: 1.5 }, charges: [{ customFields: {} }] }],
    })
    expect((await api.get("/Products?Filter=customFields/k eq 2")).body).toMatchObject({ totalCount: 1 })
    const body = { customFields: { none: 1 } }
    expectProblem(await api.patch(`/Products/charges/${firstCharge(product).id}`, body), 400, "customFields.none")
  })
})

describe("lists", () => {
  it("filter by members of the product and of its parts, and by when any of it was changed", async () => {
    const plan = await products.create({ category: "Software", ...products.two() })
    const other = await products.create({ name: "Other" })
    const ids = async (query: string) =>
      ((await api.get(`/Products?${query}`)).body as { readonly data: readonly { readonly id: string }[] }).data.map(
        ({ id }) => id,
      )
    expect((await ids("")).sort()).toEqual([plan.id, other.id].sort())
    expect(await ids("Filter=category eq 'Software'")).toEqual([plan.id])
    expect(await ids("Filter=chargePlans/charges/model eq 'Quantity'")).toEqual([plan.id])
    expect(await ids(`Filter=chargePlans/charges/chargeNumber eq '${firstCharge(other).chargeNumber}'`)).toEqual([
      other.id,
    ])
    expect(await ids("OrderBy=name")).toEqual([other.id, plan.id])
    await api.patch(`/Products/charges/${firstCharge(plan).id}`, { name: "Fee 2" })
    const { modified } = await products.get(plan.id)
    expect(await ids(`ModifiedAfter=${String(modified)}`)).toEqual([plan.id])
  })

  it("of simple products are flat, and hold no other", async () => {
    const product = await products.create({ category: "Software", externalERPId: "E" })
    await products.create(products.two())
    const { body } = await api.get("/SimpleProducts?Filter=category eq 'Software'")
    const { data } = body as { readonly data: readonly Json[] }
    expect(data).toEqual([
      expect.objectContaining({
        id: product.id,
        productNumber: "P-1001",
        category: "Software",
        chargeType: "Recurring",
        priceModel: "Flat",
        unitCode: "C62",
        externalERPid: "E",
        priceDetails: firstCharge(product).priceDetails,
      }),
    ])
    expect((await api.get(`/SimpleProducts/${product.id}`)).body).toEqual(data[0])
    expect((await api.get("/SimpleProducts")).body).toMatchObject({ totalCount: 1 })
    const full = await products.create({ productType: "Full" })
    expectProblem(await api.get(`/SimpleProducts/${full.id}`), 404, "message")
  })
})
