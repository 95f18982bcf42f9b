import { useSearch } from "@tanstack/react-router"
import { allOf, between, equals } from "../../api/filter.ts"
import type { components } from "../../api/schema.gen.ts"
import { useAsk } from "../../shell/ask.ts"
import { ListPage, type Words } from "../../shell/list-page.tsx"
import type { Column } from "../../ui/column.ts"
import { Empty } from "../../ui/states.tsx"
import { RateLine } from "./rate-line.tsx"

type Rate = components["schemas"]["ExchangeRateResponse"]

const columns = ({ time, numbers }: Words): readonly Column<Rate>[] => [
  { key: "pair", head: "Currency", width: "112px", phone: "title", cell: ({ fromCurrency }) => fromCurrency },
  {
    key: "rate",
    head: "Rate",
    width: "minmax(160px, 1fr)",
    end: true,
    phone: "aside",
    cell: ({ rate, toCurrency }) => `${numbers.exact(rate)} ${toCurrency}`,
  },
  {
    key: "from",
    head: "From",
    width: "136px",
    phone: "note",
    cell: ({ effectiveFromDate }) => time.date(effectiveFromDate),
  },
  {
    key: "to",
    head: "To",
    width: "136px",
    cell: ({ effectiveToDate }) => (effectiveToDate === undefined ? "until the next" : time.date(effectiveToDate)),
  },
]

/** Rates to the base currency, newest first; of one currency with a line. */
export const RatesPage = () => {
  const { currency } = useSearch({ strict: false })
  const { data } = useAsk("/Currency", { query: { PageSize: 100 } })
  const currencies = data !== undefined && "data" in data ? data.data : []
  const fields = [
    { name: "currency", label: "Currency", options: currencies.map(({ code }) => [code, code] as const) },
    { name: "from", label: "From day", placeholder: "From 2026-01-01" },
    { name: "to", label: "To day", placeholder: "To 2026-12-31" },
  ]
  return (
    <ListPage<Rate>
      title="Rates"
      noun="rates"
      path="/ExchangeRate"
      fields={fields}
      toQuery={({ currency: code, from, to }) => ({
        Filter: allOf(equals("fromCurrency", code), between("effectiveFromDate", from, to)),
        OrderBy: "effectiveFromDate desc",
      })}
      columns={columns}
      above={currency === undefined ? null : <RateLine currency={currency} />}
      empty={<Empty>There is no rate yet. Switch a provider on, or enter one by hand.</Empty>}
    />
  )
}
