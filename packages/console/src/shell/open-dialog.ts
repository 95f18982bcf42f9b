import { useNavigate, useSearch } from "@tanstack/react-router"
import type { FilterSearch } from "../ui/filter-bar.tsx"
import { useChangeSearch } from "./search.ts"
import { useReason } from "./session.tsx"

/**
 * The dialog that is open on this page, from `do` in its address: a link opens it, a reload keeps it, and Back closes
 * it. For a person without the permission the button gives the reason, and a link does not open the dialog either.
 */
export const useOpenDialog = (need?: string) => {
  const { do: named } = useSearch({ strict: false })
  const change = useChangeSearch()
  const navigate = useNavigate()
  const reasonFor = useReason()
  const reason = need === undefined ? undefined : reasonFor(need)
  return {
    dialog: reason === undefined ? named : undefined,
    reason,
    openDialog: (what: string) => change({ do: what }),
    // Replaces its entry in the history, so that Back does not open the dialog again. A dialog that was opened since,
    // while the answer to this one was on its way, stays open.
    closeDialog: () => {
      const search = (before: FilterSearch) => (before["do"] === named ? { ...before, do: undefined } : before)
      void navigate({ to: ".", search, replace: true })
    },
  }
}
