import { type RawBuilder, sql } from "kysely"

/**
 * An array in PostgreSQL's notation, for values that need no quoting: ids, dates, numbers. The driver quotes each
 * value, which is most of its work for a history of rates.
 */
export const arrayLiteral = (values: readonly (string | null)[]): string =>
  `{${values.map((value) => value ?? "NULL").join(",")}}`

/** The values of a column as an array of a type, as `arrayLiteral` writes them. Equal values are sent once. */
export const arrayColumn = (type: string, values: readonly (string | null)[]): RawBuilder<unknown> => {
  const [first = null] = values
  return values.every((value) => value === first)
    ? sql`array_fill(${first}::${sql.raw(type)}, array[${sql.lit(values.length)}])`
    : sql`${arrayLiteral(values)}::${sql.raw(type)}[]`
}
