import { useState } from "react"
import { useDo } from "../../shell/ask.ts"
import { useReason } from "../../shell/session.tsx"
import { IconButton } from "../../ui/button.tsx"
import type { Column } from "../../ui/column.ts"
import { say, sayRefusal } from "../../ui/toast.tsx"
import type { Delivery } from "./delivery-columns.tsx"
import { nameOfDelivery } from "./retry-selected.tsx"

const RetryRow = ({ delivery }: { readonly delivery: Delivery }) => {
  const run = useDo()
  const reason = useReason()("webhooks:write")
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    setIsBusy(true)
    try {
      await run("post", "/WebhookDeliveries/{id}/Retry", { path: { id: delivery.id }, once: crypto.randomUUID() })
      say("The delivery is sent again now")
    } catch (error) {
      sayRefusal(error)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <IconButton
      icon="retry"
      label={`Send ${nameOfDelivery(delivery)} again now`}
      // Not reachable by Tab, so that Tab does not stop at each row; the keyboard selects the row instead.
      tabIndex={-1}
      busy={isBusy}
      reason={reason}
      onClick={(event) => {
        event.stopPropagation()
        void send()
      }}
    />
  )
}

/** Sends an undelivered delivery again directly from its row; a delivered one is opened first. */
export const retryColumn: Column<Delivery> = {
  key: "retry",
  head: <span className="unseen">Send again</span>,
  width: "40px",
  cell: (delivery) =>
    delivery.status === "Failed" || delivery.status === "Pending" ? <RetryRow delivery={delivery} /> : null,
}
