import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { difference } from "../../api/exact.ts"
import { useDo } from "../../shell/ask.ts"
import { useBaseCurrency } from "../../shell/entity.ts"
import { useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { SelectField } from "../../ui/field.tsx"
import { FormActions } from "../../ui/form.tsx"
import layout from "../../ui/layout.module.css"
import { Note } from "../../ui/page.tsx"
import { PlainTable } from "../../ui/plain-table.tsx"
import { Progress } from "../../ui/progress.tsx"
import { Refusal } from "../../ui/refusal.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { say } from "../../ui/toast.tsx"
import { nameOf, type Period, placeOf } from "./period.ts"
import { useItemsLeft, useWaitingRevenue } from "./waiting-revenue.ts"

/** Shows the unrecognised revenue month by month, then recognises it and shows the progress. */
export const RecogniseDialog = ({
  months,
  onClose,
}: {
  /** Open months that have begun, oldest first. */
  readonly months: readonly Period[]
  readonly onClose: () => void
}) => {
  const base = useBaseCurrency()
  const { numbers, time } = useWords()
  const run = useDo()
  const [count, setCount] = useState(1)
  const asked = months.slice(0, count)
  const through = asked.at(-1)!
  const recognising = useMutation({
    mutationFn: () =>
      run("post", "/AccountingPeriods/{year}/{period}/RecognizeRevenue", { path: placeOf(through), body: {} }),
    onSuccess: ({ items, journalIds }) => {
      say(
        `${wordOf(items)} recognised in ${numbers.count(journalIds.length)} ${journalIds.length === 1 ? "journal" : "journals"}`,
      )
      onClose()
    },
    // Items recognised before an interruption stay recognised: the table then shows the rest.
    onError: () => void waiting.refetch(),
  })
  const waiting = useWaitingRevenue(asked, !recognising.isPending)
  const left = useItemsLeft(through, recognising.isPending)
  const wordOf = (items: number) => `${numbers.count(items)} ${items === 1 ? "item" : "items"}`
  const total = waiting.data?.reduce((sum, { items }) => sum + items, 0)
  const amount = waiting.data?.reduce<Parameters<typeof difference>[0]>(
    (sum, each) => difference(sum, difference(0, each.amount)),
    0,
  )
  const done = total === undefined || left === undefined ? 0 : total - left
  return (
    <Dialog open onClose={onClose} title="Recognise revenue">
      <div className={layout.stack}>
        <SelectField
          name="through"
          label="Through"
          value={count}
          disabled={recognising.isPending}
          onChange={({ target }) => setCount(Number(target.value))}
        >
          {months.map((period, index) => (
            <option key={nameOf(period)} value={index + 1}>
              {time.month(period.startDate)}
            </option>
          ))}
        </SelectField>
        {waiting.isError ? (
          <Failure error={waiting.error} onRetry={() => void waiting.refetch()} />
        ) : waiting.data === undefined || total === undefined || amount === undefined ? (
          <Skeleton rows={2} />
        ) : (
          <PlainTable
            label="Revenue that waits"
            columns={[
              { key: "month", head: "Month", cell: ({ period }) => time.month(period.startDate) },
              { key: "items", head: "Items", end: true, cell: ({ items }) => numbers.count(items) },
              { key: "amount", head: `Amount ${base}`, end: true, cell: (row) => numbers.amount(row.amount, base) },
            ]}
            rows={waiting.data}
            keyOf={({ period }) => nameOf(period)}
            foot={count === 1 ? undefined : ["All", numbers.count(total), numbers.amount(amount, base)]}
          />
        )}
        <Note>
          Each item is booked on the last day of its month, from deferred revenue to revenue. Recognition cannot be
          undone; a credit note corrects it.
        </Note>
        {recognising.isPending && total !== undefined ? (
          <div role="status">
            <Progress label="Recognition" done={done} of={total} />
            {numbers.count(done)} of {wordOf(total)} recognised. If you close this dialog, the service still finishes.
          </div>
        ) : null}
        <Refusal of={recognising.error} />
        <FormActions>
          <Button
            look="primary"
            busy={recognising.isPending}
            reason={total === undefined ? "counting" : total === 0 ? "no revenue waits" : undefined}
            onClick={() => recognising.mutate()}
          >
            {total === undefined || total === 0 ? "Recognise" : `Recognise ${wordOf(total)}`}
          </Button>
          <Button look="plain" onClick={onClose}>
            {recognising.isPending ? "Close" : "Cancel"}
          </Button>
        </FormActions>
      </div>
    </Dialog>
  )
}
