import { Effect } from "effect"
import type { WebhookId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import { findEventTag } from "../event-tags.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { DeliveryLog } from "../ports/delivery-log.ts"
import type { WebhookStore } from "../ports/webhook-store.ts"
import { WebhookNotSendable } from "../webhooks.errors.ts"
import type { RaiseEvents } from "./raise-events.ts"

export interface TestWebhookPorts {
  readonly webhooks: WebhookStore
  readonly log: DeliveryLog
  readonly unitOfWork: UnitOfWork
}

/**
 * Sends one example event, marked as a test, to one webhook (contract W13). `eventType` is any tag, by default the
 * first to which the webhook subscribed. The event is delivered and logged like any other.
 */
export const makeTestWebhook = ({ webhooks, log, unitOfWork }: TestWebhookPorts, raiseEvents: RaiseEvents) =>
  Effect.fn("webhooks.testWebhook")(function* (origin: EventOrigin, id: WebhookId, eventType?: string) {
    return yield* unitOfWork.atomically(
      origin.tenantId,
      Effect.gen(function* () {
        const webhook = yield* webhooks.find(origin, id)
        if (webhook.status === "Disabled") return yield* new WebhookNotSendable({ webhookId: id, state: "Disabled" })

        const spelling = eventType ?? webhook.subscriptions[0]?.spelling ?? ""
        const found = findEventTag(spelling)
        if (found === undefined) {
          return yield* fieldRefused("eventType", `'${spelling}' is not an event tag`)
        }
        const example = { tag: found.tag, dataJson: JSON.stringify(found.example) }
        const raised = yield* raiseEvents(origin, [example], {
          isTest: true,
          listeners: [{ webhookId: id, tag: found.tag, spelling, congested: false, thins: true }],
        })
        const [delivery] = raised.flatMap(({ deliveries }) => deliveries)
        return yield* log.get(origin, delivery!.id)
      }),
    )
  })
