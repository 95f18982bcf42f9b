import { useQuery } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import { useEntity } from "../../shell/entity.ts"
import { Refusal } from "../../ui/refusal.tsx"
import { Skeleton } from "../../ui/states.tsx"
import type { Invoice } from "./invoice-columns.tsx"
import { Previewed } from "./invoice-preview.tsx"
import css from "./invoice.module.css"

/** The service's message about the result; only a preview returns something else. */
export const messageOf = (answer: object): string => ("message" in answer ? String(answer.message) : "")

interface ActionProps {
  readonly path: "/Invoices/{id}/post" | "/Invoices/{id}/credit" | "/Invoices/{id}/Correct"
  readonly id: string
  readonly body: unknown
  readonly enabled: boolean
}

/** Requests the document that an action would make; nothing is written. */
export const useActionPreview = ({ path, id, body, enabled }: ActionProps) => {
  const entity = useEntity()
  return useQuery({
    queryKey: [entity, path, "preview", id, JSON.stringify(body)],
    enabled,
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const input = { path: { id }, query: { preview: "true" as const }, body, legalEntity: entity, signal }
      return (await call("post", path, input as never)) as Invoice
    },
  })
}

/** Shows the document that an action would make, as computed by the service; nothing is written. */
export const ActionPreview = (props: ActionProps) => {
  const shown = useActionPreview(props)
  if (shown.isError) return <Refusal of={shown.error} />
  if (shown.data === undefined) return <Skeleton rows={4} />
  return (
    <div className={css.stack}>
      <Previewed invoice={shown.data} />
    </div>
  )
}
