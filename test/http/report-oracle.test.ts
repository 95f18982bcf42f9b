import fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { makeChance } from "../support/company/chance.ts"
import { addRate, type InvoiceView } from "../support/invoicing/billing.ts"
import { makePayments } from "../support/payments/payments.ts"
import { makeReportReader, type Row } from "../support/reports/reports.ts"
import { makeDeferred } from "../support/revenue/deferred.ts"
import type { ApiAnswer } from "../support/service/api-client.ts"
import { openService, type TestService } from "../support/service/service.ts"

let service: TestService
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
})
afterAll(() => service.close())

const round = (value: number) => Math.round(value * 100) / 100
const sumOf = (rows: readonly Row[], field: string) => round(rows.reduce((sum, row) => sum + Number(row[field]), 0))

/**
 * A company with random business: invoices, credits, payments, bad debts, and months that are recognised and closed.
 */
const openCompany = async (seed: number) => {
  const { api, tenantId, legalEntities } = await service.createTenant()
  await api.patch(`/LegalEntities/${legalEntities[0]!.id}`, { paymentTolerance: 0.5 })
  await addRate(service.sql, tenantId, legalEntities[0]!.id, "EUR", "SEK", "2020-01-01", "11.0123")
  const { below, happens, pick } = makeChance(seed)
  const deferred = makeDeferred(api)
  const { billing } = deferred
  const payments = makePayments(api, billing)
  const currencies = ["SEK", "EUR"] as const
  const accounts = await Promise.all(
    currencies.map(async (currency) => ({ currency, id: (await billing.account({ currency })).id })),
  )
  const plan = await deferred.product({
    billingPeriod: "Annual",
    pricePeriod: "Annual",
    revenueRecognition: "Monthly",
    priceDetails: currencies.map((currency) => ({ currency, price: 1234.56 })),
  })
  const line = await billing.taxedLine(1, "25")
  const day = () => `2024-0${1 + below(8)}-${String(1 + below(28)).padStart(2, "0")}`
  const dayFrom = (first: unknown) => [day(), String(first)].toSorted()[1]!
  const invoices: InvoiceView[] = []
  const notes: (readonly [InvoiceView, InvoiceView])[] = []
  const paid: (readonly [string, InvoiceView])[] = []
  const refunds: (readonly [string, string])[] = []
  const written: (readonly [string, InvoiceView])[] = []
  const refusals: string[] = []
  /** The resource that a request made; `undefined` when the request was refused, which changes nothing. */
  const taken = (answer: ApiAnswer): { readonly id: string } | undefined => {
    if (answer.status >= 500) throw new Error(answer.text)
    if (answer.status >= 400) refusals.push(answer.text)
    return answer.status >= 400 ? undefined : (answer.body as { readonly id: string })
  }
  /** Calls `make` with a random item, if there is one. */
  const ofOne = async <A>(of: readonly A[], make: (one: A) => Promise<unknown>) =>
    void (of.length > 0 && (await make(pick(of))))

  const steps = [
    async () => {
      const account = pick(accounts)
      const draft = taken(
        await billing.createRaw(account.id, [{ ...line, price: 1 + below(50_000) / 100 }], {
          currency: account.currency,
          invoiceDate: day(),
        }),
      )
      if (draft !== undefined && taken(await api.post(`/Invoices/${draft.id}/post`)) !== undefined)
        invoices.push(await billing.get(draft.id))
    },
    async () => {
      const date = day()
      const order = await deferred.subscribe(pick(accounts).id, plan, date)
      const body = { invoiceDate: date, targetDate: date, invoiceAction: "CreateDraftAndPostInvoice" }
      const made = taken(await api.post(`/Invoices/orders/${order.id}`, body))
      if (made?.id === undefined) return
      const invoice = await billing.get(made.id)
      if (invoice.status !== "Draft") invoices.push(invoice)
    },
    () =>
      ofOne(invoices, async (invoice) => {
        // Pays a part, the whole, a little too little or more, also before the date of the invoice.
        const amount = round(invoice.totalAmount * pick([0.3, 0.5, 1, 1, 1.2]) - pick([0, 0, 0.03]))
        const payment = taken(await payments.pay(invoice, amount, { paymentDate: day() }))
        if (payment !== undefined) paid.push([payment.id, invoice])
      }),
    () => ofOne(paid, async ([id, invoice]) => taken(await payments.unsettle(id, invoice))),
    () =>
      ofOne(paid, async ([id, { currency }]) => {
        const part = pick([{}, { amount: 1 }])
        const refund = taken(
          await payments.create(-1 - below(3), { currency, paymentDate: day(), refundOf: [{ payment: id, ...part }] }),
        )
        if (refund !== undefined && taken(await payments.post(refund.id)) !== undefined) refunds.push([refund.id, id])
      }),
    () =>
      ofOne(refunds, async ([refund, payment]) =>
        taken(await payments.patch(refund, { refundOf: [{ operation: "Remove", payment }] })),
      ),
    () => ofOne(paid, async ([id]) => ofOne(invoices, async (invoice) => taken(await payments.settle(id, invoice)))),
    () =>
      ofOne(invoices, async (invoice) => {
        const [first] = invoice.invoiceLines
        const made = taken(
          await api.post(`/Invoices/${invoice.id}/credit`, {
            lines: [{ invoiceLineId: first!.id, amount: round(1 + below(100) / 10) }],
            creditInvoiceDate: dayFrom(invoice["invoiceDate"]),
            invoiceAction: "CreateDraftAndPostInvoice",
          }),
        )
        if (made?.id !== undefined) notes.push([invoice, await billing.get(made.id)])
      }),
    () =>
      ofOne(notes, async ([invoice, note]) =>
        taken(await api.post(`/Invoices/${invoice.id}/Match`, { creditInvoiceId: note.id })),
      ),
    () =>
      ofOne(invoices, async (invoice) => {
        const made = taken(
          await api.post(`/Invoices/${invoice.id}/WriteOff`, {
            date: dayFrom(invoice["invoiceDate"]),
            reason: "bankrupt",
          }),
        )
        if (made !== undefined) written.push([made.id, invoice])
      }),
    () =>
      ofOne(written, async ([id, invoice]) =>
        taken(await api.delete(`/Invoices/${invoice.id}/WriteOffs/${id}?Date=2024-09-0${1 + below(9)}`)),
      ),
    async () => taken(await api.post(`/AccountingPeriods/2024/${1 + below(8)}/RecognizeRevenue`, {})),
    async () => happens(0.3) && taken(await api.post("/AccountingPeriods/2024/1/Close", {})),
  ]
  const [invoice, subscribe, pay] = steps
  for (const step of [invoice!, invoice!, invoice!, subscribe!, pay!]) await step()
  for (let done = 0; done < 45; done += 1) await pick([...steps, invoice!, subscribe!, pay!, pay!])()
  const scope = { tenantId, legalEntityId: legalEntities[0]!.id }
  return { api, scope, tenantId, accounts, reports: await makeReportReader(api), invoices, paid, refusals }
}

type Company = Awaited<ReturnType<typeof openCompany>>

/** The statement of an account up to a day, after its sums were compared with each other. */
const statementOf = async ({ api }: Company, id: string, from: string, to: string) => {
  const answer = await api.get(`/Accounts/${id}/Statement?From=${from}&To=${to}`)
  expect(answer.status, answer.text).toBe(200)
  const statement = answer.body as {
    readonly opening: number
    readonly closing: number
    readonly advances: number
    readonly rows: readonly Row[]
    readonly openItems: readonly Row[]
  }
  const { opening, closing, advances, rows, openItems } = statement
  expect(round(opening + sumOf(rows.map(sides), "debit") - sumOf(rows.map(sides), "credit"))).toBe(closing)
  expect(rows.at(-1)?.["balance"] ?? opening).toBe(closing)
  expect(round(sumOf(openItems, "balance") - advances)).toBe(closing)
  return statement
}
const sides = ({ debit = 0, credit = 0 }: Row): Row => ({ debit, credit })

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

/** The balance of an account from vouchers dated up to a day, by currency. */
const booked = async (tenantId: string, code: string, date: string, amount: "amount" | "sales_amount") => {
  const rows = await service.sql<{ readonly currency: string; readonly sum: string }>(
    `select v.sales_currency as currency, sum(l.${amount}) as sum from svc.vouchers v
      join svc.journal_lines l on l.tenant_id = v.tenant_id and l.voucher_id = v.id
      where v.tenant_id = $1 and l.account_code = $2 and v.effective_date <= $3 group by 1`,
    [tenantId, code, date],
  )
  return Object.fromEntries(rows.map(({ currency, sum }) => [currency, Number(sum)]))
}

it("what accounts owe, advances and deferred revenue are on any day what the books have on their accounts", async () => {
  const seeds = fc.asyncProperty(fc.integer(), async (seed) => {
    const company = await openCompany(seed)
    const { api, scope, tenantId, accounts, reports, invoices, paid, refusals } = company
    expect(invoices.length, refusals.join("\n")).toBeGreaterThan(3)
    expect(paid.length, refusals.join("\n")).toBeGreaterThan(0)
    const days = await service.sql<{ readonly day: string }>(
      `select distinct d::text as day from svc.vouchers v, lateral (values (v.effective_date), (v.effective_date - 1)) x (d)
        where v.tenant_id = $1 order by 1`,
      [tenantId],
    )
    for (const [index, { day }] of days.entries()) {
      const aged = await reports.rows("Ageing of receivables", `?Date=${day}`)
      const [receivables, advances] = [
        await booked(tenantId, "1510", day, "sales_amount"),
        await booked(tenantId, "2420", day, "sales_amount"),
      ]
      for (const currency of ["SEK", "EUR"]) {
        const rows = aged.filter((row) => row["currency"] === currency)
        const found = [round(sumOf(rows, "total") - sumOf(rows, "advances")), sumOf(rows, "advances")]
        expect(found, `${currency} on ${day}`).toEqual([receivables[currency] ?? 0, advances[currency] ?? 0])
        const { id } = accounts.find((account) => account.currency === currency)!
        const { closing } = await statementOf(company, id, "2024-01-01", day)
        expect(closing, `${currency} on ${day}`).toBe(sumOf(rows, "total"))
        if (index % 9 !== 0) continue
        const middle = await statementOf(company, id, day, "2033-01-01")
        const before = (await statementOf(company, id, "2023-12-01", dayBefore(day))).closing
        expect(middle.opening, `${currency} before ${day}`).toBe(before)
      }
      const lines = await reports.rows("Deferred revenue", `?Date=${day}`)
      const left = await booked(tenantId, "2970", day, "amount")
      expect(sumOf(lines, "deferred"), day).toBe(round(Object.values(left).reduce((sum, each) => sum - each, 0)))
    }
    for (const { id, currency } of accounts) {
      const { closing, advances } = await statementOf(company, id, "2024-01-01", "2033-01-01")
      const summary = (await api.get(`/Accounts/${id}/Summary`)).body as Record<string, { readonly amount: number }>
      expect([closing, advances], currency).toEqual([summary["accountBalance"]!.amount, summary["advances"]!.amount])
    }
    const checks = await service.worker.run(service.worker.get("Ledger").verify(scope))
    expect(checks.flatMap((check) => check.disagreements)).toEqual([])
  })
  await fc.assert(seeds, { numRuns: 2, endOnFailure: true, seed: -391805 })
})
