import { useEntity } from "../../shell/entity.ts"
import { useMe } from "../../shell/session.tsx"
import { crumbClass } from "../../ui/page.tsx"

/** Names the company whose settings a page shows, where each company has its own. */
export const CompanyCrumb = () => {
  const entity = useEntity()
  const name = useMe().legalEntities.find(({ id }) => id === entity)?.name
  return name === undefined ? null : <span className={crumbClass}>{name} ›</span>
}
