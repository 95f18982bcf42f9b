import type { Metafile } from "esbuild"
import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs"
import path from "node:path"

const repository = path.resolve(import.meta.dirname, "../..")

/** Licences under which a library may be part of an installation (SPDX identifiers). */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "OFL-1.1",
  "PostgreSQL",
  "Unlicense",
])

/** Libraries of the console that build its pages and are no part of them. */
const buildTools = new Set(["vite", "@vitejs/plugin-react"])

/** Libraries whose manifest names no licence, with the one of their file LICENSE. */
const unnamed: Readonly<Record<string, string>> = { "png-js": "MIT" }

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly author?: string | { readonly name: string }
  readonly dependencies?: Readonly<Record<string, string>>
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest

/** The folder of the library that a bundled file belongs to; undefined for our own sources. */
const libraryOf = (file: string): string | undefined =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/u.exec(path.join(repository, file))?.[0]

/** The folders of a package's libraries and of theirs. */
const librariesBelow = (folder: string, found = new Set<string>()): ReadonlySet<string> => {
  for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
    if (buildTools.has(name)) continue
    // pnpm puts what a package needs into its own node_modules, and what a library needs beside it.
    const beside = folder.slice(0, folder.lastIndexOf("/node_modules/") + "/node_modules".length)
    const library = [path.join(folder, "node_modules", name), path.join(beside, name)].find((each) => existsSync(each))
    if (library === undefined || found.has(realpathSync(library))) continue
    found.add(realpathSync(library))
    librariesBelow(realpathSync(library), found)
  }
  return found
}

/** Some libraries name this licence in their manifest, and bring no text of it. */
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

/**
 * The licences of everything that an installation contains, as one text. Throws when a library has a licence that is not
 * allowed, or no text of it.
 */
export const licences = (metafile: Metafile): string => {
  const bundled = Object.keys(metafile.inputs).flatMap((file) => libraryOf(file) ?? [])
  const console = librariesBelow(path.join(repository, "packages", "console"))
  const entries = new Map<string, string>()
  for (const folder of new Set([...bundled, ...console])) {
    const manifest = manifestOf(folder)
    const { name, version, license = unnamed[name] ?? "" } = manifest
    const text = textOf(folder, manifest)
    const isAllowed = license.split(/[()\s]+(?:OR[()\s]+)?/u).some((each) => allowed.has(each))
    if (!isAllowed)
      throw new Error(`${name} ${version} has the licence ${license || "(none)"}, which is not allowed here`)
    if (text === undefined) throw new Error(`${name} ${version} brings no text of its licence ${license}`)
    entries.set(`${name} ${version}`, `${name} ${version} (${license})\n\n${text}\n`)
  }
  return [...entries.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, text]) => text)
    .join(`\n${"-".repeat(80)}\n\n`)
}
