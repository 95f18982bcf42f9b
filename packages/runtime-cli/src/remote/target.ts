import { UsageRefused } from "../failure.ts"
import { type Profile, readProfiles } from "./profiles.ts"

/** The service at which a command works, with credentials from a profile or from the environment. */
export interface Target {
  /** The name of the profile; absent when the environment names the service. */
  readonly profile?: string
  readonly url: string
  readonly legalEntity?: string | undefined
  readonly credentials: { readonly token: string } | Pick<Profile, "clientId" | "clientSecret" | "token">
  /** Address and profile, to show to people. */
  readonly shown: string
}

const refuse = (message: string): never => {
  throw new UsageRefused({ message })
}

/** An absolute http or https address without a slash at its end. */
export const addressOf = (text: string): string | undefined => {
  const { protocol = "", username = "", password = "" } = URL.canParse(text) ? new URL(text) : {}
  return /^https?:$/.test(protocol) && username === "" && password === "" ? text.trim().replace(/\/+$/, "") : undefined
}

const value = (environment: NodeJS.ProcessEnv, ...names: readonly string[]): string | undefined =>
  names.map((name) => environment[name]?.trim()).find((each) => each !== undefined && each !== "")

/** The client id and the secret in the environment. */
export const environmentClient = (environment: NodeJS.ProcessEnv) => ({
  clientId: value(environment, "SVC_CLIENT_ID"),
  clientSecret: value(environment, "SVC_CLIENT_SECRET", "SVC_SECRET"),
})

/** Finds the service of a command: from the named profile, from the environment, or from the last login. */
export const findTarget = (environment: NodeJS.ProcessEnv, named: string | undefined): Target => {
  const { current, profiles } = readProfiles(environment)
  const url = value(environment, "SVC_URL")
  const name = named ?? value(environment, "SVC_PROFILE") ?? (url === undefined ? current : undefined)
  if (name !== undefined) {
    const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined
    if (profile === undefined) {
      const all = Object.keys(profiles).join(", ")
      return refuse(`There is no profile '${name}'${all === "" ? "" : `, but ${all}`}. \`svc login\` makes one.`)
    }
    const { url: address, legalEntity } = profile
    return { profile: name, url: address, legalEntity, credentials: profile, shown: `${address} (profile ${name})` }
  }
  if (url === undefined)
    return refuse("No service is chosen: `svc login --url ADDRESS` first, or set SVC_URL and SVC_TOKEN.")
  const address = addressOf(url) ?? refuse("SVC_URL is not an address such as https://billing.example.com.")
  const token = value(environment, "SVC_TOKEN")
  const { clientId, clientSecret } = environmentClient(environment)
  const legalEntity = value(environment, "SVC_LEGAL_ENTITY")
  if (token !== undefined) return { url: address, legalEntity, credentials: { token }, shown: address }
  if (clientId === undefined || clientSecret === undefined)
    return refuse("SVC_URL needs SVC_TOKEN, or SVC_CLIENT_ID and SVC_CLIENT_SECRET.")
  return { url: address, legalEntity, credentials: { clientId, clientSecret }, shown: address }
}
