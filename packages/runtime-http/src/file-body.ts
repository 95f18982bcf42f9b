import type { TenantId } from "@svc/domain/shared/ids"
import { Effect, Result } from "effect"
import type { Context } from "koa"
import type { Body, ReadFile } from "./body.ts"
import { readInPieces } from "./body-in-pieces.ts"
import { invalidRequest } from "./invalid-request.ts"

/** Reads a file while it arrives; both members throw an error whose message gives the reason for refusing the file. */
export interface FileReader {
  readonly push: (bytes: Uint8Array) => void
  readonly end: () => unknown
}

/** A body that is a file: its media types and its reader. */
export interface FileBody {
  readonly types: readonly string[]
  readonly read: () => FileReader
  /** True when an error of the reader is a refusal of the file. */
  readonly isRefusal: (error: unknown) => error is Error
}

/** Reads a body that is a file, while it arrives. `file` is the reader's result, `text` a hash of the bytes. */
export const readFileBody = Effect.fnUntraced(function* (
  context: Context,
  tenantId: TenantId,
  { types, read, isRefusal }: FileBody,
) {
  const reader = read()
  let refused: ReadFile | undefined
  /** The refusal of a file is reported only after the caller's permission was checked. */
  const attempt = (work: () => unknown) =>
    Effect.sync((): ReadFile => {
      if (refused !== undefined) return refused
      try {
        return Result.succeed(work())
      } catch (error) {
        if (!isRefusal(error)) throw error
        return (refused = Result.fail(invalidRequest("body", error.message)))
      }
    })
  const hash = yield* readInPieces(context, tenantId, types, (bytes) => attempt(() => reader.push(bytes)))
  const file = hash === undefined ? Result.fail(invalidRequest("body", "is required")) : yield* attempt(reader.end)
  return { text: hash ?? "", parsed: undefined, file } satisfies Body
})

/** Describes the body of such an operation in the OpenAPI document. */
export const fileRequest = ({ types }: FileBody) => ({
  required: true,
  content: Object.fromEntries(types.map((type) => [type, { schema: { type: "string", format: "binary" } }])),
})
