import { Link } from "@tanstack/react-router"
import { useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { Moment } from "../../shell/moment.tsx"
import { useReason } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import css from "../../ui/layout.module.css"
import { crumbClass, Note, Page, Section } from "../../ui/page.tsx"
import { Pending } from "../../ui/states.tsx"
import { Mark, type StatusRow } from "../../ui/status.tsx"
import { say } from "../../ui/toast.tsx"
import { MailForm, MailTestForm } from "./mail-forms.tsx"

type Settings = components["schemas"]["MailSettings"]

const markOf = ({ isConfigured, enabled, stoppedUntil }: Settings): StatusRow => {
  if (!isConfigured) return { tone: "quiet", icon: "pause", word: "Not set up" }
  if (!enabled) return { tone: "quiet", icon: "pause", word: "Off" }
  return stoppedUntil === undefined
    ? { tone: "good", icon: "good", word: "On" }
    : { tone: "bad", icon: "bad", word: "Login refused" }
}

/** The mail server of the company and the sender of its messages, with a test. */
export const MailSettingsPage = () => {
  const entity = useEntity()
  const run = useDo()
  const reason = useReason()("messages:admin")
  const [isRemoving, setIsRemoving] = useState(false)
  const settings = useAsk("/Integrations/Mail", {})
  const { data } = settings
  return (
    <Page
      title="Mail settings"
      crumb={
        <Link to="/$entity/messages" params={{ entity }} className={crumbClass}>
          E-mail to customers
        </Link>
      }
      state={data === undefined ? undefined : <Mark {...markOf(data)} tinted />}
      actions={
        data?.isConfigured === true ? (
          <Button look="danger" reason={reason} onClick={() => setIsRemoving(true)}>
            Remove…
          </Button>
        ) : null
      }
    >
      {data === undefined ? (
        <Pending of={settings} rows={8} />
      ) : (
        <>
          <Note>
            Invoices that are posted while mail is on go out by e-mail, where their delivery method is e-mail. Earlier
            ones are not sent by themselves.
          </Note>
          {data.stoppedUntil === undefined ? null : (
            <p role="status">
              The server refused the login. Nothing is sent until <Moment at={data.stoppedUntil} />, or until you save
              the settings.
            </p>
          )}
          <div className={css.columns}>
            <Section title="Server and sender">
              <MailForm key={JSON.stringify(data)} settings={data} />
            </Section>
            {data.isConfigured ? (
              <Section title="Test">
                <MailTestForm />
              </Section>
            ) : null}
          </div>
        </>
      )}
      <Confirm
        open={isRemoving}
        onClose={() => setIsRemoving(false)}
        title="Remove the mail settings?"
        action="Remove"
        danger
        onConfirm={async () => {
          await run("delete", "/Integrations/Mail", {})
          say("Removed")
        }}
      >
        <p>E-mails that wait are cancelled. The log stays.</p>
      </Confirm>
    </Page>
  )
}
