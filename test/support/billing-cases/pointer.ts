const unescape = (part: string) => part.replaceAll("~1", "/").replaceAll("~0", "~")

/** The parts of a pointer. A `/` inside brackets does not separate parts. */
const partsOf = (pointer: string): readonly string[] =>
  pointer === "" ? [] : [...pointer.matchAll(/\/(\[[^\]]*\]|[^/]*)/g)].map(([, part = ""]) => part)

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined

/**
 * The value at a JSON pointer (RFC 6901), or `undefined` where nothing is there. `/[key=text]` names the first element
 * of a list whose `key` has that text; a dot in `key` leads into a nested object.
 */
export const follow = (answer: unknown, pointer: string, textOf: (value: unknown) => string): unknown =>
  partsOf(pointer).reduce((value: unknown, part) => {
    const [, key, text] = /^\[([^=]+)=(.*)\]$/.exec(part) ?? []
    if (key === undefined) return memberOf(value, unescape(part))
    const at = (each: unknown) => key.split(".").reduce(memberOf, each)
    return Array.isArray(value) ? value.find((each) => at(each) !== undefined && textOf(at(each)) === text) : undefined
  }, answer)
