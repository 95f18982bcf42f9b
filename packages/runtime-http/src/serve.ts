import type { Runtime } from "@svc/adapters/observability/runtime"
import { ConnectionLane, ReadsMuch } from "@svc/adapters/postgres/base/connection-shares"
import { CurrentCause } from "@svc/domain/shared/change-cause"
import type { UnitOfWork } from "@svc/domain/shared/ports/unit-of-work"
import { printJson } from "@svc/domain/shared/exact-json"
import { isUuid } from "@svc/domain/shared/ids"
import { Effect, Result } from "effect"
import type { AnswerOnce, IdempotentRequest } from "@svc/domain/shared/idempotency"
import type { Context } from "koa"
import type { TObject } from "typebox"
import type { Body } from "./body.ts"
import { mayCompress, negotiateCoding } from "./compress.ts"
import { type CallDoors, makeBeginCall } from "./call.ts"
import { callerOf } from "./caller.ts"
import { causeOf, complete } from "./cause-of.ts"
import { csv } from "./csv-list.ts"
import { hasKey, idempotencyHeaders, idempotencyOf } from "./idempotency-headers.ts"
import { type InvalidRequest, invalidRequest, NothingHere } from "./invalid-request.ts"
import {
  type AnyApiOperation,
  type AnyOpenOperation,
  type AnyOperation,
  type Input,
  type Reply,
  takesBody,
} from "./operation.ts"
import type { ApiError } from "./api-error.ts"
import { answerOfUndone, asksForPreview, undone } from "./preview.ts"
import { toRefusal } from "./problem.ts"
import { isStreamed, TextPieces, writePieces } from "./items.ts"
import { malformedParameter } from "./malformed-parameter.ts"
import { asText, mediaTypeFor } from "./media-type.ts"
import { makeRecorded, type RecordDoors } from "./people/recorded.ts"
import type { RequestState } from "./request-state.ts"
import { beginStream, type Rendered, renderProblem, respond } from "./respond.ts"
import { clientPatienceMs, streamJson, streamText } from "./stream-answer.ts"
import { readBody, readOpenBody } from "./read-body.ts"
import { checkBody, checkTexts } from "./validation.ts"

type AnyInput = Input<never, never, never>

export interface ServeParts extends CallDoors {
  readonly people: CallDoors["people"] & RecordDoors
  readonly runtime: Runtime
  readonly unitOfWork: UnitOfWork
  readonly answerOnce: AnswerOnce
}

/** Makes the Koa handler of each operation. */
export type Serve = ReturnType<typeof makeServe>
export const makeServe = ({ runtime, unitOfWork, answerOnce, ...doors }: ServeParts) => {
  const { identify, begin } = makeBeginCall(doors)
  const handle = makeRecorded(doors.people)

  const serveApi = (operation: AnyApiOperation, operationId: string) => {
    const read = makeReader(operation, operation.freeMembers ?? [], operation.bodyOptional ?? false)
    const isCompressible = mayCompress(operation)

    return async (context: Context): Promise<void> => {
      const { traceId, log } = context.state as RequestState
      if (operation.negotiated === true || operation.offers !== undefined) context.vary("Accept")
      if (isCompressible) negotiateCoding(context)
      const program = Effect.gen(function* () {
        const principal = yield* identify(context)
        context.state["tenantId"] = principal.tenantId
        // Reads the body before the transaction, so that a slow upload does not hold a transaction open.
        const body = yield* readBody(context, operation, principal.tenantId)
        const cause = causeOf(context, principal, operationId)

        const prepare = Effect.gen(function* () {
          const call = yield* begin(context, operation, principal)
          complete(cause, call)
          const isPreview = asksForPreview(operation, context)
          const key =
            operation.transaction === "idempotent" && !isPreview
              ? yield* idempotencyOf(context, operation, call, body.text)
              : undefined
          const input = yield* Effect.fromResult(read(context, body))
          const execute = Effect.flatMap(handle(operation, call, input, context.path), (reply) =>
            streams(reply) ? stream(context, reply) : Effect.succeed(render(context, operation, reply)),
          )
          return isPreview ? undone(execute) : key === undefined ? execute : answerIdempotently(key, execute, traceId)
        })
        const work =
          operation.transaction === "outside"
            ? Effect.flatten(unitOfWork.atomically(principal.tenantId, prepare))
            : unitOfWork.atomically(principal.tenantId, Effect.flatten(prepare), kindOf(operation, context))
        return yield* answerOfUndone(Effect.provideService(work, CurrentCause, cause))
      })
      // When requests of one legal entity wait for a lock, the tenant's other legal entities still get connections.
      const inLane = program.pipe(
        Effect.provideService(ConnectionLane, context.get("legal-entity").toLowerCase()),
        Effect.provideService(ReadsMuch, readsMuch(operation, context)),
      )
      await respond(context, runtime, log, inLane, (problem, headers) => renderProblem(problem, traceId, headers))
    }
  }

  const answerIdempotently = (
    request: IdempotentRequest,
    execute: Effect.Effect<Rendered, ApiError>,
    traceId: string,
  ) => {
    const toAnswer = (failure: ApiError) => {
      const { problem, handled } = toRefusal(failure)
      return handled === true ? toStored(renderProblem(problem, traceId)) : undefined
    }
    return Effect.map(answerOnce(request, Effect.map(execute, toStored), toAnswer), (given) => ({
      ...(JSON.parse(given.answer) as Rendered),
      headers: idempotencyHeaders(request, given),
    }))
  }

  const serveOpen = (operation: AnyOpenOperation, operationId: string) => {
    const read = makeReader(operation, [], false)
    const { refuse, exists } = operation
    const checkParams = checkTexts(operation.params)
    const isCompressible = mayCompress(operation)

    return async (context: Context): Promise<void> => {
      const { traceId, log } = context.state as RequestState
      if (isCompressible) negotiateCoding(context)
      const program = Effect.gen(function* () {
        if (exists !== undefined && !(yield* exists(yield* Effect.fromResult(checkParams(paramsOf(context))))))
          return yield* new NothingHere()
        const input = yield* Effect.fromResult(read(context, yield* readOpenBody(context, operation)))
        const reply = yield* operation.handle({ ...input, ...callerOf(context) })
        return render(context, operation, reply)
      }).pipe(Effect.provideService(CurrentCause, causeOf(context, undefined, operationId)))
      await respond(context, runtime, log, program, (problem, headers = {}) =>
        refuse === undefined
          ? renderProblem(problem, traceId, headers, operation.tells401)
          : { status: problem.status, contentType: "application/json", body: JSON.stringify(refuse(problem)), headers },
      )
    }
  }

  return (operation: AnyOperation, operationId: string) =>
    "open" in operation ? serveOpen(operation, operationId) : serveApi(operation, operationId)
}

/** A page and its count are read from one snapshot, as are an item and its lines (contract Q24). */
const kindOf = ({ method, readsOnce, grouped, records }: AnyApiOperation, context: Context) => {
  if (method === "get" && records === undefined) return readsOnce ? "one statement" : "snapshot"
  // A request that may wait for another one with the same key is not grouped, so that it delays no others.
  return grouped && !hasKey(context) ? "grouped" : undefined
}

/** True when an answer has everything of some kind, so that it takes a connection for reports (contract Q20). */
const readsMuch = ({ readsMuch: always, offers }: AnyApiOperation, context: Context): boolean =>
  always === true || (offers !== undefined && mediaTypeFor(context, offers) === csv)

/** Path parameters, with ids in lower case, the only form in which they are stored and compared. */
const paramsOf = (context: Context): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries((context as Context & { readonly params: Readonly<Record<string, string>> }).params).map(
      ([name, value]) => [name, isUuid(value) ? value.toLowerCase() : value],
    ),
  )

/** Checks the parts of a request against the schemas of the operation. */
const makeReader = (operation: AnyOperation, free: readonly string[], optional: boolean) => {
  const checkParams = checkTexts(operation.params)
  const checkQuery = checkTexts(operation.query)
  const check = checkBody(operation.body, free)
  const withBody = takesBody(operation)
  const isOpen = "open" in operation
  const offers = isOpen ? undefined : operation.offers
  const queryNames = new Map(
    Object.keys((operation.query as TObject).properties).map((name) => [name.toLowerCase(), name]),
  )

  /** Names in a query ignore letter case, as paths do (contract Q1). */
  const nameQuery = (context: Context): Result.Result<object, InvalidRequest> => {
    const named = new Map<string, unknown>()
    const malformed = isOpen ? undefined : malformedParameter(context.querystring)
    if (malformed !== undefined) {
      const name = queryNames.get(malformed.toLowerCase()) ?? "query"
      return Result.fail(
        invalidRequest(name, "must be percent-encoded UTF-8, with two hexadecimal digits after each %"),
      )
    }
    for (const [given, value] of Object.entries(context.query)) {
      const name = queryNames.get(given.toLowerCase())
      if (name !== undefined && (named.has(name) || Array.isArray(value))) {
        return Result.fail(invalidRequest(name, "may be given only once"))
      }
      named.set(name ?? given, value)
    }
    return Result.succeed(Object.fromEntries(named))
  }

  // The result for an empty query is always the same; it is computed at the first request instead of at the start.
  let noQuery: ReturnType<typeof checkQuery> | undefined
  let noMembers: ReturnType<typeof check> | undefined

  return (context: Context, { text, parsed, rows = [], file }: Body): Result.Result<AnyInput, InvalidRequest> =>
    Result.gen(function* () {
      const params = yield* checkParams(paramsOf(context))
      const query = yield* context.querystring === ""
        ? (noQuery ??= checkQuery({}))
        : checkQuery(yield* nameQuery(context))
      if (withBody && parsed === undefined && !optional) yield* Result.fail(invalidRequest("body", "is required"))
      const body = yield* parsed === undefined ? (noMembers ??= check({}, "{}")) : check(parsed, text)
      const mediaType = offers === undefined ? undefined : mediaTypeFor(context, offers)
      return { params, query, body, bodyText: text, rows, file, mediaType } as unknown as AnyInput
    })
}

/** The form of an answer that is stored under a key; stored answers already have it. */
const toStored = ({ status, contentType, body }: Rendered): string =>
  JSON.stringify({ status, contentType, body: String(body) })

const streams = ({ body, content }: Reply): boolean => content?.data instanceof TextPieces || isStreamed(body)

/** Sends a large answer while it is made, inside the transaction whose snapshot it shows (contract Q24). */
const stream = (
  context: Context,
  { status, body, content, headers = {} }: Reply,
): Effect.Effect<Rendered, ApiError> => {
  const contentType = content?.type ?? "application/json"
  const begin = () => beginStream(context, { status, contentType, headers })
  const { data } = content ?? {}
  const sent =
    data instanceof TextPieces
      ? streamText(context.res, (write) => writePieces(data, write), begin, clientPatienceMs, content?.encode)
      : streamJson(context.res, body, begin)
  return Effect.map(sent, ({ begun, rest }) => ({
    status,
    contentType,
    body: content?.encode?.(rest) ?? rest,
    headers,
    ...(begun === undefined ? {} : { begun }),
  }))
}

const render = (context: Context, operation: AnyOperation, { status, body, content, headers }: Reply): Rendered => ({
  status,
  contentType: content?.type ?? ("negotiated" in operation ? mediaTypeFor(context, asText) : "application/json"),
  body: (content?.data as string | Buffer | undefined) ?? (body === undefined ? "" : printJson(body)),
  ...(headers === undefined ? {} : { headers, coded: content?.coded }),
})
