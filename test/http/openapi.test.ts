import { makeApp } from "@svc/runtime-http/app"
import { Ajv2020 } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type ListedOperation, listOperations, pathOf, readDocument } from "../support/service/operations.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

type Json = Readonly<Record<string, unknown>>
interface Document {
  readonly openapi: string
  readonly info: Json
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Json>>; readonly securitySchemes: Json }
}

let service: TestService
let tenant: TestTenant
let document: Document
let operations: readonly ListedOperation[]
beforeAll(async () => {
  service = await openService({
    clock: "manual",
    worker: true,
    http: true,
    settings: { SVC_BASE_URL: "https://svc.example" },
  })
  tenant = await service.createTenant()
  const read = await readDocument(service)
  document = read as unknown as Document
  operations = listOperations(read)
})
afterAll(() => service.close())

/** Every object anywhere in the document, with its place. */
const walk = (value: unknown, place = "#"): readonly (readonly [string, Json])[] => {
  if (Array.isArray(value)) return value.flatMap((item, index) => walk(item, `${place}/${index}`))
  if (typeof value !== "object" || value === null) return []
  const members = Object.entries(value).flatMap(([name, member]) =>
    walk(member, `${place}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`),
  )
  return [[place, value as Json], ...members]
}

describe("the document", () => {
  it("is OpenAPI 3.1 and says what, which version and where", () => {
    expect(Object.keys(document).sort()).toEqual(["components", "info", "openapi", "paths", "servers", "tags"])
    expect(document.openapi).toMatch(/^3\.1\.\d+$/)
    expect(document.info).toMatchObject({ title: expect.any(String), version: "1.0" })
    expect(document.servers).toEqual([{ url: "https://svc.example" }])
  })

  it("says which members always have the same value so far", () => {
    const schemas = document.components.schemas as Readonly<Record<string, { properties: Record<string, object> }>>
    expect(schemas["Invoice"]?.properties).toMatchObject({
      nrOfReminders: { type: "integer", description: "Always 0 so far" },
      onlinePaymentStatus: { description: 'Always "None" so far' },
    })
    expect(schemas["TaxTemplateDetail"]?.properties["useTaxJar"]).toMatchObject({ description: "Always false so far" })
  })

  it("has the security scheme of contract A13", () => {
    expect(document.components.securitySchemes).toMatchObject({
      oauth2: {
        type: "oauth2",
        flows: { password: { tokenUrl: "https://svc.example/connect/token", scopes: { svcapi: expect.any(String) } } },
      },
      bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
    })
  })

  it("has every reference lead somewhere", () => {
    const places = new Set(walk(document).map(([place]) => place))
    const references = walk(document).flatMap(([, { $ref }]) => (typeof $ref === "string" ? [$ref] : []))
    expect(references.length).toBeGreaterThan(20)
    expect(references.filter((reference) => !places.has(reference))).toEqual([])
  })

  it("has schemas a validator takes, strictly", () => {
    const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true })
    addFormats.default(ajv)
    ajv.addKeyword("components")
    ajv.addSchema({ $id: "doc", components: document.components })
    for (const name of Object.keys(document.components.schemas)) {
      expect(ajv.getSchema(`doc#/components/schemas/${name}`), name).toBeTypeOf("function")
    }
  })

  it("says of every object what becomes of other properties; only problem details take them", () => {
    const silent = walk(document.components.schemas)
      .filter(([, { type, properties }]) => type === "object" && properties !== undefined)
      .filter(([, { additionalProperties }]) => additionalProperties === undefined)
    expect(silent.map(([place]) => place).sort()).toEqual(["#/OAuthTokenRequest", "#/ProblemDetails"])
  })

  it("leaves open the data of events, custom fields and what a provider says, alone", () => {
    const open = walk(document.components.schemas).filter(
      ([, { additionalProperties }]) => additionalProperties === true,
    )
    const others = open.filter(([place]) => !/\/customFields(\/anyOf\/0)?$/.test(place))
    expect(open.length).toBeGreaterThan(others.length)
    expect(others.map(([place]) => place).sort()).toEqual([
      "#/EmitEventRequest/properties/data",
      "#/EventType/properties/example",
      "#/EventWithDeliveries/properties/data",
      "#/ProviderNotification",
    ])
  })

  it("requires of every answer what the service always gives", () => {
    const { Webhook, CreateWebhookRequest } = document.components.schemas
    expect([...(Webhook!["required"] as string[])].sort()).toEqual(["events", "id", "token", "url", "webhookStatus"])
    expect([...(CreateWebhookRequest!["required"] as string[])].sort()).toEqual(["events", "url"])
  })
})

/** Every schema of a property or a parameter, as it is after a reference, with its name and its place. */
const namedSchemas = () =>
  walk(document).flatMap(([place, { properties, name, in: where, schema }]) => {
    const members = Object.entries((properties ?? {}) as Readonly<Record<string, Json>>)
    const all = where === "query" || where === "path" ? [[String(name), schema as Json] as const] : members
    return all.map(([each, own]) => ({ name: each, place: `${place} ${each}`, forms: formsOf(own) }))
  })

/** What a schema may be, apart from null: the items of an array, the branches of a union, and behind a reference. */
const formsOf = (schema: Json): readonly Json[] => {
  const { anyOf, items, $ref, type } = schema
  if (Array.isArray(anyOf)) return anyOf.flatMap((each) => formsOf(each as Json))
  if (items !== undefined) return formsOf(items as Json)
  if (typeof $ref === "string") return [document.components.schemas[$ref.split("/").at(-1)!]!]
  return type === "null" ? [] : [schema]
}

describe("a client made from the document", () => {
  it("sends no page that was not asked for: those of the other version are refused", () => {
    const paging = namedSchemas().filter(({ name }) => ["PageNumber", "PageSize", "Skip", "Take"].includes(name))
    expect(paging.length).toBeGreaterThan(50)
    for (const { place, forms } of paging) for (const form of forms) expect(form, place).not.toHaveProperty("default")
  })

  it("knows every date and every moment as one", () => {
    const temporal =
      /(Date|From|To|At|After|Before|Since|Until|Import|Sync)$|^(from|to|date|since|until|created|requested|started|finished|time|now|effective.*)$/
    // The currencies of a conversion, switches, and the date of HTTP, which has no format of its own.
    const others = /#\/paths\/~1ExchangeRate~1(AsOf|Convert)\/get\/parameters\/\d+ from$|\/TokenResponseV[12] expires$/
    const dates = namedSchemas().filter(
      ({ name, forms }) => temporal.test(name) && forms.some(({ type }) => type === "string"),
    )
    expect(dates.length).toBeGreaterThan(80)
    const silent = dates.filter(({ forms }) => forms.some(({ format }) => format !== "date" && format !== "date-time"))
    expect(silent.map(({ place }) => place).filter((place) => !others.test(place))).toEqual([])
  })

  it("knows the event tags, in requests, parameters and answers", async () => {
    const { body } = await tenant.api.get("/EventTypes")
    const known = body as readonly { readonly eventType: string; readonly alternativeSpellings: readonly string[] }[]
    const spellings = known.flatMap((each) => [each.eventType, ...each.alternativeSpellings])
    const tags = namedSchemas().filter(({ name }) => /^(eventType|events|alternativeSpellings)$/i.test(name))
    expect(tags.length).toBeGreaterThan(12)
    for (const { place, forms } of tags) for (const form of forms) expect(form["enum"], place).toEqual(spellings)
  })
})

describe("every operation", () => {
  it("has an id of its own, a summary, and a tag that is listed", () => {
    const ids = operations.map((each) => (each as unknown as Json)["operationId"])
    expect(new Set(ids).size).toBe(operations.length)
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z0-9]+$/)
    const tags = new Set(document.tags.map(({ name }) => name))
    for (const operation of operations as unknown as readonly Json[]) {
      expect(operation["summary"]).toMatch(/^[A-Z]/)
      expect((operation["tags"] as readonly string[]).every((tag) => tags.has(tag))).toBe(true)
    }
  })

  it("names the parameters of its path, each once, and places and types them all", () => {
    for (const { template, name, parameters } of operations) {
      expect(template).toMatch(/^\//)
      const inPath = [...template.matchAll(/\{(\w+)\}/g)].map(([, each]) => each)
      expect(
        parameters.filter((each) => each.in === "path").map((each) => each.name),
        name,
      ).toEqual(inPath)
      expect(new Set(parameters.map((each) => `${each.in} ${each.name.toLowerCase()}`)).size).toBe(parameters.length)
      for (const each of parameters as unknown as readonly Json[]) {
        expect(["path", "query", "header"], name).toContain(each["in"])
        const { type, enum: values, $ref } = each["schema"] as Json
        expect(type ?? values ?? $ref, name).toBeDefined()
        expect(each["required"] === true || each["in"] !== "path", name).toBe(true)
      }
    }
  })

  it("describes its answers: a success, and what every one of its kind may answer", () => {
    for (const { name, secured, responses } of operations) {
      const statuses = Object.keys(responses)
      expect(
        statuses.some((status) => /^2\d\d$/.test(status)),
        name,
      ).toBe(true)
      for (const response of Object.values(responses)) expect(response).toHaveProperty("description")
      const common = secured ? ["400", "401", "403", "431", "503"] : ["431", "503"]
      expect(statuses, name).toEqual(expect.arrayContaining(common))
      expect(responses["431"]?.content, name).toEqual({
        "application/problem+json": { schema: { $ref: "#/components/schemas/ProblemDetails" } },
      })
    }
  })

  it("that needs a token says by which schemes, and the open ones are those of the decisions", () => {
    for (const { security, name } of operations.filter(({ secured }) => secured)) {
      expect(security, name).toEqual([{ bearer: [] }, { oauth2: ["svcapi"] }])
    }
    expect(
      operations
        .filter(({ secured }) => !secured)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([
      "GET /.well-known/jwks.json",
      "GET /.well-known/oauth-authorization-server",
      "GET /.well-known/openid-configuration",
      "GET /docs",
      "GET /docs/{file}",
      "GET /health/live",
      "GET /health/ready",
      "GET /metrics",
      "GET /openapi.json",
      "POST /Integrations/AutoInvoice/Notifications/{key}",
      "POST /auth/token",
      "POST /auth/v2/token",
      "POST /connect/token",
    ])
  })
})

describe("the document and the service", () => {
  it("have the same routes", () => {
    const app = makeApp(service.httpGraph, {
      stopping: () => false,
      testClock: { now: undefined as never, moveTo: undefined as never },
    })
    interface Routed {
      readonly router?: { readonly stack: readonly { readonly path: string; readonly methods: readonly string[] }[] }
    }
    const routers = (app.middleware as readonly Routed[]).flatMap(({ router }) =>
      router === undefined ? [] : [router],
    )
    expect(routers).toHaveLength(1)
    const routes = routers[0]!.stack.flatMap(({ path, methods }) =>
      methods.filter((each) => each !== "HEAD").map((method) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`),
    )
    expect(routes.sort()).toEqual(operations.map(({ name }) => name).sort())
  })

  it("have the same methods at every path: what is listed is served, what is not is 405", async () => {
    for (const operation of operations) {
      const path = pathOf(operation, randomUUID())
      const { status } = await tenant.api.send("OPTIONS", path)
      expect(status, path).toBe(204)
      const refused = await tenant.api.send("LOCK", path)
      expect(refused.status, path).toBe(405)
      const allowed = refused.headers
        .get("allow")!
        .split(", ")
        .filter((each) => each !== "HEAD" && each !== "OPTIONS")
      // Of templates that match, the one with the most words in it is meant.
      const matching = Object.entries(document.paths).filter(([template]) =>
        new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path),
      )
      const variables = ([template]: readonly [string, unknown]) => template.split("{").length
      const fewest = Math.min(...matching.map(variables))
      const meant = matching.filter((each) => variables(each) === fewest)
      const listed = new Set(meant.flatMap(([, methods]) => Object.keys(methods)).map((each) => each.toUpperCase()))
      expect(allowed.sort(), path).toEqual([...listed].sort())
      // A path with parameters that matches too (`/Currency/{id}`, at BaseCurrency) takes none of the others.
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((each) => !listed.has(each))) {
        const { status: taken, headers } = await tenant.api.send(method, path)
        expect([method, path, taken, headers.get("allow")]).toEqual([method, path, 405, refused.headers.get("allow")])
      }
    }
  })

  it("every listed operation is served", async () => {
    for (const operation of operations) {
      const path = pathOf(operation, operation.template.startsWith("/docs") ? "swagger-ui.css" : randomUUID())
      const answer = await tenant.api.send(operation.method, path)
      expect(answer.status, operation.name).not.toBe(405)
      // A delivery that is not there is 404 in its own words.
      expect(answer.text, operation.name).not.toContain("/problems/not-found")
    }
  })
})
