import { type Asked, dayOf, given, idOf, likely, newDebt, partOf, picked, type Step } from "./receivables-asked.ts"
import type { Debt } from "./receivables-model.ts"
import type { ReceivablesWorld } from "./receivables-world.ts"

/** Steps that change what a customer owes, without money. */
export const debtSteps = {
  invoice: ({ model, billing, accounts }: ReceivablesWorld, step: Step): Asked => {
    const { id: account, currency } = picked(accounts, step.one)!
    return {
      allowed: true,
      send: async () => {
        const line = await billing.taxedLine(partOf(step, 20_000) / 100, step.other % 2 === 0 ? "0" : "25")
        return billing.createRaw(account, [line], { currency, invoiceDate: dayOf(step) })
      },
      apply: async (body) => {
        await billing.post(idOf(body))
        model.debts.push(newDebt(await billing.get(idOf(body)), account, currency))
      },
    }
  },
  credit: ({ model, billing, api }: ReceivablesWorld, step: Step): Asked | undefined => {
    const debt = picked(model.debts, step.one)
    if (debt === undefined) return undefined
    return {
      allowed: "either",
      send: () =>
        api.post(`/Invoices/${debt.id}/credit`, {
          lines: [{ invoiceLineId: debt.line, amount: partOf(step, debt.total) / 200 }],
          invoiceAction: "CreateDraftAndPostInvoice",
        }),
      apply: async (body) => void model.debts.push(newDebt(await billing.get(idOf(body)), debt.account, debt.currency)),
    }
  },
  writeOff: ({ model, api }: ReceivablesWorld, step: Step): Asked | undefined => {
    const debt = picked(
      likely(step, model.debts, (each) => model.balance(each) !== 0),
      step.one,
    )
    if (debt === undefined) return undefined
    const balance = model.balance(debt)
    const wanted = partOf(step, balance)
    return {
      allowed: balance !== 0 && wanted <= Math.abs(balance),
      send: () =>
        api.post(`/Invoices/${debt.id}/WriteOff`, {
          ...given(step, wanted),
          reason: "bankrupt",
          taxRelief: step.other % 2 === 0,
        }),
      apply: (body) =>
        void model.writeOffs.push({ id: idOf(body), debt, amount: Math.sign(balance) * wanted, isTakenBack: false }),
    }
  },
  takeBack: ({ model, api }: ReceivablesWorld, step: Step): Asked | undefined => {
    const off = picked(model.writeOffs, step.one)
    if (off === undefined) return undefined
    return {
      allowed: !off.isTakenBack && model.standing(off) !== 0,
      send: () => api.delete(`/Invoices/${off.debt.id}/WriteOffs/${off.id}`),
      apply: () => void (off.isTakenBack = true),
    }
  },
  match: ({ model, api }: ReceivablesWorld, step: Step): Asked | undefined => {
    const debt = picked(
      likely(step, model.debts, (each) => model.balance(each) > 0),
      step.one,
    )
    const canSettle = (each: Debt) => model.balance(each) < 0 && each.account === debt?.account
    const note = picked(likely(step, model.debts, canSettle), step.other)
    if (debt === undefined || note === undefined || debt === note) return undefined
    const most = Math.min(model.balance(debt), -model.balance(note))
    const wanted = partOf(step, most)
    return {
      allowed: debt.account === note.account && debt.currency === note.currency && most > 0 && wanted <= most,
      send: () => api.post(`/Invoices/${debt.id}/Match`, { creditInvoiceId: note.id, ...given(step, wanted) }),
      apply: () => void debt.matches.set(note.id, (debt.matches.get(note.id) ?? 0) + wanted),
    }
  },
  unmatch: ({ model, api }: ReceivablesWorld, step: Step): Asked | undefined => {
    const debt = picked(
      model.debts.filter(({ matches }) => matches.size > 0),
      step.one,
    )
    if (debt === undefined) return undefined
    const note = picked([...debt.matches.keys()], step.other)!
    return {
      allowed: true,
      send: () => api.delete(`/Invoices/${debt.id}/Match/${note}`),
      apply: () => void debt.matches.delete(note),
    }
  },
} as const satisfies Record<string, (world: ReceivablesWorld, step: Step) => Asked | undefined>
