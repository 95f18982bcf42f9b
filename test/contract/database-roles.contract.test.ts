import { withClient } from "@svc/adapters/embedded-postgres/database"
import { randomBytes } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { makeSeeds } from "../support/service/seeds.ts"

let h: StillService
/** A login whose only privilege is membership in HTTP's role. */
const login = `svc_login_${randomBytes(6).toString("hex")}`
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  await h.sql(`create role ${login} login password 'secret' in role svc_app`)
  await makeSeeds(h).tenant()
})
afterAll(async () => {
  await h.sql(`drop role ${login}`)
  await h.close()
})

/** Runs statements as HTTP's role. Resolves with the rows of the last one, or rejects. */
const asHttp = (...statements: readonly string[]) => {
  const url = new URL(h.databaseUrl)
  url.username = login
  url.password = "secret"
  return withClient(url.href, async (client) => {
    await client.query("set role svc_app")
    let rows: unknown[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows as unknown[]
    return rows
  })
}

it("the role of HTTP is no mighty one, and a member of none", async () => {
  const [role] = await h.sql(
    "select rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb from pg_roles where rolname = 'svc_app'",
  )
  expect(new Set(Object.values(role!))).toEqual(new Set([false]))
  expect(
    await h.sql("select from pg_auth_members m join pg_roles r on r.oid = m.member where rolname = 'svc_app'"),
  ).toEqual([])
})

it.each([
  [
    "switch the policies off",
    "set row_security = off; select * from svc.webhooks",
    /would be affected by row-level security/,
  ],
  ["weaken them", "alter table svc.webhooks no force row level security", /must be owner/],
  ["drop them", "drop policy tenant on svc.webhooks", /must be owner/],
  ["become the worker", "set role svc_worker", /permission denied to set role/],
  ["become the worker from the start", "set session authorization svc_worker", /permission denied to set session/],
  [
    "read the second factors",
    "select secret_sealed from svc.person_factors",
    /permission denied for table person_factors/,
  ],
  ["read security events", "select * from svc.security_events", /permission denied for table security_events/],
  [
    "read the hashes of secrets",
    "select secret_hash from svc.personal_tokens",
    /permission denied for table personal_tokens/,
  ],
  ["read persons", "select email from svc.persons", /permission denied for table persons/],
  ["read sessions", "select * from svc.sessions", /permission denied for table sessions/],
  ["read invitations", "select * from svc.invitations", /permission denied for table invitations/],
  ["write attempts", "insert into svc.webhook_attempts default values", /permission denied for table webhook_attempts/],
  ["change a migration", "delete from svc.migrations", /permission denied for table migrations/],
  ["make a table", "create table svc.mine ()", /permission denied for schema svc/],
  ["make a day", "select svc.make_partitions('2040-01-01', '2040-01-01')", /permission denied for function/],
  ["take a job away", "delete from pgboss.job", /permission denied for table job/],
  ["read the jobs of others", "select data from pgboss.job", /permission denied for table job/],
  ["change the jobs of others", "update pgboss.job set data = '{}'", /permission denied for table job/],
  [
    "add a job past the function",
    "insert into pgboss.job (name) values ('housekeeping')",
    /permission denied for table/,
  ],
  ["stop a queue", "update pgboss.queue set retry_limit = 0", /permission denied for table queue/],
  ["plan a job", "insert into pgboss.schedule default values", /permission denied for table schedule/],
  [
    "make a key that signs",
    "insert into svc.signing_keys values ('mine', '{}', '', now())",
    /permission denied for table signing_keys/,
  ],
  ["retire a key", "update svc.signing_keys set retired_at = now()", /permission denied for table signing_keys/],
  ["take an attempt away", "delete from svc.delivery_queue", /permission denied for table delivery_queue/],
])("HTTP cannot %s", async (_, statement, reason) => {
  await expect(asHttp(statement)).rejects.toThrow(reason)
})

it("a login of HTTP that lays its role down sees no more", async () => {
  expect(await asHttp("reset role", "select * from svc.tenants")).toEqual([])
})

it("HTTP reaches these tables and no others, and no partition past its table", async () => {
  const grants = await h.sql<{ name: string; privileges: string }>(`
    select table_name as name, string_agg(lower(privilege_type), ' ' order by privilege_type) as privileges
    from information_schema.role_table_grants where grantee = 'svc_app' and table_schema = 'svc' group by 1`)
  expect(Object.fromEntries(grants.map(({ name, privileges }) => [name, privileges]))).toEqual({
    accounts: "delete insert select update",
    audit_log: "insert select",
    booking_lines: "delete insert select update",
    bookings: "delete insert select update",
    order_charges: "delete insert select update",
    order_discounts: "delete insert select update",
    order_milestones: "delete insert select update",
    order_products: "delete insert select update",
    order_versions: "delete insert select update",
    dunning_campaigns: "delete insert select update",
    dunning_courses: "insert select update",
    dunning_steps: "insert select",
    invoice_disputes: "delete insert select update",
    mail_settings: "delete insert select update",
    message_attempts: "select",
    messages: "insert select update",
    orders: "delete insert select update",
    charge_plans: "delete insert select update",
    charges: "delete insert select update",
    product_categories: "insert select",
    product_features: "insert select",
    products: "delete insert select update",
    quoted_parts: "delete insert select update",
    quotes: "delete insert select update",
    usage_rows: "delete insert select update",
    payment_batches: "insert select",
    payments: "insert select update",
    payment_settlements: "delete insert select update",
    payment_write_offs: "delete insert select update",
    payment_refunds: "delete insert select update",
    invoice_links: "insert select update",
    invoice_write_offs: "insert select update",
    write_off_recoveries: "insert select",
    write_off_taxes: "insert select",
    currencies: "delete insert select update",
    custom_field_configurations: "insert select update",
    delivery_queue: "insert select update",
    einvoice_connections: "delete insert select update",
    einvoice_notification_keys: "insert select",
    electronic_invoice_ids: "insert select update",
    event_consumers: "delete insert select update",
    events: "insert select",
    exchange_rates: "insert select",
    financial_accounts: "insert select",
    idempotency_keys: "delete insert select update",
    invoice_attachments: "insert select",
    invoice_documents: "delete insert select",
    invoice_former_parties: "insert select",
    invoice_lines: "delete insert select update",
    invoice_batch_groups: "insert select",
    payment_methods: "insert select",
    invoice_batch_log: "delete insert select update",
    invoice_batch_picks: "insert select",
    invoice_batches: "delete insert select update",
    invoice_matches: "delete insert select update",
    invoiced_periods: "delete insert select update",
    invoices: "insert select update",
    accounting_books: "insert select update",
    accounting_periods: "insert select update",
    journal_lines: "insert select",
    journals: "insert select update",
    tax_exchange_rates: "select",
    vouchers: "insert select",
    parked_deliveries: "delete insert select",
    legal_entities: "insert select",
    list_changes: "select",
    list_segments: "select",
    migrations: "select",
    rate_import_conflicts: "select",
    rate_import_results: "select",
    rate_imports: "insert select update",
    rate_providers: "delete insert select update",
    legal_entity_profiles: "insert select update",
    number_series: "insert select update",
    payment_terms: "insert select",
    revenue_recognition_rules: "insert select",
    revenue_schedule_items: "insert select update",
    notification_reads: "insert select update",
    notification_settings: "insert select update",
    notification_turns: "insert select update",
    notifications: "insert select",
    integration_log: "insert select",
    national_einvoice_cleared_documents: "insert select",
    einvoice_receptions: "insert select",
    received_einvoices: "select",
    national_einvoice_entries: "insert select update",
    national_einvoice_history: "insert select",
    national_einvoice_settings: "delete insert select update",
    refresh_tokens: "insert select update",
    replayed_events: "insert select",
    sign_in_failures: "delete insert select",
    signing_keys: "select",
    tax_templates: "insert select",
    tenants: "select",
    users: "insert select update",
    sign_in_policies: "insert select update",
    sign_in_providers: "delete insert select update",
    sign_in_identities: "delete insert select update",
    passkey_challenges: "delete insert select",
    security_events: "insert",
    personal_tokens: "insert",
    webhook_attempts: "select",
    webhook_deliveries: "insert select update",
    webhook_hours: "select",
    webhook_paces: "delete select",
    webhook_recoveries: "insert select update",
    webhook_settings: "delete insert select update",
    webhook_streaks: "delete select",
    webhooks: "insert select update",
  })
})
