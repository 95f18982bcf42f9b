import { idempotencyHours, type IdempotentRequest, type GivenAnswer } from "@svc/domain/shared/idempotency"
import { Effect } from "effect"
import type { Context } from "koa"
import { createHash } from "node:crypto"
import { emptyHeader, invalidRequest } from "./invalid-request.ts"
import type { AnyApiOperation, Call } from "./operation.ts"

const keyHeader = "svc-idempotency-key"
const hoursHeader = "svc-idempotency-durationinhours"
/** The longest key, in characters. */
export const longestKey = 255

/** The standard header (draft-ietf-httpapi-idempotency-key-header) with the same meaning. */
const commonHeader = "Idempotency-Key"

export const hasKey = (context: Context): boolean =>
  context.get(keyHeader) !== "" || context.get("idempotency-key") !== ""

/** The key of a request, from either header; the standard header may quote it. */
const readKey = Effect.fnUntraced(function* ({ headers }: Context) {
  const named = [
    [keyHeader, headers[keyHeader] as string | undefined],
    [commonHeader, (headers["idempotency-key"] as string | undefined)?.replace(/^"(.*)"$/u, "$1")],
  ] as const
  const [own, common] = named
  for (const [name, key] of named) {
    if (key === "") return yield* emptyHeader(name)
    if (key !== undefined && key.length > longestKey)
      return yield* invalidRequest(name, `must have at most ${longestKey} characters`)
  }
  if (own[1] !== undefined && common[1] !== undefined && own[1] !== common[1])
    return yield* invalidRequest(commonHeader, `must be the same as ${keyHeader}, or be omitted`)
  return own[1] ?? common[1]
})

/** The idempotency that the headers of a request ask for (contract Q29, Q30, Q31); `undefined` without a key. */
export const idempotencyOf = Effect.fnUntraced(function* (
  context: Context,
  operation: AnyApiOperation,
  { scope, version }: Call,
  bodyText: string,
) {
  const key = yield* readKey(context)
  if (context.headers[hoursHeader] === "") return yield* emptyHeader("svc-idempotency-durationInHours")
  const hours = context.get(hoursHeader)
  const { min, max } = idempotencyHours
  if (hours !== "" && !(/^\d{1,4}$/.test(hours) && Number(hours) >= min && Number(hours) <= max)) {
    return yield* invalidRequest("svc-idempotency-durationInHours", `must be a whole number from ${min} to ${max}`)
  }
  if (key === undefined) return undefined

  const path = operation.aliasOf ?? operation.path
  const { params } = context as Context & { readonly params: Readonly<Record<string, string>> }
  const asked = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "").toLowerCase()
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([context.method, asked, context.querystring, version, bodyText]))
    .digest("base64url")
  return {
    key: { ...scope, endpoint: `${operation.method.toUpperCase()} ${path}`, key },
    fingerprint,
    hours: hours === "" ? idempotencyHours.default : Number(hours),
  } satisfies IdempotentRequest
})

/** The headers of an answer that was stored under a key (contract Q30). */
export const idempotencyHeaders = ({ key }: IdempotentRequest, { hours, expiresAt }: GivenAnswer) => ({
  [keyHeader]: key.key,
  [hoursHeader]: String(hours),
  "svc-idempotency-expires": new Date(expiresAt).toUTCString(),
})
