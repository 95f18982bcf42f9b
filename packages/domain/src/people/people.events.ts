import type { User } from "../identity/user.ts"
import type { TenantId, UserId } from "../shared/ids.ts"
import type { SecurityEvent, SecurityEventType } from "./security-event.ts"

/** What is written down of a user's own credentials and told to that user (contract N11). */
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

/** What happened to credentials and rights, for users of the tenant (contract N11, N12); it is sent to no receiver. */
export type PeopleEvent =
  | {
      readonly _tag: "OwnCredentialsChanged"
      readonly event: OwnSecurityEvent & { readonly type: (typeof ownTypes)[number] }
    }
  /** Somebody signed in with a browser that the user did not sign in with lately. */
  | { readonly _tag: "SignedInFromNewBrowser"; readonly event: OwnSecurityEvent }
  /** What everybody gives to sign in, or the sign-in provider. */
  | { readonly _tag: "SignInSettingsChanged"; readonly event: OwnSecurityEvent }
  /** Somebody of whom the tenant asks for a second factor set the first one up, by the password alone (contract G27). */
  | { readonly _tag: "FirstFactorAdded"; readonly user: User; readonly about: string }
  /** Many codes of the second factor in a row were wrong, each given by who had proved something else before (contract G29). */
  | {
      readonly _tag: "CodesGuessed"
      readonly tenantId: TenantId
      readonly userId: UserId
      readonly failures: number
    }
  | { readonly _tag: "UserInvited"; readonly user: User }
  | { readonly _tag: "PermissionsChanged"; readonly user: User }

/** The event that a security event is told by, where it is. */
export const toldOf = (event: OwnSecurityEvent): PeopleEvent | undefined => {
  const { type } = event
  if (type === "SignInSettingsChanged") return { _tag: "SignInSettingsChanged", event }
  const own = ownTypes.find((each) => each === type)
  return own === undefined ? undefined : { _tag: "OwnCredentialsChanged", event: { ...event, type: own } }
}
