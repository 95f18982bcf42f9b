import { useNavigate, useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { useEntity } from "../../shell/entity.ts"

/** Redirects to the page of the last viewed company, whose address names it. */
export const OfLatest = () => {
  const { pathname, searchStr } = useRouter().state.location
  const entity = useEntity()
  const navigate = useNavigate()
  // Kept, because the address already changes during the redirect.
  const [to] = useState(`${pathname.replace(/\/$/, "")}/${entity}${searchStr}`)
  useEffect(() => void navigate({ to, replace: true }), [navigate, to])
  return null
}
