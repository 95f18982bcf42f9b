import { useDo } from "../../shell/ask.ts"
import { useReason } from "../../shell/session.tsx"
import { useAction } from "../../shell/use-action.tsx"
import { Button } from "../../ui/button.tsx"
import { say } from "../../ui/toast.tsx"

/** Sends the stored token to the provider again, which also links a company whose link failed (contract E4). */
export const SendToken = ({ onTold }: { readonly onTold: (messages: readonly string[]) => void }) => {
  const run = useDo()
  const reason = useReason()("einvoices:write")
  const sending = useAction(async () => {
    const { messages = [] } = await run("post", "/Integrations/NationalEInvoice/SendToken", {})
    onTold(messages)
    if (messages.length === 0) say("The provider has the token")
  })
  return (
    <>
      <Button icon="retry" reason={reason} busy={sending.busy} onClick={() => sending.run()}>
        Send the token again
      </Button>
      {sending.refusal}
    </>
  )
}

/** The provider's refusals. */
export const Told = ({ messages }: { readonly messages: readonly string[] }) => (
  <div role="status">
    {messages.map((message) => (
      <p key={message}>{message}</p>
    ))}
  </div>
)
