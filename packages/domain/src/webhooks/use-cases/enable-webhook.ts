import { Effect } from "effect"
import type { UserId, WebhookId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { type EnableChoices, toRecover } from "../recovery-after-enabling.ts"
import { WebhookNotDisabled } from "../webhooks.errors.ts"
import { type ChangeWebhookPorts, makeChangeWebhook } from "./change-webhook.ts"
import { makeStartRecovery, type StartRecoveryPorts } from "./start-recovery.ts"

export interface EnableWebhookPorts extends ChangeWebhookPorts, StartRecoveryPorts {}

export interface EnableRequest extends EnableChoices {
  readonly requestedBy?: UserId
}

/**
 * Enables a Disabled webhook and starts the recoveries that send what its receiver has not got, in one unit of work
 * (contract W56).
 */
export const makeEnableWebhook = (ports: EnableWebhookPorts) => {
  const { webhooks, health, unitOfWork } = ports
  const change = makeChangeWebhook(ports)
  const { startRecovery } = makeStartRecovery(ports)
  return Effect.fn("webhooks.enableWebhook")(function* (
    scope: Scope,
    id: WebhookId,
    { requestedBy, ...choices }: EnableRequest,
  ) {
    const by = requestedBy === undefined ? {} : { requestedBy }
    return yield* unitOfWork.atomically(
      scope.tenantId,
      Effect.gen(function* () {
        const before = yield* webhooks.findForUpdate(scope, id)
        if (before.status !== "Disabled") return yield* new WebhookNotDisabled({ webhookId: id })
        const { streak } = yield* health.condition({ tenantId: scope.tenantId, webhookId: id })
        const ranges = toRecover(before, streak, choices, yield* currentTime)
        // The change makes the count of failures begin again, and so comes after reading it.
        const webhook = yield* change(scope, id, { webhookStatus: "Enabled" })
        const recoveries = yield* Effect.forEach(ranges, (range) => startRecovery(scope, id, { ...range, ...by }))
        return { webhook, recoveries }
      }),
    )
  })
}
