import { amountDigits, parseDecimal } from "@svc/domain/shared/decimal"
import { TokenParser, Tokenizer, TokenType } from "@streamparser/json"
import { shownName } from "@svc/domain/shared/json-text"
import { RowsRefused } from "./rows-refused.ts"

/** The limits of a document. */
export interface RowsLimits {
  readonly rows: number
  /** The number of commas and brackets, which bounds the number of values. */
  readonly values: number
}

/** The deepest nesting. Rows hold look-up keys and custom fields, which nest once. */
const deepest = 8

/** The content of a document of rows: its members, with the rows of `data`, or its text of CSV. */
export interface RowsDocument {
  readonly members: Readonly<Record<string, unknown>>
  readonly data: readonly unknown[] | string | undefined
}

export interface JsonRowsReader {
  /** Parses the next bytes of the document; throws RowsRefused. */
  readonly push: (bytes: Uint8Array) => void
  readonly end: () => RowsDocument
}

/**
 * Reads a JSON object whose member `data` has rows, piece by piece, so that the thread is never blocked for long.
 * Numbers are decimals, or NaN when they have more digits than an amount may have (contract M2).
 */
export const makeJsonRowsReader = (most: RowsLimits): JsonRowsReader => {
  // Pieces of a long string are joined as bytes.
  const tokenizer = new Tokenizer({ stringBufferSize: 64 * 1024 })
  const parser = new TokenParser({ paths: ["$.*", "$.data.*"], keepStack: false })
  const members: Record<string, unknown> = Object.create(null) as {}
  let rows: unknown[] = []
  let data: RowsDocument["data"]
  let tokens = 0
  let depth = 0
  let isObject = false
  // For each open object, its names so far and the current one; for an array neither.
  const open: { readonly names?: Set<string>; at?: string }[] = []
  let before: TokenType | undefined

  /** Refuses a duplicate member: the parser would silently keep the last one. */
  const checkName = (name: string) => {
    const top = open.at(-1)!
    const isRepeated = top.names!.has(name)
    top.names!.add(name)
    top.at = name
    if (!isRepeated) return
    const [first, ...others] = open.flatMap(({ at }) => (at === undefined ? [] : [shownName(at)]))
    throw new RowsRefused(
      [first === "data" && others.length > 0 ? `data[${rows.length}]` : first, ...others].join("."),
      "may be given only once",
    )
  }

  const throwInstead = (error: Error) => {
    throw error instanceof RowsRefused ? error : new RowsRefused("body", "is not valid JSON")
  }
  tokenizer.onError = throwInstead
  parser.onError = throwInstead
  // The library would turn numbers into doubles.
  Object.assign(tokenizer, { parseNumber: (text: string) => parseDecimal(text, amountDigits) ?? Number.NaN })
  tokenizer.onToken = (token) => {
    tokens += 1
    if (tokens === 1) isObject = token.token === TokenType.LEFT_BRACE
    if (tokens > most.values) throw new RowsRefused("body", `has more than ${most.values} values`)
    if (token.token === TokenType.LEFT_BRACE || token.token === TokenType.LEFT_BRACKET) depth += 1
    if (token.token === TokenType.RIGHT_BRACE || token.token === TokenType.RIGHT_BRACKET) depth -= 1
    if (depth > deepest) throw new RowsRefused("body", `nests deeper than ${deepest} levels`)
    if (token.token === TokenType.LEFT_BRACE) open.push({ names: new Set() })
    else if (token.token === TokenType.LEFT_BRACKET) open.push({})
    else if (token.token === TokenType.RIGHT_BRACE || token.token === TokenType.RIGHT_BRACKET) open.pop()
    else if (token.token === TokenType.STRING && open.at(-1)?.names !== undefined && before !== TokenType.COLON)
      checkName(token.value as string)
    before = token.token
    parser.write(token)
  }
  parser.onValue = ({ value, key, stack }) => {
    if (stack.length > 1) {
      if (rows.length === most.rows) throw new RowsRefused("data", `has more than ${most.rows} rows`)
      rows.push(value)
    } else if (key !== "data") members[String(key)] = value
    else {
      if (typeof value !== "string" && !Array.isArray(value))
        throw new RowsRefused("data", "must be a list of rows, or CSV text")
      data = typeof value === "string" ? value : rows
      rows = []
    }
  }

  const guarded = (work: () => void) => {
    try {
      work()
    } catch (error) {
      throwInstead(error as Error)
    }
  }
  return {
    push: (bytes) => guarded(() => tokenizer.write(bytes)),
    end: () => {
      guarded(() => tokenizer.end())
      if (tokens > 0 && depth === 0 && !isObject) throw new RowsRefused("body", "must be an object")
      if (tokens === 0 || depth > 0) throw new RowsRefused("body", "is not valid JSON")
      return { members, data }
    },
  }
}
