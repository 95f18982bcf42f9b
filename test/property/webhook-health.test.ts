import type { EventId, LegalEntityId, TenantId, WebhookId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { sight } from "@svc/domain/webhooks/webhook-health"
import type { Sighting, WatchedWebhook } from "@svc/domain/webhooks/sighting"
import { noticesOf } from "@svc/domain/notifications/notices"
import type { Notice } from "@svc/domain/notifications/notification"
import fc from "fast-check"
import { expect, it } from "vitest"

const key = { tenantId: "t" as TenantId, webhookId: "w" as WebhookId }
const webhook: WatchedWebhook = {
  ...key,
  legalEntityId: "l" as LegalEntityId,
  url: "https://receiver.example/hook?key=secret",
  status: "Enabled",
}
const sightings = fc.array(
  fc.record({ failed: fc.boolean(), exhausted: fc.boolean() }).map(({ failed, exhausted }, index = 0): Sighting => ({
    ...key,
    number: 10,
    at: (1_800_000_000_000 + index) as Timestamp,
    exhausted: failed && exhausted,
    event: { id: "e" as EventId, type: "InvoicePosted" },
    ...(failed ? { failure: "the receiver answered 500" } : {}),
  })),
)
const watch = (all: readonly Sighting[]) => {
  let current = webhook
  const notices: Notice[] = []
  for (const each of all) {
    const seen = sight(current, each)
    current = seen.webhook
    notices.push(...seen.events.flatMap(noticesOf))
  }
  return { current, notices }
}

it("tells of the first failure after a success, of the first success after failures, and of every exhausted delivery", () => {
  fc.assert(
    fc.property(sightings, (all) => {
      const failed = all.map(({ failure }) => failure !== undefined)
      const turns = (to: boolean) => failed.filter((each, index) => each === to && (failed[index - 1] ?? false) !== to)
      const { current, notices } = watch(all)
      const count = (kind: string) => notices.filter((notice) => notice.kind === kind).length
      expect(count("WebhookFailing")).toBe(turns(true).length)
      expect(count("WebhookRecovered")).toBe(turns(false).length)
      expect(count("WebhookExhausted")).toBe(all.filter(({ exhausted }) => exhausted).length)
      expect(current.failingSince !== undefined).toBe(failed.at(-1) ?? false)
    }),
  )
})

it("names the event, the webhook and the attempt, and nothing of the address that may be secret", () => {
  const { notices } = watch([
    {
      ...key,
      number: 10,
      at: 1 as Timestamp,
      exhausted: true,
      failure: "the receiver answered 500",
      event: { id: "e-1" as EventId, type: "InvoicePosted" },
    },
  ])
  expect(notices.map(({ kind }) => kind)).toEqual(["WebhookFailing", "WebhookExhausted"])
  for (const { text } of notices) {
    expect(text).toMatch(/Webhook w \(https:\/\/receiver\.example\/hook\).*InvoicePosted.*e-1/)
    expect(text).not.toContain("secret")
  }
  expect(notices[1]!.text).toContain("Attempt 10")
})

it("disables a webhook by a 410 that comes ten minutes or more after another, and by nothing else", () => {
  const answer = fc.constantFrom<Partial<Sighting>>({}, { failure: "500" }, { failure: "410", gone: true })
  const step = fc.record({ after: fc.integer({ min: 1, max: 12 }), answer })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let [current, at, goneSince]: [WatchedWebhook, number, number | undefined] = [webhook, 0, undefined]
      for (const { after, answer: got } of steps) {
        at += after * 60_000
        const sighting = {
          ...key,
          number: 1,
          at: at as Timestamp,
          exhausted: false,
          event: { id: "e" as EventId, type: "" },
        }
        const seen = sight(current, { ...sighting, ...got })
        const disables = got.gone === true && goneSince !== undefined && at - goneSince >= 600_000
        expect([seen.webhook.status, seen.events.some(({ _tag }) => _tag === "WebhookDisabled")]).toEqual(
          disables ? ["Disabled", true] : ["Enabled", false],
        )
        if (disables) return
        if (got.failure === undefined) goneSince = undefined
        else if (got.gone === true) goneSince ??= at
        current = seen.webhook
      }
    }),
  )
})
