import { useQuery } from "@tanstack/react-query"
import { useDeferredValue } from "react"
import { call } from "../../api/call.ts"
import { useEntity } from "../../shell/entity.ts"
import { useWords } from "../../shell/session.tsx"
import { Refusal } from "../../ui/refusal.tsx"
import { Skeleton } from "../../ui/states.tsx"
import { Changes } from "./changes.tsx"
import { changesBetween, type Subscription } from "./subscription-changes.ts"

export interface VersionPreviewProps {
  readonly subscription: Subscription
  readonly path: "/Subscriptions/renew/{id}" | "/Subscriptions/cancel/{id}" | "/Subscriptions/revert/{id}"
  readonly body: unknown
}

/** The service's preview of the changed subscription; nothing is written (contract Q36). */
export const VersionPreview = ({ subscription, path, body }: VersionPreviewProps) => {
  const words = useWords()
  const legalEntity = useEntity()
  const { id } = subscription
  const asked = useDeferredValue(body)
  const shown = useQuery<Subscription>({
    queryKey: [legalEntity, path, "preview", id, asked],
    staleTime: 0,
    gcTime: 0,
    placeholderData: (before) => before,
    queryFn: async ({ signal }) => {
      const input = { path: { id }, query: { preview: "true" as const }, body: asked, legalEntity, signal }
      return (await call("post", path, input as never)) as Subscription
    },
  })
  if (shown.isError) return <Refusal of={shown.error} />
  return (
    <div aria-live="polite">
      {shown.data === undefined ? (
        <Skeleton rows={3} />
      ) : (
        <Changes of={changesBetween(subscription, shown.data, words)} />
      )}
    </div>
  )
}
