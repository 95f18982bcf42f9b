import type { Log } from "@svc/adapters/observability/log"
import type { Span } from "@svc/adapters/observability/tracing"

/** The values that the outer middleware puts into `context.state`. */
export interface RequestState {
  readonly traceId: string
  /** The log with the trace id; made on first use. */
  readonly log: () => Log
  /** The span of the request, if it is traced. */
  readonly span: Span | undefined
  /** The span of the caller, when the caller samples the trace and this service does not export it. */
  readonly traceparent: string | undefined
  /** The tag of the error that refused the request. */
  refusedBy?: string
}
