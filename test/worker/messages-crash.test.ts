import { afterAll, beforeAll, expect, it } from "vitest"
import { makeBilling } from "../support/invoicing/billing.ts"
import { type MailRelay, settingsFor, startMailRelay } from "../support/messages/mail-relay.ts"
import { startWorkerBeside } from "../support/processes/worker-beside.ts"
import { openService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { until } from "../support/until.ts"

const openHttp = () => openService({ http: true })

/** The moments of a message at which its worker is killed. */
const points = ["connected", "recipient", "end received", "answered"] as const
type Point = (typeof points)[number]

let service: Awaited<ReturnType<typeof openHttp>>
let relay: MailRelay
/** The kill that the relay does next, and at which moment. */
let armed: { readonly point: Point; readonly kill: () => Promise<void> } | undefined
const strike = async (point: Point): Promise<void> => {
  if (armed?.point !== point) return
  const { kill } = armed
  armed = undefined
  await kill()
}

beforeAll(async () => {
  service = await openHttp()
  relay = await startMailRelay({
    onConnect: () => strike("connected"),
    options: {},
    refuseRecipient: () => void strike("recipient"),
    beforeAnswer: async () => {
      await strike("end received")
      return undefined
    },
    afterAnswer: () => strike("answered"),
  })
})
afterAll(async () => {
  await relay.close()
  await service.close()
})

const environment = { SVC_MAIL_ALLOWED_NETWORKS: "127.0.0.0/8", SVC_MAIL_PORTS: "1024-65535" }
/** The one message of a tenant. */
const messageOf = async ({ api }: TestTenant) => {
  const { data } = (await api.get("/Messages")).body as {
    readonly data: readonly { readonly id: string; readonly status: string }[]
  }
  expect(data).toHaveLength(1)
  return data[0]!
}
/** Runs a worker until each tenant's message is in a state that the condition accepts. */
const workUntil = async (tenants: readonly TestTenant[], isReached: (status: string) => boolean) => {
  const worker = startWorkerBeside(service, environment)
  try {
    return await until(
      () => Promise.all(tenants.map(messageOf)),
      (found) => found.every(({ status }) => isReached(status)),
    )
  } finally {
    await worker.stop()
  }
}

it("a worker that is killed at any moment of a message leaves no second one, and none is lost in silence", async () => {
  const tenants: TestTenant[] = []
  for (const point of points) {
    const tenant = await service.createTenant()
    expect((await tenant.api.put("/Integrations/Mail", settingsFor(relay.port))).status).toBe(200)
    const billing = makeBilling(tenant.api)
    const { id: account } = await billing.account({ invoiceEmailAddress: "ada@customer.example" })
    await billing.posted(account, [billing.line(100)])
    const worker = startWorkerBeside(service, environment)
    let isDead = false
    armed = {
      point,
      kill: async () => {
        await worker.kill()
        isDead = true
      },
    }
    await until(
      () => Promise.resolve(isDead),
      (dead) => dead,
    )
    tenants.push(tenant)
  }
  // As if the leases of the dead workers had ended, and then the wait of the messages that certainly did not arrive.
  await service.sql("update svc.messages set lease_until = created_at where status = 'Sending'")
  const settled = await workUntil(tenants, (status) => status !== "Sending")
  expect(settled.map(({ status }) => status)).toEqual([
    "Deferred",
    "Deferred",
    "Unknown",
    expect.stringMatching(/^(Sent|Unknown)$/u),
  ])
  await service.sql("update svc.messages set next_attempt_at = created_at where status = 'Deferred'")
  const ended = await workUntil(tenants, (status) => status !== "Sending" && status !== "Deferred")
  expect(ended.map(({ status }) => status)).toEqual(["Sent", "Sent", "Unknown", settled[3]!.status])
  const copies = ended.map(({ id }) => relay.received.filter(({ raw }) => raw.includes(`<${id}.1@`)).length)
  expect(copies).toEqual([1, 1, 1, 1])
})
