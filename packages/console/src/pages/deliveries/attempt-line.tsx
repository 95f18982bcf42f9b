import type { components } from "../../api/schema.gen.ts"
import { useWords } from "../../shell/session.tsx"
import { Icon } from "../../ui/icons.tsx"
import css from "./attempt.module.css"

export type AttemptOf = components["schemas"]["WebhookDeliveryWithAttempts"]["attempts"][number]

/** The attempts in sequence; selecting one shows it below. */
export const AttemptLine = ({
  attempts,
  chosen,
  onChoose,
  isOver,
}: {
  readonly attempts: readonly AttemptOf[]
  readonly chosen: number | undefined
  readonly onChoose: (number: number) => void
  readonly isOver: boolean
}) => {
  const { time } = useWords()
  if (attempts.length === 0) return null
  // When the attempts are of several days, the first of each day shows the date.
  const days = attempts.map(({ time: at }) => time.day(at))
  const beginsDay = (index: number) => new Set(days).size > 1 && days[index] !== days[index - 1]
  return (
    <div className={css.line} role="group" aria-label="Tries">
      Tries
      {attempts.map(({ number, succeeded, time: at }, index) => (
        <button
          key={number}
          type="button"
          className={css.try}
          aria-pressed={number === chosen}
          title={time.whole(at)}
          onClick={() => onChoose(number)}
        >
          {number}
          <span className={succeeded ? css.good : css.bad}>
            <Icon name={succeeded ? "good" : "bad"} size={14} />
          </span>
          <span className="unseen">{succeeded ? "taken" : "failed"}</span>
          {beginsDay(index) ? time.short(at) : time.hour(at)}
        </button>
      ))}
      {isOver ? <span>no more retries</span> : null}
    </div>
  )
}
