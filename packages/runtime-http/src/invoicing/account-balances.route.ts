import type { AccountId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { Type } from "typebox"
import { ExactNumber } from "../decimal-body.ts"
import { IdList, readIds } from "../id-list.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { closed, named, Uuid } from "../shapes.ts"
import type { InvoicingDoor } from "./invoices.route.ts"

const AccountBalances = closed(
  {
    data: Type.Array(
      closed({
        accountId: Uuid,
        currencyCode: Type.String(),
        balance: ExactNumber({ description: "Below 0 when credits exceed invoices" }),
      }),
      { description: "By account and currency; accounts without open invoices are omitted" },
    ),
  },
  named("AccountBalances"),
)

/** The open amounts of the accounts on a page of a list (contract H12). */
export const accountBalances = ({ invoicing }: Pick<InvoicingDoor, "invoicing">): AnyOperation =>
  apiOperation({
    method: "get",
    path: "/Accounts/Balances",
    tag: "Accounts",
    need: "invoices:read",
    summary: "Get the open amounts of some accounts",
    query: closed({ AccountIds: IdList }),
    answers: { 200: { description: "The balances", schema: AccountBalances } },
    handle: Effect.fnUntraced(function* ({ scope }, { query: { AccountIds } }) {
      const found = yield* invoicing.balances(scope, yield* readIds<AccountId>("AccountIds", AccountIds))
      const data = found.map(({ currency, ...open }) => ({ ...open, currencyCode: currency }))
      return { status: 200, body: { data } }
    }),
  })
