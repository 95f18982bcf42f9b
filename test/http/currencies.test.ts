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

const idOf = ({ body }: ApiAnswer) => (body as { readonly id: string }).id

describe("currencies", () => {
  it("begin with the base currency, and are added, read and listed", async () => {
    const base = await api.get("/Currency/BaseCurrency")
    expect(base.body).toMatchObject({ code: "SEK" })
    const created = await api.post("/Currency", { code: "nok", description: "Norsk krone" })
    expect([created.status, created.body]).toEqual([
      201,
      { id: idOf(created), code: "NOK", description: "Norsk krone" },
    ])
    expect((await api.get(`/Currency/${idOf(created)}`)).body).toEqual(created.body)
    const list = await api.get("/Currency?PageSize=3&PageNumber=2")
    expect(list.body).toMatchObject({
      pageNumber: 2,
      pageSize: 3,
      totalPages: 2,
      totalCount: 4,
      previousPage: expect.stringMatching(/\/Currency\?PageSize=3&PageNumber=1$/) as string,
      data: [{ code: "NOK" }],
    })
    expect(list.body).not.toHaveProperty("nextPage")
    const bare = await api.get("/Currency", { "api-version": "2.0" })
    expect((bare.body as readonly { code: string }[]).map(({ code }) => code)).toEqual(["SEK", "USD", "JPY", "NOK"])
  })

  it("are filtered and ordered like any list", async () => {
    const codes = async (query: string) =>
      ((await api.get(`/Currency?${query}`)).body as { data: readonly { code: string }[] }).data.map(({ code }) => code)
    expect(await codes("OrderBy=code desc")).toEqual(["USD", "SEK", "JPY"])
    expect(await codes("Filter=code gt 'JPY' and description eq null")).toEqual(["SEK", "USD"])
    expect(await codes("ModifiedAfter=2020-01-01T00:00:00Z&ModifiedBefore=2020-01-02T00:00:00Z")).toEqual([])
    expectProblem(await api.get("/Currency?Filter=rate eq 1"), 400, "Filter")
  })

  it.each(["XYZ", "12A", "ÄÖÜ"])("refuse the code %s", async (code) => {
    expectProblem(await api.post("/Currency", { code }), 400, "code")
  })

  it("take one that ended for its history; an account that begins with it is refused, what has it already goes on (contract M11)", async () => {
    const text = "BGN ended in 2026-01: money is no longer paid in it"
    expect((await api.post("/Currency", { code: "bgn" })).status).toBe(201)
    const account = { name: "Customer", currency: "BGN" }
    expect(expectProblem(await api.post("/Accounts", account), 400, "currency").errors?.["currency"]).toEqual([text])

    const { body } = await api.post("/Accounts", { ...account, currency: "SEK" })
    const { id, accountNumber } = body as { readonly id: string; readonly accountNumber: string }
    await service.sql("update svc.accounts set currency = 'BGN' where id = $1", [id])
    const rate = { fromCurrency: "BGN", rate: 5.7, effectiveFromDate: "2025-01-01" }
    expect((await api.post("/ExchangeRate", rate)).status).toBe(201)
    const changed = await api.patch(`/Accounts/${id}`, { name: "Customer AD", currency: "BGN" })
    expect([changed.status, changed.body]).toMatchObject([200, { name: "Customer AD", currencyCode: "BGN" }])
    expectProblem(await api.patch(`/Accounts/${id}`, { currency: "HRK" }), 400, "currency")
    const invoiceLines = [
      { productName: "Plan", price: 1, quantity: 1, unitOfMeasure: "C62", recognizedRevenueAccount: "3000" },
    ]
    const invoice = {
      account: accountNumber,
      currency: "BGN",
      invoiceAction: "CreateDraftAndPostInvoice",
      invoiceLines,
    }
    const posted = await api.post("/Invoices/onAccountInvoice", invoice)
    expect([posted.status, posted.body]).toMatchObject([201, { message: "The invoice was posted as 1." }])
  })

  it("refuse a code that is there, and going while in use", async () => {
    expectProblem(await api.post("/Currency", { code: "USD" }), 400, "code")
    const list = (await api.get("/Currency")).body as { data: readonly { id: string; code: string }[] }
    const of = (code: string) => list.data.find((each) => each.code === code)!.id
    await api.post("/ExchangeRate", { fromCurrency: "USD", rate: 9.5, effectiveFromDate: "2026-01-01" })
    for (const code of ["SEK", "USD"]) expectProblem(await api.delete(`/Currency/${of(code)}`), 400, "message")
    expect((await api.delete(`/Currency/${of("JPY")}`)).status).toBe(200)
    expectProblem(await api.get(`/Currency/${of("JPY")}`), 404, "message")
  })
})

it("nothing went wrong on our side", () => {
  expectNoErrorsLogged(service)
})
