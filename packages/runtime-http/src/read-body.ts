import type { PortUnavailable } from "@svc/domain/shared/errors"
import type { Effect } from "effect"
import type { Context } from "koa"
import { type Body, readJson } from "./body.ts"
import { readFileBody } from "./file-body.ts"
import type { InvalidRequest } from "./invalid-request.ts"
import type { AnyApiOperation } from "./operation.ts"
import { readRowsBody } from "./rows-body.ts"

export const jsonTypes = ["application/json", "text/json", "application/merge-patch+json"]

type InTurn = <A, E>(work: Effect.Effect<A, E>) => Effect.Effect<A, E | PortUnavailable>

/** Reads the body of an operation in the way that it takes one; `whenLarge` says when a large one may hold the thread. */
export const readBody = (
  context: Context,
  { mostRows, takesFile }: AnyApiOperation,
  whenLarge: InTurn,
): Effect.Effect<Body, InvalidRequest | PortUnavailable> => {
  if (takesFile !== undefined) return readFileBody(context, takesFile, whenLarge)
  return mostRows === undefined
    ? readJson(context, jsonTypes, undefined, whenLarge)
    : readRowsBody(context, jsonTypes, mostRows, whenLarge)
}
