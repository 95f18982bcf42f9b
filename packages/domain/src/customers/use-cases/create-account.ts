import { Effect } from "effect"
import type { CustomFields } from "../../custom-fields/custom-fields.ts"
import { refuse } from "../../organisation/organisation.errors.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import type { ReferenceData } from "../../reference-data/reference-data.ts"
import { dateIn } from "../../shared/calendar-date.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { EventBus, EventOrigin } from "../../shared/ports/event-bus.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { Account } from "../account.ts"
import { accountDefaults, type AccountRequest, applyAccountRequest } from "../account-request.ts"
import type { CustomersEvent } from "../customers.events.ts"
import { campaignOf } from "../look-ups.ts"
import type { AccountStore } from "../ports/account-store.ts"

export interface CreateAccountPorts {
  readonly accounts: AccountStore
  readonly referenceData: Pick<ReferenceData, "lookUps">
  readonly customFields: Pick<CustomFields, "ofEntity">
  readonly organisation: Pick<Organisation, "details" | "takeNumber">
  readonly events: EventBus<CustomersEvent>
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** Creates an account under the next number of its series and raises AccountsCreated (contract C9). */
export const makeCreateAccount = (ports: CreateAccountPorts) => {
  const { accounts, referenceData, customFields, organisation, events, ids, unitOfWork } = ports

  const create = Effect.fnUntraced(function* (origin: EventOrigin, request: AccountRequest) {
    if (request.name === undefined) return yield* fieldRefused("name", "is required")
    if (request.currency === undefined) return yield* fieldRefused("currency", "is required")
    const now = yield* currentTime
    const blank: Account = {
      ...accountDefaults,
      tenantId: origin.tenantId,
      legalEntityId: origin.legalEntityId,
      id: ids.next(),
      accountNumber: "",
      name: request.name,
      inactive: false,
      currency: "",
      customFields: {},
      createdAt: now,
      modifiedAt: now,
    }
    const wanted = yield* applyAccountRequest(blank, true, request, {
      lookUps: referenceData.lookUps(origin),
      campaign: campaignOf(accounts, origin),
      configurations: yield* customFields.ofEntity(origin, "Account"),
      nextId: ids.next,
    })
    const { timeZone } = yield* organisation.details(origin)
    const accountNumber = yield* organisation.takeNumber(origin, "Account", dateIn(timeZone, now))
    const account = { ...wanted, accountNumber }
    if (!(yield* accounts.insert(account)))
      return yield* refuse("NumberTaken", { number: accountNumber, kind: "account" })
    yield* events.publish(origin, [{ _tag: "AccountsCreated", account }])
    return account
  })

  return Effect.fn("customers.createAccount")((origin: EventOrigin, request: AccountRequest) =>
    unitOfWork.atomically(origin.tenantId, create(origin, request)),
  )
}
