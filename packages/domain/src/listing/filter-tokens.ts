import { Result } from "effect"

export type TokenKind = "word" | "number" | "text" | "datetime" | "guid" | "(" | ")" | ","

export interface Token {
  readonly kind: TokenKind
  /** The text of the token; for a quoted literal, the text inside the quotes. */
  readonly value: string
  /** The position of its first character, from 1. */
  readonly at: number
}

const quotedText = String.raw`'(?:[^']|'')*'`
const patterns: readonly (readonly [TokenKind | "space", RegExp])[] = [
  ["space", /\s+/y],
  ["datetime", new RegExp(`datetime${quotedText}`, "iy")],
  ["guid", new RegExp(`guid${quotedText}`, "iy")],
  ["text", new RegExp(quotedText, "y")],
  ["number", /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y],
  // A word names a field, possibly of a part (`account/name`). The key of a custom field may contain dashes.
  ["word", /[A-Za-z_]\w*(?:\/[\w-]+)*/y],
  ["(", /\(/y],
  [")", /\)/y],
  [",", /,/y],
]

/** Splits a filter into tokens; the failure tells where it cannot be read. */
export const tokenize = (text: string): Result.Result<readonly Token[], string> => {
  const tokens: Token[] = []
  for (let at = 0; at < text.length;) {
    const found = match(text, at)
    if (found === undefined) {
      const what =
        text[at] === "'" ? "a text without a closing quote" : `'${String.fromCodePoint(text.codePointAt(at)!)}'`
      return Result.fail(`has ${what} at character ${at + 1}`)
    }
    const [kind, written] = found
    if (kind !== "space") tokens.push({ kind, value: inside(kind, written), at: at + 1 })
    at += written.length
  }
  return Result.succeed(tokens)
}

const match = (text: string, at: number): readonly [TokenKind | "space", string] | undefined => {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = at
    const [written] = pattern.exec(text) ?? []
    if (written !== undefined) return [kind, written]
  }
  return undefined
}

const inside = (kind: TokenKind, written: string): string =>
  kind === "text" || kind === "datetime" || kind === "guid"
    ? written.slice(written.indexOf("'") + 1, -1).replaceAll("''", "'")
    : written
