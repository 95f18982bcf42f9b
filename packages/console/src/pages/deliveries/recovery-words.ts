import type { components } from "../../api/schema.gen.ts"
import type { TimeWords } from "../../ui/time.ts"

export type RecoverRequest = components["schemas"]["RecoverRequest"]

const whichOf = ({ missed, status }: RecoverRequest): string => {
  if (missed === true) return "events it has no delivery of"
  return status === "Pending" ? "those that wait" : status === "Failed" ? "exhausted ones" : "all that failed"
}

/** What is sent again, in words. */
export const recoveryWords = (request: RecoverRequest, time: TimeWords): string =>
  [
    whichOf(request),
    request.eventType === undefined ? "of every event" : `of ${request.eventType}`,
    `from ${time.whole(request.since)}`,
    request.until === undefined ? "until now" : `to ${time.whole(request.until)}`,
  ].join(" ")
