import { withClient } from "@svc/adapters/embedded-postgres/database"
import { makeBoss } from "@svc/adapters/pg-boss/boss"
import { loadPgBoss } from "@svc/adapters/postgres/base/pg-boss-library"
import { listenForJobs, notifyChannel } from "@svc/adapters/pg-boss/listen"
import { urlsOf } from "@svc/adapters/postgres/base/database-address"
import { Primaries } from "@svc/adapters/postgres/base/primary"
import { migrateEmbedded } from "@svc/adapters/wiring/migrate"
import { describe, expect, onTestFinished, test } from "vitest"
import { makeSvc } from "../cli/run-svc.ts"
import { campaign } from "../support/campaign.ts"
import { type Replicated, startReplicated as startServers } from "../support/database/replicated.ts"
import { whyNoOldestPostgres } from "../support/database/oldest-postgres.ts"
import { openReplicatedHouse } from "../support/processes/replicated-house.ts"
import { inLanes } from "../support/processes/through-kills.ts"
import { until } from "../support/until.ts"

const { events, postings } = campaign({ gate: { events: 600, postings: 60 }, whole: { events: 2_000, postings: 200 } })

const startReplicated: typeof startServers = async (how) => {
  const servers = await startServers(how)
  onTestFinished(servers.close)
  return servers
}

/** The rows of a tenant on the server that is the primary after the failover. */
const rowsOf =
  (servers: Replicated, tenantId: string) =>
  <Row>(text: string): Promise<readonly Row[]> =>
    withClient(servers.standby.url, async (client) => (await client.query(text, [tenantId])).rows as Row[])

const idsOfEvents = "select id from svc.events where tenant_id = $1 and tag = 'QuoteCreated'"

describe.skipIf(whyNoOldestPostgres() !== undefined)("a primary that dies under load", () => {
  test("loses nothing that was acknowledged while its standby is synchronous, and no process is started again", async () => {
    const servers = await startReplicated({ synchronous: true })
    const { tenant, receiver, drafts, seen, encryptionKey, ...house } = await openReplicatedHouse(servers, postings)
    const rows = rowsOf(servers, tenant.tenantId)
    const address = servers.several(servers.primary.url)
    const both = makeSvc({ DATABASE_URL: address, SVC_ENCRYPTION_KEY: encryptionKey })
    const readHosts = async (): Promise<string> => {
      const { stdout } = await both.run(["doctor", "--json"])
      const { checks } = JSON.parse(stdout) as { checks: readonly { name: string; detail: string }[] }
      return checks.find(({ name }) => name === "hosts")?.detail ?? stdout
    }
    const untilSaid = (sentence: string) => until(readHosts, (said) => said.includes(sentence))
    await untilSaid(
      `127.0.0.1:${servers.primary.port} is the primary, 127.0.0.1:${servers.standby.port} is a standby; synchronous replication is on`,
    )
    const raised: string[] = []
    const posted: string[] = []
    const dead = Promise.withResolvers<void>()
    // A third of the load waits until the primary is dead, so that some always comes after, however fast the machine
    // is.
    const lanes = (count: number, each: (index: number) => Promise<unknown>) =>
      inLanes(count, async (index) => {
        if (index >= (count * 2) / 3) await dead.promise
        await each(index)
      })
    const load = Promise.all([
      lanes(events, async (index) => void raised.push(await house.raise(index))),
      lanes(postings, async (index) => void posted.push(await house.post(drafts[index]!))),
    ])
    /** Waits for a promise, and fails at once when a request gets a wrong answer or a process ends. */
    const meanwhile = <A>(wait: Promise<A>): Promise<A> => Promise.race([wait, load.then(() => wait), house.ended])
    await meanwhile(
      until(
        () => [raised.length / events, posted.length / postings],
        (done) => done.every((part) => part > 1 / 3),
      ),
    )
    await servers.primary.kill()
    dead.resolve()
    await meanwhile(
      until(
        () => seen.get("503 5") ?? 0,
        (count) => count > 20,
      ),
    )
    await servers.promote()
    await meanwhile(load)
    expect([...seen.keys()].sort()).toEqual(["201", "503 5"])

    // Every acknowledged event is stored and reached its receiver.
    const stored = new Set((await rows<{ id: string }>(idsOfEvents)).map(({ id }) => id))
    expect(raised.filter((id) => !stored.has(id))).toEqual([])
    await meanwhile(
      until(
        () =>
          rows<{ n: number }>(
            "select count(*)::int as n from svc.webhook_deliveries where tenant_id = $1 and state <> 'Delivered'",
          ),
        ([waiting]) => waiting?.n === 0,
      ),
    )
    expect(new Set(receiver.requests.map(({ headers }) => headers["webhook-id"])).size).toBe(stored.size)
    // Each invoice was posted once, so the invoice numbers have no gap.
    expect(posted.sort()).toEqual(drafts.toSorted())
    const numbers = await rows<{ number: number }>(
      "select invoice_number::int as number from svc.invoices where tenant_id = $1 and status = 'Posted' order by 1",
    )
    const first = numbers[0]?.number ?? 0
    expect(numbers.map(({ number }) => number)).toEqual(drafts.map((_, index) => first + index))
    expect(house.isRunning()).toBe(true)

    // The command line also finds the new primary, and reports each host.
    await untilSaid(`127.0.0.1:${servers.primary.port} cannot be reached`)

    // The former primary comes back and would accept changes, but gets none.
    await servers.primary.start()
    await untilSaid("2 hosts take changes")
    const chosen = () => new Primaries(urlsOf(address)).find().catch(() => undefined)
    await until(chosen, (found) => found?.url === servers.standby.url)
    const late = await house.raise(events)
    expect(await rows<{ id: string }>(idsOfEvents)).toContainEqual({ id: late })
  })

  test("loses what an asynchronous standby had not received: the standby has to be synchronous", async () => {
    const servers = await startReplicated({ synchronous: false })
    const house = await openReplicatedHouse(servers, 0)
    const rows = rowsOf(servers, house.tenant.tenantId)
    await until(
      () => rows(idsOfEvents),
      (received) => received.length === 1,
    )
    await servers.standby.stop()
    const acknowledged = await house.raise(1)
    await servers.primary.kill()
    await servers.standby.start()
    await servers.promote()
    const later = await house.raise(2)
    const kept = (await rows<{ id: string }>(idsOfEvents)).map(({ id }) => id)
    expect(kept.sort()).toEqual([house.first, later].sort())
    expect(kept).not.toContain(acknowledged)
    expect(house.isRunning()).toBe(true)
  })

  test("keeps no worker from hearing of new jobs at once", async () => {
    const servers = await startReplicated({ synchronous: true })
    await migrateEmbedded(servers.primary.url)
    const heard: (string | undefined)[] = []
    await loadPgBoss()
    const boss = makeBoss({
      url: servers.several(servers.primary.url),
      applicationName: "svc listener",
      supervises: false,
      onError: () => undefined,
      onWarning: () => undefined,
    })
    onTestFinished(() => boss.stop({ graceful: false }))
    await boss.start()
    const listener = await listenForJobs(boss, (queue) => heard.push(queue))
    onTestFinished(listener.close)
    const notify = (url: string, queue: string) =>
      withClient(url, (client) => client.query("select pg_notify($1, $2)", [notifyChannel, queue]))
    const untilHeard = (queue: string | undefined) =>
      until(
        () => heard,
        (all) => all.includes(queue),
      )
    await notify(servers.primary.url, "before")
    await untilHeard("before")
    heard.length = 0

    await servers.primary.kill()
    await servers.promote()
    // `undefined` means that the connection is back, and that any queue may have received a job meanwhile.
    await untilHeard(undefined)
    await notify(servers.standby.url, "after")
    expect(await untilHeard("after")).not.toContain("before")
  })
})
