import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { repository } from "../support/repository.ts"

const sources = path.join(repository, "packages/console/src")
const read = (file: string) => readFileSync(path.join(repository, file), "utf8")

/** Every operation that changes something, from the console's types of the interface. */
const writes = (): readonly string[] => {
  const found: string[] = []
  let at = ""
  for (const line of read("packages/console/src/api/schema.gen.ts")
    .split("export interface components")[0]!
    .split("\n")) {
    at = /^ {4}readonly "(\/[^"]*)": \{/.exec(line)?.[1] ?? at
    const method = /^ {8}readonly (post|put|patch|delete): \{/.exec(line)?.[1]
    if (method !== undefined) found.push(`${method.toUpperCase()} ${at}`)
  }
  return found
}

/** Whether a source contains an operation's path, as a whole or as a template with values in place of its parameters. */
const names = (source: string, operation: string): boolean => {
  const templates = source.match(/`(\/[A-Z]|\$\{path\}\/)[^`\s]*`/g) ?? []
  return (
    source.includes(`"${operation}"`) ||
    templates.some((template) => {
      const parts = template.slice(1, -1).split(/\$\{[^}]*\}/)
      const pattern = parts
        .map((part) => part.replaceAll(/[{}.*+?^$()|[\]\\]/g, String.raw`\$&`))
        .join(String.raw`\{\w+\}`)
      // A value that begins a template is a path of its own, such as that of a reference list.
      return new RegExp(`^${pattern.replace(/^\\\{\\w\+\\\}/, ".+")}$`).test(operation)
    })
  )
}

/** The table of operations without a page in docs/console.md: each operation with its reason. */
const withoutPage = (): ReadonlyMap<string, string> => {
  const [, section = ""] = read("docs/console.md").split("## Without a page")
  return new Map(
    [...section.split("\n## ")[0]!.matchAll(/^\| `([A-Z]+ \/[^`]*)` +\| (.+?) +\|$/gm)].map(([, operation, why]) => [
      operation!,
      why!,
    ]),
  )
}

test("each operation that changes something has a page, or a line in docs/console.md says why it has none", () => {
  // Two files of one area may contain the path and its method.
  const areas = new Map<string, string>()
  for (const file of readdirSync(sources, { recursive: true, encoding: "utf8" }))
    if (/\.tsx?$/.test(file) && !file.endsWith(".gen.ts")) {
      const area = path.dirname(file)
      areas.set(area, `${areas.get(area) ?? ""}${readFileSync(path.join(sources, file), "utf8")}`)
    }
  const all = writes()
  const isOnPage = (operation: string) => {
    const [method, at] = operation.split(" ") as [string, string]
    const isSent = (source: string) =>
      source.includes(`"${method.toLowerCase()}"`) || (method === "PATCH" && source.includes("useEdited("))
    return [...areas.values()].some((source) => names(source, at) && isSent(source))
  }
  const listed = withoutPage()
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter((each) => !isOnPage(each) && !listed.has(each))).toEqual([])
  expect([...listed.keys()].filter((each) => !all.includes(each))).toEqual([])
  expect([...listed].filter(([, why]) => why.length < 20)).toEqual([])
})
