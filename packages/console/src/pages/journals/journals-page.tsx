import { endOf } from "../../ui/copy.tsx"
import { call } from "../../api/call.ts"
import { allOf, begins, equals, isId } from "../../api/filter.ts"
import type { components } from "../../api/schema.gen.ts"
import { EmptyList } from "../../shell/empty-list.tsx"
import { ListPage, type Words } from "../../shell/list-page.tsx"
import { NewButton } from "../../shell/new-button.tsx"
import type { Also } from "../../shell/pages.ts"
import { useBaseCurrency } from "../../shell/entity.ts"
import { Moment } from "../../shell/moment.tsx"
import type { Column } from "../../ui/column.ts"
import { FinancialAccountSuggestions, PeriodSuggestions } from "./journal-suggestions.tsx"

type Journal = components["schemas"]["Journal"]

/** A row of the list, with the journal's sums; a very long journal is not summed. */
interface ListedJournal extends Journal {
  readonly sums?: components["schemas"]["JournalSums"]["data"][number] | undefined
}

const withSums: Also<ListedJournal> = async (rows, legalEntity, signal) => {
  const query = { JournalIds: rows.map(({ id }) => id).join(",") }
  const { data } = await call("get", "/Journals/Sums", { query, legalEntity, signal })
  const byJournal = new Map(data.map((sums) => [sums.journalId, sums]))
  return rows.map((row) => ({ ...row, sums: byJournal.get(row.id) }))
}

const side = (of: "debitAmount" | "creditAmount", head: string, { numbers }: Words, base: string) => ({
  key: of,
  head: `${head} ${base}`,
  width: "minmax(112px, 1fr)",
  end: true,
  cell: ({ sums }: ListedJournal) => (sums === undefined ? "" : numbers.amount(sums[of], base)),
})

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
  { name: "invoice", label: "Invoice", chip: (id: string) => `Of one invoice ${endOf(id)}` },
] as const

/** A period such as `2026-11`, or a whole fiscal year; any other text is sent anyway, for the service to refuse. */
const periodQuery = (period: string | undefined) => {
  const [, year, number] = /^(\d+)(?:-(\d+))?$/.exec(period ?? "") ?? []
  return { FiscalYear: year ?? period, FiscalPeriod: number }
}

const columns = (words: Words, isNarrow: boolean, base: string): readonly Column<ListedJournal>[] => [
  { key: "number", head: "Number", width: "128px", phone: "aside", cell: ({ journalNumber }) => journalNumber },
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
          fold: 1,
          phone: "note" as const,
          cell: ({ journalType }: Journal) => journalType,
        },
        {
          key: "period",
          head: "Period",
          width: "96px",
          cell: ({ accountingPeriod: { fiscalYear, fiscalPeriod } }: Journal) => `${fiscalYear}-${fiscalPeriod}`,
        },
        side("debitAmount", "Debit", words, base),
        side("creditAmount", "Credit", words, base),
      ]),
  {
    key: "posted",
    head: `Posted (${words.time.zone})`,
    width: "152px",
    phone: "corner",
    cell: ({ postedDate }) => <Moment at={postedDate} />,
  },
]

/** Journals, newest first. */
export const JournalsPage = () => {
  const base = useBaseCurrency()
  return (
    <ListPage<ListedJournal>
      title="Journals"
      noun="journals"
      path="/Journals"
      opens="journals"
      fields={fields}
      toQuery={({ type, text, invoice, period, account }) => ({
        ...periodQuery(period),
        FinancialAccount: account,
        Filter: allOf(
          equals("journalType", type),
          begins(["journalNumber"], text),
          isId("vouchers/invoiceId", invoice),
        ),
        // The journals of a period are in posting order, because an index combines it with the period.
        OrderBy: period === undefined ? "postedDate desc" : undefined,
      })}
      also={withSums}
      columns={(words, isNarrow) => columns(words, isNarrow, base)}
      empty={
        <EmptyList action={<NewButton noun="invoice" to="invoices" need="invoices:write" />}>
          Nothing was booked yet: a journal is written with every posting.
        </EmptyList>
      }
    />
  )
}
