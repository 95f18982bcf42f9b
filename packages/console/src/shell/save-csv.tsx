import { useMutation } from "@tanstack/react-query"
import { download } from "../api/download.ts"
import { sentencesOf } from "../api/refused.ts"
import { Button } from "../ui/button.tsx"
import { useEntity } from "./entity.ts"

/** Saves all matching rows of a list as CSV; `query` holds its filters, and `count` is shown beside the button. */
export const SaveCsv = ({
  path,
  query,
  noun,
  count = "",
  ofTenant = false,
}: {
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
  readonly noun: string
  readonly count?: string
  /** Set for rows of all companies of the tenant. */
  readonly ofTenant?: boolean
}) => {
  const legalEntity = useEntity()
  const saving = useMutation({
    mutationFn: () =>
      download({ path, query, ...(ofTenant ? {} : { legalEntity }), type: "text/csv", name: `${noun}.csv` }),
  })
  return (
    <>
      <span aria-live="polite">{saving.isError ? sentencesOf(saving.error).join(" ") : count}</span>
      <Button icon="download" busy={saving.isPending} onClick={() => saving.mutate()}>
        CSV
      </Button>
    </>
  )
}
