import { resolve } from "@svc/adapters/wiring/provide"
import type { Scope } from "@svc/domain/shared/scope"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { raise } from "../support/webhooks/deliveries.ts"
import { expectProblem } from "../support/service/problems.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { untilSettled } from "../support/webhooks/settled.ts"
import { until } from "../support/until.ts"

interface FeedView {
  readonly data: readonly { readonly cursor: string; readonly body: { readonly EventId: string } }[]
  readonly nextCursor: string
  readonly caughtUp: boolean
}

let service: TestService
beforeAll(async () => {
  service = await openService({ http: true, worker: true })
})
afterAll(() => service.close())

const feed = async (
  api: { get: (path: string) => Promise<{ status: number; text: string; body: unknown }> },
  query: string,
) => {
  const answer = await api.get(`/Events/Feed?${query}`)
  expect(answer.status, answer.text).toBe(200)
  return { ...(answer.body as FeedView), text: answer.text }
}
const idsOf = ({ data }: FeedView) => data.map(({ body }) => body.EventId)

it("a reader that waits gets an event when it is committed, with its digits, and the next one behind the cursor", async () => {
  const { api } = await service.createTenant()
  const { nextCursor, caughtUp, data } = await feed(api, "Start=Now")
  expect([data, caughtUp]).toEqual([[], true])
  const waits = feed(api, `Cursor=${nextCursor}&Wait=30`)
  const raised = await api.post("/Events", { eventType: "InvoicePosted", data: { total: 1 } })
  const first = await waits
  expect(idsOf(first)).toEqual([(raised.body as { id: string }).id])
  const exact = await api.send(
    "POST",
    "/Events",
    `{"eventType":"QuoteCreated","data":{"total":1250.00,"big":12345678901234567890}}`,
    { "content-type": "application/json" },
  )
  expect(exact.status, exact.text).toBe(201)
  const next = await feed(api, `Cursor=${first.data[0]!.cursor}&Wait=30`)
  expect(next.text).toContain(`"Data":{"total":1250.00,"big":12345678901234567890}`)
  expect(next.text).not.toContain("Token")
  expect(idsOf(await feed(api, "Start=Beginning&EventTypes=QuoteCreated"))).toEqual(idsOf(next))
})

it("mistakes are refused by name, and a cursor holds for its own query, legal entity and tenant", async () => {
  const { api } = await service.createTenant()
  await raise(api)
  const { nextCursor } = await feed(api, "Start=Beginning")
  const wrong = {
    Cursor: [`Cursor=nonsense`, `Cursor=${nextCursor}&EventTypes=QuoteCreated`],
    Start: [`Cursor=${nextCursor}&Start=Now`],
    EventTypes: ["EventTypes=Nothing"],
    Wait: ["Wait=31"],
  }
  for (const [field, queries] of Object.entries(wrong))
    for (const query of queries) expectProblem(await api.get(`/Events/Feed?${query}`), 400, field)
  const stranger = (await service.createTenant()).api
  expectProblem(await stranger.get(`/Events/Feed?Cursor=${nextCursor}`), 400, "Cursor")
  expect((await feed(stranger, "Start=Beginning")).data).toEqual([])
  expect((await feed(api, `Start=Beginning&AccountId=${randomUUID()}`)).data).toEqual([])
})

it("a cursor of which the log has gone is told where to begin", async () => {
  const { api } = await service.createTenant()
  const { nextCursor } = await feed(api, "Start=Now")
  const parts = Buffer.from(nextCursor, "base64url").toString().split(".")
  parts[3] = String(Number(parts[3]) - 16 * 86_400_000)
  const answer = await api.get(`/Events/Feed?Cursor=${Buffer.from(parts.join(".")).toString("base64url")}`)
  expectProblem(answer, 410)
  const { oldestCursor } = answer.body as { readonly oldestCursor: string }
  await feed(api, `Cursor=${oldestCursor}`)
})

it("a consumer goes on behind what it acknowledged", async () => {
  const { api } = await service.createTenant()
  const made = await api.put("/EventConsumers/books", { start: "Beginning", eventTypes: ["InvoicePosted"] })
  expect(made.status, made.text).toBe(201)
  expect((await api.put("/EventConsumers/books", { start: "Beginning", eventTypes: ["InvoicePosted"] })).status).toBe(
    200,
  )
  const [one, two] = [await raise(api), await raise(api)]
  await untilSettled(service)
  const { data } = await feed(api, "Consumer=books")
  expect(data.map(({ body }) => body.EventId)).toEqual([one.id, two.id])
  const ack = (cursor: string) => api.post("/EventConsumers/books/Ack", { cursor })
  expect((await ack(data[1]!.cursor)).status).toBe(200)
  expectProblem(await ack(data[0]!.cursor), 400, "cursor")
  expectProblem(await ack((await feed(api, "Start=Now")).nextCursor), 400, "cursor")
  expectProblem(await api.get("/Events/Feed?Consumer=books&EventTypes=QuoteCreated"), 400, "EventTypes")
  expect((await feed(api, "Consumer=books")).data).toEqual([])
  expect((await api.get("/EventConsumers")).body).toMatchObject({ data: [{ name: "books", behind: 0 }] })
  expect((await api.delete("/EventConsumers/books")).status).toBe(204)
  expectProblem(await api.get("/Events/Feed?Consumer=books"), 404)
})

it("of too many readers that wait one is asked to come later, and those who leave or stop make room at once", async () => {
  const { api, clientId, secret, tenantId } = await service.createTenant()
  const form = new URLSearchParams({ grant_type: "client_credentials", client_id: clientId, client_secret: secret })
  const signedIn = await fetch(`${service.origin}/connect/token`, { method: "POST", body: form })
  const { access_token: token } = (await signedIn.json()) as { readonly access_token: string }
  const { nextCursor } = await feed(api, "Start=Now")
  const leaving = new AbortController()
  const url = `${service.origin}/Events/Feed?Wait=30&Cursor=${nextCursor}`
  const ask = () => fetch(url, { headers: { authorization: `Bearer ${token}` }, signal: leaving.signal })
  const waiting = Array.from({ length: 20 }, () => ask().catch(() => undefined))
  const watch = resolve(service.httpGraph, "FeedWatch")
  const waitingNow = () => watch.counts({ tenantId } as Scope).ofTenant
  await until(waitingNow, (now) => now === 20)
  const refused = await ask()
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"])
  leaving.abort()
  await Promise.all(waiting)
  await until(waitingNow, (now) => now === 0)
  const last = feed(api, `Wait=30&Cursor=${nextCursor}`)
  await until(waitingNow, (now) => now === 1)
  await Promise.all([service.server.stop(), last.then(({ data }) => expect(data).toEqual([]))])
})
