import { readTraceparent } from "@svc/adapters/observability/tracing"
import { randomUUID } from "node:crypto"

/** The trace id of the W3C `traceparent` header, or a new one when there is none or it is malformed. */
export const traceIdOf = (traceparent: string | undefined): string =>
  readTraceparent(traceparent)?.traceId ?? randomUUID().replaceAll("-", "")
