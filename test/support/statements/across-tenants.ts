/** Tables whose rows belong to no tenant, each with the reason. Every other table has `tenant_id`, or is `tenants`. */
export const tablesOfNobody: Readonly<Record<string, string>> = {
  migrations: "what has run in this database",
  signing_keys: "the service signs for all tenants with the same keys",
  sign_in_failures: "who fails to sign in has no tenant yet",
  test_clock: "the time is everybody's",
}

/** Functions that look past the tenant, each with the reason. A statement that calls one looks past the tenant too. */
export const functionsAcrossTenants: Readonly<Record<string, string>> = {
  find_personal_token: "signing in is given a client id alone",
  tenant_of_refresh_token: "a refresh is given a token alone",
  tenant_of_notification_key: "a notification is given a key alone",
  count_delivery_queue: "metrics count the queue of all tenants",
  make_partitions: "a day of the log is made for all tenants",
  drop_log_day: "a day of the log is dropped for all tenants",
}

/** A statement that looks past the tenant. */
export interface StatementAcrossTenants {
  /** What it holds, in its text with single spaces. */
  readonly holds: string
  readonly reason: string
}

/** What the service asks across tenants while it works. Adding to the list is a decision. */
export const statementsAcrossTenants: readonly StatementAcrossTenants[] = []

export const listedStatement = (text: string): StatementAcrossTenants | undefined =>
  statementsAcrossTenants.find(({ holds }) => text.includes(holds))
