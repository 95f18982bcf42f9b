import type { components } from "../../api/schema.gen.ts"
import type { Words } from "../../shell/list-page.tsx"
import { priceText, quantityText } from "../price-text.ts"

export type Subscription = components["schemas"]["Subscription"]
type Charge = components["schemas"]["OrderProductCharge"]

/** A difference between two versions; an absent text means that the value was missing before, or is missing now. */
export interface Change {
  readonly what: string
  readonly before?: string
  readonly after?: string
}

type Field<A> = readonly [what: string, read: (of: A, words: Words) => string | undefined]

const header: readonly Field<Subscription>[] = [
  // An older version always has the status Inactive, whatever its status was while it was the last one.
  ["Status", ({ status, isLastVersion }) => (isLastVersion ? status : "Active")],
  ["From", ({ effectiveStartDate }, { time }) => time.date(effectiveStartDate)],
  ["To", ({ effectiveEndDate }, { time }) => (effectiveEndDate === undefined ? "open" : time.date(effectiveEndDate))],
  ["Term", ({ termType, term }) => (termType === "Evergreen" ? "Evergreen" : monthsOf(term))],
  ["Renewed by", ({ renewalTerm }) => monthsOf(renewalTerm)],
  ["Renews itself", ({ isAutoRenewed }) => (isAutoRenewed ? "yes" : "no")],
  ["Notice", ({ noticePeriod }) => monthsOf(noticePeriod)],
  ["Billing period", ({ orderBillingPeriod }) => orderBillingPeriod],
  ["Invoiced to", ({ invoiceAccount }) => invoiceAccount.name],
  ["Terms", ({ paymentTerm }) => paymentTerm],
  ["Description", ({ description }) => description],
  ["Your order", ({ yourOrderNumber }) => yourOrderNumber],
  ["Your reference", ({ yourReference }) => yourReference],
  ["Discounts", ({ orderDiscounts }) => discountsIn(orderDiscounts)],
  ["MRR", ({ cmrr }, { numbers }) => numbers.money(cmrr.amount, cmrr.currencyCode)],
  ["Contract value", ({ tcv }, { numbers }) => numbers.money(tcv.amount, tcv.currencyCode)],
]

const ofCharge: readonly Field<Charge>[] = [
  ["price", (charge, words) => priceText(charge, words)],
  ["quantity", (charge, words) => quantityText(charge, words)],
  ["billed", ({ billingPeriod, billingTiming }) => `${billingPeriod}, ${timings[billingTiming]}`],
  ["from", ({ effectiveStartDate }, { time }) => effectiveStartDate && time.date(effectiveStartDate)],
  ["to", ({ effectiveEndDate }, { time }) => effectiveEndDate && time.date(effectiveEndDate)],
]

const timings = { InAdvance: "in advance", InArrears: "in arrears" } as const

const monthsOf = (count: number) => `${count} ${count === 1 ? "month" : "months"}`

const discountsIn = (discounts: Subscription["orderDiscounts"]) =>
  discounts.length === 0 ? undefined : discounts.map(({ percent }) => `${String(percent)} %`).join(", ")

const different = <A>(fields: readonly Field<A>[], before: A, after: A, words: Words, of = ""): readonly Change[] =>
  fields.flatMap(([what, read]) => {
    const [was, is] = [read(before, words), read(after, words)]
    return was === is
      ? []
      : [
          {
            what: `${of}${what}`,
            ...(was === undefined ? {} : { before: was }),
            ...(is === undefined ? {} : { after: is }),
          },
        ]
  })

/** A charge that this version ended is still listed by it, but is not one of its charges. */
const chargesIn = ({ products }: Subscription) =>
  new Map(
    products
      .flatMap(({ charges }) => charges)
      .filter(({ changeState }) => changeState !== "Cancelled")
      .map((charge) => [charge.chargeNumber, charge]),
  )

/** The differences between two versions of a subscription, first of the header and then charge by charge. */
export const changesBetween = (before: Subscription, after: Subscription, words: Words): readonly Change[] => {
  const [was, is] = [chargesIn(before), chargesIn(after)]
  const both = [...new Map([...was, ...is])].map(([number, { name }]) => [number, name] as const)
  const charges = both.flatMap(([number, name]): readonly Change[] => {
    const [then, now] = [was.get(number), is.get(number)]
    if (then === undefined) return [{ what: name, after: now === undefined ? "" : priceText(now, words) }]
    if (now === undefined) return [{ what: name, before: priceText(then, words) }]
    // A change of terms ends a version of the charge and begins another. An end that coincides with the order's is
    // reported for the order.
    const left = [
      ...(now.version === then.version ? [] : ["from"]),
      ...(then.effectiveEndDate === before.effectiveEndDate && now.effectiveEndDate === after.effectiveEndDate
        ? ["to"]
        : []),
    ]
    const fields = ofCharge.filter(([what]) => !left.includes(what))
    return different(fields, then, now, words, `${name}, `)
  })
  return [...different(header, before, after, words), ...charges]
}
