import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { Library } from "./libraries.ts"

/** The licences that a library in an installation may have (SPDX identifiers). */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "PostgreSQL",
  "Unlicense",
])

const isAllowed = (license: string) =>
  license
    .replaceAll(/[()]/gu, " ")
    .split(/\sOR\s/u)
    .some((choice) => choice.split(/\sAND\s/u).every((each) => allowed.has(each.trim())))

const entryOf = ({ name, version, license, text }: Library) => {
  if (!isAllowed(license))
    throw new Error(`${name} ${version} has the licence ${license || "(none)"}, which is not allowed here`)
  if (text === undefined) throw new Error(`${name} ${version} brings no text of its licence ${license}`)
  return `${name} ${version} (${license})\n\n${text}\n`
}

/**
 * Adds the licences of libraries to `LICENSES.txt` of an installation, each once. Throws when a library has a licence
 * that is not allowed, or lacks the text of its licence.
 */
export const addLicences = (tree: string, libraries: readonly Library[]): void => {
  const file = path.join(tree, "LICENSES.txt")
  const before = existsSync(file) ? readFileSync(file, "utf8") : ""
  const added = libraries.map(entryOf).filter((entry) => !before.includes(entry))
  const texts = before === "" ? added : [before, ...added]
  writeFileSync(file, texts.join(`\n${"-".repeat(80)}\n\n`))
}
