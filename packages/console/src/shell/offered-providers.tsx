import { useEffect, useState } from "react"
import { call } from "../api/call.ts"
import { offeredClass } from "./bare-page.tsx"
import { ProviderLink } from "./provider-link.tsx"
import { useSettled } from "./use-settled.ts"

const addressOf = (typed: string): string => /^[^@\s]+@[^@\s]+\.[^@\s.]+$/.exec(typed.trim())?.[0] ?? ""

/** The sign-in providers of the tenants of the person with an address; none while they are unknown. */
export const OfferedProviders = ({ email, to }: { readonly email: string; readonly to: string }) => {
  const address = useSettled(addressOf(email))
  const [offered, setOffered] = useState<readonly { readonly id: string; readonly name: string }[]>([])
  useEffect(() => {
    const stop = new AbortController()
    const ask = async () => {
      if (address === "") return []
      return (await call("post", "/Session/Providers", { body: { email: address }, signal: stop.signal })).data
    }
    // Without an answer the person can still use the password.
    ask().then(setOffered, () => undefined)
    return () => stop.abort()
  }, [address])
  return (
    <div className={offeredClass} aria-live="polite" hidden={offered.length === 0}>
      {offered.map((provider) => (
        <ProviderLink key={provider.id} provider={provider} to={to} />
      ))}
    </div>
  )
}
