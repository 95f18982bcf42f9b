import { Outlet, useNavigate, useParams, useSearch } from "@tanstack/react-router"
import { useAll } from "../../shell/all.ts"
import { useLog } from "../../shell/ask.ts"
import { type AuditRow, actionWord, actorWord, kindWord, memberWord } from "../../shell/audit-words.ts"
import { LogFoot } from "../../shell/log-foot.tsx"
import { Moment } from "../../shell/moment.tsx"
import { SaveCsv } from "../../shell/save-csv.tsx"
import { useChangeSearch } from "../../shell/search.ts"
import { useReason, useWords } from "../../shell/session.tsx"
import { Views } from "../../shell/views.tsx"
import type { components } from "../../api/schema.gen.ts"
import type { Column } from "../../ui/column.ts"
import { FilterBar, type FilterSearch } from "../../ui/filter-bar.tsx"
import layout from "../../ui/layout.module.css"
import { LogList } from "../../ui/log-list.tsx"
import { Page } from "../../ui/page.tsx"
import { momentFields, ranges, rangeQuery } from "../../ui/range.ts"
import { Split } from "../../ui/split.tsx"
import { Empty } from "../../ui/states.tsx"

type User = components["schemas"]["UserWithRolesResponse"]

/** Translates the page's search parameters to those of the interface. */
const toQuery = ({ kind, item, user, operation, path, address, ...time }: FilterSearch) => ({
  ResourceKind: kind,
  ResourceId: item,
  UserId: user,
  Operation: operation,
  Path: path,
  Address: address,
  ...rangeQuery(time),
})

const columnsOf = (zone: string): readonly (Column<AuditRow> & { readonly wideOnly?: boolean })[] => [
  {
    key: "time",
    head: `Time (${zone})`,
    width: "152px",
    fold: 4,
    phone: "aside",
    cell: ({ time }) => <Moment at={time} />,
  },
  {
    key: "action",
    head: "Action",
    width: "minmax(152px, 1.2fr)",
    phone: "title",
    cell: ({ operation }) => <span title={operation}>{actionWord(operation)}</span>,
  },
  {
    key: "item",
    head: "Item",
    width: "minmax(144px, 1.4fr)",
    phone: "note",
    cell: ({ resource }) => (
      <span title={resource.id}>
        {kindWord(resource.kind)} {resource.number}
      </span>
    ),
  },
  {
    key: "by",
    head: "Changed by",
    width: "minmax(144px, 1.4fr)",
    fold: 3,
    cell: (row) => <span>{actorWord(row)}</span>,
  },
  {
    key: "members",
    head: "Changed members",
    width: "minmax(152px, 2fr)",
    fold: 2,
    wideOnly: true,
    cell: ({ changes }) => <span>{changes.map(({ path }) => memberWord(path)).join(", ")}</span>,
  },
  {
    key: "address",
    head: "From",
    width: "128px",
    fold: 1,
    phone: "corner",
    wideOnly: true,
    cell: ({ address }) => <span>{address}</span>,
  },
]

/** The audit log of the tenant: who changed what, in all companies. */
export const ChangesPage = () => {
  const { time } = useWords()
  const reasonFor = useReason()
  const navigate = useNavigate()
  const change = useChangeSearch()
  const search = useSearch({ from: "/in/settings/changes" })
  const { one } = useParams({ strict: false })
  const users = useAll<User>("/Users", {}, { enabled: reasonFor("users:read") === undefined })
  const log = useLog<AuditRow, typeof search>({ path: "/AuditLog", search, toQuery, ofTenant: true })
  const isOpen = one !== undefined
  return (
    <Page title="Audit log" fill>
      <FilterBar
        fields={[
          { name: "kind", label: "Kind of the item", placeholder: "Invoice, PaymentTerm" },
          ...(users.rows.length === 0
            ? []
            : [
                { name: "user", label: "User", options: users.rows.map(({ id, userName }) => [id, userName] as const) },
              ]),
          { name: "range", label: "Time", any: "Any time", options: ranges },
          { name: "item", label: "Id of the item", placeholder: "Id of an item", rare: true },
          { name: "operation", label: "Operation, job or command", placeholder: "invoices.post", rare: true },
          { name: "path", label: "Changed member", placeholder: "name, lines[…].price", rare: true },
          { name: "address", label: "Address of the caller", placeholder: "192.0.2.1", rare: true },
          ...momentFields(time.zone),
        ]}
        search={search}
        onChange={change}
      >
        <span className={layout.buttons}>
          <SaveCsv path="/AuditLog" query={toQuery(search)} noun="audit log" ofTenant />
          <Views />
        </span>
      </FilterBar>
      <Split
        list={
          <LogList
            log={log}
            label="Audit log"
            noun="changes"
            isFiltered={Object.keys(search).length > 0}
            onClear={() => void navigate({ to: ".", search: {} })}
            empty={<Empty>Nobody has changed anything so far.</Empty>}
            columns={columnsOf(time.zone).filter(({ wideOnly }) => !isOpen || wideOnly !== true)}
            rows={log.rows}
            keyOf={({ id }) => id}
            openKey={one}
            onOpen={({ id }) => void navigate({ to: "/settings/changes/$one", params: { one: id }, search })}
            more={log.more}
            isStale={log.isStale}
            foot={<LogFoot of={log} />}
          />
        }
        detail={isOpen ? <Outlet /> : undefined}
      />
    </Page>
  )
}
