/**
 * A program that opens the file would compute a text that begins so (OWASP, CSV injection); some read the full-width
 * signs as the plain ones.
 */
const looksLikeFormula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A text that no program takes for a formula. */
export const guardedText = (text: string): string => (looksLikeFormula.test(text) ? `'${text}` : text)

/** A line of a CSV text (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(",")}\r\n`
