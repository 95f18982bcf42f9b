import type { Account } from "./account.ts"

/** Events of accounts (contract C9, C10). */
export type CustomersEvent =
  | { readonly _tag: "AccountsCreated"; readonly account: Account }
  | { readonly _tag: "AccountsChanged"; readonly account: Account }
