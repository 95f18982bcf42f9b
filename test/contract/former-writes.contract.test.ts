import { withClient } from "@svc/adapters/embedded-postgres/database"
import { findRoleProblems } from "@svc/adapters/postgres/base/inspect"
import { migrate } from "@svc/adapters/wiring/migrate"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
beforeAll(async () => {
  h = await openService({ clock: "manual" })
})
afterAll(() => h.close())

const tables = ["invitations", "person_factors", "person_passkeys", "persons", "sessions", "sign_in_tickets"]
/** The tables that HTTP's role may write. */
const written = async () =>
  (
    await h.sql<{ name: string }>(
      "select name from unnest($1::text[]) name where has_table_privilege('svc_app', 'svc.' || name, 'insert') order by name",
      [tables],
    )
  ).map(({ name }) => name)
const migrated = () => migrate(h.databaseUrl)

it("while processes of the version before sign people in beside a new one, they can; the first migrate without them takes it away", async () => {
  expect(await written()).toEqual([])
  // Restores the privileges that HTTP's role had before the upgrade.
  for (const table of tables) await h.sql(`grant insert, update, delete on svc.${table} to svc_app`)
  const former = randomUUID()
  await h.sql("select svc.report_process($1, 'http', 'host', 1, '{key}'::text[])", [former])
  await h.sql("select svc.report_process($1, 'http', 'host', 2, '{key}'::text[], 250)", [randomUUID()])
  await migrated()
  expect(await written()).toEqual(tables)
  const said = await withClient(h.databaseUrl, (client) => findRoleProblems(client))
  expect(said).toEqual([
    `svc_app may still write ${tables.join(", ")} itself, for processes of the version before: when they have ended, run migrate again`,
  ])
  await h.sql("update svc.processes set seen_at = now() - interval '31 seconds' where id = $1", [former])
  await migrated()
  expect(await written()).toEqual([])
  expect(await withClient(h.databaseUrl, (client) => findRoleProblems(client))).toEqual([])
})
