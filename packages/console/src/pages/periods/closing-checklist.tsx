import type { ReactNode } from "react"
import { useReason, useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Icon, type IconName } from "../../ui/icons.tsx"
import { Section } from "../../ui/page.tsx"
import { type ClosingLine, useClosingLines } from "./closing-lines.tsx"
import css from "./closing-checklist.module.css"
import type { Period } from "./period.ts"

const marks: Readonly<Record<NonNullable<ClosingLine["state"]>, readonly [icon: IconName, word: string]>> = {
  done: ["good", "Done"],
  open: ["circle", "To do"],
  blocks: ["alert", "Needed before closing"],
}

/** The steps before the oldest open month is closed, each with what is left and where to do it. */
export const ClosingChecklist = ({
  period,
  exports,
  onRecognise,
  onClose,
}: {
  readonly period: Period
  /** Buttons that save the vouchers of the month. */
  readonly exports: ReactNode
  readonly onRecognise: () => void
  readonly onClose: () => void
}) => {
  const { time } = useWords()
  const reasonFor = useReason()
  const lines = useClosingLines(period, onRecognise)
  const month = time.month(period.startDate)
  const done = lines.filter(({ state }) => state === "done").length
  return (
    <Section title={`Close ${month}`} aside={`${done} of ${lines.length} done`}>
      <ul className={css.lines}>
        {lines.map(({ words, state, note, action }) => (
          <li key={words} data-state={state}>
            {state === undefined ? <span className={css.unknown} /> : <Icon name={marks[state][0]} />}
            <span>
              {words}
              {state === undefined ? null : <span className="unseen">, {marks[state][1]}</span>}
            </span>
            <small>{note}</small>
            {state === "done" ? null : action}
          </li>
        ))}
        <li>
          <Icon name="download" />
          <span>Save vouchers</span>
          <small />
          {exports}
        </li>
      </ul>
      <p>
        <Button look="primary" reason={reasonFor("journals:admin")} onClick={onClose}>
          Close {month}…
        </Button>
      </p>
    </Section>
  )
}
