import { makeIdSource } from "@svc/adapters/crypto/id-source"
import { contexts } from "@svc/adapters/wiring/contexts"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import { secondsAfter, type Timestamp } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { attemptRow, messageRow } from "../support/messages/message-rows.ts"
import { rowsOfPersons } from "../support/people/rows-of-persons.ts"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { keyOf, makeSeeds, type Seeds } from "../support/service/seeds.ts"

const day = 86_400
let h: StillService
let seeds: Seeds
beforeAll(async () => {
  h = await openService({ clock: "manual", settings: { SVC_AUTH_MAX_FAILURES_PER_MINUTE: "10" } })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

const at = (text: string) => Date.parse(text) as Timestamp
const make = (from: Timestamp, to: Timestamp) =>
  h.worker.atomically(allTenants, h.worker.get("HousekeepingStore").makePartitions(from, to))
const tables = ["events", "webhook_deliveries", "webhook_attempts"] as const

/** Stores an event with its delivery and one attempt, all at a moment. */
const leaveTrace = async (moment: Timestamp) => {
  const webhook = await seeds.webhook((await seeds.tenant()).scope)
  const ids = makeIdSource(() => moment)
  const event = seeds.newEvent(webhook, { id: ids.next(), raisedAt: moment })
  const delivery = seeds.newDeliveryOf(webhook, event, { id: ids.next() })
  const attempt = {
    ...keyOf(delivery),
    number: 1,
    manual: false,
    startedAt: moment,
    durationMs: 1,
    url: webhook.url,
    requestHeaders: {},
    succeeded: true,
  }
  const store = h.worker.get("DeliveryStore")
  await h.worker.atomically(
    allTenants,
    Effect.all([
      h.worker.get("EventStore").insertAll([event]),
      store.insertAll([delivery]),
      store.record([{ attempt, progress: { state: "Delivered", attemptCount: 1, manual: false } }]),
    ]),
  )
  const partitions = async () => {
    const rows = await h.sql<{ name: string }>(
      tables
        .map(
          (table) =>
            `select relname as name from svc.${table} t join pg_class c on c.oid = t.tableoid where tenant_id = $1`,
        )
        .join(" union all "),
      [webhook.tenantId],
    )
    return rows.map(({ name }) => name)
  }
  return { webhook, delivery, partitions }
}
const of = (suffix: string) => tables.map((table) => `${table}_${suffix}`)

describe("makePartitions", () => {
  it("makes the days from one moment to another in UTC, both included", async () => {
    expect(await make(at("2031-01-30T23:59:59.999Z"), at("2031-02-02T00:00:00.000Z"))).toBe(4)
    const rows = await h.sql<{ name: string }>(
      "select relname as name from pg_class where relname like 'events_2031%' and relkind = 'r' order by 1",
    )
    expect(rows.map(({ name }) => name)).toEqual([
      "events_20310130",
      "events_20310131",
      "events_20310201",
      "events_20310202",
    ])
  })

  it("makes only those that are missing", async () => {
    expect(await make(at("2031-02-01T12:00:00Z"), at("2031-02-04T12:00:00Z"))).toBe(2)
    expect(await make(at("2031-01-30T00:00:00Z"), at("2031-02-04T00:00:00Z"))).toBe(0)
  })

  it("by many at the same time makes each day once", async () => {
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        make(at("2032-05-01T00:00:00Z"), secondsAfter(at("2032-05-05T00:00:00Z"), index * day)),
      ),
    )
    expect(made.reduce((sum, days) => sum + days, 0)).toBe(10)
  })

  it("makes days whatever the time zone of the database", async () => {
    const name = new URL(h.databaseUrl).pathname.slice(1)
    await h.sql(`alter database ${name} set timezone = 'Pacific/Auckland'`)
    const { days } = (
      await h.sql<{ days: number }>("select svc.make_partitions('2033-03-01', '2033-03-01') as days")
    )[0]!
    expect(days).toBe(1)
    const trace = await leaveTrace(at("2033-03-01T23:59:59.999Z"))
    expect(await trace.partitions()).toEqual(of("20330301"))
    await h.sql(`alter database ${name} reset timezone`)
  })

  it("is done ahead by the migration, so that what happens now and in a week has its day", async () => {
    const today = new Date(h.clock.now()).toISOString().slice(0, 10).replaceAll("-", "")
    expect(await (await leaveTrace(seeds.now())).partitions()).toEqual(of(today))
    const inSixDays = await leaveTrace(secondsAfter(seeds.now(), 6 * day))
    expect(await inSixDays.partitions()).not.toContain("events_other")
  })

  it.each([
    ["the first millisecond of a day", "2034-07-01T00:00:00.000Z", "20340701"],
    ["the last millisecond of a day", "2034-07-01T23:59:59.999Z", "20340701"],
    ["the next day", "2034-07-02T00:00:00.000Z", "20340702"],
  ])("puts the rows of %s where they belong", async (_, moment, suffix) => {
    await make(at("2034-07-01T00:00:00Z"), at("2034-07-02T00:00:00Z"))
    expect(await (await leaveTrace(at(moment))).partitions()).toEqual(of(suffix))
  })

  it("takes rows that came before their day was made to where they belong", async () => {
    const late = await leaveTrace(at("2035-01-02T10:00:00Z"))
    expect(await late.partitions()).toEqual(of("other"))
    expect(await make(at("2035-01-01T00:00:00Z"), at("2035-01-03T00:00:00Z"))).toBe(3)
    expect(await late.partitions()).toEqual(of("20350102"))
    const { webhook, delivery } = late
    const log = h.http.get("DeliveryLog")
    const found = await h.http.atomically(
      webhook.tenantId,
      Effect.all([log.get(webhook, delivery.id), log.attempts(webhook, delivery.id)]),
    )
    expect(found).toMatchObject([{ id: delivery.id, status: "Delivered" }, [{ number: 1 }]])
  })
})

describe("deleteExpired", () => {
  /** Makes functions that store a row in a table with the given time, each call a new row of the same tenant. */
  const leaveRows = async () => {
    const { scope, userId } = await seeds.tenant()
    const { tenantId, legalEntityId } = scope
    const { token } = await h.worker.run(h.worker.get("Identity").createPersonalToken({ tenantId, name: "test" }))
    const insert = (table: string, row: object) =>
      h.sql(`insert into svc.${table} select * from jsonb_populate_record(null::svc.${table}, $1)`, [row])
    const instant = (moment: Timestamp) => new Date(moment).toISOString()
    const about = { tenant_id: tenantId, legal_entity_id: legalEntityId, webhook_id: randomUUID() }
    const rows: Readonly<Record<string, (moment: Timestamp) => Promise<unknown>>> = {
      idempotency_keys: (expiresAt) => {
        const key = { tenantId, legalEntityId, endpoint: "POST /Events", key: randomUUID() }
        const claimed = { hours: 1, expiresAt }
        return h.worker.run(h.worker.get("IdempotencyStore").claim(key, "print", claimed, 0 as Timestamp))
      },
      refresh_tokens: (expiresAt) => {
        const refresh = { hash: randomUUID(), tenantId, clientId: token.clientId, familyId: tenantId, expiresAt }
        return h.worker.run(h.worker.get("RefreshTokenStore").insert(refresh))
      },
      sign_in_failures: (failedAt) => h.worker.run(h.worker.get("FailureLimiter").begin([randomUUID()], failedAt)),
      notifications: (moment) => {
        const id = randomUUID()
        const told = { user_id: userId, id, kind: "WebhookFailing", subject: "Webhook failing", text: "It failed." }
        return insert("notifications", { ...about, ...told, created_at: instant(moment) })
      },
      event_consumers: (moment) => {
        const id = randomUUID()
        const times = { position_at: instant(moment), created_at: instant(moment), used_at: instant(moment) }
        return insert("event_consumers", { ...about, name: id, epoch: 0, xid: "3", event_id: id, ...times })
      },
      messages: (moment) => insert("messages", messageRow(about, instant(moment))),
      invoice_links: (moment) => {
        const id = randomUUID()
        const times = { created_at: instant(moment), expires_at: instant(moment) }
        return insert("invoice_links", { ...about, id, invoice_id: id, token_hash: id, token_sealed: id, ...times })
      },
      message_attempts: (moment) => insert("message_attempts", attemptRow(about, instant(moment))),
      notification_turns: (moment) =>
        insert("notification_turns", { ...about, kind: `Kind ${moment}`, raised_at: instant(moment) }),
      webhook_hours: async (moment) => {
        const { id } = await seeds.webhook({ tenantId, legalEntityId })
        const figures = { made: 1, delivered: 1, failed: 0, retrying: 0 }
        const times = { begins_at: instant(moment), counted_at: instant(moment) }
        return insert("webhook_hours", { ...about, webhook_id: id, ...figures, ...times })
      },
      ...rowsOfPersons({ tenant: tenantId, user_id: userId }, insert),
      webhook_recoveries: (moment) => {
        const window = { since: instant(0 as Timestamp), until: instant(moment), state: "Done", missed: false }
        return insert("webhook_recoveries", {
          ...about,
          ...window,
          total: 0,
          resent: 0,
          delivered: 0,
          failed: 0,
          withdrawn: 0,
          all_resent: false,
          id: randomUUID(),
          created_at: instant(moment),
        })
      },
    }
    return rows
  }

  it("deletes what no longer counts of every context, says how many rows, and finds nothing more to do", async () => {
    const expiries = contexts.flatMap(({ expiries: brought = [] }) => brought)
    const rows = await leaveRows()
    // A new table with an expiry needs a row here.
    expect(Object.keys(rows).toSorted()).toEqual(expiries.map(({ table }) => table).toSorted())
    const now = seeds.now()
    const kept: object[] = []
    for (const { table, keptSeconds } of expiries) {
      const valid = secondsAfter(now, -keptSeconds) + 1
      for (const moment of [valid - 1, valid]) await rows[table]!(moment as Timestamp)
      kept.push({ table, moments: [valid] })
    }

    const deleteExpired = () => h.worker.atomically(allTenants, h.worker.get("HousekeepingStore").deleteExpired(now))
    expect(await deleteExpired()).toBe(expiries.length)
    expect(await deleteExpired()).toBe(0)
    const left = []
    for (const { table, column } of expiries) {
      const found = await h.sql<{ moment: Date }>(`select ${column} as moment from svc.${table}`)
      left.push({ table, moments: found.map(({ moment }) => moment.getTime()) })
    }
    expect(left).toEqual(kept)
  })

  it("by two at the same time does no harm", async () => {
    const { tenantId, legalEntityId } = (await seeds.tenant()).scope
    const key = { tenantId, legalEntityId, endpoint: "POST /Events", key: "once" }
    const now = seeds.now()
    await h.worker.run(h.worker.get("IdempotencyStore").claim(key, "print", { hours: 1, expiresAt: now }, now))
    const deletion = () => h.worker.atomically(allTenants, h.worker.get("HousekeepingStore").deleteExpired(now))
    const deleted = await Promise.all([deletion(), deletion()])
    expect(deleted.toSorted((a, b) => a - b)).toEqual([0, 1])
  })
})

it("HTTP may do neither", async () => {
  const { makePartitions, deleteExpired } = h.http.get("HousekeepingStore")
  for (const work of [
    makePartitions(at("2036-01-01T00:00:00Z"), at("2036-01-01T00:00:00Z")),
    deleteExpired(seeds.now()),
  ]) {
    const refused = await h.http.run(Effect.flip(h.http.get("UnitOfWork").atomically(allTenants, work)))
    expect(refused).toMatchObject({ _tag: "PortUnavailable", cause: { message: /permission denied/ } })
  }
})
