import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs"
import path from "node:path"

const parts = ["bin", "lib", "share"]

/** Relative paths of all entries of the three folders, without the archives that serve only to link other programs. */
const entriesOf = (root: string) =>
  parts.flatMap((part) => [
    part,
    ...readdirSync(path.join(root, part), { recursive: true, encoding: "utf8" })
      .filter((entry) => !entry.endsWith(".a"))
      .map((entry) => path.join(part, entry)),
  ])

/**
 * True when the copy has every file of the original in its full size. A clean-up of temporary folders may have removed
 * single files.
 */
export const isFaithfulCopy = (root: string, copy: string): boolean =>
  entriesOf(root).every((entry) => {
    const original = lstatSync(path.join(root, entry))
    const copied = lstatSync(path.join(copy, entry), { throwIfNoEntry: false })
    if (copied === undefined) return false
    if (original.isSymbolicLink()) return copied.isSymbolicLink()
    return original.isDirectory() ? copied.isDirectory() : copied.isFile() && copied.size === original.size
  })

/** Copies the binaries so that every user can run them, whatever the umask. The copy is either complete or absent. */
export const copyBinaries = (root: string, copy: string): void => {
  const parent = path.dirname(copy)
  if (!existsSync(parent)) {
    mkdirSync(parent, { recursive: true })
    chmodSync(parent, 0o755)
  }
  const draft = mkdtempSync(`${copy}.new-`)
  try {
    chmodSync(draft, 0o755)
    for (const entry of entriesOf(root)) {
      const [from, to] = [path.join(root, entry), path.join(draft, entry)]
      const kind = lstatSync(from)
      if (kind.isSymbolicLink()) {
        symlinkSync(readlinkSync(from), to)
      } else {
        if (kind.isDirectory()) mkdirSync(to)
        else copyFileSync(from, to)
        chmodSync(to, kind.isDirectory() || (kind.mode & 0o100) !== 0 ? 0o755 : 0o644)
      }
    }
    // A running server keeps its open files, so the broken copy can be removed.
    if (existsSync(copy)) renameSync(copy, path.join(draft, "replaced"))
    renameSync(draft, copy)
    rmSync(path.join(copy, "replaced"), { recursive: true, force: true })
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Two starts may copy at the same time; the second then uses the copy of the first.
    if (!existsSync(copy) || !isFaithfulCopy(root, copy)) throw error
  }
}
