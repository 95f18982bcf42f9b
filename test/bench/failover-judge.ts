import { judgeDocuments, type Posted } from "../support/e-invoicing/exactly-once.ts"
import type { SimulatedInvoice } from "@svc/simulators/network-provider-store"
import type { Load, Prepared } from "./failover-house.ts"
import { eventually, type FailoverPlan } from "./failover-load.ts"
import type { BenchHouse } from "./house.ts"

interface Sent {
  readonly documents: () => readonly SimulatedInvoice[]
  readonly sent: readonly Posted[]
  /** The number of the batch that was running when the primary died. */
  readonly generated: string
  readonly house: Pick<BenchHouse, "receiver">
  readonly plan: FailoverPlan
}

const without = <A>(all: readonly A[], there: readonly A[]): number => {
  const found = new Set(there)
  return all.filter((each) => !found.has(each)).length
}

/** Whether the books of a company equal those after a batch of all its orders was made and posted. */
const areWhole = (books: Readonly<Record<string, number>>, wanted: Readonly<Record<string, number>>): boolean =>
  Object.entries(wanted).every(([name, value]) => books[name] === value)

/** Waits until all work has ended, and compares the result with the acknowledged requests. */
export const judge = async (here: Prepared, load: Load, { documents, sent, generated, house, plan }: Sent) => {
  const { sql, tenantId, drafts, generating, posting, polish } = here
  const ids = async (select: string, of: string = tenantId) =>
    (await sql<{ readonly id: string }>(`select id from ${select} and tenant_id = $1`, [of])).map(({ id }) => id)

  // Without a synchronous standby, acknowledged events may be lost, so the wait covers only events that are stored.
  const events = await ids("svc.events where tag = 'QuoteCreated'")
  const unsent = () => ids("svc.webhook_deliveries where state <> 'Delivered'")
  await eventually(
    "deliveries that are not delivered",
    async () => (await unsent()).length,
    (left) => left === 0,
  )
  await generating.batches.ended(generated, "Generated")
  const [made] = await sql<{ readonly id: string }>(
    "select id from svc.invoice_batches where tenant_id = $1 and batch_number = $2",
    [generating.scope.tenantId, generated],
  )
  if (made !== undefined) await generating.batches.post(made.id)
  await posting.batches.ended(posting.batch.batchNumber, "Posted")
  const postedOf = (of: string) => ids("svc.invoices where invoice_number is not null", of)
  const kept = new Set(await postedOf(polish.tenantId))
  const processed = () => ids("svc.national_einvoice_entries where status = 'Processed'", polish.tenantId)
  await eventually(
    "e-invoices that are processed",
    async () => (await processed()).length,
    (n) => n >= kept.size,
  )

  const { documents: atProvider, ...eInvoices } = await judgeDocuments(sql, polish.tenantId, sent, documents())
  const numbers = await sql<{ readonly number: number }>(
    "select invoice_number::int as number from svc.invoices where tenant_id = $1 and invoice_number is not null order by 1",
    [tenantId],
  )
  const invoices = await postedOf(tenantId)
  const lost = load.posted.filter((each) => !invoices.includes(each))
  const { repeats, arrivals } = await house.receiver.report()
  const books = [areWhole(await generating.books(), generating.posted), areWhole(await posting.books(), posting.posted)]
  return {
    acknowledged: load.raised.length + load.posted.length + sent.length,
    lostEvents: without(load.raised, events),
    lostPostings: lost.length,
    lostEInvoices: sent.filter(({ id }) => !kept.has(id)).length,
    undelivered: Math.max(0, events.length - arrivals.length),
    repeatsOnWire: repeats,
    numberGaps: numbers.filter(({ number }, index) => number !== numbers[0]!.number + index).length,
    unposted: without(drafts, [...invoices, ...lost]),
    booksThatAreWrong: books.filter((whole) => !whole).length,
    eInvoices: { atProvider, ...eInvoices },
    synchronous: plan.synchronous,
  }
}
