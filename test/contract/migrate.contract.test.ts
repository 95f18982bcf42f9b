import { withClient } from "@svc/adapters/embedded-postgres/database"
import { loginUrl } from "@svc/adapters/embedded-postgres/logins"
import { pendingMigrations } from "@svc/adapters/postgres/base/pending-migrations"
import { migrate } from "@svc/adapters/wiring/migrate"
import { standalone } from "@svc/adapters/wiring/surroundings"
import { readdirSync } from "node:fs"
import path from "node:path"
import { randomBytes, randomUUID } from "node:crypto"
import { PgBoss } from "pg-boss"
import { afterEach, describe, expect, inject, it } from "vitest"
import { atDatabase } from "../support/database/at-database.ts"
import { createTestDatabase, type TestDatabase } from "../support/database/database.ts"
import { repository } from "../support/repository.ts"

const files = readdirSync(path.join(repository, "packages/adapters/src/postgres/migrations"))
  .filter((name) => /^\d{4}-.*\.sql$/u.test(name))
  .sort()
const made: string[] = []
const clones: TestDatabase[] = []

/** A clone of a migrated database, because migrating takes some seconds. */
const migratedDatabase = async () => {
  const clone = await createTestDatabase()
  clones.push(clone)
  return clone.url
}

/** A database without any migration. */
const freshDatabase = async () => {
  const name = `svc_migrate_${randomBytes(6).toString("hex")}`
  await withClient(inject("databaseUrl"), (client) => client.query(`create database ${name}`))
  made.push(name)
  return atDatabase(inject("databaseUrl"), name)
}
afterEach(async () => {
  for (const clone of clones.splice(0)) await clone.drop()
  for (const name of made.splice(0)) {
    await withClient(inject("databaseUrl"), (client) => client.query(`drop database ${name} with (force)`))
  }
})

const rows = (url: string, text: string) =>
  withClient(url, async (client) => (await client.query(text)).rows as unknown[])
/** Partitions of a day or a month: a migration after midnight makes those of one day more. */
const notOfTime = (name: string) => String.raw`${name} !~ '_\d{6,8}$'`
/** The parts of a database: relations, columns, functions, policies, grants and queues. */
const shape = (url: string) =>
  rows(
    url,
    `select 'column' as kind, table_schema || '.' || table_name || '.' || column_name || ' ' || data_type as what
       from information_schema.columns where table_schema in ('svc', 'pgboss') and ${notOfTime("table_name")}
     union all select 'policy', tablename || '.' || policyname from pg_policies where ${notOfTime("tablename")}
     union all select 'grant', grantee || ' ' || privilege_type || ' ' || table_schema || '.' || table_name
       from information_schema.role_table_grants where grantee in ('svc_app', 'svc_worker') and ${notOfTime("table_name")}
     union all select 'function', proname || ' ' || coalesce(proacl::text, '') from pg_proc where pronamespace = 'svc'::regnamespace
     union all select 'queue', name from pgboss.queue order by 1, 2`,
  )

describe("migrate", () => {
  it("runs every file once, in order, and then has nothing to do", async () => {
    const url = await freshDatabase()
    expect(await migrate(url)).toEqual({ applied: files })
    const before = await shape(url)
    expect(await migrate(url)).toEqual({ applied: [] })
    expect(await shape(url)).toEqual(before)
    expect(await rows(url, "select name from svc.migrations order by applied_at, name")).toEqual(
      files.map((name) => ({ name })),
    )
  })

  it("may be run by several processes at once", async () => {
    const url = await freshDatabase()
    const done = await Promise.all(Array.from({ length: 4 }, () => migrate(url)))
    expect(done.flatMap(({ applied }) => applied)).toEqual(files)
    expect(await rows(url, "select count(*)::int as n from svc.migrations")).toEqual([{ n: files.length }])
  })

  it("may be run on several databases of a server at once", async () => {
    const urls = [await freshDatabase(), await freshDatabase()]
    for (const { applied } of await Promise.all(urls.map(migrate))) expect(applied).toEqual(files)
  })

  it("refuses a file that was changed after it had run, and changes nothing", async () => {
    const url = await migratedDatabase()
    await rows(url, `update svc.migrations set sha256 = 'other' where name = '${files[1]}'`)
    const before = await shape(url)
    await expect(migrate(url)).rejects.toThrow(
      `migration ${files[1]} was changed after it had run on this database: add a new file instead`,
    )
    expect(await shape(url)).toEqual(before)
  })

  it("works on the schema of the next version, and refuses one that took away what it works with (contract O21)", async () => {
    const url = await migratedDatabase()
    const env = {
      DATABASE_URL: url,
      SVC_DATABASE_HTTP_URL: loginUrl(url, "http"),
      SVC_ENCRYPTION_KEY: randomBytes(32).toString("base64"),
      SVC_LOG_LEVEL: "silent",
    }
    const start = (name: "http" | "worker") => standalone(name, env, new AbortController().signal)
    const uses = [() => start("http"), () => start("worker"), () => pendingMigrations(url), () => migrate(url)]
    const later = (needs: string) =>
      rows(
        url,
        `insert into svc.migrations (name, sha256, needs) values ('9998-more.sql', '', null), ('9999-less.sql', '', '${needs}')
         on conflict (name) do update set needs = excluded.needs`,
      )
    await later(files.at(-1)!)
    for (const use of uses) await use()
    expect(await pendingMigrations(url)).toEqual([])
    await later("9998-more.sql")
    for (const use of uses)
      await expect(use()).rejects.toThrow(
        "9999-less.sql ran on it, and since then it takes a version of svc that brings 9998-more.sql. Install a newer version.",
      )
  })

  it("runs only what is missing of a database of an older version", async () => {
    const url = await migratedDatabase()
    await rows(url, "drop table svc.test_clock; delete from svc.migrations where name = '0004-test-clock.sql'")
    expect(await migrate(url)).toEqual({ applied: ["0004-test-clock.sql"] })
    expect(await rows(url, "select * from svc.test_clock")).toEqual([])
  })

  it("runs a file whose number is below one that has run here already", async () => {
    const url = await migratedDatabase()
    const indexes =
      "select indexdef from pg_indexes where schemaname = 'svc' and indexname = any(array[$$einvoice_notification_keys_hash$$, $$national_einvoice_entries_provider_uuid$$]) order by 1"
    const before = [await shape(url), await rows(url, indexes)]
    await rows(
      url,
      `drop function svc.queue_now;
       drop index svc.einvoice_notification_keys_hash, svc.national_einvoice_entries_provider_uuid;
       create unique index einvoice_notification_keys_hash on svc.einvoice_notification_keys (key_hash);
       create unique index national_einvoice_entries_provider_uuid on svc.national_einvoice_entries (provider_uuid)
         where status <> 'Failed';
       delete from svc.migrations where name = '0018-tenant-in-every-key.sql'`,
    )
    expect(await migrate(url)).toEqual({ applied: ["0018-tenant-in-every-key.sql"] })
    expect([await shape(url), await rows(url, indexes)]).toEqual(before)
  })

  it("gives the queues a clock that PostgreSQL puts in place of the call, so that a claim does not pay for it", async () => {
    const url = await migratedDatabase()
    const plan = await rows(url, "explain (verbose, costs off) select svc.queue_now()")
    expect(plan).toEqual([{ "QUERY PLAN": "Result" }, { "QUERY PLAN": "  Output: now()" }])
  })

  it("moves attempts that waited as jobs into the queue of deliveries", async () => {
    const url = await migratedDatabase()
    await rows(
      url,
      `drop table svc.delivery_queue; drop function svc.count_delivery_queue;
       delete from svc.migrations where name = '0015-delivery-queue.sql'`,
    )
    const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false })
    boss.on("error", () => undefined)
    await boss.start()
    const [tenantId, webhookId, taken, burst, later] = Array.from({ length: 5 }, () => randomUUID())
    const job = { data: { tenantId }, group: { id: webhookId! } }
    for (const lane of ["first", "retry"]) await boss.createQueue(`webhooks-${lane}`, { partition: true })
    await boss.insert("webhooks-first", [{ ...job, id: taken! }])
    await boss.fetch("webhooks-first")
    await boss.insert("webhooks-first", [{ ...job, id: burst!, priority: -40 }])
    await boss.insert("webhooks-retry", [{ ...job, id: later!, startAfter: "2090-01-01T00:00:00Z" }])
    await boss.stop({ graceful: false })

    expect(await migrate(url)).toEqual({ applied: ["0015-delivery-queue.sql"] })
    const same = { tenant_id: tenantId, webhook_id: webhookId, leased_until: null }
    expect(
      await rows(url, "select *, due_at > now() as waits from svc.delivery_queue order by due_at, priority desc"),
    ).toMatchObject([
      { ...same, delivery_id: taken, lane: "first", priority: 0, claims: 1, waits: false },
      { ...same, delivery_id: burst, lane: "first", priority: -31, claims: 0, waits: false },
      { ...same, delivery_id: later, lane: "retry", priority: 0, claims: 0, waits: true },
    ])
    expect(await rows(url, "select name from pgboss.queue where name like 'webhooks-_____'")).toEqual([])
  })

  it("keeps what waits outside the queue waiting", async () => {
    const url = await migratedDatabase()
    const [tenantId, webhookId, waits, goes] = Array.from({ length: 4 }, () => randomUUID())
    const delivery = (id: string, parked: boolean) => `('${tenantId}', '${id}', gen_random_uuid(), '${webhookId}',
      gen_random_uuid(), 'InvoicePosted', 'InvoicePosted', null, false, now(), 'Pending', 0, null, false, ${parked})`
    await rows(
      url,
      `drop table svc.parked_deliveries;
       alter table svc.webhook_deliveries add column parked boolean not null default false;
       insert into svc.webhook_deliveries (tenant_id, id, legal_entity_id, webhook_id, event_id, event_type, tag,
         correlation_id, is_test, created_at, state, attempt_count, next_attempt_at, manual, parked)
         values ${delivery(waits!, true)}, ${delivery(goes!, false)};
       delete from svc.migrations where name = '0017-parked-deliveries.sql'`,
    )
    expect(await migrate(url)).toEqual({ applied: ["0017-parked-deliveries.sql"] })
    expect(await rows(url, "select * from svc.parked_deliveries")).toEqual([
      { tenant_id: tenantId, webhook_id: webhookId, delivery_id: waits },
    ])
  })

  it("moves security events into the months of their ids, each as it was", async () => {
    const url = await migratedDatabase()
    const before = await shape(url)
    // The second file makes a function that belongs to the table.
    const names = ["0198-security-events-by-month.sql", "0206-refused-sign-ins-of-users.sql"]
    await rows(
      url,
      `drop table svc.security_events cascade;
       drop function svc.make_partition, svc.make_month_partitions, svc.drop_security_months;
       drop procedure svc.keep_security_events;
       create table svc.security_events (id uuid primary key, type text not null, at timestamptz not null, tenant uuid, user_id uuid,
         person_id uuid, address text not null, user_agent text not null, about text);
       create index security_events_at on svc.security_events (at);
       create index security_events_person on svc.security_events (person_id, id);
       create index security_events_tenant on svc.security_events (tenant, id);
       create index security_events_type on svc.security_events (tenant, type, id);
       create index security_events_user on svc.security_events (tenant, user_id, id);
       create function svc.find_security_events(uuid, text[], timestamptz, timestamptz, uuid, integer)
         returns setof svc.security_events language sql as 'select * from svc.security_events';
       insert into svc.security_events
         select (substr(svc.first_uuid(at)::text, 1, 24) || lpad(to_hex(n), 12, '0'))::uuid, 'SignedIn', at, gen_random_uuid(),
           gen_random_uuid(), null, '192.0.2.1', 'Firefox', 'n ' || n
         from generate_series(0, 500) n, lateral (select now() - n * interval '1 day' as at) t;
       delete from svc.migrations where name in (${names.map((name) => `'${name}'`).join()})`,
    )
    const events = "select * from svc.security_events order by id"
    const kept = await rows(url, events)
    expect(await migrate(url)).toEqual({ applied: names })
    expect(await rows(url, events)).toEqual(kept)
    const misplaced = `select relname, at from svc.security_events e join pg_class c on c.oid = e.tableoid
      where at > now() - interval '400 days' and relname <> 'security_events_' || to_char(at at time zone 'UTC', 'YYYYMM')`
    expect(await rows(url, misplaced)).toEqual([])
    expect(await shape(url)).toEqual(before)
  })

  it("names the file that failed, keeps nothing of it, and goes on where it stopped", async () => {
    const url = await freshDatabase()
    await rows(url, "create schema svc; create table svc.idempotency_keys ()")
    await expect(migrate(url)).rejects.toThrow(/0003-idempotency\.sql/)
    expect(await rows(url, "select name from svc.migrations order by name")).toEqual(
      files.slice(0, 2).map((name) => ({ name })),
    )
    await rows(url, "drop table svc.idempotency_keys")
    expect(await migrate(url)).toEqual({ applied: files.slice(2) })
  })
})
