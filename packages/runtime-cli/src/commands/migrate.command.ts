import { startLine } from "@svc/adapters/installation/command-lines"
import type { Command } from "commander"
import { type Cli, command } from "../command.ts"
import { databaseSettings } from "../settings-help.ts"

export const migrateCommand = (cli: Cli): Command =>
  command("migrate", "Bring the database up to date", {
    details: `Creates or updates roles, tables and queues, the partitions of the coming days, and the first key that signs access tokens. Several migrations may run at once, and while a service of the previous version runs. The user of DATABASE_URL must own the database, or be allowed to create a schema and roles in it. \`${startLine}\` and commands on the embedded database migrate automatically.

With --distribute it then spreads the tables of tenants over the data nodes of Citus, each by its tenant: all rows of a tenant lie on one node, and the tables that belong to no tenant and the queue of jobs stay on the coordinator. Do this once, with the service stopped and after a backup, with a DATABASE_URL that names the coordinator and a superuser of PostgreSQL; \`create extension citus\` and citus_add_node come before. The rows that exist are copied, so it takes as long as a restore. Repeat it after an upgrade that adds tables, and after a run that broke off: it continues where it stopped. Only the backup brings the tables back. On trial: webhooks are not delivered from a cluster yet (docs/operations/scale.md). The number of parts of each table is that of \`alter database … set citus.shard_count\`, 32 without it.`,
    examples: ["migrate", "migrate --json", "migrate --distribute"],
    settings: databaseSettings,
  })
    .option("--distribute", "spread the tables of tenants over the data nodes of Citus")
    .action(
      cli.act(async (invocation, { distribute = false }: { readonly distribute?: boolean }) => {
        const { composeService, distributeDatabase, migrateDatabase, useDatabase } = await import("../open-service.ts")
        const { applied, distributed } = await useDatabase(invocation, async (url, settings) => {
          const migrated = await migrateDatabase(url, settings)
          await composeService(invocation, url, settings, ({ runtime, signingKeyCheck }) =>
            runtime.runOrThrow(signingKeyCheck.ensure),
          )
          return { ...migrated, distributed: distribute ? await distributeDatabase(invocation, url) : undefined }
        })
        const lines = [
          applied.length === 0 ? "The database is up to date." : `Done: ${applied.join(", ")}`,
          ...(distributed === undefined ? [] : [describeDistributed(distributed)]),
        ]
        return {
          json: { applied, ...(distributed === undefined ? {} : { distributed }) },
          text: lines.join("\n"),
        }
      }),
    )

const describeDistributed = (tables: readonly string[]): string =>
  tables.length === 0 ? "Every table of tenants is distributed." : `Distributed: ${tables.join(", ")}`
