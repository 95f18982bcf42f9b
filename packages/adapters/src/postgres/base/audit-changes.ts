import { createHash } from "node:crypto"
import { printDecimal } from "@svc/domain/shared/decimal"
import { parseJson, printJson } from "@svc/domain/shared/exact-json"
import { BigDecimal } from "effect"
import { isSecretColumn } from "./audited-tables.ts"
import { mappedNames } from "./mapped-names.ts"
import { jsonColumns, type Tables } from "./tables.gen.ts"

/** A longer text is cut, and its SHA-256 tells whether two of them are the same (contract G30). */
const longestText = 500

/** Columns that every change sets, or that name the row itself. */
const plainColumns: ReadonlySet<string> = new Set(["tenant_id", "legal_entity_id", "modified_at", "created_at"])

export const isShownColumn = (column: string): boolean => !plainColumns.has(column)

const namesOfColumns = new Map<string, readonly string[]>()

/** The names of a column in rows that were read: its own and those that mappings give it. The first is shown. */
const memberNames = (column: string): readonly string[] => {
  const known = namesOfColumns.get(column)
  if (known !== undefined) return known
  const member = column.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  const reference = member.endsWith("Id") ? [member.slice(0, -2)] : []
  const found = [...new Set([member, ...mappedNames(column), ...reference, column])]
  namesOfColumns.set(column, found)
  return found
}

/** The name of a column's member: `invoice_date` holds `invoiceDate`. */
export const memberOf = (column: string): string => memberNames(column)[0]!

type Row = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Row =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  !ArrayBuffer.isView(value) &&
  !BigDecimal.isBigDecimal(value)

/** A value with its members in the order of their names: PostgreSQL's JSON has an order of its own. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isObject(value)) return value
  const entries = Object.entries(value).filter(([, each]) => each !== undefined && each !== null)
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, each]) => [name, sorted(each)]),
  )
}

/** The JSON text of a value; `null` for none. */
const jsonOf = (value: unknown): string => {
  if (value === null || value === undefined) return "null"
  if (typeof value === "string") return JSON.stringify(value)
  if (value instanceof Date) return JSON.stringify(value)
  if (typeof value === "bigint") return JSON.stringify(String(value))
  if (BigDecimal.isBigDecimal(value)) return JSON.stringify(printDecimal(value))
  if (ArrayBuffer.isView(value)) return '"***"'
  return typeof value === "object" ? printJson(sorted(value)) : JSON.stringify(value)
}

/** A value of a column as the rows of the store have it. */
const valueOf = (table: string, column: string, value: unknown): unknown => {
  if (typeof value !== "string" || jsonColumns[table as keyof Tables]?.includes(column) !== true) return value
  try {
    return parseJson(value)
  } catch {
    // A JSON text that was read is a string already.
    return value
  }
}

/** The value of a column in a read row, under one of its names; a reference to another row counts as its id. */
export const readMember = (row: Row, column: string): unknown => {
  for (const name of memberNames(column)) {
    if (!(name in row)) continue
    const value = row[name]
    return isObject(value) && column.endsWith("_id") ? value["id"] : value
  }
  return undefined
}

/** The text of one side of a change. */
const side = (name: "after" | "before", json: string): string => {
  if (json.length <= longestText + 2) return `,"${name}":${json}`
  const hash = createHash("sha256").update(json).digest("hex")
  return `,"${name}":${JSON.stringify(json.replace(/^"/, "").slice(0, longestText))},"${name}Sha256":"${hash}"`
}

const changeText = (path: string, before: string | undefined, after: string | undefined): string =>
  `{"path":${JSON.stringify(path)}${before === undefined ? "" : side("before", before)}${
    after === undefined ? "" : side("after", after)
  }}`

/** Values that a new object has without anybody choosing them. */
const isEmpty = (json: string): boolean => json === "null" || json === "false" || json === "[]" || json === "{}"

/** The change of one column, as JSON texts: one for each changed member of an object. */
export const changesOf = (
  table: string,
  column: string,
  path: string,
  before: { readonly value: unknown } | undefined,
  after: { readonly value: unknown } | undefined,
): readonly string[] => {
  if (isSecretColumn(column)) return [changeText(path, before && '"***"', after && '"***"')]
  const is = after && valueOf(table, column, after.value)
  // The store reads a moment as milliseconds, and writes it as a date.
  const given = before?.value
  const was = is instanceof Date && typeof given === "number" ? new Date(given) : given
  if (before === undefined || after === undefined) {
    const json = jsonOf(before === undefined ? is : valueOf(table, column, was))
    if (isEmpty(json)) return []
    return [before === undefined ? changeText(path, undefined, json) : changeText(path, json, undefined)]
  }
  const from = valueOf(table, column, was)
  if (isObject(from) && isObject(is)) {
    const names = [...new Set([...Object.keys(from), ...Object.keys(is)])].toSorted()
    return names.flatMap((name) => {
      const [old, now] = [jsonOf(from[name]), jsonOf(is[name])]
      return old === now ? [] : [changeText(`${path}.${name}`, old, now)]
    })
  }
  const [old, now] = [jsonOf(from), jsonOf(is)]
  return old === now ? [] : [changeText(path, old, now)]
}
