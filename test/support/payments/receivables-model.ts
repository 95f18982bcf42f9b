/**
 * A model of what customers owe and have paid in advance, by the contract alone (P3 to P5, P11 to P13, P20 to P28).
 * Nothing of the product is used. Amounts are whole cents; those of credit notes and refunds are negative.
 */
export interface Owner {
  readonly id: string
  readonly currency: string
}

export interface Debt {
  readonly id: string
  readonly account: string
  readonly currency: string
  readonly total: number
  /** The id of the only line, which credit notes name. */
  readonly line: string
  /** The amounts that credit notes settle, by their ids. */
  readonly matches: Map<string, number>
}

export interface WriteOff {
  readonly id: string
  readonly debt: Debt
  readonly amount: number
  isTakenBack: boolean
}

export interface Settlement {
  readonly amount: number
  readonly recovered: Map<WriteOff, number>
}

export interface Money {
  readonly id: string
  readonly currency: string
  readonly amount: number
  account: string | undefined
  readonly settlements: Map<Debt, Settlement>
  /** For a refund: the payments that it pays back. */
  readonly paysBack: Map<Money, number>
}

const total = (amounts: Iterable<number>) => [...amounts].reduce((sum, each) => sum + each, 0)
const size = Math.abs
const isSameSide = (a: number, b: number) => a !== 0 && a < 0 === b < 0

export const makeReceivables = () => {
  const debts: Debt[] = []
  const money: Money[] = []
  const writeOffs: WriteOff[] = []

  const settled = (debt: Debt) => money.flatMap(({ settlements }) => settlements.get(debt) ?? [])
  const recoveredOf = (off: WriteOff) => total(settled(off.debt).map(({ recovered }) => recovered.get(off) ?? 0))
  const standing = (off: WriteOff) => (off.isTakenBack ? 0 : off.amount - recoveredOf(off))
  const offsOf = (debt: Debt) => writeOffs.filter((off) => off.debt === debt)
  const matched = (debt: Debt) =>
    total(debt.matches.values()) - total(debts.map(({ matches }) => matches.get(debt.id) ?? 0))
  const balance = (debt: Debt) =>
    debt.total - matched(debt) - total(settled(debt).map(({ amount }) => amount)) - total(offsOf(debt).map(standing))
  const paidBack = (of: Money) => total(money.map(({ paysBack }) => paysBack.get(of) ?? 0))
  const hasRefund = (of: Money) => of.paysBack.size > 0 || paidBack(of) !== 0
  const rest = (of: Money) =>
    of.amount -
    total([...of.settlements.values()].map(({ amount }) => amount)) -
    paidBack(of) +
    total(of.paysBack.values())

  /** The amount that money of a side can settle: what is open, and what was written off on that side. */
  const room = (side: number, debt: Debt) => {
    const written = total(
      offsOf(debt)
        .map(standing)
        .filter((amount) => isSameSide(amount, side)),
    )
    return balance(debt) + written
  }
  const isPaidAgain = (side: number, debt: Debt) => isSameSide(debt.total, side) && !isSameSide(room(side, debt), side)

  /** Whether an amount can settle a debt, without the rest of the money. */
  const fits = (amount: number, debt: Debt) =>
    isPaidAgain(amount, debt) || (isSameSide(room(amount, debt), amount) && size(amount) <= size(room(amount, debt)))

  /** Takes the newest write-offs back first, up to what is settled. */
  const settle = (from: Money, debt: Debt, amount: number) => {
    const recovered = new Map<WriteOff, number>()
    let left = amount
    for (const off of offsOf(debt).toReversed()) {
      const there = standing(off)
      if (left === 0 || !isSameSide(there, left)) continue
      const taken = size(there) < size(left) ? there : left
      recovered.set(off, taken)
      left -= taken
    }
    from.settlements.set(debt, { amount, recovered })
    if (!hasRefund(from)) from.account ??= debt.account
  }

  return {
    debts,
    money,
    writeOffs,
    balance,
    rest,
    standing,
    fits,
    settle,
    /** The amount that a new payment puts on its invoice; 0 when it cannot pay that invoice. */
    usual: (amount: number, debt: Debt) => {
      if (isPaidAgain(amount, debt)) return amount
      const open = room(amount, debt)
      if (!isSameSide(open, amount)) return 0
      return size(amount) < size(open) ? amount : open
    },
    /** Removes a settlement; what it took back is written off again. */
    unsettle: (from: Money, debt: Debt) => {
      const before = from.settlements.get(debt)
      from.settlements.delete(debt)
      return before
    },
    isRefund: ({ amount }: Money) => amount < 0,
    hasRefund,
    open: (account: string, currency: string) =>
      total(debts.filter((debt) => debt.account === account && debt.currency === currency).map(balance)),
    advances: (account: string | undefined, currency: string) =>
      total(money.filter((of) => of.account === account && of.currency === currency).map(rest)),
  }
}
