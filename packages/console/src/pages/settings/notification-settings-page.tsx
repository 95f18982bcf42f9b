import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useReason } from "../../shell/session.tsx"
import { CheckField } from "../../ui/field.tsx"
import { Note, Page } from "../../ui/page.tsx"
import { Refusal } from "../../ui/refusal.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { say } from "../../ui/toast.tsx"
import css from "./settings.module.css"

/** The topics, each with the permission that its notifications require, and its words. */
const topics = [
  [
    "webhooks",
    "webhooks:read",
    "Webhooks",
    "A webhook starts to fail or recovers, deliveries are exhausted, a recovery has ended.",
  ],
  ["rates", "rates:read", "Exchange rates", "An import of exchange rates fails."],
  ["einvoices", "einvoices:read", "E-invoices", "An e-invoice fails, or its outcome is unknown."],
  [
    "messages",
    "messages:read",
    "E-mail to customers",
    "An e-mail fails, its outcome is unknown, or the mail server refuses the login.",
  ],
  [
    "security",
    undefined,
    "Security",
    "Your tokens, password, sign-in methods or permissions change; for administrators also new users, other users' permissions and sign-in settings.",
  ],
] as const

/** The person's own choice of notifications. */
export const NotificationSettingsPage = () => {
  const run = useDo()
  const reasonFor = useReason()
  const settings = useAsk("/NotificationSettings", {})
  const { data } = settings
  // A box changes at the click; the stored value follows.
  const [clicked, setClicked] = useState<Readonly<Record<string, boolean>>>({})
  const changing = useMutation({
    mutationFn: async ([topic, isOn]: readonly [topic: (typeof topics)[number][0], isOn: boolean]) => {
      if (data === undefined) return
      await run("put", "/NotificationSettings", { body: { ...data, ...clicked, [topic]: isOn } })
      say("Saved")
    },
    onMutate: ([topic, isOn]) => setClicked((before) => ({ ...before, [topic]: isOn })),
    onError: (_, [topic, isOn]) => setClicked((before) => ({ ...before, [topic]: !isOn })),
  })
  return (
    <Page title="Notifications">
      <Note>
        Only you have these settings. Notifications appear behind the bell; about a webhook's health and about security,
        at most one of a kind per hour.
      </Note>
      <Refusal of={changing.error} />
      {settings.isError ? (
        <Failure error={settings.error} onRetry={() => void settings.refetch()} />
      ) : data === undefined ? (
        <Skeleton rows={3} />
      ) : (
        <div className={css.checks}>
          {topics.map(([topic, need, label, hint]) => {
            const reason = need === undefined ? undefined : reasonFor(need)
            return (
              <CheckField
                key={topic}
                label={label}
                hint={reason === undefined ? hint : `${hint} To be told of it ${reason}.`}
                checked={clicked[topic] ?? data[topic] === true}
                disabled={reason !== undefined}
                onChange={({ target }) => changing.mutate([topic, target.checked])}
              />
            )
          })}
        </div>
      )}
    </Page>
  )
}
