import { resolve } from "@svc/adapters/wiring/provide"
import { copyRows, sortedIds } from "./copy-rows.ts"
import { postSeedInvoice } from "./fill-invoices.ts"
import { machine, readNumbers, toHundredths } from "./figures.ts"
import { type BenchHouse, inBenchHouse } from "./house.ts"

/** Watches the memory of this process, which also runs the rest of the benchmark; the result is in MiB. */
const watchHeap = () => {
  const inMb = () => Math.round(process.memoryUsage().heapUsed / 2 ** 20)
  const heapMbBefore = inMb()
  let peakHeapMb = heapMbBefore
  const timer = setInterval(() => (peakHeapMb = Math.max(peakHeapMb, inMb())), 20)
  return () => {
    clearInterval(timer)
    return { heapMbBefore, peakHeapMb }
  }
}

/** Posts an invoice to a new account through the product, and switches the mail of the legal entity on. */
const prepare = async ({ graph, scope }: BenchHouse) => {
  const { runOrThrow } = resolve(graph, "Runtime")
  const { tenantId, legalEntityId } = scope
  const mail = {
    host: "smtp.example.com",
    port: 587,
    security: "StartTls",
    fromAddress: "billing@example.com",
    fromName: "Bench AB",
    maxPerMinute: 300,
    isEnabled: true,
  } as const
  const stored = resolve(graph, "MailSettingsStore").save({ tenantId, legalEntityId }, mail)
  await runOrThrow(resolve(graph, "UnitOfWork").atomically(tenantId, stored))
  return postSeedInvoice(graph, scope, 1, {
    invoiceDeliveryMethod: "Print",
    reminderEmailAddress: "ada@customer.example",
  })
}

/** Copies the invoice to accounts in turns. The last account has the further invoices of `large`. */
const fill = async (
  house: BenchHouse,
  { accountId, invoiceId }: Awaited<ReturnType<typeof prepare>>,
  { invoices, accounts, large }: { readonly invoices: number; readonly accounts: number; readonly large: number },
) => {
  await copyRows(house, "accounts", {
    beside: sortedIds(1, accounts),
    where: `c.id = '${accountId}'`,
    changes: "'id', copy, 'account_number', 'B' || n",
  })
  // The ids of the accounts, by their numbers.
  const owner = `(select id from svc.accounts where account_number = 'B' || case when n > ${invoices} then ${accounts} else n % ${accounts} + 1 end)`
  await copyRows(house, "invoices", {
    beside: sortedIds(2, invoices + large),
    where: `c.id = '${invoiceId}'`,
    changes: `'id', copy, 'invoice_number', n::text, 'account_id', ${owner}, 'due_date', current_date - 20 - (n % 200)::int`,
  })
  await house.sql.query("vacuum analyze")
  await house.sql.query("checkpoint")
}

/**
 * Measures the daily reminders of a legal entity: the first day, on which every account gets one, and a second look at
 * the same invoices, on which nothing is due. `large` adds invoices of one account.
 */
export const dunningBench = (args: readonly string[]): Promise<object> => {
  const given = readNumbers(args, { invoices: 100_000, accounts: 20_000, large: 0 })
  return inBenchHouse({}, async (house) => {
    const { graph, scope, sql } = house
    await fill(house, await prepare(house), given)
    const { runOrThrow } = resolve(graph, "Runtime")
    const dunning = resolve(graph, "Dunning")
    const campaign = { name: "Bench", isDefault: true, enabled: true, sendHour: 0 }
    await runOrThrow(dunning.create(scope, campaign))
    const heap = watchHeap()
    const took = async () => {
      const begun = performance.now()
      await runOrThrow(dunning.runDay(scope))
      return toHundredths((performance.now() - begun) / 1000)
    }
    const firstDaySeconds = await took()
    const steps = await sql.query(
      "select count(*)::int as steps, count(distinct message_id)::int as reminders from svc.dunning_steps",
    )
    await sql.query("update svc.dunning_campaigns set last_run_on = null")
    const secondLookSeconds = await took()
    return {
      firstDaySeconds,
      secondLookSeconds,
      ...heap(),
      conditions: { ...machine(), ...given, ...steps.rows[0] },
    }
  })
}
