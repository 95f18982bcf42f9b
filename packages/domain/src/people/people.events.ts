import type { User } from "../identity/user.ts"
import type { TenantId, UserId } from "../shared/ids.ts"
import type { SecurityEvent, SecurityEventType } from "./security-event.ts"

/** The types of security events that are reported to the user whose credentials they concern (contract N11). */
const ownTypes = [
  "TokenCreated",
  "PasswordChanged",
  "FactorAdded",
  "FactorRemoved",
] as const satisfies readonly SecurityEventType[]

/** A security event of one user in one tenant. */
export interface OwnSecurityEvent extends SecurityEvent {
  readonly tenantId: TenantId
  readonly userId: UserId
}

/** Changes of credentials and rights, for users of the tenant (contract N11, N12). They are not sent to receivers. */
export type PeopleEvent =
  | {
      readonly _tag: "OwnCredentialsChanged"
      readonly event: OwnSecurityEvent & { readonly type: (typeof ownTypes)[number] }
    }
  /** A sign-in with a browser that the user has not used recently. */
  | { readonly _tag: "SignedInFromNewBrowser"; readonly event: OwnSecurityEvent }
  /** A change of the requirements for signing in, or of the sign-in provider. */
  | { readonly _tag: "SignInSettingsChanged"; readonly event: OwnSecurityEvent }
  /**
   * A user from whom the tenant requires a second factor has set up the first one by the password alone (contract G27).
   */
  | { readonly _tag: "FirstFactorAdded"; readonly user: User; readonly about: string }
  /**
   * Many codes of the second factor in a row were wrong, given by somebody who had proved something else before
   * (contract G29).
   */
  | {
      readonly _tag: "CodesGuessed"
      readonly tenantId: TenantId
      readonly userId: UserId
      readonly failures: number
    }
  | { readonly _tag: "UserInvited"; readonly user: User }
  | { readonly _tag: "PermissionsChanged"; readonly user: User }

/** The event by which users are notified of a security event; `undefined` when nobody is. */
export const toldOf = (event: OwnSecurityEvent): PeopleEvent | undefined => {
  const { type } = event
  if (type === "SignInSettingsChanged") return { _tag: "SignInSettingsChanged", event }
  const own = ownTypes.find((each) => each === type)
  return own === undefined ? undefined : { _tag: "OwnCredentialsChanged", event: { ...event, type: own } }
}
