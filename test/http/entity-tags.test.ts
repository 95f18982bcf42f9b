import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { ApiClient } from "../support/service/api-client.ts"
import { readDocument } from "../support/service/operations.ts"
import { expectProblem, type ProblemView } from "../support/service/problems.ts"
import { openService, type TestService } from "../support/service/service.ts"

let service: TestService
let api: ApiClient
beforeAll(async () => {
  service = await openService({ clock: "manual", worker: true, http: true })
  ;({ api } = await service.createTenant())
})
afterAll(() => service.close())

const anAccount = async () => {
  const { body } = await api.post("/Accounts", { name: "Customer", currency: "SEK" })
  const { id } = body as { readonly id: string }
  return { id, path: `/Accounts/${id}` }
}
const tagOf = async (path: string) => {
  const etag = (await api.get(path, { "accept-encoding": "identity" })).headers.get("etag")
  expect(etag).toMatch(/^"[^"]+"$/u)
  return etag!
}

it("a change of an unknown id is refused in the same words whether it names a state or not", async () => {
  const { paths } = await readDocument(service)
  const changes = Object.entries(paths).filter(
    ([template, { patch }]) => template.endsWith("/{id}") && patch?.parameters.some(({ name }) => name === "If-Match"),
  )
  expect(changes.length).toBeGreaterThan(7)
  for (const [template] of changes) {
    const path = template.replace("{id}", randomUUID())
    const plain = await api.patch(path, {})
    const named = await api.patch(path, {}, { "if-match": `"x"` })
    const { errors, type } = plain.body as ProblemView
    expect([named.status, named.body], template).toEqual([plain.status, expect.objectContaining({ errors, type })])
  }
})

it("a change that names the state it saw is made, and answers the tag of the new state", async () => {
  const { path } = await anAccount()
  const seen = await tagOf(path)
  const changed = await api.patch(path, { name: "Changed" }, { "if-match": seen })
  expect(changed.status, changed.text).toBe(200)
  expect(changed.headers.get("etag")).toBe(await tagOf(path))
  expect(changed.headers.get("etag")).not.toBe(seen)
})

it("a change of another state than the caller saw is refused and changes nothing; without the header it is made", async () => {
  const { path } = await anAccount()
  const seen = await tagOf(path)
  await api.patch(path, { name: "First" })
  const late = await api.patch(path, { name: "Second" }, { "if-match": seen })
  expect(expectProblem(late, 412, "If-Match").type).toBe("/problems/changed-meanwhile")
  expect((await api.get(path)).body).toMatchObject({ name: "First" })
  expect((await api.patch(path, { name: "Second" }, { "if-match": `W/${await tagOf(path)}` })).status).toBe(412)
  expect((await api.patch(path, { name: "Second" }, { "if-match": `"x", ${await tagOf(path)}` })).status).toBe(200)
  expect((await api.patch(path, { name: "Third" }, { "if-match": "*" })).status).toBe(200)
  expect((await api.patch(path, { name: "Fourth" })).status).toBe(200)
})

it("of many changes of one state at the same time one is made", async () => {
  const { path } = await anAccount()
  const seen = await tagOf(path)
  const names = ["a", "b", "c", "d", "e", "f"]
  const answers = await Promise.all(names.map((name) => api.patch(path, { name }, { "if-match": seen })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412, 412, 412])
})

it("a user, a custom field and a legal entity say no time of their change either; numbers that are given out are none", async () => {
  const { user } = (
    await api.post("/Users", { email: "a@example.com", firstName: "A", lastName: "B", permissions: ["*:read"] })
  ).body as {
    readonly user: { readonly id: string }
  }
  const field = { entity: "Account", key: "seats", fieldType: "Integer" }
  const { id } = (await api.post("/CustomFieldConfigurations", field)).body as { readonly id: string }
  const [entity] = ((await api.get("/LegalEntities")).body as { readonly data: readonly [{ readonly id: string }] })
    .data
  for (const [path, change] of [
    [`/Users/${user.id}`, { permissions: ["*:write"] }],
    [`/CustomFieldConfigurations/${id}`, { name: "Seats" }],
    [`/LegalEntities/${entity.id}`, { bic: "DEUTDEFF" }],
  ] as const) {
    const seen = await tagOf(path)
    await anAccount()
    const changed = await api.patch(path, change, { "if-match": seen })
    expect(changed.status, changed.text).toBe(200)
    expect(changed.headers.get("etag")).toBe(await tagOf(path))
    expectProblem(await api.patch(path, change, { "if-match": seen }), 412, "If-Match")
  }
})

it("a webhook, which says no time of its change, has a tag of all that it answers, its events too", async () => {
  const url = "https://erp.example/hook"
  const made = await api.post("/Webhooks", { url, events: ["InvoicePosted"] })
  const path = `/Webhooks/${(made.body as { readonly id: string }).id}`
  const seen = await tagOf(path)
  const changed = await api.patch(path, { events: ["JournalPosted"] }, { "if-match": seen })
  expect(changed.status, changed.text).toBe(200)
  expect(changed.headers.get("etag")).toBe(await tagOf(path))
  expectProblem(await api.patch(path, { events: ["InvoicePosted"] }, { "if-match": seen }), 412, "If-Match")
  expect((await api.get(path)).body).toMatchObject({ events: ["JournalPosted"] })
})
