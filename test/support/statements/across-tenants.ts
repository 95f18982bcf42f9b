/** Tables whose rows belong to no tenant, each with the reason. Every other table has `tenant_id`, or is `tenants`. */
export const tablesOfNobody: Readonly<Record<string, string>> = {
  event_epochs: "a cluster is everybody's",
  migrations: "what has run in this database",
  distribution_steps: "what is left to do of spreading the tables of this database",
  signing_keys: "the service signs for all tenants with the same keys",
  sign_in_failures: "who fails to sign in has no tenant yet",
  test_clock: "the time is everybody's",
  processes: "a process works for all tenants",
  persons: "a person may belong to several tenants",
  sessions: "a session is found before its tenant is known",
  security_events: "who fails to sign in has no tenant yet",
  person_factors: "a person may belong to several tenants",
  person_passkeys: "a person may belong to several tenants",
  passkey_challenges: "who signs in has no tenant yet",
  sign_in_tickets: "who signs in has no tenant yet",
  invitations: "an invitation is found before its tenant is known",
}

const linksOfPersons = "what a person signs in by belongs to several tenants, and its end ends the links of each"
/**
 * The accepted breaches of the rules of `tenantBreaches`, each with the reason. The list may only shrink: a test fails
 * for a line that is no longer needed.
 */
export const breachesOfCatalogue: Readonly<Record<string, string>> = {
  "the primary key delivery_queue_pkey does not begin with the tenant":
    "ids of deliveries begin with their time, so that rows that come and go lie together in the index",
  "the exclusion constraint invoiced_periods_no_overlap does not begin with the tenant":
    "a GiST index is narrowed by its first column, and a tenant has many charges",
  "the function begin_event_epoch joins a tenant's table with one of nobody":
    "it changes the default of a column, and reads no row of a tenant",
  "the function find_events is in SQL, has parameters and names a tenant's table": "the version before calls it",
  ...Object.fromEntries(
    [
      "end_links_of_app of person_factors",
      "end_links_of_former_app of person_factors",
      "end_links_of_new_app of person_factors",
      "end_links_of_former_passkey of person_passkeys",
      "end_links_of_new_passkey of person_passkeys",
      "end_links_of_person of persons",
      "end_links_of_new_user of users",
      "end_links_of_user of users",
    ].map((trigger) => [`the trigger ${trigger} joins a tenant's table with one of nobody`, linksOfPersons]),
  ),
}

/**
 * Functions of the schema that read across tenants, or take the tenant from something other than a constant, each with
 * the reason.
 */
export const functionsAcrossTenants: Readonly<Record<string, string>> = {
  find_personal_token: "signing in is given a client id alone",
  tenant_of_refresh_token: "a refresh is given a token alone",
  tenant_of_notification_key: "a notification is given a key alone",
  find_sign_in_provider: "signing in at a provider names it alone",
  sign_in_providers_of_domain: "the sign-in page of the version before knows an address alone",
  sign_in_providers_of_member: "the sign-in page knows an address alone",
  keep_audit_log: "takes a right away, and reads no row of a tenant",
  memberships_of_person: "a person who signs in says no tenant",
  tenants_of_person: "what several tenants share is changed by none of them alone",
  demands_of_person: "what a person signs in by opens all tenants of the person",
  users_of_person: "links of all tenants of a person end when what the person signs in by changes",
  begin_event_epoch: "transactions are numbered for all tenants",
  count_delivery_queue: "metrics count the queue of all tenants",
  count_settings_version_of_row: "the trigger counts for the tenant of the row that was changed",
  drop_log_day: "a day of the log is dropped for all tenants",
  events_with: "names the tenant by a condition that fits no index, so that the index of the values is read",
  find_events:
    "the version before asks it; names the tenant by a condition that fits no index, so that the index of the values is read",
  fold_list: "makes its statement for the list it is given; each part of it names the tenant it is given",
}

/** A statement that reads across tenants. */
export interface StatementAcrossTenants {
  /** Matches the text of the statement in one line. */
  readonly known: RegExp
  readonly reason: string
}

/** The statements that the service sends across tenants. Every addition is a decision. */
export const statementsAcrossTenants: readonly StatementAcrossTenants[] = [
  {
    known:
      /^select (?:tenant_id as )?"tenantId", (?:delivery_id as )?"deliveryId" from (?:\(\(|delivery_queue where lane)/u,
    reason:
      "the worker asks what is due first, whoever's it is, and then claims it of each tenant; to ask each tenant costs a look for every tenant",
  },
  {
    known:
      /^select "tenantId", "legalEntityId", day from \( ?select p\.tenant_id as "tenantId", p\.legal_entity_id as "legalEntityId", least/u,
    reason:
      "the daily look ahead finds the legal entities in which subscriptions fall due; to ask each tenant takes two transactions of each",
  },
  {
    known:
      /^select "tenant_id", "id", "waits_until", waits_until is not null and exists \(select from parked_deliveries p/u,
    reason: "the worker looks once a second for what may come back into the queue; there is little",
  },
  { known: /^select count\(\*\)::int as n from webhooks where congested/u, reason: "metrics count for all tenants" },
  {
    known: /^select name as queue, bool_or\(state < 'active'\) as due from pgboss\.job/u,
    reason: "the test clock is moved when nobody has anything to do",
  },
  {
    known: /^select least\( ?\(select min\(start_after\) from pgboss\.job/u,
    reason: "the test clock is moved to what is due next",
  },
  { known: /^with lost as \(/u, reason: "the doctor looks for deliveries that were forgotten, whoever's they are" },
  {
    known:
      /^select "tenant_id", "id" from "national_einvoice_entries" where "status" = \$1 and "waits_for_invoice_id" is null and \(lease_until is null/u,
    reason: "the worker looks for submissions that a crash left, of all tenants; each is taken up within its tenant",
  },
  {
    known: /^select distinct "tenant_id" from "national_einvoice_entries"/u,
    reason: "the worker asks which tenants wait for the national system, and then asks for each by itself",
  },
  {
    known: /^select distinct "tenant_id", "legal_entity_id" from "national_einvoice_entries" where/u,
    reason: "the worker asks which legal entities have to be told of a deadline, and then takes the entries of each",
  },
  {
    known: /^select distinct "tenant_id", "legal_entity_id" from "messages" where "status" in/u,
    reason: "a worker that starts asks which legal entities have mail that waits, and then sends that of each",
  },
  {
    known: /^select distinct "tenant_id", "legal_entity_id" from "dunning_campaigns" where "is_enabled" = /u,
    reason: "a worker that starts asks which legal entities remind their customers, and then works for each",
  },
  { known: /^select s\.state, count\(e\.since\)::int as count/u, reason: "metrics count for all tenants" },
  {
    known: /^select \* from "einvoice_connections" where "is_active" = /u,
    reason: "the worker compares with the provider each company that is connected",
  },
  {
    known:
      /^select "tenant_id", "legal_entity_id", "token_expires", "token_warned_days" from "national_einvoice_settings"/u,
    reason: "the worker asks which tokens end soon, and warns of each within its tenant",
  },
  {
    known: /^select tenant_id, legal_entity_id, name, used_at from event_consumers/u,
    reason: "the worker asks which consumers nobody uses, and tells of each within its tenant",
  },
  {
    known: /^select t\.id as "tenantId" from tenants t where t\.id > /u,
    reason: "the worker asks every night which tenants have days of the audit log to close, and closes those of each",
  },
  {
    known: /^select \* from "rate_providers" where "is_enabled" = /u,
    reason: "the worker asks which imports are due, and runs each within its tenant",
  },
  {
    known: /^select w\.tenant_id, w\.id as webhook_id from webhooks w cross join lateral/u,
    reason:
      "the worker asks every five minutes whose deliveries are to be counted, and counts those of each tenant by itself",
  },
  {
    known: /^delete from "\w+" where "(?:(?:expires|created|raised|begins|used)_)?at" <= \$1$/u,
    reason: "housekeeping deletes what has expired, whoever's it is",
  },
  {
    known:
      /^select (?:d\.id|distinct d\.event_id as id) from webhook_deliveries d where "d"\."(?:id|event_id)" >= first_uuid/u,
    reason: "a day of the log is dropped for all tenants: what is kept of it is theirs",
  },
  {
    known:
      /^delete from (?:webhook_attempts|webhook_deliveries|parked_deliveries|events|replayed_events) where .* limit 5000\)$/u,
    reason: "retention deletes the rest of days that are over, of all tenants, in batches",
  },
]

export const listedStatement = (text: string): StatementAcrossTenants | undefined =>
  statementsAcrossTenants.find(({ known }) => known.test(text))

/**
 * The accepted ways in which statements take a tenant from something other than a constant, or cannot be routed to one
 * node, each with the reason. The list may only shrink: a test fails for a line that is no longer needed.
 */
export const waysUnrouted: Readonly<Record<string, string>> = {
  "users takes its tenant from an expression":
    "security events are nobody's, and their list knows its tenant by the transaction alone",
}
