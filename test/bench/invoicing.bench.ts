import { join } from "node:path"
import type { Tables } from "@svc/adapters/postgres/base/tables.gen"
import { resolve } from "@svc/adapters/wiring/provide"
import { ublWriter } from "@svc/adapters/xml/ubl-writer"
import { preflight } from "@svc/domain/e-invoicing/preflight"
import { toPostedInvoice } from "@svc/domain/e-invoicing/ubl/from-invoice"
import type { InvoiceId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Result } from "effect"
import { writtenColumns } from "../support/database/written-columns.ts"
import { type Ask, copyOrders, invoiceDate, makeAsk, postedOverHttp, sellOnce } from "./billed-orders.ts"
import { cpuSeconds, peakRssMb as peakRssMbOf } from "./processes.ts"
import { machine, readNumbers, toHundredths } from "./figures.ts"
import { type BenchHouse, inBenchHouse } from "./house.ts"

/** Everything that a batch writes, each row once. */
const written = [
  "invoices",
  "invoice_lines",
  "invoiced_periods",
  "journals",
  "journal_lines",
  "events",
  "webhook_deliveries",
] as const satisfies readonly (keyof Tables)[]

/** The seconds that `COPY` needs to read the same rows from a file into tables of the same form. */
const copySeconds = async (house: BenchHouse): Promise<number> => {
  const query = async (text: string, values: readonly unknown[]) =>
    (await house.sql.query<{ columns: string }>(text, [...values])).rows
  let seconds = 0
  for (const table of written) {
    const file = join(house.dataDir, `${table}.copy`)
    const columns = await writtenColumns(query, table)
    await house.sql.query(`copy (select ${columns} from svc.${table}) to '${file}'`)
    await house.sql.query(`create table svc.copied (like svc.${table} including indexes including generated)`)
    const begun = performance.now()
    await house.sql.query(`copy svc.copied (${columns}) from '${file}'`)
    seconds += (performance.now() - begun) / 1000
    await house.sql.query("drop table svc.copied")
  }
  return seconds
}

/** Makes the documents of a sample of invoices, and checks them by the rules of EN 16931 and Peppol. */
const checkSample = async ({ graph, sql }: BenchHouse, scope: Scope, count: number): Promise<number> => {
  const { rows } = await sql.query<{ id: InvoiceId }>(
    `select id from (select id, row_number() over (order by id) as n, count(*) over () as of from svc.invoices
      where tenant_id = $1 and legal_entity_id = $2 and invoice_number is not null) numbered
      where n % greatest(1, of / $3) = 0 limit $3`,
    [scope.tenantId, scope.legalEntityId, count],
  )
  const invoicing = resolve(graph, "Invoicing")
  const { runOrThrow } = resolve(graph, "Runtime")
  for (const { id } of rows) {
    const posted = toPostedInvoice(await runOrThrow(invoicing.get(scope, id)), [])
    if (posted === undefined) throw new Error(`invoice ${id} is not posted`)
    const checked = preflight(ublWriter, posted, { national: false, today: invoiceDate })
    if (Result.isFailure(checked)) throw new Error(`invoice ${id}: ${JSON.stringify(checked.failure)}`)
  }
  return rows.length
}

/** Generates and posts a batch of a legal entity. Returns the seconds of both jobs. */
const runBatch = async (ask: Ask) => {
  const ended = async (number: string, what: "Generated" | "Posted") => {
    const begun = performance.now()
    for (;;) {
      const { resultStatus, statusMessage } = await ask<Record<string, string>>(
        `/InvoiceBatches/BatchJobStatus/${number}/${what}`,
      )
      if (resultStatus !== "Pending") {
        if (statusMessage?.includes("failed") === true) throw new Error(statusMessage)
        return { seconds: (performance.now() - begun) / 1000, statusMessage }
      }
      await new Promise((resume) => setTimeout(resume, 200))
    }
  }
  const { id, batchNumber } = await ask<{ id: string; batchNumber: string }>("/InvoiceBatches", {
    invoiceAllAccounts: true,
    invoiceDate,
  })
  const generated = await ended(batchNumber, "Generated")
  await ask(`/InvoiceBatches/${id}/Post`, {})
  const posted = await ended(batchNumber, "Posted")
  return { generate: generated.seconds, post: posted.seconds, invoices: Number.parseInt(posted.statusMessage!, 10) }
}

/**
 * The seconds of the first batch of a tenant that was just filled: with statistics of its rows, and without them while
 * autovacuum is off.
 */
const firstBatches = async (house: BenchHouse, origin: string, subscriptions: number) => {
  const seconds = async (analyze: boolean, first: number) => {
    const tenant = await house.openTenant(`First batch ${first}`)
    const { legalEntityId } = tenant.scope
    const ask = makeAsk(origin, await tenant.accessToken(origin), legalEntityId)
    await sellOnce(ask, legalEntityId)
    const numbers = [first + 1, first + subscriptions] as const
    await copyOrders(house, legalEntityId, numbers, { withAccounts: true, analyze })
    const { generate, post } = await runBatch(ask)
    return generate + post
  }
  await house.sql.query("alter system set autovacuum = off")
  await house.sql.query("select pg_reload_conf()")
  const analyzed = await seconds(true, 200_000_000)
  const notAnalyzed = await seconds(false, 300_000_000)
  await house.sql.query("alter system reset autovacuum")
  await house.sql.query("select pg_reload_conf()")
  return { analyzed, notAnalyzed }
}

/** Measures batches over very many accounts, made and posted by one worker, compared with `COPY` of the same rows. */
export const invoicingBench = (args: readonly string[]): Promise<object> => {
  const { subscriptions, few, first } = readNumbers(args, { subscriptions: 100_000, few: 1000, first: 3000 })
  return inBenchHouse({}, async (house) => {
    await house.registerWebhook("/posted")
    const tenant = await house.openTenant("Invoicing")
    const { origin } = await house.startHttp()
    const token = await tenant.accessToken(origin)
    const { legalEntityId } = tenant.scope
    const ask = makeAsk(origin, token, legalEntityId)
    await tenant.registerWebhook("/posted")
    await sellOnce(ask, legalEntityId)
    const worker = house.startWorker()
    await runBatch(ask)
    await copyOrders(house, legalEntityId, [2, few + 1], { withAccounts: true })
    const small = await runBatch(ask)
    const firstOf = await firstBatches(house, origin, first)
    await copyOrders(house, legalEntityId, [few + 2, few + subscriptions + 1], { withAccounts: true })
    const cpuOf = () => ({ worker: cpuSeconds(worker.pid!), database: cpuSeconds(house.postmaster()) })
    const before = cpuOf()
    const large = await runBatch(ask)
    const after = cpuOf()
    const peakRssMb = peakRssMbOf(worker)
    const costOf = ({ generate, post, invoices }: typeof large) => (generate + post) / invoices
    const copied = (await copySeconds(house)) * (large.invoices / (large.invoices + small.invoices + 2 * first + 3))
    const total = large.generate + large.post
    const documentsChecked = await checkSample(house, tenant.scope, 500)
    const many = await house.openTenant("Over HTTP", 8)
    const overHttp = { tenant: many, token: await many.accessToken(origin), origin }
    const overHttpPerSecond = await postedOverHttp(house, overHttp, { seconds: 10, most: 2500 })
    return {
      bench: "invoicing",
      subscriptions: large.invoices,
      generateSeconds: toHundredths(large.generate),
      postSeconds: toHundredths(large.post),
      invoicesPerSecond: Math.round(large.invoices / total),
      ratioToCopy: toHundredths(copied / total),
      peakRssMb,
      growth: toHundredths(costOf(large) / costOf(small)),
      firstBatchSeconds: toHundredths(firstOf.notAnalyzed),
      firstBatchGrowth: toHundredths(firstOf.notAnalyzed / firstOf.analyzed),
      overHttpPerSecond,
      documentsChecked,
      conditions: {
        ...machine(),
        few,
        first,
        small: small.invoices,
        linesPerInvoice: 2,
        workerCpuSeconds: Math.round(after.worker - before.worker),
        databaseCpuSeconds: Math.round(after.database - before.database),
        copySeconds: toHundredths(copied),
      },
    }
  })
}
