import { useLocation, useNavigate, useSearch } from "@tanstack/react-router"
import type { components } from "../../api/schema.gen.ts"
import { useLog } from "../../shell/ask.ts"
import { EmptyList } from "../../shell/empty-list.tsx"
import { useEntity } from "../../shell/entity.ts"
import { pickColumn, usePicks } from "../../shell/picks.tsx"
import { LogFoot } from "../../shell/log-foot.tsx"
import { SaveCsv } from "../../shell/save-csv.tsx"
import { useChangeSearch } from "../../shell/search.ts"
import { useWords } from "../../shell/session.tsx"
import { Views } from "../../shell/views.tsx"
import { FilterBar } from "../../ui/filter-bar.tsx"
import layout from "../../ui/layout.module.css"
import { LogList } from "../../ui/log-list.tsx"
import { rangeQuery } from "../../ui/range.ts"
import { type Delivery, deliveryColumns } from "../deliveries/delivery-columns.tsx"
import { deliveryFilters, deliveryQuery } from "../deliveries/delivery-filters.ts"
import { retryColumn } from "../deliveries/retry-column.tsx"
import { canBeRetried, nameOfDelivery, RetrySelected } from "../deliveries/retry-selected.tsx"
import { SendMatching } from "../deliveries/send-matching.tsx"
import css from "./webhook-page.module.css"

type Webhook = components["schemas"]["Webhook"]

/** The deliveries of a webhook, newest first; selected ones can be sent again. */
export const WebhookLog = ({ webhook }: { readonly webhook: Webhook }) => {
  const { id, events } = webhook
  const words = useWords()
  const entity = useEntity()
  const navigate = useNavigate()
  const { view: _, chart, ...search } = useSearch({ from: "/in/$entity/webhooks/$webhook" })
  const log = useLog<Delivery, typeof search>({
    path: `/Webhooks/${id}/Deliveries`,
    search,
    toQuery: (given) => ({ ...deliveryQuery(given), WebhookId: undefined, ...rangeQuery(given) }),
  })
  const change = useChangeSearch()
  const picks = usePicks(useLocation().searchStr, canBeRetried, nameOfDelivery)
  const { from, to } = search
  return (
    <div className={css.log}>
      <FilterBar
        fields={[
          ...deliveryFilters({ events }, search),
          ...(from === undefined
            ? []
            : [
                {
                  name: "from",
                  label: "Chosen time",
                  any: "Any time",
                  options: [
                    [from, `${words.time.short(from)} – ${to === undefined ? "now" : words.time.short(to)}`] as const,
                  ],
                },
              ]),
        ]}
        search={search}
        onChange={(changed) => change("from" in changed ? { ...changed, to: undefined } : changed)}
      >
        <span className={layout.buttons}>
          <SaveCsv
            path="/WebhookDeliveries"
            query={{ ...deliveryQuery(search), WebhookId: id, ...rangeQuery(search) }}
            noun="deliveries"
          />
          <RetrySelected picks={picks} />
          <SendMatching search={search} webhooks={[webhook]} />
          <Views />
        </span>
      </FilterBar>
      <LogList
        log={log}
        label="Deliveries of this webhook"
        noun="deliveries"
        isFiltered={Object.keys(search).length > 0}
        onClear={() => void navigate({ to: ".", search: chart === undefined ? {} : { chart } })}
        empty={
          <EmptyList post={[`/Webhooks/${id}/Test`]}>
            Nothing was sent to this webhook in the last 15 days. Send test shows whether the receiver accepts a
            delivery.
          </EmptyList>
        }
        columns={[
          pickColumn(picks, log.rows),
          ...deliveryColumns(words, { isNarrow: false, without: "webhook" }),
          retryColumn,
        ]}
        onMark={picks.toggle}
        rows={log.rows}
        keyOf={(each) => each.id}
        onOpen={({ id: delivery }) =>
          void navigate({
            to: "/$entity/deliveries/$delivery",
            params: { entity, delivery },
            search: { ...search, webhook: id },
          })
        }
        more={log.more}
        isStale={log.isStale}
        foot={<LogFoot of={log} />}
      />
    </div>
  )
}
