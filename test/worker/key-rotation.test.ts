import { randomBytes } from "node:crypto"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { makeSvc } from "../cli/run-svc.ts"
import { startHttpProcess } from "../support/processes/http-process.ts"
import { startWorkerBeside } from "../support/processes/worker-beside.ts"
import { openService, type Opened } from "../support/service/service.ts"
import { askAt } from "../support/service/tenants.ts"
import { until } from "../support/until.ts"
import { createWebhook, deliveryAfter, raiseOne, readDelivery } from "../support/webhooks/deliveries.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)].map((key) => key.toString("base64")) as [string, string]
type Check = { readonly step: string; readonly next: string; readonly processes: readonly { readonly name: string }[] }

let receiver: Receiver
let service: Opened<{ readonly settings: Record<string, string> }>
const stops: (() => Promise<void>)[] = []
const startHttp = async (keys: string) => {
  const http = await startHttpProcess(
    { databaseUrl: service.databaseUrl, encryptionKey: keys },
    { SVC_WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8" },
  )
  const stop = async () => {
    if (http.process.exitCode === null) http.process.kill("SIGTERM")
    await until(
      () => http.process.exitCode,
      (code) => code !== null,
    )
  }
  stops.push(stop)
  return { ...http, stop }
}
const startWorker = (keys: string) => {
  const worker = startWorkerBeside({ databaseUrl: service.databaseUrl, encryptionKey: keys })
  stops.push(worker.stop)
  return worker
}
const svcWith = (keys: string) => makeSvc({ DATABASE_URL: service.databaseUrl, SVC_ENCRYPTION_KEY: keys })
const check = async (keys = oldKey): Promise<Check & { readonly code: number | null }> => {
  const { code, stdout } = await svcWith(keys).run(["secrets", "check", "--json"])
  return { ...(JSON.parse(stdout) as Check), code }
}
/** Waits until `running` processes have reported. */
const checkOf = (running: number, keys?: string) =>
  until(
    () => check(keys),
    ({ processes }) => processes.length === running,
  )

beforeAll(async () => {
  receiver = await startReceiver()
  service = await openService({ settings: { SVC_ENCRYPTION_KEY: oldKey } })
  await service.worker.run(service.worker.get("SigningKeyCheck").ensure)
})
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
  await service.sql("delete from svc.processes")
})
afterAll(async () => {
  await service.close()
  await receiver.close()
})

describe("a process that does not know the key that another one encrypts with", () => {
  it("lists the webhook, leaves its secrets alone, and lets its deliveries wait for seconds without an attempt", async () => {
    const [ahead, behind] = await Promise.all([startHttp(`${newKey},${oldKey}`), startHttp(oldKey)])
    startWorker(oldKey)
    const aheadOf = await askAt(ahead.origin, service.worker)
    const { api, clientId, secret } = await aheadOf.createTenant()
    const readable = await createWebhook(api, receiver.url("/other"), ["AccountCreated"])
    const made = await createWebhook(api, receiver.url("/hook"))

    const { anonymous } = await askAt(behind.origin, service.worker)
    const { body: signedIn } = await anonymous.post("/auth/v2/token", { clientId, secret })
    const authorization = `Bearer ${(signedIn as { access_token: string }).access_token}`
    const askBehind = async (method: string, path: string, body?: object) => {
      const answer = await fetch(`${behind.origin}${path}`, {
        method,
        headers: { authorization, "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: answer.status, body: await answer.json() }
    }
    const shown = ({ id, url, events, webhookStatus }: typeof made) => ({
      id,
      url,
      events,
      webhookStatus,
      secretsUnreadable: true,
    })
    expect(await askBehind("GET", "/Webhooks")).toEqual({ status: 200, body: [shown(readable), shown(made)] })
    expect(await askBehind("GET", `/Webhooks/${made.id}/SigningSecret`)).toMatchObject({
      status: 503,
      body: { type: expect.stringContaining("webhook-secrets-unreadable") as string },
    })
    const change = { description: "changed by a process without the key" }
    expect(await askBehind("PATCH", `/Webhooks/${made.id}`, change)).toMatchObject({ status: 200, body: change })
    expect((await api.get(`/Webhooks/${made.id}`)).body).toEqual({ ...made, ...change })

    const delivery = await raiseOne(api)
    // The worker claimed the delivery and put it back, so that it is due again within seconds.
    const [{ again } = { again: Number.NaN }] = await until(
      () =>
        service.sql<{ again: number }>(
          `select extract(epoch from due_at - now())::float as again from svc.delivery_queue
           where delivery_id = $1 and due_at > now() and leased_until is null`,
          [delivery],
        ),
      (rows) => rows.length > 0,
    )
    expect(again).toBeLessThanOrEqual(60)
    expect(await readDelivery(api, delivery)).toMatchObject({ status: "Pending", attemptCount: 0 })
    expect(receiver.requests).toEqual([])
    const found = await checkOf(3)
    expect([found.step, found.code]).toEqual(["Broken", 1])
    expect(found.next).toMatch(/^http \S+, worker \S+ cannot decrypt what \S+ encrypts: add that key after the others/u)

    // The delivery succeeds once one worker knows the key, although another does not.
    startWorker(`${oldKey},${newKey}`)
    await until(
      () => readDelivery(api, delivery),
      ({ status }) => status === "Delivered",
    )
    expect(await readDelivery(api, delivery)).toMatchObject({ attemptCount: 1, attempts: [{ number: 1 }] })
  })
})

describe("the documented order", () => {
  it("is followed by `secrets check` at each step, and every delivery arrives at its first attempt", async () => {
    await svcWith(`${oldKey},${newKey}`).run(["secrets", "reencrypt"])
    const [both, switched] = [`${oldKey},${newKey}`, `${newKey},${oldKey}`]
    // The step in which every process has only the old key is left out; the property of the rule covers it.
    let [http, worker] = [await startHttp(both), startWorker(both)]
    const restartHttp = async (keys: string) => {
      await http.stop()
      http = await startHttp(keys)
    }
    const restartWorker = async (keys: string) => {
      await worker.stop()
      worker = startWorker(keys)
    }
    const isAtWork = async () => {
      await checkOf(2)
      const { api } = await (await askAt(http.origin, service.worker)).createTenant()
      await createWebhook(api, receiver.url("/next"))
      expect(await deliveryAfter(api, await raiseOne(api), 1)).toMatchObject({ status: "Delivered", attemptCount: 1 })
    }
    await isAtWork()
    expect((await check()).step).toBe("Spare")
    await restartHttp(switched)
    expect((await checkOf(2)).step).toBe("Switching")
    await isAtWork()
    await restartWorker(switched)
    await checkOf(2)
    const before = await check(switched)
    expect([before.step, before.next]).toEqual([
      "ToReencrypt",
      expect.stringContaining("secrets reencrypt`, and drop no"),
    ])
    expect((await svcWith(switched).run(["secrets", "reencrypt"])).code).toBe(0)
    expect((await check()).step).toBe("Spare")
    await Promise.all([restartHttp(newKey), restartWorker(newKey)])
    await isAtWork()
    expect(await check()).toMatchObject({ step: "NoRotation", code: 0 })
  })
})
