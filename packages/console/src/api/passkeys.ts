import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser"
import { call, request } from "./call.ts"
import { type Acceptance, acceptInvitation, type AtProvider, type Me, type NextStep } from "./me.ts"
import { Refused } from "./refused.ts"
import type { components } from "./schema.gen.ts"

export type Passkey = components["schemas"]["Passkey"]

/** Loaded only when somebody uses a passkey. */
const library = () => import("@simplewebauthn/browser")

/** True when the browser supports passkeys. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === "function"

/** The person closed the browser's dialog, or no device answered: reported like any other refusal. */
const told = async <A>(asking: Promise<A>): Promise<A> => {
  try {
    return await asking
  } catch (error) {
    const isKnown = error instanceof Error && error.name === "InvalidStateError"
    throw new Refused({
      status: 400,
      title: isKnown
        ? "This device already has a passkey of yours."
        : "No passkey was used. Try again, or continue without one.",
    })
  }
}

const sign = async () => {
  const options = await call("post", "/Session/Passkey/Options", {})
  const { startAuthentication } = await library()
  return told(startAuthentication({ optionsJSON: options }))
}

/** Signs in by a passkey alone. */
export const signInByPasskey = async (): Promise<Me | AtProvider> => {
  const credential = await sign()
  try {
    return (await request("post", "/Session/Passkey", { body: { credential } })).body as Me | AtProvider
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401) throw error
    throw new Refused({ status: 401, title: "This passkey is unknown here, or no longer gives access." })
  }
}

/** Proves the caller's identity again. */
export const confirmByPasskey = async (): Promise<Me> =>
  (await request("post", "/Session/Confirm", { body: { credential: await sign() } })).body as Me

/** Makes a passkey on the device, with the options that the service sends. */
const make = async (options: object) => {
  const { startRegistration } = await library()
  const made = await told(startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }))
  return { ...made }
}

/** Makes a passkey on the device, and stores its public half in the service. */
export const makePasskey = async (name: string): Promise<Passkey> => {
  const credential = await make(await call("post", "/Me/Passkeys/Options", {}))
  return call("post", "/Me/Passkeys", { body: { name, credential } })
}

/** Accepts an invitation with a new passkey, or with an existing one if the address already belongs to a person. */
export const joinByPasskey = async (
  named: Omit<Acceptance, "credential" | "passkeyName" | "password">,
  { isKnown, name }: { readonly isKnown: boolean; readonly name: string },
): Promise<Me | NextStep | AtProvider> => {
  if (isKnown) return acceptInvitation({ ...named, credential: { ...(await sign()) } })
  const credential = await make(await call("post", "/Invitations/Passkey/Options", { body: named }))
  return acceptInvitation({ ...named, credential, passkeyName: name })
}
