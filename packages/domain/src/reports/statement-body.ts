import { simpleAccountBody } from "../customers/account.ts"
import { csvLine, guardedText } from "../shared/csv.ts"
import { printDecimal } from "../shared/decimal.ts"
import { type AccountStatement, sidesOf, type StatementRow } from "./account-statement.ts"

/** A row as the interface shows it. */
export const statementRowBody = (row: StatementRow) => {
  const { date, kind, number, text, balance, dueDate, invoice, payment } = row
  return { date, kind, number, text, ...sidesOf(row), balance, dueDate, invoice, payment }
}

/** The statement without its rows and open documents, which may be many. */
export const statementHeadBody = ({ account, currency, from, to, opening }: AccountStatement) => ({
  account: simpleAccountBody(account),
  currency,
  from,
  to,
  opening,
})

const columns = ["date", "kind", "number", "text", "debit", "credit", "balance", "dueDate"] as const

const rowLine = (row: StatementRow): string => {
  const { date, kind, number = "", text = "", balance, dueDate = "" } = row
  const { debit, credit } = { debit: undefined, credit: undefined, ...sidesOf(row) }
  return csvLine([
    date,
    kind,
    guardedText(number),
    guardedText(text),
    debit === undefined ? "" : printDecimal(debit),
    credit === undefined ? "" : printDecimal(credit),
    printDecimal(balance),
    dueDate,
  ])
}

const rowsAtOnce = 500

/**
 * The statement as a CSV text, piece by piece (contract T6): the names of the columns, the balance before the period,
 * the rows, and the balance after it.
 */
export function* statementCsv({ from, to, opening, rows, closing }: AccountStatement): Generator<string> {
  yield csvLine(columns) + csvLine([from, "Opening", "", "", "", "", printDecimal(opening), ""])
  for (let first = 0; first < rows.length; first += rowsAtOnce)
    yield rows
      .slice(first, first + rowsAtOnce)
      .map(rowLine)
      .join("")
  yield csvLine([to, "Closing", "", "", "", "", printDecimal(closing), ""])
}
