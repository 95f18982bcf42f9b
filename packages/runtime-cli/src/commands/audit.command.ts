import type { TenantId } from "@svc/domain/shared/ids"
import { currentTime } from "@svc/domain/shared/timestamp"
import type { Command } from "commander"
import { Effect } from "effect"
import { type Cli, command, group } from "../command.ts"
import type { Service } from "../invocation.ts"
import * as options from "../options.ts"
import { table } from "../output.ts"
import { databaseSettings } from "../settings-help.ts"

const tenantExample = "--tenant 0199d3a0-0000-7000-8000-000000000001"

export const auditCommands = (cli: Cli): Command => group("audit", "The audit log of a tenant", [verify(cli)])

const verify = (cli: Cli) =>
  command("verify", "Prove that nobody altered, inserted or removed rows of the audit log", {
    details:
      "The worker closes each day (UTC) of the log by a digest of its rows and of the digest before. This command computes the digests again and changes nothing. It lists each day whose rows or digest somebody changed, and then exits with code 1. Days that retention dropped count as dropped.",
    examples: [`audit verify ${tenantExample}`],
    settings: databaseSettings,
  })
    .addOption(options.tenantOption())
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, { tenant }: { readonly tenant: TenantId }) {
          yield* service.identity.usersOf(tenant)
          const days = yield* service.audit.verify(tenant, yield* currentTime)
          const tampered = days.filter(service.audit.isTampered)
          const count = (state: string) => days.filter((each) => each.state === state).length
          const last = days.findLast(({ digest }) => digest !== undefined)
          const told = `${count("Intact")} days are intact, ${count("Dropped")} were dropped by retention, ${count("Unclosed")} are not closed yet.${last === undefined ? "" : ` The digest of the last closed day, ${last.day}, is ${last.digest}.`}`
          const rows = tampered.map(({ day, state, rows: has, rowsWhenClosed: had }) => [
            day,
            state,
            String(had),
            String(has),
          ])
          const text =
            rows.length === 0
              ? told
              : [table(["DAY", "STATE", "ROWS WHEN CLOSED", "ROWS NOW"], rows), told].join("\n\n")
          return { json: days, text, failed: tampered.length > 0 }
        }),
      ),
    )
