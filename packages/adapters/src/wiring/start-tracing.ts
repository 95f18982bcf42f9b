import type { Settings } from "../config/settings.ts"
import { aboutRelease } from "../installation/assets.ts"
import { useTracing } from "../observability/tracing.ts"

/** Begins to send spans when a receiver is set. The libraries for it are loaded only then. */
export const startTracing = async (
  runtime: string,
  { otlpEndpoint, traceShare }: Pick<Settings, "otlpEndpoint" | "traceShare">,
): Promise<void> => {
  if (otlpEndpoint === undefined) return
  const { makeOtlpTracing } = await import("../observability/otlp-tracing.ts")
  useTracing(makeOtlpTracing(otlpEndpoint, traceShare, `svc-${runtime}`, aboutRelease()))
}
