import { BigDecimal } from "effect"
import { parentPort } from "node:worker_threads"
import type { FromThread, LongDocument, ToThread } from "./document-thread.ts"

/** A message between threads keeps the members of a decimal but loses its class. */
const withDecimals = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return value
  if (Array.isArray(value)) return value.map(withDecimals)
  const { value: units, scale } = value as { readonly value?: unknown; readonly scale?: unknown }
  if (typeof units === "bigint" && typeof scale === "number") return BigDecimal.make(units, scale)
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withDecimals(member)]))
}

/**
 * The thread's side of `makeDocumentThread`: answers each document. `bytesOf` returns the bytes of an answer, which are
 * transferred instead of copied.
 */
export const answerDocuments = <D extends LongDocument, A>(
  work: (document: D) => A | Promise<A>,
  bytesOf: (answer: A) => Uint8Array | undefined,
): void => {
  const port = parentPort!
  let lines: unknown[] = []
  const taken = (rest: unknown): D => {
    const document = { ...(withDecimals(rest) as object), lines } as unknown as D
    lines = []
    return document
  }
  const answer = async (rest: unknown): Promise<void> => {
    try {
      const made = await work(taken(rest))
      const bytes = bytesOf(made)
      port.postMessage({ answer: made } satisfies FromThread, bytes === undefined ? [] : [bytes.buffer as ArrayBuffer])
    } catch (error) {
      port.postMessage({ error: String(error) } satisfies FromThread)
    }
  }
  port.on("message", (message: ToThread) => {
    if ("lines" in message) lines.push(...(withDecimals(message.lines) as unknown[]))
    else void answer(message.rest)
  })
}
