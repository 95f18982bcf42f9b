import type { AnyOperation } from "./operation.ts"

const shapeOf = (path: string): string => path.replaceAll(/\{\w+\}/g, "{}")

/**
 * Returns the paths of the document. Paths that are alike up to a parameter get the same name for it, from the first of
 * them: `/Subscriptions/{id}/versions`, where the service says `orderNumber`, because of `/Subscriptions/{id}`.
 */
export const makeTemplates = (operations: readonly AnyOperation[]): ((path: string) => string) => {
  const names = new Map<string, string>()
  const template = (path: string): string => {
    const parts = path.split("/")
    return parts
      .map((part, index) => {
        const [, name] = /^\{(\w+)\}$/.exec(part) ?? []
        if (name === undefined) return part
        const place = shapeOf(parts.slice(0, index + 1).join("/")).toLowerCase()
        const known = names.get(place) ?? name
        names.set(place, known)
        return `{${known}}`
      })
      .join("/")
  }
  // Paths with a plain `id` come first, so that its position is called `id` everywhere.
  const byId = (path: string) => (path.includes("{id}") ? 0 : 1)
  for (const { path } of operations.toSorted((a, b) => byId(a.path) - byId(b.path))) template(path)
  return template
}

/** The names of the parameters of a path, in order. */
export const namesIn = (template: string): readonly string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
