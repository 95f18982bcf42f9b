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

/** Pauses between attempts: broken connections are replaced within a moment. */
const pausesMs = [100, 400, 1_600]

/**
 * Reads the deliveries of claims, or returns undefined when that fails. Tries several times: an unused claim blocks its
 * delivery until it expires, and returning it needs the database too. Reading twice does no harm.
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
