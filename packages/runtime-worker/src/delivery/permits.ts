import type { AppClock } from "@svc/adapters/clock/app-clock"
import type { Log } from "@svc/adapters/observability/log"
import type { Runtime } from "@svc/adapters/observability/runtime"
import type { WebhookId } from "@svc/domain/shared/ids"
import type { DeliveryWork } from "@svc/domain/webhooks/delivery-work"
import type { WebhookKey } from "@svc/domain/webhooks/ports/congestion-store"
import type { Claim } from "@svc/domain/webhooks/ports/delivery-queue"
import { Exit } from "effect"

export interface PermitsDeps {
  readonly takePermitted: DeliveryWork["takePermitted"]
  readonly endPermitted: DeliveryWork["endPermitted"]
  readonly runtime: Runtime
  readonly clock: AppClock
  readonly log: Log
}

/** A later time is left to the look at all congested webhooks. */
const soonMs = 500
/** The settings of a webhook that rests are read again after this time. */
const longestRestMs = 2_000

/**
 * Takes deliveries of webhooks with limits as their limits permit, and passes them to `deliver` when their times have
 * come (contract W59).
 */
export const makePermits = (
  { takePermitted, endPermitted, runtime: { run }, clock, log }: PermitsDeps,
  appetite: (webhookId: WebhookId) => number,
  deliver: (claims: readonly Claim[]) => void,
) => {
  /** The times before which the rates of webhooks permit no more, unless their settings change. */
  const rests = new Map<WebhookId, { readonly until: number; readonly lookAt: number }>()
  const timers = new Map<WebhookId, NodeJS.Timeout>()
  const ended = new Map<WebhookId, { readonly webhook: WebhookKey; counted: number; unsent: number }>()
  const taking = new Set<WebhookId>()
  /** Claims that wait for their time. */
  let early = 0
  /** Groups of requests whose end is being noted. */
  let ending = 0
  let stopping = false

  const deliverInTime = (claims: readonly Claim[]): void => {
    const inTime = new Map<number, Claim[]>()
    for (const claim of claims) {
      const delay = Math.min(Math.max(0, (claim.permit?.at ?? 0) - clock.now()), soonMs)
      inTime.set(delay, [...(inTime.get(delay) ?? []), claim])
    }
    for (const [delay, own] of inTime) {
      early += own.length
      setTimeout(() => {
        early -= own.length
        deliver(own)
      }, delay)
    }
  }

  const take = async (webhook: WebhookKey): Promise<void> => {
    const { webhookId } = webhook
    const rest = rests.get(webhookId)
    const isResting = rest !== undefined && clock.now() < rest.until && performance.now() < rest.lookAt
    if (stopping || taking.has(webhookId) || isResting) return
    taking.add(webhookId)
    const exit = await run(takePermitted(webhook, appetite(webhookId)))
    taking.delete(webhookId)
    if (Exit.isFailure(exit)) {
      log.error({ err: exit.cause, webhookId }, "deliveries of a webhook with limits could not be taken")
      return
    }
    const { claims, againAt } = exit.value
    deliverInTime(claims)
    rests.delete(webhookId)
    if (againAt === undefined) return
    const pause = againAt - clock.now()
    if (pause <= 0) return
    rests.set(webhookId, { until: againAt, lookAt: performance.now() + longestRestMs })
    if (pause <= soonMs) wait(webhook, pause + 1)
  }

  const wait = (webhook: WebhookKey, pause: number): void => {
    if (stopping) return
    clearTimeout(timers.get(webhook.webhookId))
    const timer = setTimeout(() => {
      timers.delete(webhook.webhookId)
      void take(webhook)
    }, pause)
    timers.set(webhook.webhookId, timer)
  }

  const endAll = async (): Promise<void> => {
    const all = [...ended.values()]
    ended.clear()
    ending += 1
    for (const { webhook, ...requests } of all) {
      const isNothing = requests.counted + requests.unsent === 0
      const exit = isNothing ? Exit.void : await run(endPermitted(webhook, requests))
      if (requests.unsent > 0) rests.delete(webhook.webhookId)
      if (Exit.isFailure(exit)) log.error({ err: exit.cause, webhook }, "the end of requests could not be noted")
      await take(webhook)
    }
    ending -= 1
  }

  return {
    take,
    /** Called when claims have ended; `isSent` tells whether their requests were sent. */
    ended: (claims: readonly Claim[], isSent: boolean): void => {
      for (const { tenantId, webhookId, permit } of claims) {
        if (permit === undefined) continue
        if (ended.size === 0) setImmediate(() => void endAll())
        const known = ended.get(webhookId) ?? { webhook: { tenantId, webhookId }, counted: 0, unsent: 0 }
        if (permit.isCounted) known.counted += 1
        if (!isSent) known.unsent += 1
        ended.set(webhookId, known)
      }
    },
    isIdle: () => taking.size + ended.size + early + ending === 0,
    stop: () => {
      stopping = true
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
