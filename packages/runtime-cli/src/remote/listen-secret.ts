import { randomBytes } from "node:crypto"
import { readFileSync } from "node:fs"
import path from "node:path"
import { CommandFailed } from "../failure.ts"
import { configFolder, writePrivately } from "./profiles.ts"

const form = /^whsec_[A-Za-z0-9+/]+={0,2}$/

export const isSigningSecret = (text: string): boolean => form.test(text)

/** The secret with which `svc listen` signs on this machine. Made once; only its owner may read it. */
export const listenSecret = (environment: NodeJS.ProcessEnv): string => {
  const folder = configFolder(environment)
  if (folder === undefined)
    throw new CommandFailed({ message: "There is no folder for the signing secret: set HOME, or give --secret." })
  const file = path.join(folder, "listen")
  try {
    const kept = readFileSync(file, "utf8").trim()
    if (isSigningSecret(kept)) return kept
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "ENOENT")
      throw new CommandFailed({ message: `${file} cannot be read: ${(cause as Error).message}.`, cause })
  }
  const made = `whsec_${randomBytes(32).toString("base64")}`
  writePrivately(file, `${made}\n`)
  return made
}
