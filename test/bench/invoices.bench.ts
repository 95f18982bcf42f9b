import { resolve } from "@svc/adapters/wiring/provide"
import { invoiceBody } from "@svc/domain/invoicing/invoice-body"
import { printJson } from "@svc/domain/shared/exact-json"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import { Effect } from "effect"
import { machine, percentiles, readNumbers, toHundredths } from "./figures.ts"
import { wholeInvoices } from "../support/invoicing/whole-invoices.ts"
import { fillInvoices } from "./fill-invoices.ts"
import { inBenchHouse } from "./house.ts"

const pageSize = 100

/**
 * Measures a page at the beginning, deep inside and at the end of a long list: reading it with lines, and writing it as
 * JSON.
 */
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
    await fillInvoices(house, origin, options.invoices)
    const { list } = resolve(graph, "Invoicing")
    const { runOrThrow } = resolve(graph, "Runtime")
    const read = async (page: number) => {
      const begun = performance.now()
      const listed = list(origin, { order: [], offset: (page - 1) * pageSize, limit: pageSize })
      const items = await runOrThrow(Effect.flatMap(listed, wholeInvoices))
      if (items.length === 0) throw new Error(`page ${page} is empty`)
      printJson(items.map(invoiceBody))
      return performance.now() - begun
    }
    const last = Math.ceil(options.invoices / pageSize)
    const pages = { first: 1, middle: Math.ceil(last / 2), deep: Math.ceil(last * 0.9), last }
    const times = new Map<string, number[]>(Object.keys(pages).map((name) => [name, []]))
    for (let round = -5; round < options.rounds; round += 1) {
      // The pages take turns, so that other load on the machine affects them equally.
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
