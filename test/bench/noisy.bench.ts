import { resolve } from "@svc/adapters/wiring/provide"
import { decimal } from "@svc/domain/shared/decimal"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import { fork } from "node:child_process"
import { setTimeout as pause } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { machine, percentiles, readNumbers } from "./figures.ts"
import { writtenColumns } from "../support/database/written-columns.ts"
import { type BenchHouse, inBenchHouse } from "./house.ts"
import type { NoisyPhase } from "./noisy.process.ts"
import { peakRssMb, stopProcess } from "./processes.ts"

const seedLines = 100

/** Posted invoices with so many lines, copied from one; their ids. */
const fill = async ({ graph, sql }: BenchHouse, origin: EventOrigin, invoices: number, lines: number) => {
  const { runOrThrow } = resolve(graph, "Runtime")
  const account = await runOrThrow(resolve(graph, "Customers").create(origin, { name: "Customer", currency: "SEK" }))
  const line = {
    productName: "Plan",
    price: decimal("99.90"),
    quantity: decimal("3"),
    unitOfMeasure: "C62",
    recognizedRevenueAccount: "3000",
  }
  const { invoice } = await runOrThrow(
    resolve(graph, "Invoicing").createOnAccount(origin, {
      account: account.id,
      currency: "SEK",
      invoiceAction: "CreateDraftAndPostInvoice",
      invoiceLines: Array.from({ length: seedLines }, () => line),
    }),
  )
  const { rows } = await sql.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'svc' and table_name = 'invoice_lines'
     and column_name not in ('id', 'number', 'invoice_id')`,
  )
  const columns = rows.map(({ name }) => name).join(", ")
  const copyLines = (id: string, number: string, from: string) =>
    sql.query(`insert into svc.invoice_lines (id, number, invoice_id, ${columns})
      select gen_random_uuid(), ${number}, ${id}, ${columns} from svc.invoice_lines l, ${from} where l.invoice_id = '${invoice.id}'`)
  await copyLines(
    `'${invoice.id}'::uuid`,
    `number + n * ${seedLines}`,
    `generate_series(1, ${lines / seedLines - 1}) n`,
  )
  const query = async (text: string, values: readonly unknown[]) =>
    (await sql.query<{ columns: string }>(text, [...values])).rows
  const written = await writtenColumns(query, "invoices")
  await sql.query(`insert into svc.invoices (${written}) select ${written} from (
    select (jsonb_populate_record(i, jsonb_build_object(
      'id', left(i.id::text, 24) || lpad(to_hex(n), 12, 'f'), 'invoice_number', 'C' || n))).*
    from svc.invoices i, generate_series(2, ${invoices}) n where i.id = '${invoice.id}') copies`)
  await copyLines("i.id", "number", `(select id from svc.invoices where id <> '${invoice.id}') i`)
  await sql.query("vacuum analyze")
  const found = await sql.query<{ id: string }>("select id from svc.invoices order by id")
  return found.rows.map(({ id }) => id)
}

/** Milliseconds of an ordinary read, one after the other, for so many seconds. */
const readFor = async (seconds: number, address: string, authorization: string): Promise<readonly number[]> => {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const begun = performance.now()
    const response = await fetch(address, { headers: { authorization } })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`the other tenant's read was answered with ${response.status}`)
    times.push(performance.now() - begun)
    await pause(10)
  }
  return times
}

/** What an ordinary read of one tenant costs while another burdens the service: with bodies, documents and long lists. */
export const noisyBench = (args: readonly string[]): Promise<object> => {
  const { invoices, lines, seconds } = readNumbers(args, { invoices: 60, lines: 10_000, seconds: 20 })
  return inBenchHouse({}, async (house) => {
    const { child, origin } = await house.startHttp()
    const [loud, quiet] = [await house.openTenant("Loud"), await house.openTenant("Quiet")]
    await quiet.registerWebhook("/quiet")
    const { rows } = await house.sql.query<{ id: string }>("select id from svc.webhooks")
    const address = `${origin}/Webhooks/${rows[0]!.id}`
    const authorization = `Bearer ${await quiet.accessToken(origin)}`
    const loudToken = await loud.accessToken(origin)
    const ids = await fill(house, loud.scope, invoices, lines)

    await readFor(3, address, authorization)
    const p99 = async (phase?: NoisyPhase): Promise<number> => {
      const program = fileURLToPath(new URL("noisy.process.ts", import.meta.url))
      const caller = phase === undefined ? undefined : fork(program, [phase, origin, loudToken, ...ids])
      if (caller !== undefined) await pause(2_000)
      const times = await readFor(seconds, address, authorization)
      if (caller !== undefined) await stopProcess(caller)
      await pause(500)
      console.error(phase ?? "quiet", { reads: times.length, ...percentiles(times), peakRssMb: peakRssMb(child) })
      return percentiles(times).p99
    }
    const quietP99Ms = await p99()
    const validationP99Ms = await p99("validation")
    const listP99Ms = await p99("list")
    const pdfP99Ms = await p99("pdf")
    const peak = peakRssMb(child)
    await stopProcess(child)
    return { invoices, lines, seconds, quietP99Ms, validationP99Ms, pdfP99Ms, listP99Ms, peakRssMb: peak, ...machine() }
  })
}
