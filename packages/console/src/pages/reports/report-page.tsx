import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router"
import { equals } from "../../api/filter.ts"
import { useAsk } from "../../shell/ask.ts"
import listCss from "../../shell/list-page.module.css"
import { useBaseCurrency, useEntity } from "../../shell/entity.ts"
import { usePages } from "../../shell/pages.ts"
import { SaveCsv } from "../../shell/save-csv.tsx"
import { useChangeSearch } from "../../shell/search.ts"
import { useWords } from "../../shell/session.tsx"
import { Views } from "../../shell/views.tsx"
import type { Column, PhonePlace } from "../../ui/column.ts"
import { FilterBar, type FilterField } from "../../ui/filter-bar.tsx"
import { LogList } from "../../ui/log-list.tsx"
import { crumbClass, Note, Page } from "../../ui/page.tsx"
import { Pending } from "../../ui/states.tsx"
import { headOf, isNumber, placesOf, type Value, valueText } from "./report-words.ts"

type Row = Readonly<Record<string, Value>>

/** Reports as of a day; all others cover a period (contract T3). */
const ofADay = new Set(["Deferred revenue", "Unbilled revenue", "Ageing of receivables"])
/** Reports whose figures are counts of rows. */
const counting = new Set(["Usage reconciliation", "Webhook delivery health"])

const phonePlaces: readonly PhonePlace[] = ["title", "note"]

/** A report as a table and as CSV; the address contains its period or day. */
export const ReportPage = () => {
  const { report: id = "" } = useParams({ strict: false })
  const asked = useAsk("/Reports/{id}", { path: { id } })
  const report = asked.data
  if (report === undefined)
    return (
      <Page title="Report">
        <Pending of={asked} />
      </Page>
    )
  return <Rows key={report.id} {...report} />
}

interface RowsProps {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly fields: readonly string[]
}

const Rows = ({ id, name, description, fields }: RowsProps) => {
  const words = useWords()
  const entity = useEntity()
  const navigate = useNavigate()
  const change = useChangeSearch()
  const search = useSearch({ strict: false })
  const base = useBaseCurrency()
  const { from, to, date, currency, sort, direction } = search
  const isOfADay = ofADay.has(name)
  const query = {
    ...(isOfADay ? { Date: date } : { From: from, To: to }),
    Filter: fields.includes("currency") ? equals("currency", currency) : undefined,
    SortByField: sort,
    SortDirection: sort === undefined ? undefined : (direction ?? "asc"),
  }
  const path = `/Reports/${id}/Data`
  const log = usePages<Row>(path, query)
  const rows = log.rows.map((row, index) => ({ id: String(index), row }))
  const filters: readonly FilterField[] = [
    ...(isOfADay
      ? [{ name: "date", label: "As of a day", day: "As of" }]
      : [
          { name: "from", label: "From day", day: "From", through: "to", any: "Default: this month" },
          { name: "to", label: "To day", day: "To" },
        ]),
    ...(fields.includes("currency") ? [{ name: "currency", label: "Currency" }] : []),
    {
      name: "sort",
      label: "Order",
      any: "Default order",
      options: fields.map((each) => [each, headOf(each)] as const),
    },
    ...(sort === undefined
      ? []
      : [{ name: "direction", label: "Direction", any: "Upwards", options: [["desc", "Downwards"]] as const }]),
  ]
  const isCounted = counting.has(name)
  const columns = fields.map((field, index): Column<(typeof rows)[number]> => {
    const isFigure = log.rows.some((row) => isNumber(row[field]))
    const texts = fields.filter((each) => !log.rows.some((row) => isNumber(row[each])))
    const phone = index === fields.length - 1 ? "aside" : phonePlaces[texts.indexOf(field)]
    return {
      key: field,
      head: headOf(field),
      width: isFigure
        ? "minmax(96px, 1fr)"
        : /name|url|account$/i.test(field)
          ? "minmax(160px, 2fr)"
          : "minmax(112px, 1fr)",
      end: isFigure,
      // Without room, texts are left out before figures, and the last of each first.
      ...(index < 2 ? {} : { fold: (isFigure ? fields.length : 0) + fields.length - index }),
      ...(phone === undefined ? {} : { phone }),
      cell: ({ row }) => {
        const text = valueText(row[field], words, { field, isCounted, currency: String(row["currency"] ?? base) })
        const place = placesOf[field]
        if (place === undefined || text === "") return text
        return <Link to={`/${entity}/${place}?text=${encodeURIComponent(text)}` as never}>{text}</Link>
      },
    }
  })
  return (
    <Page
      title={name}
      fill
      crumb={
        <Link to="/$entity/reports" params={{ entity }} className={crumbClass}>
          Reports ›
        </Link>
      }
    >
      <div className={listCss.over}>
        <Note>
          {description}
          {fields.includes("currency") ? "" : ` Base currency: ${base}.`}
        </Note>
        <FilterBar fields={filters} search={search} onChange={change}>
          <span className={listCss.count}>
            <SaveCsv
              path={path}
              query={query}
              noun={name}
              count={log.total === undefined ? "" : `${words.numbers.count(log.total)} in all`}
            />
            <Views />
          </span>
        </FilterBar>
      </div>
      <LogList
        log={log}
        label={name}
        noun="rows"
        isFiltered={Object.keys(search).length > 0}
        onClear={() => void navigate({ to: ".", search: {} })}
        empty={<Note>The report has no rows for this time.</Note>}
        columns={columns}
        rows={rows}
        keyOf={({ id: key }) => key}
        more={log.more}
        total={log.total}
        isStale={log.isStale}
      />
    </Page>
  )
}
