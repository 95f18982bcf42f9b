import { Effect, type Result } from "effect"
import type { Context } from "koa"
import getRawBody, { type RawBodyError } from "raw-body"
import { type InvalidRequest, invalidRequest } from "./invalid-request.ts"
import type { PortUnavailable } from "@svc/domain/shared/errors"
import { jsonExcess, maxJsonDepth, repeatedMember } from "@svc/domain/shared/json-text"

/** The largest body, in bytes (contract Q9). */
export const maxBodyBytes = 1024 * 1024

/**
 * The most values of a body, counted as commas and brackets: more would block the thread for too long (contract Q9).
 */
const maxJsonValues = 100_000

/** The largest body of a request without a token, in bytes: credentials are shorter (contract Q9). */
export const maxCredentialBytes = 16 * 1024

/** A whole number of KiB or MiB, such as `16 KiB`. */
export const bytesInWords = (bytes: number): string =>
  bytes % (1024 * 1024) === 0 ? `${bytes / 1024 / 1024} MiB` : `${bytes / 1024} KiB`

/** The result of reading a file, or the reason for refusing it. */
export type ReadFile = Result.Result<unknown, InvalidRequest>

export interface Body {
  readonly text: string
  /** `undefined` for an empty body. */
  readonly parsed: unknown
  /** For a body of rows: the rows of its member `data`, or their text (see `rows-body.ts`). */
  readonly rows?: readonly unknown[] | string
  /** For a body that is a file: the reader's result (see `file-body.ts`). */
  readonly file?: ReadFile
}

/** Reads a body of at most `limit` bytes. */
const readBytes = ({ req }: Context, limit: number): Effect.Effect<Buffer, InvalidRequest> =>
  Effect.tryPromise({
    try: () => getRawBody(req, { limit, length: req.headers["content-length"] ?? null }),
    catch: (error) => {
      // Reads and discards the rest of the body, so that the client reads the answer.
      req.resume()
      const { type } = error as Partial<RawBodyError>
      return type === "entity.too.large"
        ? invalidRequest("body", `is larger than ${limit} bytes`, 413)
        : invalidRequest("body", "ended before its announced length")
    },
  })

const decode = (bytes: Buffer) =>
  Effect.try({
    try: () => new TextDecoder("utf-8", { fatal: true }).decode(bytes),
    catch: () => invalidRequest("body", "is not valid UTF-8"),
  })

export const checkType = (context: Context, types: readonly string[]) => {
  const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(context.get("content-type"))?.[1]?.toLowerCase() ?? "utf-8"
  const encoding = context.get("content-encoding").toLowerCase()
  if (context.is([...types]) && charset === "utf-8" && (encoding === "" || encoding === "identity")) return Effect.void
  return Effect.fail(
    invalidRequest("Content-Type", `must be ${types.join(" or ")} in UTF-8, without Content-Encoding`, 415),
  )
}

/** Bytes of a body that are parsed directly; a larger one waits for its turn. */
const atOnce = 64 * 1024

/**
 * Reads a JSON body; the content type matters only when there is a body (contract Q8). `whenLarge` runs the parsing of
 * a large body when the thread may be used for it.
 */
export const readJson = Effect.fnUntraced(function* (
  context: Context,
  types: readonly string[],
  limit = maxBodyBytes,
  whenLarge: <A, E>(work: Effect.Effect<A, E>) => Effect.Effect<A, E | PortUnavailable> = (work) => work,
) {
  const bytes = yield* readBytes(context, limit)
  if (bytes.length === 0) return { text: "", parsed: undefined } satisfies Body
  yield* checkType(context, types)
  const parsing = Effect.flatMap(decode(bytes), parse)
  return yield* bytes.length > atOnce ? whenLarge(parsing) : parsing
})

const parse = Effect.fnUntraced(function* (text: string) {
  const excess = jsonExcess(text, { depth: maxJsonDepth, values: maxJsonValues })
  if (excess !== undefined) return yield* invalidRequest("body", excess)
  const parsed = yield* Effect.try({
    try: () => JSON.parse(text) as unknown,
    // Only the position is taken from the parser's message: the rest repeats the body, which may contain a secret.
    catch: (error) => {
      const [place] = /at position \d+( \(line \d+ column \d+\))?/.exec(String(error)) ?? []
      return invalidRequest("body", `is not valid JSON${place === undefined ? "" : ` ${place}`}`)
    },
  })
  const repeated = repeatedMember(text)
  if (repeated !== undefined) return yield* invalidRequest(repeated, "may be given only once")
  return { text, parsed } satisfies Body
})

/**
 * Reads `application/x-www-form-urlencoded` (RFC 6749, section 3.2): each parameter at most once; an empty one counts
 * as absent.
 */
export const readForm = Effect.fnUntraced(function* (context: Context, limit: number) {
  const bytes = yield* readBytes(context, limit)
  yield* checkType(context, ["application/x-www-form-urlencoded"])
  const text = yield* decode(bytes)
  const form = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(text)) {
    if (form.has(name)) return yield* invalidRequest(name, "may be given only once")
    form.set(name, value)
  }
  return Object.fromEntries([...form].filter(([, value]) => value !== ""))
})
