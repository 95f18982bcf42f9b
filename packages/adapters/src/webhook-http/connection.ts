import type { Socket } from "node:net"
import type { Client, Dispatcher } from "undici"
import type { OpenSocket } from "./open-socket.ts"
import { type ResponseWatch, watchResponses } from "./response-watch.ts"
import { undici } from "../provider-http/undici.ts"
import type { WebhookUrl } from "./webhook-url.ts"

/** Largest response head, in bytes: the limit of Node's own parser. */
const MAX_RESPONSE_HEAD = 16 * 1024
/**
 * Subtracted from the receiver's own Keep-Alive hint, in milliseconds, so that we close a socket before the receiver
 * does.
 */
const KEEP_ALIVE_MARGIN_MS = 1_000

/** How long a socket may serve requests, and how many; afterwards the receiver's name is looked up again. */
export interface SocketLife {
  /** Longest idle time between two requests, in milliseconds. */
  readonly idleMs: number
  /** Longest age since its opening, in milliseconds. */
  readonly ageMs: number
  readonly requests: number
}

const ignore = (): void => undefined

/** One socket to one receiver, with undici's HTTP/1.1 client on it; used by one request at a time. */
export class Connection {
  readonly origin: string
  readonly #client: Client
  #socket: Socket | undefined
  #watch: ResponseWatch | undefined
  #giveUp: () => void = ignore
  readonly #life: SocketLife
  #requests = 0
  #openedAt = 0
  /** The peer's address, once the socket is connected. */
  remoteAddress: string | undefined
  /** Called when the addresses of a new socket's name are known. */
  onNamed: (() => void) | undefined
  /**
   * The first error of the socket. The end of the stream follows a TLS alert, and undici reports only the last error.
   */
  firstError: Error | undefined

  constructor(url: WebhookUrl, openSocket: OpenSocket, life: SocketLife, onDisconnect: (it: Connection) => void) {
    this.origin = url.origin
    this.#life = life
    const { Client } = undici()
    this.#client = new Client(url.origin, {
      connect: (_options, connected) => {
        const opened = (socket: Socket) => {
          this.#socket = socket
          this.firstError = undefined
          socket.once("error", (error) => (this.firstError = error))
          this.#watch = watchResponses(socket)
          this.#requests = 0
          this.#openedAt = performance.now()
          this.remoteAddress = socket.remoteAddress
          connected(null, socket)
        }
        this.#giveUp = openSocket(
          url,
          opened,
          (error) => connected(error, null),
          () => this.onNamed?.(),
        )
      },
      pipelining: 1,
      allowH2: false,
      maxHeaderSize: MAX_RESPONSE_HEAD,
      // The exchange has one deadline for everything.
      headersTimeout: 0,
      bodyTimeout: 0,
      keepAliveTimeout: life.idleMs,
      keepAliveMaxTimeout: life.idleMs,
      keepAliveTimeoutThreshold: KEEP_ALIVE_MARGIN_MS,
    })
    this.#client.on("disconnect", () => onDisconnect(this))
  }

  /** Sends a request, and connects first if there is no socket. All events go to the handler. */
  dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): void {
    this.#client.dispatch(options, handler)
  }

  /** Called when a request is about to be written; returns whether the socket has served a request before. */
  requestStarts(): boolean {
    this.#watch?.requestSent()
    this.#requests += 1
    return this.#requests > 1
  }

  /** Called when the final response head has been read. */
  headRead(): void {
    this.#watch?.headRead()
  }

  /**
   * True when the socket can serve another request: it is open, not too old, and has nothing of the last one left to
   * write.
   */
  get reusable(): boolean {
    const { ageMs, requests } = this.#life
    const isFresh = this.#requests < requests && performance.now() - this.#openedAt < ageMs
    return isFresh && this.#socket?.destroyed === false && this.#socket.writableLength === 0
  }

  /** Closes the socket or stops its opening; a request in progress on it fails. */
  destroy(): void {
    this.#giveUp()
    this.#client.destroy(null, ignore)
  }
}
