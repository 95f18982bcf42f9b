import type { PasskeyVerifier, WebAuthnJson } from "@svc/domain/people/ports/passkey-verifier"
import { PortUnavailable } from "@svc/domain/shared/errors"
import type * as WebAuthnServer from "@simplewebauthn/server"
import { Effect } from "effect"

const port = "PasskeyVerifier"
/** How long a browser waits for the person, in milliseconds; the challenge is valid equally long. */
const patienceMs = 300_000
/** EdDSA, ES256 and RS256 (RFC 9053): every device supports one of them. */
const supportedAlgorithmIDs = [-8, -7, -257]

type WebAuthn = typeof WebAuthnServer

/** Loaded with the first passkey, because the library's certificate parsers would slow down every start. */
const library = () => import("@simplewebauthn/server")

const asked = <A>(work: (library: WebAuthn) => Promise<A>) =>
  Effect.tryPromise({
    try: async () => work(await library()),
    catch: (cause) => new PortUnavailable({ port, cause }),
  })

/** The library throws for every mistake in an answer. */
const checked = <A>(work: (library: WebAuthn) => Promise<A | undefined>) =>
  Effect.promise(async () => {
    const loaded = await library()
    try {
      return await work(loaded)
    } catch {
      return undefined
    }
  })

interface ClientData {
  readonly challenge?: unknown
  /** True when the page was inside a frame of another origin. */
  readonly crossOrigin?: unknown
}

/**
 * The challenge that an answer claims to have signed (WebAuthn, section 5.8.1); none when it was signed in a frame of
 * another origin, because the service is never shown in one.
 */
const claimsOf = (credential: WebAuthnJson) => {
  const { id, response } = credential as {
    readonly id?: unknown
    readonly response?: { readonly clientDataJSON?: unknown }
  }
  const signed = response?.clientDataJSON
  if (typeof id !== "string" || typeof signed !== "string") return undefined
  try {
    const { challenge, crossOrigin } = JSON.parse(Buffer.from(signed, "base64url").toString("utf8")) as ClientData
    if (typeof challenge !== "string" || (crossOrigin !== undefined && crossOrigin !== false)) return undefined
    const claimed = Buffer.from(challenge, "base64url").toString("utf8")
    // The service's challenges are base64url; other bytes might not even be valid text.
    return /^[\w-]+$/.test(claimed) ? { challenge: claimed, credentialId: id } : undefined
  } catch {
    return undefined
  }
}

/** A challenge in its signed form: its bytes in base64url. */
const encoded = (challenge: string): string => Buffer.from(challenge, "utf8").toString("base64url")

type Transport = "ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb"

/** Passkeys of the host of the service's public address (WebAuthn, level 3). */
export const makePasskeyVerifier = (baseUrl: string): PasskeyVerifier => {
  const { origin, hostname: host } = new URL(baseUrl)
  const expected = { expectedOrigin: origin, expectedRPID: host, requireUserVerification: true } as const

  return {
    host,
    claims: claimsOf,

    creationOptions: (person, challenge, existing) =>
      asked(({ generateRegistrationOptions }) =>
        generateRegistrationOptions({
          rpName: "svc",
          rpID: host,
          userID: Buffer.from(person.id.replaceAll("-", ""), "hex"),
          userName: person.email,
          userDisplayName: `${person.firstName} ${person.lastName}`.trim(),
          challenge: Buffer.from(challenge, "utf8"),
          timeout: patienceMs,
          attestationType: "none",
          supportedAlgorithmIDs,
          excludeCredentials: existing.map(({ credentialId, transports }) => ({
            id: credentialId,
            transports: [...transports],
          })),
          authenticatorSelection: { residentKey: "required", userVerification: "required" },
        }),
      ).pipe(Effect.map((options) => ({ ...options }))),

    requestOptions: (challenge) =>
      asked(({ generateAuthenticationOptions }) =>
        generateAuthenticationOptions({
          rpID: host,
          challenge: Buffer.from(challenge, "utf8"),
          timeout: patienceMs,
          userVerification: "required",
        }),
      ).pipe(Effect.map((options) => ({ ...options }))),

    created: (credential, challenge) =>
      checked(async ({ verifyRegistrationResponse }) => {
        const response = credential as unknown as WebAuthnServer.RegistrationResponseJSON
        const { registrationInfo } = await verifyRegistrationResponse({
          ...expected,
          response,
          expectedChallenge: encoded(challenge),
          supportedAlgorithmIDs,
        })
        return (
          registrationInfo && {
            credentialId: registrationInfo.credential.id,
            publicKey: registrationInfo.credential.publicKey,
            counter: registrationInfo.credential.counter,
            transports: registrationInfo.credential.transports ?? [],
            host,
          }
        )
      }),

    signed: (credential, challenge, { credentialId, publicKey, transports }) =>
      checked(async ({ verifyAuthenticationResponse }) => {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          response: credential as unknown as WebAuthnServer.AuthenticationResponseJSON,
          expectedChallenge: encoded(challenge),
          // The previous signature count is omitted: the caller judges whether the count went back.
          credential: {
            id: credentialId,
            publicKey: new Uint8Array(publicKey),
            counter: 0,
            transports: transports as Transport[],
          },
        })
        return verified ? authenticationInfo.newCounter : undefined
      }),
  }
}
