import { type SignInProviderSimulator, startSignInProviderSimulator } from "@svc/simulators/sign-in-provider"
import { openService } from "../service/service.ts"
import type { Browser } from "./browser.ts"

const open = () =>
  openService({
    clock: "manual",
    worker: true,
    http: true,
    settings: { SVC_AUTH_MAX_FAILURES_PER_MINUTE: "0", SVC_WEBHOOK_ALLOWED_NETWORKS: "127.0.0.1/32" },
  })

export interface BesideProvider {
  readonly service: Awaited<ReturnType<typeof open>>
  readonly elsewhere: SignInProviderSimulator
  readonly close: () => Promise<void>
}

/** Opens a service and a simulated sign-in provider that it can reach, for a whole test file. */
export const openBesideProvider = async (): Promise<BesideProvider> => {
  const service = await open()
  const elsewhere = await startSignInProviderSimulator(0, () => service.clock.now())
  const close = async () => {
    await elsewhere.close()
    await service.close()
  }
  return { service, elsewhere, close }
}

/** A tenant's settings for the simulated provider. */
export const providerSettings = ({ issuer, clientId, clientSecret }: SignInProviderSimulator, name = "Tour") => ({
  name,
  issuer,
  clientId,
  clientSecret,
  domains: [] as readonly string[],
})

/** Signs a person in at the simulated provider, and follows the browser's way back to the service. */
export const comeBack = async (browser: Browser, url: string, subject: string) => {
  const answer = await fetch(url, { method: "POST", body: new URLSearchParams({ subject }), redirect: "manual" })
  const { pathname, search } = new URL(answer.headers.get("location")!)
  return browser.get(`${pathname}${search}`, { "sec-fetch-site": "cross-site" })
}
