import { build, type BuildOptions, type Metafile, stop } from "esbuild"
import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { threadSources } from "../../packages/adapters/src/installation/assets.ts"

const repository = path.resolve(import.meta.dirname, "../..")

const programs = {
  cli: "packages/runtime-cli/src/main.ts",
  http: "packages/runtime-http/src/main.ts",
  worker: "packages/runtime-worker/src/main.ts",
  "all-in-one": "bin/start.ts",
}

/** Names that CommonJS libraries such as pdfmake expect, and that ECMAScript modules do not have. */
const namesOfCommonJs = [
  'import { createRequire as svcCreateRequire } from "node:module"',
  'import { fileURLToPath as svcFileURLToPath } from "node:url"',
  "const require = svcCreateRequire(import.meta.url)",
  "const __filename = svcFileURLToPath(import.meta.url)",
  'const __dirname = svcFileURLToPath(new URL(".", import.meta.url))',
].join("\n")

const common = {
  absWorkingDir: repository,
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node24",
  outExtension: { ".js": ".mjs" },
  banner: { js: namesOfCommonJs },
  // Minified code starts no faster, and stack traces would not name functions.
  minify: false,
  legalComments: "none",
  sourcemap: "linked",
  sourcesContent: false,
  // An optional part of pg that svc does not use.
  external: ["pg-native"],
  logLevel: "warning",
} satisfies BuildOptions

/**
 * Bundles the programs and their thread scripts into `lib`, shared code into `lib/chunks`, and source maps into `maps`.
 * Returns the list of source files, from which the licences are collected.
 */
export const bundle = async (lib: string, maps: string): Promise<Metafile> => {
  const threads = Object.entries(threadSources).map(([name, source]) => ({
    in: `packages/adapters/src/${source}`,
    out: `threads/${name}`,
  }))
  // Chunk names depend on the relative path from here to the sources, which is the same in every clone.
  const outdir = path.join(repository, "dist", "svc", "lib")
  const { metafile, outputFiles } = await build({
    ...common,
    entryPoints: [...Object.entries(programs).map(([out, source]) => ({ in: source, out })), ...threads],
    outdir,
    write: false,
    splitting: true,
    chunkNames: "chunks/[name]-[hash]",
    metafile: true,
  })
  // Ends the process that bundled, so that its processor time counts.
  await stop()
  for (const { path: made, contents } of outputFiles) {
    const file = path.join(made.endsWith(".map") ? maps : lib, path.relative(outdir, made))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, contents)
  }
  return metafile
}

/**
 * Bundles the simulators into one file. Only the installation for development has them. Returns the list of source
 * files.
 */
export const bundleSimulators = async (lib: string): Promise<Metafile> => {
  const entryPoints = ["packages/simulators/src/main.ts"]
  const outfile = path.join(lib, "simulators.mjs")
  return (await build({ ...common, entryPoints, outfile, sourcemap: false, metafile: true })).metafile
}
