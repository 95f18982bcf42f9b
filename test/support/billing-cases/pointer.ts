const unescape = (part: string) => part.replaceAll("~1", "/").replaceAll("~0", "~")

/** The parts of a pointer; a `/` in brackets belongs to its part. */
const partsOf = (pointer: string): readonly string[] =>
  pointer === "" ? [] : [...pointer.matchAll(/\/(\[[^\]]*\]|[^/]*)/g)].map(([, part = ""]) => part)

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined

/**
 * The value at a JSON pointer (RFC 6901); `undefined` where there is none. `/[key=text]` is the first element of a list
 * whose `key` has that text, and a dot in `key` goes deeper.
 */
export const follow = (answer: unknown, pointer: string, textOf: (value: unknown) => string): unknown =>
  partsOf(pointer).reduce((value: unknown, part) => {
    const [, key, text] = /^\[([^=]+)=(.*)\]$/.exec(part) ?? []
    if (key === undefined) return memberOf(value, unescape(part))
    const at = (each: unknown) => key.split(".").reduce(memberOf, each)
    return Array.isArray(value) ? value.find((each) => at(each) !== undefined && textOf(at(each)) === text) : undefined
  }, answer)
