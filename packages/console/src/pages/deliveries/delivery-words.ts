import type { components } from "../../api/schema.gen.ts"

type Reason = components["schemas"]["WebhookDelivery"]["lastAttempt"] extends infer A
  ? A extends { readonly failureReason?: infer R }
    ? Exclude<R, undefined>
    : never
  : never

const words: Readonly<Record<Reason, string>> = {
  http_status: "HTTP status",
  timeout: "timeout",
  dns: "name not found",
  connection_refused: "connection refused",
  connection_reset: "connection reset",
  tls: "TLS failed",
  blocked_address: "address not allowed",
  protocol: "no HTTP answer",
  crashed: "interrupted",
  internal: "internal error",
}

export const failureReasons = Object.entries(words) as readonly (readonly [Reason, string])[]

/** The reason for a failed attempt, in words. */
export const failureWord = (reason: Reason | undefined): string => (reason === undefined ? "" : words[reason])

/** An address without its scheme and final slash: `api.example.com/hook`. */
export const hostOf = (url: string): string => url.replace(/^https?:\/\//, "").replace(/\/$/, "")

/** The noun after a number of deliveries. */
export const deliveriesOf = (count: number): string => (count === 1 ? "delivery" : "deliveries")
