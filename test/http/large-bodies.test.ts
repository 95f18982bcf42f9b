import { afterAll, beforeAll, expect, it } from "vitest"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { openService, type TestService } from "../support/service/service.ts"

let service: Pick<TestService, "close">
let api: ApiClient
beforeAll(async () => {
  const opened = await openService({ http: true })
  service = opened
  api = (await opened.createTenant()).api
})
afterAll(() => service.close())

const path = "/Invoices/onAccountInvoice"
const line = { productName: "Plan", price: 1, quantity: 1, unitOfMeasure: "C62", recognizedRevenueAccount: "3000" }
const invoice = (invoiceLines: unknown) => ({ account: "A-1001", currency: "SEK", invoiceLines })
const only = ["only the first mistakes are shown"]

it("a megabyte of mistakes is not looked through for all of them while everybody else waits", async () => {
  const unknown = Object.fromEntries(Array.from({ length: 80_000 }, (_, index) => [`m${index}`, 1]))
  const members = expectProblem(await api.post(path, unknown), 400, "message", "members")
  expect(Object.keys(members.errors!).length).toBeLessThan(3)
  expect(members.errors!["message"]).toEqual(only)

  const lines = expectProblem(await api.post(path, invoice(Array(40_000).fill({}))), 400, "invoiceLines", "lines")
  expect(lines.errors!["invoiceLines"]![0]).toBe("must be a list of at most 10000 items")
  expect(lines.errors!["message"]).toEqual(only)
})

it("a long invoice names its first mistake, wherever it stands, and those of its first lines", async () => {
  const lines: object[] = Array.from({ length: 5_000 }, () => line)
  const late = lines.with(4_321, { ...line, price: -1 })
  expect(expectProblem(await api.post(path, invoice(late)), 400).errors).toEqual({
    "invoiceLines[4321].price": ["must be a number, 0 or more"],
    message: only,
  })

  const early = late.with(2, { ...line, quantity: "1" }).with(7, { ...line, productName: "" })
  const { errors } = expectProblem(await api.post(path, invoice(early)), 400)
  expect(Object.keys(errors!)).toEqual(
    expect.arrayContaining(["invoiceLines[2].quantity", "invoiceLines[7].productName"]),
  )
})

it("thousands of custom fields are refused before they are read", async () => {
  const customFields = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`f${index}`, 1]))
  expectProblem(await api.post(path, { ...invoice([line]), customFields }), 400, "customFields")
})
