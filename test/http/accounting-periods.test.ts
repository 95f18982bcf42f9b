import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { until } from "../support/until.ts"
import { makeBatchCalls } from "../support/invoicing/batches.ts"
import { prepareSubscriptions } from "../support/orders/subscriptions.ts"
import { type Billing, type Json, makeBilling } from "../support/invoicing/billing.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: TestService
let tenant: TestTenant
let api: ApiClient
let billing: Billing
let account: string
let line: Json
beforeAll(async () => {
  service = await openService({ worker: true, http: true, clock: "manual" })
})
afterAll(() => service.close())
beforeEach(async () => {
  tenant = await service.createTenant()
  api = tenant.api
  billing = makeBilling(api)
  account = (await billing.account()).id
  line = await billing.taxedLine(100, "0")
})

const invoice = (invoiceDate: string, invoiceAction: string, client = api) =>
  client.post("/Invoices/onAccountInvoice", {
    account,
    currency: "SEK",
    invoiceDate,
    invoiceAction,
    invoiceLines: [line],
  })
const posted = async (day: string) => {
  expect((await invoice(day, "CreateDraftAndPostInvoice")).body).toMatchObject({ successful: true })
}
const period = async (name: string) => (await api.get(`/AccountingPeriods/${name}`)).body as Json
const close = (name: string) => api.post(`/AccountingPeriods/${name}/Close`, {})
const reopen = (name: string) => api.post(`/AccountingPeriods/${name}/Reopen`)
const closed = async (name: string) => {
  const answer = await close(name)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Json
}
const refused = (answer: Awaited<ReturnType<typeof close>>, type: string, message: string) => {
  expectProblem(answer, 400, "message")
  expect(answer.body).toMatchObject({ type: `/problems/${type}`, errors: { message: [message] } })
}
const today = () => new Date(service.clock.now()).toISOString().slice(0, 7)
const monthsFrom = (month: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + index, 1)).toISOString().slice(0, 10),
  )

describe("accounting periods", () => {
  it("are listed from the first month with a voucher to a year behind today, and found beyond", async () => {
    const starts = async () =>
      (await billing.page("/AccountingPeriods?PageSize=100")).data.map((each) => each["startDate"])
    expect(await starts()).toEqual(monthsFrom(today(), 13))
    await posted("2024-03-15")
    await posted("2024-05-01")
    const all = await starts()
    expect(all).toEqual(monthsFrom("2024-03", all.length))
    expect(all.at(-1)).toBe(monthsFrom(today(), 13).at(-1))
    const filtered = await billing.page(
      "/AccountingPeriods?Filter=fiscalYear eq 2024 and fiscalPeriod lt 5&OrderBy=startDate desc",
    )
    expect(filtered.data).toMatchObject([{ fiscalPeriod: 4 }, { fiscalPeriod: 3, status: "Open" }])
    expect(await period("1999/12")).toEqual({
      description: "1999-12",
      fiscalYear: 1999,
      fiscalPeriod: 12,
      fiscalQuarter: 4,
      calendarYear: 1999,
      calendarMonth: 12,
      startDate: "1999-12-01",
      endDate: "1999-12-31",
      status: "Open",
    })
    for (const name of ["2024/13", "2024/0", "0/1", "9999/1"])
      expectProblem(await api.get(`/AccountingPeriods/${name}`), 404)
    expectProblem(await api.get("/AccountingPeriods/2024/may"), 400, "period")
  })

  it("are closed in their order and without drafts; then nothing is dated in them", async () => {
    await posted("2024-01-31")
    await posted("2024-03-01")
    const order = "must be closed first: periods are closed in their order, from the first with an entry."
    refused(await close("2024/2"), "earlier-period-open", `The accounting period 2024-1 ${order}`)
    refused(await close("2023/12"), "earlier-period-open", `The accounting period 2023-11 ${order}`)
    const draft = (await invoice("2024-01-01", "CreateDraft")).body as { readonly id: string }
    refused(
      await close("2024/1"),
      "drafts-in-period",
      "Draft invoices or credit notes are dated in the accounting period 2024-1: 1. Post or cancel them.",
    )
    expect((await api.post(`/Invoices/${draft.id}/Cancel`)).status).toBe(200)
    const at = new Date(service.clock.now()).toISOString()
    expect(await closed("2024/1")).toMatchObject({ status: "Closed", closedDate: at, endDate: "2024-01-31" })
    expect(await period("2024/1")).toEqual(await closed("2024/2").then(() => period("2024/1")))
    const message = "The accounting period 2024-2 is closed."
    refused(await close("2024/2"), "period-closed", message)
    const late = (await invoice("2024-02-29", "CreateDraft")).body as { readonly id: string }
    refused(await api.post(`/Invoices/${late.id}/Post`, {}), "period-closed", message)
    expect(await billing.get(late.id)).toMatchObject({ status: "Draft" })
    const { data } = await billing.page("/Journals")
    expect(data.map(({ accountingPeriod }) => accountingPeriod)).toMatchObject([
      { description: "2024-1", status: "Closed", closedDate: at },
      { description: "2024-3", status: "Open" },
    ])

    refused(
      await reopen("2024/1"),
      "not-last-closed",
      "The accounting period 2024-1 cannot be opened: only the last closed period, 2024-2, can.",
    )
    expect((await reopen("2024/2")).body).toMatchObject({ status: "Open", startDate: "2024-02-01" })
    refused(await reopen("2024/2"), "period-not-closed", "The accounting period 2024-2 is not closed.")
    expect((await api.post(`/Invoices/${late.id}/Post`, {})).status).toBe(201)
  })

  it("follow the month with which fiscal years begin, which stays once one was closed", async () => {
    await posted("2024-06-30")
    const change = (fiscalYearStartMonth: number) => api.patch("/LegalEntities", { fiscalYearStartMonth })
    for (const wrong of [0, 13, 1.5]) expectProblem(await change(wrong), 400, "fiscalYearStartMonth")
    expect((await change(7)).body).toMatchObject({ fiscalYearStartMonth: 7 })
    expect(await period("2023/12")).toMatchObject({ calendarYear: 2024, calendarMonth: 6, fiscalQuarter: 4 })
    await posted("2024-07-01")
    const { data } = await billing.page("/Journals")
    expect(data.map(({ accountingPeriod }) => (accountingPeriod as Json)["description"])).toEqual(["2023-12", "2024-1"])
    await closed("2023/12")
    refused(
      await invoice("2024-06-01", "CancelDraftIfPostFail"),
      "period-closed",
      "The accounting period 2023-12 is closed.",
    )
    expectProblem(await change(1), 400, "fiscalYearStartMonth")
    expect((await reopen("2023/12")).status).toBe(200)
    expectProblem(await change(1), 400, "fiscalYearStartMonth")
    expect((await change(7)).status).toBe(200)
  })

  it("that are closed take nothing of a batch either, which says so of each invoice", async () => {
    await posted("2024-01-01")
    await closed("2024/1")
    const subscriptions = await prepareSubscriptions(api)
    await subscriptions.create({ account })
    const batches = makeBatchCalls(api)
    const { id } = await batches.generate({ invoiceDate: "2024-01-31" })
    const { invoices, batchLog } = await batches.post(id)
    expect(invoices).toMatchObject([{ status: "Draft" }])
    expect(batchLog).toMatchObject([{ entityName: "Invoice", errorMessage: "The accounting period 2024-1 is closed." }])
    expect((await reopen("2024/1")).status).toBe(200)
    expect((await batches.post(id)).invoices).toMatchObject([{ status: "Posted" }])
  })

  it("of one legal entity are nobody else's", async () => {
    await posted("2024-01-31")
    await closed("2024/1")
    const other = await service.createTenant()
    expect((await other.api.get("/AccountingPeriods/2024/1")).body).toMatchObject({ status: "Open" })
    expect((await other.api.post("/AccountingPeriods/2024/1/Reopen")).status).toBe(400)
  })
})

it("a period that is closed while others post from many connections takes nothing more", async () => {
  await posted("2024-01-01")
  // Prolongs the time between a posting's check of the period and its commit.
  await service.sql(`create function svc.linger() returns trigger language plpgsql as
        $$ begin perform pg_sleep(0.02); return null; end $$;
      create constraint trigger linger after insert on svc.vouchers deferrable initially deferred
        for each row execute function svc.linger()`)
  const inPeriod = async () => {
    const [row] = await service.sql<{ n: number }>(
      "select count(*)::int as n from svc.vouchers where tenant_id = $1 and effective_date < '2024-02-01'",
      [tenant.tenantId],
    )
    return row!.n
  }
  let isOver = false
  const outcomes = { posted: 0, refused: 0 }
  const posting = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      const answer = await invoice("2024-01-20", "CancelDraftIfPostFail")
      if (answer.status === 201) outcomes.posted += 1
      else {
        refused(answer, "period-closed", "The accounting period 2024-1 is closed.")
        outcomes.refused += 1
      }
    }
  })
  const counts: (readonly [number, number])[] = []
  for (let times = 0; times < 6; times++) {
    const before = outcomes.posted
    await until(
      () => outcomes.posted,
      (count) => count >= before + 4,
    )
    await closed("2024/1")
    const atOnce = await inPeriod()
    const refusals = outcomes.refused
    await until(
      () => outcomes.refused,
      (count) => count >= refusals + 8,
    )
    counts.push([atOnce, await inPeriod()])
    expect((await reopen("2024/1")).status).toBe(200)
  }
  isOver = true
  await Promise.all(posting)
  expect(counts.filter(([atOnce, later]) => atOnce !== later)).toEqual([])
  expect(await inPeriod()).toBe(1 + outcomes.posted)
  await service.sql("drop function svc.linger cascade")
})
