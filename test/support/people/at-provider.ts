import type { SignInProviderSimulator } from "@svc/simulators/sign-in-provider"
import type { Browser } from "./browser.ts"

/** A tenant's settings of the simulated provider. */
export const providerSettings = ({ issuer, clientId, clientSecret }: SignInProviderSimulator, name = "Tour") => ({
  name,
  issuer,
  clientId,
  clientSecret,
  domains: [] as readonly string[],
})

/** What somebody does at the simulated provider, and the browser's way back. */
export const comeBack = async (browser: Browser, url: string, subject: string) => {
  const answer = await fetch(url, { method: "POST", body: new URLSearchParams({ subject }), redirect: "manual" })
  const { pathname, search } = new URL(answer.headers.get("location")!)
  return browser.get(`${pathname}${search}`, { "sec-fetch-site": "cross-site" })
}
