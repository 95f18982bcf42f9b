import { useNavigate, useSearch } from "@tanstack/react-router"
import { useEntity } from "./entity.ts"
import { hrefOf } from "./navigation.ts"

/** Returns from an open row to its list and keeps the filters. */
export const useCloseRow = (opens: string) => {
  const entity = useEntity()
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  return () => void navigate({ to: hrefOf({ to: opens }, entity), search })
}
