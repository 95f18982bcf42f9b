import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

/** A statement in one line, with one row or value in place of a list of any length. */
const shortened = (text: string): string =>
  text
    .replace(/--.*$/gmu, "")
    .replace(/(\([^()]*\$\d+[^()]*\))(?:, \([^()]*\$\d+[^()]*\))+/gu, "$1")
    .replace(/(\$\d+)(?:, \$\d+){20,}/gu, "$1")
    .replace(/\s+/gu, " ")
    .trim()

/** The statements that one project of this run has recorded so far, as they were sent. */
export const readProject = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as string),
  )

/** The distinct statements that the projects of this run have recorded so far, by project. */
export const readRecord = (folder: string): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    readdirSync(folder).map((project) => [project, new Set(readProject(path.join(folder, project)).map(shortened))]),
  )
