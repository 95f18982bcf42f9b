import { UsageRefused } from "./failure.ts"
import { isAtService, isBeside } from "./command-table.ts"
import { currentProfile } from "./remote/profiles.ts"

/** Where a command works: at a running service over HTTP, or beside the service on its database. */
export type Place = "service" | "beside"

export interface PlaceOptions {
  readonly profile?: string
  readonly local?: boolean
}

/**
 * Decides where a command works. A command that exists in one place works there. For the others an option decides, then
 * the environment, then the profile of the last login. Two places at once are refused.
 */
export const placeOf = (
  name: string | undefined,
  { profile, local = false }: PlaceOptions,
  environment: NodeJS.ProcessEnv,
): Place => {
  const refuse = (message: string) => {
    throw new UsageRefused({ message: `${message}. See \`svc --help\`.` })
  }
  if (local && profile !== undefined) refuse("--local and --profile exclude each other")
  if (name !== undefined && !isBeside(name)) {
    if (local && isAtService(name)) refuse(`${name} works at a service only: leave --local out`)
    return "service"
  }
  if (name !== undefined && !isAtService(name)) {
    if (profile !== undefined) refuse(`${name} works beside the database only: leave --profile out`)
    return "beside"
  }
  if (local) return "beside"
  if (profile !== undefined) return "service"
  const service = ["SVC_URL", "SVC_PROFILE"].find((each) => isSet(environment[each]))
  if (isSet(environment["DATABASE_URL"])) {
    if (service !== undefined && name !== undefined)
      refuse(`DATABASE_URL and ${service} are both set: say --local or --profile, or unset one of them`)
    return "beside"
  }
  return service !== undefined || currentProfile(environment) !== undefined ? "service" : "beside"
}

const isSet = (value: string | undefined): boolean => value !== undefined && value.trim() !== ""
