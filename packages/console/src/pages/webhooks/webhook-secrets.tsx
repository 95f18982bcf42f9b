import { useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { useAsk } from "../../shell/ask.ts"
import { Moment } from "../../shell/moment.tsx"
import { Code } from "../../ui/code.tsx"
import { Note, Section } from "../../ui/page.tsx"
import { SecretPanel } from "../../ui/secret-panel.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import fieldCss from "../../ui/field.module.css"
import { relative } from "../../ui/time.ts"
import { snippets } from "./verify-snippets.ts"
import { SendTest, TestOutcome, useTest } from "./webhook-test.tsx"

/** Token and signing secret of a webhook, and how its receiver verifies requests. */
export const WebhookSecrets = ({
  webhook,
  onDone,
}: {
  readonly webhook: components["schemas"]["Webhook"]
  readonly onDone: () => void
}) => {
  const secret = useAsk("/Webhooks/{id}/SigningSecret", { path: { id: webhook.id } })
  const test = useTest()
  const [language, setLanguage] = useState<keyof typeof snippets>("Node.js")
  if (secret.isError) return <Failure error={secret.error} onRetry={() => void secret.refetch()} />
  if (secret.data === undefined) return <Skeleton rows={4} />
  const { secret: current, formerUntil } = secret.data
  return (
    <>
      {formerUntil === undefined ? null : (
        <Note>
          The former secret also signs until <Moment at={formerUntil} whole />, {relative(formerUntil)}.
        </Note>
      )}
      <SecretPanel
        lead="Every request carries the token in its body, and a signature made with the secret. The receiver checks one of them."
        secrets={[
          ["Token", webhook.token ?? "", "WEBHOOK_TOKEN"],
          ["Signing secret", current, "WEBHOOK_SECRET"],
        ]}
        file="webhook.env"
        isOnce={false}
        onDone={onDone}
      />
      <Section
        title="Check the signature"
        aside={
          <select
            aria-label="Language"
            className={`${fieldCss.control} ${fieldCss.small}`}
            value={language}
            onChange={({ target }) => setLanguage(target.value as keyof typeof snippets)}
          >
            {Object.keys(snippets).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        }
      >
        <Code title={language} text={snippets[language]} />
      </Section>
      <Section title="Test the receiver" aside={<SendTest to={webhook} by={test} />}>
        {test.sent === undefined ? (
          <Note>An example of {webhook.events[0]} is sent there, signed like every other event.</Note>
        ) : null}
        <TestOutcome of={test.sent} />
      </Section>
    </>
  )
}
