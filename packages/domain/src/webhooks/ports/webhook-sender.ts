import type { Effect } from "effect"
import type { FailureReason } from "../attempt.ts"

/** One request as it goes on the wire. Header names are lower case; `host` and `content-length` are the sender's. */
export interface WebhookRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** In UTF-8 on the wire. The bytes of a body in parts are shared with other requests. */
  readonly body: string | readonly (string | Uint8Array)[]
}

interface Exchange {
  /** Peer of the socket, without port; absent when no connection was made. */
  readonly remoteAddress?: string
  /** Whole milliseconds from the first step (name look-up) to the last byte read, rounded up; 0 when none was taken. */
  readonly durationMs: number
}

/** The receiver answered with a complete head, and its body was read to the end or to the cap. */
export interface Answered extends Exchange {
  readonly _tag: "Answered"
  readonly status: number
  /** Lower-case names; repeated headers joined with ", ". Never contains NUL. */
  readonly headers: Readonly<Record<string, string>>
  /** The body up to the cap (contract W19) as UTF-8; U+FFFD stands for bytes that are not UTF-8 and for NUL. */
  readonly body: string
  readonly bodyTruncated: boolean
}

/**
 * No usable answer within the deadline. A head whose body broke off counts as none, and nothing of it is kept. `detail`
 * is a short text for the log, free of internal addresses.
 */
export interface NotAnswered extends Exchange {
  readonly _tag: "NotAnswered"
  readonly reason: Exclude<FailureReason, "http_status" | "crashed">
  readonly detail: string
}

export type SendOutcome = Answered | NotAnswered

/**
 * Posts a webhook request. It never fails: every outcome is a value (contract W18, W19). One deadline covers name
 * look-up (at most 5 s of it), connect, TLS, head and body. Redirects are answers, not followed. One send is one request,
 * with one exception: a kept-alive connection that the receiver closes just as it is used again, without a byte of
 * answer, is replaced by a new one once. Interrupting the effect closes the connection.
 */
export interface WebhookSender {
  readonly send: (request: WebhookRequest) => Effect.Effect<SendOutcome>
}
