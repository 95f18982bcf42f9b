import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { OpenApiDocument } from "../support/service/answer-check.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { createWebhook } from "../support/webhooks/deliveries.ts"
import { readsBody } from "../support/service/bodies-of-operations.ts"
import {
  isFile,
  type ListedOperation,
  listOperations,
  pathOf,
  readDocument,
  validBodies,
} from "../support/service/operations.ts"
import { expectProblem, type ProblemView } from "../support/service/problems.ts"
import { expectNoErrorsLogged } from "../support/service/quiet-log.ts"
import { everyCaller } from "../support/people/every-caller.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { inTurn, makeTurns, type Turn } from "../support/service/in-turn.ts"
import { countRows } from "../support/database/stored-rows.ts"

const url = "http://127.0.0.1:9/"
const bodies = validBodies(url)
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

/** Whether `errors` has the field, or a place inside it. */
const isNamed = ({ errors = {} }: ProblemView, field: string) =>
  Object.keys(errors).some((key) => key === field || key.startsWith(`${field}[`) || key.startsWith(`${field}.`))

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
  let isTurnOf: (property: Property, turn: number, of: number) => boolean
  beforeAll(() => {
    properties = readProperties()
    // One property of each schema gets every value; the others share the values, those of one body the same ones.
    const isFirst = makeTurns(properties, ({ schema }) => JSON.stringify(schema), 0)
    const isShared = makeTurns(operations, ({ method }) => method, 2)
    isTurnOf = (property, turn, of) => isFirst(property, turn, of) || isShared(property.operation, turn, of)
  })

  const refusalOf = async (operation: ListedOperation, value: unknown, names: readonly string[]) => {
    const wrong = Object.fromEntries(names.map((name) => [name, value]))
    const body = JSON.stringify({ ...bodies[operation.name], ...wrong })
    const answer = await api.send(operation.method, pathOf(operation, id), body, json)
    return expectProblem(answer, 400, undefined, `${operation.name} ${names.join(", ")}: ${body.slice(0, 200)}`)
  }

  /**
   * Gives properties the value and expects each of them to be named. Several properties of one body have it at once,
   * because an answer names many mistakes; a property that such an answer does not name is tried alone.
   */
  const expectNamed = async (value: unknown, { turn, of }: Turn, isRefused: (property: Property) => boolean) => {
    const chosen = properties.filter((each) => isTurnOf(each, turn, of) && isRefused(each))
    // An answer about a long body names the first mistake alone.
    const atOnce = JSON.stringify(value).length > 100 ? 1 : 15
    // The service looks at the characters of a text once the form of the whole body is right.
    const alike = Map.groupBy(
      chosen,
      ({ operation, schema }) => `${operation.name} ${String(validatorOf(schema)(value))}`,
    )
    for (const group of alike.values()) {
      const { operation } = group[0]!
      expect(bodies[operation.name], `${operation.name} has no valid body to start from`).toBeDefined()
      for (let from = 0; from < group.length; from += atOnce) {
        const names = group.slice(from, from + atOnce).map(({ name }) => name)
        const together = await refusalOf(operation, value, names)
        for (const name of names.filter((each) => !isNamed(together, each))) {
          const alone = await refusalOf(operation, value, [name])
          expect(isNamed(alone, name), `${operation.name} ${name}: ${JSON.stringify(alone.errors)}`).toBe(true)
        }
      }
    }
    return chosen.length
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
    const refused = await expectNamed(
      value,
      turn,
      ({ operation, name, schema }) =>
        !validatorOf(schema)(value) && !(value === "" && mayBeEmpty.test(`${operation.name} ${name}`)),
    )
    expect(refused).toBeGreaterThan(10)
  })

  it.each(inTurn(["\0", "a\0b", "\ud800", "\udc00\ud800", "a\udfffb", "a\u0001b", "\u001b[31m", "a\ufffe"]))(
    "is refused with control characters, U+FFFE or half of a surrogate pair in its text: %j",
    async (text, turn) => {
      await expectNamed(text, turn, () => true)
      // The data of an event is passed on unchanged. An import judges each row, and its answer lists the mistakes.
      await expectNamed([text], turn, ({ operation, name }) => !`${operation.name} ${name}`.endsWith("/import data"))
    },
  )
})

it("none of it was stored, and nothing went wrong", async () => {
  expect(await countRows(service)).toEqual(before)
  expectNoErrorsLogged(service)
})
