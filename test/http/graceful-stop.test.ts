import { afterEach, beforeEach, expect, it } from "vitest"
import { connectRaw, type RawClient, requestText } from "../support/service/raw-client.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { sleep } from "../support/until.ts"

let service: TestService
let authorization: string
beforeEach(async () => {
  service = await openService({ worker: true, http: true })
  const { clientId, secret } = await service.createTenant()
  const { body } = await service.anonymous.post("/auth/v2/token", { clientId, secret })
  authorization = `Bearer ${(body as { readonly access_token: string }).access_token}`
})
afterEach(() => service.close())

const webhook = JSON.stringify({ url: "http://127.0.0.1:9/", events: ["InvoicePosted"] })

/** A request of which half has come. */
const begin = async (): Promise<RawClient> => {
  const client = await connectRaw(service.origin)
  const headers = { authorization, "content-type": "application/json", "content-length": String(webhook.length) }
  client.write(requestText("POST /Webhooks HTTP/1.1", headers, webhook.slice(0, 20)))
  await sleep(100)
  return client
}

it("a stop lets the running request finish and takes no new ones", async () => {
  const running = await begin()
  let stopped = false
  const stop = service.server.stop().then(() => (stopped = true))
  await sleep(100)
  expect(stopped).toBe(false)
  await expect(fetch(`${service.origin}/health/live`)).rejects.toThrow("fetch failed")

  running.write(webhook.slice(20))
  const answer = await running.answer()
  expect(answer.status).toBe(201)
  expect(answer.body).toMatchObject({ url: "http://127.0.0.1:9/" })
  await stop
  expect(await service.sql("select url from svc.webhooks")).toEqual([{ url: "http://127.0.0.1:9/" }])
})

it("a stop does not wait for connections that lie idle", async () => {
  // Left open by the client for its next request.
  await (await fetch(`${service.origin}/health/live`)).text()
  const begun = performance.now()
  await service.server.stop()
  expect(performance.now() - begun).toBeLessThan(2_000)
})

it("the whole service stops while a request runs, and the request is answered", async () => {
  const running = await begin()
  const stop = service.stop()
  await sleep(50)
  running.write(webhook.slice(20))
  expect((await running.answer()).status).toBe(201)
  await stop
})
