import type { components } from "../../api/schema.gen.ts"
import { useReason } from "../../shell/session.tsx"
import { IconButton } from "../../ui/button.tsx"
import layout from "../../ui/layout.module.css"
import { hostOf } from "../deliveries/delivery-words.ts"
import { useSwitch } from "./use-switch.ts"
import { obstacleToTest, type useTest } from "./webhook-test.tsx"

/**
 * Actions on a webhook from its row. Not reachable by Tab, so that Tab does not stop at each row; the keyboard opens
 * the row instead.
 */
export const WebhookRowActions = ({
  webhook,
  test,
}: {
  readonly webhook: components["schemas"]["Webhook"]
  readonly test: ReturnType<typeof useTest>
}) => {
  const reason = useReason()("webhooks:write")
  const switchTo = useSwitch()
  const name = hostOf(webhook.url)
  const isOn = webhook.webhookStatus === "Enabled"
  return (
    <span className={layout.buttons}>
      <IconButton
        icon="paperPlane"
        label={`Send a test to ${name}`}
        tabIndex={-1}
        busy={test.busy === webhook.id}
        reason={reason ?? obstacleToTest(webhook)}
        onClick={(event) => {
          event.stopPropagation()
          void test.send(webhook)
        }}
      />
      <IconButton
        icon={isOn ? "pause" : "good"}
        label={`${isOn ? "Disable" : "Enable"} ${name}`}
        tabIndex={-1}
        reason={reason}
        onClick={(event) => {
          event.stopPropagation()
          void switchTo(webhook, isOn ? "Disabled" : "Enabled")
        }}
      />
    </span>
  )
}
