import { toIso } from "../shared/timestamp.ts"
import { type Recovery, sentOf } from "./recovery.ts"

/** A recovery as the interface answers it and the command line prints it (contract W31). */
export const recoveryBody = ({
  id,
  webhookId,
  since,
  until,
  status,
  event,
  missed,
  total,
  createdAt,
  requestedBy,
  requestedByName,
  progress,
}: Recovery) => ({
  id,
  webhookId,
  since: toIso(since),
  until: toIso(until),
  status,
  eventType: event?.spelling,
  missed,
  state: progress.state,
  total,
  resent: progress.resent,
  sent: sentOf(progress),
  delivered: progress.delivered,
  failed: progress.failed,
  withdrawn: progress.withdrawn,
  requestedBy,
  requestedByName,
  created: toIso(createdAt),
  finished: progress.finishedAt === undefined ? undefined : toIso(progress.finishedAt),
})
