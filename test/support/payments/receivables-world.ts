import { expect } from "vitest"
import { addRate, makeBilling } from "../invoicing/billing.ts"
import { makeReportReader } from "../reports/reports.ts"
import type { LentService } from "../service/lent-service.ts"
import { makePayments } from "./payments.ts"
import { makeReceivables, type Owner } from "./receivables-model.ts"

const currencies = ["SEK", "EUR"] as const

/** A tenant with two customers, in whose other currency the rate changes twice, and the model of what they owe. */
export const openReceivables = async (service: LentService) => {
  const { api, tenantId, legalEntities } = await service.createTenant()
  const legalEntityId = legalEntities[0]!.id
  for (const [date, rate] of [
    ["2026-01-01", "10.8338"],
    ["2026-02-01", "11.0173"],
    ["2026-03-01", "10.5001"],
  ] as const)
    await addRate(service.sql, tenantId, legalEntityId, "EUR", "SEK", date, rate)
  const billing = makeBilling(api)
  const accounts: Owner[] = []
  for (const currency of currencies)
    accounts.push({ id: (await billing.account({ name: `Customer ${currency}`, currency })).id, currency })
  const payments = makePayments(api, billing)
  return { api, scope: { tenantId, legalEntityId }, billing, payments, accounts, model: makeReceivables() }
}
export type ReceivablesWorld = Awaited<ReturnType<typeof openReceivables>>

const amountOf = (shown: unknown) => Math.round((shown as { readonly amount: number }).amount * 100)
const cents = (shown: unknown) => Math.round(Number(shown) * 100)
/** The number without the sign of a negative zero. */
const plain = (amount: number) => (amount === 0 ? 0 : amount)

/** Expects that the books agree, and that statement, summary and ageing say what the model says. */
export const expectSame = async (service: LentService, world: ReceivablesWorld) => {
  const { api, scope, billing, payments, accounts, model } = world
  const checks = await service.worker.run(service.worker.get("Ledger").verify(scope))
  expect(checks.flatMap(({ disagreements }) => disagreements)).toEqual([])
  for (const debt of model.debts)
    expect(cents((await billing.get(debt.id))["balancedAmount"]), `balance of ${debt.id}`).toBe(
      plain(model.balance(debt)),
    )
  for (const of of model.money)
    expect(amountOf((await payments.get(of.id))["unallocatedAmount"]), `rest of ${of.id}`).toBe(plain(model.rest(of)))
  const reports = await makeReportReader(api)
  const ageing = async (date: string) => {
    const sums = new Map<string, number>()
    for (const { accountNumber, currency, total } of await reports.rows("Ageing of receivables", `?Date=${date}`)) {
      const key = JSON.stringify([accountNumber, currency])
      sums.set(key, (sums.get(key) ?? 0) + cents(total))
    }
    return (accountNumber: string | undefined, currency: string) =>
      sums.get(JSON.stringify([accountNumber, currency])) ?? 0
  }
  const [inFebruary, inTheEnd] = ["2026-02-10", "2035-12-31"]
  const [byThen, atLast] = [await ageing(inFebruary), await ageing(inTheEnd)]
  for (const { id, currency: own } of accounts) {
    const summary = (await api.get(`/Accounts/${id}/Summary`)).body as Readonly<Record<string, unknown>>
    const number = String(summary["accountNumber"])
    for (const currency of currencies) {
      const [open, advances] = [plain(model.open(id, currency)), plain(model.advances(id, currency))]
      const closing = plain(open - advances)
      if (currency === own)
        expect(
          ["openAmount", "advances", "accountBalance"].map((each) => amountOf(summary[each])),
          "summary",
        ).toEqual([open, advances, closing])
      else
        expect(
          (summary["otherBalances"] as readonly object[]).map((each) => [amountOf(each)]),
          "other balances",
        ).toEqual(closing === 0 ? [] : [[closing]])
      const statement = async (to: string) => {
        const answer = await api.get(`/Accounts/${id}/Statement?From=2026-01-01&To=${to}&Currency=${currency}`)
        expect(answer.status, answer.text).toBe(200)
        return answer.body as Readonly<Record<string, unknown>>
      }
      const last = await statement(inTheEnd)
      expect([cents(last["closing"]), cents(last["advances"])], `statement in ${currency}`).toEqual([closing, advances])
      expect(plain(atLast(number, currency)), `ageing in ${currency}`).toBe(closing)
      expect(plain(byThen(number, currency)), `ageing of ${inFebruary}`).toBe(
        plain(cents((await statement(inFebruary))["closing"])),
      )
    }
  }
  for (const currency of currencies)
    expect(plain(atLast(undefined, currency)), "advances of nobody").toBe(plain(-model.advances(undefined, currency)))
}
