import { useParams } from "@tanstack/react-router"
import { useMe } from "./session.tsx"

let latest: string | undefined

/**
 * The company of the page, from its URL. On pages of the whole tenant it is the one that was looked at last in this
 * tab: nothing else keeps it, because two tabs may be in two companies.
 */
export const useEntity = (): string => {
  const { entity } = useParams({ strict: false })
  const { legalEntities } = useMe()
  if (entity !== undefined) latest = entity
  const known = legalEntities.some(({ id }) => id === latest) ? latest : legalEntities[0]?.id
  return entity ?? known ?? ""
}
