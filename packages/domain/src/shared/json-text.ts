// ECMAScript "JSON.parse source text access", which Node 24 has and the compiler's library not yet.
interface JsonWithSource {
  readonly rawJSON: (text: string) => unknown
  readonly parse: (
    text: string,
    reviver: (key: string, value: unknown, context: { readonly source?: string }) => unknown,
  ) => unknown
}
const json = JSON as unknown as JsonWithSource

/** Deeper JSON is refused: no resource nests so far, and writing it out again would exhaust the stack. */
export const maxJsonDepth = 64

/** Whether arrays and objects nest deeper than `limit`. */
export const nestsDeeperThan = (text: string, limit: number): boolean => {
  let depth = 0
  let inString = false
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (inString) {
      if (code === backslash) index += 1
      else if (code === quote) inString = false
    } else if (code === quote) inString = true
    else if (code === openBracket || code === openBrace) {
      depth += 1
      if (depth > limit) return true
    } else if (code === closeBracket || code === closeBrace) depth -= 1
  }
  return false
}
const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d]

/**
 * The JSON text of one member of an object, without white space, with every number's digits as they were written
 * (`1.10` stays `1.10`). `text` must be valid JSON with an object at its top.
 */
export const memberJson = (text: string, name: string): string => {
  const exact = json.parse(text, (_key, value, { source }) =>
    typeof value === "number" && source !== undefined && String(value) !== source ? json.rawJSON(source) : value,
  ) as Readonly<Record<string, unknown>>
  return JSON.stringify(exact[name])
}

/** The JSON paths (`a.b[0]`) of strings and names with U+0000 or half of a surrogate pair: PostgreSQL keeps neither. */
export const unstorablePaths = (value: unknown, path = ""): readonly string[] => {
  if (typeof value === "string") return isStorable(value) ? [] : [path]
  if (Array.isArray(value)) return value.flatMap((item, index) => unstorablePaths(item, `${path}[${index}]`))
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => {
    const memberPath = path === "" ? name : `${path}.${name}`
    if (isStorable(name)) return unstorablePaths(member, memberPath)
    return [memberPath.replaceAll("\0", "\uFFFD").toWellFormed()]
  })
}

const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed()
