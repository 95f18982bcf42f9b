import type { DeliveryId } from "@svc/domain/shared/ids"
import { secondsAfter, type Timestamp } from "@svc/domain/shared/timestamp"
import {
  applyToRecovery,
  begunRecovery,
  nextLookAt,
  type Recovery,
  type RecoveryCommand,
  type RecoveryProgress,
  sentOf,
} from "@svc/domain/webhooks/recovery"
import { keptFrom, oldestKeptDay, retentionDays } from "@svc/domain/webhooks/retention"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const at = fc.integer({ min: 1, max: 2_000_000_000_000 }) as fc.Arbitrary<Timestamp>

/**
 * Steps of a recovery by its job, its receiver and a user. The numbers of a step are taken modulo the available
 * deliveries.
 */
const steps = fc.array(
  fc.record({ kind: fc.constantFrom("batch", "look", "cancel"), many: fc.nat(1000), failed: fc.nat(1000), at }),
  { maxLength: 40 },
)

describe("a recovery", () => {
  it("sends each delivery of its range, counts what became of each once, and ends with the last", () => {
    fc.assert(
      fc.property(fc.nat(1000), steps, (total, all) => {
        let [left, awaited, cancelled] = [total, 0, false]
        let progress: RecoveryProgress = begunRecovery
        let endedAt: Timestamp | undefined
        const end = { delivered: 0, failed: 0, withdrawn: 0 }
        const apply = (command: RecoveryCommand) => {
          const before = progress
          progress = applyToRecovery(progress, command)
          expect(before.finishedAt === undefined ? progress : before).toEqual(progress)
        }
        for (const { kind, many, failed, at: now } of all) {
          if (progress.finishedAt !== undefined) {
            for (const command of ["cancel", "look"] as const)
              apply(
                command === "cancel"
                  ? { _tag: "CancelRequested" }
                  : { _tag: "Looked", delivered: 1, failed: 1, withdrawn: 1, awaited: false, at: now },
              )
          } else if (kind === "cancel") {
            apply({ _tag: "CancelRequested" })
            cancelled = true
          } else if (kind === "batch") {
            const resent = Math.min(left, many)
            apply({ _tag: "BatchResent", resent, ...(resent === left ? {} : { last: `${now}` as DeliveryId }) })
            if (cancelled) continue
            left -= resent
            awaited += resent
          } else {
            const made = Math.min(awaited, many)
            const lost = Math.min(made, failed)
            const withdrawn = cancelled ? Math.min(awaited - made, failed) : 0
            awaited -= made + withdrawn
            end.delivered += made - lost
            end.failed += lost
            end.withdrawn += withdrawn
            const delivered = made - lost
            apply({ _tag: "Looked", delivered, failed: lost, withdrawn, awaited: awaited > 0, at: now })
            endedAt = awaited === 0 && (cancelled || progress.allResent) ? now : undefined
          }
          expect(progress).toMatchObject({ ...end, resent: total - left })
          expect(progress.finishedAt).toBe(endedAt)
          expect(sentOf(progress)).toBe(end.delivered + end.failed)
          expect(progress.resent).toBe(sentOf(progress) + end.withdrawn + awaited)
          const isDone = progress.finishedAt !== undefined && !cancelled
          expect(progress.state).toBe(cancelled ? "Cancelled" : isDone ? "Done" : "Running")
        }
      }),
    )
  })

  it("is looked at again after a tenth of its age, at least two seconds and at most a minute", () => {
    const createdAt = 1_700_000_000_000 as Timestamp
    const after = (age: number) => nextLookAt({ createdAt } as Recovery, secondsAfter(createdAt, age))
    fc.assert(
      fc.property(fc.nat(100_000), (age) => {
        const wait = (after(age) - secondsAfter(createdAt, age)) / 1000
        expect(wait).toBeGreaterThanOrEqual(2)
        expect(wait).toBeLessThanOrEqual(60)
        expect(after(age + 1)).toBeGreaterThan(after(age))
      }),
    )
    expect([0, 20, 300, 600, 9000].map((age) => (after(age) - secondsAfter(createdAt, age)) / 1000)).toEqual([
      2, 2, 30, 60, 60,
    ])
  })
})

describe("the retention", () => {
  const day = 86_400_000
  it("keeps fifteen days, and the oldest of them as a whole", () => {
    fc.assert(
      fc.property(fc.integer({ min: 20 * day, max: 2_000_000_000_000 }) as fc.Arbitrary<Timestamp>, (now) => {
        const [kept, oldest] = [keptFrom(now), oldestKeptDay(now)]
        expect(now - kept).toBe(retentionDays * day)
        expect(oldest % day).toBe(0)
        expect(kept - oldest).toBeGreaterThanOrEqual(0)
        expect(kept - oldest).toBeLessThan(day)
      }),
    )
  })
})
