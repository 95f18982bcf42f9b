type Json = Readonly<Record<string, unknown>>

/**
 * The document with references to parameters and answers resolved in each operation. A description beside a reference
 * replaces that of the shared part (OpenAPI 3.1, Reference Object).
 */
export const withSharedParts = <D extends { readonly paths: object; readonly components: object }>(document: D): D => {
  const components = document.components as Readonly<Record<string, Readonly<Record<string, Json>>>>
  const paths = document.paths as Readonly<Record<string, Readonly<Record<string, Json>>>>
  const resolved = (part: Json): Json => {
    const { $ref, ...beside } = part
    if (typeof $ref !== "string") return part
    const [kind = "", name = ""] = $ref.split("/").slice(2)
    return { ...components[kind]![name], ...beside }
  }
  const parameter = (part: Json): Json => {
    const { schema, ...others } = resolved(part)
    return { ...others, schema: resolved(schema as Json) }
  }
  const whole = (operation: Json): Json => ({
    ...operation,
    parameters: ((operation["parameters"] ?? []) as readonly Json[]).map(parameter),
    responses: mapValues(operation["responses"] as Readonly<Record<string, Json>>, resolved),
  })
  return { ...document, paths: mapValues(paths, (operations) => mapValues(operations, whole)) }
}

export const mapValues = <A, B>(of: Readonly<Record<string, A>>, change: (value: A) => B) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, change(value)]))
