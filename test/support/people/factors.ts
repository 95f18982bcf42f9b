import type { Timestamp } from "@svc/domain/shared/timestamp"
import { codeOf } from "./authenticator-app.ts"
import type { Browser } from "./browser.ts"
import { softwarePasskey } from "./software-passkey.ts"

interface At {
  readonly origin: string
  readonly clock: { readonly now: () => Timestamp }
}

type Device = ReturnType<typeof softwarePasskey>

/** The body of an answer that must have succeeded. */
const sure = async <A>(answer: ReturnType<Browser["post"]>): Promise<A> => {
  const { status, text, body } = await answer
  if (status >= 300) throw new Error(`a factor was answered with ${status}: ${text}`)
  return body as A
}

/** A software passkey for the origin at which browsers find the service. */
export const deviceAt = ({ origin }: Pick<At, "origin">): Device =>
  softwarePasskey(`http://localhost:${new URL(origin).port}`)

/** Adds a passkey of a new device to the signed-in user. */
export const addPasskey = async (
  at: Pick<At, "origin">,
  browser: Browser,
): Promise<{ readonly key: Device; readonly id: string }> => {
  const key = deviceAt(at)
  const options = await sure<{ challenge: string }>(browser.post("/Me/Passkeys/Options"))
  const added = browser.post("/Me/Passkeys", { name: "Key", credential: key.create(options) })
  return { key, id: (await sure<{ id: string }>(added)).id }
}

/** The signature of a device for signing in, or for confirming the user's identity again. */
export const signBy = async (browser: Browser, key: Device) =>
  key.sign(await sure<{ challenge: string }>(browser.post("/Session/Passkey/Options")))

/** Sets up an authenticator app for the signed-in user. */
export const setUpApp = async ({ clock }: Pick<At, "clock">, browser: Browser) => {
  const { secret } = await sure<{ secret: string }>(browser.post("/Me/Totp"))
  const verified = browser.post("/Me/Totp/Verify", { code: codeOf(secret, clock.now()) })
  const { recoveryCodes } = await sure<{ recoveryCodes: readonly string[] }>(verified)
  return { secret, recoveryCodes }
}
