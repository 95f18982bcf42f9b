import { call } from "../../api/call.ts"
import type { components } from "../../api/schema.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useWords } from "../../shell/session.tsx"
import { say, sayRefusal } from "../../ui/toast.tsx"
import { deliveriesOf, hostOf } from "../deliveries/delivery-words.ts"

type Webhook = Pick<components["schemas"]["Webhook"], "id" | "url">

/** Enables or disables a webhook at once, and shows a message about the effect on waiting deliveries, with an undo. */
export const useSwitch = () => {
  const run = useDo()
  const legalEntity = useEntity()
  const { numbers } = useWords()
  const heldOf = async (id: string): Promise<string> => {
    const { pending, held } = await call("get", "/Webhooks/{id}/Stats", { path: { id }, legalEntity })
    const count = pending + held
    return count === 0
      ? "nothing waits for it"
      : `${numbers.count(count)} ${deliveriesOf(count)} ${count === 1 ? "is" : "are"} held`
  }
  const switchTo = async (webhook: Webhook, to: "Enabled" | "Disabled", isUndo = false): Promise<void> => {
    const { id, url } = webhook
    try {
      await run("patch", "/Webhooks/{id}", { path: { id }, body: { webhookStatus: to } })
      const isOn = to === "Enabled"
      const follows = isOn
        ? "held deliveries are on their way"
        : await heldOf(id).catch(() => "its deliveries are held")
      const undo = () => void switchTo(webhook, isOn ? "Disabled" : "Enabled", true)
      say(
        `${hostOf(url)} is ${isOn ? "enabled" : "disabled"}: ${follows}`,
        isUndo ? undefined : { label: "Undo", onUndo: undo },
      )
    } catch (error) {
      sayRefusal(error)
    }
  }
  return switchTo
}
