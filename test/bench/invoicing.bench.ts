import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Tables } from "@svc/adapters/postgres/base/tables.gen"
import { writtenColumns } from "../support/database/written-columns.ts"
import { copyRows, sortedIds } from "./copy-rows.ts"
import { machine, readNumbers, toHundredths } from "./figures.ts"
import { type BenchHouse, inBenchHouse } from "./house.ts"

const product = {
  name: "Plan",
  productType: "MultipleCharges",
  chargePlans: [
    {
      charges: [
        { name: "Fee", model: "Flat", PriceDetails: [{ currency: "SEK", price: 100 }] },
        { name: "Seat", model: "Quantity", PriceDetails: [{ currency: "SEK", price: 10 }] },
      ],
    },
  ],
}
const invoiceDate = "2026-01-15"
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

/** An account with an active subscription for each number, copied from the one that was made over the interface. */
const fill = async (house: BenchHouse, from: number, to: number): Promise<void> => {
  const beside = sortedIds(from, to)
  const first = (table: string) => `c.id = (select id from svc.${table} order by id limit 1)`
  const copy = (table: Parameters<typeof copyRows>[1], changes: string, where = "true") =>
    copyRows(house, table, { beside, where, changes })
  const oldest = "c.order_id = (select id from svc.orders order by id limit 1)"
  const accounts = "'account_id', copy, 'invoice_account_id', copy"
  await copy("accounts", "'id', copy, 'account_number', 'F' || lpad(n::text, 9, '0')", first("accounts"))
  await copy("orders", "'id', copy, 'order_number', 'F' || n", first("orders"))
  await copy("order_versions", `'version_id', copy, 'order_id', copy, 'order_number', 'F' || n, ${accounts}`, oldest)
  const part = "'id', gen_random_uuid(), 'order_id', copy"
  await copy(
    "order_charges",
    `${part}, 'order_product_id', copy, 'charge_number', c.charge_number || '-' || n, 'charged_through', null`,
    oldest,
  )
  await copy("order_products", "'id', copy, 'order_id', copy, 'product_number', 'F' || n", oldest)
  await house.sql.query("vacuum analyze")
}

/** Seconds that `COPY` takes to read the same rows from a file into tables like those they are in. */
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

/** The most memory that a process had, in MB. */
const peakMb = (pid: number): number => {
  const [, kilobytes = "0"] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** Batches over very many accounts: made and posted by one worker, against `COPY` of the same rows. */
export const invoicingBench = (args: readonly string[]): Promise<object> => {
  const { subscriptions, few } = readNumbers(args, { subscriptions: 100_000, few: 1000 })
  return inBenchHouse({}, async (house) => {
    await house.registerWebhook("/posted")
    const tenant = await house.openTenant("Invoicing")
    const { origin } = await house.startHttp()
    const headers = {
      "content-type": "application/json",
      authorization: `Bearer ${await tenant.accessToken(origin)}`,
    }
    const ask = async <A = { readonly id: string }>(path: string, body?: object): Promise<A> => {
      const asked = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) }
      const response = await fetch(origin + path, asked)
      if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
      return (await response.json()) as A
    }
    await tenant.registerWebhook("/posted")
    await ask("/TaxTemplates", { name: "VAT 25%", details: [{ tax1: 25, taxCategory: "S" }] })
    await ask("/Accounts", {
      name: "Customer",
      currency: "SEK",
      taxTemplate: "VAT 25%",
      defaultInvoiceAddress: { street: "Storgatan 1", city: "Lund", zip: "222 22", country: "SE" },
    })
    await ask("/Products", product)
    await ask("/Subscriptions", {
      status: "Active",
      account: "A-1001",
      orderDate: "2026-01-01",
      term: 12,
      products: [{ product: "Plan" }],
    })
    const worker = house.startWorker(process.env["PROF"] ? ["--cpu-prof", "--cpu-prof-dir=/tmp/prof-batches"] : [])
    /** The seconds of a job of a batch, by the service's own times. */
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
        await new Promise((resume) => setTimeout(resume, 100))
      }
    }
    const run = async () => {
      const { id, batchNumber } = await ask<{ id: string; batchNumber: string }>("/InvoiceBatches", {
        invoiceAllAccounts: true,
        invoiceDate,
      })
      const generated = await ended(batchNumber, "Generated")
      await ask(`/InvoiceBatches/${id}/Post`, {})
      const posted = await ended(batchNumber, "Posted")
      return { generate: generated.seconds, post: posted.seconds, invoices: Number.parseInt(posted.statusMessage!, 10) }
    }
    await run()
    await fill(house, 2, few + 1)
    const small = await run()
    await fill(house, few + 2, few + subscriptions + 1)
    const large = await run()
    const peakRssMb = peakMb(worker.pid!)
    const costOf = ({ generate, post, invoices }: typeof large) => (generate + post) / invoices
    const copied = (await copySeconds(house)) * (large.invoices / (large.invoices + small.invoices + 1))
    const total = large.generate + large.post
    return {
      bench: "invoicing",
      subscriptions: large.invoices,
      generateSeconds: toHundredths(large.generate),
      postSeconds: toHundredths(large.post),
      invoicesPerSecond: Math.round(large.invoices / total),
      ratioToCopy: toHundredths(copied / total),
      peakRssMb,
      growth: toHundredths(costOf(large) / costOf(small)),
      conditions: { ...machine(), few, small: small.invoices, linesPerInvoice: 2, copySeconds: toHundredths(copied) },
    }
  })
}
