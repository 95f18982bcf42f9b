import { randomBytes } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeBilling } from "../support/invoicing/billing.ts"
import { bankFile } from "../support/payments/bank-file.ts"
import { makePayments } from "../support/payments/payments.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { makeSvc, type Svc } from "./run-svc.ts"

let service: TestService
let svc: Svc
let tenant: readonly string[]
let number: string
let payments: ReturnType<typeof makePayments>
let billing: ReturnType<typeof makeBilling>
let api: ApiClient
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
  const made = await service.createTenant()
  api = made.api
  billing = makeBilling(api)
  payments = makePayments(made.api, billing)
  const account = (await billing.account()).id
  const invoice = await billing.posted(account, [await billing.taxedLine(100, "0")])
  number = String(invoice["invoiceNumber"])
  tenant = ["--tenant", made.tenantId]
  svc = makeSvc({ DATABASE_URL: service.databaseUrl, SVC_ENCRYPTION_KEY: randomBytes(32).toString("base64") })
})
afterAll(() => service.close())

const importFile = (input: string) => svc.run(["payments", "import", "-", ...tenant], { input })

describe("payments", () => {
  it("are imported from a statement once, and listed", async () => {
    const file = bankFile([
      { amount: 60, bankReference: "R-1", structured: number, payer: "Customer AB" },
      { amount: 0, bankReference: "R-2" },
    ])
    const imported = await importFile(file)
    expect([imported.code, imported.stdout]).toEqual([
      1,
      "entry R-2: its amount is 0\n1 payment made as PB-1001: 1 with an invoice, 0 skipped, 1 refused.\n",
    ])
    expect((await importFile(file)).stdout).toContain("0 payments made as PB-1002: 0 with an invoice, 1 skipped")
    const listed = await svc.run(["payments", "list", ...tenant, "--drafts"])
    expect(listed.stdout).toMatch(/2026-01-10\s+draft\s+60 SEK\s+0\s+Customer AB\s+1\b/)
    const none = await svc.run(["payments", "list", ...tenant, "--filter", "payerName eq 'Nobody'"])
    expect(none.stdout).toBe("No payment matches.\n")
  })

  it("that paid something back before refunds named it are listed until they do", async () => {
    const untied = () => svc.run(["payments", "untied", ...tenant])
    expect((await untied()).stdout).toBe("Each refund names what it pays back.\n")
    const { id: advance } = await payments.draft(30)
    await payments.post(advance)
    const { id: old } = await payments.draft(-30, { refundOf: [{ payment: advance }] })
    await payments.post(old)
    const tie = (operation: string) => payments.patch(old, { refundOf: [{ operation, payment: advance }] })
    expect((await tie("Remove")).status).toBe(200)
    expect((await untied()).stdout).toMatch(new RegExp(`${old}\\s+2026-01-10\\s+\\S+\\s+-30 SEK\\s+-30\\b`))
    expect((await tie("Create")).status).toBe(200)
    expect((await untied()).stdout).toBe("Each refund names what it pays back.\n")
  })

  it("are not imported from a file that is cut off", async () => {
    const { code, stderr } = await importFile(bankFile([{ amount: 60 }]).slice(0, -20))
    expect([code, stderr]).toEqual([1, "svc: The file is not imported: it is not well-formed XML to its end.\n"])
  })
})

describe("dunning", () => {
  it("lists campaigns, and the reminders of a day that is to come", async () => {
    expect((await svc.run(["dunning", "campaigns", ...tenant])).stdout).toBe("There is no campaign.\n")
    const campaign = { name: "Friendly", isDefault: true, enabled: true }
    expect((await api.post("/DunningCampaigns", campaign)).status).toBe(201)
    const listed = await svc.run(["dunning", "campaigns", ...tenant])
    expect(listed.stdout).toMatch(/Friendly\s+on\s+yes\s+7 14 30\s+9\b/)
    const late = await billing.account({ name: "Late AB", reminderEmailAddress: "late@customer.example" })
    const { invoiceNumber } = await billing.posted(late.id, [billing.line(100)])
    await service.sql("update svc.invoices set due_date = current_date where account_id = $1", [late.id])
    const [days] = await service.sql<{ readonly none: string; readonly due: string }>(
      "select (current_date + 2)::text as none, (current_date + 9)::text as due",
    )
    const preview = (date: string) => svc.run(["dunning", "preview", ...tenant, "--date", date])
    expect((await preview(days!.none)).stdout).toBe(`Nobody would be reminded on ${days!.none}.\n`)
    const shown = new RegExp(`Late AB\\s+1\\s+Friendly\\s+${String(invoiceNumber)}\\s+late@customer\\.example`)
    expect((await preview(days!.due)).stdout).toMatch(shown)
    expect(await preview("yesterday")).toMatchObject({ code: 1 })
  })
})
