import type { InvoiceView, Json } from "../invoicing/billing.ts"
import type { ApiAnswer } from "../service/api-client.ts"
import type { Debt, Money } from "./receivables-model.ts"

/** The numbers of a step. They choose among what there is at that time. */
export interface Step {
  readonly one: number
  readonly other: number
  /** The part of an amount, in thousandths; null leaves the amount out of the request. */
  readonly part: number | null
  readonly day: number
  readonly currency: "EUR" | "SEK"
}

/** A request, whether the contract allows it, and its effect on the model. */
export interface Asked {
  readonly allowed: boolean | "either"
  readonly send: () => Promise<ApiAnswer>
  readonly apply: (body: Json) => Promise<void> | void
}

export const picked = <A>(of: readonly A[], which: number): A | undefined => of[which % Math.max(1, of.length)]
/** Three times of four, only those with which the step can succeed; otherwise all, since refusals matter too. */
export const likely = <A>({ day }: Step, of: readonly A[], canSucceed: (each: A) => boolean) =>
  day % 4 === 0 ? of : of.filter(canSucceed)
/** The part of an amount that the step asks for, in cents, positive. */
export const partOf = ({ part }: Step, amount: number) =>
  Math.max(1, Math.round((Math.abs(amount) * (part ?? 1000)) / 1000))
export const given = (step: Step, cents: number): Json => (step.part === null ? {} : { amount: cents / 100 })
export const dayOf = ({ day }: Pick<Step, "day">) => new Date(Date.UTC(2026, 0, 2 + day)).toISOString().slice(0, 10)
const cents = (value: unknown) => Math.round(Number(value) * 100)
export const idOf = (body: Json) => String(body["id"])
export const newMoney = (id: string, of: Pick<Money, "account" | "amount" | "currency">): Money => ({
  id,
  ...of,
  settlements: new Map(),
  paysBack: new Map(),
})
export const newDebt = (found: InvoiceView, account: string, currency: string): Debt => ({
  id: found.id,
  account,
  currency,
  total: cents(found.totalAmount),
  line: found.invoiceLines[0]!.id,
  matches: new Map(),
})
