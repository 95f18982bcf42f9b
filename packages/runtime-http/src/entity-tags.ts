import type { ResourceLock } from "@svc/domain/shared/ports/resource-lock"
import { printJson } from "@svc/domain/shared/exact-json"
import { BigDecimal, Effect, Result } from "effect"
import { createHash } from "node:crypto"
import { tagWithoutCoding } from "./compress.ts"
import { ChangedMeanwhile } from "./invalid-request.ts"
import type { AnyApiOperation, AnyOperation, Call, Reply } from "./operation.ts"

const isPlain = (value: unknown): boolean => typeof value !== "object" || BigDecimal.isBigDecimal(value)

/**
 * The tag of a resource (contract Q37; RFC 9110, section 8.8.3): the time of its last change, with a hash of its plain
 * members to tell two changes within a millisecond apart. Lists and nested objects are left out, because the answer to
 * a change may contain them in another form.
 */
const tagOfModified = ({ status, body }: Reply): string | undefined => {
  const members = Object.entries(body ?? {}).filter(([, value]) => isPlain(value))
  const modified: unknown = members.find(([name]) => name === "modified")?.[1]
  if (status !== 200 || typeof modified !== "string") return undefined
  const hash = createHash("sha256")
    .update(printJson(Object.fromEntries(members)))
    .digest("base64url")
  return `"${modified}.${hash.slice(0, 8)}"`
}

/** The tag of a resource without `modified`: a hash of its whole answer, or of the part that `pick` selects. */
const tagOfWhole = ({ status, body }: Reply, pick: true | ((body: never) => unknown)): string | undefined => {
  if (status !== 200) return undefined
  const picked = pick === true ? body : pick(body as never)
  return `"${createHash("sha256").update(printJson(picked)).digest("base64url")}"`
}

const tagOf = ({ tagsWhole }: AnyApiOperation, reply: Reply): string | undefined =>
  tagsWhole === undefined ? tagOfModified(reply) : tagOfWhole(reply, tagsWhole)

const tagged = (get: AnyApiOperation, reply: Reply): Reply => {
  const etag = tagOf(get, reply)
  return etag === undefined ? reply : { ...reply, headers: { ...reply.headers, etag } }
}

const hasModified = ({ answers }: AnyApiOperation): boolean =>
  "modified" in Object(Object(answers[200]?.schema).properties)

/**
 * True when one of the tags of `If-Match` is that of the resource; a weak tag never matches (RFC 9110, section 13.1.1).
 */
const isNamed = (ifMatch: string, etag: string | undefined): boolean =>
  ifMatch.trim() === "*" || ifMatch.split(",").some((each) => tagWithoutCoding(each.trim()) === etag)

/**
 * Adds an `ETag` to the GET of a resource that can be changed, and makes its PATCH refuse an `If-Match` of another
 * state. Requests with the header run one after the other, so that of two clients that saw the same state only one can
 * change it.
 */
export const withEntityTags = (
  operations: readonly AnyOperation[],
  { hold }: ResourceLock,
): readonly AnyOperation[] => {
  const ofMethod = (method: string) =>
    new Map(
      operations.flatMap((each) => (!("open" in each) && each.method === method ? [[each.path, each] as const] : [])),
    )
  const [gets, patches] = [ofMethod("get"), ofMethod("patch")]

  const guard = (patch: AnyApiOperation, get: AnyApiOperation, ifMatch: string, call: Call, input: never) =>
    Effect.gen(function* () {
      const { params } = input as { readonly params: object }
      yield* hold(call.scope.tenantId, `${patch.path} ${JSON.stringify(params)}`)
      const state = yield* Effect.result(get.handle(call, { ...(input as object), query: {}, body: {} } as never))
      // When the resource cannot be read, the PATCH itself answers, because it may word an unknown id in its own way.
      if (Result.isFailure(state)) return yield* Effect.andThen(patch.handle(call, input), Effect.fail(state.failure))
      if (!isNamed(ifMatch, tagOf(get, state.success))) return yield* new ChangedMeanwhile()
      return tagged(get, yield* patch.handle(call, input))
    })

  return operations.map((operation) => {
    if ("open" in operation) return operation
    const get = gets.get(operation.path)
    if (get === undefined || !patches.has(operation.path) || !(hasModified(get) || get.tagsWhole !== undefined))
      return operation
    if (operation === get)
      return {
        ...get,
        handle: (call, input) => Effect.map(get.handle(call, input), (reply) => tagged(get, reply)),
      } satisfies AnyApiOperation
    if (operation.method !== "patch") return operation
    return {
      ...operation,
      takesIfMatch: true,
      answers: { ...operation.answers, 412: { description: "The state of the resource is not the one in `If-Match`" } },
      handle: (call, input) =>
        call.ifMatch === undefined
          ? Effect.map(operation.handle(call, input), (reply) => tagged(get, reply))
          : guard(operation, get, call.ifMatch, call, input as never),
    } satisfies AnyApiOperation
  })
}
