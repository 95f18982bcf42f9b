import { freePort } from "@svc/adapters/embedded-postgres/free-port"
import { loginUrl, makeLogins } from "@svc/adapters/embedded-postgres/logins"
import { startEmbeddedPostgres } from "@svc/adapters/embedded-postgres/start"
import type { ChildProcess } from "node:child_process"
import { randomBytes } from "node:crypto"
import { Pool } from "pg"
import { makeBilling } from "../support/invoicing/billing.ts"
import { inLanes } from "../support/processes/through-kills.ts"
import { makeApiClient } from "../support/service/api-client.ts"
import { type Asker, eventually, makeAsker } from "./failover-load.ts"
import { runCommand, startProgram } from "./installations.ts"
import { startReceiverProcess, stopProcess } from "./processes.ts"

interface RollingPlan {
  readonly events: number
  readonly postings: number
}

/** An HTTP process and a worker of one version. */
interface Version {
  readonly asker: Asker
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

const parts = 6

const makeVersion = (tree: string, port: number, environment: NodeJS.ProcessEnv, children: ChildProcess[]): Version => {
  const running: ChildProcess[] = []
  const begin = async (name: "svc-http" | "svc-worker", own: NodeJS.ProcessEnv, at: number) => {
    const child = await startProgram(tree, name, { ...environment, ...own }, at)
    children.push(child)
    running.push(child)
  }
  return {
    asker: makeAsker(`http://127.0.0.1:${port}`),
    start: async () => {
      const status = await freePort()
      await begin("svc-worker", { SVC_WORKER_PORT: String(status) }, status)
      await begin("svc-http", { PORT: String(port) }, port)
    },
    stop: async () => {
      for (const child of running.splice(0)) await stopProcess(child)
    },
  }
}

/** Divides load into equal parts, each of which waits until it is opened. */
const makeParts = (count: number, each: (index: number) => Promise<void>) => {
  const doors = Array.from({ length: parts }, () => Promise.withResolvers<void>())
  let done = 0
  const ended = inLanes(count, async (index) => {
    await doors[Math.floor((index * parts) / count)]!.promise
    await each(index)
    done += 1
  })
  return {
    ended,
    open: (part: number) => doors[part]!.resolve(),
    /** Whether a part is done. Work that waits for a later part has sent no request yet. */
    isDone: (part: number) => done >= Math.ceil((count * (part + 1)) / parts),
  }
}

/** Upgrades from one installation to another under load, then goes back and forward again. */
export const rollingRun = async (before: string, after: string, plan: RollingPlan, dataDir: string) => {
  const database = await startEmbeddedPostgres({ dataDir })
  const receiver = await startReceiverProcess()
  const children: ChildProcess[] = []
  const endAll = () => {
    for (const child of children) child.kill("SIGKILL")
  }
  process.once("exit", endAll)
  const sql = new Pool({ connectionString: database.url, max: 2 })
  sql.on("error", () => undefined)
  const ports = { before: await freePort(), after: await freePort() }
  const environment = {
    PATH: process.env["PATH"],
    DATABASE_URL: database.url,
    SVC_DATABASE_HTTP_URL: loginUrl(database.url, "http"),
    SVC_ENCRYPTION_KEY: randomBytes(32).toString("base64"),
    SVC_BASE_URL: `http://localhost:${ports.before}`,
    SVC_WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8",
    SVC_HOST: "127.0.0.1",
    SVC_LOG_LEVEL: "warn",
  }
  try {
    await runCommand(before, environment, "migrate")
    await makeLogins(database.url)
    const old = makeVersion(before, ports.before, environment, children)
    const today = makeVersion(after, ports.after, environment, children)
    await old.start()
    const house = await openHouse(before, environment, ports.before, receiver.port, plan.postings)

    let serving: readonly Version[] = [old]
    const differing: string[] = []
    const [raised, posted]: [string[], string[]] = [[], []]
    const { authorization } = house
    const askerOf = (index: number) => serving[index % serving.length]!.asker
    const events = makeParts(plan.events, async (index) => {
      const body = { eventType: "QuoteCreated", data: { quoteNumber: String(index) } }
      raised.push((await askerOf(index).untilDone<{ id: string }>("POST", "/Events", { authorization }, body)).id)
    })
    const postings = makeParts(plan.postings, async (index) => {
      const id = house.drafts[index]!
      const headers = { authorization, "svc-idempotency-key": `post-${id}` }
      const post = (from: number) => askerOf(from).untilDone("POST", `/Invoices/${id}/post`, headers, {})
      const first = JSON.stringify(await post(index))
      posted.push(id)
      // While both versions run, the other version must answer the repeated request from the stored answer.
      if (JSON.stringify(await post(index + 1)) !== first) differing.push(id)
    })
    const load = Promise.all([events.ended, postings.ended])
    const count = async (select: string) =>
      (await sql.query<{ n: number }>(`select count(*)::int as n from ${select} and tenant_id = $1`, [house.tenantId]))
        .rows[0]!.n
    const undelivered = () => count("svc.webhook_deliveries where state <> 'Delivered'")
    const open = (part: number, what: string) => {
      process.stderr.write(`${what}\n`)
      events.open(part)
      postings.open(part)
    }
    const done = async (part: number) => {
      await Promise.race([
        load,
        eventually("a part of the load", () => events.isDone(part) && postings.isDone(part), Boolean),
      ])
      await eventually("deliveries that are not delivered", undelivered, (left) => left === 0)
    }
    /** Stops one version while the other serves. Requests under way are answered. */
    const leave = async (going: Version, staying: Version) => {
      serving = [staying]
      await going.stop()
    }

    open(0, "the old version alone")
    await done(0)
    open(1, "migrating, and the new version joins")
    const migrated = await runCommand(after, environment, "migrate")
    await today.start()
    serving = [old, today]
    await done(1)
    open(2, "both")
    await done(2)
    open(3, "the old version leaves")
    await leave(old, today)
    await done(3)
    open(4, "the old version joins")
    await old.start()
    serving = [old, today]
    await done(4)
    open(5, "the new version leaves")
    await leave(today, old)
    await done(5)
    await load

    const stored = new Set(
      (await sql.query<{ id: string }>("select id from svc.events where tenant_id = $1", [house.tenantId])).rows.map(
        ({ id }) => id,
      ),
    )
    const { rows: numbers } = await sql.query<{ id: string; number: number }>(
      "select id, invoice_number::int as number from svc.invoices where tenant_id = $1 and invoice_number is not null order by 2",
      [house.tenantId],
    )
    const { repeats, arrivals } = await receiver.report()
    const [a, b] = [old.asker.counts(), today.asker.counts()]
    await runCommand(after, environment, "doctor")
    return {
      migrated: migrated.trim().split("\n").at(-1),
      lostEvents: raised.filter((id) => !stored.has(id)).length,
      lostDeliveries: plan.events - arrivals.length,
      repeatsOnWire: repeats,
      lostPostings: posted.filter((id) => !numbers.some((each) => each.id === id)).length,
      numberGaps: numbers.filter(({ number }, index) => number !== numbers[0]!.number + index).length,
      posted: numbers.length,
      differingAnswers: differing.length,
      servedByOld: a.done,
      servedByNew: b.done,
      unavailable: a.unavailable + b.unavailable,
      wrong: [...a.wrong, ...b.wrong],
    }
  } finally {
    endAll()
    process.off("exit", endAll)
    receiver.stop()
    await sql.end()
    await database.stop()
  }
}

/** Makes, with the previous version, a tenant with a webhook and drafts. */
const openHouse = async (tree: string, env: NodeJS.ProcessEnv, port: number, receiverPort: number, drafted: number) => {
  const made = await runCommand(
    tree,
    env,
    "tenants",
    "create",
    "--name",
    "Rolling",
    "--legal-entity",
    "Rolling AB:SEK:SE",
    "--json",
  )
  const { tenantId } = JSON.parse(made) as { tenantId: string }
  const credentials = await runCommand(
    tree,
    env,
    "tokens",
    "create",
    "--tenant",
    tenantId,
    "--name",
    "rolling",
    "--json",
  )
  const origin = `http://127.0.0.1:${port}`
  const signedIn = await fetch(`${origin}/auth/v2/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: credentials,
  })
  const authorization = `Bearer ${((await signedIn.json()) as { access_token: string }).access_token}`
  const api = makeApiClient(origin, () => undefined, { authorization })
  const { status, text } = await api.post("/Webhooks", {
    url: `http://127.0.0.1:${receiverPort}/`,
    events: ["QuoteCreated"],
  })
  if (status !== 201) throw new Error(`the webhook was answered with ${status}: ${text}`)
  const billing = makeBilling(api)
  const account = await billing.account()
  const drafts: string[] = []
  await inLanes(drafted, async () => void drafts.push((await billing.create(account.id, [billing.line(100)])).id))
  return { tenantId, authorization, drafts }
}
