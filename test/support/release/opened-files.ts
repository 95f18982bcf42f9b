import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"

/** True where strace is there and may look at a process. */
export const canTrace = (() => {
  try {
    execFileSync("strace", ["-f", "--seccomp-bpf", "-o", "/dev/null", "true"], { stdio: "ignore" })
    return true
  } catch {
    return false
  }
})()

/** A command prefix that writes the files that a program opens to `report`. The program keeps its process id. */
export const tracing = (report: string): readonly string[] =>
  canTrace ? ["strace", "-D", "-f", "--seccomp-bpf", "-qq", "-e", "trace=open,openat,creat", "-o", report] : []

interface OpenedFile {
  readonly path: string
  readonly isWritten: boolean
}

/** The calls in a report, each in one piece: strace divides a call during which another thread does something. */
const callsIn = (report: string): readonly string[] => {
  const begun = new Map<string, string>()
  return readFileSync(report, "utf8")
    .split("\n")
    .flatMap((line) => {
      const [, pid = "", text = ""] = /^(\d+) +(.*)$/u.exec(line) ?? []
      const [, beginning] = /^(.*)<unfinished \.\.\.>$/u.exec(text) ?? []
      if (beginning !== undefined) {
        begun.set(pid, beginning)
        return []
      }
      const [, end] = /^<\.\.\. \w+ resumed>(.*)$/u.exec(text) ?? []
      return [end === undefined ? text : `${begun.get(pid) ?? ""}${end}`]
    })
}

/** The files that were opened with success, from a report of `tracing`. */
export const openedFiles = (report: string): readonly OpenedFile[] =>
  callsIn(report).flatMap((call) => {
    const [, name, path = "", flags = ""] = /^(\w+)\([^"]*"([^"]+)"(.*)= \d+$/u.exec(call) ?? []
    if (name === undefined) return []
    return [{ path, isWritten: name === "creat" || /O_WRONLY|O_RDWR|O_CREAT/u.test(flags) }]
  })

/** The folders of the system that Node and its C library read. */
const ofSystem = /^\/(?:dev|etc|lib|lib64|proc|sys|usr\/lib|usr\/share\/(?:locale|zoneinfo))\//u
/** Root adds to the compiled code of an installation; any other account cannot. */
const mayBeWritten = /^\/(?:dev|proc)\/|\/lib\/\.cache\//u

/** The opened files that neither the installation nor the system has, and those that were written. */
export const strangeFiles = (report: string, installation: string): readonly OpenedFile[] =>
  openedFiles(report).filter(
    ({ path, isWritten }) =>
      !(path.startsWith(`${installation}/`) || ofSystem.test(path)) || (isWritten && !mayBeWritten.test(path)),
  )
