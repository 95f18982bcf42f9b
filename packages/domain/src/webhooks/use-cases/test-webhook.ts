import { Effect } from "effect"
import type { WebhookId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { EventOrigin } from "../event.ts"
import { exampleData } from "../event-examples.ts"
import { findEventTag } from "../event-tags.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { DeliveryLog } from "../ports/delivery-log.ts"
import type { WebhookStore } from "../ports/webhook-store.ts"
import { WebhookNotSendable } from "../webhooks.errors.ts"
import type { RaiseEvents } from "./raise-events.ts"

export interface TestWebhookDeps {
  readonly webhooks: WebhookStore
  readonly log: DeliveryLog
  readonly raiseEvents: RaiseEvents
  readonly unitOfWork: UnitOfWork
}

/**
 * Sends one example event to one webhook (decisions B10, case H4), marked as a test. `eventType` is any tag; the first
 * the webhook subscribed to when absent. It is delivered and logged as every other.
 */
export const makeTestWebhook = ({ webhooks, log, raiseEvents, unitOfWork }: TestWebhookDeps) =>
  Effect.fn("webhooks.testWebhook")(function* (origin: EventOrigin, id: WebhookId, eventType?: string) {
    return yield* unitOfWork.atomically(
      origin.tenantId,
      Effect.gen(function* () {
        const webhook = yield* webhooks.find(origin, id)
        if (webhook.status === "Disabled") return yield* new WebhookNotSendable({ webhookId: id, state: "Disabled" })

        const spelling = eventType ?? webhook.subscriptions[0]?.spelling ?? ""
        const found = findEventTag(spelling)
        if (found === undefined) {
          return yield* fieldRefused("eventType", `'${spelling}' is not an event tag; GET /EventTypes lists them`)
        }
        const example = { tag: found.tag, dataJson: JSON.stringify(exampleData(found)) }
        const raised = yield* raiseEvents(origin, [example], {
          isTest: true,
          listeners: [{ webhookId: id, tag: found.tag, spelling, congested: false }],
        })
        const [delivery] = raised.flatMap(({ deliveries }) => deliveries)
        return yield* log.get(origin, delivery!.id)
      }),
    )
  })
export type TestWebhook = ReturnType<typeof makeTestWebhook>
