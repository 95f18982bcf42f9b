import type { components } from "../../api/schema.gen.ts"
import type { Words } from "../../shell/list-page.tsx"
import type { Column } from "../../ui/column.ts"

export type Rate = components["schemas"]["ExchangeRateResponse"]

export const sourceNames: Readonly<Record<Rate["source"], string>> = {
  "central-bank": "Euro-area central bank",
  commercial: "Commercial provider",
  nbp: "National Bank of Poland",
  riksbank: "Swedish central bank",
  manual: "By hand",
}

/** Columns of rates. */
export const rateColumns = ({ time, numbers }: Words): readonly Column<Rate>[] => [
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
  { key: "source", head: "Source", width: "minmax(144px, 0.6fr)", fold: 1, cell: ({ source }) => sourceNames[source] },
]
