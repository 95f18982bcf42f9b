import { createHash } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { createWebhook } from "../support/webhooks/deliveries.ts"
import { type ReceivedRequest, type Receiver, type Reply, startReceiver } from "../support/webhooks/receiver.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

const events = 100
const hour = 3600

const alone = { headers: { connection: "close" } }
/** The answers to the failing events of each webhook, by its path. Other events are accepted. */
const receivers: Readonly<Record<string, (attempt: number) => Reply>> = {
  "/accepts": () => 204,
  "/fails-for-ever": () => 500,
  "/fails-twice": (attempt) => (attempt < 3 ? 500 : 200),
  "/asks-to-wait": (attempt) => (attempt < 3 ? { status: 503, headers: { "retry-after": "86400" } } : 200),
  "/is-too-busy": (attempt) => (attempt < 3 ? { status: 429, headers: { "retry-after": "5" } } : 200),
  "/takes-no-large-body": (attempt) => (attempt < 4 ? 413 : 200),
  "/is-gone": (attempt) => (attempt < 3 ? 410 : 200),
  // Closes the connection after each request, because the client repeats a request at once when a kept connection is
  // reset.
  "/resets": (attempt) => (attempt < 3 ? "reset" : alone),
  "/redirects": (attempt) => (attempt < 3 ? { status: 302, headers: { location: "/elsewhere" } } : 200),
  "/echoes": (attempt) => (attempt < 3 ? 400 : 200),
}

const dataOf: readonly object[] = [
  { invoiceNumber: "10001" },
  { amount: 12345678901234, name: 'Åsa \u{1F600} \u0001 "quoted"' },
  { empty: {}, list: [1, 2.5, null, true] },
  { text: "ö".repeat(20_000) },
]

let service: TestService
let tenant: TestTenant
let receiver: Receiver
let resetting: Receiver
beforeAll(async () => {
  service = await openService({ clock: "manual", worker: true, http: true })
  tenant = await service.createTenant()
  receiver = await startReceiver({ respond: (request) => respond(request) })
  resetting = await startReceiver({ respond: (request) => respond(request) })
})
afterAll(async () => {
  await receiver.close()
  await resetting.close()
  await service.close()
})

const numberOf = ({ body }: ReceivedRequest) => Number(/"CorrelationId":"0{8}-0{4}-4000-8000-(\d{12})"/u.exec(body)![1])
const attemptOf = ({ headers }: ReceivedRequest) => Number(headers["svc-attempt"])
const respond = (request: ReceivedRequest): Reply =>
  numberOf(request) % 10 === 0 ? receivers[request.url]!(attemptOf(request)) : request.url === "/resets" ? alone : 200

const advance = async (seconds: number) =>
  (await service.createTenant()).api.post("/TestClock", { advanceSeconds: seconds })

/**
 * A text without the values that differ between two runs: ids, times, the token, the signature, the name and the port.
 */
const same = (text: string): string =>
  text
    .replaceAll(/"00000000-0000-4000-8000-\d{12}"/gu, '"<correlation id>"')
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gu, "<id>")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/gu, "<time>")
    .replace(/"Token":"[\w-]{43}"/u, '"Token":"<token>"')
    .replace(/webhook-timestamp: \d{10}\b/u, "webhook-timestamp: <seconds>")
    .replace(/v1,[\w+/]{43}=/u, "v1,<signature>")
    .replace(/127\.0\.0\.1:\d+/u, "<host>")
    .replace(/"LegalEntityName":"[^"]+"/u, '"LegalEntityName":"<name>"')

const toText = ({ method, url, rawHeaders, body }: ReceivedRequest): string => {
  const head = Array.from({ length: rawHeaders.length / 2 }, (_, i) => `${rawHeaders[2 * i]}: ${rawHeaders[2 * i + 1]}`)
  const text = same(body)
  const hash = createHash("sha256").update(text).digest("hex")
  const shown = text.length > 1_000 ? `${text.slice(0, 400)}… ${hash}` : text
  const length = Number(head.find((line) => line.startsWith("content-length: "))?.slice(16))
  const exact = length === Buffer.byteLength(body) ? "<as the body>" : String(length)
  return `${method} ${url}\n${same(head.join("\n")).replace(/content-length: \d+/u, `content-length: ${exact}`)}\n\n${shown}`
}

/** The outcome of each delivery, and the start of each attempt in hours after the first. */
const ends = `select w.url, d.state || ' after ' || string_agg(
    coalesce(a.status::text, a.failure_reason) || ' at ' || round(extract(epoch from a.started_at - d.created_at) / 3600, 3) || ' h',
    ', ' order by a.number) as text
  from svc.webhook_deliveries d join svc.webhooks w on w.tenant_id = d.tenant_id and w.id = d.webhook_id
  join svc.webhook_attempts a on a.tenant_id = d.tenant_id and a.delivery_id = d.id
  where d.tenant_id = $1 group by w.url, d.id, d.state`

/** The distinct texts in order, each with the number of times that it occurs. */
const counted = (texts: readonly string[]): string => {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([text, n]) => `${n} × ${text}`)
    .join("\n\n")
}

it("sends a webhook without settings what it sent before there were settings, byte for byte", async () => {
  for (const path of Object.keys(receivers))
    await createWebhook(tenant.api, (path === "/resets" ? resetting : receiver).url(path))
  // Makes the webhooks as old as those from before there were settings, because newer ones have other defaults.
  await service.sql("update svc.webhooks set generation = null where tenant_id = $1", [tenant.tenantId])
  for (let event = 0; event < events; event += 1) {
    const correlationId = `00000000-0000-4000-8000-${String(event).padStart(12, "0")}`
    const data = dataOf[Math.floor(event / 10) % dataOf.length]!
    const answer = await tenant.api.post("/Events", { eventType: "InvoicePosted", correlationId, data })
    expect(answer.status).toBe(201)
  }
  await receiver.waitFor(events * (Object.keys(receivers).length - 1))
  await resetting.waitFor(events)
  await advance(30 * hour)

  const found = await service.sql<{ url: string; text: string }>(ends, [tenant.tenantId])
  const outcomes = found.map(({ url, text }) => `${new URL(url).pathname}: ${text}`)
  expect(outcomes).toHaveLength(1_000)
  const transcript = `${counted(outcomes)}\n\n${counted([...receiver.requests, ...resetting.requests].map(toText))}\n`
  await expect(transcript).toMatchFileSnapshot("golden-run.txt")
})
