import type { components } from "../../api/schema.gen.ts"

/** A cell's text: quoted, and never a formula (contract T6). */
const cell = (value: string | number): string =>
  `"${String(value)
    .replace(/^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/, "'$&")
    .replaceAll('"', '""')}"`

/** The errors of an import as CSV (RFC 4180), to correct the file. */
export const errorsCsv = (errors: readonly components["schemas"]["ImportError"][]): string =>
  ["row,field,message", ...errors.map(({ row, field, message }) => [row, field, message].map(cell).join(","))]
    .map((line) => `${line}\r\n`)
    .join("")
