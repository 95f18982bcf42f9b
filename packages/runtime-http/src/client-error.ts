import type { Log } from "@svc/adapters/observability/log"
import { type Server, type ServerResponse, STATUS_CODES } from "node:http"
import type { Duplex } from "node:stream"
import { unreadableProblem } from "./problem.ts"
import { problemType } from "./respond.ts"
import { traceIdOf } from "./trace.ts"

interface Unreadable {
  readonly status: 400 | 408 | 431
  readonly field: string
  readonly text: string
}

/** Answers for the errors of Node's parser; any other error means that the request breaks HTTP somewhere. */
const mistakes: Readonly<Record<string, Unreadable>> = {
  HPE_HEADER_OVERFLOW: { status: 431, field: "headers", text: "are larger than 16 KiB in total" },
  HPE_INVALID_CONTENT_LENGTH: { status: 400, field: "Content-Length", text: "is not a number of bytes" },
  HPE_UNEXPECTED_CONTENT_LENGTH: {
    status: 400,
    field: "Content-Length",
    text: "may not be given twice, nor together with Transfer-Encoding",
  },
  HPE_INVALID_HEADER_TOKEN: {
    status: 400,
    field: "headers",
    text: "contain a character that is not allowed in headers",
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, field: "request", text: "did not arrive in time" },
}
const other: Unreadable = { status: 400, field: "request", text: "is not HTTP" }

/** Answers input that is not a readable request with problem details; Node itself would send only a status. */
export const answerClientErrors = (server: Server, log: Log): void => {
  const answers = new WeakMap<Duplex, ServerResponse>()
  server.on("request", ({ socket }, response) => answers.set(socket, response))

  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket)
    const inTheMiddle = answer !== undefined && answer.headersSent && !answer.writableFinished
    if (code === "ECONNRESET" || !socket.writable || inTheMiddle) {
      socket.destroy()
      return
    }

    const { status, field, text } = mistakes[code] ?? other
    const traceId = traceIdOf(undefined)
    log.info({ traceId, status, code }, "a client sent bytes that are not an HTTP request")
    const body = JSON.stringify({ ...unreadableProblem(status, { [field]: [text] }), traceId })
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `content-type: ${problemType}; charset=utf-8`,
      `content-length: ${Buffer.byteLength(body)}`,
      "connection: close",
    ]
    socket.end(`${head.join("\r\n")}\r\n\r\n${body}`)
  })
}
