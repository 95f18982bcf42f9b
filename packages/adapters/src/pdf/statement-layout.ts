import { type AccountStatement, type OpenItem, sidesOf, type StatementRow } from "@svc/domain/reports/account-statement"
import { startOf } from "@svc/domain/shared/calendar-date"
import { BigDecimal } from "effect"
import type { Content, TableCell } from "pdfmake"
import type { Pages } from "./draw-pages.ts"
import { address, heading, money, pageFoot, right } from "./layout-parts.ts"
import { statementWords } from "./statement-words.ts"

/** A statement with its rows as the lines of a document that a thread draws. */
export type DrawnStatement = Omit<AccountStatement, "rows">

type Words = ReturnType<typeof statementWords>

const bold = (text: string) => ({ text, bold: true })

/** The pages of an account statement, in the language of the country of the account's invoice address. */
export const statementLayout = (statement: DrawnStatement, rows: readonly StatementRow[]): Pages => {
  const { account, entity, from, to, currency } = statement
  const words = statementWords(account.defaultInvoiceAddress?.country)
  const title = `${words.title} ${account.accountNumber}`
  return {
    pageSize: "A4",
    pageMargins: [48, 48, 48, 64],
    defaultStyle: { font: "Roboto", fontSize: 9, lineHeight: 1.15 },
    // The dates are that of the last day, so that the same statement always gives the same bytes.
    info: { title, author: entity.name, creationDate: new Date(startOf(to)), modDate: new Date(startOf(to)) },
    content: [
      {
        columns: [
          { text: entity.name, fontSize: 14, bold: true },
          { text: words.title, fontSize: 14, alignment: "right" },
        ],
      },
      {
        margin: [0, 16, 0, 16],
        columns: [
          { width: "*", stack: [...address({ name: account.name, ...account.defaultInvoiceAddress })] },
          {
            width: 220,
            layout: "noBorders",
            table: {
              widths: ["*", "auto"],
              body: [
                [heading(words.account), right(account.accountNumber)],
                [heading(words.period), right(`${from} – ${to}`)],
                [heading(words.currency), right(currency)],
              ],
            },
          },
        ],
      },
      rowTable(statement, rows, words),
      ...openTable(statement, words),
    ],
    footer: pageFoot(title),
  }
}

const rowTable = (
  { from, to, currency, opening, closing }: DrawnStatement,
  rows: readonly StatementRow[],
  words: Words,
): Content => {
  const amount = (value: BigDecimal.BigDecimal | undefined) => right(value === undefined ? "" : money(value, currency))
  const edge = (date: string, name: string, balance: BigDecimal.BigDecimal): TableCell[] => [
    date,
    bold(name),
    "",
    "",
    "",
    right(money(balance, currency), { bold: true }),
  ]
  return {
    layout: "lightHorizontalLines",
    table: {
      headerRows: 1,
      widths: ["auto", "*", "auto", "auto", "auto", "auto"],
      body: [
        [
          bold(words.date),
          bold(words.document),
          right(words.due, { bold: true }),
          right(words.debit, { bold: true }),
          right(words.credit, { bold: true }),
          right(words.balance, { bold: true }),
        ],
        edge(from, words.opening, opening),
        ...rows.map((row): TableCell[] => {
          const { debit, credit } = { debit: undefined, credit: undefined, ...sidesOf(row) }
          return [
            row.date,
            {
              stack: [
                [words[row.kind], row.number].filter(Boolean).join(" "),
                ...(row.text === undefined ? [] : [heading(row.text)]),
              ],
            },
            right(row.dueDate ?? ""),
            amount(debit),
            amount(credit),
            amount(row.balance),
          ]
        }),
        edge(to, words.closing, closing),
      ],
    },
  }
}

const openTable = ({ currency, openItems, advances }: DrawnStatement, words: Words): readonly Content[] => {
  const line = (number: string, dueDate: string, balance: BigDecimal.BigDecimal): TableCell[] => [
    number,
    right(dueDate),
    right(money(balance, currency)),
  ]
  const body = [
    ...openItems.map(({ number, dueDate, balance }: OpenItem) => line(number, dueDate, balance)),
    ...(BigDecimal.isZero(advances) ? [] : [line(words.advances, "", BigDecimal.negate(advances))]),
  ]
  const title: Content = { ...bold(words.openItems), margin: [0, 16, 0, 4] }
  if (body.length === 0) return [title, words.none]
  return [
    title,
    {
      layout: "lightHorizontalLines",
      table: {
        headerRows: 1,
        widths: ["*", "auto", "auto"],
        body: [[bold(words.document), right(words.due, { bold: true }), right(words.balance, { bold: true })], ...body],
      },
    },
  ]
}
