import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import { Client } from "pg"
import { expect } from "vitest"
import { makeSeeds } from "../service/seeds.ts"
import { openService, type StillService } from "../service/service.ts"
import { fillLists, type ListRows } from "./list-rows.ts"
import { planReader, type ReadRows, statementsOf } from "./plans.ts"

/** The number of rows in each list. */
export const planRows = 5000
const growing = [
  "accounts",
  "invoices",
  "invoice_lines",
  "journals",
  "journal_lines",
  "vouchers",
  "payments",
  "payment_settlements",
  "exchange_rates",
  "national_einvoice_entries",
  "events",
  "webhook_deliveries",
]

/** A service with long lists that reports which rows its statements read. */
export interface PlanHouse {
  readonly service: StillService
  readonly origin: EventOrigin
  readonly filled: ListRows
  /** Does work, and returns the rows that its statements read from the growing tables. */
  readonly readsOf: <A>(work: () => Promise<A>) => Promise<{ readonly result: A; readonly found: readonly ReadRows[] }>
  readonly close: () => Promise<void>
}

export const openPlanHouse = async (): Promise<PlanHouse> => {
  const service = await openService({ clock: "manual" })
  const { scope, userId } = await makeSeeds(service).tenant()
  const origin = { ...scope, legalEntityName: "Alpha AB", triggeredBy: userId }
  const { worker, sql } = service
  const filled = await fillLists({ get: worker.get, run: worker.run, sql, unchecked: false }, origin, planRows)
  const client = new Client({ connectionString: service.databaseUrl })
  await client.connect()
  const explain = await planReader(client, scope.tenantId)
  return {
    service,
    origin,
    filled,
    readsOf: async (work) => {
      const { result, statements } = await statementsOf(work)
      // Work that sends no reading statement would pass every test.
      expect(statements.length).toBeGreaterThan(0)
      const found: ReadRows[] = []
      for (const statement of statements) found.push(...(await explain(statement)))
      return { result, found: found.filter(({ table }) => growing.some((each) => table.startsWith(each))) }
    },
    close: async () => {
      await client.end()
      await service.close()
    },
  }
}

export const atMost = (limit: number) =>
  expect.toSatisfy((actual: number) => actual <= limit, `at most ${limit}`) as number
