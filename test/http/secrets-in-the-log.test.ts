import { afterAll, beforeAll, expect, it } from "vitest"
import { makeBilling } from "../support/invoicing/billing.ts"
import { createWebhook, deliveryAfter, raiseOne } from "../support/webhooks/deliveries.ts"
import { logLines } from "../support/service/quiet-log.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { askForToken, basic, granted } from "../support/service/token-endpoint.ts"

let service: TestService
beforeAll(async () => {
  service = await openService({
    worker: true,
    http: true,
    settings: { SVC_LOG_LEVEL: "trace", SVC_METRICS_TOKEN: "the-metrics-token" },
  })
})
afterAll(() => service.close())

it("no secret is in the log, whatever goes well or wrong, at the most talkative level", async () => {
  const tenant = await service.createTenant()
  const { api, clientId, secret } = tenant
  const json = { "content-type": "application/json" }
  const secrets = new Map<string, string>([
    ["client secret", secret],
    ["encryption key", service.encryptionKey],
    ["metrics token", "the-metrics-token"],
    ["address of the database", service.databaseUrl],
  ])

  const first = granted(
    await askForToken(service.anonymous, { grant_type: "password", username: clientId, password: secret }),
  )
  const second = granted(
    await askForToken(service.anonymous, { grant_type: "refresh_token", refresh_token: first.refresh_token }),
  )
  await askForToken(service.anonymous, { grant_type: "refresh_token", refresh_token: first.refresh_token })
  await askForToken(service.anonymous, { grant_type: "client_credentials" }, basic(clientId, secret))
  await askForToken(service.anonymous, { grant_type: "client_credentials" }, basic(clientId, `${secret}x`))
  secrets.set("access token", first.access_token).set("its signature", first.access_token.split(".")[2]!)
  secrets.set("refresh token", first.refresh_token).set("second refresh token", second.refresh_token)
  secrets.set("basic", basic(clientId, secret)["authorization"]!.slice(6))

  // Refused requests contain secrets too.
  await service.anonymous.send("POST", "/auth/token", `{"clientId":"${clientId}","secret":"${secret}"`, json)
  await service.anonymous.send("POST", "/auth/token", `{"clientId":"${clientId}","secret":["${secret}"]}`, json)
  await service.anonymous.post("/auth/token", { clientId, secret: `${secret}x` })
  await service.anonymous.get("/Webhooks", { authorization: `Bearer ${first.access_token}x` })
  await service.anonymous.get("/Webhooks", { authorization: `Basic ${secret}` })
  await service.anonymous.get("/metrics", { authorization: "Bearer the-metrics-token", "x-forwarded-for": "8.8.8.8" })

  const receiver = await startReceiver({ respond: (_, index) => (index === 0 ? 200 : 500) })
  const webhook = await createWebhook(api, receiver.url())
  const signing = (await api.get(`/Webhooks/${webhook.id}/SigningSecret`)).body as { readonly secret: string }
  const rotated = (await api.post(`/Webhooks/${webhook.id}/SigningSecret/Rotate`)).body as { readonly secret: string }
  secrets.set("webhook token", webhook.token)
  secrets.set("signing secret", signing.secret.slice(6)).set("rotated secret", rotated.secret.slice(6))
  await deliveryAfter(api, await raiseOne(api), 1)
  await deliveryAfter(api, await raiseOne(api), 1)
  await receiver.close()
  await deliveryAfter(api, await raiseOne(api), 1)
  for (const { headers } of receiver.requests)
    secrets.set(`signature of ${String(headers["webhook-id"])}`, String(headers["webhook-signature"]).slice(3))

  await api.patch("/LegalEntities", { hostedPages: { enabled: true } })
  const billing = makeBilling(api)
  const invoice = await billing.posted((await billing.account()).id, [billing.line(100)])
  const link = (await api.post(`/Invoices/${invoice.id}/Links`, {})).body as { readonly url: string }
  const page = new URL(link.url).pathname
  secrets.set("token of a page", page.slice(-43))
  const looked = [page, `${page}/PDF`, `${page}/other`].map((path) => service.anonymous.get(path))
  expect((await Promise.all(looked)).map(({ status }) => status)).toEqual([200, 200, 404])

  // The database fails on statements that contain all the secrets.
  await service.sql("revoke select on svc.invoice_links from svc_app")
  await service.sql("revoke insert, update on svc.webhooks from svc_app")
  await service.sql("revoke insert on svc.refresh_tokens from svc_app")
  expect((await api.post("/Webhooks", { url: receiver.url(), events: ["InvoicePosted"] })).status).toBe(503)
  expect((await api.post(`/Webhooks/${webhook.id}/SigningSecret/Rotate`)).status).toBe(503)
  expect((await service.anonymous.post("/auth/v2/token", { clientId, secret })).status).toBe(503)
  expect((await service.anonymous.get(page)).status).toBe(503)

  const logged = service.logged()
  expect(logLines(service).filter(({ level }) => level === "error").length).toBeGreaterThan(3)
  expect(logLines(service).filter(({ msg }) => msg === "request").length).toBeGreaterThan(20)
  for (const [name, value] of secrets) {
    expect(value.length, name).toBeGreaterThan(2)
    expect(logged.includes(value), `the ${name} is in the log`).toBe(false)
  }
  expect(logged).not.toMatch(/bearer [\w-]{8}|whsec_|"(authorization|cookie)":/i)
})
