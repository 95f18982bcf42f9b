import type { Page } from "playwright-core"

/**
 * Adds a virtual authenticator to a page, whose user always agrees (WebAuthn, section 11). Resolves to a function that
 * counts the passkeys on it.
 */
export const addAuthenticator = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page)
  await session.send("WebAuthn.enable")
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length
}
