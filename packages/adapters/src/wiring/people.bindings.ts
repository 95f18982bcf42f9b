import type { People } from "@svc/domain/people/people"
import type { FactorStore } from "@svc/domain/people/ports/factor-store"
import type { InvitationStore } from "@svc/domain/people/ports/invitation-store"
import type { PasswordHash } from "@svc/domain/people/ports/password-hash"
import type { PasskeyStore } from "@svc/domain/people/ports/passkey-store"
import type { PasskeyVerifier } from "@svc/domain/people/ports/passkey-verifier"
import type { PersonStore } from "@svc/domain/people/ports/person-store"
import type { SecurityEventStore } from "@svc/domain/people/ports/security-event-store"
import type { SessionStore } from "@svc/domain/people/ports/session-store"
import type { SignInPolicyStore } from "@svc/domain/people/ports/sign-in-policy-store"
import type { SignInProviderStore } from "@svc/domain/people/ports/sign-in-provider-store"
import type { OpenIdConnect } from "@svc/domain/people/ports/open-id-connect"
import type { VettedFetch } from "../openid/vetted-fetch.ts"
import type { TicketStore } from "@svc/domain/people/ports/ticket-store"
import type { Totp } from "@svc/domain/people/ports/totp"
import type { SessionTimes } from "@svc/domain/people/session"

/** The bindings of people. */
export interface PeopleBindings {
  People: People
  PersonStore: PersonStore
  SessionStore: SessionStore
  InvitationStore: InvitationStore
  PasswordHash: PasswordHash
  FactorStore: FactorStore
  TicketStore: TicketStore
  SignInProviderStore: SignInProviderStore
  OpenIdConnect: OpenIdConnect
  VettedFetch: VettedFetch
  PasskeyStore: PasskeyStore
  PasskeyVerifier: PasskeyVerifier
  SignInPolicyStore: SignInPolicyStore
  Totp: Totp
  SecurityEventStore: SecurityEventStore
  SessionTimes: SessionTimes
}
