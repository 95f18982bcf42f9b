import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { anchorOf } from "../../site/links.ts"
import { projectFiles, repository } from "../support/repository.ts"

const read = (file: string) => readFileSync(path.join(repository, file), "utf8")
const withoutExamples = (text: string) => text.replaceAll(/^ *```[^]*?^ *```$/gm, "").replaceAll(/`[^`\n]*`/g, "")

const anchorsOf = (file: string): ReadonlySet<string> =>
  new Set([...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading!)))

/**
 * The folder for a page's links. Fragments in changes/ become parts of CHANGELOG.md, so their links start at the root.
 */
const folderOf = (page: string) => (/^changes\/(?!README)/.test(page) ? "." : path.dirname(page))

test("no page links to a file or a heading that is not there", () => {
  const pages = projectFiles().filter((file) => file.endsWith(".md"))
  const links = pages.flatMap((page) =>
    [...withoutExamples(read(page)).matchAll(/\]\(([^()\s]+)\)/g)]
      .map(([, target]) => target!)
      .filter((target) => !/^[a-z]+:/.test(target))
      .map((target) => ({ page, target })),
  )
  expect(links.length).toBeGreaterThan(200)
  const broken = links.filter(({ page, target }) => {
    const [file, anchor] = target.split("#") as [string, string?]
    const found = file === "" ? page : path.normalize(path.join(folderOf(page), file))
    if (!existsSync(path.join(repository, found))) return true
    return anchor !== undefined && found.endsWith(".md") && !anchorsOf(found).has(anchor)
  })
  expect(broken.map(({ page, target }) => `${page}: ${target}`)).toEqual([])
})

test("each message that troubleshooting.md explains is still said", () => {
  const sources = projectFiles()
    .filter((file) => /^packages\/[\w-]+\/src\/.*\.ts$/.test(file))
    .map((file) => read(file))
    .join("\n")
  const messages = [...read("docs/troubleshooting.md").matchAll(/^\| `([^`]+)` +\|/gm)].map(([, message]) => message!)
  expect(messages.length).toBeGreaterThan(50)
  // The ellipsis stands for a value of the message.
  const partsOf = (message: string) => message.split("…").map((part) => part.trim())
  expect(messages.filter((message) => !partsOf(message).every((part) => sources.includes(part)))).toEqual([])
})
