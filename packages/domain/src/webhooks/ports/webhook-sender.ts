import type { Effect } from "effect"
import type { FailureReason } from "../attempt.ts"

/** One request as it is sent. Header names are lower case. The sender adds `host` and `content-length`. */
export interface WebhookRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** The body, sent in UTF-8. A body in parts shares its bytes with other requests. */
  readonly body: string | readonly (string | Uint8Array)[]
}

interface Exchange {
  /** The address of the peer without port; absent when no connection was made. */
  readonly remoteAddress?: string
  /**
   * The whole milliseconds from the first step (name look-up) to the last byte read, rounded up; 0 when no step was
   * taken.
   */
  readonly durationMs: number
}

/** The receiver answered with a complete head, and its body was read to the end or to the cap. */
export interface Answered extends Exchange {
  readonly _tag: "Answered"
  readonly status: number
  /** Names in lower case; repeated headers are joined with ", ". Never contains NUL. */
  readonly headers: Readonly<Record<string, string>>
  /** The body up to the cap (contract W19) as UTF-8. U+FFFD replaces NUL and bytes that are not UTF-8. */
  readonly body: string
  readonly bodyTruncated: boolean
}

/**
 * There was no usable response within the deadline. A response whose body broke off counts as none, and nothing of it
 * is stored. `detail` is a short text for the log, without internal addresses.
 */
export interface NotAnswered extends Exchange {
  readonly _tag: "NotAnswered"
  readonly reason: Exclude<FailureReason, "http_status" | "crashed">
  readonly detail: string
}

export type SendOutcome = Answered | NotAnswered

/**
 * Posts a webhook request. Never fails: every outcome is a value (contract W18, W19). One deadline covers name look-up
 * (at most 5 s of it), connect, TLS, head and body. Redirects count as responses and are not followed. One send is one
 * request, with one exception: when the receiver closes a kept-alive connection just as it is used again, without a
 * byte of response, the request is sent once more on a new connection. Interrupting the effect closes the connection.
 */
export interface WebhookSender {
  readonly send: (request: WebhookRequest) => Effect.Effect<SendOutcome>
}
