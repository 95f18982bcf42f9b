import type { PortUnavailable } from "@svc/domain/shared/errors"
import { Effect } from "effect"
import type { Context } from "koa"
import { type Body, maxBodyBytes, readForm, readJson } from "./body.ts"
import { maxFileBytes, readFileBody } from "./file-body.ts"
import type { InvalidRequest } from "./invalid-request.ts"
import { type AnyApiOperation, type AnyOpenOperation, type AnyOperation, readsBody } from "./operation.ts"
import { maxRowsBytes, readRowsBody } from "./rows-body.ts"

const jsonTypes = ["application/json", "text/json", "application/merge-patch+json"]

const noBody: Body = { text: "", parsed: undefined }

type InTurn = <A, E>(work: Effect.Effect<A, E>) => Effect.Effect<A, E | PortUnavailable>

/** Reads the body of an operation in the way that it takes one; `whenLarge` says when a large one may hold the thread. */
export const readBody = (
  context: Context,
  operation: AnyApiOperation,
  whenLarge: InTurn,
): Effect.Effect<Body, InvalidRequest | PortUnavailable> => {
  const { mostRows, takesFile } = operation
  if (!readsBody(operation)) return Effect.succeed(noBody)
  if (takesFile !== undefined) return readFileBody(context, takesFile, whenLarge)
  return mostRows === undefined
    ? readJson(context, jsonTypes, undefined, whenLarge)
    : readRowsBody(context, jsonTypes, mostRows, whenLarge)
}

/** Reads the body of an open operation in the way that it takes one. */
export const readOpenBody = Effect.fnUntraced(function* (context: Context, operation: AnyOpenOperation) {
  const limit = bodyLimitOf(operation)
  if (operation.bodyType === "none") return noBody
  return operation.bodyType === "form"
    ? { text: "", parsed: yield* readForm(context, limit) }
    : yield* readJson(context, jsonTypes, limit)
})

/** The most bytes that a body of the operation may have (contract Q9). */
export const bodyLimitOf = (operation: AnyOperation): number => {
  if ("open" in operation) return operation.maxBodyBytes ?? maxBodyBytes
  if (operation.takesFile !== undefined) return maxFileBytes
  return operation.mostRows === undefined ? maxBodyBytes : maxRowsBytes
}
