import { execFileSync } from "node:child_process"
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { assetSources, embeddedPostgresFolder } from "../../packages/adapters/src/installation/assets.ts"
import { bundle, bundleSimulators } from "./bundle.ts"
import { bundledLibraries, libraryAt, nodeLibrary, postgresLibrary, unbundledLibraries } from "./libraries.ts"
import { addLicences } from "./licences.ts"
import { addManual } from "./manual.ts"
import type { Origin } from "./origin.ts"
import { programs } from "./programs.ts"
import { addToSbom, nodeParts, npmPart, postgresPart, startSbom } from "./sbom.ts"
import { warm } from "./warm.ts"

/** The user id of the image. It has no name on any system. */
export const imageUser = 65_532

const repository = path.resolve(import.meta.dirname, "../..")

/** Copies the files whose path inside the folder matches. Folders in the path are separated by `/`. */
const copyFiles = (from: string, to: string, files: RegExp) => {
  for (const name of readdirSync(from, { recursive: true, encoding: "utf8" }).sort()) {
    if (files.test(name)) cpSync(path.join(from, name), path.join(to, name), { recursive: true })
  }
}

interface Part {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}

/**
 * Removes the parts of an earlier console from a folder of a built one. A build keeps them for pages that are open
 * meanwhile, but which they are depends on what was built there before.
 */
export const keepNewestConsole = (built: string): void => {
  const manifest = JSON.parse(readFileSync(path.join(built, "manifest.json"), "utf8")) as Readonly<Record<string, Part>>
  const own = new Set(Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))
  for (const name of readdirSync(path.join(built, "assets"))) {
    if (!own.has(`assets/${name.replace(/\.(?:br|gz)$/u, "")}`)) rmSync(path.join(built, "assets", name))
  }
}

/**
 * Makes an installation of svc in an empty folder: programs, Node, bundled code and the files that the code reads. The
 * same sources give the same bytes. Source maps, which only debuggers need, go to `maps`.
 */
export const makeTree = async (folder: string, maps: string, { version, revision }: Origin): Promise<void> => {
  const at = (...names: readonly string[]) => path.join(folder, ...names)
  const metafile = await bundle(at("lib"), maps)

  for (const [name, { folder: source, files }] of Object.entries(assetSources)) {
    copyFiles(source(), at("share", name), files)
  }
  keepNewestConsole(at("share", "console", "dist"))
  // Prometheus, Grafana and people read these files; svc does not.
  const inRepository = (...names: readonly string[]) => path.join(repository, ...names)
  copyFiles(inRepository("deploy", "alerts"), at("share", "alerts"), /^svc\.rules\.yaml$/u)
  copyFiles(inRepository("docs", "operations", "runbooks"), at("share", "alerts", "runbooks"), /\.md$/u)
  copyFiles(inRepository("deploy", "grafana"), at("share", "grafana"), /\.json$/u)
  copyFiles(inRepository("deploy"), at("share", "deploy"), /^(compose|kubernetes|systemd)\/.*\.\w+$/u)
  await addManual(folder, version)
  for (const name of ["CHANGELOG.md", "LICENSE", "SECURITY.md"]) cpSync(inRepository(name), at(name))

  mkdirSync(at("bin"))
  for (const [name, text] of Object.entries(programs)) writeFileSync(at("bin", name), text, { mode: 0o755 })

  mkdirSync(at("runtime"))
  const node = nodeLibrary()
  cpSync(inRepository("node_modules", "node", "bin", "node"), at("runtime", "node"))
  // Debug symbols would take 14 MB.
  execFileSync("strip", [at("runtime", "node")])
  chmodSync(at("runtime", "node"), 0o755)

  writeFileSync(at("VERSION"), `${version}\n${revision}\n`)
  warm(folder, [imageUser])
  const libraries = [...bundledLibraries(metafile), ...unbundledLibraries()]
  addLicences(folder, [node, ...libraries])
  await startSbom(folder, { version, revision })
  await addToSbom(folder, [...nodeParts(node, process.versions), ...libraries.map(npmPart)])
}

/**
 * Adds the parts that a developer needs to an installation: the embedded PostgreSQL, and simulators of the providers.
 */
export const addDevelopmentParts = async (folder: string): Promise<void> => {
  const libraries = bundledLibraries(await bundleSimulators(path.join(folder, "lib")))
  const postgres = embeddedPostgresFolder(`${process.platform}-${process.arch}`)
  if (postgres === undefined)
    throw new Error("The embedded PostgreSQL of this platform is not installed: npm run setup")
  cpSync(path.join(postgres, "native"), path.join(folder, "postgres", "native"), {
    recursive: true,
    verbatimSymlinks: true,
  })
  cpSync(path.join(postgres, "package.json"), path.join(folder, "postgres", "package.json"))
  const [, version = ""] =
    /(\d+\.\d+)/u.exec(
      execFileSync(path.join(postgres, "native", "bin", "postgres"), ["--version"], { encoding: "utf8" }),
    ) ?? []
  const server = postgresLibrary(version)
  addLicences(folder, [server, libraryAt(postgres), ...libraries])
  await addToSbom(folder, [postgresPart(server), ...[libraryAt(postgres), ...libraries].map(npmPart)])
}
