import { randomUUID } from "node:crypto"
import { rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import {
  createWebhook,
  deliveryAfter,
  type DeliveryView,
  deliveryWhere,
  type RaisedView,
} from "../support/webhooks/deliveries.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { openTemporaryFolder } from "../support/temporary-folder.ts"
import { makeSvc, type Svc } from "./run-svc.ts"

const data = '{"amount":1250.10,"large":12345678901234567890,"small":1e-400,"list":[1.0,-0],"name":"Åsa"}'
const unknown = randomUUID()
const correlationId = "0199d3a0-0000-7000-8000-00000000abcd"

let service: TestService
let receiver: Receiver
let alpha: TestTenant
let beta: TestTenant
let svc: Svc
let webhook: Awaited<ReturnType<typeof createWebhook>>
let signingSecret: string
let raised: RaisedView & { readonly source: string }
let emit: readonly string[]
let folder: string

beforeAll(async () => {
  folder = openTemporaryFolder()
  ;[service, receiver] = await Promise.all([openService({ worker: true, http: true }), startReceiver()])
  svc = makeSvc({ DATABASE_URL: service.databaseUrl, SVC_ENCRYPTION_KEY: service.encryptionKey })
  ;[alpha, beta] = await Promise.all([service.createTenant(), service.createTenant(["Beta AB", "Beta: Inc"])])
  webhook = await createWebhook(alpha.api, receiver.url("/hook"))
  const { body } = await alpha.api.get(`/Webhooks/${webhook.id}/SigningSecret`)
  signingSecret = (body as { secret: string }).secret
  emit = ["events", "emit", "--tenant", alpha.tenantId, "--type", "InvoicePosted"]
  raised = await svc.json(
    ...emit,
    "--data",
    data,
    "--correlation-id",
    correlationId.toUpperCase(),
    "--source",
    "Paywall",
  )
})
afterAll(async () => {
  await Promise.all([receiver.close(), service.close()])
  rmSync(folder, { recursive: true })
})

const deliveries = (...more: readonly string[]) =>
  svc.json<readonly DeliveryView[]>("webhooks", "deliveries", "--tenant", alpha.tenantId, ...more)

describe("events emit", () => {
  test("delivers the data digit for digit, in the name of the system user", async () => {
    expect(raised).toEqual({
      id: expect.any(String),
      eventType: "InvoicePosted",
      correlationId,
      source: "Paywall",
      created: expect.stringMatching(/Z$/),
      deliveries: [{ id: expect.any(String), webhookId: webhook.id }],
    })
    const [request] = await receiver.waitFor(1)
    expect(request!.body).toContain(`"Data":${data}}`)
    const [system] = await service.sql("select id from svc.users where tenant_id = $1 and kind = 'system'", [
      alpha.tenantId,
    ])
    expect(JSON.parse(request!.body)).toMatchObject({
      EventId: raised.id,
      TriggeredBy: system!["id"],
      CorrelationId: correlationId,
      Source: "Paywall",
      LegalEntityName: "Alpha AB",
    })
  })

  test("takes the data from a file or from standard input, and any spelling of a tag", async () => {
    const file = path.join(folder, "data.json")
    writeFileSync(file, ' {\n "id": 1.50 }\n')
    const type = ["events", "emit", "--tenant", alpha.tenantId, "--type", "AccountCreated"]
    const [fromFile, fromInput, missing] = await Promise.all([
      svc.run([...type, "--data-file", "data.json", "--json"], { env: { SVC_LAUNCHER: "1", INIT_CWD: folder } }),
      svc.run([...type, "--data-file", "-"], { input: '{"id":2.50}' }),
      svc.run([...type, "--data-file", "missing.json"]),
    ])
    expect(fromFile).toMatchObject({ code: 0, stderr: "" })
    expect(fromInput).toMatchObject({ code: 0, stderr: "" })
    expect(fromInput.stdout).toContain("No enabled webhook of this legal entity subscribes to it.")
    expect(missing).toMatchObject({ code: 1, stdout: "" })
    expect(missing.stderr).toMatch(/^svc: The file missing.json cannot be read: .*\n$/)
    const rows = await service.sql("select envelope from svc.events where tag = 'AccountsCreated' order by envelope")
    const envelopes = rows.map((row) => String(row["envelope"]))
    expect(envelopes.map((each) => each.slice(each.indexOf('"Data"'))).sort()).toEqual([
      '"Data":{"id":1.50}',
      '"Data":{"id":2.50}',
    ])
  })

  test("asks for the legal entity when there are several, and takes its id or its name", async () => {
    const type = ["events", "emit", "--tenant", beta.tenantId, "--type", "InvoicePosted", "--data", "{}"]
    const [none, named, foreign] = await Promise.all([
      svc.run(type),
      svc.run([...type, "--legal-entity", "Beta: Inc"]),
      svc.run([...type, "--legal-entity", alpha.legalEntities[0]!.id]),
    ])
    expect([none.code, named.code, foreign.code]).toEqual([1, 0, 1])
    expect(none.stderr).toContain("several legal entities: name one with --legal-entity. They are Beta AB (")
    expect(foreign.stderr).toContain(`no legal entity '${alpha.legalEntities[0]!.id}'. It has Beta AB (`)
  })
})

describe("webhooks", () => {
  test("list never shows a token or a signing secret", async () => {
    const list = ["webhooks", "list", "--tenant", alpha.tenantId]
    const [listed, table] = await Promise.all([svc.json<readonly object[]>(...list), svc.run(list)])
    expect(listed).toEqual([
      {
        id: webhook.id,
        url: receiver.url("/hook"),
        events: ["InvoicePosted"],
        webhookStatus: "Enabled",
        created: expect.stringMatching(/Z$/),
      },
    ])
    expect(table.stdout).toMatch(/^WEBHOOK +STATUS +URL +EVENTS\n/)
    for (const secret of [webhook.token, signingSecret]) {
      expect(JSON.stringify(listed) + table.stdout).not.toContain(secret)
    }
  })

  test("deliveries narrows down, and shows one with its attempts and without secrets", async () => {
    const { id } = raised.deliveries[0]!
    await deliveryWhere(alpha.api, id, ({ status }) => status === "Delivered")
    const [matching, others, one, shown] = await Promise.all([
      deliveries(
        ..."--status Delivered --event-type InvoicePosted --from 2026-01-01 --to 2100-01-01T00:00:00+02:00".split(" "),
        ...`--webhook ${webhook.id} --correlation-id ${correlationId} --limit 5`.split(" "),
      ),
      deliveries("--status", "Failed"),
      svc.json<DeliveryView>("webhooks", "deliveries", "--tenant", alpha.tenantId, "--delivery", id),
      svc.run(["webhooks", "deliveries", "--tenant", alpha.tenantId, "--delivery", id]),
    ])
    const { body } = await alpha.api.get(`/WebhookDeliveries/${id}`)
    expect(one).toEqual(body)
    expect(one.attempts).toHaveLength(1)
    expect(matching).toHaveLength(1)
    expect(one).toMatchObject(matching[0]!)
    expect(others).toEqual([])
    expect(shown.stdout).toMatch(/^raised by +\S/m)
    expect(shown.stdout).toMatch(/attempt 1, .* succeeded with 200\n/)
    for (const text of [JSON.stringify(one), shown.stdout]) expect(text).not.toContain(webhook.token)
  })

  test("what a receiver answers does not steer the terminal", async () => {
    receiver.respondWith({ status: 500, body: "\u001b[2J\u0007\u009bred" })
    const { deliveries: made } = await svc.json<RaisedView>(...emit, "--data", "{}")
    const { id } = made[0]!
    await deliveryAfter(alpha.api, id, 1)
    const one = ["webhooks", "deliveries", "--tenant", alpha.tenantId, "--delivery", id]
    const [shown, asJson] = await Promise.all([svc.run(one), svc.run([...one, "--json"])])
    expect(shown.stdout).toContain("the receiver answered 500")
    // oxlint-disable-next-line no-control-regex
    for (const { stdout } of [shown, asJson]) expect(stdout).not.toMatch(/[\u0007\u001b\u0080-\u009f]/)
    receiver.respondWith(200)

    const retried = await svc.run(["webhooks", "retry", id, "--tenant", alpha.tenantId])
    expect(retried).toMatchObject({ code: 0, stderr: "" })
    expect(retried.stdout).toContain("An attempt is due now.")
    expect(await deliveryAfter(alpha.api, id, 2)).toMatchObject({
      status: "Delivered",
      attempts: [{}, { manual: true }],
    })
  })

  test("another tenant's ids answer as unknown ones do", async () => {
    const { id } = raised.deliveries[0]!
    const of = ["--tenant", beta.tenantId, "--legal-entity", "Beta AB", "--json"]
    const outcomes = await Promise.all([
      svc.run(["webhooks", "deliveries", ...of, "--webhook", webhook.id]),
      svc.run(["webhooks", "deliveries", ...of, "--delivery", id]),
      svc.run(["webhooks", "retry", id, ...of]),
      svc.run(["webhooks", "retry", unknown, ...of]),
    ])
    for (const { code, stdout } of outcomes) expect([code, stdout]).toEqual([1, ""])
    const noDelivery = (wanted: string) =>
      `svc: There is no webhook delivery ${wanted} in this legal entity. \`svc webhooks deliveries\` shows them.\n`
    expect(outcomes.map(({ stderr }) => stderr)).toEqual([
      `svc: There is no webhook ${webhook.id} in this legal entity. \`svc webhooks list\` shows them.\n`,
      noDelivery(id),
      noDelivery(id),
      noDelivery(unknown),
    ])
  })
})

describe("events list, show and replay", () => {
  const of = () => ["--tenant", alpha.tenantId]

  test("find an event, show it as the interface does, and send it again", async () => {
    const [found, none, shown] = await Promise.all([
      svc.json<readonly { readonly id: string }[]>("events", "list", ...of(), "--correlation-id", correlationId),
      svc.run(["events", "list", ...of(), "--search", "nothing like it"]),
      svc.run(["events", "show", raised.id, ...of()]),
    ])
    const list = ["events", "list", ...of()]
    const idsOf = async (...options: readonly string[]) =>
      (await svc.json<readonly { readonly id: string }[]>(...list, ...options)).map(({ id }) => id)
    // Any spelling of a tag is accepted, and the end of a range is exclusive.
    const [created, soon] = [raised.created, new Date(Date.parse(raised.created) + 1).toISOString()]
    expect(await idsOf("--source", "Paywall", "--event-type", "InvoicePosted")).toEqual([raised.id])
    expect(await idsOf("--source", "Paywall", "--from", created, "--to", soon)).toEqual([raised.id])
    expect(await idsOf("--source", "Paywall", "--event-type", "AccountCreated")).toEqual([])
    expect(await idsOf("--source", "Paywall", "--from", soon)).toEqual([])
    expect(await idsOf("--source", "Paywall", "--to", created)).toEqual([])
    const ofTag = await idsOf("--event-type", "AccountCreated")
    expect([ofTag.length > 0, ofTag.includes(raised.id)]).toEqual([true, false])
    expect(found).toMatchObject([
      {
        id: raised.id,
        eventType: "InvoicePosted",
        about: expect.any(String),
        source: "Paywall",
        deliveryCounts: { made: 1 },
      },
    ])
    expect(none.stdout).toBe("No event matches.\n")
    expect(shown.stdout).toContain(data)
    expect(await svc.json("events", "show", raised.id, ...of())).toMatchObject({
      deliveries: [{ webhookId: webhook.id }],
    })
    const replay = ["events", "replay", raised.id, ...of()]
    const toAll = await svc.json<RaisedView>(...replay)
    expect(toAll.deliveries).toMatchObject([{ webhookId: webhook.id }])
    await deliveryWhere(alpha.api, toAll.deliveries[0]!.id, ({ status }) => status === "Delivered")
    const again = await svc.json<RaisedView>(...replay, "--webhook", webhook.id)
    await deliveryWhere(alpha.api, again.deliveries[0]!.id, ({ status }) => status === "Delivered")
    const refused = await svc.run([...replay, "--webhook", unknown])
    expect(refused).toMatchObject({ code: 1, stdout: "" })
    expect(refused.stderr).toContain("webhookId: names no webhook of this legal entity")
    expect((await svc.run(["events", "show", unknown, ...of()])).stderr).toContain(`There is no event ${unknown}`)
  })
})
