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

/** The JSON paths (`a.b[0]`) of strings and names that hold U+0000, which PostgreSQL cannot store. */
export const nulPaths = (value: unknown, path = ""): readonly string[] => {
  if (typeof value === "string") return value.includes("\0") ? [path] : []
  if (Array.isArray(value)) return value.flatMap((item, index) => nulPaths(item, `${path}[${index}]`))
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => {
    const memberPath = path === "" ? name : `${path}.${name}`
    return name.includes("\0") ? [memberPath.replaceAll("\0", "\uFFFD")] : nulPaths(member, memberPath)
  })
}
