import type { WebhookId, RecoveryId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { type RecoverableStatus, recoverableStatuses, type Recovery } from "@svc/domain/webhooks/recovery"
import { recoveryBody } from "@svc/domain/webhooks/recovery-body"
import { type Command, Option } from "commander"
import { Effect } from "effect"
import { type Cli, command } from "../command.ts"
import { findScope } from "../find-scope.ts"
import type { Service } from "../invocation.ts"
import * as options from "../options.ts"
import { fields } from "../output.ts"
import { databaseSettings } from "../settings-help.ts"

const tenantExample = "--tenant 0199d3a0-0000-7000-8000-000000000001"
const idExample = "0199d3a0-0000-7000-8000-000000000003"

interface RecoverOptions extends options.ScopeOptions {
  readonly since: Timestamp
  readonly until?: Timestamp
  readonly status?: RecoverableStatus
  readonly eventType?: string
  readonly missed?: true
  readonly dryRun?: true
}

const recoveryText = (recovery: Recovery): string => {
  const { id, webhookId, total, resent, sent, missed, ...rest } = recoveryBody(recovery)
  const waiting = resent - sent - rest.withdrawn
  const kind = missed === true ? "missed events" : "failed deliveries"
  return fields({ recovery: id, webhook: webhookId, of: kind, ...rest, "sent again": `${sent} of ${total}`, waiting })
}

/** `webhooks recover` */
export const recover = (cli: Cli): Command =>
  command("recover", "Send failed deliveries of a webhook in a time range again", {
    details:
      "Makes one attempt of each failed delivery created in the range: exhausted ones, and those that wait for another attempt. A running worker does this at the pace of the receiver; `svc webhooks recovery` shows the progress and can cancel it. The webhook must be enabled.",
    examples: [
      `webhooks recover ${idExample} ${tenantExample} --since 2026-11-20T12:00:00Z --dry-run`,
      `webhooks recover ${idExample} ${tenantExample} --since 2026-11-20T12:00:00Z`,
    ],
    settings: databaseSettings,
  })
    .argument("<webhook-id>", "the webhook, as `svc webhooks list` shows it", options.uuid)
    .addOption(options.tenantOption())
    .addOption(options.legalEntityOption())
    .requiredOption("--since <moment>", "deliveries created at or after, at most 15 days ago", options.instant)
    .option("--until <moment>", "only deliveries created before (default: now)", options.instant)
    .addOption(
      new Option("--status <status>", "only exhausted ones, or only those that wait").choices(recoverableStatuses),
    )
    .option("--event-type <tag>", "only of this event tag, in any of its spellings", options.eventType)
    .addOption(
      new Option(
        "--missed",
        "send events raised in the range to which the webhook now subscribes and of which it has no delivery, instead of failed deliveries",
      ).conflicts("status"),
    )
    .option("--dry-run", "only count them")
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, asked: RecoverOptions, id: WebhookId) {
          const { scope } = yield* findScope(service, asked)
          const { since, until, status, eventType, missed, dryRun } = asked
          const request = {
            since,
            ...(until === undefined ? {} : { until }),
            ...(status === undefined ? {} : { status }),
            ...(eventType === undefined ? {} : { eventType }),
            ...(missed === undefined ? {} : { missed }),
          }
          const { webhooks } = service
          if (dryRun === true) {
            const total = yield* webhooks.countRecoverable(scope, id, request)
            return { json: { dryRun, total }, text: `${total} deliveries would be sent again.` }
          }
          const started = yield* webhooks.startRecovery(scope, id, request)
          return { json: recoveryBody(started), text: `The recovery has begun.\n\n${recoveryText(started)}` }
        }),
        { queue: true },
      ),
    )

interface EnableOptions extends options.ScopeOptions {
  readonly sendMissed: boolean
  readonly resendFailed: boolean
}

/** `webhooks enable` */
export const enable = (cli: Cli): Command =>
  command("enable", "Enable a Disabled webhook and send what it missed", {
    details:
      "Sends the deliveries again that failed since the receiver accepts nothing, and the events that were raised while the webhook was Disabled, of the last 15 days. A running worker does this at the pace of the receiver; `svc webhooks recovery` shows the progress of each recovery and can cancel it.",
    examples: [
      `webhooks enable ${idExample} ${tenantExample}`,
      `webhooks enable ${idExample} ${tenantExample} --no-send-missed`,
    ],
    settings: databaseSettings,
  })
    .argument("<webhook-id>", "the webhook, as `svc webhooks list` shows it", options.uuid)
    .addOption(options.tenantOption())
    .addOption(options.legalEntityOption())
    .option("--no-send-missed", "do not send events that were raised while it was Disabled")
    .option("--no-resend-failed", "do not send failed deliveries again")
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, asked: EnableOptions, id: WebhookId) {
          const { scope } = yield* findScope(service, asked)
          const { sendMissed, resendFailed } = asked
          const { recoveries } = yield* service.webhooks.enable(scope, id, { sendMissed, resendFailed })
          return {
            json: { webhookId: id, webhookStatus: "Enabled", recoveries: recoveries.map(recoveryBody) },
            text: ["The webhook is Enabled.", ...recoveries.map(recoveryText)].join("\n\n"),
          }
        }),
        { queue: true },
      ),
    )

/** `webhooks recovery` */
export const recovery = (cli: Cli): Command =>
  command("recovery", "Show the progress of a recovery, or cancel it", {
    details: "A cancellation withdraws the deliveries that are not sent yet. Requests in progress continue.",
    examples: [
      `webhooks recovery ${idExample} ${tenantExample}`,
      `webhooks recovery ${idExample} ${tenantExample} --cancel`,
    ],
    settings: databaseSettings,
  })
    .argument("<recovery-id>", "the recovery, as `svc webhooks recover` gave it", options.uuid)
    .addOption(options.tenantOption())
    .addOption(options.legalEntityOption())
    .option("--cancel", "cancel the recovery")
    .action(
      cli.withService(
        Effect.fnUntraced(function* (
          service: Service,
          asked: options.ScopeOptions & { readonly cancel?: true },
          id: RecoveryId,
        ) {
          const { scope } = yield* findScope(service, asked)
          const { webhooks } = service
          const found = yield* asked.cancel === true ? webhooks.cancelRecovery(scope, id) : webhooks.recovery(scope, id)
          return { json: recoveryBody(found), text: recoveryText(found) }
        }),
        { queue: true },
      ),
    )
