import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { ApiClient } from "../support/service/api-client.ts"
import type { WebhookView } from "../support/webhooks/deliveries.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import { countRows } from "../support/database/stored-rows.ts"

let service: LentService
let api: ApiClient
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  api = (await service.createTenant()).api
})

const url = "https://receiver.example:8443/hooks/a%20b?x=1&y=%C3%A5"
const full = {
  url,
  events: ["quoteCreated", "InvoicePosted", "PaymentPosted"],
  description: "Zwölf 🦊 “Boxkämpfer”\n\tjagen",
  webhookStatus: "Disabled",
}
const create = async (body: object = full) => {
  const answer = await api.post("/Webhooks", body)
  expect(answer.status, answer.text).toBe(201)
  return answer.body as WebhookView & { readonly description?: string }
}
const read = async (id: string) => (await api.get(`/Webhooks/${id}`)).body

describe("a webhook", () => {
  it("is answered with exactly the properties of a webhook, as it was sent", async () => {
    const made = await create()
    expect(made).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      token: expect.stringMatching(/^[\w-]{43}$/),
      ...full,
    })
    expect(await read(made.id)).toEqual(made)
    expect((await api.get("/Webhooks")).body).toEqual([made])
  })

  it("needs address and events only; it is Enabled then and has no description", async () => {
    const made = await create({ url, events: ["InvoicePosted"] })
    expect(made).toEqual({
      id: made.id,
      url,
      events: ["InvoicePosted"],
      token: made.token,
      webhookStatus: "Enabled",
    })
    expect(await create({ url, events: ["InvoicePosted"], description: null })).not.toHaveProperty("description")
    expect(await create({ url, events: ["InvoicePosted"], description: "" })).toHaveProperty("description", "")
  })

  it("has a token of its own, which never changes", async () => {
    const [one, other] = [await create(), await create()]
    expect(one.token).not.toBe(other.token)
    await api.patch(`/Webhooks/${one.id}`, { url: "https://other.example/", webhookStatus: "Enabled" })
    await api.post(`/Webhooks/${one.id}/SigningSecret/Rotate`)
    expect(await read(one.id)).toHaveProperty("token", one.token)
  })

  it("is listed with the others, oldest first, and no paging in either version", async () => {
    const made: string[] = []
    for (let i = 0; i < 25; i += 1) made.push((await create({ ...full, description: `${i}` })).id)
    for (const version of ["2.0", "2.1"]) {
      const { body } = await api.get("/Webhooks", { "api-version": version })
      expect((body as readonly WebhookView[]).map(({ id }) => id)).toEqual(made)
    }
  })

  it("has an empty list where there is none", async () => {
    expect((await api.get("/Webhooks")).text).toBe("[]")
  })
})

describe("changing a webhook", () => {
  it.each([
    ["url", "http://8.8.8.8/new"],
    ["events", ["AccountCreated"]],
    ["description", "other"],
    ["webhookStatus", "Enabled"],
  ])("changes %s and leaves the rest", async (name, value) => {
    const before = await create()
    const answer = await api.patch(`/Webhooks/${before.id}`, { [name]: value })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toEqual({ ...before, [name]: value })
    expect(await read(before.id)).toEqual(answer.body)
  })

  it("changes everything at once", async () => {
    const { id, token } = await create()
    const change = { url: "http://a.example/", events: ["JournalPosted"], description: "d", webhookStatus: "Enabled" }
    await api.patch(`/Webhooks/${id}`, change)
    expect(await read(id)).toEqual({ id, token, ...change })
  })

  it("removes a description that is null", async () => {
    const { description: _, ...rest } = await create()
    expect((await api.patch(`/Webhooks/${rest.id}`, { description: null })).body).toEqual(rest)
    expect(await read(rest.id)).toEqual(rest)
  })

  it("changes nothing when nothing is said", async () => {
    const made = await create()
    expect((await api.patch(`/Webhooks/${made.id}`, {})).body).toEqual(made)
  })

  it("takes a merge patch by its own type", async () => {
    const { id } = await create()
    const answer = await api.send("PATCH", `/Webhooks/${id}`, `{"description":"merged"}`, {
      "content-type": "application/merge-patch+json",
    })
    expect(answer.status).toBe(200)
    expect(await read(id)).toHaveProperty("description", "merged")
  })

  it.each([
    ["url", null, "url"],
    ["url", "http://10.0.0.1/", "url"],
    ["events", [], "events"],
    ["events", ["InvoicePosted", "Nothing"], "events[1]"],
    ["webhookStatus", "Paused", "webhookStatus"],
    ["webhookStatus", null, "webhookStatus"],
    ["token", "mine", "token"],
    ["id", randomUUID(), "id"],
  ])("refuses %s as %j and changes nothing", async (name, value, field) => {
    const made = await create()
    expectProblem(await api.patch(`/Webhooks/${made.id}`, { description: "never", [name]: value }), 400, field)
    expect(await read(made.id)).toEqual(made)
  })
})

describe("deleting a webhook", () => {
  it("is answered with 200 and no body; the webhook is gone", async () => {
    const { id } = await create()
    const answer = await api.delete(`/Webhooks/${id}`)
    expect(answer.status).toBe(200)
    expect(answer.text).toBe("")
    expect(answer.headers.get("content-type")).toBeNull()
    expect((await api.get("/Webhooks")).body).toEqual([])
    expectProblem(await api.delete(`/Webhooks/${id}`), 400, "message")
  })
})

describe("an id", () => {
  const calls: readonly (readonly [string, string, object | undefined])[] = [
    ["GET", "", undefined],
    ["PATCH", "", { description: "d" }],
    ["DELETE", "", undefined],
    ["POST", "/Test", undefined],
    ["GET", "/SigningSecret", undefined],
    ["POST", "/SigningSecret/Rotate", undefined],
  ]
  /** The log stays, so deliveries of a deleted webhook can still be read. */
  const deliveries = ["GET", "/Deliveries", undefined] as const
  const call = (method: string, path: string, body?: object) =>
    api.send(
      method,
      path,
      body === undefined ? undefined : JSON.stringify(body),
      body === undefined ? {} : { "content-type": "application/json" },
    )

  it.each(calls)("that is unknown or deleted: %s /Webhooks/{id}%s answers 400", async (method, rest, body) => {
    const { id: deleted } = await create()
    await api.delete(`/Webhooks/${deleted}`)
    const before = await countRows(service)
    for (const id of [randomUUID(), deleted, deleted.toUpperCase()]) {
      const problem = expectProblem(await call(method, `/Webhooks/${id}${rest}`, body), 400, "message", id)
      expect(problem.errors!["message"]![0]).toContain(id.toLowerCase())
    }
    expect(await countRows(service)).toEqual(before)
  })

  it("that is unknown: GET /Webhooks/{id}/Deliveries answers 400", async () => {
    const id = randomUUID()
    const problem = expectProblem(await call("GET", `/Webhooks/${id}/Deliveries`), 400, "message")
    expect(problem.errors!["message"]![0]).toContain(id)
  })

  it.each([...calls, deliveries])("that is no uuid: %s /Webhooks/{id}%s answers 400", async (method, rest, body) => {
    for (const id of ["1", "not-a-uuid", `${randomUUID()}0`, `{${randomUUID()}}`, `urn:uuid:${randomUUID()}`]) {
      expectProblem(await call(method, `/Webhooks/${encodeURIComponent(id)}${rest}`, body), 400, "id", id)
    }
  })

  it("may be written in upper case", async () => {
    const made = await create()
    expect(await read(made.id.toUpperCase())).toEqual(made)
  })
})

describe("paths and types", () => {
  it.each(["/webhooks", "/WEBHOOKS", "/wEbHoOkS/"])("%s is /Webhooks", async (path) => {
    const made = (await api.post(path, full)).body as WebhookView
    expect((await api.get(path)).body).toEqual([made])
    expect((await api.get(`${path.replace(/\/$/, "")}/${made.id}/SIGNINGSECRET`)).status).toBe(200)
  })

  it.each([
    ["application/json", "application/json"],
    ["text/json", "text/json"],
    ["text/plain", "text/plain"],
    ["*/*", "application/json"],
    ["text/*", "text/json"],
    ["application/xml", "application/json"],
    ["text/plain;q=0.5, text/json", "text/json"],
    ["nonsense", "application/json"],
    ["application/json;odata=verbose", "application/json"],
    ["text/plain; charset=utf-8", "text/plain"],
    ['text/json;v="a, b;c" ; q=1, application/json;q=0.1', "text/json"],
    ["application/json; charset=utf-8;q=0.1, text/plain;format=flowed", "text/plain"],
  ])("Accept: %s is answered as %s, in the same JSON", async (accept, type) => {
    const made = await create()
    const plain = await api.get(`/Webhooks/${made.id}`)
    for (const [path, text] of [
      [`/Webhooks/${made.id}`, plain.text],
      ["/Webhooks", `[${plain.text}]`],
    ] as const) {
      const answer = await api.get(path, { accept })
      expect(answer.headers.get("content-type")).toBe(`${type}; charset=utf-8`)
      expect(answer.headers.get("vary")).toBe("Accept")
      expect(answer.text).toBe(text)
    }
    const posted = await api.post("/Webhooks", full, { accept })
    expect(posted.status).toBe(201)
    expect(posted.headers.get("content-type")).toBe(`${type}; charset=utf-8`)
    expectProblem(await api.get(`/Webhooks/${randomUUID()}`, { accept }), 400)
  })
})
