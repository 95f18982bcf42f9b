import { once } from "node:events"
import http from "node:http"
import https from "node:https"
import type { AddressInfo } from "node:net"
import { patienceMs } from "../until.ts"

/** A request that the receiver recorded once its body was complete. */
export interface ReceivedRequest {
  readonly method: string
  /** Path and query exactly as in the request line. */
  readonly url: string
  readonly headers: http.IncomingHttpHeaders
  /** Header names and values alternately, in the order received. */
  readonly rawHeaders: ReadonlyArray<string>
  readonly body: string
  /** Times of `performance.now()` when the head and the body were complete. */
  readonly headAt: number
  readonly receivedAt: number
  /** The number of the request's connection, from 0. */
  readonly connection: number
}

/** An answer. A number is an empty answer with that status; "hang" never answers; "reset" cuts the connection. */
export type Reply =
  | number
  | "hang"
  | "reset"
  | {
      readonly status?: number
      readonly headers?: http.OutgoingHttpHeaders
      readonly body?: string | Buffer
      readonly delayMs?: number
    }

/** Chooses the answer for a request by its number, from 0. */
type Respond = (request: ReceivedRequest, index: number) => Reply | Promise<Reply>

export interface ReceiverOptions {
  readonly respond?: Respond
  readonly host?: string
  readonly port?: number
  readonly tls?: https.ServerOptions & { readonly key: string; readonly cert: string }
}

/** An HTTP server that answers by a script and records all requests. */
export interface Receiver {
  readonly origin: string
  readonly port: number
  /** An address of this receiver, with path and query unchanged. */
  readonly url: (path?: string) => string
  /** The requests in the order of arrival. */
  readonly requests: ReadonlyArray<ReceivedRequest>
  /** The number of connections accepted so far. */
  readonly connections: number
  /**
   * The number of requests whose head has arrived and whose answer is not sent yet: now, and the largest number so far.
   */
  readonly inFlight: number
  readonly peakInFlight: number
  /** Changes the answers from now on. */
  readonly respondWith: (respond: Respond | Reply) => void
  /** Waits until `count` requests have arrived. On a time-out, rejects and says how many arrived. */
  readonly waitFor: (count: number) => Promise<ReadonlyArray<ReceivedRequest>>
  /** Forgets the recorded requests. */
  readonly clear: () => void
  readonly close: () => Promise<void>
}

const text = async (request: http.IncomingMessage): Promise<string> => {
  const chunks: Array<Buffer> = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString("utf8")
}

const send = async (reply: Reply, response: http.ServerResponse): Promise<void> => {
  if (reply === "hang") return
  if (reply === "reset") return void response.socket?.resetAndDestroy()
  const { status = 200, headers = {}, body = "", delayMs = 0 } = typeof reply === "number" ? { status: reply } : reply
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
  response.writeHead(status, headers).end(body)
}

/** Starts a receiver on a free port of 127.0.0.1. Without `respond` it answers 200 with "ok". */
export const startReceiver = async (options: ReceiverOptions = {}): Promise<Receiver> => {
  const requests: Array<ReceivedRequest> = []
  const waiting = new Set<() => void>()
  const connectionNumbers = new WeakMap<object, number>()
  let respond: Respond = options.respond ?? (() => ({ body: "ok" }))
  let connections = 0
  let inFlight = 0
  let peakInFlight = 0

  const handle = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const headAt = performance.now()
    inFlight += 1
    peakInFlight = Math.max(peakInFlight, inFlight)
    response.once("close", () => (inFlight -= 1))
    const body = await text(request)
    const received: ReceivedRequest = {
      method: request.method ?? "",
      url: request.url ?? "",
      headers: request.headers,
      rawHeaders: request.rawHeaders,
      body,
      headAt,
      receivedAt: performance.now(),
      connection: connectionNumbers.get(request.socket) ?? -1,
    }
    const index = requests.push(received) - 1
    for (const check of waiting) check()
    await send(await respond(received, index), response)
  }

  const listener = (request: http.IncomingMessage, response: http.ServerResponse): void => {
    handle(request, response).catch(() => response.destroy())
  }
  const server = options.tls ? https.createServer(options.tls, listener) : http.createServer(listener)
  server.on(options.tls ? "secureConnection" : "connection", (socket: object) => {
    connectionNumbers.set(socket, connections)
    connections += 1
  })
  server.listen(options.port ?? 0, options.host ?? "127.0.0.1")
  await once(server, "listening")
  const { port, address, family } = server.address() as AddressInfo
  const host = family === "IPv6" ? `[${address}]` : address
  const origin = `${options.tls ? "https" : "http"}://${host}:${port}`

  return {
    origin,
    port,
    url: (path = "/") => origin + path,
    requests,
    get connections() {
      return connections
    },
    get inFlight() {
      return inFlight
    },
    get peakInFlight() {
      return peakInFlight
    },
    respondWith: (reply) => {
      respond = typeof reply === "function" ? reply : () => reply
    },
    waitFor: (count) =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (requests.length < count) return
          clearTimeout(timer)
          waiting.delete(check)
          resolve(requests)
        }
        const timer = setTimeout(() => {
          waiting.delete(check)
          reject(new Error(`${requests.length} of ${count} requests came within ${patienceMs} ms`))
        }, patienceMs)
        waiting.add(check)
        check()
      }),
    clear: () => {
      requests.length = 0
      peakInFlight = inFlight
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
