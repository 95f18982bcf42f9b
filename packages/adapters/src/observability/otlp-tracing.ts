import { type Link, ROOT_CONTEXT, type Span, type SpanContext, SpanKind, trace, TraceFlags } from "@opentelemetry/api"
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http"
import { resourceFromAttributes } from "@opentelemetry/resources"
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace"
import type { Release } from "../installation/assets.ts"
import { readTraceparent, type Tracing } from "./tracing.ts"

const kinds = {
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
} as const

const within = (parent: Span | SpanContext | undefined) => {
  if (parent === undefined) return ROOT_CONTEXT
  return "spanContext" in parent ? trace.setSpan(ROOT_CONTEXT, parent) : trace.setSpanContext(ROOT_CONTEXT, parent)
}

/**
 * Whether a span is sent: as the one before it was, so that a request is followed to its end, or by chance where it is
 * the first. Decided here and not by the library, whose span that is not sent costs a fifth of a delivery.
 */
const isSent = (parent: Span | SpanContext | undefined, cause: SpanContext | undefined, share: number): boolean => {
  const before = (parent !== undefined && "spanContext" in parent ? parent.spanContext() : parent) ?? cause
  return before === undefined ? Math.random() < share : (before.traceFlags & TraceFlags.SAMPLED) !== 0
}

/** Sends spans to `endpoint` over OTLP by HTTP. `share` is the part of the traces, from 0 to 1, that are sent. */
export const makeOtlpTracing = (endpoint: string, share: number, service: string, { version }: Release): Tracing => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service, "service.version": version }),
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer("svc", version)
  return {
    start: (name, { side, attributes = {}, parent, cause }) => {
      const context = readTraceparent(cause)
      if (!isSent(parent, context, share)) return undefined
      const links: Link[] = context === undefined ? [] : [{ context }]
      return tracer.startSpan(name, { kind: kinds[side], attributes, links }, within(parent))
    },
    // A receiver that is away must not hold up the stop.
    stop: () => provider.shutdown().catch(() => undefined),
  }
}
