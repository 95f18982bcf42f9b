import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { CommandFailed } from "../failure.ts"

/** A service, and the personal token with which commands work there. */
export interface Profile {
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  /** The id or name of the legal entity in which commands work. */
  readonly legalEntity?: string
  /** The access token of the last sign-in, and its end in milliseconds since 1970. */
  readonly token?: { readonly value: string; readonly until: number }
}

interface Profiles {
  /** The name of the profile that commands use when none is named. */
  readonly current?: string
  readonly profiles: Readonly<Record<string, Profile>>
}

/** The folder for the person's own files of svc (XDG Base Directory Specification). */
export const configFolder = ({ XDG_CONFIG_HOME: config, HOME: home }: NodeJS.ProcessEnv): string | undefined => {
  if (config !== undefined && path.isAbsolute(config)) return path.join(config, "svc")
  return home === undefined || home === "" ? undefined : path.join(home, ".config", "svc")
}

const fileOf = (environment: NodeJS.ProcessEnv): string | undefined => {
  const folder = configFolder(environment)
  return folder === undefined ? undefined : path.join(folder, "config.json")
}

/** Reads the profiles; none when the file is missing. */
export const readProfiles = (environment: NodeJS.ProcessEnv): Profiles => {
  const file = fileOf(environment)
  const text = file === undefined ? undefined : readIfThere(file)
  if (text === undefined) return { profiles: {} }
  try {
    const { current, profiles } = JSON.parse(text) as Profiles
    return { ...(current === undefined ? {} : { current }), profiles: Object(profiles) as Profiles["profiles"] }
  } catch (cause) {
    throw new CommandFailed({ message: `${file} is not JSON: correct it, or remove it and log in again.`, cause })
  }
}

const readIfThere = (file: string): string | undefined => {
  try {
    return readFileSync(file, "utf8")
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return undefined
    throw new CommandFailed({ message: `${file} cannot be read: ${(cause as Error).message}.`, cause })
  }
}

/** The profile that commands use when none is named. */
export const currentProfile = (environment: NodeJS.ProcessEnv): string | undefined => {
  const { current, profiles } = readProfiles(environment)
  return current !== undefined && Object.hasOwn(profiles, current) ? current : undefined
}

/** Writes a file that only its owner may read. Never leaves a half-written file. */
export const writePrivately = (file: string, text: string): void => {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const made = `${file}.${process.pid}`
  try {
    writeFileSync(made, text, { mode: 0o600 })
    renameSync(made, file)
  } catch (cause) {
    rmSync(made, { force: true })
    throw new CommandFailed({ message: `${file} cannot be written: ${(cause as Error).message}.`, cause })
  }
}

/** Changes the profiles. Reads them immediately before, so that the change of another command is kept. */
export const changeProfiles = (environment: NodeJS.ProcessEnv, change: (before: Profiles) => Profiles): void => {
  const file = fileOf(environment)
  if (file === undefined)
    throw new CommandFailed({ message: "There is no folder for profiles: set HOME or XDG_CONFIG_HOME." })
  writePrivately(file, `${JSON.stringify(change(readProfiles(environment)), undefined, 2)}\n`)
}
