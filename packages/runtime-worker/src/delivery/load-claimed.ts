import type { Log } from "@svc/adapters/observability/log"
import type { Runtime } from "@svc/adapters/observability/runtime"
import type { Claim } from "@svc/domain/webhooks/ports/delivery-queue"
import type { DeliveryStore, Sendable } from "@svc/domain/webhooks/ports/delivery-store"
import { Exit } from "effect"

export interface LoadClaimedDeps {
  readonly deliveries: DeliveryStore
  readonly runtime: Runtime
  readonly log: Log
}

/** Pauses between tries: connections that were cut are made anew in a moment. */
const pausesMs = [100, 400, 1_600]

/**
 * Reads the deliveries of claims, or undefined when that cannot be done. Tries several times, because a claim that
 * nobody acts on waits for its lease to lapse, and giving it back needs the database too; to read twice harms nothing.
 */
export const makeLoadClaimed =
  ({ deliveries, runtime: { run }, log }: LoadClaimedDeps) =>
  async (claims: readonly Claim[]): Promise<readonly Sendable[] | undefined> => {
    for (const pauseMs of [...pausesMs, undefined]) {
      const exit = await run(deliveries.sendable(claims))
      if (Exit.isSuccess(exit)) return exit.value
      log.error({ err: exit.cause }, "claimed webhook deliveries could not be read")
      if (pauseMs !== undefined) await new Promise((resume) => setTimeout(resume, pauseMs))
    }
    return undefined
  }
