import { makeBatchCalls } from "../invoicing/batches.ts"
import type { InvoiceView } from "../invoicing/billing.ts"
import type { OrderView } from "../orders/subscriptions.ts"
import type { ApiAnswer, ApiClient } from "../service/api-client.ts"
import { type Chance, makeChance } from "./chance.ts"
import { currencies, plan } from "./company-catalogue.ts"

type Json = Readonly<Record<string, unknown>>

/** The surroundings of a company: an empty legal entity with the base currency SEK, and a worker for its batches. */
export interface CompanyPlace {
  readonly api: ApiClient
  readonly addRate: (currency: string, date: string, rate: string) => Promise<void>
}

interface Subscriber {
  readonly currency: string
  readonly order: string
  readonly plan: string
  lastChange: string
  isOver: boolean
}

const dayOf = (month: string, day: number): string => `${month}-${String(day).padStart(2, "0")}`
const lastDayOf = (month: string): string => {
  const [year, number] = month.split("-").map(Number) as [number, number]
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
const monthAfter = (month: string, count: number): string => {
  const [year, number] = month.split("-").map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

const checked = <A>(answer: ApiAnswer, ...statuses: readonly number[]): A => {
  if (!statuses.includes(answer.status)) throw new Error(`answered ${answer.status}: ${answer.text.slice(0, 500)}`)
  return answer.body as A
}

/**
 * A company that sells in four currencies: each month its customers subscribe, change, use, cancel and are credited,
 * and the company invoices, recognises revenue and closes the month. The same seed gives the same history.
 */
export const openCompany = async (
  { api, addRate }: CompanyPlace,
  { seed, first, subscriptions }: { readonly seed: number; readonly first: string; readonly subscriptions: number },
) => {
  const chance: Chance = makeChance(seed)
  const batches = makeBatchCalls(api)
  const subscribers: Subscriber[] = []
  const unpaid = new Set<string>()
  const accounts = new Map<string, string[]>(currencies.map((currency) => [currency, []]))
  const counts = {
    subscribed: 0,
    changed: 0,
    cancelled: 0,
    used: 0,
    invoiced: 0,
    credited: 0,
    matched: 0,
    paid: 0,
    unsettled: 0,
    refused: 0,
  }
  const make = async (path: string, body: Json) =>
    checked<Json & { readonly id: string }>(await api.post(path, body), 200, 201)
  const plans: { readonly id: string }[] = []
  for (const period of ["Monthly", "Quarterly", "Annual"])
    plans.push(await make("/Products", plan(`Plan ${period}`, period)))

  const subscribe = async (month: string) => {
    const currency = chance.pick(currencies)
    const known = accounts.get(currency)!
    if (known.length === 0 || chance.happens(0.7))
      known.push((await make("/Accounts", { name: `Customer ${counts.subscribed}`, currency })).id)
    const start = dayOf(month, 1 + chance.below(28))
    const sold = chance.pick(plans).id
    const order = await make("/Subscriptions", {
      status: "Active",
      account: chance.pick(known),
      orderDate: start,
      effectiveStartDate: start,
      ...(chance.happens(0.3) ? { subscriptionType: "Evergreen" } : { term: chance.pick([3, 12, 24]) }),
      products: [{ product: sold }],
      ...(chance.happens(0.2) ? { orderDiscounts: [{ percent: 5 + chance.below(30) }] } : {}),
    })
    subscribers.push({
      currency,
      plan: sold,
      order: (order as unknown as OrderView).orderNumber,
      lastChange: start,
      isOver: false,
    })
    counts.subscribed += 1
  }

  const latest = async ({ order }: Subscriber) =>
    checked<readonly OrderView[]>(await api.get(`/Subscriptions/${order}/versions`), 200).at(-1)!

  /** True when the request succeeded. The state of an order may forbid a request; the refusal then changes nothing. */
  const tried = async (answer: Promise<ApiAnswer>): Promise<boolean> => {
    const { status } = await answer
    if (![200, 201, 400].includes(status)) checked(await answer, 200)
    if (status === 400) counts.refused += 1
    return status !== 400
  }

  const change = async (subscriber: Subscriber, month: string) => {
    const order = await latest(subscriber)
    const day = dayOf(month, 1 + chance.below(28))
    const effectiveChangeDate = day < subscriber.lastChange ? subscriber.lastChange : day
    const [product] = order.products
    const charge = (name: string) => ({
      key: "OrderProductCharge-ChargeNumber",
      value: product!.charges.find((each) => each.name === name)!.chargeNumber,
    })
    const charges = chance.happens(0.5)
      ? [{ charge: charge("Seats"), quantity: 1 + chance.below(20) }]
      : [{ charge: charge("Fee"), priceDetails: [{ tier: 0, price: 50 + chance.below(100) }] }]
    const done = await tried(
      api.post(`/Subscriptions/${order.id}/change`, {
        effectiveChangeDate,
        orderDate: effectiveChangeDate,
        products: [{ operation: "Change", product: { key: "Product-Id", value: subscriber.plan }, charges }],
      }),
    )
    if (!done) return
    subscriber.lastChange = effectiveChangeDate
    counts.changed += 1
  }

  const cancel = async (subscriber: Subscriber, month: string) => {
    const order = await latest(subscriber)
    const day = lastDayOf(month)
    const body = { firstDayOfCancellation: day, cancellationDate: day, cancellationMode: "OnOrderCancellationDate" }
    if (!(await tried(api.post(`/Subscriptions/cancel/${order.id}`, body)))) return
    subscriber.isOver = true
    counts.cancelled += 1
  }

  const use = async (subscriber: Subscriber, month: string) => {
    const order = await latest(subscriber)
    const charge = order.products[0]!.charges.find(({ name }) => name === "Calls")!.chargeNumber
    const row = { charge, quantity: 1 + chance.below(50), fromDate: dayOf(month, 1 + chance.below(28)) }
    if (await tried(api.post("/Usage", row))) counts.used += 1
  }

  const invoice = async (month: string) => {
    const date = lastDayOf(month)
    const batch = await batches.generate({ invoiceDate: date, targetDate: date })
    const posted = await batches.post(batch.id)
    counts.invoiced += posted.invoices.length
    const left = checked<{ readonly data: readonly InvoiceView[] }>(
      await api.get(`/Invoices?PageSize=100&Filter=${encodeURIComponent("status eq 'Draft'")}`),
      200,
    ).data
    if (left.length > 0)
      throw new Error(`${left.length} drafts of ${month} were not posted: ${JSON.stringify(posted.batchLog)}`)
    return posted.invoices.map(({ id }) => id)
  }

  const credit = async (id: string, date: string) => {
    const found = checked<InvoiceView & Json>(await api.get(`/Invoices/${id}`), 200)
    if (found.totalAmount <= 0 || found["invoiceType"] === "Credit") return
    const line = chance.pick(found.invoiceLines)
    const amount = Math.round(Number(line["subtotal"]) * (10 + chance.below(91))) / 100
    if (amount <= 0) return
    const note = await api.post(`/Invoices/${id}/credit`, {
      lines: [{ invoiceLineId: line.id, amount }],
      creditInvoiceDate: date,
      invoiceAction: "CreateDraftAndPostInvoice",
    })
    if (!(await tried(Promise.resolve(note)))) return
    counts.credited += 1
    if (!chance.happens(0.5)) return
    const creditInvoiceId = (note.body as { readonly id: string }).id
    if (await tried(api.post(`/Invoices/${id}/Match`, { creditInvoiceId }))) counts.matched += 1
  }

  /**
   * Makes customers pay in full, in part, too much, or less a bank's fee, and pays back the credit that customers have.
   */
  const pay = async (id: string, paymentDate: string) => {
    const { status, balancedAmount } = checked<Json>(await api.get(`/Invoices/${id}`), 200)
    const open = Number(balancedAmount)
    if (status !== "Posted" || open === 0) return
    const share = chance.pick([1, 1, 1, 0.5, 1.1, 0.999])
    const amount = Math.round(open * (open < 0 ? 1 : share) * 100) / 100
    if (amount === 0) return
    const bankFeeAmount = open > 0 && chance.happens(0.1) ? Math.min(1.5, amount) : 0
    const paid = await api.post("/Payments/CreateAndPost", {
      invoice: { key: "Invoice_Posted-Id", value: id },
      amount,
      ...(bankFeeAmount === 0 ? {} : { bankFeeAmount }),
      paymentDate,
      paymentMethod: "Bank transfer",
    })
    if (!(await tried(Promise.resolve(paid)))) return
    counts.paid += 1
    if (!chance.happens(0.15)) return
    const paymentSettlements = [{ operation: "Remove", invoice: { key: "Invoice_Posted-Id", value: id } }]
    const { id: payment } = paid.body as { readonly id: string }
    if (await tried(api.patch(`/Payments/${payment}`, { paymentSettlements }))) counts.unsettled += 1
  }

  const close = async (month: string) => {
    const [year, period] = month.split("-") as [string, string]
    const path = `/AccountingPeriods/${year}/${Number(period)}`
    checked(await api.post(`${path}/RecognizeRevenue`, {}), 200)
    checked(await api.post(`${path}/Close`, {}), 200)
  }

  return {
    counts,
    /** Does the business of a month and closes the month. */
    live: async (index: number) => {
      const month = monthAfter(first, index)
      for (const currency of currencies.slice(1))
        await addRate(currency, dayOf(month, 1), (8 + chance.below(5000) / 1000).toFixed(4))
      const wanted = index === 0 ? subscriptions : Math.ceil(subscriptions / 20)
      for (let count = 0; count < wanted; count++) await subscribe(month)
      for (const subscriber of subscribers.filter(({ isOver }) => !isOver)) {
        if (chance.happens(0.3)) await use(subscriber, month)
        if (chance.happens(0.12)) await change(subscriber, month)
        else if (index > 0 && chance.happens(0.04)) await cancel(subscriber, month)
      }
      const posted = await invoice(month)
      for (const id of posted) if (chance.happens(0.25)) await credit(id, lastDayOf(month))
      for (const id of posted) unpaid.add(id)
      for (const id of unpaid) {
        if (!chance.happens(0.6)) continue
        await pay(id, lastDayOf(month))
        unpaid.delete(id)
      }
      await close(month)
      return { month, lastDay: lastDayOf(month) }
    },
  }
}
