import { readFileSync } from "node:fs"

/** The fields that docs/lists.md names for the given lists, each with the list's name in the tests as prefix. */
export const documentedFields = (lists: Readonly<Record<string, string>>): ReadonlySet<string> => {
  const documented = readFileSync("docs/lists.md", "utf8").matchAll(/^\| `GET \/(\w+)` +\| (.*?) *\|$/gmu)
  return new Set(
    [...documented].flatMap(([, path = "", fields = ""]) => {
      const list = lists[path]
      if (list === undefined) return []
      return [...fields.matchAll(/`([\w/]+)`/gu)].map(
        ([, field = ""]) => `${list} ${field.replace("customFields/key", "customFields")}`,
      )
    }),
  )
}

/** The fields that a filter compares. */
export const fieldsOfFilter = (filter: string): readonly string[] =>
  [...filter.matchAll(/(\S+) (?:eq|ge|lt) /gu)].map(([, field = ""]) =>
    field.replace("customFields/none", "customFields"),
  )
