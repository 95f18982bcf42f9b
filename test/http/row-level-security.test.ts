import { query } from "@svc/adapters/postgres/base/transaction"
import type { TenantId } from "@svc/domain/shared/ids"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeProducts } from "../support/catalogue/products.ts"
import { addRate, makeBilling } from "../support/invoicing/billing.ts"
import { prepareSubscriptions } from "../support/orders/subscriptions.ts"
import { createWebhook, deliveryAfter, raiseOne } from "../support/webhooks/deliveries.ts"
import { leaveBatchRows } from "../support/invoicing/batch-rows.ts"
import { leaveDunningRows } from "../support/dunning/dunning-rows.ts"
import { leaveMessageRows } from "../support/messages/message-rows.ts"
import { leaveProviderRows } from "../support/people/provider-rows.ts"
import { leavePaymentRows } from "../support/payments/payment-rows.ts"
import { makeRateSeeds } from "../support/exchange-rates/rate-seeds.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { ofATest } from "../support/statements/of-a-test.ts"
import { until } from "../support/until.ts"
import { leaveEInvoicingRows, leaveFormerParties } from "../support/e-invoicing/e-invoicing-rows.ts"
import { askForToken } from "../support/service/token-endpoint.ts"

type Row = Readonly<Record<string, unknown>>

let service: TestService
let mine: TestTenant
let theirs: TestTenant
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
  mine = await service.createTenant()
  theirs = await service.createTenant()
  const receiver = await startReceiver({ respond: () => 500 })
  // Gives both tenants rows in every table.
  const seeds = makeRateSeeds(service)
  for (const { api, clientId, secret, tenantId, userId, legalEntities } of [mine, theirs]) {
    await api.put("/NotificationSettings", { webhooks: true })
    await seeds.everywhere({ tenantId, legalEntityId: legalEntities[0]!.id })
    const webhook = await createWebhook(api, receiver.url())
    await api.patch(`/Webhooks/${webhook.id}/Settings`, { payload: { maxBodyBytes: 1_000_000 } })
    await api.put("/EventConsumers/books", { start: "Now" })
    const { eventId } = await deliveryAfter(api, await raiseOne(api), 1)
    await api.post(`/Events/${eventId}/Replay`, {})
    await api.post(`/Webhooks/${webhook.id}/Recover`, { since: new Date(Date.now() - 60_000).toISOString() })
    const read = async () =>
      ((await api.get("/Notifications")).body as { readonly data: readonly { readonly id: string }[] }).data
    const [told] = await until(read, (all) => all.length > 0)
    await api.post("/Notifications/Read", { until: told!.id })
    await api.post("/Notifications/Unread", { first: told!.id })
    await api.put("/SignInPolicy", { requires: "Nothing" })
    await leaveProviderRows(service.worker, { tenantId, userId })
    await api.post("/Events", { eventType: "JournalPosted", data: {} }, { "svc-idempotency-key": "k" })
    const billing = makeBilling(api)
    const { id } = await billing.account()
    const { id: productId } = await makeProducts(api).create({ category: "A category" })
    await api.post("/Quotes", { customer: id, products: [{ product: productId }] })
    await api.post("/Usage", { account: id, quantity: 1, fromDate: "2026-01-05" })
    const { create } = await prepareSubscriptions(api)
    await create({ milestones: [{ name: "Go live" }], orderDiscounts: [{ percent: 10 }] })
    await api.post("/CustomFieldConfigurations", { fieldType: "Text", entity: "Account", key: "k" })
    await billing.posted(id, [billing.line(1)], {
      attachments: [{ name: "a.txt", contentType: "text/plain", content: "YQ==" }],
    })
    await addRate(service.sql, tenantId, legalEntities[0]!.id, "EUR", "SEK", "2026-01-01", "11.5")
    await askForToken(service.anonymous, { grant_type: "password", username: clientId, password: secret })
    const aside = "insert into svc.parked_deliveries values ($1, gen_random_uuid(), gen_random_uuid())"
    await service.sql(aside, [tenantId])
    await service.sql("insert into svc.webhook_paces values ($1, gen_random_uuid())", [tenantId])
    const taxRate = "values ($1, $2, 'nbp', 'EUR', current_date, '226/A/NBP/2026', 4.25, gen_random_uuid(), now())"
    await service.sql(`insert into svc.tax_exchange_rates ${taxRate}`, [tenantId, legalEntities[0]!.id])
    const scope = { tenantId, legalEntityId: legalEntities[0]!.id }
    await service.worker.run(service.worker.get("DeliveryWork").countHours())
    await leaveEInvoicingRows(service.worker, scope)
    await leaveMessageRows(service.worker, scope)
    await leaveDunningRows(service, scope)
    await leaveFormerParties(service.worker, scope)
    const origin = { ...scope, legalEntityName: "Alpha AB", triggeredBy: userId }
    await leaveBatchRows(service, origin)
    await leavePaymentRows(service, origin)
  }
  await receiver.close()
  // The recovery puts deliveries back into the queue.
  const queued = () => service.sql("select distinct tenant_id from svc.delivery_queue")
  await until(queued, (tenants) => tenants.length === 2)
})
afterAll(() => service.close())

/** Runs a statement without a tenant condition on the HTTP side, inside a unit of work or outside of one. */
const forgetful = (text: string, within?: TenantId | typeof allTenants): Promise<readonly Row[]> => {
  const db = service.http.get("Db")
  const work = query(db, "test", async (running) => (await sql.raw<Row>(`${ofATest} ${text}`).execute(running)).rows)
  return service.http
    .get("Runtime")
    .runOrThrow(within === undefined ? work : service.http.get("UnitOfWork").atomically(within, work))
}
/** The reason why the database refuses a statement in a transaction of my tenant. */
const refusal = (text: string): Promise<string> =>
  forgetful(text, mine.tenantId).then(
    () => "not refused",
    (error: unknown) => String((error as { readonly cause?: unknown }).cause),
  )
const tenantTables = async () => {
  const rows = await service.sql(
    `select table_name as name from information_schema.columns join pg_class on relname = table_name and not relispartition
     where table_schema = 'svc' and relnamespace = 'svc'::regnamespace and relkind in ('r', 'p') and column_name = 'tenant_id'
     order by 1`,
  )
  return rows.map(({ name }) => String(name))
}
const partitions = async () => {
  const rows = await service.sql(
    `select c.oid::regclass::text as name from pg_class c where relnamespace = 'svc'::regnamespace and relispartition
     and relkind = 'r'`,
  )
  return rows.map(({ name }) => String(name))
}

describe("a query of the HTTP side that forgets its tenant", () => {
  it("sees the rows of the transaction's tenant only, in every table of tenants", async () => {
    const tables = await tenantTables()
    const closed: string[] = []
    // List changes are merged into segments at times, so a table may be empty. The contract suite of row-level security
    // fills both.
    const counts = new Set(["list_changes", "list_segments"])
    for (const table of tables.filter((name) => !counts.has(name))) {
      const everything = await service.sql(`select distinct tenant_id from svc.${table}`)
      const seenByApp = await forgetful(`select distinct tenant_id from ${table}`, mine.tenantId).catch(String)
      if (typeof seenByApp === "string") {
        closed.push(table)
        continue
      }
      expect(
        everything.map((row) => row["tenant_id"]),
        table,
      ).toContain(theirs.tenantId)
      expect(seenByApp, table).toEqual([{ tenant_id: mine.tenantId }])
    }
    expect(tables.length).toBeGreaterThan(7)
    // HTTP's role may not read other tenants in this table.
    expect(await forgetful("select id from tenants", mine.tenantId)).toEqual([{ id: mine.tenantId }])
  })

  it("sees nothing in a unit of work that names no tenant, and none outside of any", async () => {
    for (const table of ["webhooks", "events", "webhook_deliveries", "webhook_attempts", "idempotency_keys", "users"]) {
      expect(await forgetful(`select * from ${table}`, allTenants), table).toEqual([])
      expect(await forgetful(`select * from ${table}`), table).toEqual([])
    }
    expect(await forgetful("select * from tenants")).toEqual([])
  })

  it("sees nothing in the name of a tenant there is not", async () => {
    expect(await forgetful("select * from webhooks", randomUUID() as TenantId)).toEqual([])
  })

  it("cannot go round by a partition, a function or a copy", async () => {
    for (const partition of await partitions()) {
      const outcome = await refusal(`select * from ${partition}`)
      expect(outcome, partition).toMatch(/permission denied/)
    }
    for (const statement of [
      `set local row_security = off; select * from webhooks`,
      `select * from pg_read_file('/etc/hostname')`,
      `alter table webhooks disable row level security`,
      `create table mine as select * from webhooks`,
    ]) {
      const outcome = await forgetful(statement, mine.tenantId).then(
        (rows) => JSON.stringify(rows),
        () => "refused",
      )
      expect(outcome, statement).not.toContain(theirs.tenantId)
    }
  })

  it("changes and deletes nothing of another tenant", async () => {
    const webhooksOf = () => service.sql("select * from svc.webhooks where tenant_id = $1", [theirs.tenantId])
    const keysOf = () => service.sql("select * from svc.idempotency_keys where tenant_id = $1", [theirs.tenantId])
    const before = [await webhooksOf(), await keysOf()]
    await forgetful("update webhooks set url = 'http://mine.example/'", mine.tenantId)
    await forgetful("delete from idempotency_keys", mine.tenantId)
    await forgetful("update webhooks set url = 'http://nobody.example/'")
    expect([await webhooksOf(), await keysOf()]).toEqual(before)
    expect((await mine.api.get("/Webhooks")).text).toContain("http://mine.example/")
  })

  it("puts no row into another tenant, nor moves one there", async () => {
    const copied = `insert into webhooks select ('${theirs.tenantId}')::uuid, gen_random_uuid(), legal_entity_id, url,
      subscriptions, tags, description, status, token_sealed, signing_secrets_sealed, created_at, deleted_at from webhooks`
    expect(await refusal(copied)).toMatch(/row-level security/)
    expect(await refusal(`update webhooks set tenant_id = '${theirs.tenantId}'`)).toMatch(/row-level security/)
    expect((await theirs.api.get("/Webhooks")).body).toHaveLength(1)
  })
})

it("the HTTP side works as a role without any way past row-level security", async () => {
  const [role] = await service.sql(
    "select rolsuper, rolbypassrls, rolcreaterole from pg_roles where rolname = 'svc_app'",
  )
  expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false })
  expect(await forgetful("select current_user as name")).toEqual([{ name: "svc_app" }])

  const [open] = await service.sql(
    `select array_agg(relname::text) as names from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'svc'::regnamespace and relkind in ('r', 'p') and not relispartition
     and attname = 'tenant_id' and not attisdropped and not (relrowsecurity and relforcerowsecurity)`,
  )
  expect(open).toEqual({ names: null })
})

it("of jobs, which serve all tenants, it sees numbers alone", async () => {
  expect(await refusal("select data from pgboss.job")).toMatch(/permission denied/)
  await service.sql("insert into pgboss.job (name, start_after) values ('housekeeping', now() + interval '1 day')")
  const counts = await forgetful("select * from count_jobs(now())", mine.tenantId)
  expect(counts).not.toEqual([])
  expect(new Set(counts.flatMap(Object.keys))).toEqual(new Set(["name", "waiting", "scheduled", "active", "oldest"]))
})

it("its login is no superuser, and no member of the worker's role", async () => {
  expect(
    await forgetful(
      `select pg_has_role(session_user, 'svc_worker', 'member') as sees_all, rolsuper from pg_roles where rolname = session_user`,
    ),
  ).toEqual([{ sees_all: false, rolsuper: false }])
  expect(await refusal("set role none; copy (select 1) to program 'true'")).toMatch(
    // The wording of PostgreSQL 15 comes second.
    /permission denied to COPY|must be superuser .* to COPY/,
  )
})

it("before a tenant is known it may look up the very token it was given, and no list of them", async () => {
  expect(await forgetful("select * from personal_tokens").catch(() => [])).toEqual([])
  expect(await forgetful("select * from refresh_tokens").catch(() => [])).toEqual([])
  expect(await forgetful(`select name from find_personal_token('${mine.clientId}')`)).toHaveLength(1)
  expect(await forgetful(`select * from find_personal_token('${randomUUID()}')`)).toEqual([])
})
