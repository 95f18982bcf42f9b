import type { DeliveryId, EventId, LegalEntityId, TenantId, WebhookId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { Attempt, FailureReason } from "@svc/domain/webhooks/attempt"
import type { WatchedWebhook } from "@svc/domain/webhooks/sighting"
import { sight } from "@svc/domain/webhooks/webhook-health"
import { resultsOf, stepOf } from "@svc/domain/webhooks/webhook-streak"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const key = { tenantId: "t" as TenantId, webhookId: "w" as WebhookId }
const hourMs = 3_600_000
const at = (hours: number) => (1_800_000_000_000 + hours * hourMs) as Timestamp

describe("the results of a batch", () => {
  const webhookIds = ["w1" as WebhookId, "w2" as WebhookId]
  const made = fc.record({
    webhookId: fc.constantFrom(...webhookIds),
    delivery: fc.integer({ min: 1, max: 5 }),
    reason: fc.constantFrom<FailureReason | undefined>(undefined, "timeout", "blocked_address", "internal", "crashed"),
  })

  it("are the failures after the last success of each webhook, without those of the service", () => {
    fc.assert(
      fc.property(fc.array(made, { maxLength: 30 }), (all) => {
        const results = resultsOf(
          all.map(({ webhookId, delivery, reason }, index) => ({
            webhookId,
            endedAt: at(index),
            attempt: {
              tenantId: key.tenantId,
              deliveryId: `d${delivery}` as DeliveryId,
              succeeded: reason === undefined,
              ...(reason === undefined ? {} : { failureReason: reason }),
            } as Attempt,
          })),
        )
        for (const webhookId of webhookIds) {
          const own = all
            .map((each, index) => ({ ...each, index }))
            .filter(
              ({ reason, ...each }) => each.webhookId === webhookId && reason !== "internal" && reason !== "crashed",
            )
          const success = own.findLastIndex(({ reason }) => reason === undefined)
          const failures = own.slice(success + 1)
          const first = failures[0] ?? own[success]
          const expected = first && {
            tenantId: key.tenantId,
            webhookId,
            hasSuccess: success >= 0,
            failures: failures.length,
            since: at(first.index),
            deliveryIds: [...new Set(failures.map(({ delivery }) => `d${delivery}`))].slice(0, 3),
          }
          expect(results.find((each) => each.webhookId === webhookId)).toEqual(expected)
        }
      }),
    )
  })
})

describe("a failure", () => {
  const streak = { since: at(0), failures: 20, deliveries: 3 }

  it.each([
    [11.9, undefined, undefined],
    [12, undefined, { action: "Warn", warned: 50 }],
    [12, 50, undefined],
    [16.8, 50, { action: "Warn", warned: 70 }],
    [20, undefined, { action: "Warn", warned: 70 }],
    [21.6, 70, { action: "Warn", warned: 90 }],
    [23.9, 90, undefined],
    [24, 90, { action: "Disable" }],
    [24, undefined, { action: "Disable" }],
  ] as const)("%d hours after the first one of a day, warned at %s percent, leads to %j", (hours, warned, step) => {
    expect(stepOf({ ...streak, ...(warned === undefined ? {} : { warned }) }, 1, at(hours))).toEqual(step)
  })

  it.each([
    { failures: 19, deliveries: 3 },
    { failures: 20, deliveries: 2 },
  ])("disables nothing after %j", (few) => {
    expect(stepOf({ since: at(0), ...few }, 1, at(48))).toEqual({ action: "Warn", warned: 90 })
  })
})

it("warns in order, each time once, and disables once; a success begins again", () => {
  const step = fc.record({ after: fc.integer({ min: 0, max: 20 }), succeeds: fc.integer({ min: 0, max: 9 }) })
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 80 }), fc.integer({ min: 1, max: 3 }), (steps, days) => {
      let webhook: WatchedWebhook = { ...key, legalEntityId: "l" as LegalEntityId, url: "http://r", status: "Enabled" }
      let told: string[] = []
      let hours = 0
      for (const { after, succeeds } of steps) {
        hours += after
        const isSuccess = succeeds === 0
        const { streak } = webhook
        const { streak: _, ...rest } = webhook
        if (isSuccess) webhook = rest
        else
          webhook = {
            ...webhook,
            streak: {
              ...(streak ?? { since: at(hours), disableAfterDays: days }),
              failures: (streak?.failures ?? 0) + 1,
              deliveries: 3,
            },
          }
        const isEnabled = webhook.status === "Enabled"
        const seen = sight(webhook, {
          ...key,
          number: 1,
          at: at(hours),
          exhausted: false,
          event: { id: "e" as EventId, type: "InvoicePosted" },
          ...(isSuccess ? {} : { failure: "500", mayDisable: true }),
        })
        webhook = seen.webhook
        if (isSuccess) told = []
        const kinds = seen.events.map(({ _tag }) => _tag).filter((kind) => kind.startsWith("WebhookDisable"))
        expect(kinds.length).toBeLessThanOrEqual(isEnabled ? 1 : 0)
        told.push(...kinds.map((kind) => (kind === "WebhookDisabled" ? "100" : String(webhook.streak?.warned))))
        expect(told).toEqual([...new Set(told)].toSorted((a, b) => Number(a) - Number(b)))
        const lasts = webhook.streak === undefined ? 0 : at(hours) - webhook.streak.since
        const disables = lasts >= days * 24 * hourMs && (webhook.streak?.failures ?? 0) >= 20
        expect(webhook.status === "Disabled").toBe(!isEnabled || disables)
      }
    }),
  )
})
