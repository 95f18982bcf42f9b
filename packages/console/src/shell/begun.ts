import { useSearch } from "@tanstack/react-router"
import { useChangeSearch } from "./search.ts"
import { useReason } from "./session.tsx"

/**
 * What is begun on this page, by `do` in its address: a link leads to it, a reload keeps it, and Back ends it. Whoever may not do
 * it is told so at the button, and begins nothing by a link either.
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
    // Its own place in the history is left, so that Back does not begin it again.
    end: () => change({ do: undefined }, { replace: true }),
  }
}
