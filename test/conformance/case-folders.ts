import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { repository } from "../support/repository.ts"

const own = path.join(repository, "test", "conformance", "cases")
/**
 * The folder of the given cases, which are not part of the repository: CONFORMANCE_CASES, or a folder beside the
 * repository.
 */
export const given = path.resolve(repository, process.env["CONFORMANCE_CASES"] ?? "../shared/cases")

/** The kinds of cases that are given. Other kinds may exist only in the repository. */
const givenKinds = ["billing", "exchange-rates", "exchange-rates/recorded", "ubl", "acknowledgement"] as const

/** A folder with cases of one kind. */
export interface CaseFolder {
  /** The origin of the cases, for the names of tests. */
  readonly from: "own" | "given"
  /** Whether the folder is absent. Its tests are then shown as skipped, and the run reports that at its end. */
  readonly isAbsent: boolean
  readonly path: (...parts: readonly string[]) => string
  readonly has: (...parts: readonly string[]) => boolean
  readonly read: (...parts: readonly string[]) => Buffer
  /** The list in `cases.json`. Without the folder it contains one empty case, so that a skipped test is shown. */
  readonly cases: <A>() => readonly A[]
}

const open = (from: CaseFolder["from"], root: string, kind: string): CaseFolder => {
  const at = (...parts: readonly string[]) => path.join(root, kind, ...parts)
  const read = (...parts: readonly string[]) => readFileSync(at(...parts))
  const isAbsent = !existsSync(at())
  return {
    from,
    isAbsent,
    path: at,
    has: (...parts) => existsSync(at(...parts)),
    read,
    cases: <A>() => (isAbsent ? [{} as A] : (JSON.parse(read("cases.json").toString()) as readonly A[])),
  }
}

/** The given cases of a kind. */
export const givenCases = (kind: string): CaseFolder => open("given", given, kind)

/** The repository's own cases of a kind, and the given ones where these exist or are expected. */
export const openCases = (kind: string): readonly CaseFolder[] => {
  const theirs = givenCases(kind)
  const expected = (givenKinds as readonly string[]).includes(kind)
  return [open("own", own, kind), ...(theirs.isAbsent && !expected ? [] : [theirs])]
}

/** The kinds of given cases that are absent. */
export const absentKinds = (): readonly string[] => givenKinds.filter((kind) => givenCases(kind).isAbsent)
