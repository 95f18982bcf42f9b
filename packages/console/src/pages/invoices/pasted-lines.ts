import { decimalOf } from "../../api/exact.ts"
import type { LineDraft } from "./line-draft.ts"

export type Field = Exclude<keyof LineDraft, "key" | "unseen">

/** The columns of the editor, in their order, with their heads. */
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

/** Other heads that sheets have for the columns. */
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

/** Choices of a column: the value of each with the words that a sheet may have for it. */
type Choices = Readonly<Partial<Record<Field, readonly (readonly [value: string, ...words: string[]])[]>>>

interface Pasted {
  /** The fields of each line that its row gives. */
  readonly lines: readonly Readonly<Partial<Record<Field, string>>>[]
  /** Which column the cells were taken for, in their order; undefined where they were left out, with their head. */
  readonly taken: readonly (readonly [field: Field | undefined, head: string])[]
}

/** The columns of rows without heads: as shown; a price may follow the product, or the quantity without a unit between. */
const fieldsOf = (row: readonly string[], isNumber: (cell: string) => boolean): readonly Field[] => {
  if (row.length === 2) return ["productName", "price"]
  const shown = columns.map(([field]) => field)
  return isNumber(row[2] ?? "") ? shown.filter((field) => field !== "unitOfMeasure") : shown
}

export const isAmount = (field: Field) => field === "quantity" || field === "price" || field === "discountPercent"

/**
 * Lines of rows of a sheet. A first row of heads names the columns, in any order. An empty cell gives
 * nothing; a text that is none of the choices stays, for the service to refuse it at its field.
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
  // An empty column at the end of a sheet says nothing.
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

/** One line that says what the cells of pasted rows were taken for. */
export const pastedWords = ({ lines, taken }: Pasted): string => {
  const fields = taken.flatMap(([field]) => (field === undefined ? [] : [headOf(field)]))
  const left = taken.flatMap(([field, head]) => (field === undefined ? [head] : []))
  const count = `${lines.length} ${lines.length === 1 ? "row" : "rows"}`
  return `${count} pasted as ${fields.join(", ")}.${left.length === 0 ? "" : ` Left out: ${left.join(", ")}.`}`
}
