import type { DataOf } from "../shared/ports/event-bus.ts"
import { type Account, accountBody } from "./account.ts"

/** Events of accounts (contract C9, C10). */
export type CustomersEvent =
  | { readonly _tag: "AccountsCreated"; readonly account: Account }
  | { readonly _tag: "AccountsChanged"; readonly account: Account }

export const customersData: DataOf<CustomersEvent> = {
  AccountsCreated: ({ account }) => accountBody(account),
  AccountsChanged: ({ account }) => accountBody(account),
}
