import { execFileSync } from "node:child_process"

/**
 * Compresses a tarball. The first level takes a third of the processor time of the third, and its files are four percent
 * larger. One thread: with several, the blocks of xz would depend on their number.
 */
export const xz = "xz -T1 -1"
/** `xz` for files with programs for x64, whose jumps it writes in a form that compresses better. */
export const xzForX64 = "xz -T1 --x86 --lzma2=preset=1"

/**
 * Packs an entry of a folder with tar so that the same files give the same bytes: entries are sorted by name, have no
 * owner, and have the same time (in seconds since 1970).
 */
export const pack = (what: {
  readonly folder: string
  readonly entry: string
  readonly file: string
  readonly seconds: string
  readonly compress?: string
}): void => {
  const { folder, entry, file, seconds, compress } = what
  const owner = ["--owner=0", "--group=0", "--numeric-owner", `--mtime=@${seconds}`]
  const compressed = compress === undefined ? [] : [`--use-compress-program=${compress}`]
  const args = ["--create", "--sort=name", "--format=gnu", ...owner, ...compressed, "--file", file]
  execFileSync("tar", [...args, "--directory", folder, entry])
}
