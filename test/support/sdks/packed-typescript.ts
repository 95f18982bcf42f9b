import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { brotliCompressSync } from "node:zlib"
import { type Outcome, repository, run, tool } from "../repository.ts"
import { openTemporaryFolder } from "../temporary-folder.ts"
import type * as Package from "../../../sdks/typescript/src/svc.gen.ts"

const succeed = ({ code, stdout, stderr }: Outcome): string => {
  if (code !== 0) throw new Error(`${stdout}\n${stderr}`.slice(-4_000))
  return stdout
}

/** The TypeScript SDK as an npm package, unpacked in its own folder. */
export interface PackedSdk {
  readonly folder: string
  readonly load: () => Promise<typeof Package>
  /** Type-checks and runs a module that uses the package, and returns its output. */
  readonly runModule: (source: string, environment: Readonly<Record<string, string>>) => Promise<string>
  /** The size in bytes, compressed by Brotli, of exports together with everything that they import. */
  readonly sizeOf: (exported: string) => Promise<number>
  readonly remove: () => void
}

/** The exports of the smallest client, and those of the whole SDK. */
export const parts = {
  core: `export { makeCore } from "./core.js"\nexport { invoices } from "./resources.gen.js"\n`,
  whole: `export * from "./svc.gen.js"\n`,
}

/** Builds and packs the SDK, and unpacks the package. */
export const packTypescriptSdk = async (): Promise<PackedSdk> => {
  const folder = openTemporaryFolder()
  const at = (...names: readonly string[]) => path.join(folder, ...names)
  cpSync(path.join(repository, "sdks", "typescript"), at("source"), {
    recursive: true,
    filter: (file) => !["dist", ".types"].includes(path.basename(file)),
  })
  succeed(await run(tool("tsc"), ["-p", at("source", "tsconfig.build.json")], { cwd: folder }))
  const packed = succeed(await run("npm", ["pack", "--json", "--pack-destination", folder], { cwd: at("source") }))
  const [file] = JSON.parse(packed) as readonly [{ readonly filename: string }]
  const unpacked = at("node_modules", "@svc", "client")
  mkdirSync(unpacked, { recursive: true })
  succeed(await run("tar", ["-xzf", at(file.filename), "--strip-components=1", "-C", unpacked]))
  rmSync(at("source"), { recursive: true })
  writeFileSync(at("package.json"), JSON.stringify({ type: "module" }))
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    target: "ES2022",
    module: "NodeNext",
    lib: ["ES2022", "DOM", "DOM.Iterable"],
    types: ["node"],
    typeRoots: [path.join(repository, "node_modules", "@types")],
  }
  writeFileSync(at("tsconfig.json"), JSON.stringify({ compilerOptions, files: ["main.ts"] }))
  return {
    folder: unpacked,
    load: () => import(pathToFileURL(path.join(unpacked, "dist", "svc.gen.js")).href) as Promise<typeof Package>,
    runModule: async (source, environment) => {
      writeFileSync(at("main.ts"), source)
      succeed(await run(tool("tsc"), ["-p", folder], { cwd: folder }))
      const env = { ...environment, PATH: process.env["PATH"] }
      return succeed(await run(process.execPath, ["main.ts"], { cwd: folder, env }))
    },
    sizeOf: async (exported) => {
      const entry = path.join(unpacked, "dist", "entry.js")
      writeFileSync(entry, exported)
      const bundled = succeed(await run(tool("esbuild"), [entry, "--bundle", "--minify", "--format=esm"]))
      return brotliCompressSync(bundled).length
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
