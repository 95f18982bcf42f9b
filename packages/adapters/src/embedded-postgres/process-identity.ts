import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"

const ps = (pid: number, field: "lstart" | "command") =>
  execFileSync("ps", ["-o", `${field}=`, "-p", String(pid)], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })

/**
 * When a process started, as the system counts it; undefined when it does not run (a zombie does not either). Together
 * with the id this names a process for ever: an id that was given again to another process is not mistaken for it.
 */
export const startOf = (pid: number): string | undefined => {
  try {
    if (process.platform !== "linux") return ps(pid, "lstart").trim().replaceAll(/\W+/g, "-") || undefined
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    // The program's name in parentheses may hold any character; behind it the state comes first, the start time
    // twentieth.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    return fields[0] === "Z" || fields[0] === "X" ? undefined : fields[19]
  } catch {
    return undefined
  }
}

/** The command line a process runs; empty when it does not run or may not be looked at. */
export const commandOf = (pid: number): string => {
  try {
    if (process.platform !== "linux") return ps(pid, "command")
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ")
  } catch {
    return ""
  }
}
