import { once } from "node:events"
import net from "node:net"

export interface RawAnswer {
  readonly status: number
  /** Headers by lower-case name; of a name that comes twice, the last one. */
  readonly headers: Headers
  readonly text: string
  /** The JSON value; `undefined` for anything else. */
  readonly body: unknown
}

/** A connection of the test, for requests no HTTP library would send. */
export interface RawClient {
  readonly write: (bytes: string | Buffer) => void
  /** The answer, once the server has closed the connection; rejects when it closed without one. */
  readonly answer: () => Promise<RawAnswer>
  /** Ends the writing side of the connection, and goes on reading. */
  readonly end: () => void
  /** Cuts the connection without ending it. */
  readonly hangUp: () => void
}

export const connectRaw = async (origin: string): Promise<RawClient> => {
  const { hostname, port } = new URL(origin)
  const socket = net.connect(Number(port), hostname)
  const chunks: Buffer[] = []
  socket.on("data", (chunk) => chunks.push(chunk))
  // A server may refuse the request and close while the test still writes.
  socket.on("error", () => undefined)
  const closed = once(socket, "close")
  // Where nobody connects, the caller hears it by the next line.
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

/** Sends the bytes as they are; the request must ask for the connection to be closed. */
export const sendRaw = async (origin: string, bytes: string | Buffer): Promise<RawAnswer> => {
  const client = await connectRaw(origin)
  client.write(bytes)
  return client.answer()
}

/**
 * Resolves when a request that is made now has been answered. A server reads in the order of arrival, so it has read by then
 * what other connections wrote before.
 */
export const untilRead = async (origin: string): Promise<void> => {
  await sendRaw(origin, requestText("GET /health/live HTTP/1.1"))
}

/** The bytes of a request that asks for the connection to be closed. */
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
