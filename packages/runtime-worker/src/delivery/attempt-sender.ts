import type { AppClock } from "@svc/adapters/clock/app-clock"
import type { Log } from "@svc/adapters/observability/log"
import { isSent, startSpan, withSpan } from "@svc/adapters/observability/tracing"
import type { Runtime } from "@svc/adapters/observability/runtime"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { Envelope } from "@svc/domain/webhooks/event"
import { planAttempt, toAttempt, toUnsentAttempt } from "@svc/domain/webhooks/plan-attempt"
import type { Claim } from "@svc/domain/webhooks/ports/delivery-queue"
import type { DeliveryStore, Sendable } from "@svc/domain/webhooks/ports/delivery-store"
import type { HmacSha256 } from "@svc/domain/webhooks/ports/hmac-sha256"
import type { WebhookRequest, WebhookSender } from "@svc/domain/webhooks/ports/webhook-sender"
import { type RequestEnd, requestEnd, type Waiting } from "@svc/domain/webhooks/receiver-line"
import type { MadeAttempt } from "@svc/domain/webhooks/delivery-work"
import { Exit } from "effect"
import { makeLargeEnvelopes } from "./large-envelopes.ts"

/** A claim with its delivery. */
export interface Loaded {
  readonly claim: Claim
  readonly sendable: Sendable
}

export interface AttemptSenderDeps {
  readonly deliveries: DeliveryStore
  readonly sender: WebhookSender
  readonly hmac: HmacSha256
  readonly runtime: Runtime
  readonly clock: AppClock
  readonly log: Log
}

/** Receives the outcomes of the claims that the sender gets. */
export interface AttemptEnds {
  readonly made: (attempt: MadeAttempt) => void
  readonly aside: (claim: Claim, as: "held" | "dropped") => void
  readonly postponed: (claim: Claim, seconds: number) => void
  readonly unmade: (claim: Claim) => void
  /**
   * The item is no longer in progress. `sent` is true when its request was made or cut off, so that others may begin.
   */
  readonly ended: (waiting: Waiting<Loaded>, end: RequestEnd, sent: boolean) => void
}

/** An attempt begins a trace of its own, because it may come hours after the event. */
const traced = ({ claim, sendable: { event, eventType } }: Loaded, attempt: ReturnType<WebhookSender["send"]>) => {
  if (!isSent(event.traceparent)) return attempt
  const span = startSpan(`deliver ${eventType}`, {
    side: "consumer",
    cause: event.traceparent,
    attributes: { "svc.delivery.id": claim.deliveryId, "svc.webhook.id": claim.webhookId },
  })
  return withSpan(span, attempt)
}

/** Makes the requests of attempts when their turn comes. */
export const makeAttemptSender = (
  { deliveries, sender, hmac, runtime, clock: { now }, log }: AttemptSenderDeps,
  ends: AttemptEnds,
) => {
  const large = makeLargeEnvelopes(runtime, deliveries, log)
  const sending = new Map<Loaded, () => void>()
  let stopping = false

  const record = ({ claim, sendable }: Loaded, attempt: ReturnType<typeof toAttempt>, startedAt: Timestamp): void => {
    // The application's clock may stand still during a request, but must not appear to go back.
    const endedAt = Math.max(now(), startedAt) as Timestamp
    ends.made({ claim, before: sendable.progress, attempt, endedAt, about: sendable })
  }

  const end = (waiting: Waiting<Loaded>, how: RequestEnd, sent: boolean): void => {
    large.leave(waiting)
    ends.ended(waiting, how, sent)
  }

  const make = (waiting: Waiting<Loaded>, envelope?: Envelope): void => {
    const { claim, sendable } = waiting.item
    const startedAt = now()
    const plan = planAttempt(sendable, claim, hmac, startedAt, envelope)
    if (plan._tag === "Send") return send(waiting, plan.request)
    if (plan._tag === "Read") return read(waiting)
    if (plan._tag === "Fail") record(waiting.item, toUnsentAttempt({ sendable, startedAt }, plan), startedAt)
    else if (plan._tag === "Wait") ends.postponed(claim, plan.seconds)
    else ends.aside(claim, plan._tag === "Park" ? "held" : "dropped")
    end(waiting, "NotMade", false)
  }

  const read = (waiting: Waiting<Loaded>): void =>
    large.read(waiting, (envelope) => {
      const { claim } = waiting.item
      if (envelope === "Unread" || stopping) {
        ends.unmade(claim)
        if (envelope === "Unread") ends.ended(waiting, "NotMade", true)
        else end(waiting, "NotMade", true)
      } else if (envelope === undefined) {
        ends.aside(claim, "dropped")
        end(waiting, "NotMade", true)
      } else make(waiting, envelope)
    })

  const send = (waiting: Waiting<Loaded>, request: WebhookRequest): void => {
    const { item } = waiting
    const startedAt = now()
    const cutOff = runtime.start(traced(item, sender.send(request)), (exit) => {
      sending.delete(item)
      if (Exit.isSuccess(exit)) {
        record(item, toAttempt({ sendable: item.sendable, startedAt }, request, exit.value), startedAt)
      } else if (!Exit.hasInterrupts(exit)) {
        // A sender does not fail; it can only be interrupted.
        log.error(
          { err: exit.cause, deliveryId: item.claim.deliveryId },
          "a webhook attempt failed because of a defect",
        )
      }
      end(waiting, Exit.isSuccess(exit) ? requestEnd(exit.value) : "NotMade", true)
    })
    sending.set(item, cutOff)
  }

  return {
    make: (waiting: Waiting<Loaded>): void => make(waiting),
    /** Stops beginning requests that are not ready to be sent. */
    stop: (): void => {
      stopping = true
    },
    /** Interrupts the requests in progress, and returns their claims. */
    cutOff: (): readonly Claim[] => {
      const left = [...sending.keys()].map(({ claim }) => claim)
      for (const cut of sending.values()) cut()
      return left
    },
  }
}
