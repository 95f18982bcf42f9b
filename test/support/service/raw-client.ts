import { once } from "node:events"
import net from "node:net"

export interface RawAnswer {
  readonly status: number
  /** The headers by lower-case name. Of a repeated header, the last one counts. */
  readonly headers: Headers
  readonly text: string
  /** The JSON value; `undefined` for any other body. */
  readonly body: unknown
}

/** A connection for requests that no HTTP library would send. */
export interface RawClient {
  readonly write: (bytes: string | Buffer) => void
  /**
   * Resolves with the answer once the server has closed the connection. Rejects when the connection closed without one.
   */
  readonly answer: () => Promise<RawAnswer>
  /** Ends the writing side of the connection, and continues to read. */
  readonly end: () => void
  /** Closes the connection abruptly. */
  readonly hangUp: () => void
}

export const connectRaw = async (origin: string): Promise<RawClient> => {
  const { hostname, port } = new URL(origin)
  const socket = net.connect(Number(port), hostname)
  const chunks: Buffer[] = []
  socket.on("data", (chunk) => chunks.push(chunk))
  // A server may refuse the request and close the connection while the test still writes.
  socket.on("error", () => undefined)
  const closed = once(socket, "close")
  // When the connection is refused, the `once` on the next line rejects.
  closed.catch(() => undefined)
  await once(socket, "connect")
  return {
    write: (bytes) => void socket.write(bytes),
    answer: async () => {
      await closed
      return parseAnswer(Buffer.concat(chunks).toString("utf8"))
    },
    end: () => void socket.end(),
    hangUp: () => socket.resetAndDestroy(),
  }
}

/** Sends the bytes unchanged. The request must ask to close the connection. */
export const sendRaw = async (origin: string, bytes: string | Buffer): Promise<RawAnswer> => {
  const client = await connectRaw(origin)
  client.write(bytes)
  return client.answer()
}

/**
 * Resolves when a new request has been answered. The server reads in the order of arrival, so it has then read
 * everything that other connections wrote before.
 */
export const untilRead = async (origin: string): Promise<void> => {
  await sendRaw(origin, requestText("GET /health/live HTTP/1.1"))
}

/** The bytes of a request that asks to close the connection. */
export const requestText = (line: string, headers: Readonly<Record<string, string>> = {}, body = ""): string =>
  [
    line,
    ...Object.entries({ host: "svc.example", connection: "close", ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    "",
    body,
  ].join("\r\n")

const parseAnswer = (answer: string): RawAnswer => {
  const [head = "", ...rest] = answer.split("\r\n\r\n")
  const [line = "", ...lines] = head.split("\r\n")
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(line)?.[1])
  if (Number.isNaN(status)) throw new Error(`the connection was closed without an answer: ${JSON.stringify(answer)}`)
  const headers = new Headers()
  for (const each of lines) headers.set(each.slice(0, each.indexOf(":")), each.slice(each.indexOf(":") + 1).trim())
  const text = rest.join("\r\n\r\n")
  const isJson = (headers.get("content-type") ?? "").includes("json") && text !== ""
  return { status, headers, text, body: isJson ? (JSON.parse(text) as unknown) : undefined }
}
