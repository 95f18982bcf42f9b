/**
 * An array in PostgreSQL's notation, for values that need no quoting: ids, dates, numbers. The driver quotes each
 * value, which is most of its work for a history of rates.
 */
export const arrayLiteral = (values: readonly (string | null)[]): string =>
  `{${values.map((value) => value ?? "NULL").join(",")}}`
