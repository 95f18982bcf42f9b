import type { Attributes, Span, SpanContext } from "@opentelemetry/api"
import { Cause, Context, Effect, Exit } from "effect"

export type { Span, SpanContext }

/** The seam at which a span begins, as OpenTelemetry names its side. */
type Side = "client" | "consumer" | "internal" | "server"

interface SpanStart {
  readonly side: Side
  readonly attributes?: Attributes
  /** The span that the new one is part of. Without a parent the span begins a trace. */
  readonly parent?: Span | SpanContext | undefined
  /** The span of another trace that caused this one, as `traceparent`. */
  readonly cause?: string | undefined
}

/** Sends spans to a receiver of OTLP. */
export interface Tracing {
  /** Chooses by chance whether a trace is sent, for a span with neither parent nor cause. */
  readonly isChosen: () => boolean
  readonly start: (name: string, start: SpanStart) => Span
  /** Sends the spans that have ended, and stops. */
  readonly stop: () => Promise<void>
}

let tracing: Tracing | undefined

/** Sets the receiver of the spans of this process; without one no span is made, and the seams cost nothing. */
export const useTracing = (used: Tracing | undefined): void => {
  tracing = used
}

/** Sends the last spans. */
export const stopTracing = async (): Promise<void> => {
  const stopped = tracing
  tracing = undefined
  await stopped?.stop()
}

/** The span of the running fiber, if any. */
export const CurrentSpan = Context.Reference<Span | undefined>("adapters/observability/CurrentSpan", {
  defaultValue: () => undefined,
})

const sampled = 1

/** Reads a `traceparent`; undefined when there is none or it is malformed. */
export const readTraceparent = (text: string | undefined): SpanContext | undefined => {
  if (text === undefined || text === "") return undefined
  const [, version, traceId = "", spanId = "", flags = "", more] =
    /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/.exec(text) ?? []
  if (traceId === "" || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined
  // Only later versions may have more members, and `ff` is none.
  if (version === "ff" || (version === "00" && more !== undefined)) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & sampled, isRemote: true }
}

/**
 * Whether the first span of a process for a request, a job or a delivery is sent. With a parent or cause (`before`) the
 * answer is the same as for that one, so that a request can be followed to its end; without one it is by chance. Ask
 * before preparing anything for the span, because 99 of a hundred are not sent.
 */
export const isSent = (before: SpanContext | string | undefined): boolean => {
  if (tracing === undefined) return false
  const context = typeof before === "string" ? readTraceparent(before) : before
  return context === undefined ? tracing.isChosen() : (context.traceFlags & sampled) !== 0
}

/** Begins a span that is sent; undefined once the process stops. The caller ends it. */
export const startSpan = (name: string, start: SpanStart): Span | undefined => tracing?.start(name, start)

const failed = 2

/** Ends a span with the outcome of its work. */
const endSpan = (span: Span, exit: Exit.Exit<unknown, unknown>): void => {
  if (Exit.isFailure(exit)) {
    const error = Cause.squash(exit.cause)
    const kind = typeof error === "object" && error !== null && "_tag" in error ? String(error._tag) : "Error"
    // Only the kind of error: its message may repeat what was sent.
    span.setAttribute("error.type", kind)
    span.setStatus({ code: failed })
  }
  span.end()
}

/** Runs work in a span that was begun, and ends it. */
export const withSpan = <A, E>(span: Span | undefined, work: Effect.Effect<A, E>): Effect.Effect<A, E> =>
  span === undefined
    ? work
    : Effect.onExit(Effect.provideService(work, CurrentSpan, span), (exit) => Effect.sync(() => endSpan(span, exit)))

/** Runs work in a span below that of the fiber; without a span when the fiber has none. */
export const inSpan = <A, E>(
  name: string,
  start: Omit<SpanStart, "parent">,
  work: Effect.Effect<A, E>,
): Effect.Effect<A, E> =>
  tracing === undefined
    ? work
    : Effect.flatMap(CurrentSpan, (parent) =>
        parent !== undefined ? withSpan(startSpan(name, { ...start, parent }), work) : work,
      )

/** Runs a unit of work in a span of its own. */
export const inSpanOfUnit = <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E> =>
  inSpan("unit of work", { side: "internal" }, work)

/** Before the work begins, passes the span of the fiber to `use`, if there is one. */
export const seeSpan = <A, E>(use: (span: Span) => void, work: Effect.Effect<A, E>): Effect.Effect<A, E> =>
  tracing === undefined
    ? work
    : Effect.flatMap(CurrentSpan, (span) => {
        if (span !== undefined) use(span)
        return work
      })

/** The `traceparent` of a sampled span (W3C Trace Context, section 3.2). */
const traceparentIn = ({ traceId, spanId }: SpanContext): string => `00-${traceId}-${spanId}-01`

const traceparentOf = (span: Span | undefined): string | undefined =>
  span === undefined ? undefined : traceparentIn(span.spanContext())

/** The `traceparent` of a caller's span, if the caller samples its trace. */
export const sampledTraceparent = (caller: SpanContext | undefined): string | undefined =>
  caller === undefined || (caller.traceFlags & sampled) === 0 ? undefined : traceparentIn(caller)

/** Makes work with the span of the fiber and runs it. */
export const withCurrentSpan = <A, E>(make: (span: Span | undefined) => Effect.Effect<A, E>): Effect.Effect<A, E> =>
  tracing === undefined ? make(undefined) : Effect.flatMap(CurrentSpan, make)

/** Makes work with the `traceparent` of the fiber, so that it can store it with what it causes, and runs it. */
export const withTraceparent = <A, E>(
  make: (traceparent: string | undefined) => Effect.Effect<A, E>,
): Effect.Effect<A, E> => withCurrentSpan((span) => make(traceparentOf(span)))
