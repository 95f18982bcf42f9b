import { aboutRelease } from "@svc/adapters/installation/assets"
import { apiScope } from "@svc/domain/identity/access-token"
import type { Document, Json } from "./openapi-document.ts"
import { describeAnswers } from "./openapi-answers.ts"
import { printNeeds, securityOf, toldCaller, tokens } from "./openapi-callers.ts"
import { makeReferrer, type Referrer } from "./openapi-components.ts"
import { composeFamilies } from "./openapi-composed.ts"
import { operationIds } from "./openapi-ids.ts"
import { nameInlined } from "./openapi-inlined.ts"
import { describeParameters } from "./openapi-parameters.ts"
import { shareParts } from "./openapi-shared.ts"
import { describeWebhooks } from "./openapi-webhooks.ts"
import { makeTemplates, namesIn } from "./openapi-templates.ts"
import { type AnyOperation, type ApiVersion, readsBody, takesBody } from "./operation.ts"
import { bytesInWords, maxBodyBytes } from "./body.ts"
import { fileRequest } from "./file-body.ts"
import { bodyLimitOf } from "./read-body.ts"
import { sessionCookie } from "./people/session-cookies.ts"
import { LookupKey } from "./shapes.ts"

const about = `Subscription billing: webhooks, events, and the resources that raise them. This is version VERSION of the interface; the header
\`api-version\` chooses one, 2.1 when absent.

To get an access token: \`POST /auth/v2/token\` with the \`clientId\` and the \`secret\` of a personal token (\`npm start\` prints one,
\`svc tokens create\` makes one). Send its \`access_token\` as \`Authorization: Bearer …\`; at \`/docs\`, put it into *Authorize*, \`bearer\`.

\`Filter\` of a list takes \`eq ne gt ge lt le\`, \`and\`, \`or\`, parentheses, \`startswith(field, 'x')\`, \`endswith(field, 'x')\`,
\`substringof('x', field)\`, and the values \`'text'\`, \`datetime'…'\`, \`guid'…'\`, numbers, \`true\`, \`false\` and \`null\`. Dates are
\`yyyy-MM-dd\`, and moments ISO 8601 in UTC.`

/** OpenAPI 3.1 of the operations, from the same schemas that check requests (contract Q34). */
export const makeOpenApi = (
  operations: readonly AnyOperation[],
  baseUrl: string,
  version: ApiVersion,
): Json & Document => {
  const schemas: Record<string, Json> = {}
  const refer = makeReferrer(schemas, version)
  // Comes first, so that the component gets the description of `LookupKey` itself.
  refer(LookupKey)
  const ids = operationIds(operations)
  const paths: Record<string, Record<string, Json>> = {}
  const templateOf = makeTemplates(operations)
  for (const operation of operations) {
    const template = templateOf(operation.path)
    const parameters = describeParameters(operation, namesIn(template), version, refer)
    const described = describe(operation, ids.get(operation)!, parameters, version, refer)
    paths[template] = { ...paths[template], [operation.method]: described }
  }
  const webhooks = describeWebhooks(refer)
  const named = nameInlined({ paths, schemas })
  const shared = shareParts({ paths: named.paths, schemas: composeFamilies(named.schemas) }, webhooks)
  return {
    openapi: "3.1.0",
    info: {
      title: "svc",
      version: aboutRelease().version,
      description: about.replace("VERSION", version),
    },
    servers: [{ url: baseUrl }],
    security: tokens,
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths: shared.paths,
    webhooks: shared.webhooks,
    components: {
      ...shared.components,
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: sessionCookie(baseUrl) },
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        oauth2: {
          type: "oauth2",
          flows: {
            clientCredentials: { tokenUrl: `${baseUrl}/connect/token`, scopes },
            password: { tokenUrl: `${baseUrl}/connect/token`, scopes },
          },
        },
      },
    },
  }
}

/** Permissions of the personal token limit a client further; `x-permission` of an operation names them. */
const scopes = { [apiScope]: "Everything that the permissions of the client allow" }

const describe = (
  operation: AnyOperation,
  id: string,
  parameters: readonly Json[],
  version: ApiVersion,
  refer: Referrer,
): Json => {
  const isOpen = "open" in operation
  const body = bodyOf(operation, refer)
  const bodyLimit = bodyLimitOf(operation)
  return {
    operationId: id,
    tags: [operation.tag],
    summary: operation.summary,
    ...(isOpen ? describedBy(operation.description) : describedBy(operation.description, toldCaller(operation))),
    ...(isOpen ? { security: [] } : { ...securityOf(operation), "x-permission": printNeeds(operation) }),
    ...(!isOpen && operation.transaction === "idempotent" ? { "x-svc-idempotent": true } : {}),
    ...(readsBody(operation) && bodyLimit !== maxBodyBytes ? { "x-svc-body-limit": bytesInWords(bodyLimit) } : {}),
    ...paging(operation, version),
    parameters,
    ...(body === undefined ? {} : { requestBody: body }),
    responses: describeAnswers(operation, refer),
  }
}

const describedBy = (...texts: readonly (string | undefined)[]): Json => {
  const description = texts.filter((text) => text !== undefined && text !== "").join(" ")
  return description === "" ? {} : { description }
}

const bodyOf = (operation: AnyOperation, refer: Referrer): Json | undefined => {
  if ("takesFile" in operation && operation.takesFile) return fileRequest(operation.takesFile)
  if (!takesBody(operation)) return undefined
  const schema = refer(operation.body)
  return {
    required: "open" in operation || operation.bodyOptional !== true,
    content: Object.fromEntries(bodyTypes(operation).map((type) => [type, { schema }])),
  }
}

/** The types of a body that clients may send. Generated clients take the first. */
const bodyTypes = (operation: AnyOperation): readonly string[] => {
  if ("open" in operation && operation.bodyType === "form") return ["application/x-www-form-urlencoded"]
  return ["application/json", ...(operation.method === "patch" ? ["application/merge-patch+json"] : [])]
}

/** How a client reads the next page: by number, by `Skip` in version 2.0, or by the cursor of the page before. */
const paging = ({ query }: AnyOperation, version: ApiVersion): Json => {
  const { properties = {} } = query as { readonly properties?: object }
  // A feed does not end: its reader keeps the cursor.
  if ("Cursor" in properties && !("Wait" in properties)) return { "x-svc-pagination": "cursor" }
  if ("PageNumber" in properties) return { "x-svc-pagination": version === "2.0" ? "skip" : "page" }
  return {}
}
