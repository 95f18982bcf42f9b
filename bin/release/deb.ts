import { execFileSync } from "node:child_process"
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"

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
    const args = ["--root-owner-group", `-Z${compression}`, "-z3", "--build", root, file]
    execFileSync("dpkg-deb", args, { env: { ...process.env, SOURCE_DATE_EPOCH: seconds }, stdio: "ignore" })
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
