import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import { prepareUsage, type UsageOver } from "../support/usage/usage.ts"

type Json = Readonly<Record<string, unknown>>

let service: LentService
let api: ApiClient
let usage: UsageOver
let strange: UsageOver
/** An order of another customer in the same legal entity. */
let others: UsageOver["order"]
beforeAll(async () => {
  service = await lendService()
  api = (await service.createTenant()).api
  usage = await prepareUsage(api)
  strange = await prepareUsage((await service.createTenant()).api)
  others = await usage.subscribe({ account: (await usage.newAccount("Other AB")).id })
})

type Make = (of: { readonly usage: UsageOver; readonly strange: UsageOver }) => Json
/** Wrong members for both kinds of rows, by the field that the refusal names. */
const common: readonly (readonly [string, Make])[] = [
  ["quantity", () => ({ quantity: "1" })],
  ["quantity", () => ({ quantity: null })],
  ["quantity", () => ({ quantity: undefined })],
  ["quantity", () => ({ quantity: 1e20 })],
  ["fromDate", () => ({ fromDate: undefined })],
  ["fromDate", () => ({ fromDate: "2024-02-30" })],
  ["fromDate", () => ({ fromDate: "05/01/2024" })],
  ["fromDate", () => ({ fromDate: "2023-12-31" })],
  ["fromDate", () => ({ fromDate: "2025-01-01" })],
  ["charge", () => ({ charge: randomUUID() })],
  ["charge", () => ({ charge: "OPC-0" })],
  ["charge", ({ usage: { fee } }) => ({ charge: fee.chargeNumber })],
  ["charge.key", ({ usage: { fee } }) => ({ charge: { key: "Charge-Id", value: fee.id } })],
  ["charge.key", () => ({ charge: { key: "Name", value: "Calls" } })],
  ["charge.value", () => ({ charge: { key: "OrderProductCharge-Id", value: "OPC-1001" } })],
  // The other tenant's numbers equal this tenant's, but its ids differ.
  ["charge", ({ strange: { calls } }) => ({ charge: calls.id })],
  ["order", ({ strange: { order } }) => ({ order: order.id })],
  ["order", () => ({ order: others.id })],
  ["order", () => ({ order: others.orderNumber })],
  ["product", () => ({ product: others.products[0]!.id })],
  ["product", ({ strange: { order } }) => ({ product: order.products[0]!.id })],
  ["account", () => ({ account: "Other AB" })],
  ["account", ({ strange: { account } }) => ({ account: account.id })],
  ["account", () => ({ account: randomUUID() })],
  ["customFields.colour", () => ({ customFields: { colour: "red" } })],
  ["validateData", () => ({ validateData: "yes" })],
  ["processed", () => ({ processed: true })],
]
const ofUsage: typeof common = [
  ["charge", ({ usage: { disk } }) => ({ charge: disk.chargeNumber })],
  ["toDate", () => ({ toDate: "2024-01-04" })],
  ["toDate", () => ({ toDate: "soon" })],
  ["unit", () => ({ unit: "PARSEC" })],
  ["ratedPrice", () => ({ ratedPrice: -1 })],
  ["ratedPrice", ({ usage: { data } }) => ({ charge: data.chargeNumber })],
  ["ratedPriceCurrency", () => ({ ratedPrice: 1, ratedPriceCurrency: "EUR" })],
  ["tag", () => ({ tag: "node-1" })],
]
const ofMeasurements: typeof common = [
  ["charge", ({ usage: { calls } }) => ({ charge: calls.chargeNumber })],
  ["toDate", () => ({ toDate: "2024-01-06" })],
  ["source", () => ({ source: "switch" })],
]
const row = { quantity: 1, fromDate: "2024-01-05" }

describe("usage is not kept", () => {
  it.each([...common, ...ofUsage])("with a wrong %s", async (field, make) => {
    const { chargeNumber: charge } = usage.calls
    expectProblem(await api.post("/Usage", { ...row, charge, ...make({ usage, strange }) }), 400, field)
    expect(await usage.list("/Usage")).toMatchObject({ totalCount: 0 })
  })
})

describe("a measurement is not kept", () => {
  it.each([...common, ...ofMeasurements])("with a wrong %s", async (field, make) => {
    const { chargeNumber: charge } = usage.disk
    expectProblem(await api.post("/Measurements", { ...row, charge, ...make({ usage, strange }) }), 400, field)
    expect(await usage.list("/Measurements")).toMatchObject({ totalCount: 0 })
  })
})

describe("a row without a charge is not kept", () => {
  it.each<readonly [string, () => Json]>([
    ["account", () => ({ account: randomUUID() })],
    ["account", () => ({ account: "Other AB", order: usage.order.orderNumber })],
    ["order", () => ({ order: "O-0" })],
    ["order", () => ({ order: others.orderNumber, product: usage.order.products[0]!.id })],
    ["product", () => ({ product: "OP-0" })],
  ])("with a wrong %s", async (field, make) => {
    expectProblem(await api.post("/Usage", { ...row, ...make() }), 400, field)
  })
})

describe("usage is not changed", () => {
  it("into what may not be kept; it stays what it was", async () => {
    const made = await usage.report({ toDate: "2024-01-10" })
    for (const [field, patch] of [
      ["quantity", { quantity: null }],
      ["quantity", { quantity: "2" }],
      ["fromDate", { fromDate: null }],
      ["fromDate", { fromDate: "2025-01-01" }],
      ["toDate", { fromDate: "2024-01-11" }],
      ["charge", { charge: null }],
      ["charge", { charge: usage.disk.chargeNumber }],
      ["charge", { charge: strange.calls.id }],
      ["ratedPrice", { charge: usage.data.chargeNumber }],
      ["ratedPriceCurrency", { ratedPriceCurrency: "EUR" }],
      ["unit", { unit: "PARSEC" }],
      ["customFields.colour", { customFields: { colour: "red" } }],
      ["source", { source: "switch" }],
    ] as const)
      expectProblem(await api.patch(`/Usage/${made.id}`, patch), 400, field, JSON.stringify(patch))
    expect(await usage.get(made.id)).toEqual(made)
  })
})
