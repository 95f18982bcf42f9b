import type { SpanContext } from "@svc/adapters/observability/tracing"
import { randomUUID } from "node:crypto"

/** The trace id of the caller's W3C `traceparent`, or a new one when there is none or it is malformed. */
export const traceIdOf = (caller: SpanContext | undefined): string =>
  caller?.traceId ?? randomUUID().replaceAll("-", "")
