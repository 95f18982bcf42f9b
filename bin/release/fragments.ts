import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"

/** The kinds of changes of Keep a Changelog 1.1.0, in the order of its headings. */
const kinds = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"] as const
/** The readers of a change: callers of the interface, operators of svc, and users of the console. */
const readers = ["clients", "operators", "users"] as const

/** A file of `changes`, which describes one change for `CHANGELOG.md`. */
export interface Fragment {
  readonly kind: (typeof kinds)[number]
  readonly readers: readonly (typeof readers)[number][]
  /** The losses of clients of the last release, worded as by the comparison of interfaces. */
  readonly breaks: readonly string[]
  readonly text: string
}

const isKind = (word: string): word is Fragment["kind"] => kinds.some((each) => each === word)
const isReader = (word: string): word is Fragment["readers"][number] => readers.some((each) => each === word)

/** Reads a fragment. When its form is wrong, throws an error that names the file and the mistake. */
export const readFragment = (name: string, content: string): Fragment => {
  const refuse = (why: string) => new Error(`changes/${name}: ${why}`)
  const [head = "", ...text] = content.trim().split(/\n\s*\n/u)
  const [first = "", ...more] = head.split("\n")
  const [, kind = "", named = ""] = /^(\w+) for (.+)$/u.exec(first) ?? []
  const audience = named.split(/, (?:and )?| and /u)
  if (!isKind(kind)) throw refuse(`begin with "<kind> for <readers>", where the kind is ${kinds.join(", ")}`)
  if (!audience.every(isReader)) throw refuse(`the readers are ${readers.join(", ")}, not ${named}`)
  const breaks = more.map((line) => {
    if (!line.startsWith("Breaks: ")) throw refuse(`"${line}" does not begin with "Breaks: "`)
    return line.slice("Breaks: ".length).trim()
  })
  if (text.length === 0) throw refuse("say below an empty line what changed")
  return { kind, readers: audience, breaks, text: text.join(" ").replaceAll(/\s+/gu, " ").trim() }
}

/** The fragments since the last release, sorted by file name. */
export const readFragments = (folder: string): readonly Fragment[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(".md") && name !== "README.md")
        .sort()
        .map((name) => readFragment(name, readFileSync(path.join(folder, name), "utf8")))
    : []

/** The lines of `CHANGELOG.md` for fragments: a heading for each kind of change, and breaking changes first. */
const linesOf = (fragments: readonly Fragment[]): string =>
  kinds
    .flatMap((kind) => {
      const those = fragments.filter((each) => each.kind === kind)
      const [breaking, others] = [
        those.filter((each) => each.breaks.length > 0),
        those.filter((each) => each.breaks.length === 0),
      ]
      const lines = [
        ...breaking.map((each) => `- **Breaking.** ${each.text}`),
        ...others.map((each) => `- ${each.text}`),
      ]
      return those.length === 0 ? [] : [`### ${kind}\n\n${lines.join("\n")}\n`]
    })
    .join("\n")

/** The text of a version in `CHANGELOG.md`, or an empty text. A candidate such as `1.0.0-rc.1` has the text of its release. */
export const sectionOf = (changelog: string, version: string): string => {
  const sections = changelog.split(/^## /mu).slice(1)
  const [release = ""] = version.split("-")
  const titled = (name: string) => sections.find((each) => /^\[?([^\s\]]+)/u.exec(each)?.[1] === name)
  const found = titled(version) ?? titled(release) ?? ""
  return found.slice(found.indexOf("\n") + 1).trim()
}

/** `CHANGELOG.md` with a new section for fragments, above those of earlier versions. */
export const withSection = (changelog: string, title: string, fragments: readonly Fragment[]): string => {
  const at = changelog.search(/^## /mu)
  const [before, after] = at === -1 ? [`${changelog.trim()}\n\n`, ""] : [changelog.slice(0, at), changelog.slice(at)]
  return `${before}## ${title}\n\n${linesOf(fragments)}${after === "" ? "" : `\n${after}`}`
}
