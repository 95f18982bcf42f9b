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
  /** How many of the invoices are credited. */
  readonly creditNotes: number
  readonly perSecond: number
  /** How many of a hundred requests to the provider fail. */
  readonly faultPercent: number
  readonly workers: number
  /** How many times a worker is killed by SIGKILL during a request to the provider. A new worker follows each. */
  readonly kills: number
  /** How many times PostgreSQL is stopped immediately. The server then recovers the committed data. */
  readonly databaseStops: number
  /** How many times a user asks to submit an invoice again, whatever its state. */
  readonly resubmissions: number
  /**
   * Whether, after posting, each document that is not Processed is submitted again and notified of every second. The
   * run then need not wait for the next attempt, the next status read, or the minute in which the queue notices a dead
   * worker.
   */
  readonly hurries?: boolean
  readonly seed: number
}

/** The parts that a run needs. */
export interface Stage {
  /** A client of a tenant with one legal entity that is not connected yet. */
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
  /** The share of the requests to the provider that failed. */
  readonly faultShare: number
  readonly kills: number
}

/** Settings of the workers of a run. Attempts are repeated soon enough to happen within the run. */
export const faultySettings = (provider: string): Readonly<Record<string, string>> => ({
  SVC_NETWORK_PROVIDER_URL: provider,
  SVC_NETWORK_PROVIDER_TIMEOUT_SECONDS: "1",
  SVC_EINVOICE_RETRY_SECONDS: "1",
  SVC_EINVOICE_POLL_SECONDS: "1",
})

/**
 * Posts invoices and credit notes over HTTP while the provider fails, workers are killed and PostgreSQL is stopped.
 * Waits until each is Processed or `patience` seconds are over, then compares the provider's documents with the posted
 * ones.
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

/** Posts at a steady rate. A credit note follows its invoice at once, or while the invoice is being sent. */
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

/** A user who asks again without waiting. The answer is ignored; the run checks the effect. */
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

/** Kills a random worker when a request of any worker reaches the provider. */
const makeKiller = (workers: readonly Supervised[], chance: Chance) => {
  let [wanted, done] = [0, 0]
  return {
    killAtRequest: () => {
      wanted += 1
    },
    onRequest: (request: string) => {
      // Every second kill happens while a document is being sent.
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
