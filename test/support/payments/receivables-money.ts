import { type Asked, dayOf, given, idOf, likely, newMoney, partOf, picked, type Step } from "./receivables-asked.ts"
import type { Debt, Money } from "./receivables-model.ts"
import type { ReceivablesWorld } from "./receivables-world.ts"

/** The request of a refund in one call, and its effect. */
const refundOf = ({ model, api }: ReceivablesWorld, of: Money, step: Step): Asked => {
  const wanted = partOf(step, model.rest(of))
  return {
    allowed: !model.isRefund(of) && model.rest(of) > 0 && wanted <= model.rest(of),
    send: () => api.post(`/Payments/${of.id}/Refund`, { ...given(step, wanted), paymentDate: dayOf(step) }),
    apply: (body) => {
      const refund = newMoney(idOf(body), { account: of.account, amount: -wanted, currency: of.currency })
      refund.paysBack.set(of, wanted)
      model.money.push(refund)
    },
  }
}

/** The request of a new settlement, and its effect. */
const settlementOf = ({ model, payments }: ReceivablesWorld, from: Money, debt: Debt, step: Step): Asked => {
  const rest = model.rest(from)
  const hasRest = rest !== 0 && rest < 0 === from.amount < 0
  const sign = Math.sign(from.amount)
  const wanted = step.part === null ? model.usual(hasRest ? rest : 0, debt) : sign * partOf(step, rest)
  return {
    allowed:
      from.currency === debt.currency &&
      hasRest &&
      wanted !== 0 &&
      Math.abs(wanted) <= Math.abs(rest) &&
      model.fits(wanted, debt),
    send: () => payments.settle(from.id, debt, given(step, wanted)),
    apply: () => model.settle(from, debt, wanted),
  }
}

const changedSettlement = (world: ReceivablesWorld, from: Money, debt: Debt, step: Step): Asked => {
  const { model, payments } = world
  const before = model.unsettle(from, debt)!
  const wanted = Math.sign(from.amount) * partOf(step, before.amount)
  const allowed = Math.abs(wanted) <= Math.abs(model.rest(from)) && model.fits(wanted, debt)
  from.settlements.set(debt, before)
  return {
    allowed,
    send: () =>
      payments.patch(from.id, {
        paymentSettlements: [{ operation: "Change", invoice: payments.named(debt), amount: wanted / 100 }],
      }),
    apply: () => {
      model.unsettle(from, debt)
      model.settle(from, debt, wanted)
    },
  }
}

const tieOf = ({ model, payments }: ReceivablesWorld, refund: Money, of: Money, step: Step): Asked => {
  const own = refund.paysBack.get(of)
  const operation = own === undefined ? "Create" : step.other % 2 === 0 ? "Change" : "Remove"
  const left = -model.rest(refund) + (own ?? 0)
  const open = model.rest(of) + (own ?? 0)
  const most = Math.min(left, open)
  const wanted = step.part === null ? (own ?? most) : partOf(step, most)
  const isOfAccount = refund.account === undefined || refund.account === of.account
  return {
    allowed:
      operation === "Remove" ||
      (of.currency === refund.currency && isOfAccount && of.amount > 0 && most > 0 && wanted <= most),
    send: () => payments.patch(refund.id, { refundOf: [{ operation, payment: of.id, ...given(step, wanted) }] }),
    apply: () => {
      if (operation === "Remove") refund.paysBack.delete(of)
      else refund.paysBack.set(of, wanted)
      refund.account ??= of.account
    },
  }
}

/** Steps of payments and refunds. */
export const moneySteps = {
  pay: ({ model, payments }: ReceivablesWorld, step: Step): Asked | undefined => {
    const debt = picked(model.debts, step.one)
    if (debt === undefined) return undefined
    const { account, currency } = debt
    const amount = Math.sign(debt.total) * partOf(step, model.balance(debt) || 5_000)
    const settled = model.usual(amount, debt)
    return {
      allowed: settled !== 0 && (amount > 0 || settled === amount),
      send: () => payments.pay(debt, amount / 100, { paymentDate: dayOf(step) }),
      apply: (body) => {
        const made = newMoney(idOf(body), { account, amount, currency })
        model.money.push(made)
        model.settle(made, debt, settled)
      },
    }
  },
  advance: ({ model, payments, accounts }: ReceivablesWorld, step: Step): Asked => {
    const account = picked([...accounts.map(({ id }) => id), undefined], step.one)
    const amount = partOf(step, 20_000)
    const { currency } = step
    return {
      allowed: true,
      send: async () => {
        const owner = account === undefined ? {} : { account }
        const { id } = await payments.draft(amount / 100, { ...owner, currency, paymentDate: dayOf(step) })
        return payments.post(id)
      },
      apply: (body) => void model.money.push(newMoney(idOf(body), { account, amount, currency })),
    }
  },
  refund: (world: ReceivablesWorld, step: Step): Asked | undefined => {
    const of = picked(
      likely(step, world.model.money, (each) => world.model.rest(each) > 0),
      step.one,
    )
    return of && refundOf(world, of, step)
  },
  settle: (world: ReceivablesWorld, step: Step): Asked | undefined => {
    const { model } = world
    const from = picked(
      likely(step, model.money, (each) => model.rest(each) !== 0 || each.settlements.size > 0),
      step.one,
    )
    if (from === undefined) return undefined
    const debts = likely(step, model.debts, ({ currency }) => currency === from.currency)
    const debt = picked(debts, step.other)
    if (debt === undefined) return undefined
    return from.settlements.has(debt)
      ? changedSettlement(world, from, debt, step)
      : settlementOf(world, from, debt, step)
  },
  reverse: ({ model, payments }: ReceivablesWorld, step: Step): Asked | undefined => {
    const from = picked(
      model.money.filter(({ settlements }) => settlements.size > 0),
      step.one,
    )
    if (from === undefined) return undefined
    const debt = picked([...from.settlements.keys()], step.other)!
    return {
      allowed: true,
      send: () => payments.unsettle(from.id, debt),
      apply: () => void model.unsettle(from, debt),
    }
  },
  tie: (world: ReceivablesWorld, step: Step): Asked | undefined => {
    const { model } = world
    const refunds = model.money.filter(model.isRefund)
    const refund = picked(
      likely(step, refunds, (each) => model.rest(each) < 0),
      step.one,
    )
    if (refund === undefined) return undefined
    const canPay = (each: Money) => each.currency === refund.currency && model.rest(each) > 0
    const of = picked(
      likely(step, model.money, canPay).filter((each) => each !== refund),
      step.other,
    )
    return of && tieOf(world, refund, of, step)
  },
  untie: ({ model, payments }: ReceivablesWorld, step: Step): Asked | undefined => {
    const refund = picked(
      model.money.filter(({ paysBack }) => paysBack.size > 0),
      step.one,
    )
    if (refund === undefined) return undefined
    const of = picked([...refund.paysBack.keys()], step.other)!
    return {
      allowed: true,
      send: () => payments.patch(refund.id, { refundOf: [{ operation: "Remove", payment: of.id }] }),
      apply: () => void refund.paysBack.delete(of),
    }
  },
  own: ({ model, payments, accounts }: ReceivablesWorld, step: Step): Asked | undefined => {
    const of = picked(model.money, step.one)
    if (of === undefined) return undefined
    const account = picked([...accounts.map(({ id }) => id), undefined], step.other)
    const isTied = model.hasRefund(of) || [...of.settlements.keys()].some((debt) => debt.account !== account)
    return {
      allowed: account === of.account || !isTied,
      send: () => payments.patch(of.id, { account: account ?? null }),
      apply: () => void (of.account = account),
    }
  },
} as const satisfies Record<string, (world: ReceivablesWorld, step: Step) => Asked | undefined>

/** Two callers want one whole advance at the same time: one settles an invoice, one pays it back. */
export const raceOf = (world: ReceivablesWorld, step: Step): readonly [Asked, Asked] | undefined => {
  const { model } = world
  const all = { ...step, part: 1000 }
  const of = picked(
    model.money.filter((each) => !model.isRefund(each) && model.rest(each) > 0),
    step.one,
  )
  const debt =
    of &&
    picked(
      model.debts.filter((each) => !of.settlements.has(each)),
      step.other,
    )
  if (of === undefined || debt === undefined) return undefined
  const both = [settlementOf(world, of, debt, all), refundOf(world, of, all)] as const
  return both.every(({ allowed }) => allowed === true) ? both : undefined
}
