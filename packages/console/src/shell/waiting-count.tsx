import css from "./frame.module.css"
import { useLive } from "./live.tsx"
import type { Waiting, Waits } from "./navigation.ts"
import { useUnwellWebhooks } from "./unwell-webhooks.ts"

/** Where there is more, 100 are counted. */
const most = 99

/** What waits for the person, by its kind. */
export const useWaiting = (): Waiting => {
  const { waiting } = useLive()
  return { ...waiting, webhooks: useUnwellWebhooks() }
}

/** A number of what waits for somebody, with words for who hears it; nothing where nothing waits. */
export const WaitingCount = ({ count, words, isBad = false }: Omit<Waits, "kind"> & { readonly count: number }) =>
  count === 0 ? null : (
    <span className={`${css.count} ${isBad ? css.bad : ""}`}>
      {count > most ? `${most}+` : count}
      <span className="unseen"> {words[count === 1 ? 0 : 1]}</span>
    </span>
  )

/** How much of a place waits. */
export const WaitingOf = ({ waits: { kind, ...rest } }: { readonly waits: Waits }) => (
  <WaitingCount count={useWaiting()[kind] ?? 0} {...rest} />
)
