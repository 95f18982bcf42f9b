import { BigDecimal, Effect, Exit } from "effect"
import type { Customers } from "../../customers/customers.ts"
import type { DueAccount } from "../../orders/due-accounts.ts"
import type { Orders } from "../../orders/orders.ts"
import type { Scope } from "../../shared/scope.ts"
import { sumOf } from "../../shared/decimal.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { BatchLogEntry, InvoiceBatch } from "../batches/invoice-batch.ts"
import { invoiceTotals } from "../invoice.ts"
import { type BatchWorkPorts, makeLogEntry } from "./batch-work.ts"
import type { DraftOfOrders, DraftOrders } from "./draft-orders.ts"

export interface DraftBatchPorts extends Pick<BatchWorkPorts, "ids"> {
  readonly customers: Pick<Customers, "hold">
  readonly orders: Pick<Orders, "holdAllToInvoice">
}

export type WantedDrafts = Pick<InvoiceBatch, "invoiceDate" | "minimumAmount" | "targetDates">

/** The number of draft lines after which no further account is drafted, which bounds the memory. */
const enoughLines = 20_000

/** The outcome for some accounts. */
export interface Outcome {
  readonly drafts: readonly DraftOfOrders[]
  readonly log: readonly BatchLogEntry[]
  /** The number of accounts that were tried. The others come next. */
  readonly tried: number
}

/**
 * Makes drafts of everything that is due for some accounts, which are locked together with their orders. Nothing is
 * written (contract B10, B11).
 */
export const makeDraftBatch = (ports: DraftBatchPorts, { draftAccounts }: Pick<DraftOrders, "draftAccounts">) => {
  const { customers, orders } = ports
  const entryOf = makeLogEntry(ports)
  return Effect.fnUntraced(function* (scope: Scope, wanted: WantedDrafts, accounts: readonly DueAccount[]) {
    const held = yield* customers.hold(
      scope,
      accounts.map(({ id }) => id),
    )
    const byId = new Map(held.map((account) => [account.id, account]))
    const numbers = accounts.flatMap((account) => account.orders)
    // Leaves out orders that are invoiced to another account since they were searched.
    const found = (yield* orders.holdAllToInvoice(scope, numbers)).filter((order) => byId.has(order.invoiceAccount.id))
    const { invoiceDate, targetDates, minimumAmount } = wanted
    const tried = yield* draftAccounts(scope, { orders: found, accounts: byId, invoiceDate, targetDates }, enoughLines)
    const now = yield* currentTime
    const log: BatchLogEntry[] = []
    const drafts: DraftOfOrders[] = []
    for (const { account, exit } of tried) {
      if (Exit.isSuccess(exit)) drafts.push(...enoughOf(exit.value, minimumAmount))
      else log.push(yield* entryOf(accountOf({ id: account.id, number: account.accountNumber }), exit.cause, now))
    }
    // An account that no longer exists needs no invoice.
    return {
      drafts,
      log,
      tried: held.length === tried.length ? accounts.length : countTo(accounts, tried),
    } satisfies Outcome
  })
}

/** An account in the log of a batch. */
export const accountOf = ({ id, number }: Pick<DueAccount, "id" | "number">) =>
  ({ entityName: "Account", entityId: id, reference: number }) as const

/**
 * Drafts that differ only in their tax point count together towards the minimum and are invoiced together. Otherwise a
 * short period would never reach the minimum.
 */
const enoughOf = (made: readonly DraftOfOrders[], minimum: InvoiceBatch["minimumAmount"]): readonly DraftOfOrders[] =>
  minimum === undefined
    ? made
    : [...Map.groupBy(made, ({ group }) => group).values()]
        .filter(
          (drafts) =>
            drafts.some(({ draft }) => draft.type === "Credit") ||
            !BigDecimal.isLessThan(
              sumOf(drafts, ({ draft }) => invoiceTotals(draft).total),
              minimum,
            ),
        )
        .flat()

/** The number of accounts up to the last one that was tried. */
const countTo = (
  accounts: readonly DueAccount[],
  tried: readonly { readonly account: { readonly id: string } }[],
): number => accounts.findIndex(({ id }) => id === tried.at(-1)?.account.id) + 1
