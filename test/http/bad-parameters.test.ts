import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { ApiAnswer, ApiClient } from "../support/service/api-client.ts"
import { createWebhook } from "../support/webhooks/deliveries.ts"
import {
  type ListedOperation,
  listOperations,
  pathOf,
  readDocument,
  validBodies,
} from "../support/service/operations.ts"
import { expectPlainSentences } from "../support/service/plain-sentences.ts"
import { expectProblem } from "../support/service/problems.ts"
import { expectNoErrorsLogged } from "../support/service/quiet-log.ts"
import { everyCaller } from "../support/people/every-caller.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { type Parameter, wrongTexts } from "../support/service/wrong-texts.ts"
import { makeTurns } from "../support/service/in-turn.ts"
import { countRows } from "../support/database/stored-rows.ts"

const url = "http://127.0.0.1:9/"
let service: TestService
let api: ApiClient
let id: string
let all: readonly ListedOperation[]
let operations: readonly ListedOperation[]
let before: Readonly<Record<string, number>>
beforeAll(async () => {
  service = await openService({ clock: "manual", worker: true, http: true })
  api = await everyCaller(service, await service.createTenant())
  id = (await createWebhook(api, url)).id
  all = listOperations(await readDocument(service))
  operations = all.filter(({ secured }) => secured)
  before = await countRows(service)
})
afterAll(() => service.close())

/** Calls an operation with a valid body, so that a refusal concerns only the parameter. */
const call = (
  { name, method }: ListedOperation,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiAnswer> => {
  const body = validBodies(url)[name]
  return body === undefined
    ? api.send(method, path, undefined, headers)
    : api.send(method, path, JSON.stringify(body), { "content-type": "application/json", ...headers })
}

const parametersOf = (operation: ListedOperation, place: string) =>
  (operation.parameters as unknown as readonly Parameter[]).filter((each) => each.in === place)

/** One parameter of each name and schema gets every wrong text, and the others get one each. */
const turnsOf = (place: string) =>
  makeTurns(
    operations.flatMap((operation) => parametersOf(operation, place)),
    ({ name, schema }) => JSON.stringify([name, schema]),
  )

const expectRefused = async (
  operation: ListedOperation,
  place: string,
  isTurn: ReturnType<typeof turnsOf>,
  send: (name: string, text: string) => Promise<ApiAnswer>,
) => {
  for (const parameter of parametersOf(operation, place)) {
    const texts = wrongTexts(parameter)
    for (const text of texts.filter((_, turn) => isTurn(parameter, turn, texts.length))) {
      const where = `${operation.name} with ${parameter.name}: ${text.slice(0, 60)}`
      const { errors } = expectProblem(await send(parameter.name, text), 400, parameter.name, where)
      const others = Object.entries(errors!).filter(([, [sentence]]) => !sentence!.startsWith("is required"))
      expect(Object.keys(Object.fromEntries(others)), where).toEqual([parameter.name])
      expectPlainSentences(errors!, where)
    }
  }
}

describe("every operation with an id in its path refuses", () => {
  const badIds = [
    "not-a-uuid",
    "0",
    "%00",
    "%zz",
    "%",
    "..%2f..%2fetc%2fpasswd",
    "%E0%A4%A",
    "%ff",
    "null",
    "undefined",
    "*",
    "'%20or%20'1'='1",
    `urn:uuid:${randomUUID()}`,
    `%7B${randomUUID()}%7D`,
    `${randomUUID()}%00`,
    `${randomUUID()}%0a`,
    randomUUID().replaceAll("-", ""),
    "a".repeat(7_500),
  ]
  // All ids have the same schema. So one operation of each method gets all the texts, and the others get three each.
  it.each(badIds.map((bad, turn) => [bad, turn] as const))("%s", async (bad, turn) => {
    // A number that stands in place of an id may be any text; the document gives such a parameter another name.
    const isId = ({ name, "x-svc-name": own }: Parameter) => name === "id" && own === undefined
    const withId = operations.filter((each) => parametersOf(each, "path").some(isId))
    expect(withId.length).toBeGreaterThan(5)
    const isTurn = makeTurns(withId, ({ method }) => method, 3)
    for (const operation of withId.filter((each) => isTurn(each, turn, badIds.length)))
      expectPlainSentences(
        expectProblem(await call(operation, pathOf(operation, bad)), 400, "id", operation.name).errors!,
        operation.name,
      )
  })
})

describe("every operation refuses", () => {
  it("a value of a query parameter that its schema does not allow", async () => {
    const isTurn = turnsOf("query")
    for (const operation of operations) {
      await expectRefused(operation, "query", isTurn, (name, text) =>
        call(operation, `${pathOf(operation, id)}?${name.toLowerCase()}=${encodeURIComponent(text)}`),
      )
    }
  })

  it("a query parameter given twice, in the same or in other letters", async () => {
    const isTurn = turnsOf("query")
    for (const operation of operations) {
      for (const parameter of parametersOf(operation, "query")) {
        const { name } = parameter
        const cases = [`${name}=1&${name}=1`, `${name}=1&${name.toLowerCase()}=1`, `${name}=&${name}=`]
        for (const twice of cases.filter((_, turn) => isTurn(parameter, turn, cases.length))) {
          const answer = await call(operation, `${pathOf(operation, id)}?${twice}`)
          expect(expectProblem(answer, 400, name, operation.name).errors![name]).toEqual(["may be given only once"])
        }
      }
    }
  })

  const unknown = ["nothingKnown", "constructor", "__proto__", "Filter", "PageNumber", "id", "\0", "a[b]", "ü"]
  it.each(unknown.map((name, turn) => [name, turn] as const))(
    "a query parameter it does not know: %j",
    async (name, turn) => {
      const isTurn = makeTurns(operations, ({ method, parameters }) => `${method} ${parameters.length}`, 2)
      const chosen = operations.filter((each) => isTurn(each, turn, unknown.length))
      for (const operation of chosen.filter((each) => !each.parameters.some((known) => known.name === name))) {
        const answer = await call(operation, `${pathOf(operation, id)}?${encodeURIComponent(name)}=1`)
        const { errors } = expectProblem(answer, 400, name, operation.name)
        expectPlainSentences(errors!, operation.name)
      }
    },
  )

  it("a header that its schema does not allow", async () => {
    let seen = new Set<string>()
    const isTurn = turnsOf("header")
    for (const operation of operations) {
      await expectRefused(operation, "header", isTurn, (name, text) => {
        seen = seen.add(name)
        return call(operation, pathOf(operation, id), { [name]: text })
      })
    }
    expect([...seen].sort()).toEqual([
      "Idempotency-Key",
      "If-Match",
      "svc-correlation-id",
      "svc-idempotency-durationInHours",
      "svc-idempotency-key",
      "svc-source",
    ])
  })
})

describe("the list of deliveries refuses", () => {
  it.each([
    ["EventType", "Nothing"],
    ["EventType", "%00"],
    ["EventType", ""],
    ["Search", ""],
    ["Search", "%00"],
    ["Cursor", "x"],
    ["Cursor", ""],
    ["Cursor", Buffer.from("not an id").toString("base64url")],
    ["Cursor", Buffer.from(`${randomUUID()}'`).toString("base64url")],
    ["PageSize", ""],
    ["PageSize", "%2010"],
    ["Status", "pending"],
  ])("%s=%s", async (name, text) => {
    for (const path of ["/WebhookDeliveries", `/Webhooks/${id}/Deliveries`]) {
      expectProblem(await api.get(`${path}?${name}=${text}`), 400, name)
    }
  })

  it.each(["Search=%", "Search=%zz", "search=100%2", "Search=%ff", "Search=%E0%A4%A"])(
    "what cannot be decoded: %s",
    async (query) => {
      expectProblem(await api.get(`/WebhookDeliveries?PageSize=1&${query}`), 400, "Search")
      expectProblem(await api.get(`/WebhookDeliveries?${query.replace(/^s/iu, "%s")}`), 400, "query")
    },
  )

  it("and takes the bounds, any letters and any offset", async () => {
    const queries = [
      "PageSize=1",
      "pagesize=100",
      "status=Pending",
      "From=2026-01-01T00:00:00Z&To=2026-01-01T00:00:00.123456%2B02:00",
      "From=0001-01-01T00:00:00Z&To=9999-12-31T23:59:59Z",
      `Cursor=${Buffer.from(randomUUID()).toString("base64url")}`,
    ]
    for (const query of queries) {
      expect((await api.get(`/WebhookDeliveries?${query}`)).body, query).toEqual({ data: [] })
    }
  })
})

it("open operations ignore a query they know nothing of", async () => {
  // Links of documents and pages exist for single documents only: `document-links.test.ts` and `pay-page.test.ts` request
  // these. A sign-in provider adds its own query: `sign-in-provider.test.ts` goes there and back.
  const open = all.filter(
    ({ secured, method, template }) =>
      !secured && method === "GET" && !/^\/(Documents|pay|Session\/Oidc)\//.test(template),
  )
  expect(open.length).toBeGreaterThan(5)
  for (const operation of open) {
    const path = pathOf(operation, "swagger-ui.css")
    expect((await service.anonymous.get(`${path}?x=1&x=2&constructor=3`)).status, operation.name).toBe(200)
  }
})

it("none of it was stored, and nothing went wrong", async () => {
  expect(await countRows(service)).toEqual(before)
  expectNoErrorsLogged(service)
})
