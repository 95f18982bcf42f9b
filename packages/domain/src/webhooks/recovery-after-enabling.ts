import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"
import type { RecoveryRange } from "./recovery.ts"
import { keptFrom } from "./retention.ts"
import type { Webhook } from "./webhook.ts"
import type { Streak } from "./webhook-streak.ts"

export interface EnableChoices {
  /** Whether events that were raised while the webhook was Disabled are sent. */
  readonly sendMissed: boolean
  /** Whether deliveries that failed are sent again. */
  readonly resendFailed: boolean
}

/** A delivery is created this many seconds before the end of its first attempt, also when it has to wait for it. */
const deliveryAge = 3600
/** An event gets its time this many seconds, at most, before it looks for webhooks that listen. */
const eventAge = 60
/** A recovery begins this many seconds after the end of the log, so that the log is not shortened below it meanwhile. */
const margin = 60

type Range = Pick<RecoveryRange, "since" | "missed">

/**
 * The recoveries that send what a Disabled webhook has not got (contract W56): deliveries that failed since the first
 * failure after its last success, and events since it was disabled. None reaches back before the webhook existed, or
 * before the log; all of that is taken when it is unknown since when the webhook is Disabled.
 */
export const toRecover = (
  { createdAt, disabled }: Pick<Webhook, "createdAt" | "disabled">,
  streak: Pick<Streak, "since"> | undefined,
  { sendMissed, resendFailed }: EnableChoices,
  now: Timestamp,
): readonly Range[] => {
  const oldest = Math.max(createdAt, secondsAfter(keptFrom(now), margin)) as Timestamp
  const from = (time: Timestamp, age: number): Timestamp => Math.max(oldest, secondsAfter(time, -age)) as Timestamp
  const disabledAt = disabled?.at ?? oldest
  const failingSince = Math.min(streak?.since ?? disabledAt, disabledAt) as Timestamp
  return [
    ...(resendFailed ? [{ since: from(failingSince, deliveryAge) }] : []),
    ...(sendMissed ? [{ since: from(disabledAt, eventAge), missed: true as const }] : []),
  ]
}
