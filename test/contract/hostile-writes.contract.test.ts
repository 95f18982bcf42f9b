import { withClient } from "@svc/adapters/embedded-postgres/database"
import { randomBytes, randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { makeSeeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let mine: string
let theirs: { readonly tenantId: string; readonly userId: string; readonly person: string; readonly session: string }
const login = `svc_login_${randomBytes(6).toString("hex")}`
const at = "2026-01-01T00:00:00Z"
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  await h.sql(`create role ${login} login password 'secret' in role svc_app`)
  const seeds = makeSeeds(h)
  mine = (await seeds.tenant()).tenantId
  const { tenantId, userId } = await seeds.tenant()
  const [person, session] = [randomUUID(), randomUUID()]
  await h.sql(
    `insert into svc.persons (id, email, first_name, last_name, password_hash, preferences, created_at)
     values ($1, $2, 'Ada', 'Ek', 'hash', '{}', now())`,
    [person, `${person}@example.com`],
  )
  await h.sql("update svc.users set person_id = $1 where id = $2", [person, userId])
  await h.sql(
    `insert into svc.sessions (id, hash, person_id, tenant, user_id, address, user_agent, created_at, used_at, confirmed_at, expires_at)
     values ($1, $5, $2, $3, $4, '', '', now(), now(), now(), now() + interval '1 day')`,
    [session, person, tenantId, userId, session],
  )
  await h.sql(
    `insert into svc.invitations (hash, kind, tenant, user_id, created_at, expires_at)
     values ('theirs', 'Reset', $1, $2, now(), now() + interval '1 day')`,
    [tenantId, userId],
  )
  theirs = { tenantId, userId, person, session }
})
afterAll(async () => {
  await h.sql(`drop role ${login}`)
  await h.close()
})

/** The result of a statement of HTTP's login, in a transaction of another tenant. */
const asHttp = (text: string, values: readonly unknown[] = []) => {
  const url = new URL(h.databaseUrl)
  url.username = login
  url.password = "secret"
  return withClient(url.href, async (client) => {
    await client.query("set role svc_app; set search_path = svc")
    await client.query("begin")
    await client.query("select set_config('svc.tenant_id', $1, true)", [mine])
    const { rows } = await client.query<Record<string, unknown>>(text, [...values])
    await client.query("commit")
    return Object.values(rows[0] ?? {})[0]
  })
}
const kept = () =>
  h.sql(
    `select (select p::text from svc.persons p where id = $1) as person, (select s::text from svc.sessions s where id = $2) as session,
       (select array_agg(i::text order by hash) from svc.invitations i) as links, (select count(*)::int from svc.sessions) as sessions,
       (select array_agg(f::text) from svc.person_factors f) as factors`,
    [theirs.person, theirs.session],
  )

it.each<readonly [string, () => Promise<unknown>]>([
  [
    "another password without the one before",
    () => asHttp("select change_password($1, 'guess', 'x')", [theirs.person]),
  ],
  [
    "a session of a user of nobody's",
    () => asHttp("select begin_session($1)", [{ ...row(), tenant: mine, user_id: theirs.userId }]),
  ],
  [
    "a session of somebody else's user",
    () => asHttp("select begin_session($1)", [{ ...row(), person_id: randomUUID() }]),
  ],
  [
    "a session moved to another tenant",
    () => asHttp("select renew_session($1, $2)", [{ ...row(), id: theirs.session, tenant: mine }, theirs.session]),
  ],
  [
    "a session renewed without its secret",
    () => asHttp("select renew_session($1, 'guess')", [{ ...row(), id: theirs.session }]),
  ],
  [
    "sessions of another tenant's user ended",
    () => asHttp("select end_sessions_of_user($1, $2)", [theirs.tenantId, theirs.userId]),
  ],
  [
    "sessions of another tenant made to owe a factor",
    () => asHttp("select demand_factor($1, true)", [theirs.tenantId]),
  ],
  [
    "sessions of another tenant ended by a policy",
    () => asHttp("select end_sessions_without_provider($1, '{}')", [theirs.tenantId]),
  ],
  [
    "a link of another tenant's user",
    () =>
      asHttp("select put_invitation($1)", [
        { hash: "x", kind: "Reset", tenant: theirs.tenantId, user_id: theirs.userId, created_at: at, expires_at: at },
      ]),
  ],
  ["a link of another tenant taken up", () => asHttp("select take_invitation('theirs')")],
  [
    "a link of another tenant's user ended",
    () => asHttp("select end_invitation_of_user($1, $2)", [theirs.tenantId, theirs.userId]),
  ],
  ["a person noted to work where it is nobody", () => asHttp("select note_last_tenant($1, $2)", [theirs.person, mine])],
  [
    "recovery codes without an app",
    () => asHttp("select put_recovery_codes($1, array[gen_random_uuid()], '{x}', now())", [theirs.person]),
  ],
])("HTTP gets by its functions no %s", async (_, attempt) => {
  const before = await kept()
  expect([false, "", null, undefined]).toContain(await attempt())
  expect(await kept()).toEqual(before)
})

const row = () => ({
  id: randomUUID(),
  hash: randomUUID(),
  person_id: theirs.person,
  tenant: theirs.tenantId,
  user_id: theirs.userId,
  address: "",
  user_agent: "",
  created_at: at,
  used_at: at,
  confirmed_at: at,
  expires_at: at,
  renews: false,
  proof: "Password",
  owes_factor: false,
})

it.each([
  ["give somebody a password", "update svc.persons set password_hash = 'x'", /permission denied for table persons/],
  [
    "add a person itself",
    "insert into svc.persons (id) values (gen_random_uuid())",
    /permission denied for table persons/,
  ],
  [
    "sign somebody in",
    "insert into svc.sessions (id) values (gen_random_uuid())",
    /permission denied for table sessions/,
  ],
  ["sign everybody out", "delete from svc.sessions", /permission denied for table sessions/],
  ["make a link", "insert into svc.invitations (hash) values ('x')", /permission denied for table invitations/],
  ["take links away", "delete from svc.invitations", /permission denied for table invitations/],
  [
    "say that the operator made a link",
    "select svc.own_invitation('x')",
    /permission denied for function own_invitation/,
  ],
  ["end links past a change", "select svc.end_links_of_person(gen_random_uuid())", /permission denied for function/],
  ["take second factors away", "delete from svc.person_factors", /permission denied for table person_factors/],
  [
    "add a second factor itself",
    "insert into svc.person_factors (id) values (gen_random_uuid())",
    /permission denied for table person_factors/,
  ],
  ["take passkeys away", "delete from svc.person_passkeys", /permission denied for table person_passkeys/],
  [
    "owe somebody nothing",
    "insert into svc.sign_in_tickets (hash) values ('x')",
    /permission denied for table sign_in_tickets/,
  ],
  ["take its rights back", "call svc.take_former_writes()", /permission denied for procedure take_former_writes/],
])("HTTP cannot %s", async (_, statement, reason) => {
  await expect(asHttp(statement)).rejects.toThrow(reason)
})

it("HTTP looks past a tenant by the functions of persons, signing in and notifications only; searching asks for one, and counting, analyzing, reporting a process and numbering clusters name none", async () => {
  const functions = await h.sql<{ name: string }>(`select proname as name from pg_proc
    where prosecdef and has_function_privilege('svc_app', oid, 'execute') and pronamespace <> 'pg_catalog'::regnamespace
    order by 1`)
  expect(functions.map(({ name }) => name)).toEqual([
    "accounts_with",
    "activate_app",
    "add_job",
    "add_passkey",
    "add_person",
    "add_sign_in_ticket",
    "analyze_new_tables",
    "begin_event_epoch",
    "begin_session",
    "change_password",
    "code_tries_of_person",
    "count_code_try",
    "count_delivery_queue",
    "count_jobs",
    "current_event_epoch",
    "demand_factor",
    "demands_of_person",
    "describe_person",
    "end_invitation_of_user",
    "end_session",
    "end_sessions_of_person",
    "end_sessions_of_user",
    "end_sessions_without_provider",
    "events_with",
    "factors_of_person",
    "find_events",
    "find_invitation",
    "find_passkey",
    "find_person",
    "find_person_by_email",
    "find_personal_token",
    "find_security_events",
    "find_session",
    "find_sign_in_provider",
    "find_sign_in_ticket",
    "forget_code_tries",
    "forget_process",
    "invoices_with",
    "latest_security_event",
    "lock_person",
    "memberships_of_person",
    "note_last_tenant",
    "orders_with",
    "passkeys_of_person",
    "put_app",
    "put_invitation",
    "put_job",
    "put_recovery_codes",
    "remove_factors",
    "remove_passkey",
    "remove_passkeys",
    "rename_passkey",
    "renew_session",
    "renew_sessions_of_user",
    "report_process",
    "report_process",
    "security_events_with",
    "sessions_of_person",
    "sign_in_providers_of_domain",
    "sign_in_providers_of_member",
    "take_invitation",
    "take_recovery_code",
    "take_sign_in_ticket",
    "take_step",
    "tenant_of_notification_key",
    "tenant_of_refresh_token",
    "tenants_of_person",
    "use_passkey",
    "use_session",
  ])
})
