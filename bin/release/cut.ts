import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { type Fragment, withSection } from "./fragments.ts"
import type { Interface } from "./compare-interfaces.ts"
import { writeReleased } from "./promises.ts"

/**
 * Begins a new version: moves the fragments of `changes` into a section of `CHANGELOG.md`, and stores the interface to
 * which later versions are compared. The commit of these changes is tagged and released.
 */
export const cut = (
  repository: string,
  {
    version,
    day,
    document,
    fragments,
  }: {
    readonly version: string
    /** The day of the release, such as `2026-11-27`. */
    readonly day: string
    readonly document: Interface
    readonly fragments: readonly Fragment[]
  },
): void => {
  const changelog = path.join(repository, "CHANGELOG.md")
  if (fragments.length > 0) {
    writeFileSync(changelog, withSection(readFileSync(changelog, "utf8"), `${version} - ${day}`, fragments))
    for (const name of readdirSync(path.join(repository, "changes"))) {
      if (name.endsWith(".md") && name !== "README.md") rmSync(path.join(repository, "changes", name))
    }
  }
  writeReleased(repository, { version, document })
}
