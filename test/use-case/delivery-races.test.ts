import { findLostDeliveries } from "@svc/adapters/postgres/webhooks/lost-deliveries"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import { deliveryLanes } from "@svc/domain/webhooks/delivery"
import type { Webhook } from "@svc/domain/webhooks/webhook"
import { Effect } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"
import { raiserOf } from "../support/webhooks/raise-events.ts"

let h: StillService
let seeds: Seeds
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

/** A webhook, and everything that can happen to its deliveries, done as the service does it. */
const aWorld = async () => {
  const { scope, userId, legalEntities } = await seeds.tenant()
  const webhook = await seeds.webhook(scope)
  const origin = { ...scope, legalEntityName: legalEntities[0]!.name, triggeredBy: userId }
  const { worker, http } = h
  const raise = () => http.run(raiserOf(http.get)(origin, [{ tag: "InvoicePosted", dataJson: "{}" }]))
  const set = (webhookStatus: Webhook["status"]) =>
    http.run(http.get("Webhooks").change(scope, webhook.id, { webhookStatus }))
  const key = { tenantId: scope.tenantId, webhookId: webhook.id }
  /** Puts up to `limit` parked deliveries into the queue. */
  const unpark = async (limit: number) => {
    if ((await worker.run(worker.get("CongestionStore").congested)).length === 0) return
    await worker.run(worker.get("DeliveryWork").unparkDeliveries(key, limit))
  }
  const park = async () => {
    await worker.atomically(allTenants, worker.get("CongestionStore").mark([key]))
    for (const lane of deliveryLanes) await worker.run(worker.get("DeliveryWork").parkBacklog(lane, key))
  }

  /**
   * Does a worker's work on its claims: records attempts with one result, and sets deliveries of a disabled webhook
   * aside.
   */
  const work = async (succeeded: boolean) => {
    for (const lane of deliveryLanes) {
      const claims = await worker.run(worker.get("DeliveryQueue").claim(lane, 3))
      const loaded = await worker.run(worker.get("DeliveryStore").sendable(claims))
      const claimOf = (id: string) => claims.find(({ deliveryId }) => deliveryId === id)!
      const ready = loaded.filter(({ webhookState }) => webhookState === "Enabled")
      const now = h.clock.now()
      await worker.run(
        worker.get("DeliveryWork").recordAttempts(
          ready.map(({ tenantId, deliveryId, progress, webhook: { url }, ...about }) => ({
            claim: claimOf(deliveryId),
            about,
            before: progress,
            endedAt: now,
            attempt: {
              tenantId,
              deliveryId,
              url,
              succeeded,
              durationMs: 1,
              requestHeaders: {},
              number: progress.attemptCount + 1,
              manual: progress.manual,
              startedAt: now,
            },
          })),
        ),
      )
      const held = loaded.filter(({ webhookState }) => webhookState !== "Enabled")
      await worker.run(
        worker
          .get("DeliveryWork")
          .setAside({ held: held.map(({ deliveryId }) => claimOf(deliveryId)), surplus: [], dropped: [] }),
      )
    }
  }
  /** Claims deliveries that the receiver has no room for, and sets them aside. */
  const overflow = async () => {
    const surplus = await worker.run(worker.get("DeliveryQueue").claim("first", 2))
    await worker.run(worker.get("DeliveryWork").setAside({ held: [], surplus, dropped: [] }))
  }
  const retry = async () => {
    const filter = { order: "desc", limit: 2 } as const
    const some = await http.run(http.get("Webhooks").deliveries(scope, filter))
    // A disabled webhook refuses a retry.
    await Promise.allSettled(some.map(({ id }) => http.run(http.get("Webhooks").retry(scope, id))))
  }
  return {
    scope,
    happen: {
      raise,
      disable: () => set("Disabled"),
      enable: () => set("Enabled"),
      unpark: () => unpark(2),
      unparkAll: () => unpark(1000),
      park,
      overflow,
      deliver: () => work(true),
      fail: () => work(false),
      retry,
    },
  }
}
type Happening = keyof Awaited<ReturnType<typeof aWorld>>["happen"]
const happenings = [
  "raise",
  "disable",
  "enable",
  "deliver",
  "fail",
  "retry",
  "overflow",
  "park",
  "unpark",
  "unparkAll",
] as const satisfies readonly Happening[]

describe("a webhook's deliveries, whatever happens at the same time", () => {
  it("are never lost, never queued twice, and their attempts are numbered 1..n", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.array(fc.constantFrom<Happening>(...happenings), {
            minLength: 1,
            maxLength: 4,
          }),
          { minLength: 3, maxLength: 8 },
        ),
        async (steps) => {
          const { scope, happen } = await aWorld()
          await Promise.all([happen.raise(), happen.raise(), happen.raise()])
          for (const atOnce of steps) await Promise.all(atOnce.map((each) => happen[each]()))
          await happen.enable()
          await happen.unparkAll()

          expect(await h.worker.atomically(allTenants, lost())).toMatchObject({ count: 0 })
          const numbered = await h.sql(
            `select d.id from svc.webhook_deliveries d
             left join svc.webhook_attempts a on a.tenant_id = d.tenant_id and a.delivery_id = d.id
             where d.tenant_id = $1 group by d.id, d.attempt_count
             having count(a.number) <> d.attempt_count or coalesce(max(a.number), 0) <> d.attempt_count`,
            [scope.tenantId],
          )
          expect(numbered).toEqual([])
        },
      ),
      { numRuns: 40 },
    ))
})

const lost = () => Effect.promise(() => findLostDeliveries(h.worker.get("Db")))
