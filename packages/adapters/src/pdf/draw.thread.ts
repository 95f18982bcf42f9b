import type { Invoice, InvoiceLine } from "@svc/domain/invoicing/invoice"
import { BigDecimal } from "effect"
import { parentPort } from "node:worker_threads"
import { drawInvoice } from "./draw-invoice.ts"
import type { FromDrawer, ToDrawer } from "./drawing-thread.ts"

/** A message between threads keeps the parts of a decimal and loses that it is one. */
const withDecimals = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null) return value
  if (Array.isArray(value)) return value.map(withDecimals)
  const { value: units, scale } = value as { readonly value?: unknown; readonly scale?: unknown }
  if (typeof units === "bigint" && typeof scale === "number") return BigDecimal.make(units, scale)
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withDecimals(member)]))
}

let lines: InvoiceLine[] = []

parentPort!.on("message", (message: ToDrawer) => {
  if ("lines" in message) {
    lines.push(...(withDecimals(message.lines) as InvoiceLine[]))
    return
  }
  const invoice: Invoice = { ...(withDecimals(message.invoice) as Invoice), lines }
  lines = []
  void drawInvoice(invoice).then(
    (content) => parentPort!.postMessage({ content } satisfies FromDrawer, [content.buffer as ArrayBuffer]),
    (error: unknown) => parentPort!.postMessage({ error: String(error) } satisfies FromDrawer),
  )
})
