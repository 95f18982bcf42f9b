import type { Log } from "@svc/adapters/observability/log"
import type { Runtime } from "@svc/adapters/observability/runtime"
import type { DeliveryWork } from "@svc/domain/webhooks/delivery-work"
import { Exit } from "effect"

/** In milliseconds of real time, also under the test clock: what is younger is counted for whoever asks (contract H6). */
const everyMs = 5 * 60_000

/** Has the deliveries of every hour counted, as long as the worker runs. Trouble is logged, and the next turn does it. */
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
