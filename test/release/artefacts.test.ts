import { definitions } from "@svc/adapters/config/settings"
import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { userInfo } from "node:os"
import path from "node:path"
import { zstdDecompressSync } from "node:zlib"
import { afterAll, describe, expect, inject, test } from "vitest"
import { makeDeb } from "../../bin/release/deb.ts"
import { commands, makeImage } from "../../bin/release/image.ts"
import { addLicences } from "../../bin/release/licences.ts"
import { repository, run } from "../support/repository.ts"
import { openTemporaryFolder } from "../support/temporary-folder.ts"

const succeeds = (program: string, ...args: readonly string[]) => {
  try {
    execFileSync(program, args, { stdio: "ignore" })
    return true
  } catch {
    return false
  }
}

const folder = openTemporaryFolder()
const tree = inject("installation")
const at = (...names: readonly string[]) => path.join(folder, ...names)
const origin = { version: "1.2.3-rc.4", revision: "f00d" }
const seconds = "1700000000"
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Descriptor {
  readonly digest: string
  readonly size: number
  readonly annotations?: object
}

/** The package URLs in a bill of materials. */
const partsOf = (installation: string) => {
  const bill = JSON.parse(readFileSync(path.join(installation, "sbom.cdx.json"), "utf8")) as {
    readonly components: readonly { readonly purl: string }[]
  }
  return bill.components.map(({ purl }) => purl)
}

describe("the bill of materials", () => {
  test("names the libraries of programs and console, Node and what is inside it, and none that only tests use", () => {
    const parts = partsOf(tree)
    const named = (name: string) => parts.filter((purl) => purl.startsWith(`pkg:${name}@`))
    for (const name of ["npm/effect", "npm/koa", "npm/react", "npm/swagger-ui-dist", "npm/%40fontsource/ibm-plex-mono"])
      expect(named(name)).toHaveLength(1)
    for (const name of ["generic/node", "generic/openssl", "generic/v8"]) expect(named(name)).toHaveLength(1)
    for (const name of ["npm/vitest", "npm/esbuild", "npm/fast-check", "npm/vite"]) expect(named(name)).toEqual([])
  })

  test("is refused for a library whose licence is not allowed, or that brings no text of it", () => {
    const library = { name: "copied", version: "1.0.0", license: "MIT", text: "Permission is granted" }
    mkdirSync(at("licences"))
    for (const license of ["", "GPL-3.0-only", "MIT AND GPL-3.0-only"])
      expect(() => addLicences(at("licences"), [{ ...library, license }])).toThrow(/copied 1\.0\.0 has the licence/u)
    expect(() => addLicences(at("licences"), [{ ...library, text: undefined }])).toThrow(/brings no text/u)
    addLicences(at("licences"), [{ ...library, license: "(GPL-3.0-only OR MIT)" }])
    expect(readFileSync(at("licences/LICENSES.txt"), "utf8")).toMatch(/^copied 1\.0\.0 \(/u)
  })
})

const isDebian = succeeds("dpkg-deb", "--version")
/** The image cannot be built where apt has no package lists, as before its first update. */
const hasPackages = succeeds("apt-get", "download", "--print-uris", "tzdata")
const isRoot = process.getuid?.() === 0

describe.skipIf(!isDebian || !hasPackages)("the image", () => {
  test.skipIf(!isRoot)(
    "is made of layers that say what they are, and runs as nobody on a root that cannot be written",
    async () => {
      await makeImage(tree, at("image.tar"), { ...origin, seconds, level: 1 })
      mkdirSync(at("layout"))
      execFileSync("tar", ["--extract", "--file", at("image.tar"), "--directory", at("layout")])
      const blob = ({ digest, size }: Descriptor) => {
        const [algorithm = "", hash = ""] = digest.split(":")
        const bytes = readFileSync(at("layout", "blobs", algorithm, hash))
        expect(bytes.length).toBe(size)
        expect(createHash(algorithm).update(bytes).digest("hex")).toBe(hash)
        return bytes
      }
      const json = (bytes: Buffer): unknown => JSON.parse(bytes.toString())
      const index = json(readFileSync(at("layout", "index.json"))) as { readonly manifests: readonly Descriptor[] }
      const manifest = json(blob(index.manifests[0]!)) as {
        readonly config: Descriptor
        readonly layers: readonly Descriptor[]
      }
      const place = ({ digest }: Descriptor) => `blobs/${digest.replace(":", "/")}`
      // By this file Docker loads it where it keeps images without containerd.
      expect(json(readFileSync(at("layout", "manifest.json")))).toEqual([
        { Config: place(manifest.config), RepoTags: ["svc:1.2.3-rc.4"], Layers: manifest.layers.map(place) },
      ])
      const { config, rootfs } = json(blob(manifest.config)) as {
        readonly config: {
          readonly User: string
          readonly Entrypoint: readonly string[]
          readonly Cmd: readonly string[]
        }
        readonly rootfs: { readonly diff_ids: readonly string[] }
      }
      expect(config).toMatchObject({ User: "65532:65532", Cmd: commands.http })

      mkdirSync(at("root"))
      const digests = manifest.layers.map((layer) => {
        const archive = zstdDecompressSync(blob(layer))
        execFileSync("tar", ["--extract", "--file", "-", "--directory", at("root")], { input: archive })
        return `sha256:${createHash("sha256").update(archive).digest("hex")}`
      })
      expect(digests).toEqual(rootfs.diff_ids)
      for (const shell of ["bin/sh", "bin/bash", "svc/bin"]) expect(existsSync(at("root", shell))).toBe(false)

      const parts = partsOf(at("root/svc"))
      for (const name of ["libc6", "tzdata", "ca-certificates"]) {
        expect(parts).toContainEqual(expect.stringMatching(`^pkg:deb/debian/${name}@\\d.*\\?arch=`))
        expect(existsSync(at("root/usr/share/doc", name, "copyright"))).toBe(true)
      }

      const within = (...args: readonly string[]) =>
        run("chroot", ["--userspec=65532:65532", at("root"), config.Entrypoint[0]!, ...args], {
          env: { PATH: process.env["PATH"], SSL_CERT_FILE: "/etc/ssl/certs/ca-certificates.crt" },
        })
      expect(await within("/svc/lib/cli.mjs", "--version")).toMatchObject({ code: 0, stdout: "1.2.3-rc.4\n" })
      // Each program starts with the V8 options of the image, and reports a missing setting.
      for (const name of ["http", "worker"] as const) {
        expect(await within(...commands[name])).toMatchObject({
          code: 1,
          stderr: expect.stringMatching(/DATABASE_URL is not set/u),
        })
      }
      const certificates =
        "console.log(require('tls').rootCertificates.length > 0, require('fs').statSync(process.env.SSL_CERT_FILE).size > 100000)"
      expect(await within("-e", certificates)).toMatchObject({ stdout: "true true\n" })
      const zones = "console.log(new Date(0).toLocaleString('sv', { timeZone: 'Europe/Warsaw' }))"
      expect(await within("-e", zones)).toMatchObject({ stdout: "1970-01-01 01:00:00\n" })
      expect(await within("-e", "require('fs').writeFileSync('/svc/lib/new', '')")).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/EACCES/u),
      })
    },
  )
})

describe.skipIf(!isDebian)("the package for Debian", () => {
  test("has the programs, two units, and settings that only root reads and an upgrade keeps", async () => {
    const deb = at("svc.deb")
    makeDeb(tree, deb, { ...origin, seconds, compression: "none" })
    const field = (name: string) => execFileSync("dpkg-deb", ["--field", deb, name], { encoding: "utf8" }).trim()
    expect([field("Package"), field("Version"), field("Architecture")]).toEqual(["svc", "1.2.3~rc.4", "amd64"])
    expect(succeeds("dpkg", "--compare-versions", field("Version"), "lt", "1.2.3")).toBe(true)

    execFileSync("dpkg-deb", ["--raw-extract", deb, at("unpacked")])
    expect(readFileSync(at("unpacked/DEBIAN/conffiles"), "utf8")).toBe("/etc/svc/http.env\n/etc/svc/worker.env\n")
    for (const name of ["http.env", "worker.env"]) {
      expect(statSync(at("unpacked/etc/svc", name)).mode & 0o777).toBe(0o600)
      const settings = readFileSync(at("unpacked/etc/svc", name), "utf8").matchAll(/^#?([A-Z_]+)=/gmu)
      const known = Object.values(definitions).map((definition) => definition.name)
      for (const [, setting] of settings) expect(known).toContain(setting)
    }
    const completions = ["bash-completion/completions/svc", "fish/vendor_completions.d/svc.fish"]
    for (const each of ["man/man1/svc.1.gz", "man/man8/svc-worker.8.gz", "doc/svc/CHANGELOG.md.gz", ...completions])
      expect(readFileSync(at("unpacked/usr/share", each)).length).toBeGreaterThan(1000)
    for (const script of ["postinst", "prerm"]) expect(succeeds("sh", "-n", at("unpacked/DEBIAN", script))).toBe(true)
    const listed = execFileSync("dpkg-deb", ["--contents", deb], { encoding: "utf8" })
    expect(listed.split("\n").filter((line) => line !== "" && !/ root\/root /u.test(line))).toEqual([])
    expect(await run(at("unpacked/usr/bin/svc"), ["--version"])).toMatchObject({ code: 0, stdout: "1.2.3-rc.4\n" })
    for (const unit of readdirSync(at("unpacked/usr/lib/systemd/system"))) {
      const text = readFileSync(at("unpacked/usr/lib/systemd/system", unit), "utf8")
      const [, started = ""] = /^ExecStart=(\S+)$/mu.exec(text) ?? []
      expect(existsSync(at("unpacked", started))).toBe(true)
      const [, settings = ""] = /^EnvironmentFile=(\S+)$/mu.exec(text) ?? []
      expect(existsSync(at("unpacked", settings))).toBe(true)
    }
  })
})

/** Runs commands as if on this system. Their changes are in memory and vanish afterwards. */
const onThisSystem = (lines: readonly string[]) => {
  mkdirSync(at("system"), { recursive: true })
  const mounts = [
    'mount -t tmpfs none . && cd "$PWD"',
    "mkdir upper work root",
    "mount -t overlay none -o lowerdir=/,upperdir=upper,workdir=work root",
    "mount --bind /proc root/proc",
    "mount --bind /dev root/dev",
    `exec chroot root sh -euc "$0"`,
  ]
  return run("unshare", ["-m", "sh", "-euc", mounts.join("\n"), lines.join("\n")], { cwd: at("system") })
}

const canInstall = isDebian && isRoot && (await onThisSystem(["dpkg --version >/dev/null"])).code === 0

test.skipIf(!canInstall)(
  "dpkg installs the package, keeps changed settings in an upgrade, and takes all of it away again",
  async () => {
    makeDeb(tree, at("first.deb"), { ...origin, seconds, compression: "none" })
    makeDeb(tree, at("second.deb"), { ...origin, version: "1.2.3", seconds, compression: "none" })
    const { code, stdout, stderr } = await onThisSystem([
      `dpkg --install ${at("first.deb")} >/dev/null`,
      "getent passwd svc | cut -d: -f6,7",
      "svc --version",
      "stat --format '%a %U' /etc/svc/http.env /etc/svc/worker.env",
      "runuser -u svc -- /usr/lib/svc/bin/svc-http 2>&1 || true",
      "echo SVC_BASE_URL=https://billing.example >>/etc/svc/http.env",
      `dpkg --install ${at("second.deb")} >/dev/null`,
      "dpkg-query --show --showformat '${Version} ${db:Status-Status}\\n' svc",
      "tail -n 1 /etc/svc/http.env",
      'for cache in /usr/lib/svc/lib/.cache/*-0; do echo compiled >"$cache/written-by-root"; done',
      "dpkg --remove svc >/dev/null",
      "ls -d /etc/svc/* /usr/lib/svc /usr/bin/svc 2>/dev/null || true",
      "dpkg --purge svc >/dev/null",
      "ls -d /etc/svc 2>/dev/null || echo nothing left",
    ])
    expect([code, stderr]).toEqual([0, expect.any(String)])
    expect(stdout.trim().split("\n")).toEqual([
      "/usr/lib/svc:/usr/sbin/nologin",
      "1.2.3-rc.4",
      "600 root",
      "600 root",
      expect.stringMatching(/DATABASE_URL is not set/u),
      "1.2.3 installed",
      "SVC_BASE_URL=https://billing.example",
      "/etc/svc/http.env",
      "/etc/svc/worker.env",
      "nothing left",
    ])
  },
)

test.skipIf(!succeeds("sh", "-c", "command -v systemd-analyze"))(
  "systemd reads the units without a complaint",
  async () => {
    mkdirSync(at("units"))
    const units = readdirSync(path.join(repository, "deploy/systemd")).map((name) => {
      const unit = readFileSync(path.join(repository, "deploy/systemd", name), "utf8")
      const file = at("units", name.replace("@", "@1"))
      // The machine has neither the account nor the folder of the unit.
      writeFileSync(
        file,
        unit.replaceAll("/usr/lib/svc/", `${tree}/`).replace("User=svc", `User=${userInfo().username}`),
      )
      return file
    })
    expect(units).toHaveLength(2)
    const { code, stdout, stderr } = await run("systemd-analyze", ["verify", ...units])
    expect([code, (stdout + stderr).split("\n").filter((line) => line.includes(folder))]).toEqual([0, []])
  },
)
