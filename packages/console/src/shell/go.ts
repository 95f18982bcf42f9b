import { useNavigate } from "@tanstack/react-router"
import { useEntity } from "./entity.ts"
import type { resources } from "./resources.ts"

type List = (typeof resources)[keyof typeof resources]["to"]
/** The path of a page in a company: that of a list, or of a page below it. */
type PagePath = List | `${Exclude<List, "">}/${string}`

/** Opens a page of the page's company: `invoices`, `invoices/new`. A path below no list does not compile. */
export const useGo = () => {
  const entity = useEntity()
  const navigate = useNavigate()
  return (to: PagePath, more: { readonly search?: object; readonly replace?: boolean } = {}) =>
    navigate({ to: `/${entity}/${to}`, ...more })
}
