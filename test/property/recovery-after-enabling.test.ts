import type { Timestamp } from "@svc/domain/shared/timestamp"
import { toRecover } from "@svc/domain/webhooks/recovery-after-enabling"
import { keptFrom } from "@svc/domain/webhooks/retention"
import fc from "fast-check"
import { expect, it } from "vitest"

const now = 1_800_000_000_000 as Timestamp
const day = 86_400_000
const ago = fc.integer({ min: 0, max: 30 * day }).map((ms) => (now - ms) as Timestamp)
const all = { sendMissed: true, resendFailed: true }

it("W56: what is sent after enabling reaches back to the failures and the disabling, and never too far", () => {
  fc.assert(
    fc.property(ago, fc.option(ago), fc.option(ago), (createdAt, disabledAt, failingSince) => {
      const webhook = {
        createdAt,
        ...(disabledAt === null ? {} : { disabled: { reason: "User" as const, at: disabledAt } }),
      }
      const [failed, missed] = toRecover(webhook, failingSince === null ? undefined : { since: failingSince }, all, now)
      const oldest = Math.max(createdAt, keptFrom(now) + 60_000)
      for (const { since } of [failed!, missed!]) expect(since).toBeGreaterThanOrEqual(oldest)
      expect(missed).toEqual({ since: Math.max(oldest, (disabledAt ?? oldest) - 60_000), missed: true })
      const first = Math.min(disabledAt ?? oldest, failingSince ?? Infinity)
      expect(failed).toEqual({ since: Math.max(oldest, first - day / 24) })
    }),
  )
})

it("W56: only what was chosen is sent", () => {
  const webhook = { createdAt: now, disabled: { reason: "Failing" as const, at: now } }
  const kinds = (sendMissed: boolean, resendFailed: boolean) =>
    toRecover(webhook, undefined, { sendMissed, resendFailed }, now).map(({ missed = false }) => missed)
  expect([kinds(true, true), kinds(true, false), kinds(false, true), kinds(false, false)]).toEqual([
    [false, true],
    [true],
    [false],
    [],
  ])
})
