import { constants } from "@svc/adapters/wiring/contexts"
import type { TSchema } from "typebox"
import { shownForm } from "./shown-as.ts"

type Json = Readonly<Record<string, unknown>>

/** Documents the members that always have the same value, because the service does not have their subject yet. */
const withConstants = (title: string, schema: Json): Json => {
  const of = constants[title]
  if (of === undefined) return schema
  const { properties } = schema as { readonly properties: Readonly<Record<string, Json>> }
  const said = Object.entries(of).map(([name, value]) => [
    name,
    { ...properties[name], description: `Always ${JSON.stringify(value)} so far` },
  ])
  return { ...schema, properties: { ...properties, ...Object.fromEntries(said) } }
}

/** Moves schemas with a title to the document's components, and replaces them by references. */
export const makeReferrer = (components: Record<string, unknown>) => {
  const refer = (given: unknown, top = false): unknown => {
    if (Array.isArray(given)) return given.map((item) => refer(item))
    if (typeof given !== "object" || given === null) return given
    const value = shownForm(given)
    const { title } = value as { readonly title?: unknown }
    if (!top && typeof title === "string") {
      components[title] ??= withConstants(title, refer(value, true) as Json)
      return { $ref: `#/components/schemas/${title}` }
    }
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, refer(member)]))
  }
  return (schema: TSchema) => refer(schema)
}
