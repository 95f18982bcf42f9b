import { Link } from "@tanstack/react-router"
import { difference } from "../../api/exact.ts"
import type { components } from "../../api/schema.gen.ts"
import { useAsk } from "../../shell/ask.ts"
import { useBaseCurrency, useEntity } from "../../shell/entity.ts"
import { useReason, useWords } from "../../shell/session.tsx"
import { Spark } from "../../ui/bars.tsx"
import { isNothing } from "../../ui/numbers.ts"
import { type Figure, Figures, Section } from "../../ui/page.tsx"
import { monthsBack } from "../../ui/time.ts"

type Money = components["schemas"]["Money"]
type Sum = Money["invoiced"]
type Month = components["schemas"]["RecurringRevenue"]["data"][number]

const hasMoney = ({ invoiced, invoicedBefore, paid, paidBefore, overdue }: Money) =>
  [invoiced, invoicedBefore, paid, paidBefore, ...overdue].some((sum) => sum !== undefined && sum.count > 0)

/** Recurring revenue, what was invoiced and paid this month, and what is overdue by age; nothing for a new company. */
export const MoneyFigures = () => {
  const reasonFor = useReason()
  const sees = (need: string) => reasonFor(need) === undefined
  const entity = useEntity()
  const base = useBaseCurrency()
  const { numbers, time } = useWords()
  const money = useAsk("/Money", {}, { enabled: sees("invoices:read") }).data
  const revenue = useAsk(
    "/Metrics/MRR",
    { query: { From: monthsBack(11), To: monthsBack(0) } },
    { enabled: sees("orders:read") },
  ).data
  const months = revenue?.data ?? []
  const hasRevenue = months.some(({ mrr }) => !isNothing(mrr))
  const shown = money !== undefined && hasMoney(money) ? money : undefined
  if (!hasRevenue && shown === undefined) return null

  const before = ({ amount }: Sum) => `${numbers.money(amount, base)} by this day last month`
  const mrr = (all: readonly Month[]): readonly Figure[] => {
    const [last, previous] = [all.at(-1), all.at(-2)]
    if (last === undefined) return []
    const change = previous === undefined ? undefined : difference(last.mrr, previous.mrr)
    const bars = all.map((month) => {
      // Only the height of a bar is a double; the figures keep every digit.
      const well = Math.max(0, Number(String(month.mrr)))
      return { key: month.month, name: time.month(month.month), well, bad: 0, waiting: 0 }
    })
    return [
      {
        label: "MRR",
        value: (
          <Link to="/$entity/reports/mrr" params={{ entity }}>
            {numbers.money(last.mrr, base)}
          </Link>
        ),
        about: (
          <>
            <Spark bars={bars} label={`MRR of ${all.length} months`} />
            {change === undefined ? "" : ` ${numbers.money(change, base)} this month`}
          </>
        ),
      },
    ]
  }
  const ofMonth = (of: Money): readonly Figure[] => {
    const search = { from: `${of.today.slice(0, 8)}01`, to: of.today }
    const month = time.month(of.today.slice(0, 7))
    const late = of.overdue.filter(({ count }) => count > 0)
    const ages = late.map(({ fromDays, throughDays, amount }) => {
      const days = throughDays === undefined ? `over ${fromDays - 1} days` : `${fromDays}–${throughDays} days`
      return `${days} ${numbers.amount(amount, base)}`
    })
    return [
      {
        label: `Invoiced in ${month}`,
        value: (
          <Link to="/$entity/invoices" params={{ entity }} search={search}>
            {numbers.money(of.invoiced.amount, base)}
          </Link>
        ),
        about: before(of.invoicedBefore),
      },
      ...(of.paid === undefined || of.paidBefore === undefined
        ? []
        : [
            {
              label: `Paid in ${month}`,
              value: (
                <Link to="/$entity/payments" params={{ entity }}>
                  {numbers.money(of.paid.amount, base)}
                </Link>
              ),
              about: before(of.paidBefore),
            },
          ]),
      ...(late.length === 0
        ? []
        : [
            {
              label: `Overdue in ${base}`,
              isBad: true,
              value: (
                <Link to="/$entity/invoices" params={{ entity }} search={{ due: "overdue" }}>
                  {numbers.count(late.reduce((sum, { count }) => sum + count, 0))} overdue
                </Link>
              ),
              about: ages.join(" · "),
            },
          ]),
    ]
  }
  return (
    <Section title="Money">
      <Figures of={[...(hasRevenue ? mrr(months) : []), ...(shown === undefined ? [] : ofMonth(shown))]} />
    </Section>
  )
}
