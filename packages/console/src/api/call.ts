import { parseExact } from "./exact.ts"
import { presenceHeader } from "./presence.ts"
import { type Problem, Refused, titleOf } from "./refused.ts"
import type { paths } from "./schema.gen.ts"
import { askForProof, sayThatItIsForbidden, sayThatSessionEnded } from "./session-events.ts"

export type Method = "get" | "post" | "put" | "patch" | "delete"

type With<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, infer O> ? ([O] extends [undefined] ? never : P) : never
}[keyof paths]
export type PathOf<M extends Method> = With<M>
type OperationOf<M extends Method, P extends keyof paths> = paths[P] extends Record<M, infer O> ? O : never

type Parameters<O, Place extends string> = O extends {
  parameters: { [P in Place]?: infer A }
}
  ? A
  : undefined
type BodyOf<O> = O extends { requestBody?: { content: { "application/json": infer B } } } ? B : undefined

type Member<Name extends string, A> = [A] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : Record<never, never> extends A
    ? { readonly [N in Name]?: A | undefined }
    : { readonly [N in Name]: A }

export type InputOf<M extends Method, P extends keyof paths> = Member<"path", Parameters<OperationOf<M, P>, "path">> &
  Member<"query", Exclude<Parameters<OperationOf<M, P>, "query">, undefined>> &
  Member<"body", BodyOf<OperationOf<M, P>>>

type Good = 200 | 201 | 202
type Bodies<R> = {
  [S in keyof R]: S extends Good ? (R[S] extends { content: { "application/json": infer B } } ? B : undefined) : never
}[keyof R]
/** The successful answer of an operation. */
export type AnswerOf<M extends Method, P extends keyof paths> =
  OperationOf<M, P> extends { responses: infer R } ? Exclude<Bodies<R>, never> : never

export interface CallSurroundings {
  /** Sent with every request about a company, because two tabs may show two companies. */
  readonly legalEntity?: string | undefined
  /** The idempotency key of a form, so that sending it twice has an effect only once. */
  readonly once?: string | undefined
  /** The `ETag` of the state to change; another state is refused with 412. */
  readonly ifMatch?: string | undefined
  /** Whether no person asked for the call; by default this depends on when the person was last active on the page. */
  readonly background?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

/** Calls the interface. Rejects with `Refused`. */
export const call = async <M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  input: InputOf<M, P> & CallSurroundings,
): Promise<AnswerOf<M, P>> => (await request(method, path, input)).body as AnswerOf<M, P>

interface AnyInput extends CallSurroundings {
  readonly path?: unknown
  readonly query?: unknown
  readonly body?: unknown
  /** Sent unchanged, in place of a body. */
  readonly file?: { readonly type: string; readonly content: Blob }
}

/** Like `call`, but also returns the headers of the answer; for a path that the description does not contain. */
export const request = async (method: Method, path: string, input: AnyInput) => {
  const { response, text } = await send(method, path, input)
  if (response.ok) return { headers: response.headers, body: text === "" ? undefined : parseExact(text) }
  if (
    response.status === 401 &&
    (response.headers.get("www-authenticate") ?? "").includes("insufficient_user_authentication")
  ) {
    if (await askForProof()) return repeat(method, path, input)
  } else if (response.status === 401 && !path.startsWith("/Session")) sayThatSessionEnded()
  else if (response.status === 403) sayThatItIsForbidden()
  throw new Refused(problemOf(response, text))
}

const repeat = async (method: Method, path: string, input: AnyInput) => {
  const { response, text } = await send(method, path, input)
  if (!response.ok) throw new Refused(problemOf(response, text))
  return { headers: response.headers, body: text === "" ? undefined : parseExact(text) }
}

/** Pages repeat their reads by themselves; only a person repeats a request that changes something. */
const readAgain = "The page loads the data again when the service answers."
const sendAgain = "Your input is kept. Send it again when the service answers: it takes effect only once."
const lookFirst =
  "Your input is kept. The service may have processed it before the connection broke: check the result before you send it again."
const unansweredOf = (method: Method, once: string | undefined): string =>
  method === "get" ? readAgain : method === "post" && once === undefined ? lookFirst : sendAgain

const send = async (method: Method, path: string, input: AnyInput) => {
  const { legalEntity, once, ifMatch, background, signal, body, file } = input
  const headers: Record<string, string> = { accept: "application/json", ...presenceHeader(background) }
  if (file !== undefined) headers["content-type"] = file.type
  else if (body !== undefined) headers["content-type"] = "application/json"
  if (legalEntity !== undefined) headers["legal-entity"] = legalEntity
  if (ifMatch !== undefined) headers["if-match"] = ifMatch
  if (once !== undefined) headers["svc-idempotency-key"] = once
  try {
    const response = await fetch(addressOf(path, input), {
      method: method.toUpperCase(),
      headers,
      credentials: "same-origin",
      ...(file !== undefined ? { body: file.content } : body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    })
    return { response, text: await response.text() }
  } catch (error) {
    if (signal?.aborted === true) throw error
    throw new Refused({ status: 0, title: titleOf(0), detail: unansweredOf(method, once) })
  }
}

/** The address of a request, with its parameters inserted. */
export const addressOf = (path: string, { path: parts = {}, query = {} }: Pick<AnyInput, "path" | "query">): string => {
  const values = parts as Readonly<Record<string, unknown>>
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const given = Object.entries(query as Readonly<Record<string, unknown>>).filter(
    ([, value]) => value !== undefined && value !== "",
  )
  const asked = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return asked.size === 0 ? address : `${address}?${asked}`
}

/** The reason of a refusal, from the answer. */
export const problemOf = (response: Response, text: string): Problem => {
  const { status, headers } = response
  const traceId = headers.get("svc-trace-id")
  const retryAfter = Number(headers.get("retry-after") ?? Number.NaN)
  const isProblem = headers.get("content-type")?.includes("json") === true && text !== ""
  const told = isProblem ? (JSON.parse(text) as Partial<Problem>) : {}
  return {
    title: titleOf(status),
    ...told,
    status,
    ...(traceId === null ? {} : { traceId }),
    ...(Number.isNaN(retryAfter) ? {} : { retryAfter }),
  }
}
