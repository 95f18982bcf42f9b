import { execFileSync } from "node:child_process"
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

/**
 * The start time of a process in the system's units; `undefined` when the process does not run. Systems reuse process
 * ids, so only the id together with the start time identifies a process.
 */
const startOf = (pid) => {
  try {
    if (process.platform !== "linux") {
      return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" })
        .trim()
        .replace(/\W+/g, "-")
    }
    // The name in parentheses may contain anything. After it the state comes first and the start time twentieth.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    return fields[0] === "Z" || fields[0] === "X" ? undefined : fields[19]
  } catch {
    return undefined
  }
}

/** Records that a process works in a folder of claims; the returned function removes the claim. */
export const claim = (folder, pid) => {
  const file = path.join(folder, `${pid}.${startOf(pid)}`)
  writeFileSync(file, "")
  return () => rmSync(file, { force: true })
}

const livingClaims = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const pid = Number(name.split(".")[0])
    if (startOf(pid) === name.slice(String(pid).length + 1)) return [pid]
    // The claim's process has ended and cannot come back, so any process may remove the claim.
    rmSync(path.join(folder, name), { force: true })
    return []
  })

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Waits until no other process holds a claim, or until `done` reports that nothing is left to do. Every process claims
 * first and looks afterwards: of two at the same time, at least one sees the other and steps back.
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
