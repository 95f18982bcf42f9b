import { useEffect, useState } from "react"
import { call } from "../api/call.ts"
import { offeredClass } from "./bare-page.tsx"
import { ProviderLink } from "./provider-link.tsx"
import { useSettled } from "./use-settled.ts"

const domainOf = (email: string): string => /@([^@\s]+\.[^@\s.]+)$/.exec(email.trim())?.[1] ?? ""

/** The sign-in providers for an address, by its domain; none while they are not known. */
export const OfferedProviders = ({ email, to }: { readonly email: string; readonly to: string }) => {
  const domain = useSettled(domainOf(email))
  const [offered, setOffered] = useState<readonly { readonly id: string; readonly name: string }[]>([])
  useEffect(() => {
    const stop = new AbortController()
    const ask = async () => {
      if (domain === "") return []
      // The provider is one of a domain: who signs in is nobody's business yet.
      const body = { email: `anybody@${domain}` }
      return (await call("post", "/Session/Providers", { body, signal: stop.signal })).data
    }
    // Without an answer there is still the password.
    ask().then(setOffered, () => undefined)
    return () => stop.abort()
  }, [domain])
  return (
    <div className={offeredClass} aria-live="polite" hidden={offered.length === 0}>
      {offered.map((provider) => (
        <ProviderLink key={provider.id} provider={provider} to={to} />
      ))}
    </div>
  )
}
