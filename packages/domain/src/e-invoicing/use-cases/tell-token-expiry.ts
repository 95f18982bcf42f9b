import { Effect } from "effect"
import { addDays } from "../../shared/calendar-date.ts"
import type { EventBus, TenantOrigin } from "../../shared/ports/event-bus.ts"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { NationalTokenEnding } from "../e-invoicing.events.ts"
import type { EInvoicingSettingsStore, ExpiringToken } from "../ports/settings-store.ts"
import { tokenDay, tokenWarning, tokenWarningDays } from "../token-expiry.ts"

export interface TellTokenExpiryPorts {
  readonly settings: EInvoicingSettingsStore
  readonly events: EventBus<NationalTokenEnding, TenantOrigin>
  readonly unitOfWork: UnitOfWork
}

/** Warns administrators of tokens of the national system that end soon (contract E59). Gives the number of warnings. */
export const makeTellTokenExpiry = ({ settings, events, unitOfWork }: TellTokenExpiryPorts) =>
  Effect.fn("eInvoicing.tellTokenExpiry")(function* () {
    const today = tokenDay(yield* currentTime)
    const warn = Effect.fnUntraced(function* ({ scope, expires, warned }: ExpiringToken) {
      const days = tokenWarning(expires, today, warned)
      // Another worker may have given the warning since.
      if (days === undefined || !(yield* settings.markTokenWarned(scope, expires, days))) return 0
      yield* events.publish(scope, [{ _tag: "NationalTokenEnding", scope, expires, today }])
      return 1
    })
    const found = yield* unitOfWork.atomically(allTenants, settings.expiringTokens(addDays(today, tokenWarningDays[0])))
    let told = 0
    for (const each of found) told += yield* unitOfWork.atomically(each.scope.tenantId, warn(each))
    return told
  })
