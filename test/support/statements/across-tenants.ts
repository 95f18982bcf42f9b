/** Tables whose rows belong to no tenant, each with the reason. Every other table has `tenant_id`, or is `tenants`. */
export const tablesOfNobody: Readonly<Record<string, string>> = {
  migrations: "what has run in this database",
  signing_keys: "the service signs for all tenants with the same keys",
  sign_in_failures: "who fails to sign in has no tenant yet",
  test_clock: "the time is everybody's",
}
