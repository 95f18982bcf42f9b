import { Effect } from "effect"
import type { Customers } from "../../customers/customers.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { dateIn } from "../../shared/calendar-date.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { AccountId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import {
  type AccountStatement,
  mostDrawnRows,
  mostStatementRows,
  type StatementDays,
  statementDays,
  statementName,
  statementRows,
} from "../account-statement.ts"
import type { AccountMovementsReader } from "../ports/account-movements.ts"
import type { StatementDocument } from "../ports/statement-document.ts"

export interface StateAccountPorts {
  readonly accountMovements: AccountMovementsReader
  readonly statementDocument: StatementDocument
  readonly customers: Pick<Customers, "get">
  readonly organisation: Pick<Organisation, "details">
  readonly unitOfWork: UnitOfWork
}

export interface StatementRequest extends StatementDays {
  /** By default the account's currency. */
  readonly Currency?: string | undefined
}

/** Account statements, each read from the state of one moment (contract T13, T14). */
export const makeStateAccount = (ports: StateAccountPorts) => {
  const { accountMovements, statementDocument, customers, organisation, unitOfWork } = ports

  const read = Effect.fnUntraced(function* (
    scope: Scope,
    id: AccountId,
    { Currency, ...days }: StatementRequest,
    { most, whatHelps }: { readonly most: number; readonly whatHelps: string },
  ) {
    const account = yield* customers.get(scope, id)
    const entity = yield* organisation.details(scope)
    const period = yield* Effect.fromResult(statementDays(days, dateIn(entity.timeZone, yield* currentTime)))
    const asked = { ...period, currency: Currency ?? account.currency }
    const found = yield* accountMovements.read(scope, id, { ...asked, most: most + 1 })
    if (found.movements.length > most)
      return yield* fieldRefused("From", `gives more than ${counted(most)} rows: ${whatHelps}`)
    if (found.openItems.length > most)
      return yield* fieldRefused("To", `leaves more than ${counted(most)} open documents: ask for the list of invoices`)
    const { opening, movements, openItems, advances } = found
    return {
      ...asked,
      account,
      entity,
      opening,
      ...statementRows(opening, movements),
      openItems,
      advances,
    } satisfies AccountStatement
  })

  const whole = (scope: Scope, id: AccountId, request: StatementRequest) =>
    read(scope, id, request, { most: mostStatementRows, whatHelps: "ask for a shorter period" })
  const drawn = (scope: Scope, id: AccountId, request: StatementRequest) =>
    read(scope, id, request, { most: mostDrawnRows, whatHelps: "ask for a shorter period, or for text/csv" })

  return {
    statement: Effect.fn("reports.statement")((scope: Scope, id: AccountId, request: StatementRequest) =>
      unitOfWork.atomically(scope.tenantId, whole(scope, id, request), "snapshot"),
    ),
    /** The statement as a PDF, drawn outside of the transaction that reads it. */
    statementPdf: Effect.fn("reports.statementPdf")(function* (scope: Scope, id: AccountId, request: StatementRequest) {
      let name = ""
      const load = Effect.tap(
        unitOfWork.atomically(scope.tenantId, drawn(scope, id, request), "snapshot"),
        (statement) => Effect.sync(() => void (name = statementName(statement))),
      )
      const content = yield* statementDocument.pdf(scope.tenantId, load)
      return { name, content }
    }),
  }
}

const counted = (most: number): string => most.toLocaleString("en")
