import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"

interface Page {
  readonly text: string
  readonly link: string
}

interface Group {
  readonly text: string
  readonly collapsed?: boolean
  readonly items: Page[]
}

const titleOf = (root: string, page: string) =>
  /^# (.*)$/m.exec(readFileSync(path.join(root, page), "utf8"))![1]!.replaceAll("`", "")

/** The address of a page of the site, such as `/docs/lists` or `/docs/operations/`. */
export const siteAddress = (page: string): string => `/${page.replace(/(README)?\.md$/, "")}`

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A group that opens on request: the pages of a folder, which begin with its first page. */
const folderGroup = (root: string, text: string, folder: string, first: string): Group => ({
  text,
  collapsed: true,
  items: [
    { text: first, link: `/${folder}/` },
    ...readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith(".md") && name !== "README.md")
      .sort()
      .map((name) => `${folder}/${name}`)
      .map((page) => ({ text: titleOf(root, page), link: siteAddress(page) })),
  ],
})

/** The groups by role that the README lists under "Documentation". */
const readmeGroups = (root: string): readonly Group[] => {
  const [, listed = ""] = readFileSync(path.join(root, "README.md"), "utf8").split("\n## Documentation\n")
  return [...listed.matchAll(/^\*\*(.+?)\*\*:((?:.+\n)+)/gm)].map(([, text = "", links = ""]) => ({
    text,
    items: [...links.matchAll(/\[([^\]]+)\]\(([^)]+\.md)\)/g)].map(([, label = "", page = ""]) => ({
      text: capital(label.replaceAll(/\s+/g, " ")),
      link: siteAddress(page),
    })),
  }))
}

/** The sidebar of the site: the roles of the README, the SDKs, and the folders that have many pages. */
export const sidebarOf = (root: string): Group[] => [
  ...readmeGroups(root),
  {
    text: "SDKs",
    items: [
      { text: "TypeScript", link: "/sdks/typescript/" },
      { text: "Python", link: "/sdks/python/" },
      { text: "Rules of every SDK", link: "/sdks/spec" },
    ],
  },
  folderGroup(root, "Operations", "docs/operations", "Processes and monitoring"),
  folderGroup(root, "Runbooks", "docs/operations/runbooks", "All runbooks"),
  folderGroup(root, "Contract", "docs/contract", "All rules"),
  folderGroup(root, "Decisions", "docs/decisions", "All decisions"),
]
