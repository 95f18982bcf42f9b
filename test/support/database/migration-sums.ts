import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { repository } from "../repository.ts"

export const migrationsFolder = path.join(repository, "packages", "adapters", "src", "postgres", "migrations")
export const sumsFile = "checksums.sha256"

type Sums = ReadonlyMap<string, string>

/** The checksum of each migration of a folder. */
const sumsOf = (folder: string): Sums =>
  new Map(
    readdirSync(folder)
      .filter((name) => /^\d{4}-.*\.sql$/u.test(name))
      .sort()
      .map((name) => [
        name,
        createHash("sha256")
          .update(readFileSync(path.join(folder, name)))
          .digest("hex"),
      ]),
  )

/** The checksums in the list of a folder, which `npm run generate` extends. */
const listed = (folder: string): Sums =>
  new Map(
    readFileSync(path.join(folder, sumsFile), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => {
        const [sum = "", name = ""] = line.split("  ")
        return [name, sum]
      }),
  )

/** The list of a folder, in the form of `sha256sum`. */
export const printSums = (folder: string): string =>
  [...sumsOf(folder)].map(([name, sum]) => `${sum}  ${name}\n`).join("")

/**
 * The migrations that are in the list and were changed or removed, one sentence each. `migrate` refuses a database on
 * which another text of them ran.
 */
export const changedMigrations = (folder: string): readonly string[] => {
  const today = sumsOf(folder)
  return [...listed(folder)].flatMap(([name, sum]) => {
    if (today.get(name) === sum) return []
    return [`${name} was ${today.has(name) ? "changed" : "removed"} after it may have run: add a new file instead`]
  })
}

/** The migrations that are not in the list yet. */
export const unlistedMigrations = (folder: string): readonly string[] => {
  const known = listed(folder)
  return [...sumsOf(folder).keys()].filter((name) => !known.has(name)).map((name) => `${name}: run npm run generate`)
}
