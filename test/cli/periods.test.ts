import { randomBytes } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { holdingRows } from "../support/database/holding-rows.ts"
import { type Deferred, makeDeferred, type RecognitionView } from "../support/revenue/deferred.ts"
import { brokenRules } from "../support/revenue/stories.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { makeSvc, startSvc, type Svc } from "./run-svc.ts"

let service: TestService
let env: Readonly<Record<string, string>>
let svc: Svc
let deferred: Deferred
let account: string
let tenantId: string
let tenant: readonly string[]
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
  env = { DATABASE_URL: service.databaseUrl, SVC_ENCRYPTION_KEY: randomBytes(32).toString("base64") }
  svc = makeSvc(env)
})
afterAll(() => service.close())
beforeEach(async () => {
  const made = await service.createTenant()
  deferred = makeDeferred(made.api)
  tenantId = made.tenantId
  tenant = ["--tenant", tenantId]
  account = (await deferred.billing.account()).id
})

/** Makes a posted line for the given number of months, at 100 a month. */
const months = async (count: number): Promise<string> => {
  const prices = { pricePeriod: "Monthly", priceDetails: [{ currency: "SEK", price: 100 }] }
  const product = await deferred.product({ billingPeriod: "EndOfTerm", ...prices })
  const order = await deferred.subscribe(account, product, "2024-01-01", { term: count })
  return (await deferred.invoice(order, "2024-01-01"))!.invoiceLines[0]!.id
}

describe("periods recognize", () => {
  it("counts with --dry-run, recognises once, and says what it did", async () => {
    await months(3)
    const run = (...more: readonly string[]) => svc.run(["periods", "recognize", "--period", ...more, ...tenant])
    expect(await run("2024-2", "--dry-run")).toMatchObject({ code: 0, stdout: "2 items of 200 would be recognised.\n" })
    expect(await run("2024-2")).toMatchObject({
      code: 0,
      stdout: "2 items of 200 recognised, in 2 journals.\n",
      stderr: "",
    })
    expect((await run("2024-2")).stdout).toBe("0 items of 0 recognised, in 0 journals.\n")
    const rest = await svc.json<RecognitionView>("periods", "recognize", "--period", "2024-12", ...tenant)
    expect(rest).toMatchObject({ items: 1, amount: 100 })
    expect(await run("2024-13")).toMatchObject({ code: 64 })
    expect(await run("March")).toMatchObject({ code: 64 })
  })

  it("killed at any moment has done whole journals, and the rest when it is run again", async () => {
    const line = await months(240)
    const journals = async () => {
      const path = "/Journals?PageSize=1&Filter=journalType eq 'RevenueRecognition'"
      return (await deferred.billing.page(path)).totalCount
    }
    // The fourth journal waits for a lock.
    const three =
      "(select count(*) from svc.journals where tenant_id = new.tenant_id and journal_type = 'RevenueRecognition') >= 3"
    await holdingRows(service, "before insert on svc.journals", three, async () => {
      const running = startSvc(["periods", "recognize", "--period", "2099-12", ...tenant], { env })
      await service.untilBlocked()
      running.kill("SIGKILL")
      expect(await running.outcome).toMatchObject({ signal: "SIGKILL" })
      expect(await journals()).toBe(3)
    })
    expect(await brokenRules(service, { tenantId })).toEqual([])
    const rest = await svc.json<RecognitionView>("periods", "recognize", "--period", "2099-12", ...tenant)
    // The journal that was under way when the process was killed may have been committed since.
    expect(rest.items + (await journals()) - rest.journalIds.length).toBe(240)
    expect(await brokenRules(service, { tenantId })).toEqual([])
    expect((await deferred.ofLine(line, "&OrderBy=accountingPeriod/startDate desc")).totalCount).toBe(240)
    const numbers = await service.sql<{ number: number }>(
      "select substr(journal_number, 3)::int as number from svc.journals where tenant_id = $1 order by 1",
      [tenantId],
    )
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => numbers[0]!.number + index))
    expect(numbers).toHaveLength(241)
  })
})

describe("periods schedule", () => {
  it("makes the schedules that posted lines lack, once", async () => {
    const line = await months(2)
    const { data } = await deferred.ofLine(line)
    await service.sql("delete from svc.revenue_schedule_items where tenant_id = $1", [tenantId])
    const run = () => svc.run(["periods", "schedule", ...tenant])
    expect(await run()).toMatchObject({ code: 0, stdout: "1 line got a schedule.\n" })
    expect(await run()).toMatchObject({ code: 0, stdout: "0 lines got a schedule.\n" })
    const again = await deferred.ofLine(line)
    expect(again.data.map(({ recognizedRevenue }) => recognizedRevenue)).toEqual(
      data.map(({ recognizedRevenue }) => recognizedRevenue),
    )
  })
})
