import { randomUUID } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import { Client } from "pg"
import { machine, mean, percentiles, readNumbers, toHundredths } from "./figures.ts"
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

/** Counts how often three readers get each event, while 20 writers commit late or roll back. */
const countReceived = async (house: BenchHouse, origin: string, events: number): Promise<object> => {
  const tenant = await house.openTenant("Late")
  const token = await tenant.accessToken(origin)
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
    Array.from({ length: writers }, () => write(house, tenant, Math.ceil(events / writers))),
  )
  isWritten = true
  await Promise.all(reading)
  const committed = new Set(parts.flat())
  return {
    committed: committed.size,
    writers,
    readers: received.map((all) => {
      const different = new Set(all)
      return {
        received: all.length,
        twice: all.length - different.size,
        missed: [...committed].filter((id) => !different.has(id)).length,
        never: [...different].filter((id) => !committed.has(id)).length,
      }
    }),
  }
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** Measures the time from an event's commit to its answer, and the times of a bare query and of a page meanwhile. */
const measureLatency = async (house: BenchHouse, origin: string, seconds: number): Promise<object> => {
  const tenant = await house.openTenant("Steady")
  const token = await tenant.accessToken(origin)
  const committedAt = new Map<string, number>()
  const arrivals: (readonly [string, number])[] = []
  const [queries, pages]: [number[], number[]] = [[], []]
  let isOver = false
  const reading = Array.from({ length: readers }, () =>
    read(
      origin,
      token,
      (id) => void arrivals.push([id, performance.now()]),
      ({ data }) => isOver && data.length === 0,
    ),
  )
  const comparing = (async () => {
    while (!isOver) {
      await pause(100)
      queries.push(await timed(() => house.sql.query("select 1")))
      const headers = { authorization: `Bearer ${token}` }
      pages.push(await timed(async () => (await fetch(`${origin}/Events/Feed`, { headers })).text()))
    }
  })()
  await pause(1_000)
  const begun = performance.now()
  const raised: Promise<void>[] = []
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const due = begun + (count * 1_000) / perSecond
    if (due > performance.now()) await pause(due - performance.now())
    raised.push(
      tenant.raise(1).then(([event]) => {
        committedAt.set(event!.id, performance.now())
      }),
    )
  }
  await Promise.all(raised)
  const took = (performance.now() - begun) / 1_000
  isOver = true
  await Promise.all([...reading, comparing])
  return {
    commitToAnswerMs: percentiles(arrivals.map(([id, at]) => Math.max(0, at - committedAt.get(id)!))),
    bareQueryMs: percentiles(queries),
    pageWithoutWaitMs: percentiles(pages),
    readers,
    arrivals: arrivals.length,
    raisedPerSecond: toHundredths((perSecond * seconds) / took),
  }
}

/** Measures the processor time of the processes with 200 waiting readers and no events, and without these readers. */
const measureIdle = async (
  { openTenant, postmaster }: BenchHouse,
  { child, origin }: Awaited<ReturnType<BenchHouse["startHttp"]>>,
  seconds: number,
): Promise<object> => {
  const used = () => [cpuSeconds(child.pid!), cpuSeconds(postmaster())] as const
  const percents = async () => {
    const [before, from] = [used(), performance.now()]
    await pause(seconds * 1_000)
    const after = used()
    const took = (performance.now() - from) / 1_000
    const [http, postgres] = [0, 1].map((part) => ((after[part]! - before[part]!) / took) * 100)
    return { http: toHundredths(http!), postgres: toHundredths(postgres!) }
  }
  const tokens: string[] = []
  for (let tenant = 0; tenant < waiters / perTenant; tenant += 1)
    tokens.push(await (await openTenant(`Idle ${tenant}`)).accessToken(origin))
  await pause(5_000)
  const without = await percents()

  const leaving = new AbortController()
  let answered = 0
  const waitFor = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    while (!leaving.signal.aborted) {
      const answer = await fetch(`${origin}/Events/Feed?Wait=30`, { headers, signal: leaving.signal })
      await answer.text()
      if (answer.status === 200) answered += 1
    }
  }
  for (const token of tokens) for (let each = 0; each < perTenant; each += 1) void waitFor(token).catch(() => undefined)
  await pause(5_000)
  const waiting = await percents()
  leaving.abort()
  return { waiters, percentOfCore: { without, waiting }, answered }
}

/** Measures the processor seconds of PostgreSQL and the raiser for 2,000 events, with and without the feed's index. */
const measureRaising = async ({ openTenant, sql, postmaster }: BenchHouse, rounds: number): Promise<object> => {
  const { raise } = await openTenant("Raising")
  const raiseAll = async () => {
    for (let count = 0; count < 10; count += 1) await Promise.all(Array.from({ length: 10 }, async () => raise(10)))
  }
  const own = () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6
  await raiseAll()
  const { rows } = await sql.query<{ definition: string }>(
    "select pg_get_indexdef('svc.events_of_feed'::regclass) definition",
  )
  const taken: Record<"with" | "without", number[]> = { with: [], without: [] }
  for (let round = 0; round < rounds * 2; round += 1) {
    const kind = round % 2 === 0 ? "without" : "with"
    await sql.query(kind === "without" ? "drop index svc.events_of_feed" : rows[0]!.definition)
    await sql.query("checkpoint")
    const before = cpuSeconds(postmaster()) + own()
    await raiseAll()
    taken[kind].push(cpuSeconds(postmaster()) + own() - before)
  }
  const [withIt, without] = [mean(taken.with), mean(taken.without)]
  return {
    rounds,
    cpuSeconds: { with: toHundredths(withIt), without: toHundredths(without) },
    percentMore: toHundredths((withIt / without - 1) * 100),
  }
}

/**
 * Measures the feed of events: whether three readers get each event exactly once while 20 writers commit late or roll
 * back; the time from commit to answer at 200 events a second with five readers; the cost of 200 waiting readers; and
 * the cost of the feed's index when events are raised. 0 leaves a part out.
 */
export const feedBench = (args: readonly string[]): Promise<object> => {
  const { events, seconds, idle, rounds } = readNumbers(args, { events: 100_000, seconds: 30, idle: 60, rounds: 20 })
  return inBenchHouse({}, async (house) => {
    const http = await house.startHttp()
    return {
      ...(idle === 0 ? {} : { idle: await measureIdle(house, http, idle) }),
      ...(seconds === 0 ? {} : { steady: await measureLatency(house, http.origin, seconds) }),
      ...(rounds === 0 ? {} : { raising: await measureRaising(house, rounds) }),
      ...(events === 0 ? {} : { exactlyOnce: await countReceived(house, http.origin, events) }),
      conditions: machine(),
    }
  })
}
