import { Button } from "../ui/button.tsx"
import { useReason } from "./session.tsx"
import { useGo } from "./go.ts"

/** The button from a list to the page that makes a new item. */
export const NewButton = ({
  noun,
  to,
  need,
}: {
  readonly noun: string
  /** The page of the list, in the company. */
  readonly to: "accounts" | "invoices" | "products" | "quotes" | "subscriptions" | "webhooks"
  readonly need: Parameters<ReturnType<typeof useReason>>[0]
}) => {
  const go = useGo()
  return (
    <Button look="primary" icon="plus" reason={useReason()(need)} onClick={() => void go(`${to}/new`)}>
      New {noun}
    </Button>
  )
}
