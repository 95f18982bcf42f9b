/** Deeper JSON is refused (contract Q8): no resource nests as deeply, and printing it again would exhaust the stack. */
export const maxJsonDepth = 64

/**
 * The reason why a JSON text is refused before it is parsed; `undefined` when there is none. The text is read no
 * further than needed. `values` limits the number of its values, because the parser takes a quarter of a second for a
 * megabyte of empty objects. Values are counted by commas and brackets, so a nested array or object counts as up to
 * two.
 */
export const jsonExcess = (
  text: string,
  { depth: deepest, values: most = Number.POSITIVE_INFINITY }: { readonly depth: number; readonly values?: number },
): string | undefined => {
  let depth = 0
  let values = 1
  let inString = false
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (inString) {
      if (code === backslash) index += 1
      else if (code === quote) inString = false
    } else if (code === quote) inString = true
    else if (code === openBracket || code === openBrace) {
      depth += 1
      if (depth > deepest) return `nests deeper than ${deepest} levels`
      values += 1
    } else if (code === comma) values += 1
    else if (code === closeBracket || code === closeBrace) depth -= 1
    if (values > most) return `has more than ${most} values`
  }
  return undefined
}
const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d]
const [colon, comma] = [0x3a, 0x2c]

const whiteSpace: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d])

/**
 * The JSON text of one member of an object as it was written, except for white space between tokens: digits, names and
 * their order do not change (`1.10` does not become `1.1`). `text` must be valid JSON with an object at its top that
 * has the member. Of several members with the name the last counts, as for `JSON.parse`.
 */
export const memberJson = (text: string, name: string): string => membersJson(text, new Set([name])).get(name) ?? ""

/** Several members in the same way, without those that the object does not have. */
export const membersJson = (text: string, names: ReadonlySet<string>): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  let member: string | undefined
  let written = ""
  let depth = 0
  // Text is copied in runs between white space, because a copy for each token could mean half a million copies.
  let run = text.indexOf("{") + 1
  for (let index = run; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    const endsName = depth === 0 && member === undefined && code === colon
    const endsMember = depth === 0 && (code === comma || code === closeBrace)
    if (whiteSpace.has(code) || endsName || endsMember) {
      written += text.slice(run, index)
      run = index + 1
    }
    if (endsName) {
      member = JSON.parse(written) as string
      written = ""
    } else if (endsMember) {
      if (member !== undefined && names.has(member)) found.set(member, written)
      member = undefined
      written = ""
    } else if (code === quote) index = endOfString(text, index)
    else if (code === openBracket || code === openBrace) depth += 1
    else if (code === closeBracket || code === closeBrace) depth -= 1
  }
  return found
}

/**
 * Whether each number of a JSON text equals the shortest notation of its double: at most 15 digits and no exponent
 * (IEEE 754: a double preserves any 15 digits). `text` must be valid JSON.
 */
export const fitsDoubles = (text: string): boolean => {
  let length = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === quote) {
      index = endOfString(text, index)
      length = 0
    } else if (isDigit(code)) {
      length += 1
      if (length > 15) return false
    } else if (length > 0) {
      if (code === bigE || code === smallE) return false
      if (code !== point) length = 0
    }
  }
  return true
}

/**
 * The strings and numbers of a JSON text in their order, without names, booleans and nulls. Numbers are as they are
 * written (`1.10` does not become `1.1`). `text` must be valid JSON.
 */
export function* scalarTexts(text: string): Generator<string> {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === quote) {
      const end = endOfString(text, index)
      if (!isName(text, end + 1)) {
        const inside = text.slice(index + 1, end)
        yield inside.includes("\\") ? (JSON.parse(`"${inside}"`) as string) : inside
      }
      index = end
    } else if (code === minus || isDigit(code)) {
      const begun = index
      while (isInNumber(text.charCodeAt(index + 1))) index += 1
      yield text.slice(begun, index + 1)
    }
  }
}
const [minus, plus, point, bigE, smallE] = [0x2d, 0x2b, 0x2e, 0x45, 0x65]
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39
const isInNumber = (code: number): boolean =>
  isDigit(code) || code === point || code === minus || code === plus || code === bigE || code === smallE

const isName = (text: string, after: number): boolean => {
  let index = after
  while (whiteSpace.has(text.charCodeAt(index))) index += 1
  return text.charCodeAt(index) === colon
}

/** The index of the closing quote of the string that begins at `start`. */
const endOfString = (text: string, start: number): number => {
  let index = start + 1
  for (; text.charCodeAt(index) !== quote; index += 1) if (text.charCodeAt(index) === backslash) index += 1
  return index
}

/** The mistake of an unfit text, as a refusal states it. */
export const unfitText =
  "must not contain control characters other than tabs and line ends, U+FFFE, U+FFFF or half of a surrogate pair"

/**
 * The JSON paths (`a.b[0]`) of strings and names with control characters, U+FFFE, U+FFFF or half a surrogate pair, at
 * most `most` of them; such texts are not stored (contract Q10). A path is only built after a finding, because a body
 * of half a million values would otherwise cost as many texts.
 */
export const unfitPaths = (value: unknown, most = Number.POSITIVE_INFINITY): readonly string[] =>
  unfitIn(value, most).map((path) => (path.startsWith(".") ? path.slice(1) : path))

const none: readonly string[] = []

const unfitIn = (value: unknown, most: number): readonly string[] => {
  if (typeof value === "string") return isFit(value) ? none : [""]
  if (typeof value !== "object" || value === null) return none
  let found: string[] | undefined
  const add = (part: string, paths: readonly string[]) => {
    for (const path of paths) (found ??= []).push(part + path)
  }
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length && (found?.length ?? 0) < most; index += 1) {
      const inside = unfitIn(value[index], most)
      if (inside.length > 0) add(`[${index}]`, inside)
    }
  } else {
    for (const name of Object.keys(value)) {
      if ((found?.length ?? 0) >= most) break
      if (isFit(name)) {
        const inside = unfitIn((value as Readonly<Record<string, unknown>>)[name], most)
        if (inside.length > 0) add(`.${name}`, inside)
      } else add(`.${shownName(name)}`, [""])
    }
  }
  return found?.slice(0, most) ?? none
}

/**
 * C0 controls except tab, line feed and carriage return, and the two noncharacters at the end of Unicode's first plane.
 */
// oxlint-disable-next-line no-control-regex
const unfit = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/
// oxlint-disable-next-line no-control-regex
const everyUnfit = new RegExp(unfit.source, "g")

/** Whether a request may contain a text (contract Q10). */
const isFit = (text: string): boolean => !unfit.test(text) && text.isWellFormed()

/** A caller's name within a path, shortened and with unfit characters replaced. */
export const shownName = (name: string): string => name.slice(0, 100).replaceAll(everyUnfit, "\uFFFD").toWellFormed()

/** Whether a text can be stored: it has no U+0000 and no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed()

interface Container {
  /** The names of an object so far; absent for an array. */
  readonly names?: Set<string>
  at: string | number
}

/**
 * The JSON path of the first member whose object already has a member of its name, which `JSON.parse` would silently
 * drop (contract Q8; RFC 8259, section 4); `undefined` when there is none. `text` must be valid JSON.
 */
export const repeatedMember = (text: string): string | undefined => {
  const containers: Container[] = []
  let expectsName = false
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === quote) {
      const end = endOfString(text, index)
      if (expectsName) {
        const inside = text.slice(index + 1, end)
        const name = inside.includes("\\") ? (JSON.parse(`"${inside}"`) as string) : inside
        const top = containers.at(-1)!
        top.at = name
        if (top.names!.has(name)) return pathOf(containers)
        top.names!.add(name)
        expectsName = false
      }
      index = end
    } else if (code === openBrace) {
      containers.push({ names: new Set(), at: "" })
      expectsName = true
    } else if (code === openBracket) {
      containers.push({ at: 0 })
      expectsName = false
    } else if (code === closeBrace || code === closeBracket) {
      containers.pop()
      expectsName = false
    } else if (code === comma) {
      const top = containers.at(-1)!
      if (typeof top.at === "number") top.at += 1
      else expectsName = true
    }
  }
  return undefined
}

const pathOf = (containers: readonly Container[]): string =>
  containers.reduce(
    (path, { at }) =>
      typeof at === "number" ? `${path}[${at}]` : path === "" ? shownName(at) : `${path}.${shownName(at)}`,
    "",
  )
