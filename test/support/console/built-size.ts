import { readFileSync, statSync } from "node:fs"
import path from "node:path"
import { repository } from "../repository.ts"

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
}

const dist = path.join(repository, "packages", "console", "dist")

const readChunks = () =>
  JSON.parse(readFileSync(path.join(dist, "manifest.json"), "utf8")) as Readonly<Record<string, Chunk>>

/** Kilobytes of gzipped script of the named parts of the build with all that they import, each chunk counted once. */
export const scriptKilobytes = (...parts: readonly string[]): number => {
  const chunks = readChunks()
  const loaded = new Set<string>()
  const load = ({ file, imports = [] }: Chunk): void => {
    if (loaded.has(file)) return
    loaded.add(file)
    for (const each of imports) load(chunks[each]!)
  }
  for (const part of parts) {
    const chunk = Object.values(chunks).find(({ name }) => name === part)
    if (chunk === undefined) throw new Error(`${part} is no part of the build`)
    load(chunk)
  }
  return [...loaded].reduce((sum, file) => sum + statSync(path.join(dist, `${file}.gz`)).size, 0) / 1024
}

/** The parts of the build that are pages, or that pages share. `later` has what is loaded when the browser is idle. */
export const partsOfPages = (): readonly string[] =>
  Object.values(readChunks()).flatMap(({ name, file }) =>
    name === undefined || name === "later" || !file.endsWith(".js") ? [] : [name],
  )
