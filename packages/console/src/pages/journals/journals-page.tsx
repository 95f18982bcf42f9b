import { allOf, begins, equals, isId } from "../../api/filter.ts"
import type { components } from "../../api/schema.gen.ts"
import { EmptyList } from "../../shell/empty-list.tsx"
import { ListPage, type Words } from "../../shell/list-page.tsx"
import { NewButton } from "../../shell/new-button.tsx"
import { Moment } from "../../shell/moment.tsx"
import type { Column } from "../../ui/column.ts"
import { FinancialAccountSuggestions, PeriodSuggestions } from "./journal-suggestions.tsx"

type Journal = components["schemas"]["Journal"]

const fields = [
  {
    name: "type",
    label: "Type",
    options: [
      ["Invoice", "Invoice"],
      ["RevenueRecognition", "Revenue"],
      ["Payment", "Payment"],
    ],
  },
  { name: "period", label: "Period", placeholder: "Period 2026-11", short: true, suggestions: PeriodSuggestions },
  { name: "account", label: "Account booked on", short: true, suggestions: FinancialAccountSuggestions },
  { name: "text", label: "Journal number" },
] as const

/** `2026-11`, or a whole fiscal year; what is neither is left to the service to refuse. */
const periodQuery = (period: string | undefined) => {
  const [, year, number] = /^(\d+)(?:-(\d+))?$/.exec(period ?? "") ?? []
  return { FiscalYear: year ?? period, FiscalPeriod: number }
}

const columns = ({ time, numbers }: Words, isNarrow: boolean): readonly Column<Journal>[] => [
  { key: "number", head: "Number", width: "112px", phone: "aside", cell: ({ journalNumber }) => journalNumber },
  {
    key: "description",
    head: "Description",
    width: "minmax(180px, 2fr)",
    phone: "title",
    cell: ({ description }) => description,
  },
  ...(isNarrow
    ? []
    : [
        {
          key: "type",
          head: "Type",
          width: "144px",
          phone: "note" as const,
          cell: ({ journalType }: Journal) => journalType,
        },
        {
          key: "period",
          head: "Period",
          width: "96px",
          cell: ({ accountingPeriod: { fiscalYear, fiscalPeriod } }: Journal) => `${fiscalYear}-${fiscalPeriod}`,
        },
        {
          key: "vouchers",
          head: "Vouchers",
          width: "88px",
          end: true,
          cell: ({ vouchers }: Journal) => numbers.count(vouchers.length),
        },
      ]),
  {
    key: "posted",
    head: `Posted (${time.zone})`,
    width: "152px",
    phone: "corner",
    cell: ({ postedDate }) => <Moment at={postedDate} />,
  },
]

/** What was booked, newest first. */
export const JournalsPage = () => (
  <ListPage<Journal>
    title="Journals"
    noun="journals"
    path="/Journals"
    opens="journals"
    fields={fields}
    toQuery={({ type, text, invoice, period, account }) => ({
      ...periodQuery(period),
      FinancialAccount: account,
      Filter: allOf(equals("journalType", type), begins(["journalNumber"], text), isId("vouchers/invoiceId", invoice)),
      // Those of a period stand in the order in which they were booked, which an index gives together with the period.
      OrderBy: period === undefined ? "postedDate desc" : undefined,
    })}
    columns={columns}
    empty={
      <EmptyList action={<NewButton noun="invoice" to="invoices" need="invoices:write" />}>
        Nothing was booked yet: a journal is written with every posting.
      </EmptyList>
    }
  />
)
