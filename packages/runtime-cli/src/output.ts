import { printJson } from "@svc/domain/shared/exact-json"

/** What a command leaves: one JSON document, and the same for people. */
export interface Outcome {
  readonly json: unknown
  readonly text: string
  /** The command did its work and found something wrong: exit code 1. */
  readonly failed?: boolean
}

/** The outcome as it goes to standard output. */
export const render = ({ json, text }: Outcome, asJson: boolean): string =>
  asJson
    ? // Not all readers take these for white space or take them at all.
      `${printJson(json).replace(/[\u007f-\u009f\u2028\u2029]/g, escaped)}\n`
    : `${printable(text)}\n`

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`

/** Without control characters: what a receiver answered must not steer the terminal it is read on. */
export const printable = (text: string): string => text.replace(/(?![\n\t])\p{Cc}/gu, "\uFFFD")

/** Columns as wide as their widest cell; a cell is one line. */
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

/** Names and values under one another; what is undefined is left out. */
export const fields = (values: Readonly<Record<string, string | number | undefined>>): string => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const width = Math.max(...given.map(([name]) => name.length))
  return given.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join("\n")
}
