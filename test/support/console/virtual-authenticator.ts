import type { Page } from "playwright-core"

/**
 * Gives a page a device that keeps passkeys and whose user always agrees (WebAuthn, section 11). Answers how many keys it
 * keeps.
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
