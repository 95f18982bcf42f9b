import { useParams } from "@tanstack/react-router"
import { useMe } from "./session.tsx"

let latest: string | undefined

/**
 * The company of the page, from its URL. On pages of the whole tenant, the company last viewed in this tab. It is
 * stored nowhere else, because two tabs may show two companies.
 */
export const useEntity = (): string => {
  const { entity } = useParams({ strict: false })
  const { legalEntities } = useMe()
  if (entity !== undefined) latest = entity
  const known = legalEntities.some(({ id }) => id === latest) ? latest : legalEntities[0]?.id
  return entity ?? known ?? ""
}

/** The base currency of the page's company. */
export const useBaseCurrency = (): string => {
  const entity = useEntity()
  return useMe().legalEntities.find(({ id }) => id === entity)?.baseCurrency ?? ""
}
