import { endOf } from "../../ui/copy.tsx"
import { useSearch } from "@tanstack/react-router"
import type { components } from "../../api/schema.gen.ts"
import { useAll } from "../../shell/all.ts"
import { useLog } from "../../shell/ask.ts"
import { LogFoot } from "../../shell/log-foot.tsx"
import { Moment } from "../../shell/moment.tsx"
import { SaveCsv } from "../../shell/save-csv.tsx"
import { useChangeSearch } from "../../shell/search.ts"
import { useReason, useWords } from "../../shell/session.tsx"
import { Views } from "../../shell/views.tsx"
import type { Column } from "../../ui/column.ts"
import { FilterBar, type FilterSearch } from "../../ui/filter-bar.tsx"
import layout from "../../ui/layout.module.css"
import { LogList } from "../../ui/log-list.tsx"
import { Page } from "../../ui/page.tsx"
import { momentFields, ranges, rangeQuery } from "../../ui/range.ts"
import { Empty } from "../../ui/states.tsx"
import { browserOf } from "../../shell/browser-of.ts"
import { securityWords } from "./security-words.ts"

type SecurityEvent = components["schemas"]["SecurityEvent"]
type User = components["schemas"]["UserWithRolesResponse"]

/** Translates the page's search parameters to those of the interface. */
const toQuery = ({ type, user, ...time }: FilterSearch) => ({ Type: type, UserId: user, ...rangeQuery(time) })

/** Changes of credentials and rights: those of all users for a reader who manages users, otherwise one's own. */
export const AuditPage = () => {
  const { time } = useWords()
  const reasonFor = useReason()
  const change = useChangeSearch()
  const search = useSearch({ from: "/in/settings/audit" })
  const users = useAll<User>("/Users", {}, { enabled: reasonFor("users:read") === undefined })
  const names = new Map(users.rows.map(({ id, userName }) => [id, userName]))
  const log = useLog<SecurityEvent, typeof search>({
    path: "/SecurityEvents",
    search,
    toQuery,
  })
  const columns: readonly Column<SecurityEvent>[] = [
    {
      key: "time",
      head: `Time (${time.zone})`,
      width: "152px",
      phone: "aside",
      cell: ({ time: at }) => <Moment at={at} />,
    },
    {
      key: "type",
      head: "Event",
      width: "minmax(150px, 1.2fr)",
      phone: "title",
      cell: ({ type }) => <span>{securityWords[type]}</span>,
    },
    {
      key: "user",
      head: "User",
      width: "minmax(120px, 1fr)",
      phone: "note",
      cell: ({ userId = "" }) => <span title={userId}>{names.get(userId) ?? endOf(userId)}</span>,
    },
    {
      key: "about",
      head: "About",
      width: "minmax(120px, 1.2fr)",
      fold: 2,
      cell: ({ about = "" }) => <span title={about}>{about}</span>,
    },
    { key: "address", head: "From", width: "128px", phone: "corner", cell: ({ address }) => <span>{address}</span> },
    {
      key: "browser",
      head: "Browser",
      width: "minmax(120px, 1fr)",
      fold: 1,
      cell: ({ userAgent }) => <span title={userAgent}>{browserOf(userAgent)}</span>,
    },
  ]
  return (
    <Page title="Security events">
      <FilterBar
        fields={[
          { name: "type", label: "Event", options: Object.entries(securityWords) },
          ...(names.size === 0 ? [] : [{ name: "user", label: "User", options: [...names] }]),
          { name: "range", label: "Time", any: "Last 400 days", options: ranges },
          ...momentFields(time.zone),
        ]}
        search={search}
        onChange={change}
      >
        <span className={layout.buttons}>
          <SaveCsv path="/SecurityEvents" query={toQuery(search)} noun="security events" />
          <Views />
        </span>
      </FilterBar>
      <LogList
        log={log}
        label="Security events"
        noun="events"
        isFiltered={Object.keys(search).length > 0}
        onClear={() => change(Object.fromEntries(Object.keys(search).map((name) => [name, undefined])))}
        empty={<Empty>Nothing so far.</Empty>}
        columns={columns}
        rows={log.rows}
        keyOf={({ id }) => id}
        more={log.more}
        fill={false}
        foot={<LogFoot of={log} scrolls={false} />}
      />
    </Page>
  )
}
