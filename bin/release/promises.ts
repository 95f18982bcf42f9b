import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib"
import { breaksBetween, type Interface } from "./compare-interfaces.ts"
import { type Fragment, sectionOf } from "./fragments.ts"

interface Released {
  readonly version: string
  readonly document: Interface
}

const fileOf = (repository: string) => path.join(repository, "changes", "released.json.br")

/** The interface of the last release, with its version. */
export const readReleased = (repository: string): Released =>
  JSON.parse(brotliDecompressSync(readFileSync(fileOf(repository))).toString()) as Released

export const writeReleased = (repository: string, released: Released): void => {
  const bytes = Buffer.from(JSON.stringify(released))
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  writeFileSync(fileOf(repository), brotliCompressSync(bytes, { params }))
}

const majorOf = (version: string) => Number(/^\d+/u.exec(version)?.[0])

/**
 * The breaks of the last release's interface that no fragment declares, one sentence each. Declared breaks need a new
 * major version, unless the last release was a candidate, which promises nothing yet.
 */
export const undeclaredBreaks = (
  released: Released,
  today: { readonly version: string; readonly document: Interface },
  fragments: readonly Fragment[],
): readonly string[] => {
  const declared = new Set(fragments.flatMap(({ breaks }) => breaks))
  const found = breaksBetween(released.document, today.document)
  const mayBreak = released.version.includes("-") || majorOf(today.version) > majorOf(released.version)
  return [
    ...found.filter((each) => !declared.has(each)),
    ...(mayBreak
      ? []
      : found.filter((each) => declared.has(each)).map((each) => `${each}, which takes a new major version`)),
  ]
}

/**
 * A sentence, when the interface differs from the last release's and no fragment tells clients. `undefined` when a
 * fragment does, or when nothing differs.
 */
export const untoldChange = (
  released: Released,
  document: Interface,
  fragments: readonly Fragment[],
): string | undefined => {
  if (fragments.some(({ readers }) => readers.includes("clients"))) return undefined
  // `breaksBetween` finds only losses, so the documents are compared in both directions to find additions too.
  const [differing] = [...breaksBetween(document, released.document), ...breaksBetween(released.document, document)]
  return differing === undefined
    ? undefined
    : `The interface is not that of ${released.version} (such as at ${differing.split(" is ")[0]}), and no file of changes/ is for clients.`
}

/** The reasons why this state of the repository cannot be released, one sentence each. */
export const whyNoRelease = (
  repository: string,
  {
    version,
    fragments,
    isDirty,
  }: { readonly version: string; readonly fragments: readonly Fragment[]; readonly isDirty: boolean },
): readonly string[] => {
  const read = (name: string) => {
    const file = path.join(repository, name)
    return existsSync(file) ? readFileSync(file, "utf8") : ""
  }
  return [
    ...(isDirty ? ["There are changes that are not committed. Commit them, or say --allow-dirty."] : []),
    ...(read("LICENSE").trim() === "" ? ["There is no LICENSE."] : []),
    ...(sectionOf(read("CHANGELOG.md"), version) === "" && fragments.length === 0
      ? [`CHANGELOG.md says nothing of ${version}, and changes/ has no fragment.`]
      : []),
  ]
}
