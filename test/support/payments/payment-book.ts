import type { Invoice } from "@svc/domain/invoicing/invoice"
import { isBalanced, type JournalLine } from "@svc/domain/ledger/journal"
import { allocate, type Allocations } from "@svc/domain/payments/allocate"
import type { Payment } from "@svc/domain/payments/payment"
import { voucherLines } from "@svc/domain/payments/payment-voucher"
import { settleAll } from "@svc/domain/payments/settle-all"
import { decimal, type Decimal, fromUnits, printDecimal, roundHalfUp, sumOf } from "@svc/domain/shared/decimal"
import { BigDecimal, Result } from "effect"
import { postedDocument } from "../invoicing/posted-document.ts"

const ref = (code: string) => ({ id: code, code, name: code })
const accounts = {
  advanceAccount: ref("2420"),
  exchangeGainAccount: ref("3960"),
  exchangeLossAccount: ref("7960"),
}
let ids = 0
const nextId = <Id extends string>() => `id-${++ids}` as Id
const euros = (cents: number): Decimal => fromUnits(BigInt(cents), 2)

/** A draft payment of an amount in euro cents, at a rate to SEK in hundredths. */
export const payment = (id: string, cents: number, rate: number, feeCents = 0): Payment =>
  ({
    id,
    paymentDate: "2026-11-20",
    currency: "EUR",
    baseCurrency: "SEK",
    amount: euros(cents),
    bankFee: euros(feeCents),
    baseAmount: roundHalfUp(BigDecimal.multiply(euros(cents), euros(rate)), 2),
    exchangeRate: euros(rate),
    isRateGiven: false,
    paymentAccount: ref("1930"),
    bankFeeAccount: ref("6570"),
    method: { id: "m", name: "Bank transfer" },
    settlements: [],
    writeOffs: [],
    refundOf: [],
    refundedBy: [],
  }) as unknown as Payment

/** The allocations that a request asks for, by invoice id. */
export interface Wanted {
  readonly operation: "Create" | "Change" | "Remove"
  readonly invoice: string
  readonly cents?: number
  readonly writeOffCents?: number
}

/** Payments and invoices in memory: the domain's rules plan, apply and book each change. */
export const makePaymentBook = (
  documents: readonly (readonly [id: string, cents: number, rate: number])[],
  most = 0,
) => {
  const invoices = new Map<string, Invoice>(
    documents.map(([id, cents, rate]) => [
      id,
      { ...postedDocument(cents, rate, id), accountsReceivable: ref(`1510 ${id}`) },
    ]),
  )
  const payments = new Map<string, Payment>()
  const booked = new Map<string, Decimal>()
  const vouchers: (readonly JournalLine[])[] = []
  const tolerance = { most: decimal(String(most)), account: ref("6351"), nextId }

  const changesOf = ({ operation, invoice, cents, writeOffCents }: Wanted): Allocations => ({
    settlements: [
      {
        path: "it",
        operation,
        invoice: invoices.get(invoice)!,
        ...(cents === undefined ? {} : { amount: euros(cents) }),
        writeOffs:
          writeOffCents === undefined ? [] : [{ path: "off", operation: "Create", amount: euros(writeOffCents) }],
      },
    ],
    writeOffs: [],
  })
  const effect = (before: Payment | undefined, planned: Payment) => {
    const held = { invoices, refunded: payments }
    const { payment: after, moves, refunds } = settleAll(before, planned, held, tolerance, planned.paymentDate)
    const done: Payment = { ...after, postedDate: after.paymentDate }
    const lines = voucherLines(before, done, { moves, refunds }, accounts)
    if (!isBalanced(lines)) throw new Error(`a voucher does not balance: ${JSON.stringify(lines.map(shown))}`)
    if (new Set(lines.map(({ account }) => account.id)).size < lines.length) throw new Error("two lines of one account")
    vouchers.push(lines)
    for (const { account, amount } of lines)
      booked.set(account.code, BigDecimal.sum(booked.get(account.code) ?? decimal("0"), amount))
    for (const { after: invoice } of moves) invoices.set(invoice.id, invoice)
    for (const { after: refunded } of refunds) payments.set(refunded.id, refunded)
    payments.set(done.id, done)
    return lines
  }
  return {
    invoices,
    payments,
    vouchers,
    /** Posts a payment with allocations, and returns the voucher. */
    post: (draft: Payment, plans: readonly Wanted[] = []) => {
      let planned = draft
      for (const plan of plans)
        planned = Result.getOrThrow(allocate(planned, changesOf(plan), { nextId, writeOffAccount: ref("6351") }))
      return effect(undefined, planned)
    },
    /** Changes the allocations of a posted payment. Returns the voucher or the refusal. */
    change: (id: string, wanted: Wanted) =>
      Result.map(allocate(payments.get(id)!, changesOf(wanted), { nextId, writeOffAccount: ref("6351") }), (planned) =>
        effect(payments.get(id), planned),
      ),
    /** Changes what a posted refund pays back. Returns the voucher or the refusal. */
    tie: (id: string, operation: Wanted["operation"], of: string, cents?: number) =>
      Result.map(
        allocate(
          payments.get(id)!,
          {
            settlements: [],
            writeOffs: [],
            refunds: [
              {
                path: "it",
                operation,
                payment: payments.get(of)!,
                ...(cents === undefined ? {} : { amount: euros(cents) }),
              },
            ],
          },
          { nextId, writeOffAccount: ref("6351") },
        ),
        (planned) => effect(payments.get(id), planned),
      ),
    balance: (code: string) => printDecimal(booked.get(code) ?? decimal("0")),
    /** The sum of the balances of accounts. */
    sum: (codes: readonly string[]) => sumOf(codes, (code) => booked.get(code) ?? decimal("0")),
  }
}
export type PaymentBook = ReturnType<typeof makePaymentBook>

/** A journal line as text: `1930 373.97` is a debit, `1510 -373.97` a credit. */
export const shown = ({ account, amount }: JournalLine) => `${account.code} ${printDecimal(amount)}`
