import type { AccountId } from "@svc/domain/shared/ids"
import {
  type AccountStatement as Statement,
  mostDrawnRows,
  mostStatementRows,
  statementKinds,
  statementName,
} from "@svc/domain/reports/account-statement"
import type { Reports } from "@svc/domain/reports/reports"
import { statementCsv, statementHeadBody, statementRowBody } from "@svc/domain/reports/statement-body"
import { Effect } from "effect"
import { type Static, Type } from "typebox"
import { readOptionalDate } from "../calendar-dates.ts"
import { SimpleAccount } from "../customers/simple-account.schema.ts"
import { ExactNumber } from "../decimal-body.ts"
import { itemsOf, TextPieces } from "../items.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { CalendarDay, closed, CurrencyCode, DayInput, idParameter, named, Uuid } from "../shapes.ts"

const pdf = "application/pdf"
const csv = "text/csv"

const about = (description: string) => Type.Optional({ ...Uuid, description })
const day = (description: string) => ({ ...CalendarDay, description })

const StatementRow = closed(
  {
    date: day("Of the voucher"),
    kind: Type.Enum([...statementKinds], { description: "Kind of row" }),
    number: Type.Optional(Type.String({ description: "Of the document" })),
    text: Type.Optional(Type.String({ description: "A reference or reason; of a match, the credit note" })),
    debit: Type.Optional(ExactNumber({ description: "Raises the balance" })),
    credit: Type.Optional(ExactNumber({ description: "Lowers the balance" })),
    balance: ExactNumber({ description: "After the row" }),
    dueDate: Type.Optional(day("Of the document")),
    invoice: about("Id"),
    payment: about("Id"),
  },
  named("StatementRow"),
)

const OpenItem = closed(
  {
    invoice: { ...Uuid, description: "Id" },
    number: Type.String({ description: "Of the document" }),
    dueDate: day("Of the document"),
    balance: ExactNumber({ description: "At the end of `to`" }),
  },
  named("OpenItem"),
)

const AccountStatement = closed(
  {
    account: { ...SimpleAccount, description: "The account" },
    currency: Type.String({ description: "ISO 4217" }),
    from: day("First day"),
    to: day("Last day"),
    opening: ExactNumber({ description: "Balance before `from`" }),
    rows: Type.Array(StatementRow, { description: "By date" }),
    closing: ExactNumber({ description: "Balance after `to`" }),
    openItems: Type.Array(OpenItem, { description: "With a balance after `to`" }),
    advances: ExactNumber({ description: "Left of payments after `to`" }),
  },
  named("AccountStatement"),
)

const query = closed({
  From: Type.Optional({ ...DayInput, description: "Default: the first day of the month of `To`" }),
  To: Type.Optional({ ...DayInput, description: "Default: today" }),
  Currency: Type.Optional({ ...CurrencyCode, description: "Default: that of the account" }),
})

/** The statement of an account in three forms (contract T13, T14). */
export const accountStatement = ({ reports }: { readonly reports: Reports }): AnyOperation =>
  apiOperation({
    method: "get",
    path: "/Accounts/{id}/Statement",
    tag: "Accounts",
    need: "invoices:read",
    // The PDF is drawn outside of the transaction that reads the statement.
    transaction: "outside",
    readsMuch: true,
    summary: "Get the statement of an account",
    description: `Up to ten years and ${mostStatementRows} rows, as PDF ${mostDrawnRows}.`,
    params: idParameter<AccountId>(),
    query,
    offers: ["application/json", csv, pdf],
    answers: {
      200: { description: "The statement", schema: AccountStatement },
      404: { description: "No such account" },
    },
    handle: Effect.fnUntraced(function* ({ scope }, { params: { id }, query: asked, mediaType }) {
      const request = yield* requestOf(asked)
      if (mediaType === pdf) {
        const { name, content } = yield* reports.statementPdf(scope, id, request)
        return {
          status: 200,
          content: { type: pdf, data: Buffer.from(content) },
          headers: attachment(`${name}.pdf`),
        }
      }
      const statement = yield* reports.statement(scope, id, request)
      if (mediaType === csv)
        return {
          status: 200,
          content: { type: csv, data: new TextPieces(piecesOf(statement)) },
          headers: attachment(`${statementName(statement)}.csv`),
        }
      const { rows, closing, openItems, advances } = statement
      return {
        status: 200,
        body: {
          ...statementHeadBody(statement),
          rows: itemsOf(rows, statementRowBody),
          closing,
          openItems: itemsOf(openItems, (item) => item),
          advances,
        },
      }
    }),
  })

const requestOf = ({ From, To, Currency }: Static<typeof query>) =>
  Effect.map(Effect.all({ From: readOptionalDate("From", From), To: readOptionalDate("To", To) }), (days) => ({
    ...days,
    Currency,
  }))

function* piecesOf(statement: Statement): Generator<Effect.Effect<string>> {
  for (const piece of statementCsv(statement)) yield Effect.succeed(piece)
}

const attachment = (name: string) => ({
  "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  "x-content-type-options": "nosniff",
})
