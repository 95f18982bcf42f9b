import type { Movement, MovementCause, OpenItem } from "@svc/domain/reports/account-statement"
import type { AccountMovementsReader } from "@svc/domain/reports/ports/account-movements"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal } from "@svc/domain/shared/decimal"
import { given } from "@svc/domain/shared/given"
import type { InvoiceId, PaymentId } from "@svc/domain/shared/ids"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"
import { type AccountAsked, movements, rowsOf } from "./movement-sql.ts"

interface MovementRow {
  readonly part: "opening" | "row" | "open" | "advances"
  readonly amount: string
  readonly date: CalendarDate | null
  readonly cause: MovementCause | null
  readonly number: string | null
  readonly text: string | null
  readonly due_date: CalendarDate | null
  readonly is_credit: boolean | null
  readonly is_refund: boolean | null
  readonly invoice: InvoiceId | null
  readonly payment: PaymentId | null
}

const toMovement = (row: MovementRow): Movement => ({
  date: row.date!,
  cause: row.cause!,
  amount: decimal(row.amount),
  isCredit: row.is_credit === true,
  isRefund: row.is_refund === true,
  ...given({
    number: row.number,
    text: row.text,
    dueDate: row.due_date,
    invoice: row.invoice,
    payment: row.payment,
  }),
})

const toOpenItem = (row: MovementRow): OpenItem => ({
  invoice: row.invoice!,
  number: row.number!,
  dueDate: row.due_date!,
  balance: decimal(row.amount),
})

export const makePostgresAccountMovements = (db: Db): AccountMovementsReader => ({
  read: ({ tenantId, legalEntityId }, id, { from, to, currency, most }) =>
    query(db, "AccountMovements", async (q) => {
      const asked: AccountAsked = { tenantId, legalEntityId, account: id, currency }
      const { rows } = await sql<MovementRow>`${movements(asked)}
        ${rowsOf(asked, { from, to, most })}`.execute(q)
      const ofPart = (part: MovementRow["part"]) => rows.filter((row) => row.part === part)
      const [opening, advances] = [ofPart("opening")[0]!, ofPart("advances")[0]!]
      return {
        opening: decimal(opening.amount),
        movements: ofPart("row").map(toMovement),
        openItems: ofPart("open").map(toOpenItem),
        advances: decimal(advances.amount),
      }
    }),
})
