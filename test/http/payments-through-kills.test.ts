import { afterAll, beforeAll, expect, it } from "vitest"
import { campaign } from "../support/campaign.ts"
import { makeBilling } from "../support/invoicing/billing.ts"
import { makePayments } from "../support/payments/payments.ts"
import { inLanes, throughKills } from "../support/processes/through-kills.ts"
import { openService, type TestService } from "../support/service/service.ts"

const count = campaign({ gate: 20, whole: 120 })

let service: TestService
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
})
afterAll(() => service.close())

it("payments posted while clients leave and a process is killed are each booked once, and settle what they name", async () => {
  const tenant = await service.createTenant()
  const billing = makeBilling(tenant.api)
  const payments = makePayments(tenant.api, billing)
  const { id: account } = await billing.account()
  const line = await billing.taxedLine(100, "0")
  const drafts: string[] = []
  // Each invoice gets two payments at the same time.
  await inLanes(count / 2, async () => {
    const invoice = await billing.posted(account, [line], { invoiceDate: "2026-01-02" })
    for (const amount of [40, 60]) {
      const { id } = await payments.draft(amount, { reference: String(invoice["ocrNumber"]) })
      drafts.push(id)
    }
  })

  await throughKills({ service, tenant }, drafts, {
    pathOf: (id) => `/Payments/${id}/Post`,
    isDone: async (id) => (await payments.get(id)).postedDate !== undefined,
  })

  const { tenantId } = tenant
  const rows = (text: string) => service.sql(text, [tenantId])
  expect(
    await rows("select status, settled::int, count(*)::int from svc.invoices where tenant_id = $1 group by 1, 2"),
  ).toEqual([{ status: "Settled", settled: 100, count: count / 2 }])
  expect(
    await rows(`select count(*)::int, count(distinct payment_id)::int as payments from svc.vouchers
      where tenant_id = $1 and source = 'Payment'`),
  ).toEqual([{ count, payments: count }])
  expect(
    await rows(`select account_code as code, sum(amount)::int from svc.journal_lines
      where tenant_id = $1 and account_code in ('1510', '1930') group by 1 order by 1`),
  ).toEqual([
    { code: "1510", sum: 0 },
    { code: "1930", sum: (count / 2) * 100 },
  ])
  expect(await rows("select count(*)::int from svc.events where tenant_id = $1 and tag = 'PaymentsPosted'")).toEqual([
    { count },
  ])
  const [entity] = tenant.legalEntities
  const checks = await service.worker.run(service.worker.get("Ledger").verify({ tenantId, legalEntityId: entity!.id }))
  expect(checks.flatMap(({ disagreements }) => disagreements)).toEqual([])
})
