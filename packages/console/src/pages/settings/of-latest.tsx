import { useNavigate, useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { useEntity } from "../../shell/entity.ts"

/** Goes on to the page of the company that was looked at last, whose address names it. */
export const OfLatest = () => {
  const { pathname, searchStr } = useRouter().state.location
  const entity = useEntity()
  const navigate = useNavigate()
  // The address is another one already while the page goes on.
  const [to] = useState(`${pathname.replace(/\/$/, "")}/${entity}${searchStr}`)
  useEffect(() => void navigate({ to, replace: true }), [navigate, to])
  return null
}
