import { hmacSha256 } from "@svc/adapters/crypto/secrets"
import type { EventId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { WebhookRequest } from "@svc/domain/webhooks/ports/webhook-sender"
import { buildRequest } from "@svc/domain/webhooks/request"
import { signatureHeader } from "@svc/domain/webhooks/signature"
import {
  activeSecrets,
  rotate,
  rotationOverlapSeconds,
  type SigningSecret,
  toSigningSecret,
} from "@svc/domain/webhooks/signing-secret"
import { Result } from "effect"
import fc from "fast-check"
import { Webhook } from "standardwebhooks"
import { describe, expect, it, vi } from "vitest"
import { bodyText } from "../support/webhooks/body-text.ts"

const base64 = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString("base64"))
const secret = base64.map(toSigningSecret)
const instant = fc.integer({ min: 0, max: 4_102_444_800_000 }).map((millis) => millis as Timestamp)
const text = fc.string({ unit: "binary", maxLength: 200 }).filter((each) => each.isWellFormed())
const hour = 3_600_000
const after = (start: Timestamp, millis: number) => (start + millis) as Timestamp

const requestOf = (signingSecrets: readonly SigningSecret[], now: Timestamp, envelope = '"Data":{}') =>
  buildRequest(hmacSha256, {
    event: { id: "01990000-0000-7000-8000-000000000001" as EventId, envelope, isTest: false },
    eventType: "InvoicePosted",
    webhook: { url: "https://receiver.example/", token: "token", signingSecrets },
    attemptNumber: 1,
    now,
  })
const signed = (secrets: readonly SigningSecret[], now: Timestamp, envelope?: string) =>
  read(Result.getOrThrow(requestOf(secrets, now, envelope)))
const read = (request: WebhookRequest) => ({ ...request, body: bodyText(request) })

/** Whether the stock library accepts a request that arrives at `now`. */
const accepts = (by: SigningSecret, { body, headers }: ReturnType<typeof signed>, now: Timestamp): boolean => {
  vi.useFakeTimers({ now, toFake: ["Date"] })
  try {
    new Webhook(by.secret).verify(body, { ...headers })
    return true
  } catch {
    return false
  } finally {
    vi.useRealTimers()
  }
}

describe("the signature", () => {
  it("of the published example is the published one", () => {
    const secrets = [{ secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" }]
    const message = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", timestamp: "1614265330", body: '{"test": 2432232314}' }
    expect(signatureHeader(hmacSha256, secrets, 1_614_265_330_000 as Timestamp, message)).toBe(
      "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    )
  })

  it("is accepted by the stock library, whatever is in the body", () => {
    fc.assert(
      fc.property(secret, instant, text, (by, now, content) => {
        expect(accepts(by, signed([by], now, `"Data":${JSON.stringify(content)}`), now)).toBe(true)
      }),
    )
  })

  it("is not accepted with another secret, a changed byte, another id or another time", () => {
    fc.assert(
      fc.property(secret, secret, instant, text, fc.nat(), (by, other, now, content, place) => {
        fc.pre(by.secret !== other.secret)
        const request = signed([by], now, `"Data":${JSON.stringify(content)}`)
        const at = place % request.body.length
        const changed = `${request.body.slice(0, at)}${request.body[at] === "a" ? "b" : "a"}${request.body.slice(at + 1)}`
        fc.pre(changed.isWellFormed())
        const later = String(Number(request.headers["webhook-timestamp"]) + 1)
        expect([
          accepts(other, request, now),
          accepts(by, { ...request, body: changed }, now),
          accepts(by, { ...request, headers: { ...request.headers, "webhook-id": "other" } }, now),
          accepts(by, { ...request, headers: { ...request.headers, "webhook-timestamp": later } }, now),
        ]).toEqual([false, false, false, false])
      }),
    )
  })

  it("is not accepted more than five minutes away from its time", () => {
    fc.assert(
      fc.property(
        secret,
        instant.filter((now) => now > hour),
        fc.integer({ min: -hour, max: hour }),
        (by, now, away) => {
          fc.pre(Math.abs(Math.abs(away) - 300_000) > 1000)
          expect(accepts(by, signed([by], now), after(now, away))).toBe(Math.abs(away) < 300_000)
        },
      ),
    )
  })

  it("differs from attempt to attempt, and the id does not", () => {
    fc.assert(
      fc.property(secret, instant, fc.integer({ min: 1000, max: hour }), (by, now, later) => {
        const [one, other] = [signed([by], now), signed([by], after(now, later))]
        expect(other.headers["webhook-id"]).toBe(one.headers["webhook-id"])
        expect(other.headers["webhook-signature"]).not.toBe(one.headers["webhook-signature"])
        expect(other.body).toBe(one.body)
      }),
    )
  })
})

/** Rotates a secret at the given times. Returns all secrets that ever existed, newest last, and the current ones. */
const rotations = (first: SigningSecret, fresh: readonly SigningSecret[], times: readonly Timestamp[]) => {
  const all = [first]
  let secrets: readonly SigningSecret[] = [first]
  times.forEach((at, index) => {
    all.push(fresh[index]!)
    secrets = rotate(secrets, fresh[index]!, at)
  })
  return { all, secrets }
}

describe("after a rotation", () => {
  const [first, second, third, fourth] = [1, 2, 3, 4].map((fill) =>
    toSigningSecret(Buffer.alloc(32, fill).toString("base64")),
  )
  const start = 1_800_000_000_000 as Timestamp
  const overlap = rotationOverlapSeconds * 1000
  const signatures = ({ headers }: ReturnType<typeof signed>) => headers["webhook-signature"]!.split(" ")

  it("both secrets sign for 24 hours, the new one first, and then the new one alone", () => {
    const { secrets } = rotations(first!, [second!], [start])
    const within = signed(secrets, after(start, overlap - 1))
    expect(signatures(within)).toHaveLength(2)
    expect(signatures(within)[0]).toBe(signatures(signed([second!], after(start, overlap - 1)))[0])
    expect([
      accepts(first!, within, after(start, overlap - 1)),
      accepts(second!, within, after(start, overlap - 1)),
    ]).toEqual([true, true])
    const past = signed(secrets, after(start, overlap))
    expect([accepts(first!, past, after(start, overlap)), accepts(second!, past, after(start, overlap))]).toEqual([
      false,
      true,
    ])
  })

  it("and two more, all that are still valid sign, each until its own time", () => {
    const times = [start, after(start, hour), after(start, 2 * hour)]
    const { all, secrets } = rotations(first!, [second!, third!, fourth!], times)
    const validAt = (now: Timestamp) => all.map((each) => accepts(each, signed(secrets, now), now))
    expect(validAt(after(start, 3 * hour))).toEqual([true, true, true, true])
    expect(validAt(after(start, overlap))).toEqual([false, true, true, true])
    expect(validAt(after(start, overlap + hour))).toEqual([false, false, true, true])
    expect(validAt(after(start, overlap + 2 * hour))).toEqual([false, false, false, true])
    expect(validAt(after(start, 1000 * overlap))).toEqual([false, false, false, true])
  })

  it("whenever and however often, those sign that were current in the last 24 hours, at most the latest five", () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 2 * overlap }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(gaps, fc.integer({ min: 0, max: 2 * overlap }), (waits, last) => {
        const fresh = waits.map((_, index) => ({ secret: `whsec_${index + 1}` }))
        let at = start
        const times = waits.map((wait) => (at = after(at, wait)))
        const { all, secrets } = rotations({ secret: "whsec_0" }, fresh, times)
        const now = after(at, last)
        const valid = all.filter((_, index) => index === all.length - 1 || times[index]! + overlap > now)
        expect(activeSecrets(secrets, now).map((each) => each.secret)).toEqual(
          valid
            .toReversed()
            .slice(0, 5)
            .map((each) => each.secret),
        )
      }),
    )
  })

  it("secrets past their time are forgotten by the next rotation", () => {
    const { secrets } = rotations(first!, [second!, third!], [start, after(start, overlap)])
    expect(secrets.map((each) => each.secret)).toEqual([third!.secret, second!.secret])
  })
})

it("nothing is signed without a secret that is valid", () => {
  const expired = { secret: "whsec_b2xk", validUntil: 1000 as Timestamp }
  for (const secrets of [[], [expired]]) {
    expect(Result.isFailure(requestOf(secrets, 1000 as Timestamp))).toBe(true)
  }
  expect(Result.isSuccess(requestOf([expired], 999 as Timestamp))).toBe(true)
})
