import { resolve } from "@svc/adapters/wiring/provide"
import { invoiceBody } from "@svc/domain/invoicing/invoice-body"
import { decimal } from "@svc/domain/shared/decimal"
import { printJson } from "@svc/domain/shared/exact-json"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import { Effect } from "effect"
import { machine, percentiles, readNumbers, toHundredths } from "./figures.ts"
import { type BenchHouse, inBenchHouse } from "./house.ts"

const pageSize = 100

/** One invoice posted through the product's own path, and copies of its rows. */
const fill = async ({ graph, sql }: BenchHouse, origin: EventOrigin, invoices: number): Promise<void> => {
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
      invoiceLines: [line, line, line],
    }),
  )
  // Ids that sort as they are made, as those of the product do.
  const copies = `create temp table copies as select n, lpad(to_hex(n + 2000000000000), 12, '0')
    || '-7000-8000-' || lpad(to_hex(n), 12, '0') as tail from generate_series(2, ${invoices}) n`
  await sql.query(copies)
  await sql.query(`insert into svc.invoices select (r).* from (
    select jsonb_populate_record(i, jsonb_build_object('id', overlay(substr(tail, 1, 12) placing '-' from 9 for 0) || substr(tail, 13),
      'invoice_number', n::text, 'invoice_date', date '2026-01-01' + (n % 300)::int)) as r
    from svc.invoices i, copies where i.id = '${invoice.id}') made`)
  await sql.query(`insert into svc.invoice_lines select (r).* from (
    select jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(),
      'invoice_id', overlay(substr(tail, 1, 12) placing '-' from 9 for 0) || substr(tail, 13))) as r
    from svc.invoice_lines l, copies where l.invoice_id = '${invoice.id}') made`)
  await sql.query("vacuum analyze")
}

/** What a page of a long list costs at its beginning, deep inside it and at its end: read, with lines, and written as JSON. */
export const invoicesBench = (args: readonly string[]): Promise<object> => {
  const options = readNumbers(args, { invoices: 100_000, rounds: 40 })
  return inBenchHouse({}, async (house) => {
    const { graph, sql } = house
    const { rows } = await sql.query<{ tenant: string; entity: string; user: string }>(
      `select e.tenant_id as tenant, e.id as entity, u.id as user from svc.legal_entities e join svc.users u using (tenant_id)
       where u.kind = 'person'`,
    )
    const { tenant, entity, user } = rows[0]!
    const origin = {
      tenantId: tenant,
      legalEntityId: entity,
      legalEntityName: "Bench AB",
      triggeredBy: user,
    } as EventOrigin
    await fill(house, origin, options.invoices)
    const { list } = resolve(graph, "Invoicing")
    const { runOrThrow } = resolve(graph, "Runtime")
    const read = async (page: number) => {
      const begun = performance.now()
      const { parts } = await runOrThrow(list(origin, { order: [], offset: (page - 1) * pageSize, limit: pageSize }))
      const items = (await runOrThrow(Effect.all(parts))).flat()
      if (items.length === 0) throw new Error(`page ${page} is empty`)
      printJson(items.map(invoiceBody))
      return performance.now() - begun
    }
    const last = Math.ceil(options.invoices / pageSize)
    const pages = { first: 1, middle: Math.ceil(last / 2), deep: Math.ceil(last * 0.9), last }
    const times = new Map<string, number[]>(Object.keys(pages).map((name) => [name, []]))
    for (let round = -5; round < options.rounds; round += 1) {
      // In turn, so that what else the machine does falls on all of them.
      for (const [name, page] of Object.entries(pages)) {
        const ms = await read(page)
        if (round >= 0) times.get(name)!.push(ms)
      }
    }
    const figures = Object.fromEntries([...times].map(([name, ms]) => [name, percentiles(ms)]))
    return {
      invoices: options.invoices,
      pageMs: figures,
      ratio: toHundredths(figures["deep"]!.p50 / figures["first"]!.p50),
      conditions: { ...machine(), pageSize, linesPerInvoice: 3, pages, rounds: options.rounds },
    }
  })
}
