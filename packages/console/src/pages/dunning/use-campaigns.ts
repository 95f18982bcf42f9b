import { allows } from "../../api/permissions.ts"
import type { components } from "../../api/schema.gen.ts"
import type { All } from "../../shell/all.ts"
import { useAsk } from "../../shell/ask.ts"
import { useMe } from "../../shell/session.tsx"

/** The campaigns of the company, of which there are few. */
export const useCampaigns = (): All<components["schemas"]["DunningCampaign"]> => {
  const enabled = allows(useMe().permissions, "collections:read")
  const { data } = useAsk("/DunningCampaigns", { query: { PageSize: 100 } }, { enabled })
  return { rows: data?.data ?? [], isRefused: !enabled }
}
