import { buttonClass } from "../ui/button.tsx"
import { fullWidth } from "./bare-page.tsx"

const base = import.meta.env.BASE_URL

/** Where a browser begins to sign in at a provider; `to` is a path of the console. */
const startOf = (id: string, to: string, isFresh = false) =>
  `/Session/Oidc/${id}/Start?${new URLSearchParams({ to, ...(isFresh ? { fresh: "true" } : {}) })}`

interface Provider {
  readonly id: string
  readonly name: string
}

/** Leads to a provider, and back to the page that was asked for. */
export const ProviderLink = ({ provider, to }: { readonly provider: Provider; readonly to: string }) => (
  <a className={`${buttonClass("usual", true)} ${fullWidth}`} href={startOf(provider.id, to)}>
    Sign in with {provider.name}
  </a>
)

/**
 * Opens a provider in another tab, because this one keeps what was typed: the page there says when somebody came back.
 * `isFresh` has the provider ask the person anew.
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
