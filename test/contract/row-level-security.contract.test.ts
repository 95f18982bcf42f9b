import { withClient } from "@svc/adapters/embedded-postgres/database"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal } from "@svc/domain/shared/decimal"
import type { RateImportId, RecoveryId, TenantId } from "@svc/domain/shared/ids"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { begunRecovery } from "@svc/domain/webhooks/recovery"
import type { Client } from "pg"
import { randomBytes } from "node:crypto"
import { beginning } from "@svc/domain/webhooks/feed"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { leaveEInvoicingRows, leaveFormerParties } from "../support/e-invoicing/e-invoicing-rows.ts"
import { openService, type StillService } from "../support/service/service.ts"
import { makeOrderRows } from "../support/orders/order-rows.ts"
import { leaveBatchRows } from "../support/invoicing/batch-rows.ts"
import { leaveDunningRows, leaveMessageRows } from "../support/dunning/dunning-rows.ts"
import { leaveProviderRows } from "../support/people/provider-rows.ts"
import { leavePaymentRows } from "../support/payments/payment-rows.ts"
import { makeRateSeeds } from "../support/exchange-rates/rate-seeds.ts"
import { keyOf } from "../support/service/seeds.ts"

interface Table {
  readonly name: string
  /** The column that holds the tenant. */
  readonly column: string
  readonly isProtected: boolean
  /** The privileges of HTTP's role on the table. */
  readonly may: readonly string[]
}

let h: StillService
let theirs: TenantId
let mine: TenantId
let tables: readonly Table[]
/** A login whose only privilege is membership in HTTP's role. */
const login = `svc_login_${randomBytes(6).toString("hex")}`

beforeAll(async () => {
  h = await openService({ clock: "manual" })
  tables = await h.sql<Table>(`
    select relname as name, case relname when 'tenants' then 'id' else 'tenant_id' end as column,
      relrowsecurity and relforcerowsecurity as "isProtected",
      array(select p from unnest(array['select', 'insert', 'update', 'delete']) p
        where has_table_privilege('svc_app', c.oid, p) or p in ('select', 'update') and has_column_privilege(
          'svc_app', c.oid, case relname when 'tenants' then 'id' else 'tenant_id' end, p)) as may
    from pg_class c where relnamespace = 'svc'::regnamespace and relkind in ('r', 'p') and not relispartition
      and (relname = 'tenants' or exists (select from pg_attribute where attrelid = c.oid and attname = 'tenant_id')) order by 1`)
  theirs = await leaveRowsEverywhere()
  mine = await leaveRowsEverywhere()
  await h.sql(`create role ${login} login password 'secret' in role svc_app`)
})
afterAll(async () => {
  await h.sql(`drop role ${login}`)
  await h.close()
})

/** Makes a tenant with a row in every tenant table. */
const leaveRowsEverywhere = async () => {
  const seeds = makeRateSeeds(h)
  const { tenantId, userId, scope } = await seeds.tenant()
  const { token } = await h.worker.run(h.worker.get("Identity").createPersonalToken({ tenantId, name: "test" }))
  const consumer = { name: "books", filter: {}, position: beginning(seeds.now()), createdAt: seeds.now() }
  await h.worker.atomically(tenantId, h.worker.get("EventConsumers").put(scope, consumer))
  await h.worker.atomically(tenantId, h.worker.get("SignInPolicyStore").put(tenantId, "Nothing"))
  await leaveProviderRows(h.worker, { tenantId, userId })
  const expiresAt = (seeds.now() + 1000) as Timestamp
  const refresh = { hash: tenantId, tenantId, clientId: token.clientId, familyId: tenantId, expiresAt }
  await h.worker.run(h.worker.get("RefreshTokenStore").insert(refresh))
  const key = { ...scope, endpoint: "POST /Events", key: "key" }
  await h.worker.run(h.worker.get("IdempotencyStore").claim(key, "print", { hours: 1, expiresAt }, seeds.now()))
  const origin = { ...scope, legalEntityName: "Alpha AB", triggeredBy: userId }
  await seeds.billing(origin)
  const table = { tableNumber: "1/A/NBP/2026", date: "2026-01-02" as CalendarDate, rate: decimal("4.2") }
  const kept = { ...scope, importId: tenantId as string as RateImportId }
  await h.worker.run(h.worker.get("TaxRateStore").keep(kept, [{ ...table, source: "nbp", currency: "EUR" }]))
  const chargePlans = [{ charges: [{ features: [{ feature: "support" }] }] }]
  const product = { name: "Plan", productType: "Simple", category: "Software", chargePlans } as const
  const { id: productId } = await h.worker.run(h.worker.get("Catalogue").create(origin, product))
  const rows = await makeOrderRows(h, origin)
  const order = rows.order(undefined, { discounts: [rows.discount()], milestones: [rows.milestone()] })
  await h.worker.atomically(tenantId, h.worker.get("OrderStore").insert(order))
  const booking = rows.booking(order, { lines: [rows.bookingLine(order, 0)] })
  await h.worker.atomically(tenantId, h.worker.get("BookingStore").insert(booking))
  const offered = { customer: "Customer AB", products: [{ product: productId, charges: [] }] }
  await h.worker.run(h.worker.get("Quotes").create(origin, offered))
  const reported = { account: "Customer AB", quantity: decimal("1"), fromDate: "2024-01-05" }
  await h.worker.run(h.worker.get("Usage").create(scope, "Usage", reported))
  const webhook = await seeds.webhook(scope)
  const thin = { version: 1, stored: { payload: { form: "Thin" } }, secrets: { headers: {} } } as const
  await h.worker.atomically(tenantId, h.worker.get("WebhookSettingsStore").save(tenantId, webhook.id, thin))
  const delivery = await seeds.delivery(webhook)
  await h.worker.run(h.worker.get("DeliveryQueue").add("first", [seeds.attempt({ tenantId, webhookId: webhook.id })]))
  await h.worker.run(h.worker.get("EventStore").keep(tenantId, [delivery.event.id]))
  const attempt = {
    ...keyOf(delivery),
    number: 1,
    manual: false,
    startedAt: seeds.now(),
    durationMs: 1,
    url: webhook.url,
    requestHeaders: {},
    succeeded: false,
  }
  const made = [{ attempt, progress: delivery.progress }]
  await h.worker.atomically(allTenants, h.worker.get("DeliveryStore").record(made))
  await h.sql("insert into svc.webhook_paces values ($1, $2)", [tenantId, webhook.id])
  await h.sql("insert into svc.webhook_streaks values ($1, $2, 1, now(), '{}')", [tenantId, webhook.id])
  const held = await seeds.delivery(await seeds.webhook(scope, { status: "Disabled" }))
  await h.worker.atomically(allTenants, h.worker.get("DeliveryStore").park([keyOf(held)]))
  await seeds.everywhere(scope)
  const range = { since: seeds.now(), until: seeds.now(), webhookId: webhook.id, ...scope }
  const id = h.worker.get("IdSource").next<RecoveryId>()
  const recovery = { ...range, id, total: 0, createdAt: seeds.now(), progress: begunRecovery }
  await h.worker.run(h.worker.get("RecoveryStore").insert(recovery))
  await h.worker.run(h.worker.get("RecoveryStore").addAwaited(recovery, [{ deliveryId: delivery.id, number: 1 }]))
  await h.worker.run(h.worker.get("Notifications").saveTopics({ tenantId, userId }, new Set(["webhooks"])))
  const event = { id: delivery.event.id, type: "InvoicePosted" }
  const sighting = { tenantId, webhookId: webhook.id, number: 1, at: seeds.now(), failure: "", exhausted: false, event }
  const failing = {
    _tag: "WebhookFailing",
    webhook: { ...scope, webhookId: webhook.id, url: "", status: "Enabled" },
    sighting,
  } as const
  await h.worker.atomically(tenantId, h.worker.get("Notifications").hear({ tenantId }, [failing]))
  await h.worker.run(h.worker.get("Notifications").markRead({ tenantId, userId }, h.worker.get("IdSource").next()))
  await h.worker.run(h.worker.get("HourCounts").keep(tenantId, [webhook.id], seeds.now()))
  await leaveEInvoicingRows(h.worker, scope)
  await leaveMessageRows(h.worker, scope)
  await leaveDunningRows(h, scope)
  await leaveFormerParties(h.worker, scope)
  await leaveBatchRows(h, origin)
  await leavePaymentRows(h, origin)
  await h.sql("insert into svc.audit_digests values ($1, current_date, 1, null, repeat('0', 64), now())", [tenantId])
  await h.sql("select svc.fold_list($1, $2, 'accounts')", [tenantId, scope.legalEntityId])
  return tenantId
}

/** Runs statements in a transaction, and rolls it back. */
type Trial = <A>(use: (client: Client) => Promise<A>) => Promise<A>

/** Uses one connection of HTTP's login. Each trial is a transaction of `tenantId` that is rolled back. */
const asHttp = <A>(tenantId: TenantId, work: (trial: Trial) => Promise<A>) => {
  const url = new URL(h.databaseUrl)
  url.username = login
  url.password = "secret"
  return withClient(url.href, (client) =>
    work(async (use) => {
      await client.query("begin; set local role svc_app")
      await client.query("select set_config('svc.tenant_id', $1, true)", [tenantId])
      try {
        return await use(client)
      } finally {
        await client.query("rollback")
      }
    }),
  )
}
/** The value of the statement, or the reason for its refusal. */
const outcome = (tried: Promise<unknown>): Promise<unknown> =>
  tried.catch((error: Error) =>
    error.message.includes("violates row-level security policy") ? "against the policy" : error.message,
  )

it("the tables that belong to tenants are found", () => {
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["tenants", "legal_entities", "webhooks", "webhook_attempts", "idempotency_keys"]),
  )
})

it("every table that belongs to tenants is protected, its owner not excepted", () => {
  expect(tables.filter(({ isProtected }) => !isProtected)).toEqual([])
})

it("every one of them has exactly the two policies", async () => {
  const policies = await h.sql(`
    select tablename as name, policyname as policy, roles::text[] as roles, cmd, permissive from pg_policies
    where schemaname = 'svc' order by 1, 2`)
  expect(policies).toEqual(
    tables.flatMap(({ name }) => [
      { name, policy: "every_tenant", roles: ["svc_worker"], cmd: "ALL", permissive: "PERMISSIVE" },
      { name, policy: "tenant", roles: ["svc_app"], cmd: "ALL", permissive: "PERMISSIVE" },
    ]),
  )
})

it("this test leaves rows of both tenants in every one of them", async () => {
  for (const { name, column } of tables) {
    const owners = await h.sql<{ id: string }>(`select distinct ${column} as id from svc.${name} order by 1`)
    expect([name, owners.map(({ id }) => id)]).toEqual([name, [mine, theirs].sort()])
  }
})

describe("as HTTP, with a tenant set", () => {
  type Attempt = (client: Client, table: Table) => Promise<unknown>
  const count = async (client: Client, text: string, values: readonly unknown[] = []) =>
    (await client.query(text, [...values])).rowCount
  const owners = async (client: Client, { name, column }: Table) => {
    const { rows } = await client.query<{ id: string }>(`select distinct ${column} as id from svc.${name}`)
    return rows.length === 1 && rows[0]!.id === mine ? "mine" : rows
  }
  const insertTheirs: Attempt = async (client, { name, column }) => {
    const text = `select to_jsonb(t) as row from svc.${name} t where ${column} = $1 limit 1`
    const [found] = await h.sql<{ row: object }>(text, [theirs])
    const columns = await h.sql<{ names: string }>(
      `select string_agg(column_name, ', ') as names from information_schema.columns
       where table_schema = 'svc' and table_name = $1 and is_generated = 'NEVER'`,
      [name],
    )
    const { names } = columns[0]!
    const insert = `insert into svc.${name} (${names}) select ${names} from jsonb_populate_record(null::svc.${name}, $1)`
    return count(client, insert, [JSON.stringify(found!.row)])
  }
  const withoutTenant: Attempt = async (client, { name }) => {
    await client.query("select set_config('svc.tenant_id', '', true)")
    return count(client, `select from svc.${name}`)
  }

  it.each<readonly [string, string, unknown, Attempt]>([
    ["a query without a filter sees that tenant's rows only", "select", "mine", owners],
    ["no row of another tenant is inserted", "insert", "against the policy", insertTheirs],
    [
      "no row is moved to another tenant",
      "update",
      "against the policy",
      (client, { name, column }) => count(client, `update svc.${name} set ${column} = $1`, [theirs]),
    ],
    [
      "no row of another tenant is changed",
      "update",
      0,
      (client, { name, column }) =>
        count(client, `update svc.${name} set ${column} = ${column} where ${column} = $1`, [theirs]),
    ],
    [
      "no row of another tenant is deleted",
      "delete",
      0,
      (client, { name, column }) => count(client, `delete from svc.${name} where ${column} = $1`, [theirs]),
    ],
    ["nothing is seen once none is set", "select", 0, withoutTenant],
  ])("%s", async (_, privilege, allowed, attempt) => {
    const found: unknown[] = []
    await asHttp(mine, async (trial) => {
      for (const table of tables) found.push([table.name, await outcome(trial((client) => attempt(client, table)))])
    })
    expect(found).toEqual(
      tables.map(({ name, may }) => [name, may.includes(privilege) ? allowed : `permission denied for table ${name}`]),
    )
  })
})
