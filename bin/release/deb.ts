import { execFileSync } from "node:child_process"
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"

const repository = path.resolve(import.meta.dirname, "../..")
const from = (...names: readonly string[]) => path.join(repository, ...names)

/** A version in Debian's order: `1.0.0~rc.1` comes before `1.0.0`. */
const debianVersion = (version: string) => version.replace("-", "~")

export const debName = (version: string): string => `svc_${debianVersion(version)}_amd64.deb`

const control = (version: string) => `Package: svc
Version: ${debianVersion(version)}
Architecture: amd64
Maintainer: The authors of svc <svc@invalid>
Depends: libc6 (>= 2.28), libstdc++6, ca-certificates, passwd
Section: net
Priority: optional
Description: subscription billing service
 Webhooks that lose nothing, credentials and permissions, exact exchange rates,
 invoices to the cent, national e-invoices. Needs a PostgreSQL database.
`

/** Files of an installation that have a place of their own in `/usr/share`, and those that are compressed there. */
const shared = {
  "completions/svc.bash": "bash-completion/completions/svc",
  "completions/_svc": "zsh/vendor-completions/_svc",
  "completions/svc.fish": "fish/vendor_completions.d/svc.fish",
}
const packed = {
  "share/man/man1/svc.1": "man/man1/svc.1.gz",
  "share/man/man8/svc-http.8": "man/man8/svc-http.8.gz",
  "share/man/man8/svc-worker.8": "man/man8/svc-worker.8.gz",
  "CHANGELOG.md": "doc/svc/CHANGELOG.md.gz",
}
/** Compressed without name and time, so that the same text gives the same bytes. */
const gzipOf = (file: string) => gzipSync(readFileSync(file), { level: 9 })

/**
 * Makes a package for Debian and Ubuntu from an installation: the programs in `/usr/lib/svc`, two systemd units, and
 * the settings in `/etc/svc`, which an upgrade keeps. All files have the time `seconds` (since 1970).
 */
export const makeDeb = (
  tree: string,
  file: string,
  {
    version,
    seconds,
    compression = "xz",
  }: { readonly version: string; readonly seconds: string; readonly compression?: "xz" | "none" },
): void => {
  const root = `${file}.root`
  const at = (...names: readonly string[]) => path.join(root, ...names)
  const copy = (source: string, target: string, mode: number) => {
    mkdirSync(path.dirname(at(target)), { recursive: true })
    cpSync(from("deploy", source), at(target))
    execFileSync("chmod", [mode.toString(8), at(target)])
  }
  rmSync(root, { recursive: true, force: true })
  try {
    mkdirSync(at("usr", "bin"), { recursive: true })
    cpSync(tree, at("usr", "lib", "svc"), { recursive: true, verbatimSymlinks: true })
    symlinkSync("../lib/svc/bin/svc", at("usr", "bin", "svc"))
    for (const [source, place] of Object.entries(shared)) {
      mkdirSync(path.dirname(at("usr", "share", place)), { recursive: true })
      cpSync(path.join(tree, "share", source), at("usr", "share", place))
    }
    for (const [source, place] of Object.entries(packed)) {
      mkdirSync(path.dirname(at("usr", "share", place)), { recursive: true })
      writeFileSync(at("usr", "share", place), gzipOf(path.join(tree, source)))
    }
    for (const unit of ["svc-http.service", "svc-worker@.service"]) {
      copy(`systemd/${unit}`, `usr/lib/systemd/system/${unit}`, 0o644)
    }
    const settings = ["/etc/svc/http.env", "/etc/svc/worker.env"]
    for (const each of settings) copy(`debian/${path.basename(each)}`, each, 0o600)
    for (const script of ["postinst", "prerm"]) copy(`debian/${script}`, `DEBIAN/${script}`, 0o755)
    writeFileSync(at("DEBIAN", "control"), control(version))
    writeFileSync(at("DEBIAN", "conffiles"), `${settings.join("\n")}\n`)
    cpSync(from("docs", "operations"), at("usr", "share", "doc", "svc"), { recursive: true })
    cpSync(path.join(tree, "LICENSES.txt"), at("usr", "share", "doc", "svc", "copyright"))
    execFileSync("chmod", ["-R", "u+rwX,go+rX,go-w", at("usr")])
    const args = ["--root-owner-group", `-Z${compression}`, "-z1", "--build", root, file]
    execFileSync("dpkg-deb", args, { env: { ...process.env, SOURCE_DATE_EPOCH: seconds }, stdio: "ignore" })
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
