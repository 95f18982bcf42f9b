import { Link, useSearch } from "@tanstack/react-router"
import { allOf, between, equals } from "../../api/filter.ts"
import type { components } from "../../api/schema.gen.ts"
import { useAll } from "../../shell/all.ts"
import { useOpenDialog } from "../../shell/open-dialog.ts"
import { EmptyList } from "../../shell/empty-list.tsx"
import { useEntity } from "../../shell/entity.ts"
import { ListPage } from "../../shell/list-page.tsx"
import { useMe, useReason } from "../../shell/session.tsx"
import { Button, buttonClass } from "../../ui/button.tsx"
import { makePart } from "../../ui/part.ts"
import { Skeleton } from "../../ui/states.tsx"
import { type Rate, rateColumns, sourceNames } from "./rate-columns.ts"
import { RateTable } from "./rate-table.tsx"

const dialogs = makePart(() => import("./rate-dialogs.tsx"))
/** Loaded separately, because only the page of one currency draws a line. */
const lines = makePart(() => import("./rate-line.tsx"))

/** Rates to the base currency, newest first; for one currency with a line, for one day as a table. */
export const RatesPage = () => {
  const { currency, range, on } = useSearch({ strict: false })
  const { dialog, openDialog, closeDialog } = useOpenDialog()
  const reason = useReason()("rates:write")
  const part = dialogs.use(dialog !== undefined)
  const line = lines.use(currency !== undefined)
  const { rows: currencies } = useAll<components["schemas"]["Currency"]>("/Currency")
  const entity = useEntity()
  const base = useMe().legalEntities.find(({ id }) => id === entity)?.baseCurrency
  const foreign = currencies.find(({ code }) => code !== base)?.code
  const fields = [
    { name: "currency", label: "Currency", options: currencies.map(({ code }) => [code, code] as const) },
    { name: "source", label: "Source", options: Object.entries(sourceNames) },
    { name: "from", label: "From day", day: "From", through: "to" },
    { name: "to", label: "To day", day: "To" },
    { name: "on", label: "In force on a day", day: "In force on" },
  ]
  const actions = (
    <>
      <Button onClick={() => openDialog("convert")}>Convert…</Button>
      <Button look="primary" icon="plus" reason={reason} onClick={() => openDialog("add")}>
        Add a rate…
      </Button>
      {part === undefined ? null : (
        <>
          <part.AddRate open={dialog === "add"} currency={currency} onClose={closeDialog} />
          <part.Converter open={dialog === "convert"} currency={currency} onClose={closeDialog} />
        </>
      )}
    </>
  )
  if (on !== undefined) return <RateTable day={on} fields={fields} actions={actions} />
  return (
    <ListPage<Rate>
      title="Rates"
      noun="rates"
      path="/ExchangeRate"
      fields={fields}
      toQuery={({ currency: code, source, from, to }) => ({
        Filter: allOf(equals("fromCurrency", code), equals("source", source), between("effectiveFromDate", from, to)),
        OrderBy: "effectiveFromDate desc",
      })}
      columns={rateColumns}
      actions={actions}
      above={
        currency === undefined ? null : line === undefined ? (
          <Skeleton rows={6} />
        ) : (
          <line.RateLine key={currency} currency={currency} {...(range === undefined ? {} : { range })} />
        )
      }
      empty={
        <EmptyList
          action={
            <Link to="/$entity/integrations" params={{ entity }} className={buttonClass("primary")}>
              To the providers
            </Link>
          }
          post={
            // Unknown until the currencies are loaded, one of which is the company's own.
            currencies.length === 0
              ? undefined
              : foreign === undefined
                ? ["/Currency", () => ({ code: base === "EUR" ? "USD" : "EUR" })]
                : [
                    "/ExchangeRate",
                    ({ day }) => ({
                      fromCurrency: { key: "Code", value: foreign },
                      rate: 1.25,
                      effectiveFromDate: day,
                    }),
                  ]
          }
        >
          There is no rate yet. Switch a provider on, or enter one by hand.
        </EmptyList>
      }
    />
  )
}
