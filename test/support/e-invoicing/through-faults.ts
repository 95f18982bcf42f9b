import type { NetworkProviderSimulator } from "@svc/simulators/network-provider"
import { startDeliveries } from "@svc/simulators/deliver-by-itself"
import type { ChildProcess } from "node:child_process"
import { setTimeout as pause } from "node:timers/promises"
import { type Chance, makeChance } from "../company/chance.ts"
import { patiently, supervise, type Supervised } from "../processes/supervised.ts"
import type { ApiClient } from "../service/api-client.ts"
import { connect } from "./e-invoicing-service.ts"
import { judgeDocuments, type Posted, type Verdict } from "./exactly-once.ts"
import { makeFaulty } from "./faulty-provider.ts"
import { makePoster } from "./poster.ts"

export interface FaultsPlan {
  readonly invoices: number
  /** Invoices of them that are credited. */
  readonly creditNotes: number
  readonly perSecond: number
  /** Requests to the provider of a hundred that go wrong. */
  readonly faultPercent: number
  readonly workers: number
  /** `kill -9` of a worker in the middle of a request to the provider, each followed by a new one. */
  readonly kills: number
  /** Immediate stops of PostgreSQL; it comes up again with what was committed. */
  readonly databaseStops: number
  /** Submissions that a person asks for again, whatever their state. */
  readonly resubmissions: number
  /**
   * In the end what is not Processed is submitted again and notified of every second, so that nobody waits for the time
   * of its next attempt or status read, or until the queue, which takes a minute, has noticed that a worker died.
   */
  readonly hurries?: boolean
  readonly seed: number
}

/** Where a run takes place. */
export interface Stage {
  /** A tenant with one legal entity, which is not connected yet. */
  readonly api: ApiClient
  readonly scope: { readonly tenantId: string; readonly legalEntityId: string }
  readonly simulator: NetworkProviderSimulator
  readonly sql: <Row>(text: string, values: readonly unknown[]) => Promise<readonly Row[]>
  readonly startWorker: () => ChildProcess
  readonly stopDatabase: () => void
}

export interface FaultsResult extends Verdict {
  readonly invoices: number
  readonly creditNotes: number
  readonly requests: number
  /** Share of the requests to the provider that went wrong. */
  readonly faultShare: number
  readonly kills: number
}

/** The settings with which the workers of a run start, so that attempts are repeated within the run. */
export const faultySettings = (provider: string): Readonly<Record<string, string>> => ({
  SVC_NETWORK_PROVIDER_URL: provider,
  SVC_NETWORK_PROVIDER_TIMEOUT_SECONDS: "1",
  SVC_EINVOICE_RETRY_SECONDS: "1",
  SVC_EINVOICE_POLL_SECONDS: "1",
})

/**
 * Posts invoices and credit notes over the interface while the provider answers wrongly or not at all, workers are
 * killed and PostgreSQL is stopped, until each is Processed or the patience, in seconds, is over; then compares what is
 * at the provider with what was posted.
 */
export const runThroughFaults = async (stage: Stage, plan: FaultsPlan, patience: number): Promise<FaultsResult> => {
  const { api, scope, simulator, sql } = stage
  const chance = makeChance(plan.seed)
  const poster = await makePoster(api, scope.legalEntityId)
  await connect(api)
  const deliveries = startDeliveries(simulator.store, plan.hurries === true ? 0 : 1)
  const workers = Array.from({ length: plan.workers }, () => supervise(stage.startWorker))
  const killer = makeKiller(workers, chance)
  const requests = makeFaulty(simulator, chance, plan.faultPercent / 100, killer.onRequest)
  const posted: Posted[] = []
  const begun = performance.now()
  const seconds = plan.invoices / plan.perSecond
  try {
    await Promise.all([
      postAll(poster, posted, plan, chance),
      resubmitSome(api, posted, plan, seconds, chance),
      causeFaults(stage, killer, plan, seconds, chance),
    ])
    await untilProcessed(stage, plan, posted, begun + patience * 1000)
  } finally {
    await Promise.all(workers.map(({ leave }) => leave()))
    deliveries.stop()
  }
  const { all, faulty } = requests()
  return {
    invoices: plan.invoices,
    creditNotes: posted.length - plan.invoices,
    requests: all,
    faultShare: Math.round((faulty / all) * 100) / 100,
    kills: killer.kills(),
    ...(await judgeDocuments(sql, scope.tenantId, posted, simulator.store.documents())),
  }
}

type Poster = Awaited<ReturnType<typeof makePoster>>

const untilProcessed = async (
  { api, scope, sql }: Stage,
  { hurries = false }: FaultsPlan,
  posted: readonly Posted[],
  deadline: number,
): Promise<void> => {
  const read = `select invoice_id as id from svc.national_einvoice_entries where tenant_id = $1 and status = 'Processed'`
  const { body } = await patiently(() => api.get("/Integrations/AutoInvoice"))
  const notifications = new URL((body as { readonly notificationUrl: string }).notificationUrl).pathname
  for (;;) {
    const rows = await patiently(() => sql<{ id: string }>(read, [scope.tenantId]))
    const processed = new Set(rows.map(({ id }) => id))
    const open = posted.filter(({ id }) => !processed.has(id))
    if (open.length === 0 || performance.now() > deadline) return
    for (const { id } of hurries ? open : []) {
      await api.post(`/Invoices/${id}/NationalEInvoices/Resubmit`)
      await api.post(notifications, { id })
    }
    await pause(hurries ? 1000 : 200)
  }
}

/** Posts steadily; the credit notes follow their invoices at once, or while these are on their way. */
const postAll = async (poster: Poster, posted: Posted[], plan: FaultsPlan, chance: Chance): Promise<void> => {
  const begun = performance.now()
  const credits: Promise<void>[] = []
  const credit = async (id: string, wait: number) => {
    await pause(wait)
    posted.push({ id: await poster.credit(id), credits: id })
  }
  for (let index = 0; index < plan.invoices; index += 1) {
    await pause(Math.max(0, begun + (index * 1000) / plan.perSecond - performance.now()))
    const id = await poster.post()
    posted.push({ id })
    const isCredited =
      Math.floor(((index + 1) * plan.creditNotes) / plan.invoices) >
      Math.floor((index * plan.creditNotes) / plan.invoices)
    if (isCredited) credits.push(credit(id, chance.pick([0, 0, 500, 3000])))
  }
  await Promise.all(credits)
}

/** A person who does not wait: what comes of it counts, not the answer. */
const resubmitSome = async (
  api: ApiClient,
  posted: readonly Posted[],
  { resubmissions }: FaultsPlan,
  seconds: number,
  chance: Chance,
): Promise<void> => {
  for (let asked = 0; asked < resubmissions; asked += 1) {
    await pause((seconds * 1000) / resubmissions)
    if (posted.length === 0) continue
    await api.post(`/Invoices/${chance.pick(posted).id}/NationalEInvoices/Resubmit`).catch(() => undefined)
  }
}

/** Kills a worker as a request of it, or of another one, reaches the provider. */
const makeKiller = (workers: readonly Supervised[], chance: Chance) => {
  let [wanted, done] = [0, 0]
  return {
    killAtRequest: () => {
      wanted += 1
    },
    onRequest: (request: string) => {
      // Every other one in the middle of a document.
      if (wanted === 0 || (wanted + done) % 2 === (request === "POST /v1/invoices" ? 1 : 0)) return
      if (!chance.pick(workers).kill()) return
      wanted -= 1
      done += 1
    },
    kills: () => done,
  }
}

const causeFaults = async (
  { stopDatabase }: Stage,
  { killAtRequest, kills }: ReturnType<typeof makeKiller>,
  plan: FaultsPlan,
  seconds: number,
  chance: Chance,
): Promise<void> => {
  const faults = plan.kills + plan.databaseStops
  for (let fault = 1; fault <= faults; fault += 1) {
    await pause(((seconds * 1000) / faults) * (0.5 + chance.below(1000) / 1000))
    const stops =
      Math.floor((fault * plan.databaseStops) / faults) - Math.floor(((fault - 1) * plan.databaseStops) / faults)
    if (stops > 0) stopDatabase()
    else killAtRequest()
  }
  while (kills() < plan.kills) await pause(100)
}
