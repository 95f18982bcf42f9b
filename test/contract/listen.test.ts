import type { RecoveryId } from "@svc/domain/shared/ids"
import { listenForJobs } from "@svc/adapters/pg-boss/listen"
import { laneQueues } from "@svc/adapters/pg-boss/queues"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { type DeliveryLane, deliveryLanes } from "@svc/domain/webhooks/delivery"
import type { DueAttempt } from "@svc/domain/webhooks/ports/delivery-queue"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { holdWork } from "../support/service/held-work.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"
import { until } from "../support/until.ts"

let h: StillService
let seeds: Seeds
let listener: { readonly close: () => Promise<void> }
const heard: (string | undefined)[] = []
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
  listener = await listenForJobs(h.boss, (queue) => heard.push(queue))
})
beforeEach(() => {
  heard.length = 0
})
afterAll(async () => {
  await listener.close()
  await h.close()
})

/** The notifications that arrived before that of a final job. */
const heardSoFar = async () => {
  await h.worker.run(h.worker.get("JobQueue").enqueue("housekeeping", {}))
  await until(
    () => heard,
    (all) => all.includes("housekeeping"),
  )
  return heard.filter((queue) => queue !== "housekeeping")
}
/**
 * Waits for notifications, and expects no others before that of a final job. Workers are woken after the commit by a
 * statement that nobody waits for, so the final job may overtake the notification of an earlier change.
 */
const expectHeard = async (...queues: readonly string[]) => {
  await until(
    () => heard,
    (all) => queues.every((queue) => all.includes(queue)),
  )
  expect(await heardSoFar()).toEqual(queues)
}
const later = (): Timestamp => (h.clock.now() + 1) as Timestamp

describe.each(["worker", "http"] as const)("what the %s side adds", (side) => {
  const queue = () => h[side].get("DeliveryQueue")
  const add = (lane: DeliveryLane, attempts: readonly DueAttempt[]) =>
    h[side].atomically(attempts[0]!.tenantId, queue().add(lane, attempts))
  const enqueue = () => {
    const { tenantId, webhookId } = seeds.attempt()
    const job = { tenantId, recoveryId: webhookId as string as RecoveryId }
    return h[side].atomically(tenantId, h[side].get("JobQueue").enqueue("webhooks-recover", job))
  }

  it.each(deliveryLanes)("is heard when it is due at once in the %s lane", async (lane) => {
    await add(lane, [seeds.attempt()])
    await expectHeard(laneQueues[lane])
  })

  it.each(deliveryLanes)("is heard when it is overdue in the %s lane", async (lane) => {
    await add(lane, [{ ...seeds.attempt(), dueAt: 1 as Timestamp }])
    await expectHeard(laneQueues[lane])
  })

  it("is not heard when it is due later", async () => {
    await add("retry", [{ ...seeds.attempt(), dueAt: later() }])
    expect(await heardSoFar()).toEqual([])
  })

  it("is heard once for many", async () => {
    const { tenantId } = seeds.attempt()
    await add(
      "first",
      Array.from({ length: 50 }, () => seeds.attempt({ tenantId })),
    )
    await expectHeard(laneQueues.first)
  })

  it("is heard when a waiting attempt is hastened", async () => {
    const attempt = { ...seeds.attempt(), dueAt: later() }
    await add("retry", [attempt])
    await h[side].atomically(attempt.tenantId, queue().expedite(attempt))
    await expectHeard(laneQueues.retry)
  })

  it("is heard when it is another job", async () => {
    await enqueue()
    await expectHeard("webhooks-recover")
  })

  it("is heard after the commit, and not after a roll-back", async () => {
    const [one, other] = [seeds.attempt(), seeds.attempt()]
    const committed = await holdWork(h[side], one.tenantId, queue().add("first", [one]))
    const rolledBack = await holdWork(h[side], other.tenantId, queue().add("first", [other]))
    expect(await heardSoFar()).toEqual([])
    heard.length = 0
    await rolledBack.rollBack()
    expect(await heardSoFar()).toEqual([])
    heard.length = 0
    await committed.commit()
    await expectHeard(laneQueues.first)
  })
})

it("a claim that is given back is heard", async () => {
  const queue = h.worker.get("DeliveryQueue")
  const claims = await h.worker.run(queue.claim("first", 1))
  expect(claims).toHaveLength(1)
  await h.worker.run(queue.giveBack(claims))
  await expectHeard(laneQueues.first)
})

it("a connection that was lost is made again, said to be back, and hears on", async () => {
  const cut = await h.sql(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %' and pid <> pg_backend_pid()",
  )
  expect(cut).toHaveLength(1)
  await until(
    async () => {
      // The client reconnects after a pause that the queue's clock measures.
      await h.advance(1)
      return heard
    },
    (all) => all.includes(undefined),
  )
  heard.length = 0
  await h.worker.run(h.worker.get("DeliveryQueue").add("first", [seeds.attempt()]))
  await expectHeard(laneQueues.first)
})

describe("an event that is raised", () => {
  const raise = async (succeeds: boolean) => {
    const { scope, tenantId } = await seeds.tenant()
    const event = seeds.newEvent(scope)
    const delivery = seeds.newDeliveryOf(await seeds.webhook(scope), event)
    const work = h.http.get("EventStore").raise([{ event, deliveries: [delivery], priorities: [0] }])
    const { atomically } = h.http.get("UnitOfWork")
    await h.http.exit(atomically(tenantId, succeeds ? work : Effect.andThen(work, Effect.die("undone"))))
    return async () => h.sql("delete from svc.delivery_queue where tenant_id = $1", [tenantId])
  }

  it("is heard behind the commit", async () => {
    const clear = await raise(true)
    const all = await until(
      () => heard,
      (queues) => queues.length > 0,
    )
    expect(all).toEqual([laneQueues.first])
    await clear()
  })

  it("is not heard when it is rolled back", async () => {
    await raise(false)
    expect(await heardSoFar()).toEqual([])
  })
})
