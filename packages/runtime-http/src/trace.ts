import { randomUUID } from "node:crypto"

/** The trace id of the W3C `traceparent` header, or a new one when there is none or it is malformed. */
export const traceIdOf = (traceparent: string | undefined): string => {
  const [, traceId] = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(-.*)?$/.exec(traceparent ?? "") ?? []
  return traceId === undefined || /^0+$/.test(traceId) ? randomUUID().replaceAll("-", "") : traceId
}
