import { Outlet, useNavigate, useParams, useSearch } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { Column } from "../ui/column.ts"
import { FilterBar, type FilterField, type FilterSearch } from "../ui/filter-bar.tsx"
import { LogList } from "../ui/log-list.tsx"
import { Page } from "../ui/page.tsx"
import { Split } from "../ui/split.tsx"
import { useEntity } from "./entity.ts"
import css from "./list-page.module.css"
import { hrefOf } from "./navigation.ts"
import { type Picks, pickColumn } from "./picks.tsx"
import { type Also, useListed } from "./pages.ts"
import { SaveCsv } from "./save-csv.tsx"
import { useChangeSearch } from "./search.ts"
import { useWords } from "./session.tsx"
import { Views } from "./views.tsx"

export type Words = ReturnType<typeof useWords>

export interface ListPageProps<Row extends { readonly id: string }> {
  readonly title: string
  /** The plural "invoices", for the texts of an empty list and for the file's name. */
  readonly noun: string
  readonly path: string
  readonly fields: readonly FilterField[]
  /** The list's parameters, such as `Filter` and `OrderBy`, from the address. */
  readonly toQuery: (search: FilterSearch) => Readonly<Record<string, unknown>>
  /** Loads further data about the rows of a page. */
  readonly also?: Also<Row> | undefined
  /** The columns; beside an open row, only those that distinguish rows. */
  readonly columns: (words: Words, isNarrow: boolean) => readonly Column<Row>[]
  /**
   * The address of the list in the company, or in the tenant's settings if it begins with `/settings`; rows open below
   * it. Without it rows cannot be opened.
   */
  readonly opens?: string
  /** The parent page. */
  readonly crumb?: ReactNode
  readonly empty: ReactNode
  /** The actions; a function gets the number of rows that match the filter, once known. */
  readonly actions?: ReactNode | ((total: number | undefined) => ReactNode)
  readonly above?: ReactNode
  /** Rows selected by a checkbox or the space bar; not available beside an open row or on a phone. */
  readonly picks?: Picks<Row> | undefined
}

/** A list with its filters, its count and its CSV, and the open row beside it. */
export const ListPage = <Row extends { readonly id: string }>(props: ListPageProps<Row>) => {
  const { title, noun, path, fields, toQuery, also, columns, opens, empty, actions, above, picks, crumb } = props
  const words = useWords()
  const entity = useEntity()
  const navigate = useNavigate()
  const search: FilterSearch = useSearch({ strict: false })
  const { one } = useParams({ strict: false })
  const change = useChangeSearch()
  const query = toQuery(search)
  const log = useListed<Row>(path, query, also)
  const isOpen = one !== undefined
  const goTo = (id: string | undefined) =>
    void navigate({ to: `${hrefOf({ to: opens ?? "" }, entity)}${id === undefined ? "" : `/${id}`}`, search })
  const count = log.total === undefined ? "" : `${words.numbers.count(log.total)} in all`
  return (
    <Page
      title={title}
      crumb={crumb}
      fill
      actions={typeof actions === "function" ? actions(log.isStale ? undefined : log.total) : actions}
    >
      <div className={css.over}>
        {above}
        <FilterBar fields={fields} search={search} onChange={change}>
          <span className={css.count}>
            <SaveCsv path={path} query={query} noun={noun} count={count} />
            <Views />
          </span>
        </FilterBar>
      </div>
      <Split
        list={
          <LogList
            log={log}
            label={title}
            noun={noun}
            isFiltered={fields.some(({ name }) => name in search)}
            onClear={() => change(Object.fromEntries(fields.map(({ name }) => [name, undefined])))}
            empty={empty}
            columns={[
              ...(picks === undefined || isOpen ? [] : [pickColumn(picks, log.rows)]),
              ...columns(words, isOpen),
            ]}
            onMark={isOpen ? undefined : picks?.toggle}
            rows={log.rows}
            keyOf={({ id }) => id}
            openKey={one}
            onOpen={opens === undefined ? undefined : ({ id }) => goTo(id)}
            more={log.more}
            total={log.total}
            isStale={log.isStale}
          />
        }
        detail={isOpen ? <Outlet /> : undefined}
      />
    </Page>
  )
}
