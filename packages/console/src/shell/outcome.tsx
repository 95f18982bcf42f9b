import type { components } from "../api/schema.gen.ts"
import { useWords } from "./session.tsx"
import { Mark } from "../ui/status.tsx"

/** How many deliveries of an event arrived, and whether the others are still on their way. */
export const Outcome = ({ made, delivered, failed }: components["schemas"]["EventEntry"]["deliveryCounts"]) => {
  const { numbers } = useWords()
  if (made === 0) return <span title="No webhook subscribed">–</span>
  const word = `${numbers.count(delivered)} of ${numbers.count(made)}`
  if (failed > 0) return <Mark tone="bad" icon="bad" word={word} />
  return delivered === made ? (
    <Mark tone="good" icon="good" word={word} />
  ) : (
    <Mark tone="waiting" icon="clock" word={word} />
  )
}
