import { useNavigate } from "@tanstack/react-router"
import type { FilterSearch } from "../ui/filter-bar.tsx"

/** Changes search parameters of this page; `undefined` removes one. */
export const useChangeSearch = () => {
  const navigate = useNavigate()
  return (change: FilterSearch, { replace = false }: { readonly replace?: boolean } = {}): void => {
    const search = (before: FilterSearch) => ({ ...before, ...change })
    void navigate({ to: ".", search, replace })
  }
}
