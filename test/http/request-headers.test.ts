import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import { createWebhook } from "../support/webhooks/deliveries.ts"
import { expectBare, expectProblem } from "../support/service/problems.ts"
import { connectRaw, requestText } from "../support/service/raw-client.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

const names = ["Åkeri ÄÖ & 100 % Söner", "Beta AB"] as const
let service: LentService
let one: TestTenant
let several: TestTenant
beforeAll(async () => {
  service = await lendService()
  one = await service.createTenant(["Alpha AB"])
  several = await service.createTenant(names)
})

const entity = (name: string) => several.legalEntities.find((each) => each.name === name)!
const asUtf8Bytes = (text: string) => Buffer.from(text, "utf8").toString("latin1")

describe("the legal-entity header", () => {
  const [first, second] = names
  it.each([
    ["its id", () => entity(first).id],
    ["its id in upper case", () => entity(first).id.toUpperCase()],
    ["its name as raw UTF-8", () => asUtf8Bytes(first)],
    ["its name percent-encoded", () => encodeURIComponent(first)],
    ["its name in Latin-1", () => first],
  ])("chooses a legal entity by %s", async (_, value) => {
    const webhook = await createWebhook(
      await several.apiWith(["*:admin"], { "legal-entity": value() }),
      "http://127.0.0.1/",
    )
    const list = async (name: string) => (await several.api.get("/Webhooks", { "legal-entity": entity(name).id })).text
    expect(await list(first)).toContain(webhook.id)
    expect(await list(second)).not.toContain(webhook.id)
  })

  it("may be left out by a tenant that has one, and may name it all the same", async () => {
    expect((await one.api.get("/Webhooks")).status).toBe(200)
    expect((await one.api.get("/Webhooks", { "legal-entity": "" })).status).toBe(200)
    expect((await one.api.get("/Webhooks", { "legal-entity": "Alpha AB" })).status).toBe(200)
  })

  it("is required of a tenant that has several", async () => {
    expectBare(await several.api.get("/Webhooks"), 403)
    expectBare(await several.api.post("/Webhooks", { url: "http://127.0.0.1/", events: ["InvoicePosted"] }), 403)
  })

  it.each([
    ["an unknown id", () => randomUUID()],
    ["an unknown name", () => "Gamma AB"],
    ["another tenant's id", () => one.legalEntities[0]!.id],
    ["another tenant's name", () => "Alpha AB"],
    ["a name in other letters", () => "BETA AB"],
    ["part of a name", () => "Beta"],
    ["a broken escape", () => "%zz"],
    ["quotes", () => `Beta AB' or '1'='1`],
    ["8,000 characters", () => "x".repeat(8_000)],
    ["bytes that are no UTF-8", () => "\u00ff\u00fe"],
  ])("that holds %s is refused with an empty 403", async (_, value) => {
    expectBare(await several.api.get("/Webhooks", { "legal-entity": value() }), 403)
    expectBare(await several.api.get(`/Webhooks/${randomUUID()}`, { "legal-entity": value() }), 403)
  })

  it("given twice is refused", async () => {
    const { clientId, secret } = several
    const { body } = await service.anonymous.post("/auth/v2/token", { clientId, secret })
    const authorization = `Bearer ${(body as { readonly access_token: string }).access_token}`
    const client = await connectRaw(service.origin)
    client.write(
      requestText("GET /Webhooks HTTP/1.1", { authorization, "legal-entity": "Beta AB\r\nlegal-entity: Beta AB" }),
    )
    expectBare(await client.answer(), 403)
  })

  it("does not stand in the way of an answer that needs none", async () => {
    expect((await service.anonymous.get("/health/live", { "legal-entity": "nobody" })).status).toBe(200)
  })
})

describe("the api-version header", () => {
  it("is 2.0 or 2.1; the list of webhooks is a bare array in both", async () => {
    const webhook = await createWebhook(one.api, "http://127.0.0.1/versions")
    const answers = await Promise.all(
      [{}, { "api-version": "2.0" }, { "api-version": "2.1" }].map((headers) => one.api.get("/Webhooks", headers)),
    )
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body).toEqual([webhook])
    }
  })

  it.each(["1.0", "2", "2.2", "2.10", "v2.1", "2,1", "2.1, 2.1", "latest", "x".repeat(5_000)])(
    "%s is refused and named",
    async (version) => {
      for (const path of ["/Webhooks", `/Webhooks/${randomUUID()}`, "/EventTypes", "/WebhookDeliveries"]) {
        const answer = await one.api.get(path, { "api-version": version })
        expect(expectProblem(answer, 400, "api-version").errors!["api-version"]).toEqual(["must be one of 2.0, 2.1"])
      }
      expectProblem(await one.api.post("/Webhooks", {}, { "api-version": version }), 400, "api-version")
    },
  )
})
