import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { MailSettings } from "../mail-settings.ts"

/**
 * Stores the mail settings of legal entities. The password is encrypted at rest.
 *
 * Contract (`test/contract/message-store.contract.test.ts`): saved settings are read back equal, within their legal
 * entity. `isOn` costs no statement while no settings of the tenant change. `hold` locks the settings until the unit of
 * work ends, so that workers claim messages of a legal entity one after the other. `save` ends a stop.
 */
export interface MailSettingsStore {
  readonly isOn: (scope: Scope) => Effect.Effect<boolean, PortUnavailable>
  readonly find: (scope: Scope) => Effect.Effect<MailSettings | undefined, PortUnavailable>
  readonly hold: (scope: Scope) => Effect.Effect<MailSettings | undefined, PortUnavailable>
  readonly save: (scope: Scope, settings: MailSettings) => Effect.Effect<void, PortUnavailable>
  readonly remove: (scope: Scope) => Effect.Effect<void, PortUnavailable>
  /** Sends nothing of the legal entity until the given time. */
  readonly stop: (scope: Scope, until: Timestamp) => Effect.Effect<void, PortUnavailable>
}
