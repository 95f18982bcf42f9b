import { type Link, ROOT_CONTEXT, type Span, type SpanContext, SpanKind, trace } from "@opentelemetry/api"
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
 * Sends spans to `endpoint` by OTLP over HTTP. `share`, from 0 to 1, is the part of all traces that is sent. We choose
 * the traces, not the library: a span that the library makes and does not send costs a fifth of a delivery.
 */
export const makeOtlpTracing = (endpoint: string, share: number, service: string, { version }: Release): Tracing => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service, "service.version": version }),
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer("svc", version)
  return {
    isChosen: () => Math.random() < share,
    start: (name, { side, attributes = {}, parent, cause }) => {
      const context = readTraceparent(cause)
      const links: Link[] = context === undefined ? [] : [{ context }]
      return tracer.startSpan(name, { kind: kinds[side], attributes, links }, within(parent))
    },
    // A receiver that does not answer must not delay the stop.
    stop: () => provider.shutdown().catch(() => undefined),
  }
}
