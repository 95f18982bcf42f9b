import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"

const ps = (pid: number, field: "lstart" | "command") =>
  execFileSync("ps", ["-o", `${field}=`, "-p", String(pid)], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })

/**
 * The start time of a process in the system's units; undefined when the process does not run (a zombie does not).
 * Together with the id it names a process uniquely, because systems reuse ids.
 */
export const startOf = (pid: number): string | undefined => {
  try {
    if (process.platform !== "linux") return ps(pid, "lstart").trim().replaceAll(/\W+/g, "-") || undefined
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    // The program's name in parentheses may hold any character. After it the state comes first and the start time
    // twentieth.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    return fields[0] === "Z" || fields[0] === "X" ? undefined : fields[19]
  } catch {
    return undefined
  }
}

/** The command line of a process; empty when the process does not run or may not be inspected. */
export const commandOf = (pid: number): string => {
  try {
    if (process.platform !== "linux") return ps(pid, "command")
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ")
  } catch {
    return ""
  }
}
