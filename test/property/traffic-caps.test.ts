import { lingersAfterMs, makeTraffic } from "@svc/domain/webhooks/traffic"
import { describe, expect, it } from "vitest"
import { one, prove, tenant, webhook } from "../support/webhooks/traffic.ts"

describe("a worker's traffic", () => {
  it("goes down to a single probe while a webhook times out, and up again with its answers", () => {
    const traffic = makeTraffic<number>({ slots: 100, maxPerWebhook: 16 })
    const fill = (now: number) => {
      for (let item = 0; item < 40; item += 1) traffic.admit(one(now * 100 + item, 0, now))
      return traffic.takeReady(now)
    }
    prove(traffic, 0, 0)
    let sent = fill(1)
    expect(sent).toHaveLength(16)
    for (const waiting of sent) traffic.ended(waiting, "TimedOut", 2)
    traffic.drain()
    sent = fill(3)
    expect(sent).toHaveLength(1)
    expect(traffic.appetite(webhook(0), 3)).toBe(1)
    expect(traffic.hasRoom(tenant(0), webhook(0), 3)).toBe(false)
    for (const most of [2, 4, 8, 16]) {
      for (const waiting of sent.slice(0, 1)) traffic.ended(waiting, "Answered", 4)
      for (const waiting of sent.slice(1)) traffic.ended(waiting, "NotMade", 4)
      traffic.drain()
      sent = fill(4 + most)
      expect(sent).toHaveLength(most)
    }
  })

  it("begins a webhook that it does not know with two requests, until the first answer", () => {
    const traffic = makeTraffic<number>({ slots: 100, maxPerWebhook: 16 })
    for (const item of [0, 1, 2, 3, 4, 5]) traffic.admit(one(item, 0, 0))
    expect(traffic.takeReady(0).map(({ item }) => item)).toEqual([0, 1])
    traffic.ended({ item: 0 }, "Answered", 1)
    expect(traffic.takeReady(1).map(({ item }) => item)).toEqual([2, 3, 4])
  })

  it("leaves an eighth of the slots to tenants with few requests, and takes tenants by turns", () => {
    const traffic = makeTraffic<number>({ slots: 16, maxPerWebhook: 16 })
    for (const index of [0, 1, 10]) prove(traffic, index, 0)
    for (let item = 0; item < 40; item += 1) traffic.admit(one(item, item % 2, 1))
    expect(traffic.takeReady(1)).toHaveLength(14)
    for (const item of [100, 101, 102]) traffic.admit(one(item, 10, 1))
    expect(traffic.takeReady(1).map(({ item }) => item)).toEqual([100, 101])
    for (const item of [0, 1, 2, 3]) traffic.ended({ item }, "Answered", 2)
    expect(traffic.takeReady(2).map(({ tenantId }) => tenantId)).toEqual([tenant(0), tenant(10)])
  })

  it("keeps four times the cap waiting for a webhook, and no more", () => {
    const traffic = makeTraffic<number>({ slots: 100, maxPerWebhook: 2 })
    const admitted = Array.from({ length: 20 }, (_, item) => traffic.admit(one(item, 0, 0)))
    expect(admitted.filter(Boolean)).toHaveLength(2 + 8)
    expect(traffic.takeReady(0).map(({ item }) => item)).toEqual([0, 1])
  })

  it("keeps more waiting for a webhook that gets through more in a second", () => {
    const traffic = makeTraffic<number>({ slots: 100, maxPerWebhook: 2 })
    for (let item = 0; item < 50; item += 1) {
      expect(traffic.admit(one(item, 0, 100))).toBe(true)
      for (const waiting of traffic.takeReady(100)) traffic.ended(waiting, "Answered", 100)
    }
    const admitted = Array.from({ length: 100 }, (_, item) => traffic.admit(one(1_000 + item, 0, 200)))
    expect(admitted.filter(Boolean).length).toBeGreaterThan(40)
  })

  it("knows what a webhook gets through also when it has nothing to do for a moment, and asks for more in time", () => {
    const traffic = makeTraffic<number>({ slots: 1_000, maxPerWebhook: 2 })
    for (let item = 0; item < 80; item += 1) {
      traffic.admit(one(item, 0, 1_000))
      for (const waiting of traffic.takeReady(1_000)) traffic.ended(waiting, "Answered", 1_000)
    }
    traffic.look(1_250)
    expect(traffic.appetite(webhook(0), 1_250)).toBe(80)
    for (let item = 0; item < 10; item += 1) traffic.admit(one(100 + item, 0, 1_500))
    expect(traffic.hasRoom(tenant(0), webhook(0), 1_500)).toBe(true)
    traffic.admit(one(110, 0, 1_500))
    expect(traffic.hasRoom(tenant(0), webhook(0), 1_500)).toBe(false)
    expect(traffic.appetite(webhook(0), 3_000)).toBe(4)
  })

  it("sends an urgent one before the others of its webhook that wait", () => {
    const traffic = makeTraffic<number>({ slots: 10, maxPerWebhook: 1 })
    for (const item of [0, 1, 2]) traffic.admit(one(item, 0, 0))
    const [first] = traffic.takeReady(0)
    traffic.admit(one(3, 0, 0, { urgent: true }))
    traffic.ended(first!, "Answered", 0)
    expect(traffic.takeReady(0).map(({ item }) => item)).toEqual([3])
  })

  it("gives the slots of requests that linger to others", () => {
    const traffic = makeTraffic<number>({ slots: 4, maxPerWebhook: 4 })
    for (const index of [0, 1]) prove(traffic, index, 0)
    for (const item of [0, 1, 2, 3]) traffic.admit(one(item, 0, 1))
    expect(traffic.takeReady(1)).toHaveLength(4)
    traffic.admit(one(4, 1, 1))
    expect(traffic.takeReady(1)).toEqual([])
    traffic.look(1 + lingersAfterMs)
    expect(traffic.takeReady(2).map(({ item }) => item)).toEqual([4])
  })
})
