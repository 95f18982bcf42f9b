import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { mkdirSync, readFileSync } from "node:fs"
import path from "node:path"

/** A package of npm with the checksum of its file. */
export interface PinnedPackage {
  readonly name: string
  readonly version: string
  readonly integrity: string
}

/**
 * Unpacks a package of npm into `folder`, and returns its path; none of its scripts runs. Throws when the registry returned
 * bytes that do not match the pinned checksum.
 */
export const fetchPackage = ({ name, version, integrity }: PinnedPackage, folder: string): string => {
  mkdirSync(folder, { recursive: true })
  const file = execFileSync("npm", ["pack", "--silent", `${name}@${version}`], { cwd: folder, encoding: "utf8" }).trim()
  const found = `sha512-${createHash("sha512")
    .update(readFileSync(path.join(folder, file)))
    .digest("base64")}`
  if (found !== integrity) throw new Error(`${name} ${version} has the checksum ${found}, not ${integrity}`)
  execFileSync("tar", ["--extract", "--gzip", "--no-same-owner", "--file", file], { cwd: folder })
  return path.join(folder, "package")
}
