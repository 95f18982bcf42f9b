import { useState } from "react"
import { MailSettingsRequest, MailTest } from "../../api/constraints.gen.ts"
import type { components } from "../../api/schema.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { useReason } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { CheckField, SelectField, TextField } from "../../ui/field.tsx"
import { Form, FormActions } from "../../ui/form.tsx"
import { say } from "../../ui/toast.tsx"
import { secretIn, textIn, textOrNull } from "../../ui/typed.ts"

type Schemas = components["schemas"]

/** The mail server with its login, and the sender. */
export const MailForm = ({ settings }: { readonly settings: Schemas["MailSettings"] }) => {
  const run = useDo()
  const reason = useReason()("messages:admin")
  const { isConfigured, hasPassword = false } = settings
  return (
    <Form
      label="Server and sender"
      onSend={async (data) => {
        const password = secretIn(data, "password")
        const body = {
          host: textIn(data, "host"),
          port: Number(textIn(data, "port")),
          security: textIn(data, "security") as Schemas["MailSettingsRequest"]["security"],
          username: textOrNull(data, "username"),
          ...(password === "" ? {} : { password }),
          fromAddress: textIn(data, "fromAddress"),
          fromName: textIn(data, "fromName"),
          replyTo: textOrNull(data, "replyTo"),
          maxPerMinute: Number(textIn(data, "maxPerMinute")),
          enabled: textIn(data, "enabled") !== "",
        }
        await run("put", "/Integrations/Mail", { body })
        say("Saved")
      }}
    >
      {(busy) => (
        <>
          <TextField name="host" label="Server" limits={MailSettingsRequest.host} defaultValue={settings.host} />
          <TextField
            name="port"
            type="number"
            label="Port"
            min={1}
            max={65_535}
            defaultValue={settings.port ?? 587}
            hint="Mostly 587, or 465 with TLS from the start."
          />
          <SelectField name="security" label="Protection" defaultValue={settings.security ?? "StartTls"}>
            <option value="StartTls">STARTTLS</option>
            <option value="Tls">TLS from the start</option>
            <option value="None">none, within networks that the operator opened</option>
          </SelectField>
          <TextField
            name="username"
            label="User name"
            optional
            limits={MailSettingsRequest.username}
            defaultValue={settings.username}
          />
          <TextField
            name="password"
            type="password"
            label="Password"
            optional
            limits={MailSettingsRequest.password}
            hint={
              hasPassword
                ? "Leave this empty to keep the stored password, as long as server and user name stay."
                : "Stored encrypted, and never shown again."
            }
          />
          <TextField
            name="fromAddress"
            type="email"
            label="Sender's address"
            limits={MailSettingsRequest.fromAddress}
            defaultValue={settings.fromAddress}
          />
          <TextField
            name="fromName"
            label="Sender's name"
            limits={MailSettingsRequest.fromName}
            defaultValue={settings.fromName}
          />
          <TextField
            name="replyTo"
            type="email"
            label="Address for answers"
            optional
            limits={MailSettingsRequest.replyTo}
            defaultValue={settings.replyTo}
          />
          <TextField
            name="maxPerMinute"
            type="number"
            label="E-mails a minute, at most"
            min={1}
            max={6000}
            defaultValue={settings.maxPerMinute ?? 300}
          />
          <CheckField
            name="enabled"
            label="Send posted invoices"
            hint="While it is off, nothing is sent, and a test still works."
            defaultChecked={settings.enabled}
          />
          <FormActions>
            <Button type="submit" look={isConfigured ? "usual" : "primary"} reason={reason} busy={busy}>
              Save the settings
            </Button>
          </FormActions>
        </>
      )}
    </Form>
  )
}

/** Sends a message by the saved settings, and shows the server's words. */
export const MailTestForm = () => {
  const run = useDo()
  const reason = useReason()("messages:admin")
  const [answer, setAnswer] = useState<string>()
  return (
    <Form
      label="Test"
      isQuestion
      onSend={async (data) => {
        setAnswer(undefined)
        setAnswer((await run("post", "/Integrations/Mail/Test", { body: { to: textIn(data, "to") } })).answer)
      }}
    >
      {(busy) => (
        <>
          <TextField
            name="to"
            type="email"
            label="Receiver of the test"
            limits={MailTest.to}
            hint="Sent at once by the saved settings."
          />
          {answer === undefined ? null : <p role="status">The server took it: {answer}</p>}
          <FormActions>
            <Button type="submit" reason={reason} busy={busy}>
              Send a test message
            </Button>
          </FormActions>
        </>
      )}
    </Form>
  )
}
