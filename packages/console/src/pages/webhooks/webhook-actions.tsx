import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useReason, useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import { MoreMenu } from "../../ui/menu.tsx"
import { say } from "../../ui/toast.tsx"
import { hostOf } from "../deliveries/delivery-words.ts"
import { failureBegan } from "./failure-began.ts"
import { useSwitch } from "./use-switch.ts"
import { SendTest, type useTest } from "./webhook-test.tsx"

export interface WebhookActionsProps {
  readonly webhook: components["schemas"]["Webhook"]
  readonly summary: components["schemas"]["WebhookSummary"] | undefined
  readonly test: ReturnType<typeof useTest>
}

/** The actions on a webhook. Enabling and disabling can be undone by a click; the others ask first. */
export const WebhookActions = ({ webhook, summary, test }: WebhookActionsProps) => {
  const { id, url, webhookStatus } = webhook
  const entity = useEntity()
  const navigate = useNavigate()
  const { numbers } = useWords()
  const reasonFor = useReason()
  const run = useDo()
  const [asked, setAsked] = useState<"rotate" | "delete">()
  const switchTo = useSwitch()
  const reason = reasonFor("webhooks:write")
  const at = { path: { id } }
  const params = { entity, webhook: id }
  const isEnabled = webhookStatus === "Enabled"
  return (
    <>
      <SendTest to={webhook} by={test} />
      <Button
        reason={reason}
        onClick={() =>
          void navigate({
            to: "/$entity/webhooks/$webhook/recover",
            params,
            search: { since: failureBegan(summary) },
          })
        }
      >
        Recover…
      </Button>
      <MoreMenu
        label="More about this webhook"
        groups={[
          [
            {
              label: "Edit",
              icon: "sliders",
              reason,
              onSelect: () => void navigate({ to: "/$entity/webhooks/$webhook/edit", params }),
            },
            {
              label: "Show secrets",
              icon: "key",
              reason,
              onSelect: () => void navigate({ to: "/$entity/webhooks/$webhook", params, search: { view: "secrets" } }),
            },
            { label: "Rotate signing secret…", icon: "retry", reason, onSelect: () => setAsked("rotate") },
          ],
          [
            isEnabled
              ? { label: "Disable", icon: "pause", reason, onSelect: () => void switchTo(webhook, "Disabled") }
              : { label: "Enable", icon: "good", reason, onSelect: () => void switchTo(webhook, "Enabled") },
            { label: "Delete…", icon: "trash", danger: true, reason, onSelect: () => setAsked("delete") },
          ],
        ]}
      />
      <Confirm
        open={asked === "rotate"}
        onClose={() => setAsked(undefined)}
        title="Rotate the signing secret?"
        action="Rotate"
        onConfirm={async (once) => {
          await run("post", "/Webhooks/{id}/SigningSecret/Rotate", { ...at, once })
          void navigate({ to: "/$entity/webhooks/$webhook", params, search: { view: "secrets" } })
        }}
      >
        <p>
          For 24 hours every request to {hostOf(url)} is signed with the new and the old secret; afterwards the old one
          is invalid.
        </p>
      </Confirm>
      <Confirm
        open={asked === "delete"}
        onClose={() => setAsked(undefined)}
        title={`Delete the webhook ${hostOf(url)}?`}
        action="Delete webhook"
        danger
        typed={hostOf(url)}
        onConfirm={async () => {
          await navigate({ to: "/$entity/webhooks", params: { entity } })
          await run("delete", "/Webhooks/{id}", at)
          say("Deleted")
        }}
      >
        <p>
          {summary === undefined || summary.pending === 0
            ? "Nothing more is sent there."
            : `Nothing more is sent there: ${numbers.count(summary.pending)} deliveries that wait are cancelled.`}{" "}
          Its log stays for 15 days.
        </p>
      </Confirm>
    </>
  )
}
