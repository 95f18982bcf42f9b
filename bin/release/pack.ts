import { execFileSync } from "node:child_process"

/**
 * Packs an entry of a folder with tar so that the same files give the same bytes: sorted by name, of nobody's account, all
 * from one moment (seconds since 1970).
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
