import { randomBytes } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { makeBilling } from "../support/invoicing/billing.ts"
import { prepareSubscriptions } from "../support/orders/subscriptions.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { makeSvc, type Svc } from "./run-svc.ts"

let service: TestService
let svc: Svc
let api: ApiClient
let tenant: readonly string[]
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
  const made = await service.createTenant()
  api = made.api
  tenant = ["--tenant", made.tenantId]
  svc = makeSvc({ DATABASE_URL: service.databaseUrl, SVC_ENCRYPTION_KEY: randomBytes(32).toString("base64") })
  const subscriptions = await prepareSubscriptions(api)
  await subscriptions.create()
  const expired = { name: "Expired", effectiveFrom: "2020-01-01", effectiveTo: "2023-12-31" }
  await api.post("/TaxTemplates", { ...expired, details: [{ tax1: 25, taxCategory: "S" }] })
  const { id } = await makeBilling(api).account({ taxTemplate: "Expired" })
  await subscriptions.create({ account: id })
})
afterAll(() => service.close())

const run = (...args: readonly string[]) => svc.run(["invoices", ...args, ...tenant])
const drafts = async () => ((await api.get("/Invoices")).body as { readonly totalCount: number }).totalCount

it("invoices estimate, generate, post and show a batch, with the accounts that failed", async () => {
  const day = ["--invoice-date", "2024-01-31"]
  const tried = await run("generate", ...day, "--dry-run")
  expect(tried.code).toBe(1)
  expect(tried.stdout).toMatch(
    /^CURRENCY +INVOICES +CREDIT NOTES +TOTAL\nSEK +1 +0 +1381\.25\n\nWHAT +ACCOUNT +REASON\nAccount +A-1002 .*Expired.*\n$/u,
  )
  expect(await drafts()).toBe(0)

  const made = await run("generate", ...day)
  expect(made.code).toBe(1)
  expect(made.stdout).toMatch(/number +B-1001\n.*generated +1 invoice, 1 account failed\n.*A-1002 .*Expired/su)
  expect(await drafts()).toBe(1)

  const posted = await run("post", "B-1001")
  expect(posted.stdout).toMatch(/posted +1 invoice posted\n/u)
  const shown = await run("batch", "B-1001", "--json")
  expect(JSON.parse(shown.stdout)).toMatchObject({
    batchNumber: "B-1001",
    status: "Posted",
    generation: { message: "1 invoice, 1 account failed" },
    batchLog: [{ entityName: "Account", reference: "A-1002" }],
  })
  const little = await run("generate", ...day, "--minimum", "1000000", "--target-date", "2024-05-31", "--dry-run")
  expect(little.stdout).toContain("Nothing is due.")
})

it("invoices post the drafts of a filter, say before what they come to, and stop a posting", async () => {
  const billing = makeBilling(api)
  const { id } = await billing.account({ name: "Drafts AB" })
  for (const price of [0.1, 0.2]) await billing.create(id, [billing.line(price)])
  const filter = ["--filter", "account/name eq 'Drafts AB'"]
  const tried = await run("post-drafts", ...filter, "--dry-run")
  expect(tried.stdout).toMatch(/^SERIES +CURRENCY +DRAFTS +TOTAL\nInvoice +SEK +2 +0\.38\n$/u)
  const posted = await run("post-drafts", ...filter)
  expect(posted.code, posted.stderr).toBe(0)
  expect(posted.stdout).toMatch(/filter +account\/name eq 'Drafts AB'\n.*posted +2 invoices posted\n/su)
  expect((await run("post-drafts", ...filter, "--dry-run")).stdout).toBe("No drafts match the filter.\n")
  expect(await run("post-drafts", ...filter)).toMatchObject({ code: 1, stderr: expect.stringContaining("no drafts") })
  expect(await run("post-drafts", "--filter", "colour eq 'red'")).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("colour"),
  })
  const number = /B-\d+/u.exec(posted.stdout)![0]
  expect(await run("stop", number)).toMatchObject({ code: 1, stderr: expect.stringContaining("Posting") })
})

it("invoices refuse a batch that is not there, and a date that is none", async () => {
  expect(await run("batch", "B-9")).toMatchObject({ code: 1, stderr: expect.stringContaining("B-9") })
  expect(await run("generate", "--invoice-date", "2024-02-30")).toMatchObject({
    code: 64,
    stderr: expect.stringContaining("2024-02-30"),
  })
})
