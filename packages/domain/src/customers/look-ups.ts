import { lookUp, type LookupKey } from "../listing/lookup-key.ts"
import { type LookUps as ReferenceDataLookUps, remembering } from "../reference-data/look-ups.ts"
import type { Scope } from "../shared/scope.ts"
import { accountKind, campaignKind } from "./account.ts"
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

/** Resolves the look-up key of the campaign that an account is to follow. */
export const campaignOf =
  ({ lookUpCampaign }: Pick<AccountStore, "lookUpCampaign">, scope: Scope) =>
  (field: string, key: LookupKey) =>
    lookUp(campaignKind, field, key, (criteria) => lookUpCampaign(scope, criteria))
