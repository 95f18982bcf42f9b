import {
  type Notification,
  type NotificationId,
  type NotificationKind,
  notificationKinds,
} from "@svc/domain/notifications/notification"
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
  it("are those that are on at first, then those that were saved last; their readers are the users who have them on", async () => {
    const [one, other] = [await seeds.tenant(), await seeds.tenant()]
    const read = () => as(one, store().topics(one.tenantId, one.userId))
    const readers = () => as(one, store().readers(one.tenantId, "webhooks"))
    const unmuted = () => as(one, store().unmuted(one.tenantId, "security", [one.userId]))
    expect([await read(), await readers(), await unmuted()]).toEqual([new Set(["security"]), [], [one.userId]])
    for (const topics of [new Set(["webhooks"] as const), new Set(["webhooks"] as const)])
      await as(one, store().saveTopics(one.tenantId, one.userId, topics))
    expect([await read(), await readers(), await unmuted()]).toEqual([new Set(["webhooks"]), [one.userId], []])
    expect(await as(other, store().readers(other.tenantId, "webhooks"))).toEqual([])
    await as(one, store().saveTopics(one.tenantId, one.userId, new Set(["security"])))
    expect([await read(), await readers(), await unmuted()]).toEqual([new Set(["security"]), [], [one.userId]])
    expect(await as(one, store().unmuted(one.tenantId, "security", []))).toEqual([])
  })
})

describe("a turn", () => {
  it("is taken once until the time is over, by kind and what it is about", async () => {
    const { tenantId } = await seeds.tenant()
    const turn = { tenantId, kind: "WebhookFailing", turn: randomUUID() as WebhookId } as const
    const take = (at: Timestamp, given: { readonly kind?: NotificationKind; readonly turn?: WebhookId } = {}) =>
      h.worker.run(h.worker.get("NotificationStore").takeTurn({ ...turn, ...given }, at, secondsAfter(at, -3600)))
    const now = seeds.now()
    expect(await take(now)).toBe(true)
    expect(await take(now)).toBe(false)
    expect(await take(secondsAfter(now, 3599))).toBe(false)
    expect(await take(now, { turn: randomUUID() as WebhookId })).toBe(true)
    expect(await take(now, { kind: "WebhookRecovered" })).toBe(true)
    expect(await take(secondsAfter(now, 3600))).toBe(true)
    expect(await take(secondsAfter(now, 3601))).toBe(false)
  })

  it("is taken by one of many at the same time", async () => {
    const { tenantId } = await seeds.tenant()
    const turn = { tenantId, kind: "WebhookFailing", turn: randomUUID() as WebhookId } as const
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
      legalEntityId: one.scope.legalEntityId,
      userId: one.userId,
      id: h.http.get("IdSource").next<NotificationId>(),
      kind: "WebhookFailing",
      subject: `subject ${index}`,
      text: "text",
      createdAt: seeds.now(),
      link: { kind: "RateProvider", id: "riksbank" },
      ...(index === 0 ? {} : { webhookId: randomUUID() as WebhookId }),
    }))
    const unread = made.map((each) => ({ ...each, isRead: false }))
    await as(one, store().insertAll(made))
    const list = (after?: NotificationId) =>
      as(
        one,
        store().list(one.tenantId, one.userId, {
          kinds: notificationKinds,
          limit: 2,
          ...(after === undefined ? {} : { after }),
        }),
      )
    expect(await list()).toEqual([unread[2], unread[1]])
    expect(await list(made[1]!.id)).toEqual([unread[0]])
    expect(await as(other, store().list(other.tenantId, other.userId, { kinds: notificationKinds, limit: 9 }))).toEqual(
      [],
    )
    expect(await as(other, store().list(one.tenantId, one.userId, { kinds: notificationKinds, limit: 9 }))).toEqual([])
  })
  it("says which were read: those up to the latest that was marked, by the same user", async () => {
    const one = await seeds.tenant()
    const ids = Array.from({ length: 3 }, () => h.http.get("IdSource").next<NotificationId>())
    const { tenantId, userId } = one
    const notice = { ...one.scope, userId, kind: "ExchangeRateImportFailed", subject: "s", text: "t" } as const
    const link = { kind: "RateProvider", id: "riksbank" } as const
    await as(one, store().insertAll(ids.map((id) => ({ ...notice, id, link, createdAt: seeds.now() }))))
    const read = async () => {
      const all = await as(one, store().list(tenantId, userId, { kinds: notificationKinds, limit: 9 }))
      return all.map(({ isRead }) => isRead)
    }
    await as(one, store().markRead(tenantId, userId, ids[1]!))
    expect(await read()).toEqual([false, true, true])
    // Marking an older notification as read makes no newer one unread.
    await as(one, store().markRead(tenantId, userId, ids[0]!))
    expect(await read()).toEqual([false, true, true])
    await as(one, store().markRead(tenantId, userId, ids[2]!))
    expect(await read()).toEqual([true, true, true])
    const other = await seeds.tenant()
    await as(other, store().markUnread(other.tenantId, other.userId, ids[0]!))
    await as(one, store().markUnread(tenantId, userId, ids[1]!))
    expect(await read()).toEqual([false, false, true])
    // An unread notification stays unread.
    await as(one, store().markUnread(tenantId, userId, ids[2]!))
    expect(await read()).toEqual([false, false, true])
    await as(one, store().markUnread(tenantId, userId, ids[0]!))
    expect(await read()).toEqual([false, false, false])
  })

  it("links what was told before there were links to its webhook", async () => {
    const one = await seeds.tenant()
    const webhookId = randomUUID() as WebhookId
    const { tenantId, userId } = one
    const notice = { ...one.scope, userId, kind: "WebhookFailing", subject: "s", text: "t", webhookId } as const
    const id = h.http.get("IdSource").next<NotificationId>()
    const link = { kind: "Webhook", id: webhookId } as const
    await as(one, store().insertAll([{ ...notice, id, link, createdAt: seeds.now() }]))
    await h.sql("update svc.notifications set legal_entity_id = null, link_kind = null, link_id = null where id = $1", [
      id,
    ])
    const [listed] = await as(one, store().list(tenantId, userId, { kinds: notificationKinds, limit: 1 }))
    expect(listed).toMatchObject({ link })
    expect(listed).not.toHaveProperty("legalEntityId")
  })
})
