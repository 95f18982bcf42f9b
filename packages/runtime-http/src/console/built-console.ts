import { assetFolder } from "@svc/adapters/installation/assets"
import { createHash } from "node:crypto"
import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"

/** A file of the console, as it is and as compressed at build time. */
export interface BuiltFile {
  readonly type: string
  readonly etag: string
  /** True when the name contains a hash of the content, which therefore never changes. */
  readonly isHashed: boolean
  readonly encodings: Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer }
}
export type Encoding = "identity" | "br" | "gzip"

export interface BuiltConsole {
  /** A text that differs for every build; the page contains it too. */
  readonly build: string
  readonly page: BuiltFile
  /** Files by their path below `/console/`. */
  readonly files: ReadonlyMap<string, BuiltFile>
}

const console = assetFolder("console")

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
}

/** The headers of all answers below `/console/`; the content security policy is one line. */
export const consoleHeaders = (): Readonly<Record<string, string>> => {
  const { "content-security-policy": directives, ...headers } = JSON.parse(
    readFileSync(path.join(console, "policy.json"), "utf8"),
  ) as Readonly<Record<string, string>> & {
    readonly "content-security-policy": Readonly<Record<string, readonly string[]>>
  }
  const policy = Object.entries(directives).map(([name, values]) => [name, ...values].join(" "))
  return { ...headers, "content-security-policy": policy.join("; ") }
}

/**
 * Returns the build of the console, read completely; undefined while there is none. It is read on first use, because
 * most processes of tests never need it and a build may come after the start. From then on it stays the process's
 * build.
 */
export const keepBuiltConsole = (): (() => BuiltConsole | undefined) => {
  let built: BuiltConsole | undefined
  return () => (built ??= readBuiltConsole())
}

const readBuiltConsole = (): BuiltConsole | undefined => {
  const folder = path.join(console, "dist")
  const stamp = path.join(folder, "stamp")
  if (!existsSync(stamp)) return undefined
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
  const files = new Map(
    names
      .filter((name) => types[path.extname(name)] !== undefined)
      .map((name) => [name.replaceAll(path.sep, "/"), readFile(folder, name)]),
  )
  const page = files.get("console.html")
  return page === undefined ? undefined : { build: readFileSync(stamp, "utf8").trim(), page, files }
}

const readFile = (folder: string, name: string): BuiltFile => {
  const file = path.join(folder, name)
  const identity = readFileSync(file)
  const compressed = [["br", "br"] as const, ["gzip", "gz"] as const].flatMap(([encoding, extension]) =>
    existsSync(`${file}.${extension}`) ? [[encoding, readFileSync(`${file}.${extension}`)] as const] : [],
  )
  return {
    type: types[path.extname(name)] ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    isHashed: name.startsWith("assets"),
    encodings: { identity, ...Object.fromEntries(compressed) },
  }
}
