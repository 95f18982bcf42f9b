import type { AnyOperation } from "../operation.ts"
import { type FactorDoors, factorOperations } from "./factors.route.ts"
import { type PasskeyDoors, passkeyOperations } from "./passkeys.route.ts"
import { type SessionDoors, sessionOperations } from "./session.route.ts"
import { type MeDoors, meOperations } from "./me.route.ts"
import { type OwnAccountDoors, ownAccountOperations } from "./own-account.route.ts"
import { type InvitationDoors, invitationOperations } from "./invitations.route.ts"
import { type PersonalTokenDoors, personalTokenOperations } from "./personal-tokens.route.ts"
import { type SecurityEventDoors, securityEventOperations } from "./security-events.route.ts"
import { type SignInPolicyDoors, signInPolicyOperations } from "./sign-in-policy.route.ts"
import { type ProviderSignInDoors, providerSignInOperations } from "./provider-sign-in.route.ts"
import { type SignInProviderDoors, signInProviderOperations } from "./sign-in-provider.route.ts"
import { roleOperations } from "./roles.route.ts"
import { type UserDoors, userOperations } from "./users.route.ts"

/** The dependencies of the operations on people. */
type PeopleDoors = FactorDoors &
  SessionDoors &
  PasskeyDoors &
  MeDoors &
  OwnAccountDoors &
  InvitationDoors &
  PersonalTokenDoors &
  SecurityEventDoors &
  SignInPolicyDoors &
  ProviderSignInDoors &
  SignInProviderDoors &
  UserDoors

/** All operations on people. */
export const peopleOperations = (doors: PeopleDoors): readonly AnyOperation[] => [
  ...sessionOperations(doors),
  ...meOperations(doors),
  ...ownAccountOperations(doors),
  ...factorOperations(doors),
  ...passkeyOperations(doors),
  ...invitationOperations(doors),
  ...personalTokenOperations(doors),
  ...securityEventOperations(doors),
  ...signInPolicyOperations(doors),
  ...signInProviderOperations(doors),
  ...providerSignInOperations(doors),
  ...roleOperations(doors),
  ...userOperations(doors),
]
