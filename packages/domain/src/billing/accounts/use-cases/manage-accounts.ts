import { Clock, Effect } from "effect"
import type { AccountId } from "../../../shared/ids.ts"
import { fieldRefused } from "../../../shared/errors.ts"
import { printJson } from "../../../shared/exact-json.ts"
import type { ListRequest } from "../../../shared/list/list-request.ts"
import type { IdSource } from "../../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../../shared/ports/unit-of-work.ts"
import { dateIn } from "../../../shared/calendar-date.ts"
import type { Scope } from "../../../shared/scope.ts"
import type { Timestamp } from "../../../shared/timestamp.ts"
import type { EventOrigin } from "../../../webhooks/event.ts"
import type { RaiseEvents } from "../../../webhooks/use-cases/raise-events.ts"
import { ActionRefused } from "../../billing.errors.ts"
import type { CustomFieldStore } from "../../custom-fields/ports/custom-field-store.ts"
import { formatNumber, numberIsTaken } from "../../legal-entities/number-series.ts"
import type { LegalEntityStore, NumberSeriesStore } from "../../legal-entities/ports/legal-entity-store.ts"
import { type LookUpDeps, makeLookUps } from "../../reference-data/look-ups.ts"
import { type Account, accountBody } from "../account.ts"
import { accountDefaults, type AccountRequest, applyAccountRequest } from "../account-request.ts"

export interface ManageAccountsDeps extends LookUpDeps {
  readonly customFields: CustomFieldStore
  readonly legalEntities: LegalEntityStore
  readonly numberSeries: NumberSeriesStore
  readonly raiseEvents: RaiseEvents
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** Creates, changes, deletes and reads accounts; AccountsCreated and AccountsChanged (specification 6.3). */
export const makeManageAccounts = (deps: ManageAccountsDeps) => {
  const { accounts, customFields, legalEntities, numberSeries, raiseEvents, ids, unitOfWork } = deps

  const apply = Effect.fnUntraced(function* (before: Account, isNew: boolean, request: AccountRequest) {
    const configurations = yield* customFields.forEntity(before, "Account")
    return yield* applyAccountRequest(before, isNew, request, {
      lookUps: makeLookUps(deps, before),
      configurations,
      nextId: ids.next,
    })
  })
  const raise = (origin: EventOrigin, tag: string, account: Account) =>
    raiseEvents(origin, [{ tag, dataJson: printJson(accountBody(account)) }])
  const within = <A, E>({ tenantId }: Scope, work: Effect.Effect<A, E>) => unitOfWork.atomically(tenantId, work)

  const create = Effect.fnUntraced(function* (origin: EventOrigin, request: AccountRequest) {
    if (request.name === undefined) return yield* fieldRefused("name", "is required")
    if (request.currency === undefined) return yield* fieldRefused("currency", "is required")
    const now = (yield* Clock.currentTimeMillis) as Timestamp
    const blank: Account = {
      ...accountDefaults,
      tenantId: origin.tenantId,
      legalEntityId: origin.legalEntityId,
      id: ids.next() as AccountId,
      accountNumber: "",
      name: request.name,
      inactive: false,
      currency: "",
      customFields: {},
      createdAt: now,
      modifiedAt: now,
    }
    const wanted = yield* apply(blank, true, request)
    const { timeZone } = yield* legalEntities.find(origin)
    const { format, nextNumber } = yield* numberSeries.take(origin, "Account")
    const account = { ...wanted, accountNumber: formatNumber(format, nextNumber, dateIn(timeZone, now)) }
    if (!(yield* accounts.insert(account))) return yield* numberIsTaken(account.accountNumber, "account")
    yield* raise(origin, "AccountsCreated", account)
    return account
  })

  const change = Effect.fnUntraced(function* (origin: EventOrigin, id: AccountId, request: AccountRequest) {
    const before = yield* accounts.findForUpdate(origin, id)
    const modifiedAt = (yield* Clock.currentTimeMillis) as Timestamp
    const account = { ...(yield* apply(before, false, request)), modifiedAt }
    yield* accounts.update(account)
    yield* raise(origin, "AccountsChanged", account)
    return account
  })

  return {
    create: Effect.fn("billing.createAccount")((origin: EventOrigin, request: AccountRequest) =>
      within(origin, create(origin, request)),
    ),
    change: Effect.fn("billing.changeAccount")((origin: EventOrigin, id: AccountId, request: AccountRequest) =>
      within(origin, change(origin, id, request)),
    ),
    /** Only one without invoices. */
    delete: Effect.fn("billing.deleteAccount")((scope: Scope, id: AccountId) =>
      within(
        scope,
        Effect.flatMap(accounts.delete(scope, id), (deleted) =>
          deleted
            ? Effect.void
            : new ActionRefused({ message: "The account has invoices: set it inactive instead of deleting it." }),
        ),
      ),
    ),
    get: Effect.fn("billing.getAccount")((scope: Scope, id: AccountId) => within(scope, accounts.find(scope, id))),
    list: Effect.fn("billing.listAccounts")((scope: Scope, request: ListRequest) =>
      within(scope, accounts.list(scope, request)),
    ),
  }
}
export type ManageAccounts = ReturnType<typeof makeManageAccounts>
