import { withClient } from "@svc/adapters/embedded-postgres/database"
import { findLostDeliveries } from "@svc/adapters/postgres/webhooks/lost-deliveries"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { holdingRows } from "../support/database/holding-rows.ts"
import { createWebhook, deliveryAfter, raise, raiseOne } from "../support/webhooks/deliveries.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { until } from "../support/until.ts"
import { untilAllSent } from "../support/webhooks/all-sent.ts"
import { startWorkerBeside } from "../support/processes/worker-beside.ts"

let service: TestService
let tenant: TestTenant
let receiver: Receiver
const beside: ReturnType<typeof startWorkerBeside>[] = []
beforeAll(async () => {
  service = await openService({ worker: true, http: true, settings: { SVC_WEBHOOK_TIMEOUT_SECONDS: "12" } })
})
afterAll(() => service.close())
beforeEach(async () => {
  tenant = await service.createTenant()
  receiver = await startReceiver()
})
afterEach(async () => {
  await Promise.all(beside.splice(0).map(({ kill }) => kill()))
  await receiver.close()
})

const startBeside = () => beside.push(startWorkerBeside(service, { SVC_WEBHOOK_TIMEOUT_SECONDS: "12" }))
const raiseMany = async (count: number) => {
  for (let left = count; left > 0; left -= 50)
    await Promise.all(Array.from({ length: Math.min(left, 50) }, () => raise(tenant.api)))
}
const delivered = async () =>
  Number(
    (
      await service.sql(
        "select count(*) n from svc.webhook_deliveries where tenant_id = $1 and state = 'Delivered' and attempt_count = 1",
        [tenant.tenantId],
      )
    )[0]!["n"],
  )
describe("several workers on one database", () => {
  it("share the work, and send nothing twice", async () => {
    for (let index = 0; index < 10; index += 1) await createWebhook(tenant.api, receiver.url(`/${index}`))
    for (let count = 0; count < 3; count += 1) startBeside()
    await raiseMany(60)
    await until(delivered, (count) => count === 600)
    expect(receiver.requests).toHaveLength(600)
    const sent = receiver.requests.map(({ url, headers }) => `${url} ${String(headers["webhook-id"])}`)
    expect(new Set(sent).size).toBe(600)
  })

  it("share what was delayed as well, and send nothing twice", async () => {
    for (let index = 0; index < 10; index += 1) await createWebhook(tenant.api, receiver.url(`/${index}`))
    await service.withoutWorker(async () => {
      await raiseMany(60)
      await service.sql(
        "update svc.delivery_queue set lane = 'retry', due_at = now() + interval '3 seconds' where tenant_id = $1",
        [tenant.tenantId],
      )
      for (let count = 0; count < 3; count += 1) startBeside()
    })
    await until(delivered, (count) => count === 600)
    expect(receiver.requests).toHaveLength(600)
  })

  it("do not take over a request that lasts almost as long as it may", async () => {
    await createWebhook(tenant.api, receiver.url())
    startBeside()
    receiver.respondWith({ body: "late", delayMs: 7_000 })
    const delivery = await raiseOne(tenant.api)
    await deliveryAfter(tenant.api, delivery, 1)
    await untilAllSent(service, tenant.api)
    expect(receiver.requests).toHaveLength(1)
  })
})

describe("what a worker finds when it comes back", () => {
  it("works off a backlog of many claims without a new event; none of it counts as stuck", async () => {
    for (let index = 0; index < 10; index += 1) await createWebhook(tenant.api, receiver.url(`/${index}`))
    await service.withoutWorker(async () => {
      await raiseMany(110)
      expect(await findLostDeliveries(service.worker.get("Db"))).toEqual({ count: 0 })
    })
    await until(delivered, (count) => count === 1_100)
    expect(receiver.requests).toHaveLength(1_100)
  })

  it("fails an attempt whose claims never came back, as crashed, and goes on with the others", async () => {
    await createWebhook(tenant.api, receiver.url())
    const ids: string[] = []
    await service.withoutWorker(async () => {
      ids.push(await raiseOne(tenant.api), await raiseOne(tenant.api))
      await service.sql("update svc.delivery_queue set claims = 5 where delivery_id = $1", [ids[0]])
    })
    const crashed = await deliveryAfter(tenant.api, ids[0]!, 1)
    expect(crashed).toMatchObject({ status: "Pending", attempts: [{ succeeded: false, failureReason: "crashed" }] })
    expect(crashed.nextAttemptAt).toBeDefined()
    await expect(deliveryAfter(tenant.api, ids[1]!, 1)).resolves.toMatchObject({ status: "Delivered" })
    expect(receiver.requests).toHaveLength(1)
  })
})

describe("what is slow beside the sending", () => {
  it("is not waited for when it is the log", async () => {
    await createWebhook(tenant.api, receiver.url())
    const logged = () => service.sql("select from svc.webhook_attempts where tenant_id = $1", [tenant.tenantId])
    await holdingRows(service, "before insert on svc.webhook_attempts", "true", async (release) => {
      await raiseMany(50)
      await receiver.waitFor(50)
      expect(await logged()).toEqual([])
      await release()
      await until(logged, ({ length }) => length === 50)
    })
    expect(receiver.requests).toHaveLength(50)
  })

  it("is not waited for when it is the watch over webhooks, neither by the sending nor by the log", async () => {
    const { id } = await createWebhook(tenant.api, receiver.url())
    receiver.respondWith(500)
    await withClient(service.databaseUrl, async (client) => {
      await client.query("begin")
      await client.query("select from svc.webhooks where id = $1 for update", [id])
      await raise(tenant.api)
      const waits = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
      await until(
        () => service.sql(waits),
        ({ length }) => length > 0,
      )
      const logged = await deliveryAfter(tenant.api, await raiseOne(tenant.api), 1)
      expect(logged).toMatchObject({ attempts: [{ failureReason: "http_status" }] })
      expect(await service.sql(waits)).not.toEqual([])
    })
  })
})

describe("a database that is in trouble", () => {
  it("the next event is delivered soon after the listening connection is cut, and so are later ones", async () => {
    await createWebhook(tenant.api, receiver.url())
    await raise(tenant.api)
    await receiver.waitFor(1)
    const listening = "from pg_stat_activity where datname = current_database() and query ilike 'listen%'"
    const cut = await service.sql<{ pid: number }>(`select pid, pg_terminate_backend(pid) ${listening}`)
    expect(cut.length).toBeGreaterThan(0)
    for (let count = 2; count <= 4; count += 1) {
      await raise(tenant.api)
      await receiver.waitFor(count)
    }
    // A new connection listens in place of the one that was cut.
    await until(
      () => service.sql(`select ${listening} and pid <> all($1)`, [cut.map(({ pid }) => pid)]),
      ({ length }) => length > 0,
    )
  })

  it("an attempt whose log could not be written is written later, once, and made once", async () => {
    const { id } = await createWebhook(tenant.api, receiver.url())
    await service.sql("create sequence svc.fails")
    await service.sql("grant usage on sequence svc.fails to svc_worker")
    await service.sql(`create function svc.fail_twice() returns trigger language plpgsql as $$
      begin
        if nextval('svc.fails') <= 2 then raise exception 'no room for the log'; end if;
        return new;
      end $$`)
    await service.sql(
      "create trigger fail_twice before insert on svc.webhook_attempts for each row execute function svc.fail_twice()",
    )
    const delivery = await raiseOne(tenant.api)
    await expect(deliveryAfter(tenant.api, delivery, 1)).resolves.toMatchObject({ status: "Delivered" })
    await service.sql("drop trigger fail_twice on svc.webhook_attempts")
    expect(receiver.requests).toHaveLength(1)
    const attempts = await service.sql(
      "select number from svc.webhook_attempts a join svc.webhook_deliveries d on d.id = a.delivery_id where d.webhook_id = $1",
      [id],
    )
    expect(attempts).toEqual([{ number: 1 }])
    expect(service.logged()).toContain("webhook attempts could not be written")
  })

  it("a claim that cannot be read or given back for a moment goes on soon, not when its lease lapses", async () => {
    await createWebhook(tenant.api, receiver.url())
    await service.sql(`
      create function svc.refuse() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$;
      create trigger refuse before update on svc.delivery_queue
        for each row when (new.leased_until is null) execute function svc.refuse();
      revoke select on svc.events from svc_worker`)
    const before = service.logged().length
    try {
      const delivery = await raiseOne(tenant.api)
      await until(
        () => service.logged().slice(before),
        (lines) => lines.includes("could not be read"),
      )
      await service.sql("grant select on svc.events to svc_worker")
      await expect(deliveryAfter(tenant.api, delivery, 1)).resolves.toMatchObject({ status: "Delivered" })
    } finally {
      await service.sql("grant select on svc.events to svc_worker; drop trigger refuse on svc.delivery_queue")
    }
    expect(receiver.requests).toHaveLength(1)
  })

  it("an event answered with 201 is there and delivered although its connections are cut at once", async () => {
    await createWebhook(tenant.api, receiver.url())
    const delivery = await raiseOne(tenant.api)
    await service.sql(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    )
    const { status } = await until(
      () => deliveryAfter(tenant.api, delivery, 1).catch(() => ({ status: "unreadable" })),
      (read) => read.status === "Delivered",
    )
    expect(status).toBe("Delivered")
  })
})

it("stops in order: a request under way is finished and logged, nothing is sent again", async () => {
  await createWebhook(tenant.api, receiver.url())
  receiver.respondWith({ body: "late", delayMs: 1_000 })
  const delivery = await raiseOne(tenant.api)
  await receiver.waitFor(1)
  await service.withoutWorker(async () => {
    const { status, attemptCount } = await deliveryAfter(tenant.api, delivery, 1)
    expect({ status, attemptCount }).toEqual({ status: "Delivered", attemptCount: 1 })
  })
  await untilAllSent(service, tenant.api)
  expect(receiver.requests).toHaveLength(1)
})
