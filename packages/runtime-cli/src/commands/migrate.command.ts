import { startLine } from "@svc/adapters/installation/command-lines"
import type { Command } from "commander"
import { type Cli, command } from "../command.ts"
import { databaseSettings } from "../settings-help.ts"

export const migrateCommand = (cli: Cli): Command =>
  command("migrate", "Bring the database up to date", {
    details: `Creates or updates roles, tables and queues, the partitions of the coming days, and the first key that signs access tokens. Several migrations may run at once, and while a service of the previous version runs. The user of DATABASE_URL must own the database, or be allowed to create a schema and roles in it. \`${startLine}\` and commands on the embedded database migrate automatically.`,
    examples: ["migrate", "migrate --json"],
    settings: databaseSettings,
  }).action(
    cli.act(async (invocation) => {
      const { composeService, migrateDatabase, useDatabase } = await import("../open-service.ts")
      const { applied } = await useDatabase(invocation, async (url, settings) => {
        const migrated = await migrateDatabase(url, settings)
        await composeService(invocation, url, settings, ({ runtime, signingKeyCheck }) =>
          runtime.runOrThrow(signingKeyCheck.ensure),
        )
        return migrated
      })
      return {
        json: { applied },
        text: applied.length === 0 ? "The database is up to date." : `Done: ${applied.join(", ")}`,
      }
    }),
  )
