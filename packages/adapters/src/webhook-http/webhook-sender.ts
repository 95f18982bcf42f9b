import type { SendOutcome, WebhookSender } from "@svc/domain/webhooks/ports/webhook-sender"
import { Effect, Result } from "effect"
import { LRUCache } from "lru-cache"
import { atMost } from "../at-most.ts"
import { type Span, withCurrentSpan } from "../observability/tracing.ts"
import { outsideTransaction } from "../provider-http/outside-transaction.ts"
import { type AddressRules, makeAddressRules } from "./address-rules.ts"
import { ConnectionPool } from "./connection-pool.ts"
import { Exchange } from "./exchange.ts"
import { AddressClosed, failureOf } from "./failure.ts"
import { makeOpenSocket } from "./open-socket.ts"
import { makeResolveHost } from "./resolve-host.ts"
import { isUndiciLoaded, loadUndici } from "../provider-http/undici.ts"
import { parseWebhookUrl, type WebhookUrl } from "./webhook-url.ts"

/** Settings of the sender; all but the first two have defaults that fit production. */
export interface HttpWebhookSenderSettings {
  /** One deadline over look-up, connect, TLS, head and body, in seconds (`SVC_WEBHOOK_TIMEOUT_SECONDS`, 60). */
  readonly timeoutSeconds: number
  /** CIDRs opened to webhooks (`SVC_WEBHOOK_ALLOWED_NETWORKS`). */
  readonly allowedNetworks: ReadonlyArray<string>
  /** Addresses of name servers, with `:port` if not 53; the machine's by default. */
  readonly dnsServers?: ReadonlyArray<string> | undefined
  /** Longest look-up of a name, in milliseconds; 5,000 by default (contract W19). */
  readonly lookupMs?: number | undefined
  /** How long a socket is kept open between two requests, in milliseconds. */
  readonly idleMs?: number | undefined
  /** How long a socket serves requests, in milliseconds from its opening; 60,000 by default (contract W18). */
  readonly socketAgeMs?: number | undefined
  /** How many requests a socket serves; 1,000 by default (contract W18). */
  readonly socketRequests?: number | undefined
  /** Most sockets kept open between requests, over all receivers. */
  readonly maxIdleSockets?: number | undefined
}

/** The sender and its end: `close` waits for requests in progress (at most the deadline) and closes idle sockets. */
export type HttpWebhookSender = WebhookSender & { readonly close: () => Promise<void> }

// Shorter than the 5 s of many servers, so that usually we are the side that closes.
const DEFAULT_IDLE_MS = 4_000
const DEFAULT_MAX_IDLE = 512
// When a receiver moves to another address, the look-up for the next socket finds it.
const DEFAULT_SOCKET_AGE_MS = 60_000
const DEFAULT_SOCKET_REQUESTS = 1_000
const MAX_KNOWN_URLS = 2_000

type Target = { readonly url: WebhookUrl } | { readonly refused: Pick<NotSent, "reason" | "detail"> }
type NotSent = Extract<SendOutcome, { _tag: "NotAnswered" }>

const targetOf = (text: string, rules: AddressRules): Target => {
  const url = parseWebhookUrl(text)
  if (Result.isFailure(url)) return { refused: { reason: "internal", detail: url.failure } }
  const closed = url.success.hostIsAddress ? rules.closedAs(url.success.hostname) : undefined
  return closed === undefined ? { url: url.success } : { refused: failureOf(new AddressClosed(closed)) }
}

/** Loads the client if necessary, then makes work with the span of the fiber. */
const withClient = <A>(make: (span: Span | undefined) => Effect.Effect<A>): Effect.Effect<A> =>
  Effect.suspend(() =>
    isUndiciLoaded() ? withCurrentSpan(make) : Effect.flatMap(Effect.promise(loadUndici), () => withCurrentSpan(make)),
  )

/** An attempt as its span shows it: the host, never the path, which may hold a secret. */
const attributesOf = ({ hostname }: WebhookUrl, outcome: SendOutcome) => ({
  "server.address": hostname,
  ...(outcome._tag === "Answered" ? { "http.response.status_code": outcome.status } : { "error.type": outcome.reason }),
})

/**
 * Sends webhooks over HTTP/1.1 with undici (contract W14, W18, W19). Requests carry the given headers, `host`,
 * `connection` and `content-length`, nothing else; in particular no `accept-encoding`, and nothing is decompressed.
 *
 * @throws TypeError naming the first entry of `allowedNetworks` that is not a network
 */
export const makeHttpWebhookSender = (settings: HttpWebhookSenderSettings): HttpWebhookSender => {
  const { timeoutSeconds, idleMs = DEFAULT_IDLE_MS, maxIdleSockets = DEFAULT_MAX_IDLE } = settings
  const { socketAgeMs: ageMs = DEFAULT_SOCKET_AGE_MS, socketRequests: requests = DEFAULT_SOCKET_REQUESTS } = settings
  const rules = makeAddressRules(settings)
  const resolveHost = makeResolveHost({ servers: settings.dnsServers, limitMs: settings.lookupMs })
  const openSocket = makeOpenSocket({ rules, resolveHost })
  const pool = new ConnectionPool({ openSocket, life: { idleMs, ageMs, requests }, maxIdle: maxIdleSockets })
  const targets = new LRUCache<string, Target>(atMost(MAX_KNOWN_URLS))
  const underWay = new Set<Exchange>()
  let closed: PromiseWithResolvers<void> | undefined

  const target = (text: string): Target => {
    const known = targets.get(text)
    if (known) return known
    const read = targetOf(text, rules)
    targets.set(text, read)
    return read
  }

  const ended = (exchange: Exchange): void => {
    underWay.delete(exchange)
    if (!closed || underWay.size > 0) return
    pool.closeIdle()
    closed.resolve()
  }

  return {
    send: (request) =>
      outsideTransaction(
        "a webhook receiver",
        withClient((span) =>
          Effect.callback((resume) => {
            const startedAt = performance.now()
            const to = closed
              ? { refused: { reason: "internal", detail: "The sender is closed" } as const }
              : target(request.url)
            if ("refused" in to) return resume(Effect.succeed({ _tag: "NotAnswered", durationMs: 0, ...to.refused }))
            const exchange = new Exchange(to.url, request, pool, startedAt, timeoutSeconds, (outcome) => {
              ended(exchange)
              span?.setAttributes(attributesOf(to.url, outcome))
              resume(Effect.succeed(outcome))
            })
            exchange.onStep = span === undefined ? undefined : (step) => span.addEvent(step)
            underWay.add(exchange)
            return Effect.sync(() => {
              exchange.abandon()
              ended(exchange)
            })
          }),
        ),
      ),
    close: () => {
      closed ??= Promise.withResolvers()
      if (underWay.size === 0) {
        pool.closeIdle()
        closed.resolve()
      }
      return closed.promise
    },
  }
}
