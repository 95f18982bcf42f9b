import { csvRecord, guardedText } from "@svc/domain/shared/csv"
import { fields, type Outcome, printableJson, table } from "../output.ts"
import { cellText, memberAt } from "./exact.ts"
import type { OutputFormat } from "./session.ts"

/** The columns of a list: by heading, the member that is shown. */
export type Columns = Readonly<Record<string, string>>

/** The columns that `--columns` names, by heading or by member. */
export const chosenColumns = (usual: Columns, asked: string | undefined): Columns => {
  if (asked === undefined) return usual
  const names = asked.split(",").map((name) => name.trim())
  return Object.fromEntries(
    names.map((name) => {
      const head = name.toUpperCase()
      return Object.hasOwn(usual, head) ? [head, usual[head]!] : [name, name]
    }),
  )
}

/** The items of a list in a format. */
export const listOutcome = (
  items: readonly unknown[],
  columns: Columns,
  output: OutputFormat,
  none: string,
): Outcome => {
  const rows = items.map((item) => Object.values(columns).map((member) => memberAt(item, member)))
  const shown = (cell: (value: unknown) => string) => rows.map((row) => row.map(cell))
  const text = {
    table: () => (rows.length === 0 ? none : table(Object.keys(columns), shown(cellText))),
    csv: () => [Object.values(columns), ...shown(csvCell)].map(csvRecord).join("\n"),
    jsonl: () => items.map((item) => printableJson(JSON.stringify(item))).join("\n"),
    json: () => "",
  }
  return { json: items, text: text[output]() }
}

/** Guards texts, so that a spreadsheet never takes one for a formula (contract T6). */
const csvCell = (value: unknown): string => (typeof value === "string" ? guardedText(value) : cellText(value))

/** One resource in a format: its members line by line, or as a list of one. */
export const itemOutcome = (item: unknown, output: OutputFormat): Outcome => {
  const members = Object.entries(Object(item) as Readonly<Record<string, unknown>>).map(
    ([name, value]) => [name, cellText(value)] as const,
  )
  const columns = Object.fromEntries(members.map(([name]) => [name, name]))
  if (output !== "table") return { ...listOutcome([item], columns, output, ""), json: item }
  return { json: item, text: members.length === 0 ? "Done." : fields(Object.fromEntries(members)) }
}
