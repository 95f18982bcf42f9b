import { useSearch } from "@tanstack/react-router"
import { useChangeSearch } from "./search.ts"
import { useReason } from "./session.tsx"

/**
 * The dialog that is open on this page, from `do` in its address: a link opens it, a reload keeps it, and Back closes
 * it. For a person without the permission the button gives the reason, and a link does not open the dialog either.
 */
export const useBegun = (need?: string) => {
  const { do: named } = useSearch({ strict: false })
  const change = useChangeSearch()
  const reasonFor = useReason()
  const reason = need === undefined ? undefined : reasonFor(need)
  return {
    begun: reason === undefined ? named : undefined,
    reason,
    begin: (what: string) => change({ do: what }),
    // Replaces its entry in the history, so that Back does not open the dialog again.
    end: () => change({ do: undefined }, { replace: true }),
  }
}
