import type { Log } from "@svc/adapters/observability/log"
import type { Runtime } from "@svc/adapters/observability/runtime"
import { CurrentSpan } from "@svc/adapters/observability/tracing"
import { Cause, Effect, Exit, Option } from "effect"
import type { Context } from "koa"
import type { Writable } from "node:stream"
import type { ApiError } from "./api-error.ts"
import type { Coded } from "./coding.ts"
import { compressed, compressingSink } from "./compress.ts"
import { clientPatienceMs } from "./stream-answer.ts"
import type { RequestState } from "./request-state.ts"
import { internalProblem, type Problem, toRefusal } from "./problem.ts"

/** An answer as bytes: the form that is stored under an idempotency key and sent. */
export interface Rendered {
  readonly status: number
  readonly contentType: string
  /** Empty when there is no body. */
  readonly body: string | Buffer
  readonly headers?: Readonly<Record<string, string | string[]>>
  /** Compressed forms of a body that is the same for all callers. It has an `etag`, so that 304 is possible. */
  readonly coded?: Coded | undefined
  /** Set when the head is already sent, and the body except for this rest, which is to be written here too. */
  readonly begun?: Writable
}

export const problemType = "application/problem+json"

/**
 * Problem details with the trace id (contract Q14). 401 and 403 have no body (contract Q16), except during a sign-in.
 */
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
 * Runs the program of a request and writes its answer; nothing else in HTTP runs programs. The program is interrupted
 * when the client disconnects, which rolls its transaction back (contract Q23).
 */
export const respond = async (
  context: Context,
  { start }: Runtime,
  log: () => Log,
  program: Effect.Effect<Rendered, ApiError>,
  renderRefusal: (problem: Problem, headers?: Readonly<Record<string, string>>) => Rendered,
): Promise<void> => {
  const { res } = context
  const { span } = context.state as RequestState
  let isGone = false
  let cutOff = () => {}
  const leave = () => {
    if (res.writableEnded) return
    isGone = true
    cutOff()
  }
  res.once("close", leave)
  const exit = await new Promise<Exit.Exit<Rendered, ApiError>>((ended) => {
    cutOff = start(span === undefined ? program : Effect.provideService(program, CurrentSpan, span), ended)
  })
  res.off("close", leave)
  if (isGone) return

  const answer = Exit.isSuccess(exit) ? exit.value : refusalOf(context, exit.cause, log(), renderRefusal)
  if (!res.headersSent) return writeCompressed(context, answer)
  // Sent bytes cannot be withdrawn; without its end the client treats the answer as incomplete.
  if (answer.begun === undefined) {
    res.destroy()
    return
  }
  // The socket gets a time limit of its own, because nobody awaits the end: a client that never reads it would keep the
  // socket.
  res.setTimeout(clientPatienceMs, () => res.destroy())
  answer.begun.end(answer.body)
}

/** Sends the head of an answer whose body follows in pieces; returns the destination of the pieces. */
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
  { state }: Context,
  cause: Cause.Cause<ApiError>,
  log: Log,
  render: (problem: Problem, headers?: Readonly<Record<string, string>>) => Rendered,
): Rendered => {
  const failure = Option.getOrUndefined(Cause.findErrorOption(cause))
  if (failure === undefined) {
    log.error({ err: Cause.squash(cause) }, "a request failed because of a defect")
    return render(internalProblem)
  }
  state["refusedBy"] = failure._tag
  if (failure._tag === "PortUnavailable")
    log.error({ err: failure.cause, port: failure.port }, "a needed service failed")
  const { problem, headers } = toRefusal(failure)
  return render(problem, headers)
}

/** Writes a whole answer, compressed if the operation and the client allow it. */
const writeCompressed = async (context: Context, answer: Rendered): Promise<void> => {
  const { status, contentType, body, headers = {}, coded } = answer
  // The tag of the answer depends on the coding.
  for (const [name, value] of Object.entries(headers)) context.res.setHeader(name, value)
  const sent = await compressed(context, status, contentType, body, coded)
  if (context.res.destroyed) return
  if (coded !== undefined && clientHas(context)) return write(context, { status: 304, contentType, body: "" })
  write(context, { status, contentType, body: sent })
}

/** True when the client already has the answer with this tag (RFC 9110, section 13.1.2). */
const clientHas = ({ req, res }: Context): boolean => {
  const known = (req.headers["if-none-match"] ?? "").split(",").map((each) => each.trim().replace(/^W\//, ""))
  return known.includes("*") || known.includes(String(res.getHeader("etag")))
}

/**
 * Writes a whole answer directly. Koa's own writing would inspect the kind of the body, and the headers for every other
 * kind.
 */
export const write = (context: Context, { status, contentType, body, headers = {} }: Rendered): void => {
  const { res } = context
  context.respond = false
  res.statusCode = status
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  if (body.length > 0) context.type = contentType
  // A 204 has no content length, and a 304 that of the whole answer or none (RFC 9110, section 8.6).
  if (status !== 204 && status !== 304) res.setHeader("content-length", Buffer.byteLength(body))
  res.end(body)
}
