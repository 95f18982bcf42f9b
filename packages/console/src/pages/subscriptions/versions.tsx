import { useSearch } from "@tanstack/react-router"
import { equals } from "../../api/filter.ts"
import { itemsOf } from "../../api/items.ts"
import { useAsk } from "../../shell/ask.ts"
import { useChangeSearch } from "../../shell/search.ts"
import { useWords } from "../../shell/session.tsx"
import { Note, Section } from "../../ui/page.tsx"
import { PlainTable } from "../../ui/plain-table.tsx"
import { Pending } from "../../ui/states.tsx"
import { Changes } from "./changes.tsx"
import { changesBetween, type Subscription } from "./subscription-changes.ts"
import { VersionLine, type VersionSpan } from "./version-line.tsx"
import css from "./versions.module.css"

/** All versions of a subscription on one time axis, the changes of each, and a comparison of any two. */
export const Versions = ({ orderNumber }: { readonly orderNumber: string }) => {
  const words = useWords()
  const { left, right } = useSearch({ strict: false })
  const change = useChangeSearch()
  const asked = useAsk("/Subscriptions/{id}/versions", { path: { id: orderNumber } })
  const booked = useAsk("/Bookings", { query: { Filter: equals("order/orderNumber", orderNumber)!, PageSize: 100 } })
  const versions = asked.data
  if (versions === undefined) return <Pending of={asked} rows={4} />
  const bookings = new Map(itemsOf(booked.data).map((booking) => [booking.order.id, booking]))
  const begins = ({ id, version, effectiveStartDate }: Subscription) =>
    version === 1 ? effectiveStartDate : (bookings.get(id)?.effectiveDate ?? effectiveStartDate)
  const spans = versions.map((each, index): VersionSpan => {
    const next = versions[index + 1]
    return {
      id: each.id,
      version: each.version,
      begins: begins(each),
      ends: each.effectiveEndDate,
      replaced: next === undefined ? undefined : begins(next),
    }
  })
  const [last, former] = [versions.at(-1), versions.at(-2)]
  const one = versions.find(({ id }) => id === left) ?? former
  const other = versions.find(({ id }) => id === right) ?? last
  const isChosen = left !== undefined || right !== undefined
  const choice = (name: "left" | "right", label: string, chosen: Subscription | undefined) => (
    <select
      aria-label={label}
      value={chosen?.id}
      onChange={({ target }) => change({ [name]: target.value }, { replace: true })}
    >
      {versions.map(({ id, version }) => (
        <option key={id} value={id}>
          version {version}
        </option>
      ))}
    </select>
  )
  return (
    <>
      <Section title="Versions">
        <VersionLine spans={spans} compared={isChosen ? [one?.id ?? "", other?.id ?? ""] : [last?.id ?? ""]} />
        <PlainTable
          label="Versions"
          columns={[
            { key: "version", head: "Version", cell: ({ version }) => version },
            { key: "from", head: "Effective", keep: true, cell: (each) => words.time.date(begins(each)) },
            {
              key: "booked",
              head: `Booked (${words.time.zone})`,
              keep: true,
              cell: ({ id, created }) => {
                const at = bookings.get(id)?.created ?? created
                return (
                  <time dateTime={at} title={at}>
                    {words.time.day(at)}
                  </time>
                )
              },
            },
            {
              key: "what",
              head: "What changed",
              cell: (each) => {
                const before = versions[versions.indexOf(each) - 1]
                return before === undefined ? "Made" : <Changes of={changesBetween(before, each, words)} />
              },
            },
          ]}
          rows={[...versions].reverse()}
          keyOf={({ id }) => id}
        />
      </Section>
      {versions.length < 2 || one === undefined || other === undefined ? null : (
        <Section title="Compare">
          <div className={css.choose}>
            {choice("left", "Compare version", one)} with {choice("right", "with version", other)}
          </div>
          {one.id === other.id ? (
            <Note>Both versions are the same: choose another one.</Note>
          ) : (
            <PlainTable
              label="Differences"
              columns={[
                { key: "what", head: "What", cell: ({ what }) => what },
                { key: "before", head: `Version ${one.version}`, cell: ({ before = "–" }) => before },
                { key: "after", head: `Version ${other.version}`, cell: ({ after = "–" }) => after },
              ]}
              rows={changesBetween(one, other, words)}
              keyOf={({ what }, index) => `${what} ${index}`}
            />
          )}
        </Section>
      )}
    </>
  )
}
