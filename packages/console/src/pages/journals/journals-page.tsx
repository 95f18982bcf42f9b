import { allOf, begins, equals, isId } from "../../api/filter.ts"
import type { components } from "../../api/schema.gen.ts"
import { ListPage, type Words } from "../../shell/list-page.tsx"
import type { Column } from "../../ui/column.ts"
import { Empty } from "../../ui/states.tsx"

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
  { name: "text", label: "Journal number" },
] as const

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
    cell: ({ postedDate }) => <time dateTime={postedDate}>{time.moment(postedDate)}</time>,
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
    toQuery={({ type, text, invoice }) => ({
      Filter: allOf(equals("journalType", type), begins(["journalNumber"], text), isId("vouchers/invoiceId", invoice)),
      OrderBy: "postedDate desc",
    })}
    columns={columns}
    empty={<Empty>Nothing was booked yet: a journal is written with every posting.</Empty>}
  />
)
