import type { Notification, NotificationId } from "@svc/domain/notifications/notification"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import { secondsAfter, type Timestamp } from "@svc/domain/shared/timestamp"
import type { WebhookId } from "@svc/domain/shared/ids"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"

let h: StillService
let seeds: Seeds
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

const store = () => h.http.get("NotificationStore")
type Reader = Awaited<ReturnType<Seeds["tenant"]>>
const as = <A, E>({ tenantId }: Reader, work: Parameters<typeof h.http.atomically<A, E>>[1]) =>
  h.http.atomically(tenantId, work)

describe("topics", () => {
  it("are none before, and those that were saved last; their readers are the users who have them on", async () => {
    const [one, other] = [await seeds.tenant(), await seeds.tenant()]
    const read = () => as(one, store().topics(one.tenantId, one.userId))
    const readers = () => as(one, store().readers(one.tenantId, "webhooks"))
    expect([await read(), await readers()]).toEqual([new Set(), []])
    for (const topics of [new Set(["webhooks"] as const), new Set(["webhooks"] as const)])
      await as(one, store().saveTopics(one.tenantId, one.userId, topics))
    expect([await read(), await readers()]).toEqual([new Set(["webhooks"]), [one.userId]])
    expect(await as(other, store().readers(other.tenantId, "webhooks"))).toEqual([])
    await as(one, store().saveTopics(one.tenantId, one.userId, new Set()))
    expect([await read(), await readers()]).toEqual([new Set(), []])
  })
})

describe("a turn", () => {
  it("is taken once until the time is over, by kind and webhook", async () => {
    const { tenantId } = await seeds.tenant()
    const turn = { tenantId, kind: "WebhookFailing", webhookId: randomUUID() as WebhookId } as const
    const take = (at: Timestamp, given: Partial<typeof turn> = {}) =>
      h.worker.run(h.worker.get("NotificationStore").takeTurn({ ...turn, ...given }, at, secondsAfter(at, -3600)))
    const now = seeds.now()
    expect(await take(now)).toBe(true)
    expect(await take(now)).toBe(false)
    expect(await take(secondsAfter(now, 3599))).toBe(false)
    expect(await take(now, { webhookId: randomUUID() as WebhookId })).toBe(true)
    expect(await take(now, { kind: "WebhookRecovered" as never })).toBe(true)
    expect(await take(secondsAfter(now, 3600))).toBe(true)
    expect(await take(secondsAfter(now, 3601))).toBe(false)
  })

  it("is taken by one of many at the same time", async () => {
    const { tenantId } = await seeds.tenant()
    const turn = { tenantId, kind: "WebhookFailing", webhookId: randomUUID() as WebhookId } as const
    const now = seeds.now()
    const takeTurn = () => h.worker.get("NotificationStore").takeTurn(turn, now, secondsAfter(now, -3600))
    const taken = await Promise.all([1, 2, 3, 4].map(() => h.worker.atomically(allTenants, takeTurn())))
    expect(taken.filter(Boolean)).toHaveLength(1)
  })
})

describe("a list", () => {
  it("is a user's own, newest first, behind the one given", async () => {
    const [one, other] = [await seeds.tenant(), await seeds.tenant()]
    const made = Array.from({ length: 3 }, (_, index): Notification => ({
      tenantId: one.tenantId,
      userId: one.userId,
      id: h.http.get("IdSource").next<NotificationId>(),
      kind: "WebhookFailing",
      subject: `subject ${index}`,
      text: "text",
      createdAt: seeds.now(),
      ...(index === 0 ? {} : { webhookId: randomUUID() as WebhookId }),
    }))
    await as(one, store().insertAll(made))
    const list = (after?: NotificationId) =>
      as(one, store().list(one.tenantId, one.userId, { limit: 2, ...(after === undefined ? {} : { after }) }))
    expect(await list()).toEqual([made[2], made[1]])
    expect(await list(made[1]!.id)).toEqual([made[0]])
    expect(await as(other, store().list(other.tenantId, other.userId, { limit: 9 }))).toEqual([])
    expect(await as(other, store().list(one.tenantId, one.userId, { limit: 9 }))).toEqual([])
  })
})
