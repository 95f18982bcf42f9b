/**
 * A text with this beginning would be evaluated by a program that opens the file (OWASP, CSV injection). Some programs
 * treat the full-width signs like the plain ones.
 */
const looksLikeFormula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The text, escaped when a program would take it for a formula. */
export const guardedText = (text: string): string => (looksLikeFormula.test(text) ? `'${text}` : text)

/** A record of a CSV text (RFC 4180) without the end of its line. */
export const csvRecord = (cells: readonly string[]): string => cells.map(quoted).join(",")

/** A line of a CSV text (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${csvRecord(cells)}\r\n`
