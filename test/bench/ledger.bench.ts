import { type Ask, callInLanes, copyOf, invoiceDate, makeAsk, sellOnce } from "./billed-orders.ts"
import { coolDown } from "./cold-cache.ts"
import { sortedIds } from "./copy-rows.ts"
import { machine, readNumbers } from "./figures.ts"
import { type BenchHouse, type BenchTenant, inBenchHouse } from "./house.ts"

const posts = { invoiceDate, invoiceAction: "CreateDraftAndPostInvoice" }
const [year, period] = [2026, 1]

/** Posts an order invoice over HTTP, which is then copied. */
const postOnce = async (ask: Ask, legalEntity: string) => {
  const { id } = await sellOnce(ask, legalEntity)
  return ask(`/Invoices/orders/${id}`, posts)
}

/**
 * Copies the posted invoice of a legal entity with its lines and their schedules, once for each number. The ids of
 * lines also sort in the order of creation.
 */
const copyInvoices = async (house: BenchHouse, legalEntity: string, from: number, count: number) => {
  const copy = copyOf(house, sortedIds(from, from + count - 1))
  const own = `c.legal_entity_id = '${legalEntity}'`
  const lineAt = (number: string) => `overlay(copy placing lpad(${number}::text, 3, '0') from 21 for 3)`
  const ofItem = "(select number from svc.invoice_lines l where l.id = c.invoice_line_id)"
  await copy("invoices", "'id', copy, 'invoice_number', 'F' || n", own)
  await copy("invoice_lines", `'id', ${lineAt("c.number")}, 'invoice_id', copy`, own)
  await copy("revenue_schedule_items", `'id', gen_random_uuid(), 'invoice_line_id', ${lineAt(ofItem)}`, own)
}

/** Copies the journal of the posted invoice with its voucher. The first copies belong to the copied invoices. */
const copyVouchers = async (house: BenchHouse, legalEntity: string, from: number, count: number, invoices: number) => {
  const copy = copyOf(house, sortedIds(from, from + count - 1))
  const own = `c.legal_entity_id = '${legalEntity}'`
  await copy("journals", "'id', copy, 'journal_number', 'F' || n", own)
  const ofInvoice = (of: string) => `case when n < ${from + invoices} then ${of} end`
  await copy(
    "vouchers",
    `'id', copy, 'journal_id', copy, 'voucher_number', 'F' || n, 'invoice_id', ${ofInvoice("copy")}, 'invoice_number', ${ofInvoice("'F' || n")}`,
    own,
  )
  await copy(
    "journal_lines",
    "'voucher_id', copy, 'journal_id', null",
    "c.tenant_id = (select tenant_id from svc.legal_entities where id = '" + legalEntity + "')",
  )
}

/**
 * The number of payments that are posted per second by one caller in each legal entity, each for a different invoice.
 */
const paymentsPerSecond = async (
  house: BenchHouse,
  { tenant, token, origin }: { readonly tenant: BenchTenant; readonly token: string; readonly origin: string },
  { seconds, most }: { readonly seconds: number; readonly most: number },
): Promise<number> => {
  const lanes = tenant.scopes.map(({ legalEntityId }) => legalEntityId)
  const ids: string[][] = []
  for (const [index, legalEntity] of lanes.entries()) {
    const ask = makeAsk(origin, token, legalEntity)
    const { id } = await postOnce(ask, legalEntity)
    await ask("/Payments", {
      amount: 137.5,
      paymentDate: invoiceDate,
      paymentMethod: "Bank transfer",
      reference: (await ask<{ readonly invoiceNumber: string }>(`/Invoices/${id}`)).invoiceNumber,
    })
    const from = (index + 1) * 10_000_000
    await copyInvoices(house, legalEntity, from, most)
    const copy = copyOf(house, sortedIds(from, from + most - 1))
    const own = `c.legal_entity_id = '${legalEntity}'`
    await copy("payments", "'id', copy", own)
    const payment = `(select id from svc.payments where legal_entity_id = '${legalEntity}' order by created_at, id limit 1)`
    await copy("payment_settlements", "'id', copy, 'payment_id', copy, 'invoice_id', copy", `c.payment_id = ${payment}`)
    const { rows } = await house.sql.query<{ id: string }>(
      "select id from svc.payments where legal_entity_id = $1 and id::text like '%-7000-8000-%' order by id desc limit $2",
      [legalEntity, most],
    )
    ids.push(rows.map((row) => row.id))
  }
  await house.sql.query("vacuum analyze")
  return callInLanes(lanes, token, { url: `${origin}/Payments/{id}/Post`, ids, body: "{}", seconds })
}

/**
 * Measures operations on long books: payments, the recognition of a month, its closing, and each report, also with a
 * cold cache.
 */
export const ledgerBench = (args: readonly string[]): Promise<object> => {
  const { vouchers, invoices, seconds } = readNumbers(args, { vouchers: 1_000_000, invoices: 100_000, seconds: 10 })
  return inBenchHouse({}, async (house) => {
    const { origin } = await house.startHttp()
    const payers = await house.openTenant("Payers", 8)
    const paying = { tenant: payers, token: await payers.accessToken(origin), origin }
    const paymentsPostedPerSecond = await paymentsPerSecond(house, paying, { seconds, most: 4000 })

    const tenant = await house.openTenant("Ledger")
    const { legalEntityId } = tenant.scope
    const ask = makeAsk(origin, await tenant.accessToken(origin), legalEntityId)
    await postOnce(ask, legalEntityId)
    await copyInvoices(house, legalEntityId, 1_000_000_000, invoices)
    await copyVouchers(house, legalEntityId, 1_000_000_000, vouchers, invoices)
    await house.sql.query("vacuum analyze")
    // Writes the filled rows to disk before the measurements.
    await house.sql.query("checkpoint")

    const took = async <A>(path: string, body?: object) => {
      const begun = performance.now()
      const answer = await ask<A>(path, body)
      return { ms: Math.round(performance.now() - begun), answer }
    }
    const reports = async (prepare: () => Promise<void>) => {
      const { data } = await ask<{ readonly data: readonly { readonly id: string; readonly name: string }[] }>(
        "/Reports?PageSize=100",
      )
      const times: Record<string, number> = {}
      for (const { id, name } of data) {
        const rows = async (of: string) => {
          await prepare()
          return took(`/Reports/${id}/Data?${of}&PageSize=100`)
        }
        // A report takes either a date or a period, and refuses the other.
        const { ms } = await rows("Date=2026-01-31").catch((error: unknown) => {
          if (!String(error).includes("this report is of a period")) throw error
          return rows("From=2026-01-01&To=2026-01-31")
        })
        times[name] = ms
      }
      return times
    }
    const coldReportMs = await reports(() => coolDown(house))
    await reports(async () => undefined)
    const reportMs = await reports(async () => undefined)
    const month = `/AccountingPeriods/${year}/${period}`
    const recognised = await took<{ readonly items: number }>(`${month}/RecognizeRevenue`, {})
    const closed = await took(`${month}/Close`, {})
    return {
      paymentsPostedPerSecond,
      recognitionItemsPerSecond: Math.round(recognised.answer.items / (recognised.ms / 1000)),
      closeSeconds: Math.round(closed.ms / 10) / 100,
      reportMs: Math.max(...Object.values(reportMs)),
      coldReportMs: Math.max(...Object.values(coldReportMs)),
      conditions: {
        ...machine(),
        vouchers,
        invoices,
        items: recognised.answer.items,
        reports: reportMs,
        coldReports: coldReportMs,
      },
    }
  })
}
