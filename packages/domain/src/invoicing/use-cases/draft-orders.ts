import { Effect, Exit, Result } from "effect"
import type { Account } from "../../customers/account.ts"
import type { Catalogue } from "../../catalogue/catalogue.ts"
import type { Customers } from "../../customers/customers.ts"
import { chargesOf, type Order } from "../../orders/order.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import { zero } from "../../shared/decimal.ts"
import { given } from "../../shared/given.ts"
import type { AccountId, InvoiceLineId, OrderChargeId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { draftInvoice } from "../draft-invoice.ts"
import { billableLines } from "../engine/billable-lines.ts"
import { type Correction, correctionsOfEnded, type DueOfOrder } from "../corrections-of-ended.ts"
import type { BillableLine } from "../engine/billed-lines.ts"
import { isOfUsage } from "../engine/coverage.ts"
import { chargedThroughWith } from "../engine/charged-through.ts"
import type { TargetDates } from "../engine/due.ts"
import { byTaxPoint, compareTaxPoints, deliveryDateOf, isInArrears, type TaxedTogether } from "../engine/tax-point.ts"
import type { Invoice } from "../invoice.ts"
import type { InvoicedPeriod } from "../engine/invoiced-period.ts"
import { aboutOrders, groupKey, lineOfOrder, statedOf } from "../lines-of-orders.ts"
import type { BilledPeriod } from "../ports/billed-periods.ts"
import type { UsageHold } from "../ports/usage-to-bill.ts"
import { findTax } from "../read-lines.ts"
import { type BilledFactsPorts, makeBilledFacts } from "./billed-facts.ts"
import { type CreditCorrectionsPorts, makeCreditCorrections } from "./credit-corrections.ts"
import type { FindRate } from "./find-rate.ts"

export interface DraftOrdersPorts extends BilledFactsPorts, CreditCorrectionsPorts {
  readonly catalogue: Pick<Catalogue, "taxedAtEnd">
  readonly customers: Pick<Customers, "lookUps">
  readonly organisation: Pick<Organisation, "details">
}

/** Orders that are locked with the accounts to which they are invoiced, and the dates up to which they are invoiced. */
export interface OrdersToBill {
  /** The orders by number. */
  readonly orders: readonly Order[]
  readonly accounts: ReadonlyMap<AccountId, Account>
  readonly invoiceDate: CalendarDate
  readonly targetDates: TargetDates
}

/** An invoice or credit note for what is due of orders, with the periods that it bills once it is stored. */
export interface DraftOfOrders {
  /** The group of orders. Drafts of one group differ only in their tax point, the earliest first. */
  readonly group: string
  readonly draft: Invoice
  /** The locked account of an invoice. Absent for a credit note, which is for the account of its invoice. */
  readonly account?: Account
  readonly periods: readonly BilledPeriod[]
  readonly usage: readonly UsageHold[]
  readonly chargedThrough: ReadonlyMap<OrderChargeId, CalendarDate>
}

/** An account for which drafts were tried. */
export interface TriedAccount<E> {
  readonly account: Account
  readonly exit: Exit.Exit<readonly DraftOfOrders[], E>
}

/** The largest number of lines of an invoice. Further lines wait for the next invoice (contract V17). */
const mostLines = 10_000

interface Due extends Pick<DueOfOrder, "lines" | "order"> {
  readonly chargedThrough: ReadonlyMap<OrderChargeId, CalendarDate>
}

/** The due lines of orders that share an invoice. */
interface DueTogether extends Pick<TaxedTogether, "taxPoint"> {
  readonly group: string
  readonly dues: readonly Due[]
}

/** Sorts by tax point, so that the invoiced days of an order advance with each draft. */
const byDay = ({ taxPoint: a }: DueTogether, { taxPoint: b }: DueTogether): number => compareTaxPoints(a, b)

/** Makes the drafts of all that is due of orders, one for each group, without storing them (contract V20 to V27). */
export const makeDraftOrders = (ports: DraftOrdersPorts, findRate: FindRate) => {
  const { catalogue, customers, organisation, ids } = ports
  const factsOf = makeBilledFacts(ports)
  const creditCorrections = makeCreditCorrections(ports)

  const draftOf = Effect.fnUntraced(function* (
    scope: Scope,
    { group, taxPoint, dues }: DueTogether,
    { accounts, invoiceDate }: OrdersToBill,
    lookUps: ReturnType<typeof customers.lookUps>,
  ) {
    const [{ order }] = dues as readonly [Due, ...Due[]]
    const entity = yield* organisation.details(scope)
    const account = accounts.get(order.invoiceAccount.id)!
    const { paymentTermId, invoiceAddress, deliveryAddress, ...references } = statedOf(order, account)
    const termId = paymentTermId ?? entity.defaultPaymentTerm?.id
    const defaultTaxTemplate = account.taxTemplate?.id ?? entity.taxTemplate?.id
    const place = deliveryAddress ?? invoiceAddress ?? {}
    const context = {
      lookUps,
      configurations: [],
      // The tax rate is that of the day on which the tax becomes due.
      invoiceDate: taxPoint ?? invoiceDate,
      place,
      defaultTaxTemplate,
      taxAccount: entity.taxAccount,
    }
    const billed = dues.flatMap((due) => due.lines.map((line) => ({ ...line, order: due.order })))
    const lines = yield* Effect.forEach(billed, (line) =>
      Effect.map(findTax("taxTemplate", line.charge.taxTemplate?.id, context), (tax) => ({
        ...lineOfOrder(line.order, line, tax, entity),
        id: ids.next<InvoiceLineId>(),
      })),
    )
    const draft = yield* draftInvoice({
      id: ids.next(),
      type: "Invoice",
      account,
      entity,
      invoiceDate,
      paymentTerm: termId === undefined ? undefined : yield* lookUps.paymentTerm("paymentTerm", termId),
      accountsReceivable: account.accountsReceivable ?? entity.accountsReceivable,
      taxIncluded: billed[0]!.charge.taxIncluded,
      lines,
      allowances: [],
      prepaid: zero,
      exchangeRate: yield* findRate(scope, account.currency, entity.baseCurrency, invoiceDate),
      stated: {
        invoiceDeliveryMethod: account.invoiceDeliveryMethod,
        ...given({ invoiceAddress, deliveryAddress, ...references, taxPointDate: taxPoint }),
        ...given({ deliveryDate: deliveryDateOf(billed, invoiceDate) }),
        customFields: {},
      },
      now: yield* currentTime,
    }).pipe(Result.mapError(aboutOrders(billed)), Effect.fromResult)
    return {
      group,
      draft,
      account,
      periods: billed.map(({ period }, index): BilledPeriod => {
        return { ...period, billedTo: period.to, invoiceId: draft.id, lineId: draft.lines[index]!.id }
      }),
      usage: billed.flatMap(({ charge, period }, index): readonly UsageHold[] =>
        isOfUsage(charge) && isFirstOfPeriod(billed, index)
          ? [
              {
                chargeNumber: charge.chargeNumber,
                from: period.from,
                to: period.to,
                invoiceId: draft.id,
                lineId: draft.lines[index]!.id,
              },
            ]
          : [],
      ),
      chargedThrough: new Map(dues.flatMap((due) => [...due.chargedThrough])),
    } satisfies DraftOfOrders
  })

  /** The values that all orders of a request share. */
  const commonOf = Effect.fnUntraced(function* (scope: Scope, { orders, targetDates }: OrdersToBill) {
    const { prorationMethod: method } = yield* organisation.details(scope)
    const inArrears = orders.flatMap(({ products }) => products.filter(({ charges }) => charges.some(isInArrears)))
    const atEnd = yield* catalogue.taxedAtEnd(scope, [...new Set(inArrears.map(({ product }) => product.id))])
    return { facts: yield* factsOf(scope, orders, targetDates), method, atEnd, lookUps: customers.lookUps(scope) }
  })
  type Common = Effect.Success<ReturnType<typeof commonOf>>

  const draftsOf = Effect.fnUntraced(function* (scope: Scope, toBill: OrdersToBill, common: Common) {
    const { accounts, invoiceDate, targetDates } = toBill
    const { method, atEnd, lookUps } = common
    const due = new Map<string, DueOfOrder[]>()
    const groups = new Map<string, DueTogether>()
    const room = new Map<string, number>()
    for (const { order, invoiced, totals } of common.facts) {
      const [charge] = chargesOf(order)
      if (charge === undefined) continue
      const key = groupKey(order, accounts.get(order.invoiceAccount.id)!, charge.taxIncluded)
      const left = room.get(key) ?? mostLines
      const facts = { targetDates, invoiced, totals, method, mostLines: left }
      const lines = yield* Effect.fromResult(billableLines(order, facts))
      if (lines.length === 0) continue
      room.set(key, left - lines.length)
      due.set(key, [...(due.get(key) ?? []), { order, lines, invoiced }])
    }
    const corrections: Correction[] = []
    for (const [key, dues] of due) {
      const taken = correctionsOfEnded(dues, targetDates)
      corrections.push(...taken.corrections)
      for (const { order, lines, invoiced } of taken.rest) {
        let held: readonly InvoicedPeriod[] = invoiced
        for (const { taxPoint, lines: of } of byTaxPoint(lines, atEnd, invoiceDate)) {
          const name = `${key} ${taxPoint ?? ""}`
          const { dues: others = [] } = groups.get(name) ?? {}
          const made = { order, lines: of, chargedThrough: chargedThroughWith(order, held, of) }
          groups.set(name, { group: key, ...given({ taxPoint }), dues: [...others, made] })
          held = [...held, ...of.map(({ period }) => period)]
        }
      }
    }
    const together = [...groups.values()].toSorted(byDay)
    const drafts = yield* Effect.forEach(together, (each) => draftOf(scope, each, toBill, lookUps))
    if (corrections.length === 0) return drafts
    const notes = yield* creditCorrections(scope, corrections, invoiceDate)
    return [
      ...drafts,
      ...notes.map((note): DraftOfOrders => ({ ...note, group: note.draft.id, chargedThrough: new Map() })),
    ]
  })

  return {
    /** The drafts of all the orders. Fails when one of them cannot be made. */
    draftOrders: Effect.fnUntraced(function* (scope: Scope, toBill: OrdersToBill) {
      return yield* draftsOf(scope, toBill, yield* commonOf(scope, toBill))
    }),

    /**
     * The drafts of each account in the order of `accounts`, or the reason why they cannot be made. Stops after the
     * account with which the drafts have `enoughLines` lines; later accounts are not among the tried ones.
     */
    draftAccounts: Effect.fnUntraced(function* (scope: Scope, toBill: OrdersToBill, enoughLines: number) {
      const common = yield* commonOf(scope, toBill)
      const byAccount = Map.groupBy(common.facts, ({ order }) => order.invoiceAccount.id)
      const tried: TriedAccount<Effect.Error<ReturnType<typeof draftsOf>>>[] = []
      let lines = 0
      for (const account of toBill.accounts.values()) {
        if (lines >= enoughLines) break
        const facts = byAccount.get(account.id) ?? []
        const exit = yield* Effect.exit(draftsOf(scope, toBill, { ...common, facts }))
        tried.push({ account, exit })
        if (Exit.isSuccess(exit)) for (const { draft } of exit.value) lines += draft.lines.length
        // Lets deliveries and other jobs of the process run between two accounts.
        yield* Effect.yieldNow
      }
      return tried
    }),
  }
}
export type DraftOrders = ReturnType<typeof makeDraftOrders>

/**
 * Whether a line is the first of its period. Lines of several tiers bill the usage of one period, and only the first
 * holds it.
 */
const isFirstOfPeriod = (lines: readonly BillableLine[], index: number): boolean => {
  const [before, line] = [lines[index - 1], lines[index]!]
  return before === undefined || before.charge !== line.charge || before.period.from !== line.period.from
}
