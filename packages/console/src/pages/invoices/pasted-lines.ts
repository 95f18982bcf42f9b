import { decimalOf } from "../../api/exact.ts"
import type { LineDraft } from "./line-draft.ts"

export type Field = Exclude<keyof LineDraft, "key" | "unseen">

/** The columns of the editor in order, with their headings. */
export const columns: readonly (readonly [field: Field, head: string])[] = [
  ["productName", "Product"],
  ["quantity", "Quantity"],
  ["unitOfMeasure", "Unit"],
  ["price", "Price"],
  ["discountPercent", "Disc. %"],
  ["taxTemplate", "Tax"],
  ["recognizedRevenueAccount", "Revenue account"],
]
export const headOf = (field: Field): string => columns.find(([each]) => each === field)![1]

/** Other headings that spreadsheets use for the columns. */
const otherHeads: Readonly<Record<string, Field>> = {
  "product name": "productName",
  description: "productName",
  qty: "quantity",
  "unit of measure": "unitOfMeasure",
  "unit price": "price",
  discount: "discountPercent",
  "discount %": "discountPercent",
  "tax template": "taxTemplate",
  account: "recognizedRevenueAccount",
}

const fieldNamed = (cell: string): Field | undefined => {
  const name = cell.toLowerCase()
  return (
    columns.find(([field, head]) => [field, head].some((each) => each.toLowerCase() === name))?.[0] ?? otherHeads[name]
  )
}

/** The choices of a column: each value with the words that a spreadsheet may use for it. */
type Choices = Readonly<Partial<Record<Field, readonly (readonly [value: string, ...words: string[]])[]>>>

interface Pasted {
  /** The fields of each line that its row contains. */
  readonly lines: readonly Readonly<Partial<Record<Field, string>>>[]
  /** The field for each column of cells, in order; undefined, with its heading, for an ignored column. */
  readonly taken: readonly (readonly [field: Field | undefined, head: string])[]
}

/**
 * The columns of rows without headings: those of the editor; a price may directly follow the product, or a quantity
 * follow without a unit in between.
 */
const fieldsOf = (row: readonly string[], isNumber: (cell: string) => boolean): readonly Field[] => {
  if (row.length === 2) return ["productName", "price"]
  const shown = columns.map(([field]) => field)
  return isNumber(row[2] ?? "") ? shown.filter((field) => field !== "unitOfMeasure") : shown
}

export const isAmount = (field: Field) => field === "quantity" || field === "price" || field === "discountPercent"

/**
 * Converts rows of a spreadsheet to lines. A first row of headings names the columns, in any order. An empty cell sets
 * nothing; a text that is none of the choices is kept, so that the service refuses it at its field.
 */
export const pastedLines = (text: string, read: (text: string) => string, choices: Choices): Pasted => {
  const rows = text
    .split(/\r?\n/)
    .filter((row) => row.trim() !== "")
    .map((row) => row.split("\t").map((cell) => cell.trim()))
  const first = rows[0] ?? []
  const named = first.map(fieldNamed)
  const hasHeads = named.includes("productName") && named.filter((field) => field !== undefined).length > 1
  const fields = hasHeads ? named : fieldsOf(first, (cell) => decimalOf(read(cell)) !== undefined)
  const chosen = (field: Field, cell: string) => {
    const word = cell.toLowerCase()
    return choices[field]?.find((words) => words.some((each) => each.toLowerCase() === word))?.[0] ?? cell
  }
  const lineOf = (cells: readonly string[]) => {
    const given = cells.flatMap((cell, index): (readonly [Field, string])[] => {
      const field = fields[index]
      if (field === undefined || cell === "") return []
      return [[field, isAmount(field) ? read(cell.replace(/\s*%$/, "")) : chosen(field, cell)]]
    })
    return Object.fromEntries(given)
  }
  // Empty columns at the end of a spreadsheet are ignored.
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex((cell) => cell !== "") + 1))
  return {
    lines: (hasHeads ? rows.slice(1) : rows).map(lineOf),
    taken: Array.from({ length: width }, (_, index) => {
      const field = fields[index]
      const head = hasHeads ? (first[index] ?? "") : ""
      return [field, head === "" ? `cell ${index + 1}` : head] as const
    }),
  }
}

/** A line of text that says how the cells of pasted rows were understood. */
export const pastedWords = ({ lines, taken }: Pasted): string => {
  const fields = taken.flatMap(([field]) => (field === undefined ? [] : [headOf(field)]))
  const left = taken.flatMap(([field, head]) => (field === undefined ? [head] : []))
  const count = `${lines.length} ${lines.length === 1 ? "row" : "rows"}`
  return `${count} pasted as ${fields.join(", ")}.${left.length === 0 ? "" : ` Left out: ${left.join(", ")}.`}`
}
