import { printJson } from "@svc/domain/shared/exact-json"
import { Effect } from "effect"
import type { ApiError } from "./api-error.ts"

/** A list in an answer that is made while it is sent: batch by batch, each when the client has taken the one before. */
export class Items {
  readonly batches: Iterable<Effect.Effect<readonly unknown[], ApiError>>
  constructor(batches: Iterable<Effect.Effect<readonly unknown[], ApiError>>) {
    this.batches = batches
  }
}

const batchSize = 20

/** The bodies of items that are in memory, made twenty at a time. */
export const itemsOf = <A>(items: readonly A[], body: (item: A) => unknown): Items =>
  new Items({
    *[Symbol.iterator]() {
      for (let start = 0; start < items.length; start += batchSize)
        yield Effect.sync(() => items.slice(start, start + batchSize).map(body))
    },
  })

/** The bodies of items that are read part by part. */
export const partsOf = <A>(parts: Iterable<Effect.Effect<readonly A[], ApiError>>, body: (item: A) => unknown): Items =>
  new Items({
    *[Symbol.iterator]() {
      for (const part of parts) yield Effect.map(part, (items) => items.map(body))
    },
  })

/** Takes a piece of the text; ends when there is room for the next one. */
export type WriteText = (text: string) => Effect.Effect<void, ApiError>

const holdsItems = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).some((member) => member instanceof Items)

/**
 * Writes a JSON value in pieces, as `printJson` writes it whole. `Items` are looked for in the members of an object and
 * in those of the objects in `Items`.
 */
export const writeJson = (value: unknown, write: WriteText): Effect.Effect<void, ApiError> =>
  Effect.gen(function* () {
    if (value instanceof Items) {
      let between = "["
      for (const batch of value.batches) {
        for (const item of yield* batch) {
          yield* write(between)
          yield* writeJson(item, write)
          between = ","
        }
      }
      yield* write(between === "[" ? "[]" : "]")
    } else if (holdsItems(value)) {
      let between = "{"
      for (const [name, member] of Object.entries(value)) {
        if (member === undefined) continue
        yield* write(`${between}${JSON.stringify(name)}:`)
        yield* writeJson(member, write)
        between = ","
      }
      yield* write("}")
    } else yield* write(printJson(value))
  })

/** Whether a body has to be written in pieces. */
export const isStreamed = (body: unknown): boolean => body instanceof Items || holdsItems(body)
