import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { download } from "../../api/download.ts"
import { itemsOf } from "../../api/items.ts"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useReason, useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import layout from "../../ui/layout.module.css"
import { Note, Page, Section } from "../../ui/page.tsx"
import { PlainTable } from "../../ui/plain-table.tsx"
import { Refusal } from "../../ui/refusal.tsx"
import { allOf, Pending } from "../../ui/states.tsx"
import { Mark } from "../../ui/status.tsx"
import { today } from "../../ui/time.ts"
import { ClosingChecklist } from "./closing-checklist.tsx"
import { nameOf, type Period, placeOf } from "./period.ts"
import { PeriodDialog } from "./period-dialog.tsx"
import { RecogniseDialog } from "./recognise-dialog.tsx"

type Asked = { readonly what: "Close" | "Reopen"; readonly period: Period } | { readonly what: "Recognise" }

/** Accounting months: the steps to close the oldest open one, then the others. The last closed one can be opened again. */
export const PeriodsPage = () => {
  const { time } = useWords()
  const entity = useEntity()
  const reasonFor = useReason()
  const mayClose = reasonFor("journals:admin")
  const [asked, setAsked] = useState<Asked>()
  const ofStatus = (status: string, OrderBy: string) => ({
    query: { PageSize: 100, Filter: `status eq '${status}'`, OrderBy },
  })
  const openMonths = useAsk("/AccountingPeriods", ofStatus("Open", "startDate"))
  const closedMonths = useAsk("/AccountingPeriods", ofStatus("Closed", "startDate desc"))
  const saving = useMutation({
    mutationFn: ({ period, type }: { readonly period: Period; readonly type: "text/csv" | "application/x-sie" }) => {
      const { year, period: number } = placeOf(period)
      const name = `${nameOf(period)}.${type === "text/csv" ? "csv" : "se"}`
      return download({ path: `/AccountingPeriods/${year}/${number}/Export`, legalEntity: entity, type, name })
    },
  })
  if (openMonths.data === undefined || closedMonths.data === undefined) {
    return (
      <Page title="Accounting periods">
        <Pending of={allOf(openMonths, closedMonths)} rows={12} />
      </Page>
    )
  }
  const [open, closed] = [itemsOf(openMonths.data), itemsOf(closedMonths.data)]
  const [next] = open
  const [last] = closed
  const begun = open.filter((period) => period === next || period.startDate <= today())
  const later = open.slice(begun.length)
  const exportsOf = (period: Period) => (
    <span>
      {(["CSV", "SIE"] as const).map((format) => (
        <Button
          key={format}
          look="plain"
          icon="download"
          aria-label={`Vouchers of ${nameOf(period)} as ${format}`}
          onClick={() => saving.mutate({ period, type: format === "CSV" ? "text/csv" : "application/x-sie" })}
        >
          {format}
        </Button>
      ))}
    </span>
  )
  const table = (label: string, rows: readonly Period[]) => (
    <PlainTable
      label={label}
      isMiddle
      columns={[
        { key: "name", head: "Period", keep: true, cell: nameOf },
        {
          key: "days",
          head: "Days",
          keep: true,
          cell: ({ startDate, endDate }) => `${time.date(startDate)} to ${time.date(endDate)}`,
        },
        {
          key: "status",
          head: "Status",
          keep: true,
          cell: ({ status, closedDate }) =>
            status === "Closed" ? (
              <Mark tone="quiet" icon="lock" word="Closed" note={closedDate && time.day(closedDate)} />
            ) : (
              <Mark tone="waiting" icon="clock" word="Open" />
            ),
        },
        {
          key: "actions",
          head: "Actions and vouchers",
          end: true,
          cell: (period) => (
            <span className={layout.ends}>
              {period === last ? (
                <Button reason={mayClose} onClick={() => setAsked({ what: "Reopen", period })}>
                  Open again…
                </Button>
              ) : null}
              {exportsOf(period)}
            </span>
          ),
        },
      ]}
      rows={rows}
      keyOf={nameOf}
    />
  )
  return (
    <Page title="Accounting periods">
      <Note>
        Nothing can be booked in a closed period. Periods are closed in order, oldest first; the last closed one can be
        opened again.
      </Note>
      <Refusal of={saving.error} />
      {next === undefined ? null : (
        <ClosingChecklist
          key={nameOf(next)}
          period={next}
          exports={exportsOf(next)}
          onRecognise={() => setAsked({ what: "Recognise" })}
          onClose={() => setAsked({ what: "Close", period: next })}
        />
      )}
      {begun.length < 2 ? null : <Section title="Other open periods">{table("Open periods", begun.slice(1))}</Section>}
      {later.length === 0 ? null : (
        <details>
          <summary>Later periods ({later.length})</summary>
          {table("Later periods", later)}
        </details>
      )}
      {closed.length === 0 ? null : <Section title="Closed">{table("Closed periods", closed)}</Section>}
      {asked === undefined ? null : asked.what === "Recognise" ? (
        <RecogniseDialog months={begun} onClose={() => setAsked(undefined)} />
      ) : (
        <PeriodDialog
          {...asked}
          onClose={() => setAsked(undefined)}
          onRecognise={() => setAsked({ what: "Recognise" })}
        />
      )}
    </Page>
  )
}
