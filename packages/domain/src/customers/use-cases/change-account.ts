import { Effect } from "effect"
import type { CustomFields } from "../../custom-fields/custom-fields.ts"
import type { ReferenceData } from "../../reference-data/reference-data.ts"
import type { AccountId } from "../../shared/ids.ts"
import type { EventBus, EventOrigin } from "../../shared/ports/event-bus.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { type AccountRequest, applyAccountRequest } from "../account-request.ts"
import type { CustomersEvent } from "../customers.events.ts"
import { campaignOf } from "../look-ups.ts"
import type { AccountStore } from "../ports/account-store.ts"
import type { AccountUses } from "../ports/account-uses.ts"

export interface ChangeAccountPorts {
  readonly accounts: AccountStore
  readonly uses: AccountUses
  readonly referenceData: Pick<ReferenceData, "lookUps">
  readonly customFields: Pick<CustomFields, "ofEntity">
  readonly events: EventBus<CustomersEvent>
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** Changes an account by a merge patch (RFC 7396) and raises AccountsChanged (contract C10). */
export const makeChangeAccount = (ports: ChangeAccountPorts) => {
  const { accounts, uses, referenceData, customFields, events, ids, unitOfWork } = ports
  /**
   * Refuses a change of the currency when the account is used, because everything made for an account has its currency
   * (contract C11).
   */
  const requireUnused = Effect.fnUntraced(function* (scope: Scope, id: AccountId) {
    const use = yield* uses.find(scope, id)
    if (use === undefined) return
    const named = use.number === undefined ? `an ${use.kind}` : `the ${use.kind} ${use.number}`
    return yield* fieldRefused("currency", `cannot be changed: the account has ${named}`)
  })

  return Effect.fn("customers.changeAccount")((origin: EventOrigin, id: AccountId, request: AccountRequest) =>
    unitOfWork.atomically(
      origin.tenantId,
      Effect.gen(function* () {
        const before = yield* accounts.findForUpdate(origin, id)
        const modifiedAt = yield* currentTime
        const changed = yield* applyAccountRequest(before, false, request, {
          lookUps: referenceData.lookUps(origin),
          campaign: campaignOf(accounts, origin),
          configurations: yield* customFields.ofEntity(origin, "Account"),
          nextId: ids.next,
        })
        if (changed.currency !== before.currency) yield* requireUnused(origin, id)
        const account = { ...changed, modifiedAt }
        yield* accounts.update(account)
        yield* events.publish(origin, [{ _tag: "AccountsChanged", account }])
        return account
      }),
    ),
  )
}
