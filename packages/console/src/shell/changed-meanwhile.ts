import { Exact } from "../api/exact.ts"

/** A field that somebody else changed since the form was opened, to a value other than the one in the form. */
export interface Change {
  readonly name: string
  readonly label: string
  readonly theirs: unknown
  readonly yours: unknown
}

type Members = Readonly<Record<string, unknown>>

/** True for lines of a document, whose order matters. */
const areMembers = (values: readonly unknown[]): boolean => values.some((each) => typeof each === "object")

/**
 * The significant part of a value: an address without any line counts as none, and the order of members and tags does
 * not matter.
 */
const essenceOf = (value: unknown): unknown => {
  if (value === "" || value === null || value === undefined) return undefined
  if (Array.isArray(value))
    return areMembers(value) ? value.map(essenceOf) : value.map(String).toSorted((a, b) => a.localeCompare(b))
  if (typeof value !== "object" || value instanceof Exact) return value
  const members = Object.entries(value).flatMap(([name, each]) => {
    const essence = essenceOf(each)
    return essence === undefined ? [] : [[name, essence] as const]
  })
  return members.length === 0 ? undefined : Object.fromEntries(members.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(essenceOf(a)) === JSON.stringify(essenceOf(b))

/** The fields of a form that would undo somebody else's changes between two states. */
export const changesOf = (
  before: Members,
  now: Members,
  typed: Members,
  labels: Readonly<Record<string, string>>,
): readonly Change[] =>
  Object.entries(typed).flatMap(([name, yours]) => {
    const theirs = now[name]
    return isSame(before[name], theirs) || isSame(theirs, yours)
      ? []
      : [{ name, label: labels[name] ?? name, theirs, yours }]
  })

/** A field's value in words. */
export const wordsOf = (value: unknown): string => {
  const essence = essenceOf(value)
  if (essence === undefined) return "Nothing"
  if (typeof essence === "boolean") return essence ? "Yes" : "No"
  const isWhole = typeof essence === "string" || typeof essence === "number" || essence instanceof Exact
  if (isWhole) return String(essence)
  if (Array.isArray(value) && areMembers(value)) return value.map(wordsOf).join("; ")
  const said = Array.isArray(essence) ? essence : Object.values(Object(value))
  return said
    .filter((each) => essenceOf(each) !== undefined)
    .map(wordsOf)
    .join(", ")
}
