import type { DeliveryId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { applyToRecovery, type RecoveryCommand, type RecoveryProgress } from "@svc/domain/webhooks/recovery"
import { keptFrom, oldestKeptDay, retentionDays } from "@svc/domain/webhooks/retention"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const at = fc.integer({ min: 1, max: 2_000_000_000_000 }) as fc.Arbitrary<Timestamp>
const resent = fc.nat(1000)
const batch: fc.Arbitrary<RecoveryCommand> = fc.record({
  _tag: fc.constant("BatchResent" as const),
  resent,
  last: fc.uuid() as unknown as fc.Arbitrary<DeliveryId>,
  at,
})
const lastBatch: fc.Arbitrary<RecoveryCommand> = fc.record({ _tag: fc.constant("BatchResent" as const), resent, at })
const cancel: fc.Arbitrary<RecoveryCommand> = fc.record({ _tag: fc.constant("CancelRequested" as const), at })
const commands = fc.array(fc.oneof({ weight: 6, arbitrary: batch }, lastBatch, cancel), { maxLength: 30 })
const begun: RecoveryProgress = { state: "Running", resent: 0 }

describe("a recovery", () => {
  it("runs until its last batch or until it is cancelled, counts what was sent again till then, and is final", () => {
    fc.assert(
      fc.property(commands, (all) => {
        const end = all.findIndex((each) => each._tag === "CancelRequested" || each.last === undefined)
        const applied = end < 0 ? all : all.slice(0, end + 1)
        const result = all.reduce(applyToRecovery, begun)
        const sum = applied.reduce((total, each) => total + (each._tag === "BatchResent" ? each.resent : 0), 0)
        expect(result.resent).toBe(sum)
        const ending = end < 0 ? undefined : all[end]
        expect(result.state).toBe(
          ending === undefined ? "Running" : ending._tag === "CancelRequested" ? "Cancelled" : "Done",
        )
        expect(result.finishedAt).toBe(ending?.at)
        const batches = applied.flatMap((each) => (each._tag === "BatchResent" && each.last ? [each.last] : []))
        expect(result.after).toBe(batches.at(-1))
      }),
    )
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
