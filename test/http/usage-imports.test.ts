import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import { checked, prepareUsage, type UsageOver } from "../support/usage/usage.ts"

type Json = Readonly<Record<string, unknown>>
interface Imported {
  readonly importDataType: string
  readonly batchId: string
  readonly hasErrors: boolean
  readonly errors: readonly { readonly row: number; readonly field: string; readonly message: string }[]
}

let service: LentService
let api: ApiClient
let usage: UsageOver
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  api = (await service.createTenant()).api
  usage = await prepareUsage(api)
})

const send = (data: unknown, more: Json = {}, headers: Readonly<Record<string, string>> = {}, path = "/Usage/import") =>
  api.post(path, { mappingTemplateName: "Default", data, ...more }, headers)
const importRows = async (data: unknown, more: Json = {}) => checked<Imported>(200, await send(data, more))
const row = (more: Json = {}): Json => ({
  charge: usage.calls.chargeNumber,
  quantity: 1,
  fromDate: "2024-01-05",
  ...more,
})
const total = async (path: "/Usage" | "/Measurements" = "/Usage") => (await usage.list(path)).totalCount
const mistakes = ({ errors }: Imported) => errors.map((error) => `${error.row} ${error.field}`)

describe("an import", () => {
  it("keeps the right rows and says what is wrong with the others, all of it", async () => {
    const other = await usage.newAccount("Other AB")
    const imported = await importRows([
      row({ account: usage.account.id, order: usage.order.orderNumber, product: usage.order.products[0]!.id }),
      row({ charge: "OPC-none", quantity: "two", fromDate: "2024-02-30" }),
      row({ quantity: -2, account: other.id, fromDate: "2025-01-01" }),
      row({ charge: usage.fee.chargeNumber }),
      row({ charge: null }),
      "no row",
      row({ fromDate: "2024-01-06", quantity: 2.0000000001, source: "switch" }),
      row({ unit: "PARSEC", customFields: { colour: "red" }, colour: "red", constructor: 1 }),
      row({ description: "a\u0001b" }),
      row({ toDate: "2024-01-04", fromDate: "2024-01-07" }),
      [],
      null,
    ])
    expect(imported).toMatchObject({ importDataType: "Usage", hasErrors: true, batchId: expect.any(String) })
    expect(mistakes(imported)).toEqual([
      "2 quantity",
      "2 fromDate",
      "3 account",
      "4 charge",
      "5 charge",
      "6 row",
      "8 colour",
      "8 constructor",
      "9 description",
      "10 toDate",
      "11 row",
      "12 row",
    ])
    const kept = (await usage.list("/Usage", "?OrderBy=fromDate")).data
    expect(kept).toMatchObject([
      { charge: { id: usage.calls.id }, account: { id: usage.account.id }, quantity: 1, processed: false },
      { quantity: 2.0000000001, source: "switch" },
    ])
  })

  it("keeps nothing when one row is wrong and the caller wants all or none", async () => {
    const data = [row(), row({ fromDate: "2025-01-01" })]
    const broken = await importRows(data, { breakOnValidationError: true })
    expect(mistakes(broken)).toEqual(["2 fromDate"])
    expect(await total()).toBe(0)
    expect(await importRows(data.slice(0, 1), { breakOnValidationError: true })).toMatchObject({ hasErrors: false })
    expect(await total()).toBe(1)
  })

  it("finds duplicates in itself and among what was kept, unless these are allowed", async () => {
    await usage.report({ fromDate: "2024-01-09" })
    const data = [
      row(),
      row({ quantity: 1.0, description: "the same" }),
      row({ source: "switch" }),
      row({ fromDate: "2024-01-09" }),
      row({ quantity: 1.5 }),
    ]
    const first = await importRows(data)
    expect(first.errors).toEqual([
      { row: 2, field: "row", message: "is the same as row 1" },
      { row: 4, field: "row", message: "was reported before" },
    ])
    expect(mistakes(await importRows(data))).toEqual(["1 row", "2 row", "3 row", "4 row", "5 row"])
    expect(await total()).toBe(4)
    expect(await importRows(data, { allowDuplicateEntries: true })).toMatchObject({ hasErrors: false, errors: [] })
    expect(await total()).toBe(9)
    // A single row outside an import never counts as a duplicate.
    await usage.report({ fromDate: "2024-01-09" })
    expect(await total()).toBe(10)
  })

  it("that is sent twice at once is kept once", async () => {
    const data = Array.from({ length: 50 }, (_, n) => row({ quantity: n + 1 }))
    const both = await Promise.all([importRows(data), importRows(data)])
    expect(both.map(({ errors }) => errors.length).toSorted((a, b) => a - b)).toEqual([0, 50])
    expect(await total()).toBe(50)
  })

  it("is replayed under its idempotency key, and refused with other rows under it", async () => {
    const key = { "svc-idempotency-key": "january" }
    const first = await send([row()], {}, key)
    const again = await send([row()], {}, key)
    expect([again.status, again.text]).toEqual([200, first.text])
    expect(await total()).toBe(1)
    expect((await send([row({ quantity: 2 })], {}, key)).body).toMatchObject({
      type: expect.stringMatching(/idempotency-key-reused$/u),
    })
  })

  it("reads CSV with the days and numbers of the caller, and custom fields in columns", async () => {
    for (const [key, fieldType] of Object.entries({
      site: "Text",
      load: "DecimalNumber",
      night: "Checkbox",
      seen: "Date",
    }))
      await api.post("/CustomFieldConfigurations", { fieldType, entity: "Usage", key })
    const { chargeNumber } = usage.calls
    const csv = [
      "\uFEFFcharge,quantity,fromDate,description,customFields.site,customFields.load,customFields.night,customFields.seen,toDate",
      `${chargeNumber},"2,5",31/01/2024,"to ""Lund"", twice",north,"0,10",true,01/02/2024,`,
      "",
      `${chargeNumber},2.5,31/01/2024,,,,,,`,
      `${chargeNumber},3,2024-01-31,,,much,,,`,
      `${chargeNumber},4,30/01/2024,,,,,,01/02/2024,more`,
      `${chargeNumber},5`,
      `${chargeNumber},"-0,0000000001",29/02/2024,,,,,,`,
    ].join("\r\n")
    const imported = await importRows(csv, { dataFormat: "csv", dateFormat: "dd/MM/yyyy", decimalSeparator: "," })
    expect(mistakes(imported)).toEqual(["2 quantity", "3 fromDate", "4 column 10", "5 fromDate"])
    const { data } = await usage.list("/Usage", "?OrderBy=fromDate")
    expect(data).toMatchObject([
      {
        quantity: 2.5,
        fromDate: "2024-01-31",
        description: 'to "Lund", twice',
        customFields: { site: "north", load: 0.1, night: true, seen: "2024-02-01" },
      },
      { quantity: -0.0000000001, fromDate: "2024-02-29" },
    ])
  })

  it("takes 10,000 rows of CSV and names the wrong one, and no row more", async () => {
    const { chargeNumber } = usage.calls
    const line = (n: number) =>
      `${chargeNumber},${n === 9_999 ? "many" : n},2024-${String((n % 12) + 1).padStart(2, "0")}-15`
    const lines = Array.from({ length: 10_001 }, (_, n) => line(n + 1))
    const csv = (count: number) => ["charge,quantity,fromDate", ...lines.slice(0, count)].join("\n")
    const imported = await importRows(csv(10_000), { dataFormat: "csv" })
    expect(mistakes(imported)).toEqual(["9999 quantity"])
    expect(await total()).toBe(9_999)
    expectProblem(await send(csv(10_001), { dataFormat: "csv" }), 400, "data")
    expectProblem(await send(Array.from({ length: 10_001 }, () => 1)), 400, "data")
    expect(await total()).toBe(9_999)
  })

  it("of measurements has tags", async () => {
    const charge = usage.disk.chargeNumber
    const data = [
      { charge, quantity: 1, fromDate: "2024-01-05", tag: "a" },
      { charge, quantity: 1, fromDate: "2024-01-05", tag: "b" },
      { charge, quantity: 1, fromDate: "2024-01-05", tag: "a" },
      { charge, quantity: 1, fromDate: "2024-01-05", source: "switch" },
    ]
    const imported = checked<Imported>(200, await send(data, {}, {}, "/Measurements/import"))
    expect(imported.importDataType).toBe("Measurements")
    expect(mistakes(imported)).toEqual(["3 row", "4 source"])
    expect(await total("/Measurements")).toBe(2)
    expect(await total()).toBe(0)
  })

  it("knows nothing of another tenant", async () => {
    const strange = await prepareUsage((await service.createTenant()).api)
    const { data } = await strange.list("/Usage")
    expect(data).toEqual([])
    const imported = await importRows([
      row({ charge: strange.calls.id }),
      row({ account: strange.account.id }),
      row({ order: strange.order.id }),
    ])
    expect(mistakes(imported)).toEqual(["1 charge", "2 account", "3 order"])
    expect((await strange.list("/Usage")).totalCount).toBe(0)
  })
})

describe("an import is refused", () => {
  it("with what it does not know, or what is no list and no CSV", async () => {
    const head = "charge,quantity,fromDate"
    const wrong: readonly (readonly [string, Json])[] = [
      ["mappingTemplateName", { mappingTemplateName: "Mine" }],
      ["mappingTemplateName", { mappingTemplateName: null }],
      ["usePreprocessingRules", { usePreprocessingRules: true }],
      ["dateFormat", { dateFormat: "yyyy" }],
      ["decimalSeparator", { decimalSeparator: ";" }],
      ["dataFormat", { dataFormat: "xml" }],
      ["allowDuplicateEntries", { allowDuplicateEntries: "no" }],
      ["batch", { batch: 1 }],
      ["data", { data: undefined }],
      ["data", { data: { charge: 1 } }],
      ["data", { data: head }],
      ["data", { dataFormat: "csv" }],
      ["data", { dataFormat: "csv", data: "" }],
      ["data", { dataFormat: "csv", data: `${head}\n"OPC-1001,1,2024-01-05` }],
      ["data", { dataFormat: "csv", data: `${head},charge\n` }],
    ]
    for (const [field, more] of wrong) expectProblem(await send([row()], more), 400, field, JSON.stringify(more))
    expect(await total()).toBe(0)
  })

  it("when its body is no JSON, nests too deep, holds too many values or is too large", async () => {
    const json = { "content-type": "application/json" }
    const post = (text: string | Buffer, headers = json) => api.send("POST", "/Usage/import", text, headers)
    const begin = '{"mappingTemplateName":"Default","data":['
    for (const text of ["{", "[]", `${begin}{]}`, `${begin}]}x`, `${begin}1`, `${begin}${"[".repeat(20)}`])
      expect((await post(text)).status, text).toBe(400)
    expectProblem(await post(""), 400, "body")
    expectProblem(await post(`${begin}],"data":[]}`), 400, "data")
    expectProblem(await post(`${begin}{"charge":"a"},{"customFields":{"a":1,"a":2}}]}`), 400, "data[1].customFields.a")
    expectProblem(await post(`{"dateFormat":"a","dateFormat":"a","data":[]}`), 400, "dateFormat")
    expectProblem(await post(`${begin}[${"1,".repeat(500_001)}1]]}`), 400, "body")
    expectProblem(await post(`${begin}]}`, { "content-type": "text/csv" }), 415, "Content-Type")
    const large = `${begin}"${"x".repeat(16 * 1024 * 1024)}"]}`
    expectProblem(await post(large), 413, "body")
    expectProblem(
      await post(Buffer.concat([Buffer.from(`${begin}"`), Buffer.from([0xff, 0x22]), Buffer.from("]}")])),
      400,
      "body",
    )
  })
})
