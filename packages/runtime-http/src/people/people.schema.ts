import { densities, dismissableKinds, themes } from "@svc/domain/people/person"
import { longestPassword } from "@svc/domain/people/password"
import { Type } from "typebox"
import { closed, Instant, Maybe, Uuid } from "../shapes.ts"

const PersonName = Type.String({ maxLength: 100 })
const Email = Type.String({ minLength: 3, maxLength: 254, description: "E-mail address, in any letter case" })
const Password = Type.String({ minLength: 1, maxLength: 4 * longestPassword })
const Token = Type.String({ minLength: 1, maxLength: 200, description: "The part of the link after `#`" })
const WebAuthnJson = Type.Object({}, { additionalProperties: true, description: "JSON of WebAuthn, level 3" })
export const Permissions = Type.Array(Type.String({ maxLength: 40 }), { description: "`area:level` each" })

export const SignInRequest = closed({ email: Email, password: Password }, { title: "SignInRequest" })

const preferences = {
  timeZone: Type.String({ maxLength: 100, description: "IANA name" }),
  locale: Type.String({ maxLength: 35, description: "BCP 47 tag" }),
  theme: Type.Enum([...themes]),
  density: Type.Enum([...densities]),
  singleKeys: Type.Boolean({ description: "Whether the console has shortcuts of a single key. Default: true" }),
  views: Type.Array(closed({ name: Type.String({ maxLength: 100 }), url: Type.String({ maxLength: 2000 }) }), {
    maxItems: 200,
    description: "Saved views of lists",
  }),
  setUpSteps: Type.Boolean({
    description: "Whether the console's overview shows the set-up steps of a new company. Default: true",
  }),
  dismissed: Type.Array(
    closed({
      kind: Type.Enum([...dismissableKinds]),
      id: Type.String({ minLength: 1, maxLength: 100 }),
      since: Type.Optional(Type.String({ format: "date-time", description: "Start of the problem" })),
      at: Type.String({ format: "date-time", description: "Time of the dismissal" }),
    }),
    {
      maxItems: 200,
      description: "Problems that the person dismissed: the console hides them until they occur again",
    },
  ),
}
const Preferences = closed(
  {
    timeZone: Type.Optional(preferences.timeZone),
    locale: Type.Optional(preferences.locale),
    theme: Type.Optional(preferences.theme),
    density: Type.Optional(preferences.density),
    singleKeys: Type.Optional(preferences.singleKeys),
    views: Type.Optional(preferences.views),
    setUpSteps: Type.Optional(preferences.setUpSteps),
    dismissed: Type.Optional(preferences.dismissed),
  },
  { title: "Preferences" },
)
const PreferencesPatch = closed(
  {
    timeZone: Maybe(preferences.timeZone),
    locale: Maybe(preferences.locale),
    theme: Maybe(preferences.theme),
    density: Maybe(preferences.density),
    singleKeys: Maybe(preferences.singleKeys),
    views: Maybe(preferences.views),
    setUpSteps: Maybe(preferences.setUpSteps),
    dismissed: Maybe(preferences.dismissed),
  },
  { title: "PreferencesPatch" },
)

const TenantName = closed({ id: Uuid, name: Type.String() }, { title: "TenantName" })

export const SignInProviderName = closed({ id: Uuid, name: Type.String() }, { title: "SignInProviderName" })

/** The signed-in person, with everything that a page needs at its start (contract G13). */
export const Me = closed(
  {
    user: closed({ id: Uuid, name: Type.String() }),
    person: closed({
      id: Uuid,
      email: Type.String(),
      firstName: Type.String(),
      lastName: Type.String(),
      hasPassword: Type.Boolean({ description: "`false` for a person who signed in by a passkey or at a provider" }),
    }),
    tenant: TenantName,
    tenants: Type.Array(TenantName, { description: "All tenants to which the person may switch" }),
    legalEntities: Type.Array(
      closed({ id: Uuid, name: Type.String(), baseCurrency: Type.String(), country: Type.Optional(Type.String()) }),
    ),
    permissions: Permissions,
    session: closed({
      id: Uuid,
      expires: Instant,
      proof: Type.Enum(["Password", "SecondFactor", "Passkey", "Provider"]),
      provider: Type.Optional(SignInProviderName),
      owesSecondFactor: Type.Boolean({
        description:
          "True when the tenant requires a second factor that was not given; until then nothing else can be done",
      }),
      idleExpires: Type.String({ format: "date-time", description: "End of the session if it is not used" }),
      confirmedUntil: Type.Optional(
        Type.String({ format: "date-time", description: "Until then the last proof of identity counts as recent" }),
      ),
    }),
    preferences: Preferences,
    service: closed({
      version: Type.String(),
      environment: Type.String(),
      testClock: Type.Boolean(),
      now: Type.String({ format: "date-time", description: "The service's time, which may be that of a test clock" }),
    }),
  },
  { title: "Me" },
)

export const UpdateMeRequest = closed(
  {
    firstName: Type.Optional(PersonName),
    lastName: Type.Optional(PersonName),
    preferences: Type.Optional(PreferencesPatch),
  },
  { title: "UpdateMeRequest" },
)

export const LookAtInvitationRequest = closed({ token: Token }, { title: "LookAtInvitationRequest" })

/** The purpose of a link. */
export const InvitationResponse = closed(
  {
    kind: Type.Enum(["Invitation", "Reset"]),
    tenant: closed({ name: Type.String() }),
    email: Type.Optional(Type.String({ description: "Absent when the person who accepts the invitation provides it" })),
    firstName: Type.Optional(Type.String()),
    lastName: Type.Optional(Type.String()),
    known: Type.Boolean({
      description: "True when the address already belongs to a person, whose password is then required",
    }),
    provider: Type.Optional(
      closed(
        { name: Type.String(), required: Type.Boolean({ description: "True when a password does not suffice" }) },
        { title: "InvitationProvider", description: "The provider at which the link can be accepted" },
      ),
    ),
    expires: Instant,
  },
  { title: "InvitationResponse" },
)

const PasskeyName = Type.String({ minLength: 1, maxLength: 100, description: "The person's name for the device" })
const invited = {
  token: Token,
  email: Type.Optional(Email),
  firstName: Type.Optional(PersonName),
  lastName: Type.Optional(PersonName),
}
export const InvitedPasskeyRequest = closed(invited, { title: "InvitedPasskeyRequest" })
export const AcceptInvitationRequest = closed(
  {
    ...invited,
    password: Type.Optional(Password),
    credential: Type.Optional(WebAuthnJson),
    passkeyName: Type.Optional(PasskeyName),
  },
  { title: "AcceptInvitationRequest", description: "With `password` or `credential`" },
)

const Code = Type.String({ minLength: 1, maxLength: 50, description: "The code in the app, or a recovery code" })
export const CodeRequest = closed({ code: Code }, { title: "CodeRequest" })
export const SecondFactorOwedResponse = closed(
  { next: Type.Literal("SecondFactor"), methods: Type.Array(Type.Enum(["Totp", "RecoveryCode"])) },
  { title: "SecondFactorOwed" },
)
export const ProviderOwedResponse = closed(
  {
    next: Type.Literal("Provider"),
    name: Type.String({ description: "Name of the provider" }),
    url: Type.String({ description: "Address for the browser, which comes back signed in" }),
  },
  { title: "ProviderOwed" },
)
export const ConfirmRequest = closed(
  { password: Type.Optional(Password), code: Type.Optional(Code), credential: Type.Optional(WebAuthnJson) },
  { title: "ConfirmRequest", description: "One of these codes" },
)
/** The options that a browser passes to `navigator.credentials`. */
export const PasskeyOptions = Type.Object(
  { challenge: Type.String() },
  { additionalProperties: true, title: "PasskeyOptions" },
)
export const PasskeyRequest = closed({ credential: WebAuthnJson }, { title: "PasskeyRequest" })
export const AddPasskeyRequest = closed({ name: PasskeyName, credential: WebAuthnJson }, { title: "AddPasskeyRequest" })
export const RenamePasskeyRequest = closed({ name: PasskeyName }, { title: "RenamePasskeyRequest" })
export const Passkey = closed(
  {
    id: Uuid,
    name: Type.String(),
    created: Instant,
    lastUsed: Type.Optional(Instant),
    usable: Type.Boolean({ description: "`false` when it was made at another address of the service" }),
  },
  { title: "Passkey" },
)
export const Passkeys = closed({ data: Type.Array(Passkey) }, { title: "Passkeys" })
export const TotpOffer = closed(
  {
    secret: Type.String({ description: "Base32" }),
    uri: Type.String({ description: "`otpauth://totp/…`, for a QR code" }),
  },
  { title: "TotpOffer" },
)
export const RecoveryCodes = closed(
  { recoveryCodes: Type.Array(Type.String(), { description: "Shown only now; each works once" }) },
  { title: "RecoveryCodes" },
)
export const Factors = closed(
  { totp: Type.Boolean(), recoveryCodes: Type.Integer({ description: "Number of codes left" }) },
  { title: "Factors" },
)
export const ChangePasswordRequest = closed(
  {
    password: Type.Optional({ ...Password, description: "The present password; absent when there is none" }),
    newPassword: Password,
  },
  { title: "ChangePasswordRequest" },
)

export const Sessions = closed(
  {
    data: Type.Array(
      closed(
        {
          id: Uuid,
          current: Type.Boolean({ description: "True for the session of this request" }),
          tenantId: Uuid,
          address: Type.String(),
          userAgent: Type.String(),
          created: Instant,
          lastUsed: Instant,
          expires: Instant,
        },
        { title: "Session" },
      ),
    ),
  },
  { title: "Sessions" },
)
