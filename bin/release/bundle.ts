import { build, type BuildOptions, type Metafile } from "esbuild"
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

/** Libraries in the form of CommonJS, such as pdfmake, expect these names, which modules of ECMAScript do not have. */
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
  // Minified code starts no faster, and the stack of an error would name no function.
  minify: false,
  legalComments: "none",
  sourcemap: "linked",
  sourcesContent: false,
  // An optional part of pg that svc does not use.
  external: ["pg-native"],
  logLevel: "warning",
} satisfies BuildOptions

/**
 * Bundles the programs and the scripts of their threads into `lib`, with the code they share in `lib/chunks`, and their
 * source maps into `maps`. Returns the files that went into it, by which licences are collected.
 */
export const bundle = async (lib: string, maps: string): Promise<Metafile> => {
  const threads = Object.entries(threadSources).map(([name, source]) => ({
    in: `packages/adapters/src/${source}`,
    out: `threads/${name}`,
  }))
  // The names of chunks depend on the way from here to the sources, which is the same in every clone.
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
  for (const { path: made, contents } of outputFiles) {
    const file = path.join(made.endsWith(".map") ? maps : lib, path.relative(outdir, made))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, contents)
  }
  return metafile
}

/** Bundles the simulators, which only the installation for development has, into one file. Returns the files that went into it. */
export const bundleSimulators = async (lib: string): Promise<Metafile> => {
  const entryPoints = ["packages/simulators/src/main.ts"]
  const outfile = path.join(lib, "simulators.mjs")
  return (await build({ ...common, entryPoints, outfile, sourcemap: false, metafile: true })).metafile
}
