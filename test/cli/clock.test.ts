import { freePort } from "@svc/adapters/embedded-postgres/free-port"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createWebhook, raise } from "../support/webhooks/deliveries.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { makeSvc, type Svc, svc as startedSvc } from "./run-svc.ts"

interface Moved {
  readonly from: string
  readonly now: string
  readonly attempts: { readonly succeeded: number; readonly failed: number }
  readonly jobs: number
}

let service: TestService
let receiver: Receiver
let svc: Svc

beforeAll(async () => {
  ;[service, receiver] = await Promise.all([
    openService({ clock: "manual", worker: true, http: true }),
    startReceiver(),
  ])
  const { clientId, secret } = await service.createTenant()
  svc = makeSvc({ SVC_BASE_URL: service.origin, SVC_CLIENT_ID: clientId, SVC_CLIENT_SECRET: secret }, startedSvc)
})
afterAll(() => Promise.all([receiver.close(), service.close()]))

const seconds = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1000

test("the clock is shown, moved by a time and moved to a moment, and what fell due is done on the way", async () => {
  receiver.respondWith(500)
  const { api } = await service.createTenant()
  await createWebhook(api, receiver.url())
  await raise(api)
  await receiver.waitFor(1)

  const shown = await svc.run(["clock", "show"])
  const moved = await svc.json<Moved>("clock", "advance", "6.1h")
  expect(shown).toMatchObject({ code: 0, stdout: `${moved.from}\n`, stderr: "" })
  expect(seconds(moved.from, moved.now)).toBe(6.1 * 3600)
  expect(moved.attempts).toEqual({ succeeded: 0, failed: 2 })

  const target = new Date(Date.parse(moved.now) + 86_400_000).toISOString()
  const set = await svc.run(["clock", "set", target])
  expect(set).toMatchObject({ code: 0, stderr: "" })
  expect(set.stdout).toMatch(new RegExp(`^From ${moved.now} to ${target}: 0 webhook attempts succeeded, 7 failed, `))
})

test("what goes wrong is said in one sentence, without the secret", async () => {
  const show = ["clock", "show"]
  const [back, wrong, nobody, several] = await Promise.all([
    svc.run(["clock", "set", "2020-01-01"]),
    svc.run([...show, "--secret", "not-the-secret"]),
    svc.run([...show, "--url", `http://127.0.0.1:${await freePort()}`]),
    service.createTenant(["One AB", "Two AB"]).then((tenant) => {
      const env = { SVC_CLIENT_ID: tenant.clientId, SVC_CLIENT_SECRET: tenant.secret }
      return Promise.all([svc.run(show, { env }), svc.run([...show, "--legal-entity", "Two AB"], { env })])
    }),
  ])
  expect(back.stderr).toContain("the clock does not go back")
  expect(wrong.stderr).toContain("refuses the client id and the secret")
  expect(nobody.stderr).toMatch(/No service answers at http:\/\/127.0.0.1:\d+: .*ECONNREFUSED.* --url\.\n$/)
  expect(several[0].stderr).toContain("--legal-entity")
  expect(several[1].code).toBe(0)
  for (const { code, stdout, stderr } of [back, wrong, nobody, several[0]]) {
    expect([code, stdout]).toEqual([1, ""])
    expect(stderr).toMatch(/^svc: [^\n]+\n$/)
    expect(stderr).not.toContain("not-the-secret")
  }
})
