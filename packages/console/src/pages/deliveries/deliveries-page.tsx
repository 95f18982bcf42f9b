import { Link, Outlet, useLocation, useNavigate, useParams, useSearch } from "@tanstack/react-router"
import { useAsk, useLog } from "../../shell/ask.ts"
import { EmptyList } from "../../shell/empty-list.tsx"
import { useEntity } from "../../shell/entity.ts"
import { pickColumn, usePicks } from "../../shell/picks.tsx"
import { LogFoot } from "../../shell/log-foot.tsx"
import { SaveCsv } from "../../shell/save-csv.tsx"
import { useChangeSearch } from "../../shell/search.ts"
import { useWords } from "../../shell/session.tsx"
import { Views } from "../../shell/views.tsx"
import { buttonClass } from "../../ui/button.tsx"
import { FilterBar } from "../../ui/filter-bar.tsx"
import { LogList } from "../../ui/log-list.tsx"
import { Page } from "../../ui/page.tsx"
import { momentFields, rangeQuery } from "../../ui/range.ts"
import { Split } from "../../ui/split.tsx"
import { deliveryColumns, type Delivery } from "./delivery-columns.tsx"
import { deliveryFilters, deliveryQuery, type DeliverySearch } from "./delivery-filters.ts"
import { hostOf } from "./delivery-words.ts"
import { retryColumn } from "./retry-column.tsx"
import { canBeRetried, nameOfDelivery, RetrySelected } from "./retry-selected.tsx"
import { SendMatching } from "./send-matching.tsx"

const toQuery = (given: DeliverySearch) => ({ ...deliveryQuery(given), ...rangeQuery(given) })

/** The log of fifteen days over all webhooks, with an open delivery beside it. */
export const DeliveriesPage = () => {
  const words = useWords()
  const entity = useEntity()
  const navigate = useNavigate()
  // The attempt number belongs to the open delivery, so another delivery starts with its last attempt.
  const { attempt: _, ...search } = useSearch({ from: "/in/$entity/deliveries" })
  const { delivery } = useParams({ strict: false })
  const webhooks = useAsk("/Webhooks", {})
  const types = useAsk("/EventTypes", {})
  const log = useLog<Delivery, typeof search>({
    path: "/WebhookDeliveries",
    search,
    toQuery,
  })
  const ofFilter = (webhooks.data ?? []).filter(({ id }) => search.webhook === undefined || id === search.webhook)
  const change = useChangeSearch()
  const clear = () => void navigate({ to: ".", search: {} })
  const open = (id: string) =>
    void navigate({ to: "/$entity/deliveries/$delivery", params: { entity, delivery: id }, search })
  const fields = [
    ...deliveryFilters(
      {
        events: types.data?.map(({ eventType }) => eventType) ?? [],
        webhooks: webhooks.data?.map(({ id, url }) => [id, hostOf(url)] as const) ?? [],
      },
      search,
    ),
    // A range selected in a webhook's chart is in UTC; typed times are in the person's zone.
    ...([search.from, search.to].some((at) => at?.endsWith("Z") === true)
      ? [
          { name: "from", label: "From", chip: (at: string) => `From ${words.time.short(at)}` },
          { name: "to", label: "To", chip: (at: string) => `To ${words.time.short(at)}` },
        ]
      : momentFields(words.time.zone)),
  ]
  const isOpen = delivery !== undefined
  const tested = webhooks.data?.[0]
  const picks = usePicks(useLocation().searchStr, canBeRetried, nameOfDelivery)
  return (
    <Page
      title="Deliveries"
      fill
      actions={
        <>
          <RetrySelected picks={picks} />
          <SendMatching search={search} webhooks={ofFilter} />
        </>
      }
    >
      <FilterBar fields={fields} search={search} onChange={change}>
        <SaveCsv path="/WebhookDeliveries" query={toQuery(search)} noun="deliveries" />
        <Views />
      </FilterBar>
      <Split
        list={
          <LogList
            log={log}
            label="Deliveries"
            noun="deliveries"
            isFiltered={Object.keys(search).length > 0}
            onClear={clear}
            empty={
              <EmptyList
                action={
                  <Link to="/$entity/webhooks" params={{ entity }} className={buttonClass("primary")}>
                    To the webhooks
                  </Link>
                }
                post={tested === undefined ? undefined : [`/Webhooks/${tested.id}/Test`]}
              >
                No event was sent to a webhook in the last 15 days. Send test, on the page of a webhook, sends an
                example.
              </EmptyList>
            }
            columns={[
              ...(isOpen ? [] : [pickColumn(picks, log.rows)]),
              ...deliveryColumns(words, { isNarrow: isOpen }),
              ...(isOpen ? [] : [retryColumn]),
            ]}
            onMark={isOpen ? undefined : picks.toggle}
            rows={log.rows}
            keyOf={({ id }) => id}
            openKey={delivery}
            onOpen={({ id }) => open(id)}
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
