import http from "node:http"
import { once } from "node:events"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeBilling } from "../support/invoicing/billing.ts"
import { type Opened, openService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: Opened<{ readonly http: true }>
let tenant: TestTenant
let authorization: string
let invoiceId: string
beforeAll(async () => {
  service = await openService({ http: true })
  tenant = await service.createTenant()
  const { clientId, secret } = tenant
  const { body } = await service.anonymous.post("/auth/v2/token", { clientId, secret })
  authorization = `Bearer ${(body as { readonly access_token: string }).access_token}`
  const billing = makeBilling(tenant.api)
  const { id } = await billing.account()
  const lines = Array.from({ length: 150 }, (_, index) => billing.line(index, { notes: `note ${index} `.repeat(40) }))
  invoiceId = (await billing.create(id, lines)).id
})
afterAll(() => service.close())

/** The bytes of an answer, without decoding them. */
const ask = async (path: string, accepted: string, method = "GET", body = "") => {
  const headers = { authorization, "accept-encoding": accepted, "content-type": "application/json" }
  const request = http.request(service.origin + path, { method, headers })
  request.end(body)
  const [answer] = (await once(request, "response")) as [http.IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return { status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks) }
}

const codings = [
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const

describe("a client that takes compressed answers gets the same text with fewer bytes", () => {
  it.each(codings)("of a short list and of a long one that is sent while it is made (%s)", async (coding, decode) => {
    for (const [path, isStreamed] of [
      ["/UnitOfMeasurements?PageSize=100", false],
      ["/Invoices?PageSize=100", true],
    ] as const) {
      const [plain, sent] = [await ask(path, "identity"), await ask(path, coding)]
      expect(plain.headers["content-encoding"]).toBeUndefined()
      expect(sent.headers).toMatchObject({ "content-encoding": coding, vary: expect.stringMatching(/Accept-Encoding/) })
      expect(plain.headers["vary"]).toBe(sent.headers["vary"])
      expect(sent.headers["content-length"] === undefined).toBe(isStreamed)
      expect(decode(sent.bytes).toString()).toBe(plain.bytes.toString())
      expect(sent.bytes.length).toBeLessThan(plain.bytes.length / 4)
    }
  })

  it("and the coding that it prefers, none where it takes none", async () => {
    const codingOf = async (accepted: string) =>
      (await ask("/UnitOfMeasurements?PageSize=100", accepted)).headers["content-encoding"]
    expect(await codingOf("gzip, deflate, br")).toBe("br")
    expect(await codingOf("br;q=0, gzip")).toBe("gzip")
    expect(await codingOf("zstd")).toBeUndefined()
  })
})

it("a change is not refused because its state was read compressed, and one of another state still is", async () => {
  const path = `/Invoices/${invoiceId}`
  const tags = [await ask(path, "identity"), await ask(path, "br")].map(({ headers }) => headers.etag ?? "")
  expect(new Set(tags).size).toBe(2)
  const change = (ifMatch: string) => tenant.api.patch(path, { notes: "seen" }, { "if-match": ifMatch })
  expect((await change(tags[1]!)).status).toBe(200)
  expect((await change(tags[1]!)).status).toBe(412)
})

it("the length of an answer tells nothing of a secret: credentials, sessions, tokens and webhooks are sent as they are", async () => {
  const webhook = { url: "https://receiver.example/hook", events: ["InvoicePosted"] }
  for (let index = 0; index < 10; index += 1)
    await tenant.api.post("/Webhooks", { ...webhook, url: `${webhook.url}/${index}` })
  const listed = await ask("/Webhooks", "br, gzip")
  expect(listed.bytes.length).toBeGreaterThan(1400)
  const made = await ask("/Webhooks", "br, gzip", "POST", JSON.stringify(webhook))
  expect(made.status).toBe(201)
  const others = ["/Me", "/Tokens", "/Users", "/.well-known/jwks.json", "/Session/Providers"]
  for (const { headers } of [listed, made, ...(await Promise.all(others.map((path) => ask(path, "br, gzip"))))])
    expect(headers["content-encoding"]).toBeUndefined()
})
