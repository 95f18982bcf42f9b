import { startDeliveries } from "@svc/simulators/deliver-by-itself"
import { type NetworkProviderSimulator, startNetworkProviderSimulator } from "@svc/simulators/network-provider"
import { type Replicated, startReplicated } from "../support/database/replicated.ts"
import type { Posted } from "../support/e-invoicing/exactly-once.ts"
import { inLanes } from "../support/processes/through-kills.ts"
import { type Prepared, prepare, startLoad } from "./failover-house.ts"
import { judge } from "./failover-judge.ts"
import { eventually, type FailoverPlan } from "./failover-load.ts"
import { type BenchHouse, inBenchHouse } from "./house.ts"

/** Workers take the accounts and drafts of batches one by one, and a claim whose answer was lost is soon due again. */
const settings = {
  SVC_INVOICE_BATCH_CHUNK: "1",
  SVC_WEBHOOK_TIMEOUT_SECONDS: "10",
  SVC_WEBHOOK_RETRY_INTERVAL_SECONDS: "1",
  SVC_NETWORK_PROVIDER_TIMEOUT_SECONDS: "5",
  SVC_EINVOICE_RETRY_SECONDS: "1",
  SVC_EINVOICE_POLL_SECONDS: "1",
  SVC_AUTH_MAX_FAILURES_PER_MINUTE: "0",
  SVC_LOG_LEVEL: "silent",
}

/** Kills the primary under load, promotes its standby, and compares the stored data with the acknowledged requests. */
export const failoverRun = async (plan: FailoverPlan) => {
  const servers = await startReplicated(plan)
  const simulator = await startNetworkProviderSimulator()
  try {
    return await inBenchHouse(
      { ...settings, SVC_NETWORK_PROVIDER_URL: simulator.url },
      (house) => runIn(house, servers, simulator, plan),
      { url: servers.several(servers.primary.url), stop: servers.close, endAtOnce: servers.endAtOnce },
    )
  } finally {
    await simulator.close()
  }
}

/** Milliseconds from the promotion until a count has grown. */
const oneMore = async (what: string, count: () => Promise<number> | number, since: number): Promise<number> => {
  const before = await count()
  await eventually(`one more of ${what}`, count, (now) => now > before)
  return Math.round(performance.now() - since)
}

/** Starts everything that must be under way when the primary dies. */
const beginAll = async (
  { generating, posting, polish }: Prepared,
  simulator: NetworkProviderSimulator,
  plan: FailoverPlan,
) => {
  const [made] = await Promise.all([generating.batches.ask(), posting.batches.askToPost(posting.batch.id)])
  const done = async () => [await generating.done(), (await posting.books()).posted]
  await eventually("accounts and drafts that batches have done", done, (each) => each.every((so) => so >= 3))
  // The provider accepts each document but never answers, so the outcomes are unknown.
  simulator.failBy((request) => (request === "POST /v1/invoices" ? { _tag: "Hang" } : undefined))
  const sent: Posted[] = []
  const sending = inLanes(plan.eInvoices, async () => void sent.push({ id: await polish.poster.post() }))
  const taken = () => simulator.store.documents().length
  await eventually("documents at the provider", taken, (documents) => documents > 0)
  return { made, sent, sending, taken, inTheMiddle: async () => (await done()).filter((so) => so < plan.orders).length }
}

const runIn = async (
  house: BenchHouse,
  servers: Replicated,
  simulator: NetworkProviderSimulator,
  plan: FailoverPlan,
) => {
  const here = await prepare(house, plan)
  const { sql, asker } = here
  const count = async (select: string, tenantId: string) => {
    const [row] = await sql<{ readonly n: number }>(`select count(*)::int as n from ${select} and tenant_id = $1`, [
      tenantId,
    ])
    return row!.n
  }
  const load = startLoad(here, plan)
  await eventually("the share of the load that is done", load.share, (share) => share > 1 / 3)
  const { made, sent, sending, taken, inTheMiddle } = await beginAll(here, simulator, plan)
  if (!plan.synchronous) {
    await servers.standby.stop()
    const with_ = load.raised.length
    await eventually(
      "events without the standby",
      () => load.raised.length,
      (now) => now > with_ + 10,
    )
  }
  const told = await count("svc.national_einvoice_entries where submitted_at is not null", here.polish.tenantId)
  const [batchesInTheMiddle, eInvoicesInDoubt] = [await inTheMiddle(), taken() - told]
  const killedAt = performance.now()
  await servers.primary.kill()
  simulator.heal()
  load.dead()
  const { unavailable } = asker.counts()
  await eventually(
    "answers of 503",
    () => asker.counts().unavailable,
    (now) => now > unavailable + 20,
  )
  if (!plan.synchronous) await servers.standby.start()
  await servers.promote()
  const promotedAt = performance.now()
  const delivered = () => count("svc.webhook_deliveries where state = 'Delivered'", here.tenantId)
  const [deliveriesResumedMs, eventsResumedMs] = await Promise.all([
    oneMore("deliveries", delivered, promotedAt),
    oneMore("events", () => load.raised.length, promotedAt),
  ])
  const deliveries = startDeliveries(simulator.store, 1)
  try {
    await Promise.all([load.end(), sending])
    return {
      awaySeconds: Math.round((promotedAt - killedAt) / 1000),
      deliveriesResumedMs,
      eventsResumedMs,
      batchesInTheMiddle,
      eInvoicesInDoubt,
      ...(await judge(here, load, {
        documents: simulator.store.documents,
        sent,
        generated: made.batchNumber,
        house,
        plan,
      })),
      ...asker.counts(),
      ended: here.ended(),
    }
  } finally {
    deliveries.stop()
  }
}
