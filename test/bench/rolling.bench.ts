import { execFileSync } from "node:child_process"
import { rmSync } from "node:fs"
import path from "node:path"
import { repository } from "../support/repository.ts"
import { openTemporaryFolder } from "../support/temporary-folder.ts"
import { machine, readNumbers } from "./figures.ts"
import { installFrom, installToday } from "./installations.ts"
import { rollingRun } from "./rolling-run.ts"

const lastTag = (): string =>
  execFileSync("git", ["describe", "--tags", "--abbrev=0"], { cwd: repository, encoding: "utf8" }).trim()

/**
 * Checks that two versions can work on one database under load, in both directions, without losing anything: the
 * version that `--from` names by a commit or a folder, or the last tag, and the current one.
 */
export const rollingBench = async (args: readonly string[]): Promise<object> => {
  const at = args.indexOf("--from")
  const from = at < 0 ? lastTag() : (args[at + 1] ?? "")
  const plan = readNumbers(at < 0 ? args : args.toSpliced(at, 2), { events: 2_000, postings: 200 })
  const folder = openTemporaryFolder()
  try {
    const before = installFrom(from, path.join(folder, "before"))
    const after = await installToday(path.join(folder, "after"))
    const result = await rollingRun(before, after, plan, path.join(folder, "data"))
    const { lostEvents, lostDeliveries, lostPostings, numberGaps, differingAnswers, wrong, posted, unavailable } =
      result
    const broken =
      lostEvents + lostDeliveries + lostPostings + numberGaps + differingAnswers + wrong.length + unavailable
    if (broken > 0 || posted !== plan.postings) process.exitCode = 1
    return { from, ...result, conditions: { ...machine(), ...plan } }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
