import { judgeRefresh, type RefreshToken } from "@svc/domain/identity/refresh-token"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

/** Few moments, so that two of them are often the same. */
const instant = fc.integer({ min: 0, max: 5 }).map((millis) => millis as Timestamp)
const token = fc.record(
  { expiresAt: instant, usedAt: instant, revokedAt: instant },
  { requiredKeys: ["expiresAt"] },
) as fc.Arbitrary<RefreshToken>

/** Checks a condition for every token and time. */
const always = (holds: (each: RefreshToken, now: Timestamp, verdict: ReturnType<typeof judgeRefresh>) => boolean) =>
  fc.assert(
    fc.property(token, instant, (each, now) => {
      expect(holds(each, now, judgeRefresh(each, now))).toBe(true)
    }),
    { numRuns: 500 },
  )

describe("a refresh token", () => {
  it.each<readonly [string, Parameters<typeof always>[0]]>([
    [
      "is good exactly while it is fresh, unused and not revoked",
      ({ expiresAt, usedAt, revokedAt }, now, verdict) =>
        (verdict === "use") === (usedAt === undefined && revokedAt === undefined && now < expiresAt),
    ],
    [
      "that was used before revokes its family, also when it has expired since",
      ({ usedAt, revokedAt }, _, verdict) =>
        (verdict === "revoke the family") === (usedAt !== undefined && revokedAt === undefined),
    ],
    [
      "that was revoked does nothing more",
      ({ revokedAt }, _, verdict) => revokedAt === undefined || verdict === "refuse",
    ],
    [
      "is never good again",
      (each, now, verdict) => verdict === "use" || judgeRefresh(each, (now + 1) as Timestamp) !== "use",
    ],
  ])("%s", (_, holds) => {
    expect(() => always(holds)).not.toThrow()
  })
})
