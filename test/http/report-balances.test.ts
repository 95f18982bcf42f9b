import { beforeAll, describe, expect, it } from "vitest"
import { addRate, type InvoiceView, makeBilling } from "../support/invoicing/billing.ts"
import { makePayments } from "../support/payments/payments.ts"
import { makeReportReader, readCsv, type Row } from "../support/reports/reports.ts"
import { makeDeferred } from "../support/revenue/deferred.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

type Json = Readonly<Record<string, unknown>>

let service: LentService
beforeAll(async () => {
  service = await lendService()
})

const round = (value: number) => Math.round(value * 100) / 100
const total = <A>(items: readonly A[], value: (item: A) => number) =>
  round(items.reduce((sum, item) => sum + value(item), 0))

const openTenant = async () => {
  const { api, tenantId, legalEntities } = await service.createTenant()
  await addRate(service.sql, tenantId, legalEntities[0]!.id, "EUR", "SEK", "2020-01-01", "11.0123")
  return { api, billing: makeBilling(api), reports: await makeReportReader(api) }
}

describe("deferred revenue", () => {
  it("is, day by day, what the journals left on the deferred accounts, line by line", async () => {
    const { api, reports } = await openTenant()
    const deferred = makeDeferred(api)
    const accounts = {
      SEK: (await deferred.billing.account()).id,
      EUR: (await deferred.billing.account({ currency: "EUR" })).id,
    }
    const invoices: InvoiceView[] = []
    for (const [currency, price, start, distribution] of [
      ["SEK", 1200, "2024-01-10", "Monthly"],
      ["EUR", 99.99, "2024-02-01", "Days"],
      ["SEK", 300, "2024-03-15", "OnInvoicing"],
    ] as const) {
      const product = await deferred.product({
        billingPeriod: "Annual",
        pricePeriod: "Annual",
        revenueRecognition: distribution,
        priceDetails: [{ currency, price }],
      })
      invoices.push((await deferred.invoice(await deferred.subscribe(accounts[currency], product, start), start))!)
    }
    await deferred.recognise("2024-03")
    await deferred.billing.credit(invoices[0]!.id, {
      lines: [{ invoiceLineId: invoices[0]!.invoiceLines[0]!.id, amount: 400 }],
      creditInvoiceDate: "2024-04-20",
      invoiceAction: "CreateDraftAndPostInvoice",
    })
    await deferred.recognise("2024-05")

    const journals = (await deferred.billing.page("/Journals?PageSize=100")).data
    const booked = (date: string) =>
      total(
        journals
          .flatMap(({ vouchers }) => vouchers as readonly Json[])
          .filter(({ effectiveDate }) => String(effectiveDate) <= date),
        ({ transactions }) =>
          total(
            (transactions as readonly (Json & { readonly account: unknown })[]).filter(
              ({ account }) => String(account) === "2970" || (account as Json)["code"] === "2970",
            ),
            ({ creditAmount, debitAmount }) => Number(creditAmount ?? 0) - Number(debitAmount ?? 0),
          ),
      )
    const days = [
      "2024-01-09",
      "2024-01-31",
      "2024-02-29",
      "2024-03-30",
      "2024-03-31",
      "2024-04-19",
      "2024-04-20",
      "2024-06-01",
    ]
    for (const date of days) {
      const rows = await reports.rows("Deferred revenue", `?Date=${date}`)
      expect(
        total(rows, ({ deferred: left }) => Number(left)),
        date,
      ).toBe(booked(date))
      for (const { invoiced, recognized, deferred: left } of rows)
        expect(left).toBe(round(Number(invoiced) - Number(recognized)))
    }
    expect(booked("2024-06-01")).toBeGreaterThan(0)

    const [first, second] = await reports.rows("Deferred revenue", "?Date=2024-03-31")
    const [line] = invoices[0]!.invoiceLines
    expect(first).toEqual({
      chargeNumber: line!["chargeNumber"],
      invoiceNumber: invoices[0]!.invoiceNumber,
      accountName: "Customer AB",
      deferredAccount: "2970",
      invoiced: 1200,
      recognized: await recognisedTo(deferred, line!.id, "2024-03"),
      deferred: round(1200 - (await recognisedTo(deferred, line!.id, "2024-03"))),
    })
    expect(second).toMatchObject({ invoiced: invoices[1]!.invoiceLines[0]!["subtotalBaseAmount"] })
    const march = (more: string) => reports.page("Deferred revenue", `?Date=2024-03-31&${more}`)
    expect(first!["chargeNumber"]).not.toBe(second!["chargeNumber"])
    const chosen = await march(
      `Filter=chargeNumber eq '${String(second!["chargeNumber"])}' and accountName eq 'Customer AB'`,
    )
    expect(chosen).toMatchObject({ totalCount: 1, data: [second] })
    const byCharge = [first, second].toSorted((a, b) =>
      String(a!["chargeNumber"]) < String(b!["chargeNumber"]) ? 1 : -1,
    )
    const descending = "SortByField=chargeNumber&SortDirection=desc"
    expect(await march(descending)).toMatchObject({ totalCount: 2, data: byCharge })
    expect(await march(`${descending}&PageSize=1&PageNumber=2`)).toMatchObject({ totalCount: 2, data: [byCharge[1]] })
    expect(await march("PageSize=1&PageNumber=9")).toMatchObject({ totalCount: 2, data: [] })
    const credited = await reports.rows("Deferred revenue", "?Date=2024-04-20&Filter=invoiced lt 0")
    expect(credited).toMatchObject([{ chargeNumber: line!["chargeNumber"], invoiced: -400 }])
    expect(await reports.rows("Deferred revenue", "?Date=2024-01-09")).toEqual([])
    expect(readCsv(await reports.csv("Deferred revenue", "?Date=2024-03-31"))).toHaveLength(3)
    expectProblem(await api.get(reports.path("Deferred revenue", "?From=2024-01-01")), 400, "From")
  })
})

const recognisedTo = async (deferred: ReturnType<typeof makeDeferred>, line: string, month: string) =>
  total(
    (await deferred.ofLine(line)).data.filter(
      ({ accountingPeriod }) => accountingPeriod.startDate.slice(0, 7) <= month,
    ),
    ({ recognizedRevenue }) => recognizedRevenue.baseCurrencyAmount,
  )

describe("the ageing of receivables", () => {
  const ageNames = ["notDue", "days1to30", "days31to60", "days61to90", "over90"] as const
  const ageOf = (days: number) => ageNames[days <= 0 ? 0 : days <= 30 ? 1 : days <= 60 ? 2 : days <= 90 ? 3 : 4]

  it("sorts the open balances of every account by the days since they were due", async () => {
    const { api, billing, reports } = await openTenant()
    const names = ["Anna AB", "Bertil AB", "Cesar AB"]
    // Accounts are made one after the other, so that their numbers follow their names.
    const accounts: Awaited<ReturnType<typeof billing.account>>[] = []
    for (const [index, name] of names.entries())
      accounts.push(await billing.account({ name, currency: index === 1 ? "EUR" : "SEK" }))
    const made: { readonly account: number; readonly invoice: InvoiceView }[] = []
    for (const [index, day] of [
      "2024-01-01",
      "2024-01-31",
      "2024-02-15",
      "2024-03-01",
      "2024-03-20",
      "2024-04-10",
    ].entries()) {
      const account = index % 2
      const currency = account === 1 ? "EUR" : "SEK"
      made.push({
        account,
        invoice: await billing.posted(accounts[account]!.id, [billing.line(100 + index)], {
          invoiceDate: day,
          currency,
        }),
      })
    }
    // One invoice is partly credited and matched, one is paid elsewhere, one is partly credited without a match, and
    // one is a draft.
    const note = await billing.credit(made[0]!.invoice.id, {
      lines: [{ invoiceLineId: made[0]!.invoice.invoiceLines[0]!.id, amount: 40 }],
      creditInvoiceDate: "2024-02-10",
      invoiceAction: "CreateDraftAndPostInvoice",
    })
    const matched = await api.post(`/Invoices/${made[0]!.invoice.id}/Match`, { creditInvoiceId: note.id })
    expect(matched.status, matched.text).toBe(200)
    await billing.credit(made[3]!.invoice.id, {
      lines: [{ invoiceLineId: made[3]!.invoice.invoiceLines[0]!.id, amount: 5 }],
      creditInvoiceDate: "2024-03-05",
      invoiceAction: "CreateDraftAndPostInvoice",
    })
    const paid = await api.post("/Invoices/paid", { invoiceId: made[2]!.invoice.id, paymentDate: "2024-03-31" })
    expect(paid.status, paid.text).toBeLessThan(300)
    await billing.create(accounts[2]!.id, [billing.line(7)], { invoiceDate: "2024-01-01" })
    // Makes two payments, of which one is removed today.
    const payments = makePayments(api, billing)
    // The date in the company's time zone may already be tomorrow.
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" }).format()
    const paidFor = async (amount: number, paymentDate: string) => {
      const answer = await payments.pay(made[4]!.invoice, amount, { paymentDate })
      expect(answer.status, answer.text).toBe(201)
      return (answer.body as { readonly id: string }).id
    }
    await paidFor(30, "2024-04-01")
    const removed = await payments.unsettle(await paidFor(34, "2024-04-01"), made[4]!.invoice)
    expect(removed.status, removed.text).toBe(200)

    const posted = (await billing.page<InvoiceView>("/Invoices?PageSize=100")).data.filter(
      ({ status }) => status !== "Draft",
    )
    const settledBy = (invoice: InvoiceView, date: string) => {
      if (invoice.id === made[2]!.invoice.id && date >= "2024-03-31") return invoice.totalAmount
      if (invoice.id === made[4]!.invoice.id) return date < "2024-04-01" ? 0 : date < today ? 64 : 30
      if (date < today) return 0
      return invoice.id === made[0]!.invoice.id ? -note.totalAmount : invoice.id === note.id ? note.totalAmount : 0
    }
    const expected = (date: string) =>
      names.flatMap((accountName, index) => {
        const account = accounts[index]!
        const open = posted
          .filter((each) => (each["account"] as Json)["id"] === account.id && String(each["invoiceDate"]) <= date)
          .map((each) => ({
            age: ageOf((Date.parse(date) - Date.parse(String(each["dueDate"]))) / 86_400_000),
            balance: round(each.totalAmount - settledBy(each, date)),
          }))
          .filter(({ balance }) => balance !== 0)
        const aged = ageNames.map((age) => [
          age,
          total(
            open.filter((each) => each.age === age),
            ({ balance }) => balance,
          ),
        ])
        const row: Row = {
          accountNumber: account["accountNumber"],
          accountName,
          currency: index === 1 ? "EUR" : "SEK",
          ...Object.fromEntries(aged),
          advances: 0,
          total: total(open, ({ balance }) => balance),
        }
        // An amount whose settlement was removed today is an advance.
        const none = Object.fromEntries(ageNames.map((age) => [age, 0]))
        const advance = index === 0 && date >= today ? [{ ...row, ...none, advances: -34, total: -34 }] : []
        return [...(open.length === 0 ? [] : [row]), ...advance]
      })
    for (const date of [
      "2023-12-31",
      "2024-01-31",
      "2024-02-09",
      "2024-02-10",
      "2024-03-02",
      "2024-03-30",
      "2024-03-31",
      "2024-04-01",
      "2024-04-30",
      "2024-05-31",
      "2025-01-01",
      today,
    ])
      expect(await reports.rows("Ageing of receivables", `?Date=${date}`), date).toEqual(expected(date))
    expect(await reports.rows("Ageing of receivables", "?SortByField=total")).toEqual(
      expected(today).toSorted((a, b) => Number(a["total"]) - Number(b["total"])),
    )
  })
})
