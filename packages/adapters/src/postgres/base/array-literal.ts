import { type RawBuilder, sql } from "kysely"

/**
 * An array in PostgreSQL's notation, for values that need no quoting: ids, dates, numbers. The driver quotes each
 * value, which is most of its work for a history of rates.
 */
export const arrayLiteral = (values: readonly (string | null)[]): string =>
  `{${values.map((value) => value ?? "NULL").join(",")}}`

/** A column of rows: its type and a value for each row. */
type Column = readonly [type: string, values: readonly (string | null)[]]

/**
 * Rows for a `from`, made from one array for each column, as `arrayLiteral` writes them. Values of the first column
 * differ. A value that is the same in all rows is sent once, because PostgreSQL makes a table of each array before it
 * joins them.
 */
export const rowsOfColumns = (columns: Readonly<Record<string, Column>>): RawBuilder<unknown> => {
  const named = Object.entries(columns)
  const isAlike = ([, [, values]]: (typeof named)[number], index: number) =>
    index > 0 && values.every((value) => value === values[0])
  const differing = named.filter((column, index) => !isAlike(column, index))
  const alike = named
    .filter(isAlike)
    .map(([name, [type, [value]]]) => sql`, ${value}::${sql.raw(type)} as ${sql.ref(name)}`)
  const arrays = differing.map(([, [type, values]]) => sql`${arrayLiteral(values)}::${sql.raw(type)}[]`)
  return sql`(select d.*${sql.join(alike, sql``)}
    from unnest(${sql.join(arrays)}) as d (${sql.join(differing.map(([name]) => sql.ref(name)))}))`
}
