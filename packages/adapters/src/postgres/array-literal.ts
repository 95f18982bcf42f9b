/**
 * An array as PostgreSQL writes one, for values that need no quoting: ids, dates, numbers. The driver would quote each,
 * which for a history of rates is most of its work.
 */
export const arrayLiteral = (values: readonly (string | null)[]): string =>
  `{${values.map((value) => value ?? "NULL").join(",")}}`
