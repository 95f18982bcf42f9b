import { useWords } from "../../shell/session.tsx"
import { Mark } from "../../ui/status.tsx"
import { relative, secondsUntil } from "../../ui/time.ts"

const soon = 86_400

/**
 * The deadline for an invoice to be in the national system (contract E49); highlighted on its last day and when it has
 * passed.
 */
export const Deadline = ({ at, whole = false }: { readonly at: string | undefined; readonly whole?: boolean }) => {
  const { time } = useWords()
  if (at === undefined) return null
  const left = secondsUntil(at)
  const word = whole ? `${time.whole(at)}, ${relative(at)}` : time.moment(at)
  return (
    <time dateTime={at} title={`${at}, ${relative(at)}`}>
      {left < 0 ? (
        <Mark tone="bad" icon="bad" word={word} />
      ) : left < soon ? (
        <Mark tone="attention" icon="alert" word={word} />
      ) : (
        word
      )}
    </time>
  )
}
