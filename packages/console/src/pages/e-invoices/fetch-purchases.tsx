import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { sentencesOf } from "../../api/refused.ts"
import type { components } from "../../api/schema.gen.ts"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useReason, useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { say } from "../../ui/toast.tsx"

type Reception = components["schemas"]["NationalEInvoiceReception"]

const isUnderWay = (reception: Reception | undefined) => reception?.state === "Queued" || reception?.state === "Running"

/** Fetches suppliers' invoices now, and shows the progress, no matter who started it (contract E55). */
export const FetchPurchases = () => {
  const run = useDo()
  const client = useQueryClient()
  const entity = useEntity()
  const { numbers } = useWords()
  const reason = useReason()("einvoices:write")
  const asking = useMutation({ mutationFn: () => run("post", "/NationalEInvoices/Receive", {}) })
  const found = useAsk(
    "/NationalEInvoices/Receptions",
    { query: { PageSize: 1 } },
    { every: ({ data: [newest] }) => (isUnderWay(newest) ? 1000 : undefined) },
  )
  const newest = found.data?.data[0]
  const watched = useRef<string>(undefined)
  // The problem of a fetch that ended while the page was open; others are in the log of the integration.
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    if (isUnderWay(newest)) watched.current = newest?.id
    else if (newest !== undefined && watched.current === newest.id) {
      watched.current = undefined
      setProblem(newest.message)
      if (newest.state === "Succeeded") say(`${numbers.count(newest.received)} new from suppliers`)
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === entity })
    }
  }, [newest, client, entity, numbers])
  const busy = asking.isPending || isUnderWay(newest)
  const told = asking.isError ? sentencesOf(asking.error).join(" ") : problem
  return (
    <>
      {told === undefined || busy ? null : <span role="alert">{told}</span>}
      <Button icon="retry" reason={reason} busy={busy} onClick={() => asking.mutate()}>
        {isUnderWay(newest) ? `Fetching, ${numbers.count(newest?.received ?? 0)} so far` : "Fetch now"}
      </Button>
    </>
  )
}
