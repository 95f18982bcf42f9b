import type { components } from "../api/schema.gen.ts"
import { useShown } from "./ask.ts"
import { type Unwell, useDismissals } from "./dismissals.ts"
import { useLive } from "./live.tsx"

type Summary = components["schemas"]["WebhookSummary"]

/** True when a webhook needs attention (contract H5). */
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
 * The number of webhooks that need the person's attention. A page that shows webhooks provides it, so that the screen
 * is consistent; otherwise it comes from the polled state.
 */
export const useUnwellWebhooks = (): number => {
  const { unwellWebhooks } = useLive()
  const shown = useShown("/WebhookSummaries", {})
  const { isDismissed } = useDismissals()
  return (shown?.filter(isUnwell) ?? unwellWebhooks).filter((each) => !isDismissed(unwellOf(each))).length
}
