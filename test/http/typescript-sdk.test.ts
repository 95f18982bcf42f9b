import { readFileSync } from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startCuttingProxy } from "../support/sdks/cutting-proxy.ts"
import { packTypescriptSdk, type PackedSdk, parts } from "../support/sdks/packed-typescript.ts"
import { repository } from "../support/repository.ts"
import { cases, observe } from "../support/sdks/conformance-case.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"

type Sdk = Awaited<ReturnType<PackedSdk["load"]>>
type Svc = InstanceType<Sdk["Svc"]>

let packed: PackedSdk
let sdk: Sdk
let service: LentService
let tenant: TestTenant
let svc: Svc
beforeAll(async () => {
  packed = await packTypescriptSdk()
  sdk = await packed.load()
  service = await lendService()
  tenant = await service.createTenant()
  svc = new sdk.Svc({ url: service.origin, clientId: tenant.clientId, clientSecret: tenant.secret })
})
afterAll(() => packed.remove())

describe("the rules of spec.md", () => {
  it.each(cases)("$name", async (each) => {
    expect(await observe(sdk, each)).toMatchObject({ error: undefined, ...each.expect })
  })
})

describe("the packed package and the service", () => {
  it("make exactly as many accounts as were asked for, where a tenth of the connections is cut", async () => {
    const proxy = await startCuttingProxy(service.origin)
    try {
      const shaken = new sdk.Svc({ url: proxy.url, clientId: tenant.clientId, clientSecret: tenant.secret, retries: 6 })
      const names = Array.from({ length: 60 }, (_, index) => `Shaken ${index}`)
      for (const name of names) await shaken.accounts.create({ name, currency: "SEK" })
      for (const fate of ["before", "after", "middle", "refuse"]) expect(proxy.fates[fate], fate).toBeGreaterThan(0)
      const all: string[] = []
      for await (const { name } of svc.accounts.list({ filter: "startswith(name, 'Shaken ')", pageSize: 7 }))
        all.push(name)
      expect(all.sort()).toEqual(names.sort())
    } finally {
      proxy.close()
    }
  })

  it("tell what was wrong, and keep a change by somebody else", async () => {
    const { id } = await svc.accounts.create({ name: "First AB", currency: "SEK" })
    const wrong = await svc.accounts.create({ name: "", currency: "SEK" }).catch((error: unknown) => error)
    expect(wrong).toBeInstanceOf(sdk.BadRequest)
    expect(wrong).toMatchObject({ status: 400, errors: { name: expect.anything() }, traceId: expect.any(String) })
    let etag = ""
    await svc.accounts.get(id, { onResponse: ({ headers }) => void (etag = headers.get("etag") ?? "") })
    await svc.accounts.update(id, { name: "Second AB" }, { ifMatch: etag })
    await expect(svc.accounts.update(id, { name: "Third AB" }, { ifMatch: etag })).rejects.toThrow(
      sdk.PreconditionFailed,
    )
    await expect(svc.accounts.get("nobody")).rejects.toThrow(sdk.SvcError)
    const stranger = new sdk.Svc({ url: service.origin, clientId: tenant.clientId, clientSecret: "wrong" })
    await expect(stranger.accounts.get(id)).rejects.toThrow(sdk.Unauthorized)
  })

  it("verify a delivery of every type of event, and refuse what the service did not sign", async () => {
    const receiver = await startReceiver()
    try {
      const types = await svc.events.listTypes()
      const tags = (types as unknown as readonly { readonly eventType: string }[]).map(({ eventType }) => eventType)
      const webhook = await svc.webhooks.create({ url: receiver.url("/hook"), events: tags })
      const { secret } = await svc.webhooks.getSigningSecret(webhook.id)
      for (const eventType of tags) await svc.events.create({ eventType, data: { id: eventType } })
      await receiver.waitFor(tags.length)
      const events = await Promise.all(
        receiver.requests.map(({ body, headers }) => sdk.unwrap(body, headers, ["whsec_AAAA", secret])),
      )
      expect(events.map(({ type }) => type).sort()).toEqual(tags.toSorted())
      for (const { type, data } of events) expect(data).toMatchObject({ id: type })

      const { body, headers } = receiver.requests[0]!
      const refusals = [
        () => sdk.unwrap(`${body} `, headers, secret),
        () => sdk.unwrap(body, headers, "whsec_AAAA"),
        () => sdk.unwrap(body, { ...headers, "webhook-id": "other" }, secret),
        () => sdk.unwrap(body, { ...headers, "webhook-signature": "v2,AAAA" }, secret),
        () => sdk.unwrap(body, headers, secret, { now: Date.now() + 301_000 }),
        () => sdk.unwrap(body, {}, secret),
      ]
      for (const refused of refusals) await expect(refused()).rejects.toThrow(sdk.SignatureRefused)
    } finally {
      await receiver.close()
    }
  })

  it("run the examples of the README and the program of the tutorial, type-checked", async () => {
    const readme = readFileSync(path.join(packed.folder, "README.md"), "utf8")
    const examples = [...readme.matchAll(/^```ts\n([^]*?)^```/gm)].map(([, example]) => example!)
    expect(examples).toHaveLength(10)
    const page = readFileSync(path.join(repository, "docs", "tutorials", "first-invoice.md"), "utf8")
    const [, program = ""] = /^```ts .*\n([^]*?)^```/m.exec(page) ?? []
    expect(program.trim().split("\n").length).toBeLessThanOrEqual(25)
    // The compiler needs seconds, so it reads both at once; the README imports the same names.
    const tutorial = `{\n${program.replace(/^import .*$/m, "")}\n}`
    const receiver = await startReceiver()
    const other = await service.createTenant()
    try {
      const said = await packed.runModule([...examples, tutorial].join("\n"), {
        SVC_URL: service.origin,
        SVC_CLIENT_ID: other.clientId,
        SVC_CLIENT_SECRET: other.secret,
        RECEIVER: receiver.url("/hook"),
      })
      expect(said).toContain("posted invoice")
      expect(said).toMatch(/^Posted \d+ 204\.99$/m)
    } finally {
      await receiver.close()
    }
  })

  it("need few bytes: the core with one resource, and the whole", async () => {
    expect(await packed.sizeOf(parts.core)).toBeLessThan(6_000)
    expect(await packed.sizeOf(parts.whole)).toBeLessThan(25_000)
  })
})
