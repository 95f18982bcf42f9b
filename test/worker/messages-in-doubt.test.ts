import { afterEach, beforeAll, expect, it } from "vitest"
import {
  type MailRelay,
  refusal,
  relayLogin,
  settingsFor,
  startMailRelay,
  startRawRelay,
} from "../support/messages/mail-relay.ts"
import { detail, messages, post, tenantAt as tenantOf, told, untilLast } from "../support/messages/mail-tenants.ts"
import { type LentService, lendService } from "../support/service/lent-service.ts"
import { until } from "../support/until.ts"

let service: LentService
const opened: { readonly close: () => Promise<void> }[] = []
beforeAll(async () => {
  service = await lendService()
})
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

const relayWith = async (rules?: Parameters<typeof startMailRelay>[0]): Promise<MailRelay> => {
  const relay = await startMailRelay(rules)
  opened.push(relay)
  return relay
}
const tenantAt = (port: number, more: object = {}) => tenantOf(service, port, more)

it("a connection that breaks after the end of the message leaves Unknown, and only a person sends it again", async () => {
  let isBroken = true
  const got: string[] = []
  const relay = await startRawRelay((socket) => {
    let data: string | undefined
    socket.write("220 relay\r\n")
    socket.on("data", (piece) => {
      const text = piece.toString("latin1")
      if (data !== undefined) {
        data += text
        if (!data.endsWith("\r\n.\r\n")) return
        got.push(data)
        data = undefined
        if (isBroken) return void socket.resetAndDestroy()
        return void socket.write("250 taken\r\n")
      }
      for (const line of text.split("\r\n").filter(Boolean)) {
        if (line === "DATA") data = ""
        socket.write(line === "DATA" ? "354 go on\r\n" : "250 ok\r\n")
      }
    })
  })
  opened.push(relay)
  const tenant = await tenantAt(relay.port)
  await post(tenant)
  const doubtful = await untilLast(tenant.api, "Unknown")
  expect(doubtful).toMatchObject({ attempts: 1, problem: expect.stringContaining("may have the message") })
  expect(got).toHaveLength(1)
  expect(await told(tenant.api)).toMatchObject({ sent: [], failed: [], notices: [{ kind: "MessageUnknown" }] })
  isBroken = false
  // A later message of the same legal entity shows that the doubtful one was passed over.
  await post(tenant)
  await untilLast(tenant.api, "Sent")
  expect((await detail(tenant.api, doubtful.id)).status).toBe("Unknown")
  expect(got).toHaveLength(2)
  expect((await tenant.api.post(`/Messages/${doubtful.id}/Resend`, {})).status).toBe(201)
  await until(
    () => messages(tenant.api, "?Status=Sent"),
    (sent) => sent.length === 2,
  )
})

it("a refused login fails the message and stops the legal entity, until the settings are saved again", async () => {
  const relay = await relayWith({ options: { authOptional: false } })
  const wrong = { username: relayLogin.username, password: "wrong" }
  const tenant = await tenantAt(relay.port, wrong)
  await post(tenant)
  expect((await untilLast(tenant.api, "Failed")).problem).toContain("535")
  const stopped = (await tenant.api.get("/Integrations/Mail")).body as { readonly stoppedUntil?: string }
  expect(Date.parse(stopped.stoppedUntil!)).toBeGreaterThan(Date.now() + 600_000)
  expect(await told(tenant.api)).toMatchObject({
    failed: [{ status: "Failed" }],
    notices: [{ kind: "MailRefused", link: { kind: "MailSettings" } }],
  })
  await post(tenant)
  expect((await messages(tenant.api))[0]).toMatchObject({ status: "Queued", attempts: 0 })
  await tenant.api.put("/Integrations/Mail", settingsFor(relay.port, relayLogin))
  await untilLast(tenant.api, "Sent")
})

it("a server that never answers holds up nobody else's mail", async () => {
  const silent = await startRawRelay(() => undefined)
  opened.push(silent)
  const slow = await tenantAt(silent.port)
  for (let index = 0; index < 5; index += 1) await post(slow)
  await until(
    () => messages(slow.api, "?Status=Sending"),
    (found) => found.length === 3,
  )
  const relay = await relayWith()
  const quick = await tenantAt(relay.port)
  await post(quick)
  await untilLast(quick.api, "Sent")
  expect(await messages(slow.api, "?Status=Sending")).toHaveLength(3)
  expect(await messages(slow.api, "?Status=Sent")).toEqual([])
})

it("a test sends now and gives the server's words, and shows no password", async () => {
  const relay = await relayWith({ options: { authOptional: false } })
  const { api } = await tenantAt(relay.port, { ...relayLogin, enabled: false })
  expect(await api.post("/Integrations/Mail/Test", { to: "ada@customer.example" })).toMatchObject({
    status: 200,
    body: { answer: expect.stringMatching(/^250 /u) },
  })
  expect(relay.received).toHaveLength(1)
  const shown = await api.get("/Integrations/Mail")
  expect(shown.body).toMatchObject({ username: relayLogin.username, hasPassword: true })
  expect(shown.text).not.toContain(relayLogin.password)
  await api.put("/Integrations/Mail", settingsFor(relay.port, { ...relayLogin, password: "wrong" }))
  expect(await api.post("/Integrations/Mail/Test", { to: "ada@customer.example" })).toMatchObject({
    status: 400,
    body: { type: "/problems/mail-refused" },
  })
})

it("removed settings cancel what waits, and a relay at a closed address or port is refused", async () => {
  const relay = await relayWith({ refuseRecipient: () => refusal("450 later") })
  const tenant = await tenantAt(relay.port)
  await post(tenant)
  await untilLast(tenant.api, "Deferred")
  expect((await tenant.api.delete("/Integrations/Mail")).status).toBe(200)
  expect(await messages(tenant.api)).toMatchObject([{ status: "Cancelled" }])
  expect((await tenant.api.get("/Integrations/Mail")).body).toEqual({ isConfigured: false, enabled: false })
  const refused = async (more: object) =>
    Object.keys(
      ((await tenant.api.put("/Integrations/Mail", settingsFor(587, more))).body as { errors: object }).errors,
    )
  expect(await refused({ host: "169.254.169.254" })).toEqual(["host"])
  expect(await refused({ host: "10.0.0.1" })).toEqual(["host"])
  expect(await refused({ host: "mail server" })).toEqual(["host"])
  expect(await refused({ host: "mail.example", port: 80 })).toEqual(["port"])
  expect(await refused({ host: "8.8.8.8" })).toEqual(["security"])
  expect(await refused({ fromName: "Alpha\r\nBcc: eve@example.com" })).toEqual(["fromName"])
})
