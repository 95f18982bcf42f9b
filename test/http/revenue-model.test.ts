import fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { campaign } from "../support/campaign.ts"
import { anyStory, brokenRules, moves, openWorld } from "../support/revenue/stories.ts"
import { openService, type TestService } from "../support/service/service.ts"

let service: TestService
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
})
afterAll(() => service.close())

it("deferred revenue is what is not recognised yet, whatever is invoiced, credited and recognised", async () => {
  const count = { items: 0, credits: 0 }
  await fc.assert(
    fc.asyncProperty(anyStory, async (story) => {
      const world = await openWorld(service)
      for (const move of story) {
        await moves[move.kind](world, move)
        expect(await brokenRules(service, world), JSON.stringify(move)).toEqual([])
      }
      await moves.postDrafts(world, story[0]!)
      await world.deferred.recognise("2099-12")
      expect(await brokenRules(service, world)).toEqual([])
      const [left] = await service.sql<{ open: number; items: number; credits: number }>(
        `select count(*) filter (where s.journal_id is null)::int as open, count(*)::int as items,
            count(*) filter (where l.credited_line_id is not null)::int as credits
          from svc.revenue_schedule_items s
          join svc.invoice_lines l on l.tenant_id = s.tenant_id and l.id = s.invoice_line_id where s.tenant_id = $1`,
        [world.tenantId],
      )
      expect(left!.open).toBe(0)
      count.items += left!.items
      count.credits += left!.credits
    }),
    { numRuns: campaign({ gate: 4, whole: 30 }), endOnFailure: true },
  )
  // Stories without items or credits would prove nothing.
  expect(Math.min(count.items, count.credits)).toBeGreaterThan(0)
})
