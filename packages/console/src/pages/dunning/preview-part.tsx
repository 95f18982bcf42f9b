import { useInfiniteQuery } from "@tanstack/react-query"
import { Link, useSearch } from "@tanstack/react-router"
import { call } from "../../api/call.ts"
import type { components } from "../../api/schema.gen.ts"
import { useEntity } from "../../shell/entity.ts"
import { useChangeSearch } from "../../shell/search.ts"
import { useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { SelectField, TextField } from "../../ui/field.tsx"
import layout from "../../ui/layout.module.css"
import { Panel } from "../../ui/page.tsx"
import { PlainTable } from "../../ui/plain-table.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { today } from "../../ui/time.ts"
import { type Campaign } from "./dunning-words.ts"

type Reminder = components["schemas"]["DueReminder"]

/** The reminders of a day, page by page. */
const usePreview = (date: string, campaign: string | undefined) => {
  const legalEntity = useEntity()
  return useInfiniteQuery({
    queryKey: [legalEntity, "/Dunning/Preview", date, campaign],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => {
      const body = { date, campaign: campaign ?? null, cursor: pageParam ?? null }
      return call("post", "/Dunning/Preview", { body, legalEntity, signal })
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

/** Chooses a day and shows who would get which reminder on it. */
export const PreviewPart = ({ campaigns }: { readonly campaigns: readonly Campaign[] }) => {
  const { date = today(), campaign } = useSearch({ from: "/in/$entity/dunning" })
  const change = useChangeSearch()
  const off = campaigns.filter(({ enabled }) => !enabled)
  return (
    <>
      <div className={layout.columns}>
        <TextField
          name="date"
          type="date"
          label="Day"
          defaultValue={date}
          min={today()}
          onChange={({ target }) => change({ date: target.value === "" ? undefined : target.value })}
        />
        {off.length === 0 ? null : (
          <SelectField
            name="campaign"
            label="As if this campaign were on"
            optional
            defaultValue={campaign ?? ""}
            onChange={({ target }) => change({ campaign: target.value === "" ? undefined : target.value })}
          >
            <option value="">none</option>
            {off.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <Reminders date={date} campaign={campaign} />
    </>
  )
}

const Reminders = ({ date, campaign }: { readonly date: string; readonly campaign: string | undefined }) => {
  const entity = useEntity()
  const { time, numbers } = useWords()
  const found = usePreview(date, campaign)
  if (found.isError) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  if (found.data === undefined) return <Skeleton rows={4} />
  const rows = found.data.pages.flatMap(({ data }) => data)
  return (
    <>
      {rows.length === 0 ? (
        <p role="status">{found.hasNextPage ? "Nobody so far." : `Nobody would be reminded on ${time.date(date)}.`}</p>
      ) : (
        <Panel>
          <PlainTable<Reminder>
            label="Reminders of the day"
            rows={rows}
            keyOf={({ account, level }) => `${account.id} ${level}`}
            columns={[
              {
                key: "account",
                head: "Account",
                cell: ({ account: { id, name } }) => (
                  <Link to="/$entity/accounts/$one" params={{ entity, one: id }} search={{}}>
                    {name}
                  </Link>
                ),
              },
              { key: "level", head: "Level", end: true, cell: ({ level }) => level },
              { key: "campaign", head: "Campaign", cell: (each) => each.campaign },
              {
                key: "invoices",
                head: "Invoices",
                cell: ({ invoices }) =>
                  invoices.map(({ id, invoiceNumber, dueDate, balance, currency }) => (
                    <div key={id}>
                      <Link to="/$entity/invoices/$one" params={{ entity, one: id }} search={{}}>
                        {invoiceNumber}
                      </Link>
                      , due {time.date(dueDate)}: {numbers.money(balance, currency)}
                    </div>
                  )),
              },
              { key: "recipient", head: "Recipient", cell: ({ recipient }) => recipient },
            ]}
          />
        </Panel>
      )}
      {found.hasNextPage ? (
        <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </>
  )
}
