import type { components } from "../api/schema.gen.ts"
import { useShown } from "./ask.ts"
import { type Unwell, useDismissals } from "./dismissals.ts"
import { useLive } from "./live.tsx"

type Summary = components["schemas"]["WebhookSummary"]

/** Whether a webhook needs somebody (contract H5). */
export const isUnwell = ({ health }: Pick<Summary, "health">): boolean => health === "Failing" || health === "Congested"

export const unwellOf = ({
  id,
  failingSince,
}: Pick<Summary, "id"> & { readonly failingSince?: string | undefined }): Unwell => ({
  kind: "Webhook",
  id,
  ...(failingSince === undefined ? {} : { since: failingSince }),
})

/**
 * How many webhooks need the person: what the page shows of them where it shows them, so that nothing on a screen
 * contradicts itself, and else what the pulse says.
 */
export const useUnwellWebhooks = (): number => {
  const { unwellWebhooks } = useLive()
  const shown = useShown("/WebhookSummaries", {})
  const { isDismissed } = useDismissals()
  return (shown?.filter(isUnwell) ?? unwellWebhooks).filter((each) => !isDismissed(unwellOf(each))).length
}
