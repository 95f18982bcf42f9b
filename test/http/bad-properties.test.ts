import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { OpenApiDocument } from "../support/service/answer-check.ts"
import type { ApiAnswer, ApiClient } from "../support/service/api-client.ts"
import { createWebhook } from "../support/webhooks/deliveries.ts"
import {
  isFile,
  type ListedOperation,
  listOperations,
  pathOf,
  readDocument,
  readsBody,
  validBodies,
} from "../support/service/operations.ts"
import { expectProblem, type ProblemView } from "../support/service/problems.ts"
import { expectNoErrorsLogged } from "../support/service/quiet-log.ts"
import { everyCaller } from "../support/people/every-caller.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { inTurn, makeTurns, type Turn } from "../support/service/in-turn.ts"
import { countRows } from "../support/database/stored-rows.ts"

const url = "http://127.0.0.1:9/"
let service: TestService
let api: ApiClient
let id: string
let document: OpenApiDocument
let operations: readonly ListedOperation[]
let before: Readonly<Record<string, number>>
beforeAll(async () => {
  service = await openService({ clock: "manual", worker: true, http: true })
  api = await everyCaller(service, await service.createTenant())
  id = (await createWebhook(api, url)).id
  document = await readDocument(service)
  operations = listOperations(document).filter((each) => each.secured && readsBody(each))
  before = await countRows(service)
})
afterAll(() => service.close())

const json = { "content-type": "application/json" }

/** Expects an error for the field, or for a place inside it. */
const expectNamed = ({ errors = {} }: ProblemView, field: string, where: string) =>
  expect(
    Object.keys(errors).some((key) => key === field || key.startsWith(`${field}[`) || key.startsWith(`${field}.`)),
    `${where}: ${JSON.stringify(errors)}`,
  ).toBe(true)

/** Properties in which an empty text counts as absent. */
const mayBeEmpty = /^POST \/Invoices\/onAccountInvoices? deliveryDate$/

describe("every property of every body", () => {
  const resolveSchema = (
    schema: object,
  ): { readonly properties?: Readonly<Record<string, object>>; readonly required?: readonly string[] } =>
    "$ref" in schema ? document.components.schemas[String(schema.$ref).split("/").at(-1)!]! : schema

  const ajv = new Ajv2020({ strict: false, code: { optimize: false } })
  addFormats.default(ajv)
  /** Compiles each distinct schema and the components once, because compiling takes longer than the requests. */
  const validators = new Map<string, ValidateFunction>()
  const validatorOf = (schema: object) => {
    if (validators.size === 0) ajv.addSchema({ $id: "document", components: document.components })
    const text = JSON.stringify(schema).replaceAll(`"#/components/`, `"document#/components/`)
    const validate = validators.get(text) ?? ajv.compile(JSON.parse(text) as object)
    validators.set(text, validate)
    return validate
  }

  interface Property {
    readonly operation: ListedOperation
    readonly name: string
    readonly schema: object
  }
  const readProperties = () =>
    operations.flatMap((operation): readonly Property[] => {
      if (operation.requestBody === undefined || isFile(operation)) return []
      const { properties = {} } = resolveSchema(operation.requestBody.content["application/json"]!.schema)
      return Object.entries(properties).map(([name, schema]) => ({ operation, name, schema }))
    })
  let properties: readonly Property[]
  let isTurnOf: ReturnType<typeof makeTurns<Property>>
  beforeAll(() => {
    properties = readProperties()
    // One property of each schema gets every value; the others share the values.
    isTurnOf = makeTurns(properties, ({ schema }) => JSON.stringify(schema), 2)
  })

  const forEveryProperty = async (
    check: (
      send: (value: unknown) => Promise<ApiAnswer>,
      property: string,
      isValid: (value: unknown) => boolean,
      where: string,
    ) => Promise<void>,
    { turn, of }: Turn,
  ) => {
    const chosen = properties.filter((each) => isTurnOf(each, turn, of))
    for (const ofOne of Map.groupBy(chosen, ({ operation }) => operation).values())
      await Promise.all(
        ofOne.map(({ operation, name, schema }) => {
          const body = validBodies(url)[operation.name]
          expect(body, `${operation.name} has no valid body to start from`).toBeDefined()
          const validate = validatorOf(schema)
          const path = pathOf(operation, id)
          return check(
            (value) => api.send(operation.method, path, JSON.stringify({ ...body, [name]: value }), json),
            name,
            (value) => validate(value),
            `${operation.name} ${name}`,
          )
        }),
      )
  }

  // Each value is a test of its own, because all values together need thousands of requests.
  const values = [
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e300,
    "",
    "text",
    [],
    [1],
    [null],
    [[]],
    {},
    { a: 1 },
    "x".repeat(5_000),
  ]
  it.each(inTurn(values))("is refused with %j where its documented schema does not allow that", async (value, turn) => {
    let refused = 0
    await forEveryProperty(async (send, property, isValid, where) => {
      if (isValid(value) || (value === "" && mayBeEmpty.test(where))) return
      const tried = `${where}: ${JSON.stringify(value).slice(0, 50)}`
      const problem = expectProblem(await send(value), 400, undefined, tried)
      expectNamed(problem, property, tried)
      refused += 1
    }, turn)
    expect(refused).toBeGreaterThan(10)
  })

  it.each(inTurn(["\0", "a\0b", "\ud800", "\udc00\ud800", "a\udfffb", "a\u0001b", "\u001b[31m", "a\ufffe"]))(
    "is refused with control characters, U+FFFE or half of a surrogate pair in its text: %j",
    (text, turn) =>
      forEveryProperty(async (send, property, _, where) => {
        // The data of an event is passed on unchanged. An import judges each row, and its answer lists the mistakes.
        for (const value of where.endsWith("/import data") ? [text] : [text, [text]]) {
          expectNamed(expectProblem(await send(value), 400, undefined, where), property, where)
        }
      }, turn),
  )
})

it("none of it was stored, and nothing went wrong", async () => {
  expect(await countRows(service)).toEqual(before)
  expectNoErrorsLogged(service)
})
