import { type ChildProcess, execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { endInOrder } from "../processes/supervised.ts"
import { until } from "../until.ts"

const enclosed = ["unshare", "--pid", "--fork"]

/** A command prefix that makes a program the first process of its own process table, as in a container; empty without the privilege. */
export const asFirst: readonly string[] = (() => {
  try {
    execFileSync(enclosed[0]!, [...enclosed.slice(1), "true"], { stdio: "ignore" })
    return enclosed
  } catch {
    return []
  }
})()

/** Asks a program that runs by `asFirst` to stop, and returns its exit code. The prefix itself passes no signal on. */
export const endFirst = async (child: ChildProcess): Promise<number | null> => {
  if (asFirst.length === 0) await endInOrder(child)
  else {
    process.kill(Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim()), "SIGTERM")
    await until(
      () => child.exitCode,
      (code) => code !== null,
    )
  }
  return child.exitCode
}
