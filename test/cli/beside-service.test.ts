import { freePort } from "@svc/adapters/embedded-postgres/free-port"
import { type ChildProcess, spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { rmSync } from "node:fs"
import path from "node:path"
import { afterEach, describe, expect, test } from "vitest"
import { startHttpProcess } from "../support/processes/http-process.ts"
import { startWorkerBeside } from "../support/processes/worker-beside.ts"
import { repository } from "../support/repository.ts"
import { openService } from "../support/service/service.ts"
import { openTemporaryFolder } from "../support/temporary-folder.ts"
import { until } from "../support/until.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"
import { type MadeTenant, makeSvc } from "./run-svc.ts"

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

const end = async (child: ChildProcess) => {
  if (child.exitCode !== null) return
  child.kill("SIGTERM")
  await once(child, "exit")
}

/** Starts `npm start` with the test clock and its embedded database, which every command migrates. */
const startWithTestClock = async () => {
  const folder = openTemporaryFolder()
  const port = await freePort()
  const env = { SVC_DATA_DIR: folder }
  const child = spawn(process.execPath, [path.join(repository, "bin/start.ts")], {
    stdio: "ignore",
    env: { PATH: process.env["PATH"], ...env, PORT: String(port), SVC_TEST_CLOCK: "1", SVC_LOG_LEVEL: "silent" },
  })
  stops.push(
    async () => rmSync(folder, { recursive: true, force: true }),
    () => end(child),
  )
  const origin = `http://127.0.0.1:${port}`
  const ready = () => fetch(`${origin}/health/ready`).then(({ status }) => status, String)
  await until(ready, (status) => status === 200)
  return { origin, env, clockStands: true }
}

const startApart = async () => {
  const service = await openService({ settings: { SVC_ENCRYPTION_KEY: randomBytes(32).toString("base64") } })
  stops.push(() => service.close())
  const networks = { SVC_WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8" }
  // HTTP does not start without the signing key, which a worker would make only a moment later.
  const env = { DATABASE_URL: service.databaseUrl, SVC_ENCRYPTION_KEY: service.encryptionKey }
  await makeSvc(env).run(["migrate"])
  const worker = startWorkerBeside(service, networks)
  stops.push(worker.stop)
  const http = await startHttpProcess(service, networks)
  stops.push(() => end(http.process))
  return {
    origin: http.origin,
    clockStands: false,
    env,
  }
}

describe.each([
  ["npm start with the test clock", startWithTestClock],
  ["HTTP and a worker", startApart],
])("commands beside %s", (_, start) => {
  test("take nothing from it: it lists and searches deliveries, delivers, and takes jobs as before", async () => {
    const receiver = await startReceiver()
    stops.push(() => receiver.close())
    const { origin, env, clockStands } = await start()
    const svc = makeSvc(env)
    const create = ["tenants", "create", "--name", "Alpha", "--legal-entity", "Alpha AB:SEK:SE"]
    const { tenantId } = await svc.json<MadeTenant>(...create)
    const ofTenant = ["--tenant", tenantId]
    const token = await svc.json<object>("tokens", "create", "--name", "test", ...ofTenant)
    expect(await svc.json("migrate")).toEqual({ applied: [] })
    await svc.json("users", "list", ...ofTenant)
    await svc.json("webhooks", "list", ...ofTenant)
    await svc.json("secrets", "check")
    expect(await svc.run(["doctor"])).toMatchObject({ code: 0 })

    const ask = async <A>(method: string, at: string, body?: object, headers = {}) => {
      const response = await fetch(origin + at, {
        method,
        headers: { "content-type": "application/json", ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      expect({ at, status: response.status, text }).toMatchObject({ status: expect.toSatisfy((code) => code < 300) })
      return JSON.parse(text) as A
    }
    const { access_token } = await ask<{ access_token: string }>("POST", "/auth/v2/token", token)
    const headers = { authorization: `Bearer ${access_token}` }
    const events = ["InvoicePosted"]
    const since = new Date(Date.now() - 3_600_000).toISOString()
    await ask("POST", "/Events", { eventType: "InvoicePosted", data: { invoiceNumber: "10000" } }, headers)
    const { id } = await ask<{ id: string }>("POST", "/Webhooks", { url: receiver.url(), events }, headers)
    await ask("POST", "/Events", { eventType: "InvoicePosted", data: { invoiceNumber: "10001" } }, headers)
    await receiver.waitFor(1)
    const found = await ask<{ data: readonly object[] }>("GET", "/WebhookDeliveries?Search=10001", undefined, headers)
    expect(found.data).toHaveLength(1)
    const letPass = async () => {
      if (clockStands) await ask("POST", "/TestClock", { advanceSeconds: 60 }, headers)
    }
    await letPass()
    // This job sends the event that was raised before the webhook existed.
    const recover = `/Webhooks/${id}/Recover`
    const recovery = await ask<{ total: number }>("POST", recover, { since, missed: true }, headers)
    expect(recovery.total).toBe(1)
    await letPass()
    await receiver.waitFor(2)
  })
})
