import type { Log } from "@svc/adapters/observability/log"
import type { Runtime } from "@svc/adapters/observability/runtime"
import type { DeliveryWork } from "@svc/domain/webhooks/delivery-work"
import { Exit } from "effect"

/**
 * Interval in milliseconds of real time, also under the test clock. Newer deliveries are counted on request (contract
 * H6).
 */
const everyMs = 5 * 60_000

/**
 * Keeps the counts of every hour up to date while the worker runs. A failure is logged, and the next turn repeats the
 * work.
 */
export const startHourCounter = (
  { run }: Runtime,
  countHours: DeliveryWork["countHours"],
  log: Log,
): { readonly stop: () => Promise<void> } => {
  let counting: Promise<void> | undefined
  const count = async (): Promise<void> => {
    const exit = await run(countHours())
    if (Exit.isFailure(exit)) log.error({ err: exit.cause }, "deliveries could not be counted by the hour")
    counting = undefined
  }
  const timer = setInterval(() => {
    counting ??= count()
  }, everyMs).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await counting
    },
  }
}
