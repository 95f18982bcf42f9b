import type { components } from "../../api/schema.gen.ts"
import type { TimeWords } from "../../ui/time.ts"

export type RecoverRequest = components["schemas"]["RecoverRequest"]

const whichOf = ({ missed, status }: RecoverRequest): string => {
  if (missed === true) return "missed events"
  return status === "Pending"
    ? "deliveries that wait"
    : status === "Failed"
      ? "deliveries without more retries"
      : "all that failed"
}

/** Describes in words which deliveries are sent again. */
export const recoveryWords = (request: RecoverRequest, time: TimeWords): string =>
  [
    whichOf(request),
    request.eventType === undefined ? "of every type" : `of ${request.eventType}`,
    `from ${time.whole(request.since)}`,
    request.until === undefined ? "until now" : `to ${time.whole(request.until)}`,
  ].join(" ")
