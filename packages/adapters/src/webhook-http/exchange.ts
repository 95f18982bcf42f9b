import type { NotAnswered, SendOutcome, WebhookRequest } from "@svc/domain/webhooks/ports/webhook-sender"
import type { Dispatcher } from "undici"
import { inPieces } from "./body-pieces.ts"
import { CappedBody } from "./capped-body.ts"
import type { Connection } from "./connection.ts"
import type { ConnectionPool } from "./connection-pool.ts"
import { deadlinePassed, failureOf, isReset, isTlsError } from "./failure.ts"
import { readableHeaders } from "./response-headers.ts"
import type { WebhookUrl } from "./webhook-url.ts"

type ReceivedHeaders = Readonly<Record<string, string | Array<string> | undefined>>

/** A socket that closes this soon after a request, in milliseconds, may have been closed before the request came. */
const REUSE_RACE_MS = 1_000

const contentOf = ({ headers, body }: WebhookRequest): Pick<Dispatcher.DispatchOptions, "headers" | "body"> => {
  if (typeof body === "string") return { headers, body }
  const parts = body.map((part) => (typeof part === "string" ? Buffer.from(part) : part))
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  return { headers: { ...headers, "content-length": String(length) }, body: inPieces(parts) }
}

const noHeaders: Readonly<Record<string, string>> = {}

/**
 * One POST from connect to the end of the answer, as undici's handler: received data goes straight into the outcome,
 * without a stream.
 *
 * The receiver can close a kept-alive socket while our request is on its way. That says nothing about the receiver, and
 * would delay the delivery by hours until the next attempt. So when a reused socket is closed right after the request
 * and before any byte of an answer, the request is repeated once on a new socket. In rare cases the receiver has read
 * the first request; the same `webhook-id` identifies the repeat, as after any repeat (at-least-once, contract W23).
 */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly #url: WebhookUrl
  readonly #options: Dispatcher.DispatchOptions
  readonly #pool: ConnectionPool
  readonly #startedAt: number
  readonly #settle: (outcome: SendOutcome) => void
  readonly #deadline: NodeJS.Timeout

  /** Called at each step of a traced request: `dns` (the address is known), `connect` and `first byte`. */
  onStep: ((step: "connect" | "dns" | "first byte") => void) | undefined

  #connection: Connection
  #settled = false
  #repeated = false
  #reused = false
  #sentAt = 0
  #answering = false
  #status = 0
  #headers = noHeaders
  #body: CappedBody | undefined

  /**
   * @param startedAt `performance.now()` at the beginning of the attempt
   * @param timeoutSeconds from now to the last byte
   * @param settle called once with the outcome, never from within undici; not called after `abandon`
   */
  constructor(
    url: WebhookUrl,
    request: WebhookRequest,
    pool: ConnectionPool,
    startedAt: number,
    timeoutSeconds: number,
    settle: (outcome: SendOutcome) => void,
  ) {
    this.#url = url
    this.#options = { path: url.path, method: "POST", ...contentOf(request) }
    this.#pool = pool
    this.#startedAt = startedAt
    this.#settle = settle
    this.#deadline = setTimeout(() => {
      this.#fail(deadlinePassed(this.#waitingFor(), timeoutSeconds))
    }, timeoutSeconds * 1_000)
    this.#connection = pool.take(url)
    this.#connection.onNamed = () => this.onStep?.("dns")
    this.#connection.dispatch(this.#options, this)
  }

  /** Ends the exchange without an outcome. */
  abandon(): void {
    if (this.#settled) return
    this.#settled = true
    clearTimeout(this.#deadline)
    this.#connection.destroy()
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    if (this.#settled) return controller.abort(new Error("settled"))
    this.#reused = this.#connection.requestStarts()
    this.#sentAt = performance.now()
    if (!this.#reused) this.onStep?.("connect")
  }

  onResponseStarted(): void {
    this.#answering = true
    this.onStep?.("first byte")
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: ReceivedHeaders): void {
    if (status < 200) return
    this.#connection.headRead()
    this.#status = status
    this.#headers = readableHeaders(headers)
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#settled) return
    this.#body ??= new CappedBody()
    this.#body.add(chunk)
    if (!this.#body.truncated) return
    this.#finish(this.#answered())
    this.#connection.destroy()
  }

  onResponseEnd(): void {
    if (this.#settled) return
    this.#finish(this.#answered(), true)
  }

  onResponseError(_controller: Dispatcher.DispatchController, told: Error): void {
    if (this.#settled) return
    const { firstError } = this.#connection
    const error = firstError !== undefined && isTlsError(firstError) ? firstError : told
    if (!this.#mayHaveMissed(error)) return this.#fail(failureOf(error))
    this.#repeated = true
    this.#connection.destroy()
    // Opens a new socket, because other idle ones of this receiver are likely closed too.
    this.#connection = this.#pool.open(this.#url)
    this.#connection.dispatch(this.#options, this)
  }

  #mayHaveMissed(error: Error): boolean {
    const soon = performance.now() - this.#sentAt < REUSE_RACE_MS
    return this.#reused && soon && !this.#answering && !this.#repeated && isReset(error)
  }

  #waitingFor(): string {
    if (this.#status > 0) return "the head of the answer arrived, but its body did not end"
    return this.#sentAt > 0 ? "connected, but the head of the answer was incomplete" : "not connected"
  }

  #answered(): SendOutcome {
    return {
      _tag: "Answered",
      ...this.#exchanged(),
      status: this.#status,
      headers: this.#headers,
      body: this.#body?.text() ?? "",
      bodyTruncated: this.#body?.truncated ?? false,
    }
  }

  #fail(failure: Pick<NotAnswered, "reason" | "detail">): void {
    if (this.#settled) return
    this.#finish({ _tag: "NotAnswered", ...this.#exchanged(), ...failure })
    this.#connection.destroy()
  }

  #exchanged(): { readonly durationMs: number; readonly remoteAddress?: string } {
    const durationMs = Math.ceil(performance.now() - this.#startedAt)
    const { remoteAddress } = this.#connection
    return remoteAddress === undefined ? { durationMs } : { durationMs, remoteAddress }
  }

  #finish(outcome: SendOutcome, complete = false): void {
    if (this.#settled) return
    this.#settled = true
    clearTimeout(this.#deadline)
    // undici is inside its parser here, and decides only afterwards whether the socket stays open.
    queueMicrotask(() => {
      if (complete) this.#pool.giveBack(this.#connection)
      this.#settle(outcome)
    })
  }
}
