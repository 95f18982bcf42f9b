/**
 * An array as PostgreSQL writes one, for values that need no quoting: ids, dates, numbers. The driver would quote each,
 * which for a history of rates is most of its work.
 */
export const arrayLiteral = (values: readonly (string | number | boolean | null)[]): string =>
  `{${values.map((value) => value ?? "NULL").join(",")}}`

const special = /["\\]/g

/** The same of texts, each of which may hold anything but U+0000. */
export const textArrayLiteral = (values: readonly (string | null)[]): string =>
  `{${values.map((value) => (value === null ? "NULL" : `"${value.replace(special, "\\$&")}"`)).join(",")}}`

/** The same of JSON values: within their text a quote and a backslash are all that is escaped, which JSON does as well. */
export const jsonArrayLiteral = (values: readonly (object | null)[]): string =>
  `{${values.map((value) => (value === null ? "NULL" : JSON.stringify(JSON.stringify(value)))).join(",")}}`
