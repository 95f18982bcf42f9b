import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { ApiAnswer, ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { expectNoErrorsLogged } from "../support/service/quiet-log.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: TestService
let tenant: TestTenant
let api: ApiClient
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
})
afterAll(() => service.close())
beforeEach(async () => {
  tenant = await service.createTenant()
  api = tenant.api
  for (const code of ["USD", "JPY"]) await api.post("/Currency", { code })
})

const json = { "content-type": "application/json" }
/** Adds a rate whose number is sent with exactly these digits. */
const addRate = (rate: string, from: string, to?: string, currency = "USD", client = api): Promise<ApiAnswer> =>
  client.send(
    "POST",
    "/ExchangeRate",
    `{"fromCurrency":{"key":"Code","value":"${currency}"},"rate":${rate},"effectiveFromDate":"${from}"${to === undefined ? "" : `,"effectiveToDate":"${to}"`}}`,
    json,
  )
const rateOf = ({ text }: ApiAnswer) => /"rate":([^,}]+)/.exec(text)?.[1]
const idOf = ({ body }: ApiAnswer) => (body as { readonly id: string }).id

describe("a rate entered by hand", () => {
  it.each([
    ["9.64697089598171107010", "9.6469708959817110701"],
    ["0.00000000000000000001", "0.00000000000000000001"],
    ["12345678901234567890", "12345678901234567890"],
    ["1E+2", "100"],
    ["5e-6", "0.000005"],
  ])("of %s is given back as %s", async (written, shown) => {
    const created = await addRate(written, "2026-01-01")
    expect(created.status, created.text).toBe(201)
    expect(rateOf(created)).toBe(shown)
    expect(rateOf(await api.get(`/ExchangeRate/${idOf(created)}`))).toBe(shown)
    expect(rateOf(await api.get("/ExchangeRate"))).toBe(shown)
    expect(rateOf(await api.get("/ExchangeRate/AsOf?from=usd&date=2026-06-01"))).toBe(shown)
  })

  it("is found by its pair, its days and its digits, and in the order asked for", async () => {
    const added = [
      await addRate("9.6469708959817110701", "2026-01-05"),
      await addRate("0.5", "2026-02-01", "2026-02-10"),
      await addRate("0.07", "2026-01-07", undefined, "JPY"),
    ].map(idOf)
    const found = async (query: string) =>
      ((await api.get(`/ExchangeRate?${query}`)).body as { data: readonly { id: string }[] }).data.map(({ id }) =>
        added.indexOf(id),
      )
    expect(await found("OrderBy=fromCurrency,rate desc")).toEqual([2, 0, 1])
    expect(await found("Filter=fromCurrency eq 'USD' and toCurrency eq 'SEK'")).toEqual([0, 1])
    expect(await found("Filter=rate eq 9.6469708959817110701")).toEqual([0])
    expect(await found("Filter=effectiveToDate ne null or effectiveFromDate gt datetime'2026-01-05'")).toEqual([1, 2])
    expect(await found("ModifiedAfter=2020-01-01T00:00:00Z")).toEqual([0, 1, 2])
    expect(await found("ModifiedBefore=2020-01-01T00:00:00Z")).toEqual([])
  })

  it("that overlaps another is refused, and the answer names that one", async () => {
    const open = await addRate("9.5", "2026-01-05")
    const explicit = await addRate("9.7", "2026-02-01", "2026-02-10")
    for (const [from, to, inTheWay, told] of [
      ["2026-01-05", undefined, open, "9.5 from 2026-01-05"],
      ["2026-02-10", undefined, explicit, "9.7 from 2026-02-01 to 2026-02-10"],
      ["2026-01-01", "2026-01-05", open, "9.5 from 2026-01-05"],
      ["2026-02-10", "2026-02-20", explicit, "9.7 from 2026-02-01 to 2026-02-10"],
    ] as const) {
      const { errors } = expectProblem(await addRate("1", from, to), 400, "message")
      expect(errors!["message"]).toEqual([
        `A rate from USD to SEK exists in another interval: ${told} (${idOf(inTheWay)}).`,
      ])
    }
    expect((await addRate("1", "2026-01-05", undefined, "JPY")).status).toBe(201)
    expect((await api.get("/ExchangeRate")).body).toMatchObject({ totalCount: 3 })
  })

  it("names its currency by code or id, and takes a date-time at midnight", async () => {
    const list = (await api.get("/Currency")).body as { data: readonly { id: string; code: string }[] }
    const { id } = list.data.find(({ code }) => code === "USD")!
    const created = await api.post("/ExchangeRate", {
      fromCurrency: { key: "Currency-Id", value: id },
      rate: 9.5,
      effectiveFromDate: "2026-01-05T00:00:00Z",
      effectiveToDate: "2026-01-06",
    })
    expect(created.body).toEqual({
      id: idOf(created),
      fromCurrency: "USD",
      toCurrency: "SEK",
      rate: 9.5,
      effectiveFromDate: "2026-01-05",
      effectiveToDate: "2026-01-06",
      source: "manual",
    })
  })

  it.each([
    ["0", "rate"],
    ["-1", "rate"],
    ["1e400", "rate"],
    ["1e-40", "rate"],
    ["123456789012345678901", "rate"],
    [`"9.5"`, "rate"],
    ["null", "rate"],
  ])("is refused with the rate %s", async (rate, field) => {
    expectProblem(await addRate(rate, "2026-01-01"), 400, field)
  })

  it.each([
    [{ effectiveFromDate: "2026-02-30" }, "effectiveFromDate"],
    [{ effectiveFromDate: "2026-01-01T12:00:00Z" }, "effectiveFromDate"],
    [{ effectiveToDate: "2025-12-31" }, "effectiveToDate"],
    [{ effectiveToDate: "2026-13-01" }, "effectiveToDate"],
    [{ fromCurrency: { key: "Code", value: "SEK" } }, "fromCurrency"],
    [{ fromCurrency: { key: "Code", value: "EUR" } }, "fromCurrency"],
    [{ fromCurrency: { key: "Currency-Id", value: randomUUID() } }, "fromCurrency"],
    [{ fromCurrency: { key: "Currency-Id", value: "USD" } }, "fromCurrency.value"],
    [{ fromCurrency: { key: "Name", value: "USD" } }, "fromCurrency.key"],
    [{ fromCurrency: { value: "" } }, "fromCurrency.value"],
    [{ fromCurrency: "" }, "fromCurrency"],
    [{ fromCurrency: 840 }, "fromCurrency"],
    [{ fromCurrency: "Dollar" }, "fromCurrency"],
  ])("is refused with %j", async (wrong, field) => {
    const right = { fromCurrency: { key: "Code", value: "USD" }, rate: 9.5, effectiveFromDate: "2026-01-01" }
    expectProblem(await api.post("/ExchangeRate", { ...right, ...wrong }), 400, field)
  })

  it("sent twice with one idempotency key is one", async () => {
    const body = { fromCurrency: { key: "Code", value: "USD" }, rate: 9.5, effectiveFromDate: "2026-01-01" }
    const key = { "svc-idempotency-key": "once" }
    const [one, two] = [await api.post("/ExchangeRate", body, key), await api.post("/ExchangeRate", body, key)]
    expect([one.status, two.text]).toEqual([201, one.text])
  })

  it("sent many times at once is one", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => addRate("9.5", "2026-01-01")))
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toEqual([201])
    for (const refused of answers.filter(({ status }) => status === 400)) expectProblem(refused, 400, "message")
  })
})

describe("as of a day", () => {
  beforeEach(async () => {
    await addRate("9", "2026-01-01")
    await addRate("10", "2026-02-01", "2026-02-10")
    await addRate("11", "2026-03-01")
    await addRate("0.0599274", "2026-01-01", undefined, "JPY")
  })

  it.each([
    ["2026-01-01", "9"],
    ["2026-01-31", "9"],
    ["2026-02-01", "10"],
    ["2026-02-10", "10"],
    ["2026-02-11", "9"],
    ["2026-03-01", "11"],
    ["2030-01-01", "11"],
  ])("%s the rate is %s", async (date, rate) => {
    const found = await api.get(`/ExchangeRate/AsOf?from=USD&date=${date}`)
    expect([rateOf(found), (found.body as { date: string }).date]).toEqual([rate, date])
    const table = await api.get(`/ExchangeRate/Table?date=${date}`)
    expect(table.body).toMatchObject({
      date,
      toCurrency: "SEK",
      data: [{ fromCurrency: "JPY" }, { fromCurrency: "USD" }],
    })
    // Skips the rate of JPY, which comes first.
    expect(rateOf({ ...table, text: table.text.split('"USD"')[1]! })).toBe(rate)
  })

  it("a table has only the currencies that have a rate then, and rates tell where they come from", async () => {
    const table = async (date: string, client = api) =>
      ((await client.get(`/ExchangeRate/Table?date=${date}`)).body as { readonly data: readonly object[] }).data
    expect(await table("2025-12-31")).toEqual([])
    expect(await table("2026-06-01")).toMatchObject([{ source: "manual" }, { source: "manual" }])
    const stranger = await service.createTenant()
    expect(await table("2026-06-01", stranger.api)).toEqual([])
    expectProblem(await api.get("/ExchangeRate/Table?date=2026-02-30"), 400, "date")
    const of = async (source: string) => (await api.get(`/ExchangeRate?Filter=source eq '${source}'`)).body
    expect(await of("manual")).toMatchObject({ totalCount: 4 })
    expect(await of("nbp")).toMatchObject({ totalCount: 0 })
  })

  it("before the first rate, and without one, there is none", async () => {
    for (const path of ["AsOf", "Convert"]) {
      const query = `${path}?from=USD&date=2025-12-31${path === "Convert" ? "&amount=1" : ""}`
      const { errors } = expectProblem(await api.get(`/ExchangeRate/${query}`), 404, "message")
      expect(errors!["message"]).toEqual(["There is no rate from USD to SEK that holds on 2025-12-31."])
    }
  })

  it.each([
    ["from=SEK", "from"],
    ["from=NOK", "from"],
    ["from=US", "from"],
    ["", "from"],
    ["from=USD&date=2026-02-30", "date"],
    ["from=USD&date=yesterday", "date"],
  ])("%s is refused", async (query, field) => {
    expectProblem(await api.get(`/ExchangeRate/AsOf?${query}`), 400, field)
  })

  it.each([
    ["USD", "100", "1100"],
    ["USD", "-0.005", "-0.06"],
    ["JPY", "1000000000000", "59927400000"],
    ["JPY", "1234567", "73984.39"],
    ["JPY", "0", "0"],
    ["JPY", "999999999999999999.999999999999", "59927400000000000"],
  ])("%s %s is worth SEK %s", async (currency, amount, worth) => {
    const found = await api.get(`/ExchangeRate/Convert?from=${currency}&amount=${amount}&date=2026-06-01`)
    expect(/"convertedAmount":([^,]+)/.exec(found.text)?.[1], found.text).toBe(worth)
  })

  it.each(["", "1,5", "1e3", "ten", "1.2.3", "1234567890123456789"])("the amount %j is refused", async (amount) => {
    expectProblem(await api.get(`/ExchangeRate/Convert?from=USD&date=2026-06-01&amount=${amount}`), 400, "amount")
  })
})

it("another tenant and another legal entity see nothing of it", async () => {
  const several = await service.createTenant(["Alpha AB", "Beta AB"])
  const [alpha, beta] = await Promise.all(
    ["Alpha AB", "Beta AB"].map((name) => several.apiWith(["rates:admin"], { "legal-entity": name })),
  )
  await alpha!.post("/Currency", { code: "USD" })
  const id = idOf(await addRate("9.5", "2026-01-01", undefined, "USD", alpha))
  for (const stranger of [beta!, api]) {
    expectProblem(await stranger.get(`/ExchangeRate/${id}`), 404, "message")
    expect((await stranger.get("/ExchangeRate")).body).toMatchObject({ totalCount: 0, data: [] })
    expectProblem(await stranger.get("/ExchangeRate/AsOf?from=USD&date=2026-06-01"), 404, "message")
    expect((await addRate("9.5", "2026-01-01", undefined, "USD", stranger)).status).toBe(201)
  }
})

it("nothing went wrong on our side", () => {
  expectNoErrorsLogged(service)
})
