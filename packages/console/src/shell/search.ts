import { useNavigate } from "@tanstack/react-router"
import type { FilterSearch } from "../ui/filter-bar.tsx"

/** Changes parameters of the address of this page; `undefined` takes one away. */
export const useChangeSearch = () => {
  const navigate = useNavigate()
  return (change: FilterSearch, { replace = false }: { readonly replace?: boolean } = {}): void => {
    const search = (before: FilterSearch) => ({ ...before, ...change })
    void navigate({ to: ".", search, replace })
  }
}
