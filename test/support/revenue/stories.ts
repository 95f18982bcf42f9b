import { distributions } from "@svc/domain/reference-data/revenue-recognition-rule"
import { addDays, addMonths } from "@svc/domain/shared/calendar-date"
import type { Scope } from "@svc/domain/shared/scope"
import fc from "fast-check"
import { expect } from "vitest"
import { addRate, type InvoiceView } from "../invoicing/billing.ts"
import { day } from "../orders/sample-order.ts"
import type { OrderView } from "../orders/subscriptions.ts"
import type { ApiClient } from "../service/api-client.ts"
import type { TestService } from "../service/service.ts"
import { type Deferred, makeDeferred } from "./deferred.ts"

const start = day("2024-01-10")

/** A tenant and its history so far. */
export interface World {
  readonly api: ApiClient
  readonly tenantId: Scope["tenantId"]
  readonly legalEntityId: Scope["legalEntityId"]
  readonly deferred: Deferred
  readonly accounts: Readonly<Record<string, string>>
  readonly orders: OrderView[]
  readonly posted: InvoiceView[]
  /** The current day of the story. */
  today: string
}

/** Makes a tenant with customers in two currencies. The rates of one currency change in April 2024. */
export const openWorld = async (service: TestService): Promise<World> => {
  const { api, tenantId, legalEntities } = await service.createTenant()
  const deferred = makeDeferred(api)
  for (const [date, rate] of [
    ["2023-01-01", "11.0357"],
    ["2024-04-01", "10.8123"],
  ] as const)
    await addRate(service.sql, tenantId, legalEntities[0]!.id, "EUR", "SEK", date, rate)
  const accounts = Object.fromEntries(
    await Promise.all(
      ["SEK", "EUR"].map(async (currency) => [currency, (await deferred.billing.account({ currency })).id] as const),
    ),
  )
  return {
    api,
    tenantId,
    legalEntityId: legalEntities[0]!.id,
    deferred,
    accounts,
    orders: [],
    posted: [],
    today: start,
  }
}

/** A step of a story. A step that is impossible in the current state does nothing. */
export interface Move {
  readonly kind: "subscribe" | "invoice" | "credit" | "cancel" | "postDrafts" | "recognise" | "pass"
  readonly which: number
  /** The part of an amount, in thousandths. */
  readonly part: number
  readonly distribution: (typeof distributions)[number]
  readonly currency: "SEK" | "EUR"
  readonly billingPeriod: "Monthly" | "Quarterly" | "Annual"
}

const picked = <A>(of: readonly A[], which: number): A | undefined => of[which % Math.max(1, of.length)]

export const moves: Readonly<Record<Move["kind"], (world: World, move: Move) => Promise<void>>> = {
  subscribe: async ({ deferred, accounts, orders, today }, { part, distribution, currency, billingPeriod }) => {
    const product = await deferred.product({
      billingPeriod,
      pricePeriod: billingPeriod,
      revenueRecognition: distribution,
      priceDetails: [{ currency, price: part + 0.37 }],
    })
    orders.push(await deferred.subscribe(accounts[currency]!, product, today))
  },
  invoice: async ({ deferred, orders, posted, today }, { which }) => {
    const order = picked(orders, which)
    const invoice = order && (await deferred.invoice(order, today))
    if (invoice !== undefined) posted.push(invoice)
  },
  credit: async ({ api, posted, today }, { which, part }) => {
    const invoice = picked(posted, which)
    if (invoice === undefined) return
    const [line] = invoice.invoiceLines
    const amount = Math.floor((Number(line!["subtotal"]) * part) / 10) / 100
    const what = part > 900 ? { creditAllInvoiceLines: true } : { lines: [{ invoiceLineId: line!.id, amount }] }
    const body = { ...what, creditInvoiceDate: today, invoiceAction: "CreateDraftAndPostInvoice" }
    const answer = await api.post(`/Invoices/${invoice.id}/credit`, body)
    // The service refuses to credit more than the line has left.
    expect([200, 400]).toContain(answer.status)
  },
  cancel: async ({ api, orders, today }, { which, part }) => {
    const order = picked(orders, which)
    if (order === undefined) return
    const firstDayOfCancellation = addDays(day(today), Math.floor(part / 5) - 60)
    const body = { firstDayOfCancellation, cancellationDate: today, cancellationMode: "OnOrderCancellationDate" }
    const { status, body: cancelled } = await api.post(`/Subscriptions/cancel/${order.id}`, body)
    if (status === 200) orders[which % orders.length] = cancelled as OrderView
  },
  postDrafts: async ({ deferred }) => {
    for (const { id } of await deferred.drafts()) await deferred.billing.post(id)
  },
  recognise: async ({ deferred, today }, { which }) => {
    await deferred.recognise(addMonths(day(today), (which % 3) - 1).slice(0, 7))
  },
  pass: async (world, { part }) => {
    world.today = addDays(day(world.today), 1 + Math.floor(part / 15))
  },
}

/** The breaches of the rules that must always hold in the database. */
export const brokenRules = (
  service: TestService,
  { tenantId }: { readonly tenantId: string },
): Promise<readonly unknown[]> =>
  service.sql(
    `with booked as (
        select v.sales_currency as currency, -sum(l.amount) as base, -sum(l.sales_amount) as amount
        from svc.journal_lines l join svc.vouchers v on v.tenant_id = l.tenant_id and v.id = l.voucher_id
        where l.tenant_id = $1 and l.account_code = '2970' group by 1),
      open as (
        select i.currency, sum(s.base_amount) as base, sum(s.amount) as amount
        from svc.revenue_schedule_items s
        join svc.invoice_lines l on l.tenant_id = s.tenant_id and l.id = s.invoice_line_id
        join svc.invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
        where s.tenant_id = $1 and s.journal_id is null group by 1)
      select 'balance' as rule, currency as of, booked.base - coalesce(open.base, 0) as by
        from booked full join open using (currency)
        where coalesce(booked.base, 0) <> coalesce(open.base, 0) or coalesce(booked.amount, 0) <> coalesce(open.amount, 0)
      union all
      select 'net of line', l.id::text, coalesce(sum(s.amount), 0) - (l.subtotal - l.allowance)
        from svc.invoice_lines l
        join svc.invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id and i.status in ('Posted', 'Settled')
        left join svc.revenue_schedule_items s on s.tenant_id = l.tenant_id and s.invoice_line_id = l.id
        where l.tenant_id = $1 and l.deferred_account is not null
        group by l.tenant_id, l.id
        having coalesce(sum(s.amount), 0) <> l.subtotal - l.allowance
          or coalesce(sum(s.base_amount), 0) <> l.subtotal_base - l.allowance_base
      union all
      select 'voucher', s.id::text, s.base_amount
        from svc.revenue_schedule_items s
        left join svc.vouchers v on v.tenant_id = s.tenant_id and v.revenue_schedule_item_id = s.id
        left join svc.journal_lines l on l.tenant_id = v.tenant_id and l.voucher_id = v.id and l.account_code = '2970'
        where s.tenant_id = $1
        group by s.id, s.base_amount, s.journal_id
        having count(v.id) <> (case when s.journal_id is null then 0 else 1 end)
          or (s.journal_id is not null and coalesce(sum(l.amount), 0) <> s.base_amount)`,
    [tenantId],
  )

const anyMove = fc.record({
  kind: fc.oneof(
    { arbitrary: fc.constantFrom("subscribe", "cancel", "postDrafts"), weight: 2 },
    { arbitrary: fc.constantFrom("invoice", "credit", "recognise", "pass"), weight: 4 },
  ),
  which: fc.nat({ max: 20 }),
  part: fc.integer({ min: 1, max: 1000 }),
  distribution: fc.constantFrom(...distributions),
  currency: fc.constantFrom("SEK", "EUR"),
  billingPeriod: fc.constantFrom("Monthly", "Quarterly", "Annual"),
}) satisfies fc.Arbitrary<Move>

/** A random story, which begins with a posted invoice. */
export const anyStory = fc
  .array(anyMove, { minLength: 10, maxLength: 16 })
  .map((story): readonly Move[] => [{ ...story[0]!, kind: "subscribe" }, { ...story[0]!, kind: "invoice" }, ...story])
