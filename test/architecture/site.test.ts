import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import { checkSite } from "../../site/check.ts"
import { addressIn } from "../../site/links.ts"
import { sidebarOf, siteAddress } from "../../site/sidebar.ts"
import { projectFiles, repository } from "../support/repository.ts"

test("the sidebar of the documentation site leads to every page, and to nothing else", () => {
  const pages = projectFiles()
    .filter((file) => /^(docs|sdks)\/.*\.md$/.test(file))
    .map(siteAddress)
  const top = ["CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"].map(siteAddress)
  const groups = sidebarOf(repository)
  const listed = groups.flatMap(({ items }) => items.map(({ link }) => link))
  expect([...new Set(listed)].sort()).toEqual([...pages, ...top].sort())
  for (const { text, items } of groups) expect(new Set(items.map(({ link }) => link)).size, text).toBe(items.length)
})

test("links of the repository lead to pages of the site, and links to other files lead nowhere", () => {
  const address = (page: string, target: string) => addressIn(repository, page, target)
  expect(address("README.md", "docs/lists.md")).toBe("docs/lists.md")
  expect(address("docs/lists.md", "#pages")).toBe("#pages")
  expect(address("docs/lists.md", "operations/README.md#what-runs")).toBe("operations/index.md#what-runs")
  expect(address("docs/operations/keys.md", "runbooks")).toBe("runbooks/index.md")
  expect(address("docs/command-line.md", "../examples")).toBeUndefined()
  expect(address("docs/operations/install.md", "../../Dockerfile")).toBeUndefined()
})

test("a built site with a broken link, a missing anchor or a foreign script is refused", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "svc-site-"))
  try {
    mkdirSync(path.join(folder, "docs"))
    const links = ["lists.html#pages", "/help/docs/lists#pages", "/docs", "https://example.com/", "#here"]
    const anchors = links.map((link) => `<a href="${link}">there</a>`).join("")
    writeFileSync(path.join(folder, "docs", "lists.html"), '<h2 id="pages">Pages</h2>')
    writeFileSync(path.join(folder, "docs", "begin.html"), `<h2 id="here">Here</h2>${anchors}`)
    expect(checkSite(folder)).toEqual({ links: links.length, broken: [] })

    const broken = '<a href="gone.html">a</a><a href="lists.html#gone">b</a><script src="https://example.com/x.js">'
    writeFileSync(path.join(folder, "docs", "end.html"), broken)
    expect(checkSite(folder).broken).toEqual([
      "docs/end.html: gone.html leads nowhere",
      "docs/end.html: lists.html#gone has no such anchor",
      "docs/end.html: https://example.com/x.js is loaded from another origin",
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
