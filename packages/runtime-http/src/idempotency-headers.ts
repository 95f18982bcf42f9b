import { idempotencyHours, type IdempotentRequest, type GivenAnswer } from "@svc/domain/shared/idempotency"
import { Effect } from "effect"
import type { Context } from "koa"
import { createHash } from "node:crypto"
import { invalidRequest } from "./invalid-request.ts"
import type { AnyApiOperation, Call } from "./operation.ts"

const keyHeader = "svc-idempotency-key"
const hoursHeader = "svc-idempotency-durationinhours"
/** Most characters of a key. */
export const longestKey = 255

export const hasKey = (context: Context): boolean => context.get(keyHeader) !== ""

/** The idempotency that the headers of a request ask for (contract Q29, Q30, Q31); `undefined` without a key. */
export const idempotencyOf = Effect.fnUntraced(function* (
  context: Context,
  operation: AnyApiOperation,
  { scope, version }: Call,
  bodyText: string,
) {
  const key = context.get(keyHeader)
  const hours = context.get(hoursHeader)
  const { min, max } = idempotencyHours
  if (hours !== "" && !(/^\d{1,4}$/.test(hours) && Number(hours) >= min && Number(hours) <= max)) {
    return yield* invalidRequest("svc-idempotency-durationInHours", `must be a whole number from ${min} to ${max}`)
  }
  if (key === "") return undefined
  if (key.length > longestKey) return yield* invalidRequest(keyHeader, `must have at most ${longestKey} characters`)

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

/** The headers of an answer that was kept under a key (contract Q30). */
export const idempotencyHeaders = ({ key }: IdempotentRequest, { hours, expiresAt }: GivenAnswer) => ({
  [keyHeader]: key.key,
  [hoursHeader]: String(hours),
  "svc-idempotency-expires": new Date(expiresAt).toUTCString(),
})
