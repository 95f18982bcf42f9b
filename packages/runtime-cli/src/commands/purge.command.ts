import { currentTime, toIso } from "@svc/domain/shared/timestamp"
import { retentionDays } from "@svc/domain/webhooks/retention"
import type { Command } from "commander"
import { Effect } from "effect"
import { type Cli, command } from "../command.ts"
import type { Service } from "../invocation.ts"
import { table } from "../output.ts"
import { databaseSettings } from "../settings-help.ts"

export const purgeCommand = (cli: Cli): Command =>
  command("purge", "Drop webhook logs that are older than the retention time", {
    details: `Attempts, payloads and settled deliveries are kept for ${retentionDays} days and dropped by whole days (UTC); deliveries that expect an attempt stay. The worker does this every night. The command may be run at any time, also while the service runs.`,
    examples: ["purge --dry-run", "purge"],
    settings: databaseSettings,
  })
    .option("--dry-run", "only show what would be dropped")
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, { dryRun = false }: { readonly dryRun?: boolean }) {
          const now = yield* currentTime
          const { before, days, rowsDeleted } = yield* service.deliveryWork.purgeLog(now, dryRun)
          const rows = days.map(({ day, bytes, kept, dropped }) => [
            day,
            `${Math.round(bytes / 1024)} KiB`,
            String(kept),
            dropped ? "dropped" : dryRun ? "would be dropped" : "is still there: run this again later",
          ])
          return {
            json: { dryRun, before: toIso(before), days, rowsDeleted },
            text: [
              rows.length === 0
                ? `There is no day older than ${toIso(before)}.`
                : table(["DAY", "SIZE", "DELIVERIES KEPT", ""], rows),
              ...(rowsDeleted === 0 ? [] : [`${rowsDeleted} single rows were deleted.`]),
            ].join("\n"),
          }
        }),
      ),
    )
