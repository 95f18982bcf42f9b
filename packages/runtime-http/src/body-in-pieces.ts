import { makeByteBudget } from "@svc/domain/shared/byte-budget"
import { PortUnavailable } from "@svc/domain/shared/errors"
import type { TenantId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import type { Context } from "koa"
import { createHash } from "node:crypto"
import { checkType } from "./body.ts"
import { type InvalidRequest, invalidRequest } from "./invalid-request.ts"
import { oneAtATime } from "./large-work.ts"

/** Most bytes of a body of rows or of a file (contract Q9). */
export const maxImportBytes = 16 * 1024 * 1024

/** Most bytes of such bodies whose requests are under way in the process; a tenant alone gets half of them. */
const mostBytes = 96 * 1024 * 1024
const budget = makeByteBudget<TenantId>(mostBytes)

/** Bytes that are read in one piece. */
const atOnce = 64 * 1024

/**
 * Reads a body that may be larger than others, while it arrives: `take` gets its pieces, each in the turn of its tenant.
 * Gives a hash of the bytes; undefined for an empty body. Fails with PortUnavailable when too many bytes of such bodies
 * are under way: of an announced length before the first is read.
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

  /** Holds as many bytes as a body of this size has. */
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
  // Reads and drops the rest of a body that is refused, so that the client gets to read the answer.
  return Effect.tapError(readAll, () => Effect.sync(() => void drop(chunks)))
}

const drop = async (chunks: AsyncIterator<Buffer, undefined>) => {
  try {
    while ((await chunks.next()).done !== true);
  } catch {
    // The client is gone.
  }
}

const tooMany = new Error(`imports of more bytes are under way than the process or the tenant may have (${mostBytes})`)
