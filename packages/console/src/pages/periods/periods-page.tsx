import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { download } from "../../api/download.ts"
import { itemsOf } from "../../api/items.ts"
import type { components } from "../../api/schema.gen.ts"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useReason, useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import { Note, Page } from "../../ui/page.tsx"
import { PlainTable } from "../../ui/plain-table.tsx"
import { Refusal } from "../../ui/refusal.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { Mark } from "../../ui/status.tsx"
import { say } from "../../ui/toast.tsx"

type Period = components["schemas"]["AccountingPeriod"]

const nameOf = ({ fiscalYear, fiscalPeriod }: Period) => `${fiscalYear}-${fiscalPeriod}`
const placeOf = ({ fiscalYear: year, fiscalPeriod: period }: Period) => ({ year, period })

/** Months of the books: closed one after the other, and the last of them opened again. */
export const PeriodsPage = () => {
  const { time } = useWords()
  const entity = useEntity()
  const reason = useReason()("journals:admin")
  const [asked, setAsked] = useState<{ readonly what: "Close" | "Reopen"; readonly period: Period }>()
  const list = useAsk("/AccountingPeriods", { query: { PageSize: 100, OrderBy: "startDate desc" } })
  const saving = useMutation({
    mutationFn: ({ period, type }: { readonly period: Period; readonly type: "text/csv" | "application/x-sie" }) => {
      const { year, period: number } = placeOf(period)
      const name = `${nameOf(period)}.${type === "text/csv" ? "csv" : "se"}`
      return download({ path: `/AccountingPeriods/${year}/${number}/Export`, legalEntity: entity, type, name })
    },
  })
  if (list.data === undefined)
    return (
      <Page title="Accounting periods">
        {list.isError ? <Failure error={list.error} onRetry={() => void list.refetch()} /> : <Skeleton rows={12} />}
      </Page>
    )
  const periods = itemsOf(list.data)
  // Newest first: the one to close is the oldest that is open, the one to open again the youngest that is closed.
  const next = periods.findLast(({ status }) => status === "Open")
  const last = periods.find(({ status }) => status === "Closed")
  return (
    <Page title="Accounting periods">
      <Note>
        Nothing is booked in a closed period. They are closed one after the other; the last can be opened again.
      </Note>
      <Refusal of={saving.error} />
      <PlainTable
        label="Accounting periods"
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
            head: "Close, vouchers",
            end: true,
            cell: (period) => (
              <>
                {period === next ? (
                  <Button reason={reason} onClick={() => setAsked({ what: "Close", period })}>
                    Close…
                  </Button>
                ) : null}{" "}
                {period === last ? (
                  <Button reason={reason} onClick={() => setAsked({ what: "Reopen", period })}>
                    Open again…
                  </Button>
                ) : null}{" "}
                <Button
                  look="plain"
                  icon="download"
                  aria-label={`Vouchers of ${nameOf(period)} as CSV`}
                  onClick={() => saving.mutate({ period, type: "text/csv" })}
                >
                  CSV
                </Button>
                <Button
                  look="plain"
                  icon="download"
                  aria-label={`Vouchers of ${nameOf(period)} as SIE`}
                  onClick={() => saving.mutate({ period, type: "application/x-sie" })}
                >
                  SIE
                </Button>
              </>
            ),
          },
        ]}
        rows={periods}
        keyOf={nameOf}
      />
      {asked === undefined ? null : <PeriodDialog {...asked} onClose={() => setAsked(undefined)} />}
    </Page>
  )
}

const PeriodDialog = ({
  what,
  period,
  onClose,
}: {
  readonly what: "Close" | "Reopen"
  readonly period: Period
  readonly onClose: () => void
}) => {
  const { time } = useWords()
  const run = useDo()
  const isClosing = what === "Close"
  const name = nameOf(period)
  return (
    <Confirm
      open
      onClose={onClose}
      title={isClosing ? `Close ${name}?` : `Open ${name} again?`}
      action={isClosing ? "Close the period" : "Open it again"}
      onConfirm={async (once) => {
        const path = `/AccountingPeriods/{year}/{period}/${what}` as const
        await run("post", path, { path: placeOf(period), body: {}, once })
        say(isClosing ? `${name} is closed` : `${name} is open again`)
      }}
    >
      <p>
        {time.date(period.startDate)} to {time.date(period.endDate)}.{" "}
        {isClosing
          ? "Nothing more is booked in it. It is refused while a draft is dated in it or revenue up to it waits."
          : "What is dated in it can be booked again, and its figures may change."}
      </p>
    </Confirm>
  )
}
