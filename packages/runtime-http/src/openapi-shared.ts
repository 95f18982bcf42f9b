import type { Json } from "./openapi-document.ts"
import { mapMembers } from "./openapi-components.ts"

/** The name of an answer among the components: for a refusal its status, for a success by its schema. */
const responseName = (status: string, { content }: Json): string | undefined => {
  if (/^[45]\d\d$|^default$/.test(status)) return status
  if (content === undefined) return "Empty"
  const { $ref } = Object(Object(Object.values(content as Json)[0]).schema) as Json
  return typeof $ref === "string" ? `${$ref.split("/").at(-1)}Answer` : undefined
}

interface Part {
  readonly name: string
  readonly part: Json
}

const parameterName = ({ name, in: place }: Json): string => {
  const pascal = String(name).replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  // Parameters get a suffix, because generators of clients put parameters and schemas in one namespace. The headers of
  // the service need none: no schema has the name of one.
  if (place === "header" && /^(?:Svc|Webhook)/.test(pascal)) return pascal
  return place === "header" ? `${pascal}Header` : place === "path" ? `${pascal}Path` : `${pascal}Query`
}

const withoutDescription = (part: Json): string =>
  JSON.stringify(part, (name, value: unknown) =>
    value === part["description"] && name === "description" ? undefined : value,
  )

/**
 * For each name, the form that most places share, with its most frequent description. A form in only one place stays
 * there.
 */
const commonOf = (parts: readonly Part[]): ReadonlyMap<string, Json> => {
  const counts = new Map<string, { readonly name: string; readonly part: Json; count: number }>()
  for (const { name, part } of parts) {
    const key = `${name} ${JSON.stringify(part)}`
    const known = counts.get(key) ?? { name, part, count: 0 }
    counts.set(key, known)
    known.count += 1
  }
  const forms = Map.groupBy(counts.values(), ({ name, part }) => `${name} ${withoutDescription(part)}`)
  const byName = Map.groupBy(forms.values(), ([first]) => first!.name)
  const total = (of: readonly { readonly count: number }[]) => of.reduce((sum, { count }) => sum + count, 0)
  return new Map(
    Array.from(byName).flatMap(([name, all]) => {
      const best = all.reduce((a, b) => (total(b) > total(a) ? b : a))
      if (total(best) < 2) return []
      return [[name, best.reduce((a, b) => (b.count > a.count ? b : a)).part] as const]
    }),
  )
}

const parametersOf = ({ parameters = [] }: Json) => parameters as readonly Json[]

/** A description beyond this length stands once; places with the same one refer to it. */
const longDescription = 100

/**
 * Returns a function that shortens a long description of a parameter which a list with a shorter address has too, such
 * as the fields by which invoices can be filtered: `As in GET /Invoices`.
 */
const makeShortened = (paths: Readonly<Record<string, Json>>) => {
  const firstWith = new Map<string, string>()
  const addresses = Object.keys(paths).toSorted((a, b) => a.length - b.length)
  for (const address of addresses)
    for (const { description } of parametersOf(Object(paths[address]!["get"]) as Json))
      if (typeof description === "string" && description.length > longDescription && !firstWith.has(description))
        firstWith.set(description, address)
  return (part: Json, address: string): Json => {
    const first = firstWith.get(String(part["description"]))
    return first === undefined || first === address ? part : { ...part, description: `As in \`GET ${first}\`` }
  }
}

/** All answers `No such …` become one, because the address already says which resource is missing. */
const withSharedNotFound = (operation: Json): Json => ({
  ...operation,
  responses: mapMembers(operation["responses"] as Json, (part, status) =>
    status === "404" && String((part as Json)["description"]).startsWith("No such ")
      ? { ...(part as Json), description: "No such resource" }
      : part,
  ),
})

const reference = (place: string, name: string, { description }: Json, common: Json): Json => ({
  $ref: `#/components/${place}/${name}`,
  ...(description === common["description"] ? {} : { description }),
})

/** Moves the parameters and the answers that operations share to the components. */
export const shareParts = (
  {
    paths,
    schemas,
  }: {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>
    readonly schemas: Readonly<Record<string, Json>>
  },
  webhooks: Readonly<Record<string, Json>>,
) => {
  const operations = [paths, webhooks].flatMap((all) =>
    Object.values(all).flatMap((each) => Object.values(each).map((one) => withSharedNotFound(one as Json))),
  )
  const responsesOf = (operation: Json) =>
    Object.entries(operation["responses"] as Readonly<Record<string, Json>>).flatMap(([status, part]) => {
      const name = responseName(status, part)
      return name === undefined ? [] : [{ name, part }]
    })
  const parameters = commonOf(
    operations.flatMap((each) => parametersOf(each).map((part) => ({ name: parameterName(part), part }))),
  )
  const responses = commonOf(operations.flatMap(responsesOf))
  const replaced = (place: string, all: ReadonlyMap<string, Json>, name: string | undefined, part: Json): Json => {
    const common = name === undefined ? undefined : all.get(name)
    if (name === undefined || common === undefined || withoutDescription(common) !== withoutDescription(part))
      return part
    return reference(place, name, part, common)
  }
  const shortened = makeShortened(paths)
  const shared = (operation: Json, address: string): Json => ({
    ...operation,
    parameters: parametersOf(operation).map((part) =>
      shortened(replaced("parameters", parameters, parameterName(part), part), address),
    ),
    responses: mapMembers(operation["responses"] as Json, (part, status) =>
      replaced("responses", responses, responseName(status, part as Json), part as Json),
    ),
  })
  const sharedIn = <A extends Json>(all: A) =>
    mapMembers(all, (each, address) =>
      mapMembers(each as Json, (one) => shared(withSharedNotFound(one as Json), address)),
    ) as A
  return {
    paths: sharedIn(paths),
    webhooks: sharedIn(webhooks),
    components: {
      schemas,
      parameters: Object.fromEntries(parameters),
      responses: Object.fromEntries(responses),
    },
  }
}
