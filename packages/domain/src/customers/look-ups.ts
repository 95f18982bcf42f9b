import { lookUp } from "../listing/lookup-key.ts"
import { type LookUps as ReferenceDataLookUps, remembering } from "../reference-data/look-ups.ts"
import type { Scope } from "../shared/scope.ts"
import { accountKind } from "./account.ts"
import type { AccountStore } from "./ports/account-store.ts"

/** Resolves the look-up keys of one request: an account, and reference data. */
export const makeLookUps =
  (
    accounts: Pick<AccountStore, "lookUp">,
    referenceData: { readonly lookUps: (scope: Scope) => ReferenceDataLookUps },
  ) =>
  (scope: Scope) => ({
    ...referenceData.lookUps(scope),
    account: remembering((field, key) =>
      lookUp(accountKind, field, key, (criteria) => accounts.lookUp(scope, criteria)),
    ),
  })
export type LookUps = ReturnType<ReturnType<typeof makeLookUps>>
