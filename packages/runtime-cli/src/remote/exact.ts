// ES2026 has both functions and Node 24 implements them; the compiler's library does not know them yet.
const { rawJSON, isRawJSON } = JSON as JSON & {
  readonly rawJSON: (text: string) => unknown
  readonly isRawJSON: (value: unknown) => value is { readonly rawJSON: string }
}
const parse = JSON.parse as (
  text: string,
  reviver: (key: string, value: unknown, context: { readonly source?: string }) => unknown,
) => unknown

/** Reads JSON and keeps every digit of numbers: `JSON.stringify` prints each number as it was. */
export const parseExactly = (text: string): unknown =>
  parse(text, (_, value, { source }) =>
    typeof value === "number" && source !== undefined && String(value) !== source ? rawJSON(source) : value,
  )

/** A value for a cell of a table: texts and numbers as they are, lists and objects as JSON. */
export const cellText = (value: unknown): string => {
  if (value === undefined || value === null) return ""
  if (isRawJSON(value)) return value.rawJSON
  return typeof value === "string" ? value : JSON.stringify(value)
}

/** The value of a member; dots in the path lead to members of members. */
export const memberAt = (item: unknown, path: string): unknown =>
  path.split(".").reduce((value: unknown, name) => (Object(value) as Readonly<Record<string, unknown>>)[name], item)
