import { Effect } from "effect"
import type { WebhookId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime, type Timestamp } from "../../shared/timestamp.ts"
import { makeWithin } from "../../shared/within.ts"
import type { HealthStore } from "../ports/health-store.ts"
import type { WebhookSettingsStore } from "../ports/webhook-settings-store.ts"
import type { WebhookStore } from "../ports/webhook-store.ts"
import type { Webhook } from "../webhook.ts"
import { settingsOf } from "../webhook-settings.ts"
import { disablesAt, type Streak } from "../webhook-streak.ts"

export interface ReadConditionPorts {
  readonly webhooks: WebhookStore
  readonly settings: WebhookSettingsStore
  readonly health: HealthStore
  readonly unitOfWork: UnitOfWork
}

/** The failures of a webhook and their consequences (contract W54). */
export interface WebhookCondition extends Pick<Webhook, "status" | "disabled"> {
  /** Absent after a success. */
  readonly streak?: Streak
  /** The time from which a further failure disables the webhook. */
  readonly disablesAt?: Timestamp
  readonly waits?: { readonly for: "Receiver"; readonly until: Timestamp }
  /** The number of deliveries that wait because the webhook is Disabled. */
  readonly held: number
}

/** Reads the failures of a webhook and their consequences (contract W54). */
export const makeReadCondition = ({ webhooks, settings, health, unitOfWork }: ReadConditionPorts) => {
  const within = makeWithin(unitOfWork)
  return Effect.fn("webhooks.health")(function* (scope: Scope, id: WebhookId) {
    const { status, disabled, streak, waitsUntil, days, held } = yield* within(
      scope,
      Effect.gen(function* () {
        const webhook = yield* webhooks.find(scope, id)
        const { generation, stored } = yield* settings.find(scope, id)
        const { disableAfterDays } = settingsOf(generation, stored).health
        return {
          ...webhook,
          ...(yield* health.condition({ tenantId: scope.tenantId, webhookId: id })),
          days: disableAfterDays,
        }
      }),
    )
    const now = yield* currentTime
    const condition: WebhookCondition = {
      status,
      held,
      ...(disabled === undefined ? {} : { disabled }),
      ...(streak === undefined ? {} : { streak }),
      ...(streak === undefined || days === null || status === "Disabled"
        ? {}
        : { disablesAt: disablesAt(streak, days) }),
      ...(waitsUntil === undefined || waitsUntil <= now
        ? {}
        : { waits: { for: "Receiver" as const, until: waitsUntil } }),
    }
    return condition
  })
}
