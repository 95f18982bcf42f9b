import { Link, Outlet, useNavigate, useParams, useSearch } from "@tanstack/react-router"
import { useLog } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { LogFoot } from "../../shell/log-foot.tsx"
import { Moment } from "../../shell/moment.tsx"
import { useChangeSearch } from "../../shell/search.ts"
import { useWords } from "../../shell/session.tsx"
import { Views } from "../../shell/views.tsx"
import { buttonClass } from "../../ui/button.tsx"
import type { Column } from "../../ui/column.ts"
import { endOf } from "../../ui/copy.tsx"
import { FilterBar, type FilterSearch } from "../../ui/filter-bar.tsx"
import { LogList } from "../../ui/log-list.tsx"
import { Page } from "../../ui/page.tsx"
import { momentFields, ranges, rangeQuery } from "../../ui/range.ts"
import { Split } from "../../ui/split.tsx"
import { Empty } from "../../ui/states.tsx"
import { Mark } from "../../ui/status.tsx"
import { documentOf, kindChoices, type Message, messageMark, statusChoices } from "./message-words.ts"

/** Translates the page's search parameters to those of the interface. */
const toQuery = ({ status, kind, recipient, invoice, account, ...range }: FilterSearch) => ({
  Status: status,
  Kind: kind,
  Recipient: recipient,
  InvoiceId: invoice,
  AccountId: account,
  ...rangeQuery(range),
})

/** The e-mails to customers, those that wait and the log of the others. */
export const MessagesPage = () => {
  const { time } = useWords()
  const entity = useEntity()
  const navigate = useNavigate()
  const search = useSearch({ from: "/in/$entity/messages" })
  const { message } = useParams({ strict: false })
  const change = useChangeSearch()
  const log = useLog<Message, typeof search>({ path: "/Messages", search, toQuery })
  const isOpen = message !== undefined
  const columns: readonly (Column<Message> & { readonly wideOnly?: boolean })[] = [
    {
      key: "status",
      head: "Status",
      width: "152px",
      phone: "aside",
      cell: (each) => <Mark {...messageMark(each)} />,
    },
    { key: "document", head: "Document", width: "minmax(260px, 1fr)", phone: "title", cell: documentOf },
    {
      key: "recipient",
      head: "Recipient",
      width: "minmax(96px, 1.4fr)",
      fold: 4,
      phone: "note",
      cell: ({ recipient = "" }) => <span title={recipient}>{recipient}</span>,
    },
    {
      key: "problem",
      head: "Problem",
      width: "minmax(160px, 2fr)",
      fold: 3,
      wideOnly: true,
      cell: ({ problem = "", rejected }) => {
        const text = rejected.length === 0 ? problem : `Refused: ${rejected.join(", ")}`
        return <span title={text}>{text}</span>
      },
    },
    {
      key: "created",
      head: `Written (${time.zone})`,
      width: "152px",
      fold: 1,
      phone: "corner",
      wideOnly: true,
      cell: ({ created }) => <Moment at={created} />,
    },
    {
      key: "sent",
      head: `Sent (${time.zone})`,
      width: "152px",
      fold: 2,
      wideOnly: true,
      cell: ({ sent }) => (sent === undefined ? null : <Moment at={sent} />),
    },
  ]
  return (
    <Page
      title="E-mail to customers"
      fill
      actions={
        <Link to="/$entity/messages/settings" params={{ entity }} className={buttonClass("usual")}>
          Mail settings
        </Link>
      }
    >
      <FilterBar
        fields={[
          { name: "recipient", label: "Recipient's whole address", placeholder: "Recipient's address" },
          { name: "status", label: "Status", options: statusChoices },
          { name: "kind", label: "Document", options: kindChoices },
          { name: "invoice", label: "Invoice", chip: (id) => `Of one invoice ${endOf(id)}` },
          { name: "account", label: "Account", chip: (id) => `Of one account ${endOf(id)}` },
          { name: "range", label: "Time", any: "Last 400 days", options: ranges },
          ...momentFields(time.zone),
        ]}
        search={search}
        onChange={change}
      >
        <Views />
      </FilterBar>
      <Split
        list={
          <LogList
            log={log}
            label="E-mail to customers"
            noun="messages"
            isFiltered={Object.keys(search).length > 0}
            onClear={() => void navigate({ to: ".", search: {} })}
            empty={
              <Empty
                action={
                  <Link to="/$entity/messages/settings" params={{ entity }} className={buttonClass("primary")}>
                    Set up the mail server
                  </Link>
                }
              >
                Nothing was sent yet. Once the mail server is set up, each posted invoice with the delivery method
                e-mail goes to the address for invoices of its account.
              </Empty>
            }
            columns={columns.filter(({ wideOnly }) => !isOpen || wideOnly !== true)}
            rows={log.rows}
            keyOf={({ id }) => id}
            openKey={message}
            onOpen={({ id }) =>
              void navigate({ to: "/$entity/messages/$message", params: { entity, message: id }, search })
            }
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
