import { readFileSync, statSync } from "node:fs"
import path from "node:path"
import { repository } from "../repository.ts"

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

const dist = path.join(repository, "packages", "console", "dist")

/** Kilobytes of gzipped script that the given pages load: each page with its imports, counting shared chunks once. */
export const scriptKilobytes = (...sources: readonly string[]): number => {
  const chunks = JSON.parse(readFileSync(path.join(dist, "manifest.json"), "utf8")) as Readonly<Record<string, Chunk>>
  const loaded = new Set<string>()
  const load = (source: string): void => {
    const chunk = chunks[source]
    if (chunk === undefined) throw new Error(`${source} is no part of the build`)
    if (loaded.has(chunk.file)) return
    loaded.add(chunk.file)
    for (const each of chunk.imports ?? []) load(each)
  }
  for (const source of sources) load(source)
  return [...loaded].reduce((sum, file) => sum + statSync(path.join(dist, `${file}.gz`)).size, 0) / 1024
}

/** The pages whose script is loaded when a user opens them. */
export const lazyPages = (): readonly string[] =>
  Object.keys(JSON.parse(readFileSync(path.join(dist, "manifest.json"), "utf8")) as object).filter((source) =>
    source.startsWith("src/pages/"),
  )
