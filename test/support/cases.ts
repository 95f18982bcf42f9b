import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { repository } from "./repository.ts"

const folder = path.resolve(repository, process.env["CONFORMANCE_CASES"] ?? "../shared/cases")

/** A file of the cases: given answers and expected results that are not part of this repository. */
export const caseFile = (...names: readonly string[]): string => path.join(folder, ...names)

/** Reads a list of cases; where there is none, gives `undefined` and says so on standard error. */
export const readCases = <Case>(...names: readonly string[]): readonly Case[] | undefined => {
  const file = caseFile(...names)
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as readonly Case[]
  console.error(`SKIPPED: there are no cases at ${file}; CONFORMANCE_CASES names the folder they are in.`)
  return undefined
}

/** Whether a file of the cases is there; says on standard error when it is not. */
export const hasCase = (...names: readonly string[]): boolean => {
  const there = existsSync(caseFile(...names))
  if (!there) console.error(`SKIPPED: ${caseFile(...names)} is absent; CONFORMANCE_CASES names its folder.`)
  return there
}
