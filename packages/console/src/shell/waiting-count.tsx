import css from "./frame.module.css"
import { useLive } from "./live.tsx"
import type { Waiting, Waits } from "./resources.ts"
import { useUnwellWebhooks } from "./unwell-webhooks.ts"

/** The service counts up to 100 only. */
const most = 99

/** The numbers of items that need the person's attention, by kind. */
export const useWaiting = (): Waiting => {
  const { waiting } = useLive()
  return { ...waiting, webhooks: useUnwellWebhooks() }
}

/** A number of items that need attention, with words for screen readers; empty for none. */
export const WaitingCount = ({ count, words, isBad = false }: Omit<Waits, "kind"> & { readonly count: number }) =>
  count === 0 ? null : (
    <span className={`${css.count} ${isBad ? css.bad : ""}`}>
      {count > most ? `${most}+` : count}
      <span className="unseen"> {words[count === 1 ? 0 : 1]}</span>
    </span>
  )

/** The number of items at a place that need attention. */
export const WaitingOf = ({ waits: { kind, ...rest } }: { readonly waits: Waits }) => (
  <WaitingCount count={useWaiting()[kind] ?? 0} {...rest} />
)
