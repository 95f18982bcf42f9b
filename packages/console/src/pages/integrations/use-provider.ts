import { Refused } from "../../api/refused.ts"
import { useAsk } from "../../shell/ask.ts"
import type { StatusRow } from "../../ui/status.tsx"
import { type ProviderState, type RateProviderPath, stateOf } from "./rate-providers.ts"

const row = (tone: StatusRow["tone"], icon: StatusRow["icon"], word: string): StatusRow => ({ tone, icon, word })

/** The state of a provider; `undefined` means that it has no settings. */
const markOf = (state: ProviderState | undefined): StatusRow => {
  if (state === undefined) return row("quiet", "pause", "Not connected")
  if (!state.isEnabled) return row("quiet", "pause", "Disabled")
  if (state.key?.isValid === false) return row("bad", "bad", "Key refused")
  if (state.isGood === false) return row("bad", "bad", "Last import failed")
  return state.lastRun === undefined ? row("waiting", "clock", "No import yet") : row("good", "good", "Enabled")
}

/** The settings of a provider of rates; the absence of settings is a valid answer too. */
export const useProvider = (path: RateProviderPath, enabled = true) => {
  const asked = useAsk(path, {}, { enabled })
  const isAbsent = asked.error instanceof Refused && asked.error.status === 404
  const state = asked.data === undefined || isAbsent ? undefined : stateOf(asked.data)
  return {
    state,
    mark: markOf(state),
    isPending: asked.isPending,
    error: isAbsent ? undefined : (asked.error ?? undefined),
    refetch: () => void asked.refetch(),
  }
}
