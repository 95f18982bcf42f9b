import type { Log } from "@svc/adapters/observability/log"
import type { Runtime } from "@svc/adapters/observability/runtime"
import { Cause, type Effect, Exit, Option } from "effect"
import type { Context } from "koa"
import type { Writable } from "node:stream"
import type { ApiError } from "./api-error.ts"
import { compressed, compressingSink } from "./compress.ts"
import { clientPatienceMs } from "./stream-answer.ts"
import { internalProblem, type Problem, toRefusal } from "./problem.ts"

/** An answer as bytes, as an idempotency key keeps it and as it goes on the wire. */
export interface Rendered {
  readonly status: number
  readonly contentType: string
  /** Empty for no body. */
  readonly body: string | Buffer
  readonly headers?: Readonly<Record<string, string | string[]>>
  /** The head is sent, and all of the body but this end of it, which goes here too. */
  readonly begun?: Writable
}

export const problemType = "application/problem+json"

/** Problem details with the trace id (contract Q14); 401 and 403 have no body (contract Q16), but where somebody signs in. */
export const renderProblem = (
  problem: Problem,
  traceId: string,
  headers: Readonly<Record<string, string>> = {},
  tells401 = false,
): Rendered => {
  const bare = (problem.status === 401 && !tells401) || problem.status === 403
  return {
    status: problem.status,
    contentType: problemType,
    body: bare ? "" : JSON.stringify({ ...problem, traceId }),
    headers,
  }
}

/**
 * Runs the program of a request and writes its answer; no other place of HTTP runs a program. It is interrupted when
 * the client leaves, which rolls its transaction back (contract Q23).
 */
export const respond = async (
  context: Context,
  { start }: Runtime,
  log: () => Log,
  program: Effect.Effect<Rendered, ApiError>,
  renderRefusal: (problem: Problem, headers?: Readonly<Record<string, string>>) => Rendered,
): Promise<void> => {
  const { res } = context
  let isGone = false
  let cutOff = () => {}
  const leave = () => {
    if (res.writableEnded) return
    isGone = true
    cutOff()
  }
  res.once("close", leave)
  const exit = await new Promise<Exit.Exit<Rendered, ApiError>>((ended) => {
    cutOff = start(program, ended)
  })
  res.off("close", leave)
  if (isGone) return

  const answer = Exit.isSuccess(exit) ? exit.value : refusalOf(exit.cause, log(), renderRefusal)
  if (!res.headersSent) return writeCompressed(context, answer)
  // What is sent cannot be taken back: without its end nobody takes the answer for a whole one.
  if (answer.begun === undefined) {
    res.destroy()
    return
  }
  // The socket's own limit, because nobody waits for the end: a client that never takes it would keep the socket.
  res.setTimeout(clientPatienceMs, () => res.destroy())
  answer.begun.end(answer.body)
}

/** Sends the head of an answer whose body follows in pieces, which go to what it answers. */
export const beginStream = (
  context: Context,
  { status, contentType, headers = {} }: Pick<Rendered, "status" | "contentType" | "headers">,
): Writable => {
  context.respond = false
  context.status = status
  context.set(headers)
  context.type = contentType
  const { sink, start } = compressingSink(context, status, contentType)
  context.flushHeaders()
  start()
  return sink
}

const refusalOf = (
  cause: Cause.Cause<ApiError>,
  log: Log,
  render: (problem: Problem, headers?: Readonly<Record<string, string>>) => Rendered,
): Rendered => {
  const failure = Option.getOrUndefined(Cause.findErrorOption(cause))
  if (failure === undefined) {
    log.error({ err: Cause.squash(cause) }, "a request met a defect")
    return render(internalProblem)
  }
  if (failure._tag === "PortUnavailable")
    log.error({ err: failure.cause, port: failure.port }, "a needed service failed")
  const { problem, headers } = toRefusal(failure)
  return render(problem, headers)
}

/** Writes a whole answer, compressed where the operation and the client allow that. */
const writeCompressed = async (context: Context, answer: Rendered): Promise<void> => {
  const { status, contentType, body, headers = {} } = answer
  // The tag of the answer is that of the coding.
  for (const [name, value] of Object.entries(headers)) context.res.setHeader(name, value)
  const sent = await compressed(context, status, contentType, body)
  if (!context.res.destroyed) write(context, { status, contentType, body: sent })
}

/** Writes a whole answer. Koa's own writing of one would look at its kind, and at the headers for every other kind. */
export const write = (context: Context, { status, contentType, body, headers = {} }: Rendered): void => {
  const { res } = context
  context.respond = false
  res.statusCode = status
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  if (body.length > 0) context.type = contentType
  // A 204 tells no length (RFC 9110, section 8.6).
  if (status !== 204) res.setHeader("content-length", Buffer.byteLength(body))
  res.end(body)
}
