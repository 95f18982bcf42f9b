import { buttonClass } from "../ui/button.tsx"
import { fullWidth } from "./bare-page.tsx"

const base = import.meta.env.BASE_URL

/** The address that starts a sign-in at a provider; `to` is a path of the console. */
const startOf = (id: string, to: string, isFresh = false) =>
  `/Session/Oidc/${id}/Start?${new URLSearchParams({ to, ...(isFresh ? { fresh: "true" } : {}) })}`

interface Provider {
  readonly id: string
  readonly name: string
}

/** A link to a provider that leads back to the requested page. */
export const ProviderLink = ({ provider, to }: { readonly provider: Provider; readonly to: string }) => (
  <a className={`${buttonClass("usual", true)} ${fullWidth}`} href={startOf(provider.id, to)}>
    Sign in with {provider.name}
  </a>
)

/**
 * Opens a provider in another tab, because this one keeps the typed text; the other tab reports the return. `isFresh`
 * makes the provider ask the person again.
 */
export const ProviderTab = ({ provider, isFresh }: { readonly provider: Provider; readonly isFresh: boolean }) => (
  <a
    className={buttonClass("primary")}
    href={startOf(provider.id, `${base}signed-in`, isFresh)}
    target="_blank"
    rel="noreferrer"
  >
    Go to {provider.name}
  </a>
)
