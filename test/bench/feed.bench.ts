import { randomUUID } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import { Client } from "pg"
import { machine, percentiles, readNumbers, toHundredths } from "./figures.ts"
import { type BenchHouse, type BenchTenant, inBenchHouse } from "./house.ts"
import { cpuSeconds } from "./processes.ts"

interface Page {
  readonly data: readonly { readonly body: { readonly EventId: string } }[]
  readonly nextCursor: string
  readonly caughtUp: boolean
}

const writers = 20
const waiters = 200
const perTenant = 20
const readers = 5
const perSecond = 200

/** Requests pages one after the other, until `isDone` accepts the events so far. */
const read = async (
  origin: string,
  token: string,
  got: (id: string) => void,
  isDone: (page: Page) => boolean,
  start = "Now",
): Promise<void> => {
  let query = `Start=${start}`
  for (;;) {
    const answer = await fetch(`${origin}/Events/Feed?${query}&PageSize=100&Wait=2`, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (answer.status !== 200) throw new Error(`the feed answered ${answer.status}: ${await answer.text()}`)
    const page = (await answer.json()) as Page
    for (const { body } of page.data) got(body.EventId)
    if (isDone(page)) return
    query = `Cursor=${page.nextCursor}`
  }
}

/** Writes events in transactions of 0 to 2 seconds. Every tenth transaction is rolled back. */
const write = async (
  { databaseUrl }: BenchHouse,
  { scope }: BenchTenant,
  events: number,
): Promise<readonly string[]> => {
  const client = new Client(databaseUrl)
  await client.connect()
  const committed: string[] = []
  let begun = 0
  while (committed.length < events) {
    const ids = Array.from(
      { length: Math.min(events - committed.length, 1 + Math.floor(Math.random() * 500)) },
      randomUUID,
    )
    await client.query("begin")
    for (const half of [ids.slice(0, ids.length / 2), ids.slice(ids.length / 2)]) {
      await client.query(
        `insert into svc.events (tenant_id, id, legal_entity_id, tag, triggered_by, raised_at, is_test, envelope)
         select $1, id, $2, 'InvoicePosted', $3, now(), false, '"Data":{}' from unnest($4::uuid[]) id`,
        [scope.tenantId, scope.legalEntityId, scope.triggeredBy, half],
      )
      await pause(Math.random() * 1_000)
    }
    begun += 1
    const isKept = begun % 10 !== 0
    await client.query(isKept ? "commit" : "rollback")
    if (isKept) committed.push(...ids)
  }
  await client.end()
  return committed
}

/**
 * Measures the feed of events: whether three readers get each event exactly once while 20 writers commit late or roll
 * back; the time from commit to answer at 200 events a second with five readers; and the cost of 200 waiting readers.
 */
export const feedBench = (args: readonly string[]): Promise<object> => {
  const { events, seconds } = readNumbers(args, { events: 100_000, seconds: 30 })
  return inBenchHouse({}, async (house) => {
    const { openTenant, startHttp, postmaster } = house
    const { child, origin } = await startHttp()

    const late = await openTenant("Late")
    const token = await late.accessToken(origin)
    let isWritten = false
    const received = Array.from({ length: 3 }, () => [] as string[])
    const reading = received.map((all) =>
      read(
        origin,
        token,
        (id) => void all.push(id),
        ({ caughtUp, data }) => isWritten && caughtUp && data.length === 0,
        "Beginning",
      ),
    )
    const parts = await Promise.all(
      Array.from({ length: writers }, () => write(house, late, Math.ceil(events / writers))),
    )
    isWritten = true
    await Promise.all(reading)
    const committed = new Set(parts.flat())
    const exactlyOnce = received.map((all) => {
      const different = new Set(all)
      return {
        received: all.length,
        twice: all.length - different.size,
        missed: [...committed].filter((id) => !different.has(id)).length,
        never: [...different].filter((id) => !committed.has(id)).length,
      }
    })

    const steady = await openTenant("Steady")
    const steadyToken = await steady.accessToken(origin)
    const committedAt = new Map<string, number>()
    const arrivals: (readonly [string, number])[] = []
    let isOver = false
    const all = Array.from({ length: readers }, () =>
      read(
        origin,
        steadyToken,
        (id) => void arrivals.push([id, performance.now()]),
        ({ data }) => isOver && data.length === 0,
      ),
    )
    await pause(1_000)
    const begun = performance.now()
    const raised: Promise<void>[] = []
    for (let count = 0; count < perSecond * seconds; count += 1) {
      const due = begun + (count * 1_000) / perSecond
      if (due > performance.now()) await pause(due - performance.now())
      raised.push(
        steady.raise(1).then(([event]) => {
          committedAt.set(event!.id, performance.now())
        }),
      )
    }
    await Promise.all(raised)
    const took = (performance.now() - begun) / 1_000
    isOver = true
    await Promise.all(all)
    const latencies = arrivals.map(([id, at]) => Math.max(0, at - committedAt.get(id)!))

    const leaving = new AbortController()
    let counted = 0
    for (let tenant = 0; tenant < waiters / perTenant; tenant += 1) {
      const idle = await openTenant(`Idle ${tenant}`)
      const headers = { authorization: `Bearer ${await idle.accessToken(origin)}` }
      for (let each = 0; each < perTenant; each += 1) {
        void (async () => {
          while (!leaving.signal.aborted) {
            const answer = await fetch(`${origin}/Events/Feed?Wait=30`, { headers, signal: leaving.signal })
            await answer.text()
            if (answer.status === 200) counted += 1
          }
        })().catch(() => undefined)
      }
    }
    await pause(35_000)
    const used = () => ({ http: cpuSeconds(child.pid!), postgres: cpuSeconds(postmaster()) })
    const [before, from, answeredBefore] = [used(), performance.now(), counted]
    await pause(60_000)
    const after = used()
    const idleSeconds = (performance.now() - from) / 1_000
    const percent = (of: keyof typeof before) => toHundredths(((after[of] - before[of]) / idleSeconds) * 100)
    const idle = { http: percent("http"), postgres: percent("postgres"), answered: counted - answeredBefore }
    leaving.abort()

    const { p50, p95 } = percentiles(latencies)
    return {
      exactlyOnce,
      commitToAnswerMs: { p50, p95 },
      idlePercentOfCore: idle,
      conditions: {
        ...machine(),
        events: committed.size,
        writers,
        readers,
        raisedPerSecond: toHundredths((perSecond * seconds) / took),
        arrivals: arrivals.length,
        waiters,
      },
    }
  })
}
