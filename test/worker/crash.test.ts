import { expect, it } from "vitest"
import { crashRun } from "../bench/crash-run.ts"

it("2,000 deliveries outlive three killed workers and a stopped PostgreSQL, each attempt logged once", async () => {
  const plan = { deliveries: 2_000, perSecond: 200, workers: 2, workerKills: 3, databaseStops: 1 }
  const { seconds: _, repeatsOnWire, ...result } = await crashRun(plan, { SVC_WORKER_SLOTS: "16" })
  expect(result).toEqual({ deliveries: expect.any(Number), lost: 0, attemptGaps: 0, attemptDoubles: 0 })
  expect(result.deliveries).toBeGreaterThanOrEqual(plan.deliveries)
  // Only attempts that were under way or unrecorded when a worker died are repeated. With few slots these are few, even
  // on a slow disk.
  expect(repeatsOnWire / result.deliveries).toBeLessThan(0.2)
})
