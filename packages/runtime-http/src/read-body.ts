import type { PortUnavailable } from "@svc/domain/shared/errors"
import type { TenantId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import type { Context } from "koa"
import { type Body, maxBodyBytes, readForm, readJson } from "./body.ts"
import { maxImportBytes } from "./body-in-pieces.ts"
import { readFileBody } from "./file-body.ts"
import type { InvalidRequest } from "./invalid-request.ts"
import { type AnyApiOperation, type AnyOpenOperation, type AnyOperation, readsBody } from "./operation.ts"
import { oneAtATime } from "./large-work.ts"
import { readRowsBody } from "./rows-body.ts"

const jsonTypes = ["application/json", "text/json", "application/merge-patch+json"]

const noBody: Body = { text: "", parsed: undefined }

/** Reads the body of an operation by its kind of body; a large one takes turns with those of other tenants. */
export const readBody = (
  context: Context,
  operation: AnyApiOperation,
  tenantId: TenantId,
): Effect.Effect<Body, InvalidRequest | PortUnavailable> => {
  const { mostRows, takesFile } = operation
  if (!readsBody(operation)) return Effect.succeed(noBody)
  if (takesFile !== undefined) return readFileBody(context, tenantId, takesFile)
  return mostRows === undefined
    ? readJson(context, jsonTypes, undefined, (work) => oneAtATime(tenantId, work))
    : readRowsBody(context, tenantId, jsonTypes, mostRows)
}

/** Reads the body of an open operation by its kind of body. */
export const readOpenBody = Effect.fnUntraced(function* (context: Context, operation: AnyOpenOperation) {
  const limit = bodyLimitOf(operation)
  if (operation.bodyType === "none") return noBody
  return operation.bodyType === "form"
    ? { text: "", parsed: yield* readForm(context, limit) }
    : yield* readJson(context, jsonTypes, limit)
})

/** The largest body of the operation, in bytes (contract Q9). */
export const bodyLimitOf = (operation: AnyOperation): number => {
  if ("open" in operation) return operation.maxBodyBytes ?? maxBodyBytes
  return operation.takesFile === undefined && operation.mostRows === undefined ? maxBodyBytes : maxImportBytes
}
