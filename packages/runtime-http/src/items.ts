import { printJson, printMember, printName } from "@svc/domain/shared/exact-json"
import { Effect, Fiber } from "effect"
import type { ApiError } from "./api-error.ts"

/**
 * A list in an answer that is made while it is sent: each batch is made after the client has received the one before.
 */
export class Items {
  readonly batches: Iterable<Batch>
  constructor(batches: Iterable<Batch>) {
    this.batches = batches
  }
}

/** Items in memory, or items that are read when they are needed. */
type Batch = readonly unknown[] | Effect.Effect<readonly unknown[], ApiError>

const batchSize = 20

/** The bodies of items in memory, made twenty at a time. */
export const itemsOf = <A>(items: readonly A[], body: (item: A) => unknown): Items =>
  new Items({
    *[Symbol.iterator]() {
      for (let start = 0; start < items.length; start += batchSize)
        yield items.slice(start, start + batchSize).map(body)
    },
  })

/** The bodies of items that are read part by part: while one part is written, the next is being read. */
export const partsOf = <A>(parts: Iterable<Effect.Effect<readonly A[], ApiError>>, body: (item: A) => unknown): Items =>
  new Items({
    *[Symbol.iterator]() {
      const unread = parts[Symbol.iterator]()
      const taken = (): Effect.Effect<readonly A[], ApiError> | undefined => unread.next().value
      for (let ahead = taken(); ahead !== undefined;) {
        const [part, following] = [ahead, taken()]
        ahead = following
        yield Effect.gen(function* () {
          const items = yield* part
          if (following !== undefined)
            ahead = Fiber.join(yield* Effect.forkChild(following, { startImmediately: true }))
          return items.map(body)
        })
      }
    },
  })

/**
 * Accepts a piece of the text. Returns `undefined` if there is room for the next piece, otherwise an effect that ends
 * when there is.
 */
export type WriteText = (text: string) => Effect.Effect<void, ApiError> | undefined

const holdsItems = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false
  for (const name of Object.keys(value))
    if ((value as Readonly<Record<string, unknown>>)[name] instanceof Items) return true
  return false
}

/** Yields pieces of a text, and each batch that has to be read; continues with the items of that batch. */
type Pieces = Generator<string | Exclude<Batch, readonly unknown[]>, void, readonly unknown[]>

function* piecesOfItems({ batches }: Items): Pieces {
  let between = "["
  for (const batch of batches) {
    for (const item of Effect.isEffect(batch) ? yield batch : batch) {
      if (holdsItems(item)) {
        yield between
        yield* piecesOfMembers(item)
      } else yield between + printJson(item)
      between = ","
    }
  }
  yield between === "[" ? "[]" : "]"
}

/** The members between two `Items` are one piece. */
function* piecesOfMembers(value: Readonly<Record<string, unknown>>): Pieces {
  let text = ""
  let between = "{"
  for (const name of Object.keys(value)) {
    const member = value[name]
    if (member instanceof Items) {
      yield `${text}${between}${printName(name)}`
      yield* piecesOfItems(member)
      text = ""
    } else {
      const printed = printMember(name, member)
      if (printed === undefined) continue
      text += between + printed
    }
    between = ","
  }
  yield `${text}}`
}

function* piecesOf(value: unknown): Pieces {
  if (value instanceof Items) yield* piecesOfItems(value)
  else if (holdsItems(value)) yield* piecesOfMembers(value)
  else yield printJson(value)
}

/**
 * Writes a JSON value in pieces; the text is the same as that of `printJson`. `Items` are found in the members of an
 * object and of the objects in `Items`.
 */
export const writeJson = (value: unknown, write: WriteText): Effect.Effect<void, ApiError> =>
  Effect.gen(function* () {
    const pieces = piecesOf(value)
    for (let next = pieces.next(); next.done !== true;) {
      if (typeof next.value === "string") {
        const full = write(next.value)
        if (full !== undefined) yield* full
        next = pieces.next()
      } else next = pieces.next(yield* next.value)
    }
  })

/** True when a body has to be written in pieces. */
export const isStreamed = (body: unknown): boolean => body instanceof Items || holdsItems(body)

/**
 * A text in an answer that is made while it is sent: each piece is made after the client has received the one before.
 */
export class TextPieces {
  readonly pieces: Iterable<Effect.Effect<string, ApiError>>
  constructor(pieces: Iterable<Effect.Effect<string, ApiError>>) {
    this.pieces = pieces
  }
}

/** Writes the pieces of a text as they come. */
export const writePieces = ({ pieces }: TextPieces, write: WriteText): Effect.Effect<void, ApiError> =>
  Effect.gen(function* () {
    for (const piece of pieces) {
      const full = write(yield* piece)
      if (full !== undefined) yield* full
    }
  })
