import { Result } from "effect"
import { parseDecimal, rateDigits } from "../shared/decimal.ts"
import { type Comparison, comparisons, type Filter, type Literal, type Match, matches } from "./filter.ts"
import { type Token, type TokenKind, tokenize } from "./filter-tokens.ts"

/** The limits of a filter; longer or deeper ones would cost more than a list may cost (contract L13). */
export const filterLimits = { characters: 4_000, depth: 50 }

/**
 * Parses a `Filter`: `eq ne gt ge lt le`; `and` before `or`; parentheses; `startswith(field, 'x')`, `endswith(field,
 * 'x')`, `substringof('x', field)`, each optionally followed by `eq true` or `eq false`; `'it''s'`, numbers, `true`,
 * `false`, `null`, `datetime'…'`, `guid'…'`; fields of parts as `a/b`. Keywords may be in any letter case. The failure
 * is a sentence without its subject.
 */
export const parseFilter = (text: string): Result.Result<Filter, string> => {
  if (text.length > filterLimits.characters) return Result.fail(`has more than ${filterLimits.characters} characters`)
  return Result.flatMap(tokenize(text), (tokens) => {
    const reader = { tokens, next: 0 }
    return Result.flatMap(readOr(reader, 0), (filter) =>
      reader.next < tokens.length ? refuse(reader, "'and', 'or' or the end") : Result.succeed(filter),
    )
  })
}

interface Reader {
  readonly tokens: readonly Token[]
  next: number
}
type Read<A> = Result.Result<A, string>

const refuse = ({ tokens, next }: Reader, wanted: string): Read<never> => {
  const token = tokens[next]
  return Result.fail(
    token === undefined
      ? `ends where ${wanted} is expected`
      : `has '${token.value.slice(0, 40)}' at character ${token.at} where ${wanted} is expected`,
  )
}

const peek = ({ tokens, next }: Reader, kind: TokenKind, word?: string): boolean => {
  const token = tokens[next]
  return token?.kind === kind && (word === undefined || token.value.toLowerCase() === word)
}

const expect = (reader: Reader, kind: TokenKind, wanted: string): Read<string> => {
  if (!peek(reader, kind)) return refuse(reader, wanted)
  reader.next += 1
  return Result.succeed(reader.tokens[reader.next - 1]!.value)
}

const chain =
  (word: "and" | "or", read: (reader: Reader, depth: number) => Read<Filter>) =>
  (reader: Reader, depth: number): Read<Filter> =>
    Result.gen(function* () {
      let filter = yield* read(reader, depth)
      while (peek(reader, "word", word)) {
        reader.next += 1
        filter = { _tag: word === "and" ? "And" : "Or", left: filter, right: yield* read(reader, depth) }
      }
      return filter
    })

const readTerm = (reader: Reader, depth: number): Read<Filter> =>
  Result.gen(function* () {
    if (depth > filterLimits.depth) return yield* Result.fail(`nests deeper than ${filterLimits.depth} levels`)
    if (peek(reader, "(")) {
      reader.next += 1
      const filter = yield* readOr(reader, depth + 1)
      yield* expect(reader, ")", "')'")
      return filter
    }
    const word = yield* expect(reader, "word", "a field or a function")
    const by = matches.find((each) => each === word.toLowerCase())
    return by !== undefined && peek(reader, "(") ? yield* readMatch(reader, by) : yield* readComparison(reader, word)
  })

const readAnd = chain("and", readTerm)
const readOr = chain("or", readAnd)

const readComparison = (reader: Reader, field: string): Read<Filter> =>
  Result.gen(function* () {
    const word = reader.tokens[reader.next]?.value.toLowerCase()
    const by = comparisons.find((each): each is Comparison => each === word)
    if (by === undefined || !peek(reader, "word")) return yield* refuse(reader, `one of ${comparisons.join(", ")}`)
    reader.next += 1
    return { _tag: "Compare", field, by, value: yield* readLiteral(reader) }
  })

const readMatch = (reader: Reader, by: Match): Read<Filter> =>
  Result.gen(function* () {
    reader.next += 1
    const needle = () => expect(reader, "text", "a quoted text")
    const place = () => expect(reader, "word", "a field")
    const first = yield* by === "substringof" ? needle() : place()
    yield* expect(reader, ",", "','")
    const second = yield* by === "substringof" ? place() : needle()
    yield* expect(reader, ")", "')'")
    const [field, text] = by === "substringof" ? [second, first] : [first, second]
    return { _tag: "Match", by, field, text, holds: yield* readHolds(reader) }
  })

/** Reads an optional comparison after a function: `eq true`, which changes nothing, or `eq false`. */
const readHolds = (reader: Reader): Read<boolean> =>
  Result.gen(function* () {
    if (!peek(reader, "word", "eq")) return true
    reader.next += 1
    const value = yield* readLiteral(reader)
    return value._tag === "Boolean" ? value.value : yield* refuse({ ...reader, next: reader.next - 1 }, "true or false")
  })

const constants: ReadonlyMap<string, Literal> = new Map<string, Literal>([
  ["true", { _tag: "Boolean", value: true }],
  ["false", { _tag: "Boolean", value: false }],
  ["null", { _tag: "Null" }],
])
const quotedTags: Partial<Record<TokenKind, "Text" | "DateTime" | "Guid">> = {
  text: "Text",
  datetime: "DateTime",
  guid: "Guid",
}

const readLiteral = (reader: Reader): Read<Literal> => {
  const token = reader.tokens[reader.next]
  const tag = token && quotedTags[token.kind]
  const number = token?.kind === "number" ? parseDecimal(token.value, rateDigits) : undefined
  const literal =
    token === undefined
      ? undefined
      : tag !== undefined
        ? { _tag: tag, value: token.value }
        : number !== undefined
          ? { _tag: "Number" as const, value: number }
          : constants.get(token.value.toLowerCase())
  if (literal === undefined) return refuse(reader, "a value (texts in single quotes)")
  reader.next += 1
  return Result.succeed(literal)
}
