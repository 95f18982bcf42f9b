import { makeByteBudget } from "@svc/domain/shared/byte-budget"
import { PortUnavailable } from "@svc/domain/shared/errors"
import type { TenantId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import type { Context } from "koa"
import { createHash } from "node:crypto"
import { checkType } from "./body.ts"
import { type InvalidRequest, invalidRequest } from "./invalid-request.ts"
import { oneAtATime } from "./large-work.ts"

/** The largest body of rows or of a file, in bytes (contract Q9). */
export const maxImportBytes = 16 * 1024 * 1024

/** The most bytes of such bodies in progress in the process; one tenant may use half of them. */
const mostBytes = 96 * 1024 * 1024
const budget = makeByteBudget<TenantId>(mostBytes)

/** Bytes per piece. */
const atOnce = 64 * 1024

/**
 * Reads a body that may be larger than others, while it arrives: `take` gets its pieces, each in the turn of its
 * tenant. Returns a hash of the bytes; undefined for an empty body. Fails with PortUnavailable when too many bytes of
 * such bodies are in progress; with an announced length, before the first byte is read.
 */
export const readInPieces = <E>(
  context: Context,
  tenantId: TenantId,
  types: readonly string[],
  take: (bytes: Buffer) => Effect.Effect<unknown, E>,
): Effect.Effect<string | undefined, E | InvalidRequest | PortUnavailable> => {
  const { req, res } = context
  const hash = createHash("sha256")
  let size = 0
  let held = 0
  res.once("close", () => budget.giveBack(tenantId, held))

  /** Reserves this number of bytes of the limit. */
  const hold = Effect.fnUntraced(function* (bytes: number) {
    if (bytes > maxImportBytes) return yield* invalidRequest("body", `is larger than ${maxImportBytes} bytes`, 413)
    const more = bytes - held
    if (more <= 0) return
    if (!budget.fits(tenantId, more)) return yield* new PortUnavailable({ port: "Imports", cause: tooMany })
    budget.take(tenantId, more)
    held = bytes
  })
  const chunks = req[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>
  const nextChunk = Effect.tryPromise({
    try: () => chunks.next(),
    catch: () => invalidRequest("body", "ended before its announced length"),
  })

  const readAll = Effect.gen(function* () {
    yield* hold(Number(req.headers["content-length"] ?? 0))
    for (;;) {
      const { value: chunk } = yield* nextChunk
      if (chunk === undefined) break
      if (size === 0) yield* checkType(context, types)
      size += chunk.length
      yield* hold(size)
      hash.update(chunk)
      for (let from = 0; from < chunk.length; from += atOnce)
        yield* oneAtATime(tenantId, take(chunk.subarray(from, from + atOnce)))
    }
    return size === 0 ? undefined : hash.digest("base64url")
  })
  // Reads and discards the rest of a refused body, so that the client reads the answer.
  return Effect.tapError(readAll, () => Effect.sync(() => void drop(chunks)))
}

const drop = async (chunks: AsyncIterator<Buffer, undefined>) => {
  try {
    while ((await chunks.next()).done !== true);
  } catch {
    // The client has disconnected.
  }
}

const tooMany = new Error(`the running imports of the process or of the tenant have too many bytes (${mostBytes})`)
