import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { ApiClient } from "../support/service/api-client.ts"
import { type Json, makeBilling, type PageView } from "../support/invoicing/billing.ts"
import { expectNothingInside, expectProblem } from "../support/service/problems.ts"
import { expectNoErrorsLogged } from "../support/service/quiet-log.ts"
import { openService, type TestService } from "../support/service/service.ts"

const count = 23
let service: TestService
let api: ApiClient
let ids: readonly string[]
beforeAll(async () => {
  service = await openService({ worker: true, http: true, settings: { SVC_BASE_URL: "https://svc.example/base" } })
  api = (await service.createTenant()).api
  const billing = makeBilling(api)
  const made: string[] = []
  for (let index = 0; index < count; index += 1) {
    made.push(
      (await billing.account({ name: `Customer ${String(index).padStart(2, "0")}`, externalERPId: `E${index % 3}` }))
        .id,
    )
  }
  ids = made
})
afterAll(() => service.close())

const page = async (query: string) => {
  const answer = await api.get(`/Accounts${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as PageView<{ readonly id: string; readonly name: string }>
}
const idsOf = (of: PageView<{ readonly id: string }>) => of.data.map(({ id }) => id)

describe("a list in version 2.1", () => {
  it("is in pages that lead to one another", async () => {
    const first = await page("?PageSize=10&OrderBy=name%20asc")
    expect(first).toMatchObject({ pageNumber: 1, pageSize: 10, totalPages: 3, totalCount: count })
    expect(first).not.toHaveProperty("previousPage")
    const link = (number: number) =>
      `https://svc.example/base/Accounts?OrderBy=name%20asc&PageSize=10&PageNumber=${number}`
    const parameters = (address: string | undefined) => new URL(address!).searchParams.toString().split("&").sort()
    for (const [got, number] of [
      [first.nextPage, 2],
      [first.firstPage, 1],
      [first.lastPage, 3],
    ] as const) {
      expect(new URL(got!).pathname).toBe("/base/Accounts")
      expect(parameters(got)).toEqual(parameters(link(number)))
    }
    const rest = [await page(new URL(first.nextPage!).search), await page(new URL(first.lastPage!).search)]
    expect(rest[1]).not.toHaveProperty("nextPage")
    expect(new URL(rest[1]!.previousPage!).searchParams.get("PageNumber")).toBe("2")
    expect([first, ...rest].flatMap(idsOf)).toEqual(ids)
    const behind = await page("?PageSize=10&PageNumber=9")
    expect(behind).toMatchObject({ pageNumber: 9, data: [] })
    expect(behind).not.toHaveProperty("nextPage")
    expect(new URL(behind.previousPage!).searchParams.get("PageNumber")).toBe("3")
  })

  it("is oldest first, 20 on a page, when nothing else is said", async () => {
    const first = await page("")
    expect(first).toMatchObject({ pageNumber: 1, pageSize: 20, totalPages: 2 })
    expect(idsOf(first)).toEqual(ids.slice(0, 20))
  })

  it("has nothing on a page behind the last, and is empty when nothing is found", async () => {
    expect(await page("?PageNumber=99")).toMatchObject({ pageNumber: 99, totalCount: count, data: [] })
    expect(await page("?Filter=name eq 'nobody'")).toEqual({
      pageNumber: 1,
      pageSize: 20,
      totalPages: 0,
      totalCount: 0,
      data: [],
    })
  })

  it("keeps its filter in the links", async () => {
    const filter = "externalERPId eq 'E1' or name eq 'it''s & more'"
    const first = await page(`?Filter=${encodeURIComponent(filter)}&PageSize=3`)
    expect(first.totalCount).toBe(8)
    const next = new URL(first.nextPage!)
    expect(next.searchParams.get("Filter")).toBe(filter)
    expect(idsOf(await page(next.search))).toHaveLength(3)
  })

  it("refuses the paging of the other version", async () => {
    expectProblem(await api.get("/Accounts?Skip=1"), 400, "Skip")
    expectProblem(await api.get("/Accounts?Take=1"), 400, "Take")
  })
})

describe("a list in version 2.0", () => {
  const old = { "api-version": "2.0" }
  it("is a bare array with Skip and Take", async () => {
    const all = (await api.get("/Accounts?Take=100", old)).body as readonly { readonly id: string }[]
    expect(all.map(({ id }) => id)).toEqual(ids)
    const some = (await api.get("/Accounts?Skip=5&Take=3&OrderBy=name desc", old)).body as readonly {
      readonly id: string
    }[]
    expect(some.map(({ id }) => id)).toEqual([...ids].reverse().slice(5, 8))
    expect((await api.get("/Accounts?Filter=name eq 'nobody'", old)).body).toEqual([])
  })

  it("refuses the paging of the other version", async () => {
    expectProblem(await api.get("/Accounts?PageNumber=1", old), 400, "PageNumber")
    expectProblem(await api.get("/Accounts?PageSize=1", old), 400, "PageSize")
  })
})

describe("every list", () => {
  const lists = [
    "/Accounts",
    "/Invoices",
    "/Invoices/PostedInvoiceDocumentAttachments",
    "/Journals",
    "/Countries",
    "/UnitOfMeasurements",
    "/PaymentMethods",
    "/PaymentTerms",
    "/DocumentTemplate",
    "/InvoiceBatchGroups",
    "/RevenueRecognitionRules",
    "/ChartOfAccounts",
    "/TaxTemplates",
    "/CustomFieldConfigurations",
    "/LegalEntities",
    "/Currency",
    "/ExchangeRate",
  ]

  it.each(lists)("%s filters by id, orders by it, and refuses what it does not know", async (path) => {
    const all = (await api.get(`${path}?PageSize=100&OrderBy=id desc`)).body as PageView<{ readonly id: string }>
    const sorted = idsOf(all).toSorted((a, b) => (a < b ? 1 : -1))
    expect(idsOf(all)).toEqual(sorted)
    for (const id of idsOf(all).slice(0, 2)) {
      const { body } = await api.get(`${path}?Filter=id eq guid'${id}'`)
      expect(body).toMatchObject({ totalCount: 1, data: [{ id }] })
    }
    for (const query of ["Filter=nothing eq 1", "Filter=id eq", "Filter=", "Filter=tenant_id eq 'x'"]) {
      expectProblem(await api.get(`${path}?${query}`), 400, "Filter", query)
    }
    expectProblem(await api.get(`${path}?OrderBy=nothing`), 400, "OrderBy")
    expectProblem(await api.get(`${path}?OrderBy=id sideways`), 400, "OrderBy")
    expectProblem(await api.get(`${path}?PageSize=101`), 400, "PageSize")
    expectProblem(await api.get(`${path}?PageNumber=0`), 400, "PageNumber")
    expectProblem(await api.get(`${path}?ModifiedAfter=yesterday`), 400, "ModifiedAfter")
  })
})

describe("an attempt at injection", () => {
  const attempts = [
    "name eq 'x' or 1 eq 1",
    "name eq 'x'; drop table accounts; --",
    "name eq 'x' union select * from accounts",
    "name eq 'x')) or ((1=1",
    "name' or '1'='1",
    "1 eq 1",
    "name eq (select version())",
    "pg_sleep(10) eq 1",
    "startswith(name, read_file('/etc/passwd'))",
    "name/../../id eq 'x'",
    'name eq "x"',
    "name eq $1",
    "t.tenant_id eq 'x'",
    "customFields/a' or '1'='1 eq 'x'",
    "customFields/a->>b eq 'x'",
    "name eq 'x\u0000'",
    `name eq '${"\\'"} or true --'`,
  ]
  it.each(attempts)("in a filter is refused or finds nothing: %s", async (filter) => {
    const answer = await api.get(`/Accounts?Filter=${encodeURIComponent(filter)}`)
    expectNothingInside(answer.status === 400 ? { text: answer.text.replaceAll(filter, "") } : answer, filter)
    const refused = { status: 400, errors: { Filter: [expect.any(String) as unknown] } }
    const expected = answer.status === 400 ? refused : { totalCount: 0, data: [] }
    expect(answer.body, filter).toMatchObject(expected)
  })

  it.each(["x' or '1'='1", "%", "_", "%%", "\\", "'); delete from accounts; --", "Customer 0_", "Customer%"])(
    "in a value is a text like any other: %j",
    async (text) => {
      const value = text.replaceAll("'", "''")
      for (const filter of [
        `name eq '${value}'`,
        `startswith(name, '${value}')`,
        `substringof('${value}', name)`,
        `endswith(name, '${value}')`,
        `customFields/key eq '${value}'`,
        `customFields/key gt '${value}'`,
      ]) {
        const { body } = await api.get(`/Accounts?Filter=${encodeURIComponent(filter)}`)
        expect(body, filter).toMatchObject({ totalCount: 0 })
      }
    },
  )

  it.each(["id; drop table accounts", "id, (select 1)", "name desc nulls first", "1", "random()", "id--", "name'"])(
    "in an order is refused: %s",
    async (order) => {
      expectProblem(await api.get(`/Accounts?OrderBy=${encodeURIComponent(order)}`), 400, "OrderBy")
    },
  )

  it("left everything as it was", async () => {
    expect((await page("")).totalCount).toBe(count)
    expectNoErrorsLogged(service)
  })
})

it("what never changes has always been there, and when a legal entity changed is not kept", async () => {
  const countOf = async (path: string) => ((await api.get(path)).body as PageView).totalCount
  for (const path of ["/Countries", "/UnitOfMeasurements"]) {
    const all = await countOf(path)
    expect(await countOf(`${path}?ModifiedAfter=2000-01-01T00:00:00Z`)).toBe(0)
    expect([all > 100, await countOf(`${path}?ModifiedBefore=2000-01-01T00:00:00Z`)]).toEqual([true, all])
  }
  expectProblem(await api.get("/LegalEntities?ModifiedAfter=2026-01-01T00:00:00Z"), 400, "ModifiedAfter")
})

it("what changed since is found, a change of an address or a custom field too", async () => {
  await api.post("/CustomFieldConfigurations", { fieldType: "Text", entity: "Account", key: "segment" })
  const before = new Date().toISOString()
  const changedSince = () => page(`?ModifiedAfter=${before}`)
  expect((await changedSince()).totalCount).toBe(0)
  const patches: readonly Json[] = [{ defaultInvoiceAddress: { city: "Lund" } }, { customFields: { segment: "A" } }]
  for (const [index, patch] of patches.entries()) await api.patch(`/Accounts/${ids[index]}`, patch)
  expect(idsOf(await changedSince())).toEqual(ids.slice(0, 2))
  expect(idsOf(await page("?Filter=customFields/segment eq 'A'"))).toEqual([ids[1]])
  expect(idsOf(await page("?Filter=defaultInvoiceAddress/city eq 'Lund'"))).toEqual([ids[0]])
})
