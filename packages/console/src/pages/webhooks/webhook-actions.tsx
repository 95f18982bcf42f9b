import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { ObjectActions, type PrimaryAction } from "../../shell/object-actions.tsx"
import { useReason, useWords } from "../../shell/session.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import type { MenuEntry } from "../../ui/menu.tsx"
import { say } from "../../ui/toast.tsx"
import { hostOf } from "../deliveries/delivery-words.ts"
import { failureBegan } from "./failure-began.ts"
import { useSwitch } from "./use-switch.ts"
import { obstacleToTest, type useTest } from "./webhook-test.tsx"

export interface WebhookActionsProps {
  readonly webhook: components["schemas"]["Webhook"]
  readonly summary: components["schemas"]["WebhookSummary"] | undefined
  readonly test: ReturnType<typeof useTest>
}

/** An action that may be the primary one, or an entry of the menu. */
type Act = MenuEntry & PrimaryAction

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
  const needsRecovery = summary?.failingSince !== undefined
  const enable: Act = { label: "Enable", icon: "good", reason, onSelect: () => void switchTo(webhook, "Enabled") }
  const sendTest: Act = {
    label: "Send test",
    icon: "paperPlane",
    reason: reason ?? obstacleToTest(webhook),
    busy: test.busy !== undefined,
    onSelect: () => void test.send(webhook),
  }
  const recover: Act = {
    label: "Recover…",
    icon: "retry",
    reason,
    onSelect: () =>
      void navigate({
        to: "/$entity/webhooks/$webhook/recover",
        params,
        search: { since: failureBegan(summary) },
      }),
  }
  return (
    <>
      <ObjectActions
        primary={isEnabled ? (needsRecovery ? recover : sendTest) : enable}
        label="More about this webhook"
        menu={{
          next: [...(isEnabled && !needsRecovery ? [] : [sendTest]), ...(isEnabled && needsRecovery ? [] : [recover])],
          edit: [
            {
              label: "Edit",
              icon: "sliders",
              reason,
              onSelect: () => void navigate({ to: "/$entity/webhooks/$webhook/edit", params }),
            },
            {
              label: "Settings",
              icon: "settings",
              onSelect: () => void navigate({ to: "/$entity/webhooks/$webhook/settings", params }),
            },
            {
              label: "Show secrets",
              icon: "key",
              reason,
              onSelect: () => void navigate({ to: "/$entity/webhooks/$webhook", params, search: { view: "secrets" } }),
            },
            { label: "Rotate signing secret…", icon: "retry", reason, onSelect: () => setAsked("rotate") },
          ],
          end: [
            ...(isEnabled
              ? [
                  {
                    label: "Disable",
                    icon: "pause" as const,
                    reason,
                    onSelect: () => void switchTo(webhook, "Disabled"),
                  },
                ]
              : []),
            { label: "Delete…", icon: "trash", danger: true, reason, onSelect: () => setAsked("delete") },
          ],
        }}
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
