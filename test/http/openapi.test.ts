import { aboutRelease } from "@svc/adapters/installation/assets"
import { Effect } from "effect"
import { makeApp } from "@svc/runtime-http/app"
import { Ajv2020 } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import { randomUUID } from "node:crypto"
import { setImmediate as turn } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type DocumentForm, type Json, walk } from "../support/service/document-schemas.ts"
import { type ListedOperation, listOperations, pathOf, readDocument } from "../support/service/operations.ts"
import { wholeDocument } from "../support/service/answer-check.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { openOperations } from "../support/service/open-operations.ts"
import { needs } from "../support/service/needs.ts"
import { specifiedOperations } from "../support/service/specified-operations.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: TestService
let tenant: TestTenant
let document: DocumentForm
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
  document = read as unknown as DocumentForm
  operations = listOperations(read)
})
afterAll(() => service.close())

describe("the document", () => {
  it("is OpenAPI 3.1 and says what, which version and where", () => {
    expect(Object.keys(document).sort().join(" ")).toBe("components info openapi paths security servers tags webhooks")
    expect(document.openapi).toMatch(/^3\.1\.\d+$/)
    expect(document.info).toMatchObject({ title: expect.any(String), version: aboutRelease().version })
    expect(document.servers).toEqual([{ url: "https://svc.example" }])
  })

  it("has every operation of version 2.1 of the interface, but those of online payments and of users", () => {
    const plain = (operation: string) => operation.replaceAll(/\{[^}]*\}/g, "{}").toLowerCase()
    const described = new Set(operations.map(({ method, template }) => plain(`${method} ${template}`)))
    const { served, absent } = specifiedOperations
    expect(served.filter((operation) => !described.has(plain(operation)))).toEqual([])
    expect(absent.filter((operation) => described.has(plain(operation)))).toEqual([])
  })

  it("says which members always have the same value so far", () => {
    const schemas = document.components.schemas as Readonly<Record<string, { properties: Record<string, object> }>>
    expect(schemas["Invoice"]?.properties).toMatchObject({
      onlinePaymentStatus: { description: 'Always "None" so far' },
    })
    expect(schemas["TaxTemplateDetail"]?.properties["useTaxJar"]).toMatchObject({ description: "Always false so far" })
  })

  it("has the security scheme of contract A13", () => {
    expect(document.components.securitySchemes).toMatchObject({
      oauth2: {
        type: "oauth2",
        flows: Object.fromEntries(
          ["clientCredentials", "password"].map((flow) => [
            flow,
            { tokenUrl: "https://svc.example/connect/token", scopes: { svcapi: expect.any(String) } },
          ]),
        ),
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

  it("has schemas a validator takes, strictly", async () => {
    const { components } = (await service.anonymous.get(wholeDocument)).body as DocumentForm
    const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, code: { optimize: false } })
    addFormats.default(ajv)
    for (const keyword of ["components", "x-enum-varnames"]) ajv.addKeyword(keyword)
    ajv.addSchema({ $id: "doc", components })
    for (const name of Object.keys(components.schemas))
      expect(ajv.getSchema(`doc#/components/schemas/${name}`), name).toBeTypeOf("function")
  })

  it("says of every object what becomes of other properties; only problem details take them", () => {
    const silent = walk(document.components.schemas)
      .filter(([, { type, properties }]) => type === "object" && properties !== undefined)
      .filter(([, { additionalProperties }]) => additionalProperties === undefined)
    expect(silent.map(([place]) => place).sort()).toEqual(["#/OAuthTokenRequest", "#/ProblemDetails", "#/WebhookBody"])
  })

  it("leaves open the data of events, custom fields, what a provider says and what browsers give, alone", () => {
    const open = walk(document.components.schemas).filter(
      ([, { additionalProperties }]) => additionalProperties === true,
    )
    expect(open.map(([place]) => place).sort()).toEqual([
      "#/AcceptInvitationRequest/properties/credential",
      "#/AddPasskeyRequest/properties/credential",
      "#/ConfirmRequest/properties/credential",
      "#/CustomFieldValues",
      "#/CustomFields",
      "#/EmitEventRequest/properties/data",
      "#/EventData",
      "#/EventType/properties/example",
      "#/EventWithDeliveries/properties/data",
      "#/FeedEvent/properties/body",
      "#/PasskeyOptions",
      "#/PasskeyRequest/properties/credential",
      "#/ProviderNotification",
      "#/WebhookBody/properties/Data",
    ])
  })

  it("requires of every answer what the service always gives", () => {
    const { Webhook, WebhookCreate } = document.components.schemas
    expect([...(Webhook!["required"] as string[])].sort()).toEqual(["events", "id", "url", "webhookStatus"])
    expect([...(WebhookCreate!["required"] as string[])].sort()).toEqual(["events", "url"])
  })
})

describe("every operation", () => {
  it("has an id of its own, a summary, and a tag that is listed", () => {
    const ids = operations.map((each) => (each as unknown as Json)["operationId"])
    expect(new Set(ids).size).toBe(operations.length)
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
        // Sign-in at a provider answers with a redirect.
        statuses.some((status) => /^[23]\d\d$/.test(status)),
        name,
      ).toBe(true)
      for (const response of Object.values(responses)) expect(response).toHaveProperty("description")
      const common = secured ? ["401", "403", "default"] : ["default"]
      expect(statuses, name).toEqual(expect.arrayContaining(common))
      expect(responses["default"], name).toMatchObject({
        headers: { "Retry-After": { schema: { type: "integer" } } },
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/ProblemDetails" } } },
      })
    }
  })

  it("that needs a token says by which schemes, and the open ones are those of the decisions", () => {
    for (const { security, name } of operations.filter(({ secured }) => secured)) {
      expect(security, name).toEqual(needs[name] === "session" ? [{ session: [] }] : undefined)
    }
    expect((document as unknown as Json)["security"]).toEqual([{ bearer: [] }, { oauth2: ["svcapi"] }])
    expect(
      operations
        .filter(({ secured }) => !secured)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(openOperations)
  })
})

describe("the document and the service", () => {
  it("have the same routes", () => {
    const app = makeApp(service.httpGraph, {
      stopping: () => false,
      testClock: { now: Effect.never, moveTo: () => Effect.never },
    })
    interface Routed {
      readonly router?: { readonly stack: readonly { readonly path: string; readonly methods: readonly string[] }[] }
    }
    const routers = (app.middleware as readonly Routed[]).flatMap(({ router }) =>
      router === undefined ? [] : [router],
    )
    expect(routers).toHaveLength(1)
    const routes = routers[0]!.stack.flatMap(({ path, methods }) =>
      methods.filter((each) => each !== "HEAD").map((method) => `${method} ${path.replaceAll(/:\w+/g, "{}")}`),
    )
    expect(routes.sort()).toEqual(operations.map(({ name }) => name.replaceAll(/\{\w+\}/g, "{}")).sort())
  })

  it("have the same methods at every path: what is listed is served, what is not is 405", async () => {
    // Earlier tests blocked the event loop for seconds. The client must notice connections that the server closed
    // meanwhile.
    await turn()
    for (const template of Object.keys(document.paths)) {
      const path = pathOf({ template }, randomUUID())
      const { status } = await tenant.api.send("OPTIONS", path)
      expect(status, path).toBe(204)
      const refused = await tenant.api.send("LOCK", path)
      expect(refused.status, path).toBe(405)
      const allowed = refused.headers
        .get("allow")!
        .split(", ")
        .filter((each) => each !== "HEAD" && each !== "OPTIONS")
      // Of all matching templates, the one with the fewest parameters is used.
      const matching = Object.entries(document.paths).filter(([other]) =>
        new RegExp(`^${other.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path),
      )
      const variables = ([other]: readonly [string, unknown]) => other.split("{").length
      const fewest = Math.min(...matching.map(variables))
      const meant = matching.filter((each) => variables(each) === fewest)
      const listed = new Set(meant.flatMap(([, methods]) => Object.keys(methods)).map((each) => each.toUpperCase()))
      expect(allowed.sort(), path).toEqual([...listed].sort())
      // Another matching template with parameters (`/Currency/{id}` for BaseCurrency) adds no methods.
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((each) => !listed.has(each))) {
        const { status: taken, headers } = await tenant.api.send(method, path)
        expect([method, path, taken, headers.get("allow")]).toEqual([method, path, 405, refused.headers.get("allow")])
      }
    }
  })

  it("every listed operation is served", async () => {
    // The address of a provider's notifications answers 404 for an unknown key.
    for (const operation of operations.filter(({ template }) => !template.endsWith("/Notifications/{key}"))) {
      const path = pathOf(operation, operation.template.startsWith("/docs") ? "swagger-ui.css" : randomUUID())
      const answer = await tenant.api.send(operation.method, path)
      expect(answer.status, operation.name).not.toBe(405)
      // A missing delivery has a 404 with a problem of its own.
      expect(answer.text, operation.name).not.toContain("/problems/not-found")
    }
  })
})
