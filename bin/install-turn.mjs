import { execFileSync } from "node:child_process"
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

/**
 * When a process started, as the system counts it; undefined when there is none. Together with its id this names a
 * process for ever, so that a number given again to another one is not mistaken for it.
 */
const startOf = (pid) => {
  try {
    if (process.platform !== "linux") {
      return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" })
        .trim()
        .replace(/\W+/g, "-")
    }
    // The name in parentheses may hold anything; behind it the state comes first, the start time twentieth.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    return fields[0] === "Z" || fields[0] === "X" ? undefined : fields[19]
  } catch {
    return undefined
  }
}

/** Writes down that a process is at work in a folder of claims; the answer takes the claim back. */
export const claim = (folder, pid) => {
  const file = path.join(folder, `${pid}.${startOf(pid)}`)
  writeFileSync(file, "")
  return () => rmSync(file, { force: true })
}

const livingClaims = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const pid = Number(name.split(".")[0])
    if (startOf(pid) === name.slice(String(pid).length + 1)) return [pid]
    // Its process is gone and will not come back: anybody may sweep it up.
    rmSync(path.join(folder, name), { force: true })
    return []
  })

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Waits until no other process holds a claim, or until `done` says there is nothing left to do. Everyone claims first
 * and looks afterwards, so of two at the same time at least one sees the other and steps back.
 */
export const takeTurn = async (folder, { waiting, done }) => {
  let told = false
  for (;;) {
    const leave = claim(folder, process.pid)
    const other = livingClaims(folder).find((pid) => pid !== process.pid)
    if (other === undefined || done()) return leave
    leave()
    if (!told) waiting(other)
    told = true
    await sleep(100 + Math.random() * 200)
  }
}
