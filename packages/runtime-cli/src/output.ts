/** The outcome of a command: a JSON document, and the same as text for people. */
export interface Outcome {
  readonly json: unknown
  readonly text: string
  /** Set when the command did its work and found a problem: exit code 1. */
  readonly failed?: boolean
}

/** The text that goes to standard output (contract O13); `printJson` keeps the digits of amounts. */
export const render = (
  { json, text }: Outcome,
  asJson: boolean,
  printJson: (value: unknown) => string = JSON.stringify,
): string => (asJson ? `${printableJson(printJson(json))}\n` : `${printable(text)}\n`)

/** JSON without the characters that some parsers do not accept, or do not treat as white space. */
export const printableJson = (json: string): string => json.replace(/[\u007f-\u009f\u2028\u2029]/g, escaped)

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`

/** A text without control characters, because the answer of a receiver must not control the terminal that shows it. */
export const printable = (text: string): string => text.replace(/(?![\n\t])\p{Cc}/gu, "\uFFFD")

/** A table whose columns fit their widest cell; each cell is one line. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replace(/\s+/g, " ")))
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join("  ")
        .trimEnd(),
    )
    .join("\n")
}

/** Names and values line by line; undefined values are omitted. */
export const fields = (values: Readonly<Record<string, string | number | undefined>>): string => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const width = Math.max(...given.map(([name]) => name.length))
  return given.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join("\n")
}
