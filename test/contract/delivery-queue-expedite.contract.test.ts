import type { Timestamp } from "@svc/domain/shared/timestamp"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import { type DeliveryLane, deliveryLanes } from "@svc/domain/webhooks/delivery"
import type { Claim, DeliveryQueue, QueuedAttempt } from "@svc/domain/webhooks/ports/delivery-queue"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { holdWork } from "../support/service/held-work.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"

let h: StillService
let seeds: Seeds
let queue: DeliveryQueue
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
  queue = h.worker.get("DeliveryQueue")
})
afterEach(() => h.sql("delete from svc.delivery_queue"))
afterAll(() => h.close())

const add = async (lane: DeliveryLane, inSeconds = 0) => {
  const { dueAt: _, ...attempt } = seeds.attempt()
  await h.worker.run(queue.add(lane, [{ ...attempt, dueAt: (h.clock.now() + inSeconds * 1000) as Timestamp }]))
  return attempt
}
/** Expedites an attempt as the HTTP side does. */
const expedite = (attempt: QueuedAttempt) =>
  h.http.atomically(attempt.tenantId, h.http.get("DeliveryQueue").expedite(attempt))
const claim = (lane: DeliveryLane) => h.worker.run(queue.claim(lane, 100))
const claimAll = async (): Promise<readonly Claim[]> => (await Promise.all(deliveryLanes.map(claim))).flat()
const jobs = () => h.sql<{ id: string }>("select delivery_id as id from svc.delivery_queue")

describe("expedite of an attempt", () => {
  it.each(deliveryLanes)(
    "that waits for its time in the %s lane makes it due at once, and it is the only one",
    async (lane) => {
      const attempt = await add(lane, 3 * 60 * 60)
      expect(await claimAll()).toEqual([])
      expect(await expedite(attempt)).toBe("Queued")
      expect(await jobs()).toEqual([{ id: attempt.deliveryId }])
      const claims = await claimAll()
      expect(claims).toEqual([{ ...attempt, lane, claimCount: 0, askedFor: true }])
      await h.worker.run(queue.endClaims(claims))
      await h.advance(4 * 60 * 60)
      expect(await claimAll()).toEqual([])
    },
  )

  it.each(deliveryLanes)("that is due in the %s lane lets it overtake those before it", async (lane) => {
    const before = await add(lane)
    await h.advance(1)
    const attempt = await add(lane)
    expect(await expedite(attempt)).toBe("Queued")
    const one = await h.worker.run(queue.claim(lane, 1))
    expect(one).toMatchObject([{ deliveryId: attempt.deliveryId }])
    expect(await claimAll()).toMatchObject([{ deliveryId: before.deliveryId }])
  })

  it.each(deliveryLanes)("that is being made in the %s lane changes nothing", async (lane) => {
    const attempt = await add(lane)
    const [claimed] = await claimAll()
    expect(await expedite(attempt)).toBe("InFlight")
    expect(await jobs()).toHaveLength(1)
    expect(await claimAll()).toEqual([])
    expect(await h.worker.atomically(allTenants, queue.endClaims([claimed!]))).toEqual(new Set([attempt.deliveryId]))
    expect(await claimAll()).toEqual([])
  })

  it("that lapsed and waits to be taken again makes it due, and forgets no claim", async () => {
    const attempt = await add("retry")
    await claimAll()
    await h.advance(3600)
    expect(await expedite(attempt)).toBe("Queued")
    expect(await claimAll()).toEqual([{ ...attempt, lane: "retry", claimCount: 1, askedFor: true }])
  })

  it("whose result is being written waits for nobody: that writer may be waiting for the delivery", async () => {
    const attempt = await add("first")
    const claims = await claimAll()
    const writing = await holdWork(h.worker, allTenants, queue.endClaims(claims))
    expect(await expedite(attempt)).toBe("InFlight")
    await writing.commit()
    expect(await jobs()).toEqual([])
  })

  it("that is settled adds one in the first lane", async () => {
    const attempt = await add("retry")
    await h.worker.atomically(allTenants, queue.endClaims(await claimAll()))
    expect(await expedite(attempt)).toBe("Queued")
    expect(await claimAll()).toEqual([{ ...attempt, lane: "first", claimCount: 0, askedFor: true }])
  })

  it("that never was adds one", async () => {
    const { dueAt: _, ...attempt } = seeds.attempt()
    expect(await expedite(attempt)).toBe("Queued")
    expect(await claimAll()).toEqual([{ ...attempt, lane: "first", claimCount: 0, askedFor: true }])
  })

  it("twice makes one", async () => {
    const { dueAt: _, ...attempt } = seeds.attempt()
    expect([await expedite(attempt), await expedite(attempt)]).toEqual(["Queued", "Queued"])
    expect(await claimAll()).toHaveLength(1)
    expect(await expedite(attempt)).toBe("InFlight")
  })

  it("twice at the same time makes one", async () => {
    const { dueAt: _, ...attempt } = seeds.attempt()
    await Promise.all(Array.from({ length: 6 }, () => expedite(attempt)))
    expect(await jobs()).toEqual([{ id: attempt.deliveryId }])
  })

  it("leaves others alone", async () => {
    const other = await add("retry", 60)
    await expedite(await add("retry", 60))
    expect(await claimAll()).toHaveLength(1)
    await h.advance(60)
    expect(await claimAll()).toMatchObject([{ deliveryId: other.deliveryId }])
  })

  it("joins the running unit of work, also when that rolls back", async () => {
    const waiting = await add("retry", 60)
    const { dueAt: _, ...none } = seeds.attempt()
    for (const attempt of [waiting, none]) {
      const held = await holdWork(h.http, attempt.tenantId, h.http.get("DeliveryQueue").expedite(attempt))
      expect(held.value).toBe("Queued")
      expect(await claimAll()).toEqual([])
      await held.rollBack()
      expect(await claimAll()).toEqual([])
    }
    expect(await jobs()).toEqual([{ id: waiting.deliveryId }])
  })
})
