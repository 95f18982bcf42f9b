import type { Command } from "commander"
import { type Cli, command } from "../command.ts"
import { databaseSettings } from "../settings-help.ts"

export const doctorCommand = (cli: Cli): Command =>
  command("doctor", "Check everything that the service needs", {
    details:
      "Checks the settings, the database and, if its address names several, its hosts, the migrations and roles, with Citus the data nodes and where the tables lie, the encryption key, the partitions of the coming days, whether each counted list accepts a row, the queue, whether every waiting delivery is in the queue, and which legal entities use UTC although their country has another time zone. The command repairs nothing and leaves nothing behind. The exit code is 1 when something is wrong.",
    examples: ["doctor", "doctor --json"],
    settings: databaseSettings,
  }).action(
    cli.act(async (invocation) => {
      const { diagnose } = await import("../diagnose.ts")
      const checks = await diagnose(invocation)
      const ok = checks.every((check) => check.ok)
      const width = Math.max(...checks.map(({ name }) => name.length))
      return {
        json: { ok, checks },
        text: checks
          .map((check) => `${check.ok ? "ok   " : "WRONG"}  ${check.name.padEnd(width)}  ${check.detail}`)
          .join("\n"),
        failed: !ok,
      }
    }),
  )
