import type { PasskeyVerifier, WebAuthnJson } from "@svc/domain/people/ports/passkey-verifier"
import { PortUnavailable } from "@svc/domain/shared/errors"
import type * as WebAuthnServer from "@simplewebauthn/server"
import { Effect } from "effect"

const port = "PasskeyVerifier"
/** How long a browser waits for the person, in milliseconds; the challenge lives as long. */
const patienceMs = 300_000
/** EdDSA, ES256 and RS256 (RFC 9053): every device has one of them. */
const supportedAlgorithmIDs = [-8, -7, -257]

type WebAuthn = typeof WebAuthnServer

/** Loaded when the first passkey is asked for: its parsers of certificates would slow every start down. */
const library = () => import("@simplewebauthn/server")

const asked = <A>(work: (library: WebAuthn) => Promise<A>) =>
  Effect.tryPromise({
    try: async () => work(await library()),
    catch: (cause) => new PortUnavailable({ port, cause }),
  })

/** The library throws at whatever is not right in an answer. */
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
  /** Whether a page of another origin held the one that asked, in a frame. */
  readonly crossOrigin?: unknown
}

/**
 * The challenge that an answer says it signed (WebAuthn, section 5.8.1); nothing where it was signed in a frame of another
 * origin, because nothing of the service is shown in one.
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
    // What the service gave is base64url itself; other bytes may be none that a text can hold.
    return /^[\w-]+$/.test(claimed) ? { challenge: claimed, credentialId: id } : undefined
  } catch {
    return undefined
  }
}

/** A challenge as it is signed: its bytes in base64url. */
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
          // Without the count of before: whether it went back is judged by who asks.
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
