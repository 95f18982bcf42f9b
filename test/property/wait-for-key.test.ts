import { hmacSha256 } from "@svc/adapters/crypto/secrets"
import type { DeliveryId, EventId, TenantId, WebhookId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { type AttemptPlan, planAttempt } from "@svc/domain/webhooks/plan-attempt"
import type { Sendable } from "@svc/domain/webhooks/ports/delivery-store"
import fc from "fast-check"
import { settingsOf } from "@svc/domain/webhooks/webhook-settings"
import { describe, expect, it } from "vitest"

const now = 1_800_000_000_000 as Timestamp
/** The seconds of a plan that waits; NaN for any other plan. */
const secondsOf = (plan: AttemptPlan) => (plan._tag === "Wait" ? plan.seconds : Number.NaN)

describe("secrets whose key is not known here", () => {
  const unknown = fc.integer({ min: -5_000, max: 10_000_000 }).map((lateMs): Sendable => ({
    tenantId: "t" as TenantId,
    deliveryId: "d" as DeliveryId,
    eventType: "InvoicePosted",
    tag: "InvoicePosted",
    settings: settingsOf(undefined),
    event: { id: "e" as EventId, envelope: '"Data":{}', size: 9, isTest: false, source: "/", raisedAt: 0 as Timestamp },
    progress: { state: "Pending", attemptCount: 0, manual: false, nextAttemptAt: (now - lateMs) as Timestamp },
    webhook: { id: "w" as WebhookId, url: "https://receiver.example/", keyUnknown: true },
    webhookState: "Enabled",
    webhookFailing: false,
    webhookWaits: false,
  }))
  const plan = (from: Sendable) => planAttempt(from, { claimCount: 0 }, hmacSha256, now)

  it("make the attempt wait from seconds to a minute, and longer the later it is", () => {
    fc.assert(
      fc.property(unknown, unknown, (one, other) => {
        const [earlier, later] = [one, other]
          .toSorted((a, b) => b.progress.nextAttemptAt! - a.progress.nextAttemptAt!)
          .map((each) => secondsOf(plan(each)))
        expect(earlier).toBeGreaterThanOrEqual(2)
        expect(later).toBeLessThanOrEqual(60)
        expect(later).toBeGreaterThanOrEqual(earlier!)
      }),
    )
  })

  it("are looked for again after as long as the attempt is late", () => {
    const from = fc.sample(unknown, 1)[0]!
    const due = from.progress.nextAttemptAt ?? 0
    const waits: number[] = []
    for (let at = due; at < due + 120_000; at += waits.at(-1)! * 1000) {
      waits.push(secondsOf(planAttempt(from, { claimCount: 0 }, hmacSha256, at as Timestamp)))
    }
    expect(waits).toEqual([2, 2, 4, 8, 16, 32, 60])
  })
})
