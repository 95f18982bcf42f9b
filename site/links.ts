import { existsSync } from "node:fs"
import path from "node:path"

/** The anchor that GitHub makes from a heading. The site makes the same one, so a link works in both. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-")

/** True for a file of the repository that is a page of the site. */
const isPage = (file: string): boolean =>
  /^(docs\/.*|sdks\/(spec|[\w-]+\/README)|README|CHANGELOG|CONTRIBUTING|SECURITY|CODE_OF_CONDUCT)\.md$/.test(file)

/**
 * Returns where a link of a page leads in the site, relative to the page. The site has no other files of the
 * repository, such as its examples: a link to one of them leads nowhere, and the answer is undefined.
 */
export const addressIn = (root: string, page: string, target: string): string | undefined => {
  const [file = "", anchor] = target.split("#")
  if (file === "") return target
  const found = path.posix.join(path.posix.dirname(page), file)
  const isFolder = isPage(`${found}/README.md`) && existsSync(path.join(root, found, "README.md"))
  if (!isFolder && !isPage(found)) return undefined
  const shown = isFolder ? `${file.replace(/\/$/, "")}/README.md` : file
  return shown.replace(/README\.md$/, "index.md") + (anchor === undefined ? "" : `#${anchor}`)
}

/** A piece of a page, as markdown-it parses it. */
interface Token {
  readonly type: string
  readonly children: Token[] | null
  readonly attrGet: (name: string) => string | null
  readonly attrSet: (name: string, value: string) => void
}

/** The part of markdown-it that this plugin uses. */
interface Markdown {
  readonly core: {
    readonly ruler: {
      readonly push: (
        name: string,
        rule: (state: { readonly tokens: readonly Token[]; readonly env: { readonly path: string } }) => void,
      ) => void
    }
  }
}

/** Leaves only the words of the link that begins at an index. */
const removeLink = (tokens: Token[], start: number) => {
  const end = tokens.findIndex(({ type }, index) => index > start && type === "link_close")
  for (const index of [start, end])
    Object.assign(tokens[index]!, { type: "text", tag: "", content: "", nesting: 0, attrs: null })
}

/** A plugin of markdown-it that makes the links of the repository's pages work in the site. */
export const linksOfPages = (root: string) => (markdown: Markdown) =>
  markdown.core.ruler.push("links-of-pages", ({ tokens, env }) => {
    const page = path.relative(root, env.path).split(path.sep).join("/")
    for (const { children } of tokens)
      for (const [index, token] of (children ?? []).entries()) {
        const target = token.type === "link_open" ? token.attrGet("href") : null
        if (target === null || /^[a-z]+:/.test(target)) continue
        const address = addressIn(root, page, target)
        if (address === undefined) removeLink(children!, index)
        else token.attrSet("href", address)
      }
  })
