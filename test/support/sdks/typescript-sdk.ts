import { answerOf, itemOf, type Parameter, readForSdk, type Schemas, type SdkOperation } from "./sdk-operations.ts"
import { comment, property, typeOf, typesModule } from "./typescript-types.ts"

/** The sources of the generated modules of `sdks/typescript/src`, by name. */
export const typescriptSdk = (text: string): Readonly<Record<string, string>> => {
  const { resources, events, schemas } = readForSdk(text)
  const names = resources.map(([name]) => name)
  const functions = resources.map(
    ([name, operations]) =>
      `export const ${name} = (c: Core) => ({\n${operations.map((each) => methodOf(each, schemas)).join("\n")}\n})`,
  )
  const data = events.map((each) => `  readonly ${each.tag}: ${typeOf(each.data)}`)
  const spellings = events.flatMap((each) => each.spellings.map((one) => `  ["${one}", "${each.tag}"],`))
  return {
    "types.gen.ts": typesModule(schemas),
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

const small = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

const methodOf = ({ path, method, operation, isPreview, verb }: SdkOperation, schemas: Schemas): string => {
  const { summary, parameters, requestBody } = operation
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
  const query = isPreview
    ? "{ preview: true }"
    : inQuery.length === 0
      ? undefined
      : `{ ${inQuery.map(({ name }) => `${property(name)}: query?.${small(name)}`).join(", ")} }`
  const item = itemOf(operation, schemas)
  const head = `${comment(summary)}  ${verb}: (${args.join(", ")})`
  if (item !== undefined)
    return `${head} => c.list<${typeOf(item)}>(${where}, ${query ?? "undefined"}, options, "${String(operation["x-svc-pagination"])}"),`
  const sent = [
    ...(requestBody === undefined ? [] : ["body"]),
    ...(requestBody === undefined || type === "application/json" ? [] : [`type: "${type}"`]),
    ...(query === undefined ? [] : [`query: ${query}`]),
    ...(operation["x-svc-idempotent"] === true && !isPreview ? ["keyed: true"] : []),
  ]
  const rest = sent.length === 0 ? "" : `, { ${sent.join(", ")} }`
  return `${head} => c.send<${answer === undefined ? "void" : typeOf(answer)}>("${method}", ${where}, options${rest}),`
}

const queryMember = ({ name, required, description, schema }: Parameter): string =>
  `${comment(description)}  readonly ${small(name)}${required ? "" : "?"}: ${typeOf(schema)}${required ? "" : " | undefined"}`
