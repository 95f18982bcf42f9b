import type { Effect } from "effect"
import { toIso } from "../shared/timestamp.ts"
import type { Webhooks } from "./webhooks.ts"

/** The figures of a webhook as the interface answers them and the command line prints them (contract W29). */
export const statsBody = ({
  counts,
  successRate,
  nextAttemptAt,
  formerSecretUntil,
  durations,
  lastFailure,
}: Effect.Success<ReturnType<Webhooks["stats"]>>) => ({
  delivered: counts.Delivered,
  failed: counts.Failed,
  pending: counts.Pending,
  inFlight: counts.InFlight,
  held: counts.Held,
  cancelled: counts.Cancelled,
  successRate,
  nextAttemptAt: nextAttemptAt === undefined ? undefined : toIso(nextAttemptAt),
  formerSecretUntil: formerSecretUntil === undefined ? undefined : toIso(formerSecretUntil),
  latency: durations,
  lastFailure:
    lastFailure === undefined
      ? undefined
      : {
          deliveryId: lastFailure.deliveryId,
          time: toIso(lastFailure.at),
          failureReason: lastFailure.reason,
          status: lastFailure.status,
        },
})
