import { hmacSha256 } from "@svc/adapters/crypto/secrets"
import { memberJson } from "@svc/domain/shared/json-text"
import type { EventId, LegalEntityId, TenantId, UserId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import { toBody, toEnvelope } from "@svc/domain/webhooks/event"
import { buildRequest, mask, maskedBody, maskedHeaders } from "@svc/domain/webhooks/request"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bodyText } from "../support/webhooks/body-text.ts"

const uuid = fc.uuid()
const text = fc.string({ unit: "binary", maxLength: 40 }).map((each) => each.toWellFormed().replaceAll("\0", ""))
const instant = fc.integer({ min: 0, max: 4_102_444_800_000 }).map((millis) => millis as Timestamp)
const token = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString("base64url"))
/** JSON texts, some with numbers that a double cannot represent. */
const data = fc.oneof(
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.constantFrom(
    "{}",
    '{"amount":1.10}',
    '{"big":12345678901234567890,"far":1e400}',
    '{"Token":"mine","Data":{"Data":0.10}}',
  ),
)

const event = fc.record({
  id: uuid.map((each) => each as EventId),
  eventType: fc.constantFrom("InvoicePosted", "quoteCreated", "ProductDeleted"),
  raisedAt: instant,
  data,
  origin: fc.record(
    {
      tenantId: uuid.map((each) => each as TenantId),
      legalEntityId: uuid.map((each) => each as LegalEntityId),
      legalEntityName: text,
      triggeredBy: uuid.map((each) => each as UserId),
      correlationId: uuid,
      source: fc.constant("Paywall" as const),
    },
    { requiredKeys: ["tenantId", "legalEntityId", "legalEntityName", "triggeredBy"] },
  ) as fc.Arbitrary<EventOrigin>,
})
type Made = typeof event extends fc.Arbitrary<infer E> ? E : never
const storedOf = ({ id, origin, raisedAt, data: dataJson }: Made) => ({
  id,
  envelope: toEnvelope(origin, { tag: "InvoicePosted", dataJson }, raisedAt),
  isTest: false,
})

const order = [
  "Token",
  "EventId",
  "EventType",
  "LegalEntityName",
  "LegalEntityId",
  "Timestamp",
  "TriggeredBy",
  "CorrelationId",
  "Source",
  "Data",
]

describe("the body of a delivery", () => {
  it("has the fields of contract W15 in their order, and those that are not set not at all", () => {
    fc.assert(
      fc.property(event, token, (made, by) => {
        const { origin, raisedAt } = made
        const body = JSON.parse(toBody(storedOf(made), made.eventType, by)) as Record<string, unknown>
        const optional = { CorrelationId: origin.correlationId, Source: origin.source }
        expect(Object.keys(body)).toEqual(
          order.filter((name) => !(name in optional) || optional[name as keyof typeof optional] !== undefined),
        )
        expect(body).toEqual({
          Token: by,
          EventId: made.id,
          EventType: made.eventType,
          LegalEntityName: origin.legalEntityName,
          LegalEntityId: origin.legalEntityId,
          Timestamp: new Date(raisedAt).toISOString(),
          TriggeredBy: origin.triggeredBy,
          ...(origin.correlationId === undefined ? {} : { CorrelationId: origin.correlationId }),
          ...(origin.source === undefined ? {} : { Source: origin.source }),
          Data: JSON.parse(made.data) as unknown,
        })
      }),
    )
  })

  it("ends in the data, digit for digit", () => {
    fc.assert(
      fc.property(event, token, (made, by) => {
        expect(toBody(storedOf(made), made.eventType, by).endsWith(`,"Data":${made.data}}`)).toBe(true)
      }),
    )
  })

  it("carries the data of a request on to the receiver, digit for digit", () => {
    const written = '{ "amount": 1.10, "far": 1e400, "big": 12345678901234567890, "none": -0.0 }'
    const dataJson = memberJson(`{"eventType":"InvoicePosted","data":${written}}`, "data")
    fc.assert(
      fc.property(event, token, (made, by) => {
        const body = toBody(storedOf({ ...made, data: dataJson }), made.eventType, by)
        expect(body).toContain('"Data":{"amount":1.10,"far":1e400,"big":12345678901234567890,"none":-0.0}')
      }),
      { numRuns: 10 },
    )
  })

  it("is equal on every attempt, whenever it is made and whichever secret signs", () => {
    const attempt = fc.record({
      now: instant,
      attemptNumber: fc.integer({ min: 1, max: 20 }),
      secret: fc.nat({ max: 255 }),
    })
    fc.assert(
      fc.property(event, token, fc.array(attempt, { minLength: 2, maxLength: 5 }), (made, by, attempts) => {
        const bodies = attempts.map(({ now, attemptNumber, secret }) => {
          const signingSecrets = [{ secret: `whsec_${Buffer.alloc(32, secret).toString("base64")}` }]
          const webhook = { url: "https://receiver.example/", token: by, signingSecrets }
          const request = buildRequest(hmacSha256, {
            event: storedOf(made),
            eventType: made.eventType,
            webhook,
            attemptNumber,
            now,
          })
          return Result.getOrThrow(request).body
        })
        expect(new Set(bodies).size).toBe(1)
      }),
    )
  })
})

it("a body whose envelope comes as bytes has the same bytes and the same signature as its text", () => {
  fc.assert(
    fc.property(event, token, instant, (made, by, now) => {
      const { envelope, ...stored } = storedOf(made)
      const signingSecrets = [{ secret: `whsec_${Buffer.alloc(32, 7).toString("base64")}` }]
      const webhook = { url: "https://receiver.example/", token: by, signingSecrets }
      const [asText, bytes] = [envelope, Buffer.from(envelope)].map((each) =>
        Result.getOrThrow(
          buildRequest(hmacSha256, {
            event: { ...stored, envelope: each },
            eventType: made.eventType,
            webhook,
            attemptNumber: 1,
            now,
          }),
        ),
      )
      expect(bodyText(bytes!)).toBe(bodyText(asText!))
      expect(bytes!.headers).toEqual(asText!.headers)
    }),
  )
})

describe("what the log shows of a request", () => {
  it("is its body but for the token", () => {
    fc.assert(
      fc.property(event, token, (made, by) => {
        const stored = storedOf(made)
        const sent = toBody(stored, made.eventType, by)
        const shown = maskedBody(stored, made.eventType)
        expect(shown).toBe(sent.replace(`{"Token":"${by}"`, `{"Token":"${mask}"`))
        expect(shown).not.toContain(by)
      }),
    )
  })

  it("is its headers but for the signature", () => {
    const headers = {
      "content-type": "application/json",
      "webhook-id": "id",
      "webhook-signature": "v1,c2VjcmV0 v1,b2xk",
    }
    expect(maskedHeaders(headers)).toEqual({ ...headers, "webhook-signature": "***" })
  })
})
