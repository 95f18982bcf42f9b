import { useDo } from "../../shell/ask.ts"
import { useBaseCurrency } from "../../shell/entity.ts"
import { useReason, useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import { say } from "../../ui/toast.tsx"
import { nameOf, type Period, placeOf } from "./period.ts"
import { useWaitingRevenue } from "./waiting-revenue.ts"

/** Closes a month, or opens the last closed one again; unrecognised revenue is shown with a link to recognise it. */
export const PeriodDialog = ({
  what,
  period,
  onClose,
  onRecognise,
}: {
  readonly what: "Close" | "Reopen"
  readonly period: Period
  readonly onClose: () => void
  readonly onRecognise: () => void
}) => {
  const { time, numbers } = useWords()
  const base = useBaseCurrency()
  const run = useDo()
  const isClosing = what === "Close"
  const name = nameOf(period)
  const mayRecognise = useReason()("journals:write") === undefined
  const [waits] = useWaitingRevenue([period], isClosing && mayRecognise).data ?? []
  const doesWait = waits !== undefined && waits.items > 0
  return (
    <Confirm
      open
      onClose={onClose}
      title={isClosing ? `Close ${name}?` : `Open ${name} again?`}
      action={isClosing ? "Close the period" : "Open it again"}
      reason={doesWait ? "recognise the revenue first" : undefined}
      onConfirm={async (once) => {
        const at = { path: placeOf(period), body: {}, once }
        if (isClosing) await run("post", "/AccountingPeriods/{year}/{period}/Close", at)
        else await run("post", "/AccountingPeriods/{year}/{period}/Reopen", at)
        say(isClosing ? `${name} is closed` : `${name} is open again`)
      }}
    >
      <p>
        {time.date(period.startDate)} to {time.date(period.endDate)}.{" "}
        {isClosing
          ? "Nothing can be booked in a closed period. Closing is refused while a draft is dated in the period, or revenue up to its end is not recognised."
          : "Documents can be booked in the period again, and its figures may change."}
      </p>
      {doesWait ? (
        <p>
          {numbers.count(waits.items)} {waits.items === 1 ? "item" : "items"} of revenue,{" "}
          {numbers.money(waits.amount, base)}, {waits.items === 1 ? "waits" : "wait"} to be recognised.{" "}
          <Button onClick={onRecognise}>Recognise revenue…</Button>
        </p>
      ) : null}
    </Confirm>
  )
}
