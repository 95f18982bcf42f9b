import { apiScope } from "@svc/domain/identity/access-token"
import { makePeople } from "@svc/domain/people/people"
import type { PeopleError } from "@svc/domain/people/people.errors"
import { securityEventDays } from "@svc/domain/people/security-event"
import { makePasswordHash } from "../crypto/password-hash.ts"
import { totp } from "../crypto/totp.ts"
import { factorContext, makePostgresFactorStore } from "../postgres/people/factor-store.ts"
import { makePostgresInvitationStore } from "../postgres/people/invitation-store.ts"
import { makePostgresPasskeyStore } from "../postgres/people/passkey-store.ts"
import { makePostgresPersonStore } from "../postgres/people/person-store.ts"
import { makePostgresSecurityEventStore } from "../postgres/people/security-event-store.ts"
import { makePostgresSessionStore } from "../postgres/people/session-store.ts"
import { signInCallback } from "../config/console-links.ts"
import { makeVettedFetch } from "../openid/vetted-fetch.ts"
import { clientSecretContext, makePostgresSignInProviderStore } from "../postgres/people/sign-in-provider-store.ts"
import { makePostgresSignInPolicyStore } from "../postgres/people/sign-in-policy-store.ts"
import { makePostgresTicketStore } from "../postgres/people/ticket-store.ts"
import { sealedTable } from "../postgres/shared/reencrypt.ts"
import { makePasskeyVerifier } from "../webauthn/passkey-verifier.ts"
import { baseUrlOf } from "../config/settings.ts"
import { atFirstUse, calledAtFirstUse } from "./at-first-use.ts"
import type { ContextModule } from "./context-module.ts"
import type { ProblemRows } from "./problem-row.ts"
import { provide, provideFrom } from "./provide.ts"

const problems = {
  ConfirmationNeeded: {
    status: 401,
    type: "confirmation-needed",
    title: "Confirm your identity again",
    // RFC 9470, section 3.
    headers: ({ seconds, of }) => ({
      "www-authenticate":
        of === "session"
          ? `Session error="insufficient_user_authentication", error_description="a more recent sign-in is needed", max_age=${seconds}`
          : `Bearer realm="svc", error="insufficient_user_authentication", error_description="the access token must have been issued recently for client id and secret, not for a refresh token", max_age=${seconds}, scope="${apiScope}"`,
    }),
  },
  InsecureConnection: { status: 400, type: "insecure-connection", title: "The connection is not safe enough" },
  InvitationRefused: { status: 400, type: "invitation", title: "The link is refused" },
  ProviderSession: { status: 400, type: "provider-session", title: "Sign in with your password or a passkey" },
  SignInProviderFailed: { status: 502, type: "sign-in-provider", title: "The sign-in provider failed" },
  ProviderWanted: { status: 400, type: "provider-wanted", title: "Sign in at the tenant's provider" },
  SecondFactorMissing: {
    status: 403,
    type: "second-factor-missing",
    title: "A second factor is missing",
    headers: () => ({
      "www-authenticate": `Session error="insufficient_user_authentication", error_description="a second factor is missing"`,
    }),
  },
  SignInRefused: { status: 401, type: "wrong-credentials", title: "Wrong e-mail address or password" },
} satisfies ProblemRows<PeopleError>

/** Persons, their sessions, and their invitations. */
export const peopleModule = {
  bind: (bind) => {
    provide(bind, "PersonStore", ["Db"], makePostgresPersonStore)
    provide(bind, "SessionStore", ["Db"], makePostgresSessionStore)
    provide(bind, "InvitationStore", ["Db"], makePostgresInvitationStore)
    provide(bind, "SecurityEventStore", ["Db", "Metrics"], (db, { securityEvents }) =>
      makePostgresSecurityEventStore(db, (type) => securityEvents.inc({ type })),
    )
    provide(bind, "FactorStore", ["Db", "SecretBox"], makePostgresFactorStore)
    provide(bind, "TicketStore", ["Db"], makePostgresTicketStore)
    provide(bind, "SignInPolicyStore", ["Db"], makePostgresSignInPolicyStore)
    provide(bind, "PasskeyStore", ["Db"], makePostgresPasskeyStore)
    provide(bind, "PasskeyVerifier", ["Settings"], (settings) => makePasskeyVerifier(baseUrlOf(settings)))
    provide(bind, "SignInProviderStore", ["Db", "SecretBox"], makePostgresSignInProviderStore)
    provide(bind, "VettedFetch", ["Settings"], (settings) =>
      makeVettedFetch({
        allowedNetworks: settings.webhookAllowedNetworks ?? [],
        dnsServers: settings.webhookNameServers,
      }),
    ).onDeactivation(({ close }) => close())
    provide(bind, "OpenIdConnect", ["SecretBox", "VettedFetch", "Settings"], (box, { fetch }, settings) =>
      calledAtFirstUse(
        atFirstUse(async () => {
          const { makeOpenIdConnect } = await import("../openid/open-id-connect.ts")
          return makeOpenIdConnect({ box, fetch, redirectUri: signInCallback(baseUrlOf(settings)) })
        }),
        { check: true, begin: true, purposeOf: true, finish: true },
      ),
    )
    provide(bind, "Totp", [], () => totp)
    provide(bind, "PasswordHash", [], makePasswordHash)
    provide(bind, "SessionTimes", ["Settings"], ({ sessionIdleMinutes, sessionHours }) => ({
      idleSeconds: sessionIdleMinutes * 60,
      longestSeconds: sessionHours * 3600,
    }))
    provideFrom(
      bind,
      "People",
      {
        identity: "Identity",
        organisation: "Organisation",
        persons: "PersonStore",
        sessions: "SessionStore",
        invitations: "InvitationStore",
        factors: "FactorStore",
        tickets: "TicketStore",
        policies: "SignInPolicyStore",
        providers: "SignInProviderStore",
        openIdConnect: "OpenIdConnect",
        passkeys: "PasskeyStore",
        verifier: "PasskeyVerifier",
        totp: "Totp",
        passwordHash: "PasswordHash",
        securityEvents: "SecurityEventStore",
        events: "EventBus",
        times: "SessionTimes",
        hash: "SecretHash",
        secrets: "SecretSource",
        ids: "IdSource",
        unitOfWork: "UnitOfWork",
      },
      makePeople,
    )
  },
  sealed: [
    sealedTable("personFactors", "person_factors", ["id"], { secret_sealed: ({ id }) => factorContext(id) }),
    sealedTable("signInProviders", "sign_in_providers", ["tenant_id"], {
      client_secret_sealed: ({ tenant_id: tenantId }) => clientSecretContext(tenantId),
    }),
  ],
  expiries: [
    { table: "passkey_challenges", column: "expires_at", keptSeconds: 0 },
    { table: "sign_in_tickets", column: "expires_at", keptSeconds: 0 },
    { table: "sessions", column: "expires_at", keptSeconds: 0 },
    { table: "invitations", column: "expires_at", keptSeconds: 0 },
  ],
  monthlyLogs: [{ dropMonths: "drop_security_months", keptSeconds: securityEventDays * 86_400 }],
  constants: { UserWithRolesResponse: { isLegacyApiUser: false } },
  problems,
} satisfies ContextModule
