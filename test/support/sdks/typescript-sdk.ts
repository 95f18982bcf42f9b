import { withSharedParts } from "../service/shared-parts.ts"
import { comment, property, typeOf, typesModule } from "./typescript-types.ts"

type Json = Readonly<Record<string, unknown>>
interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly description?: string
  readonly schema: Json
}
interface Operation extends Json {
  readonly operationId: string
  readonly summary: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: {
    readonly required?: boolean
    readonly content: Readonly<Record<string, { readonly schema: Json }>>
  }
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Json }>> }>
  >
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>
  readonly components: { readonly schemas: Readonly<Record<string, Json>> }
}

/** Operations that the SDK's core calls itself, or that are useless to a program. */
const left = /^(authentication|service)\./

/** The sources of the generated modules of `sdks/typescript/src`, by name. */
export const typescriptSdk = (text: string): Readonly<Record<string, string>> => {
  const { paths, webhooks, components } = withSharedParts(JSON.parse(text) as Document)
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      left.test(operation.operationId) ? [] : [{ path, method: method.toUpperCase(), operation }],
    ),
  )
  const resources = Map.groupBy(operations, ({ operation }) => operation.operationId.split(".")[0]!)
  const names = [...resources.keys()].toSorted()
  const functions = names.map((name) => {
    const methods = resources.get(name)!.map(({ path, method, operation }) =>
      withPreview(operation)
        .map((each) => methodOf(path, method, each, components.schemas))
        .join("\n"),
    )
    return `export const ${name} = (c: Core) => ({\n${methods.join("\n")}\n})`
  })
  const data = Object.entries(webhooks).map(([tag, { post }]) => `  readonly ${tag}: ${typeOf(ofBody(post, "Data"))}`)
  const spellings = Object.entries(webhooks).flatMap(([tag, { post }]) => {
    const { enum: all = [tag] } = ofBody(post, "EventType") as { readonly enum?: readonly string[] }
    return all.map((each) => `  ["${each}", "${tag}"],`)
  })
  return {
    "types.gen.ts": typesModule(components.schemas),
    "events.gen.ts": `${made}import type * as T from "./types.gen.ts"

/** The data of each event. */
export interface EventData {
${data.join("\n")}
}

/** The type of an event by the spelling that the webhook subscribed with. */
export const eventTags: ReadonlyMap<string, keyof EventData> = new Map([
${spellings.join("\n")}
])
`,
    "resources.gen.ts": `${made}import { at, type Core, type Options } from "./core.ts"\nimport type * as T from "./types.gen.ts"\n\n${functions.join("\n\n")}\n`,
    "svc.gen.ts": `${made}import { makeCore, type SvcOptions } from "./core.ts"\nimport * as r from "./resources.gen.ts"\n
export * from "./core.ts"
export * from "./errors.ts"
export * from "./webhooks.ts"
export type * from "./types.gen.ts"

/** The service, by resources: \`new Svc({ url, clientId, clientSecret }).invoices.list()\`. */
export class Svc {
${names.map((name) => `  readonly ${name}: ReturnType<typeof r.${name}>`).join("\n")}

  constructor(options: SvcOptions) {
    const c = makeCore(options)
${names.map((name) => `    this.${name} = r.${name}(c)`).join("\n")}
  }
}
`,
  }
}

const made = "// Made from /openapi.json by `npm run generate`.\n\n"

/**
 * The schema of a member in a webhook's body. That schema is `allOf` the common body and the event's own part, and the
 * member is looked up in the latter.
 */
const ofBody = ({ requestBody }: Operation, member: string): Json => {
  const { allOf } = Object.values(requestBody!.content)[0]!.schema as { readonly allOf: readonly Json[] }
  return (allOf[1]!["properties"] as Readonly<Record<string, Json>>)[member]!
}

const small = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/** An operation with a preview becomes two methods, because their answers differ. */
const withPreview = (operation: Operation): readonly (Operation & { readonly isPreview?: true })[] => {
  const parameters = operation.parameters.filter(({ name }) => name !== "preview")
  if (parameters.length === operation.parameters.length) return [operation]
  const { 200: preview, ...responses } = operation.responses
  if (preview === undefined || Object.keys(responses).every((status) => !status.startsWith("2"))) return [operation]
  const summary = `${operation.summary}: what would come of it, and nothing is written`
  return [
    { ...operation, parameters, responses },
    {
      ...operation,
      parameters,
      summary,
      responses: { 200: preview },
      isPreview: true,
      operationId: `${operation.operationId}Preview`,
    },
  ]
}

const methodOf = (
  path: string,
  method: string,
  operation: Operation & { readonly isPreview?: true },
  schemas: Document["components"]["schemas"],
): string => {
  const { operationId, summary, parameters, requestBody } = operation
  const inPath = parameters.filter((each) => each.in === "path").map(({ name }) => name)
  const inQuery = parameters.filter((each) => each.in === "query")
  const [type = "", { schema: body = {} } = {}] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const answer = answerOf(operation)
  const isQueryNeeded = inQuery.some(({ required }) => required)
  const args = [
    ...inPath.map((name) => `${name}: string | number`),
    ...(requestBody === undefined ? [] : [`body${requestBody.required === false ? "?" : ""}: ${typeOf(body)}`]),
    ...(inQuery.length === 0 ? [] : [`query${isQueryNeeded ? "" : "?"}: {\n${inQuery.map(queryMember).join("\n")}\n}`]),
    "options?: Options",
  ]
  const where = inPath.length === 0 ? JSON.stringify(path) : `at\`${path.replaceAll("{", "${")}\``
  const query =
    operation.isPreview === true
      ? "{ preview: true }"
      : inQuery.length === 0
        ? undefined
        : `{ ${inQuery.map(({ name }) => `${property(name)}: query?.${small(name)}`).join(", ")} }`
  const paging = operation["x-svc-pagination"]
  const item = typeof paging === "string" ? itemOf(answer, schemas) : undefined
  const head = `${comment(summary)}  ${operationId.split(".")[1]!}: (${args.join(", ")})`
  if (item !== undefined)
    return `${head} => c.list<${item}>(${where}, ${query ?? "undefined"}, options, "${String(paging)}"),`
  const sent = [
    ...(requestBody === undefined ? [] : ["body"]),
    ...(requestBody === undefined || type === "application/json" ? [] : [`type: "${type}"`]),
    ...(query === undefined ? [] : [`query: ${query}`]),
    ...(operation["x-svc-idempotent"] === true && operation.isPreview !== true ? ["keyed: true"] : []),
  ]
  const rest = sent.length === 0 ? "" : `, { ${sent.join(", ")} }`
  return `${head} => c.send<${answer === undefined ? "void" : typeOf(answer)}>("${method}", ${where}, options${rest}),`
}

const queryMember = ({ name, required, description, schema }: Parameter): string =>
  `${comment(description)}  readonly ${small(name)}${required ? "" : "?"}: ${typeOf(schema)}${required ? "" : " | undefined"}`

/** The schema of the successful answer; a file is bytes. */
const answerOf = ({ responses }: Operation): Json | undefined => {
  const [, answer] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? []
  const [type, media] = Object.entries(answer?.content ?? {})[0] ?? []
  if (type === undefined) return undefined
  return media?.schema ?? (/json|^text/.test(type) ? {} : { type: "string", format: "binary" })
}

const itemOf = (answer: Json | undefined, schemas: Document["components"]["schemas"]): string | undefined => {
  const page = Object.entries(schemas).find(([name]) => answer?.["$ref"] === `#/components/schemas/${name}`)?.[1]
  const { data } = Object(page?.["properties"]) as { readonly data?: { readonly items?: Json } }
  return data?.items === undefined ? undefined : typeOf(data.items)
}
