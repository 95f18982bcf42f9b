import { hmacSha256 } from "@svc/adapters/crypto/secrets"
import type { DeliveryId, EventId, TenantId, WebhookId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { deliveryStates, expectsAttempt } from "@svc/domain/webhooks/delivery"
import {
  type AttemptPlan,
  crashLimit,
  planAttempt,
  toAttempt,
  toUnsentAttempt,
} from "@svc/domain/webhooks/plan-attempt"
import type { Sendable } from "@svc/domain/webhooks/ports/delivery-store"
import type { SendOutcome, WebhookRequest } from "@svc/domain/webhooks/ports/webhook-sender"
import fc from "fast-check"
import { settingsOf } from "@svc/domain/webhooks/webhook-settings"
import { Webhook } from "standardwebhooks"
import { describe, expect, it } from "vitest"
import { bodyText } from "../support/webhooks/body-text.ts"
const now = 1_800_000_000_000 as Timestamp
const instant = fc.integer({ min: now - 2, max: now + 2 }).map((millis) => millis as Timestamp)
const signingSecret = fc.record(
  {
    secret: fc.constantFrom(1, 2, 3).map((fill) => `whsec_${Buffer.alloc(32, fill).toString("base64")}`),
    validUntil: instant,
  },
  { requiredKeys: ["secret"] },
)
const sendable = fc.record({
  tenantId: fc.constant("t" as TenantId),
  deliveryId: fc.constant("d" as DeliveryId),
  eventType: fc.constantFrom("InvoicePosted", "quoteCreated"),
  tag: fc.constant("InvoicePosted"),
  settings: fc.constant(settingsOf(undefined)),
  event: fc
    .record({ id: fc.uuid().map((id) => id as EventId), isTest: fc.boolean() })
    .map((event) => ({ ...event, envelope: '"Data":{}', size: 9, source: "/e", raisedAt: now })),
  progress: fc.record(
    {
      state: fc.constantFrom(...deliveryStates),
      attemptCount: fc.nat({ max: 20 }),
      nextAttemptAt: instant,
      manual: fc.boolean(),
    },
    { requiredKeys: ["state", "attemptCount", "manual"] },
  ),
  webhook: fc.record(
    {
      id: fc.constant("w" as WebhookId),
      url: fc.webUrl(),
      token: fc.constant("a-token"),
      signingSecrets: fc.array(signingSecret, { maxLength: 3 }),
    },
    { requiredKeys: ["id", "url"] },
  ),
  webhookState: fc.constantFrom("Enabled", "Enabled", "Disabled", "Deleted"),
  webhookFailing: fc.boolean(),
  webhookWaits: fc.boolean(),
}) as fc.Arbitrary<Sendable>
const claimCount = fc.nat({ max: crashLimit + 1 })
/** Whether a plan is right for its input. */
type Rule = (plan: AttemptPlan, from: Sendable, claimed: number) => boolean
const validSecrets = ({ webhook }: Sendable) =>
  (webhook.signingSecrets ?? []).filter(({ validUntil }) => validUntil === undefined || validUntil > now)
const isSend = (plan: AttemptPlan) => plan._tag === "Send"

const rules: readonly (readonly [string, Rule])[] = [
  [
    "nothing is sent to a webhook that is not Enabled",
    (plan, { webhookState }) => !isSend(plan) || webhookState === "Enabled",
  ],
  ["nothing is sent that nobody waits for", (plan, { progress }) => !isSend(plan) || expectsAttempt(progress)],
  [
    "a leftover is dropped, and nothing else is",
    (plan, { progress }) => (plan._tag === "Drop") === (progress.nextAttemptAt === undefined),
  ],
  [
    "what is due waits for a webhook that is not Enabled, and counts no attempt",
    (plan, { progress, webhookState }) =>
      (plan._tag === "Park") === (expectsAttempt(progress) && webhookState !== "Enabled"),
  ],
  [
    "nothing is sent unsigned, or without its token",
    (plan, from) => !isSend(plan) || (validSecrets(from).length > 0 && from.webhook.token !== undefined),
  ],
  [
    "what cannot be signed fails as internal",
    (plan, from, claimed) =>
      plan._tag !== "Fail" ||
      (plan.reason === "internal") ===
        (claimed < crashLimit && (validSecrets(from).length === 0 || from.webhook.token === undefined)),
  ],
  [
    "what was begun too often fails as crashed",
    (plan, _, claimed) => plan._tag !== "Fail" || (plan.reason === "crashed") === claimed >= crashLimit,
  ],
  ["what was begun too often is not sent once more", (plan, _, claimed) => !isSend(plan) || claimed < crashLimit],
  [
    "the request goes where the webhook is, numbered on, signed by each valid secret",
    (plan, from) =>
      plan._tag !== "Send" ||
      (plan.request.url === from.webhook.url &&
        plan.request.headers["svc-attempt"] === String(from.progress.attemptCount + 1) &&
        plan.request.headers["webhook-id"] === from.event.id &&
        plan.request.headers["webhook-signature"]?.split(" ").length === validSecrets(from).length),
  ],
  [
    "a large event is read before it is sent, but not when reading it may be what ended the workers",
    (plan, from, claimed) => {
      const { envelope: _, ...event } = from.event
      const { _tag } = planAttempt({ ...from, event }, { claimCount: claimed }, hmacSha256, now)
      return isSend(plan) ? _tag === "Read" : claimed < crashLimit || _tag !== "Read"
    },
  ],
  [
    "a test event is marked, and no other",
    (plan, from) => plan._tag !== "Send" || (plan.request.headers["svc-test"] === "true") === from.event.isTest,
  ],
]

describe("the plan of an attempt", () => {
  it.each(rules)("%s", (_, rule) => {
    fc.assert(
      fc.property(sendable, claimCount, (from, claimed) => {
        expect(rule(planAttempt(from, { claimCount: claimed }, hmacSha256, now), from, claimed)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it("may be any of them", () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(sendable, claimCount, (from, claimed) => {
        const plan = planAttempt(from, { claimCount: claimed }, hmacSha256, now)
        seen.add(plan._tag === "Fail" ? plan.reason : plan._tag)
      }),
      { numRuns: 500 },
    )
    expect([...seen].toSorted()).toEqual(["Drop", "Park", "Send", "crashed", "internal"])
  })
})

const status = fc.integer({ min: 100, max: 599 })
const outcome = fc.oneof(
  status.map((each): SendOutcome => ({
    _tag: "Answered",
    status: each,
    headers: { "x-a": "b" },
    body: "text",
    bodyTruncated: false,
    durationMs: 5,
    remoteAddress: "192.0.2.1",
  })),
  fc.constantFrom("timeout", "dns", "tls", "blocked_address").map((reason): SendOutcome => ({
    _tag: "NotAnswered",
    reason: reason as "timeout",
    detail: "so it was",
    durationMs: 7,
  })),
)

describe("the log entry of an attempt", () => {
  const request: WebhookRequest = {
    url: "https://receiver.example/",
    headers: { "webhook-signature": "v1,c2VjcmV0" },
    body: "{}",
  }

  it("succeeds by 2xx alone, and else says why not", () => {
    fc.assert(
      fc.property(sendable, outcome, (from, came) => {
        const entry = toAttempt({ sendable: from, startedAt: now }, request, came)
        const good = came._tag === "Answered" && came.status >= 200 && came.status < 300
        expect(entry).toMatchObject({ succeeded: good, durationMs: came.durationMs })
        expect(entry.failureReason).toBe(good ? undefined : came._tag === "Answered" ? "http_status" : came.reason)
        expect(entry.status).toBe(came._tag === "Answered" ? came.status : undefined)
        expect(entry.failureDetail !== undefined).toBe(!good)
      }),
    )
  })

  it("is numbered after the attempts before it, manual when asked for, and never holds a secret", () => {
    fc.assert(
      fc.property(sendable, outcome, (from, came) => {
        const fail = { _tag: "Fail", reason: "internal", detail: "so it was" } as const
        for (const entry of [
          toAttempt({ sendable: from, startedAt: now }, request, came),
          toUnsentAttempt({ sendable: from, startedAt: now }, fail),
        ]) {
          expect(entry).toMatchObject({
            number: from.progress.attemptCount + 1,
            manual: from.progress.manual,
            url: from.webhook.url,
            startedAt: now,
          })
          expect(JSON.stringify(entry)).not.toMatch(/c2VjcmV0|a-token|whsec_/)
        }
      }),
    )
  })
})

it("a receiver that answers with what it got leaves no secret in the log", () => {
  const secret = `whsec_${Buffer.alloc(32, 9).toString("base64")}`
  const token = "a-token-of-some-length"
  fc.assert(
    fc.property(sendable, fc.subarray(["token", "signature"] as const), (from, told) => {
      const webhook = { ...from.webhook, token, signingSecrets: [{ secret }] }
      const progress = { ...from.progress, nextAttemptAt: now }
      const ready: Sendable = { ...from, webhook, webhookState: "Enabled", progress }
      const plan = planAttempt(ready, { claimCount: 0 }, hmacSha256, now)
      if (plan._tag !== "Send") throw new Error("nothing is sent")
      const body = bodyText(plan.request)
      const { "webhook-signature": signature, ...others } = plan.request.headers
      const secrets = { token: { "x-got": `the token ${token}` }, signature: { "x-got-signature": signature } }
      const headers = Object.assign(others, ...told.map((name) => secrets[name]))
      const came: SendOutcome = { _tag: "Answered", status: 200, headers, body, bodyTruncated: false, durationMs: 1 }
      const entry = toAttempt({ sendable: ready, startedAt: now }, plan.request, came)
      expect(JSON.stringify(entry)).not.toContain(token)
      expect(JSON.stringify(entry)).not.toContain(signature)
      expect(Object.keys(entry.responseHeaders!)).toEqual(Object.keys(headers))
      expect(entry.responseBody).toBe(body.replace(token, "***"))
    }),
  )
})

it("a planned request verifies with the stock library", () => {
  const secret = `whsec_${Buffer.alloc(32, 9).toString("base64")}`
  fc.assert(
    fc.property(sendable, (from) => {
      const current = Math.floor(Date.now() / 1000) * 1000
      const webhook = { ...from.webhook, token: "a-token", signingSecrets: [{ secret }] }
      const ready: Sendable = {
        ...from,
        webhook,
        webhookState: "Enabled",
        progress: { ...from.progress, nextAttemptAt: now },
      }
      const plan = planAttempt(ready, { claimCount: 0 }, hmacSha256, current as Timestamp)
      const sent = plan._tag === "Send" ? plan.request : undefined
      expect(new Webhook(secret).verify(bodyText(sent!), { ...sent!.headers })).toMatchObject({
        EventId: from.event.id,
        Token: "a-token",
      })
    }),
  )
})
