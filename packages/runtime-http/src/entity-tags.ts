import type { ResourceLock } from "@svc/domain/shared/ports/resource-lock"
import { printJson } from "@svc/domain/shared/exact-json"
import { BigDecimal, Effect, Result } from "effect"
import { createHash } from "node:crypto"
import { tagWithoutCoding } from "./compress.ts"
import { ChangedMeanwhile } from "./invalid-request.ts"
import type { AnyApiOperation, AnyOperation, Call, Reply } from "./operation.ts"

const isPlain = (value: unknown): boolean => typeof value !== "object" || BigDecimal.isBigDecimal(value)

/**
 * The tag of a resource (contract Q37; RFC 9110, section 8.8.3): the moment of its last change, with a hash of its plain members
 * for two changes within a millisecond. Lists and parts of a resource may be in another form in the answer to a change.
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

/** The tag of a resource without `modified`: a hash of all that it answers, or of what is picked of it. */
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

/** The tags of `If-Match`, of which one has to be that of the resource; a weak one never is (RFC 9110, section 13.1.1). */
const isNamed = (ifMatch: string, etag: string | undefined): boolean =>
  ifMatch.trim() === "*" || ifMatch.split(",").some((each) => tagWithoutCoding(each.trim()) === etag)

/**
 * Gives the GET of a resource that can be changed its `ETag`, and has the PATCH of it refuse an `If-Match` of another state.
 * Who sends the header waits for others who do, so that of two only one changes the state that both have seen.
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
      // A resource that cannot be read is refused in the words of the change, which has answers of its own for an unknown id.
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
      answers: { ...operation.answers, 412: { description: "The resource is in another state than `If-Match` says" } },
      handle: (call, input) =>
        call.ifMatch === undefined
          ? Effect.map(operation.handle(call, input), (reply) => tagged(get, reply))
          : guard(operation, get, call.ifMatch, call, input as never),
    } satisfies AnyApiOperation
  })
}
