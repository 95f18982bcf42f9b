import type { Metafile } from "esbuild"
import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs"
import path from "node:path"
import { assetSources } from "../../packages/adapters/src/installation/assets.ts"

const repository = path.resolve(import.meta.dirname, "../..")

/** A third-party part of an installation. */
export interface Library {
  readonly name: string
  readonly version: string
  /** An SPDX expression, such as `MIT` or `(MIT OR Apache-2.0)`; empty when no licence is named. */
  readonly license: string
  /** The text of the licence; `undefined` when the library does not include one. */
  readonly text: string | undefined
}

/** Libraries that build the console's pages without being part of them. */
const buildTools = new Set(["vite", "@vitejs/plugin-react"])

/** Libraries whose manifest names no licence, with the licence of their file LICENSE. */
const unnamed: Readonly<Record<string, string>> = { "png-js": "MIT" }

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly author?: string | { readonly name: string }
  readonly dependencies?: Readonly<Record<string, string>>
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest

/** The folder of the library that a file belongs to; `undefined` for our own sources. */
const libraryOf = (file: string): string | undefined =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/u.exec(path.resolve(repository, file))?.[0]

/** The folders of a package's libraries, and of the libraries that these need. */
const librariesBelow = (folder: string, found = new Set<string>()): ReadonlySet<string> => {
  for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
    if (buildTools.has(name)) continue
    // pnpm puts a package's dependencies into its own node_modules, and a library's dependencies beside the library.
    const beside = folder.slice(0, folder.lastIndexOf("/node_modules/") + "/node_modules".length)
    const library = [path.join(folder, "node_modules", name), path.join(beside, name)].find((each) => existsSync(each))
    if (library === undefined || found.has(realpathSync(library))) continue
    found.add(realpathSync(library))
    librariesBelow(realpathSync(library), found)
  }
  return found
}

/** The MIT licence, for libraries that name it in their manifest without including its text. */
const mit = (holder: string) => `Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

const textOf = (folder: string, { name, license, author }: Manifest): string | undefined => {
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)/iu.test(each))
  if (file !== undefined) return readFileSync(path.join(folder, file), "utf8").trim()
  const holder = typeof author === "string" ? author : author?.name
  return license === "MIT" ? mit(holder ?? `the authors of ${name}`) : undefined
}

/** The library in a folder, described by its manifest. */
export const libraryAt = (folder: string): Library => {
  const manifest = manifestOf(folder)
  const { name, version, license = unnamed[name] ?? "" } = manifest
  return { name, version, license, text: textOf(folder, manifest) }
}

const sorted = (libraries: readonly Library[]) =>
  [...new Map(libraries.map((each) => [`${each.name} ${each.version}`, each])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, each]) => each)

/** The libraries whose files were bundled, each once, by name. */
export const bundledLibraries = (metafile: Metafile): readonly Library[] => {
  const folders = new Set(Object.keys(metafile.inputs).flatMap((file) => libraryOf(file) ?? []))
  return sorted([...folders].map(libraryAt))
}

/**
 * The libraries of an installation that are not in its bundled code: those of the console, and those of other files.
 */
export const unbundledLibraries = (): readonly Library[] => {
  const console = librariesBelow(path.join(repository, "packages", "console"))
  const assets = Object.values(assetSources).flatMap(({ folder }) => libraryOf(path.join(folder(), "any")) ?? [])
  return sorted([...new Set([...console, ...assets])].map(libraryAt))
}

/** Node, which runs the code. Its installed npm package lacks the licence, so `deploy/licences` contains it. */
export const nodeLibrary = (): Library => {
  const { name, version } = manifestOf(path.join(repository, "node_modules", "node"))
  const text = readFileSync(path.join(repository, "deploy", "licences", `node-${version}.txt`), "utf8").trim()
  return { name, version, license: "MIT", text }
}

const postgresLicence = `Copyright (c) 1996-2026, The PostgreSQL Global Development Group
Copyright (c) 1994, The Regents of the University of California

Permission to use, copy, modify, and distribute this software and its documentation for any purpose, without fee, and
without a written agreement is hereby granted, provided that the above copyright notice and this paragraph and the
following two paragraphs appear in all copies.

IN NO EVENT SHALL THE UNIVERSITY OF CALIFORNIA BE LIABLE TO ANY PARTY FOR DIRECT, INDIRECT, SPECIAL, INCIDENTAL, OR
CONSEQUENTIAL DAMAGES, INCLUDING LOST PROFITS, ARISING OUT OF THE USE OF THIS SOFTWARE AND ITS DOCUMENTATION, EVEN IF THE
UNIVERSITY OF CALIFORNIA HAS BEEN ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.

THE UNIVERSITY OF CALIFORNIA SPECIFICALLY DISCLAIMS ANY WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES
OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE. THE SOFTWARE PROVIDED HEREUNDER IS ON AN "AS IS" BASIS, AND THE
UNIVERSITY OF CALIFORNIA HAS NO OBLIGATIONS TO PROVIDE MAINTENANCE, SUPPORT, UPDATES, ENHANCEMENTS, OR MODIFICATIONS.`

/** The embedded PostgreSQL, with the version of its server, such as `18.4`. */
export const postgresLibrary = (version: string): Library => ({
  name: "postgresql",
  version,
  license: "PostgreSQL",
  text: postgresLicence,
})
