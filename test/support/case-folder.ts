import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { repository } from "./repository.ts"

/** The folder of the cases: CONFORMANCE_CASES, by default beside the repository. The cases are no part of it. */
const root = path.resolve(repository, process.env["CONFORMANCE_CASES"] ?? "../shared/cases")

export interface CaseFolder {
  /** The folder is absent, so its tests are to be skipped; the console says so. */
  readonly isAbsent: boolean
  readonly path: (...parts: readonly string[]) => string
  readonly read: (...parts: readonly string[]) => Buffer
  /**
   * The list in `cases.json`. Where there is no folder it is one empty case, so that its tests are shown as skipped.
   */
  readonly cases: <A>() => readonly A[]
}

export const openCases = (name: string): CaseFolder => {
  const at = (...parts: readonly string[]) => path.join(root, name, ...parts)
  const read = (...parts: readonly string[]) => readFileSync(at(...parts))
  const isAbsent = !existsSync(at())
  if (isAbsent) {
    console.warn(`The cases of ${name} are not at ${at()}: they are SKIPPED. CONFORMANCE_CASES says where they are.`)
  }
  return {
    isAbsent,
    path: at,
    read,
    cases: <A>() => (isAbsent ? [{} as A] : (JSON.parse(read("cases.json").toString()) as readonly A[])),
  }
}
