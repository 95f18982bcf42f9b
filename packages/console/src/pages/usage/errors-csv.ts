import type { components } from "../../api/schema.gen.ts"

/** A text of a cell: quoted, and never a formula (contract T6). */
const cell = (value: string | number): string =>
  `"${String(value)
    .replace(/^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/, "'$&")
    .replaceAll('"', '""')}"`

/** What was wrong with an import as CSV (RFC 4180), to mend the file by. */
export const errorsCsv = (errors: readonly components["schemas"]["ImportError"][]): string =>
  ["row,field,message", ...errors.map(({ row, field, message }) => [row, field, message].map(cell).join(","))]
    .map((line) => `${line}\r\n`)
    .join("")
