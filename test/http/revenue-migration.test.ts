import { migrate } from "@svc/adapters/wiring/migrate"
import type { Distribution } from "@svc/domain/reference-data/revenue-recognition-rule"
import { addDays } from "@svc/domain/shared/calendar-date"
import fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { day } from "../support/orders/sample-order.ts"
import { oracleOfRevenue } from "../support/revenue/revenue-oracle.ts"
import { anyStory, brokenRules, moves, openWorld, type World } from "../support/revenue/stories.ts"
import { openService, type TestService } from "../support/service/service.ts"

let service: TestService
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
})
afterAll(() => service.close())

interface Kept {
  readonly line: string
  readonly period: string
  readonly amount: string
  readonly base: string
}

const items = ({ tenantId }: World): Promise<readonly Kept[]> =>
  service.sql<Kept>(
    `select invoice_line_id::text as line, period::text, trim_scale(amount)::text as amount,
        trim_scale(base_amount)::text as base
      from svc.revenue_schedule_items where tenant_id = $1 order by 1, 2`,
    [tenantId],
  )

const cents = (units: bigint): string => String(Number(units) / 100)

/** The schedules that the oracle calculates from invoice lines. */
const expected = async ({ tenantId }: World): Promise<readonly Kept[]> => {
  const lines = await service.sql<Kept & { rule: Distribution; from: string; last: string; earliest: string }>(
    `select distinct l.id::text as line, c.revenue_recognition as rule, l.service_period_start::text as from,
        l.service_period_end::text as last, date_trunc('month', i.invoice_date)::date::text as earliest,
        (l.subtotal - l.allowance)::text as amount, (l.subtotal_base - l.allowance_base)::text as base
      from svc.invoice_lines l
      join svc.invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id and i.status in ('Posted', 'Settled')
      join svc.order_charges c on c.tenant_id = l.tenant_id and c.id = l.order_charge_id
      where l.tenant_id = $1 and l.credited_line_id is null`,
    [tenantId],
  )
  const wanted = lines.flatMap(({ line, rule, from, last, earliest, amount, base }) => {
    const to = addDays(day(last), 1)
    const [amounts, bases] = [amount, base].map((net) => oracleOfRevenue({ distribution: rule }, from, to, net, 2))
    const months = Map.groupBy([...amounts!.keys()], (month) => (month < earliest ? earliest : month))
    return [...months].map(([period, of]) => {
      const sum = (side: ReadonlyMap<string, bigint>) => of.reduce((all, month) => all + side.get(month)!, 0n)
      return { line, period, amount: cents(sum(amounts!)), base: cents(sum(bases!)) }
    })
  })
  return wanted.filter(({ amount, base }) => amount !== "0" || base !== "0")
}

it("lines that were posted before there were schedules get the same ones by the migration, once", async () => {
  let credits = 0
  await fc.assert(
    fc.asyncProperty(anyStory, async (story) => {
      const world = await openWorld(service)
      for (const move of story.filter(({ kind }) => kind !== "recognise")) await moves[move.kind](world, move)
      await moves.postDrafts(world, story[0]!)
      const before = await items(world)
      await service.sql("delete from svc.revenue_schedule_items where tenant_id = $1", [world.tenantId])
      await service.sql(
        `insert into svc.revenue_schedules_missing (tenant_id, legal_entity_id)
          select distinct tenant_id, legal_entity_id from svc.invoice_lines
          where tenant_id = $1 and deferred_account is not null`,
        [world.tenantId],
      )
      await migrate(service.databaseUrl)
      const after = await items(world)
      expect(after).toEqual(before)
      const ofInvoices = await expected(world)
      const invoiced = new Set(ofInvoices.map(({ line }) => line))
      expect(new Set(after.filter(({ line }) => invoiced.has(line)))).toEqual(new Set(ofInvoices))
      expect(await brokenRules(service, world)).toEqual([])
      credits += after.length - ofInvoices.length
      const missing = "select from svc.revenue_schedules_missing where tenant_id = $1"
      expect(await service.sql(missing, [world.tenantId])).toEqual([])
      await migrate(service.databaseUrl)
      expect(await items(world)).toEqual(after)
    }),
    { numRuns: 5, endOnFailure: true },
  )
  expect(credits).toBeGreaterThan(0)
})
