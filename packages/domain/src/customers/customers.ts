import { Effect } from "effect"
import type { ListRequest } from "../listing/list-request.ts"
import type { AccountId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import { makeWithin } from "../shared/within.ts"
import { refuse } from "./customers.errors.ts"
import { makeLookUps } from "./look-ups.ts"
import { type ChangeAccountPorts, makeChangeAccount } from "./use-cases/change-account.ts"
import { type CreateAccountPorts, makeCreateAccount } from "./use-cases/create-account.ts"

export interface CustomersPorts extends CreateAccountPorts, ChangeAccountPorts {}

/** Accounts: the customers whom a legal entity invoices. */
export const makeCustomers = (ports: CustomersPorts) => {
  const { accounts, uses, referenceData, unitOfWork } = ports
  const within = makeWithin(unitOfWork)
  const remove = Effect.fnUntraced(function* (scope: Scope, id: AccountId) {
    yield* accounts.findForUpdate(scope, id)
    const use = yield* uses.find(scope, id)
    if (use?.kind === "order") return yield* refuse("AccountHasOrders", { number: use.number ?? "" })
    if (use?.kind === "quote") return yield* refuse("AccountHasQuotes", { number: use.number ?? "" })
    if (use?.kind === "usage") return yield* refuse("AccountHasUsage")
    if (use?.kind === "payment") return yield* refuse("AccountHasPayments")
    if (use !== undefined) return yield* refuse("AccountHasInvoices")
    yield* accounts.delete(scope, id)
  })

  return {
    create: makeCreateAccount(ports),
    change: makeChangeAccount(ports),
    /** Deletes an account that has no orders, quotes, usage, payments and invoices (contract C11). */
    delete: Effect.fn("customers.deleteAccount")((scope: Scope, id: AccountId) => within(scope, remove(scope, id))),
    get: (scope: Scope, id: AccountId) => within(scope, accounts.find(scope, id)),
    /** The given accounts that exist. */
    getAll: (scope: Scope, ids: readonly AccountId[]) => within(scope, accounts.findAll(scope, ids)),
    list: (scope: Scope, request: ListRequest) => within(scope, accounts.list(scope, request)),
    /** Locks accounts whose orders are to be invoiced or credited, in the running unit of work (contract V21). */
    hold: accounts.hold,
    /**
     * Resolves the look-up keys of one request. An account that was found cannot be deleted until the unit of work
     * ends.
     */
    lookUps: makeLookUps(accounts, referenceData),
  }
}
export type Customers = ReturnType<typeof makeCustomers>
