import { Link, useNavigate, useParams } from "@tanstack/react-router"
import { useState } from "react"
import { Edited, useEdited } from "../../shell/edited.tsx"
import { useEntity } from "../../shell/entity.ts"
import { useReason } from "../../shell/session.tsx"
import { CheckField, Options, SelectField, TextField } from "../../ui/field.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import { crumbClass, Note, Page, Section } from "../../ui/page.tsx"
import { say } from "../../ui/toast.tsx"
import { AuthenticationFields } from "./authentication-fields.tsx"
import { HeaderFields } from "./header-fields.tsx"
import { PaceFields } from "./pace-fields.tsx"
import { RetryFields } from "./retry-fields.tsx"
import { changeIn, headerRows, type Settings } from "./webhook-settings-values.ts"
import css from "./webhook-settings.module.css"

const labels = {
  payload: "Content",
  retries: "Retries",
  health: "Health",
  format: "Format",
  limits: "Pace",
  headers: "Headers",
  authentication: "Authentication",
}

/** The settings of a webhook: the content of its requests, retries, health, pace, format, headers and authentication. */
export const WebhookSettingsPage = () => {
  const { webhook: id = "" } = useParams({ strict: false })
  const entity = useEntity()
  const navigate = useNavigate()
  const edited = { path: "/Webhooks/{id}/Settings", input: { path: { id } } } as const
  const found = useEdited(edited.path, edited.input)
  const params = { entity, webhook: id }
  const back = () => void navigate({ to: "/$entity/webhooks/$webhook", params })
  const crumb = (
    <Link to="/$entity/webhooks/$webhook" params={params} className={crumbClass}>
      Webhook ›
    </Link>
  )
  return (
    <Page title="Webhook settings" crumb={crumb}>
      <Edited
        {...edited}
        found={found}
        named={(settings) => settings}
        labels={labels}
        onSaved={() => {
          say("Saved: requests that begin in two seconds follow the new settings")
          back()
        }}
      >
        {(settings, save) => <SettingsForm settings={settings} save={save} onCancel={back} />}
      </Edited>
    </Page>
  )
}

/** Errors at a delay belong to the field of the whole schedule. */
const named = Object.fromEntries(
  Array.from({ length: 24 }, (_, index) => [`retries.schedule[${index}]`, "retries.schedule"]),
)

const SettingsForm = ({
  settings,
  save,
  onCancel,
}: {
  readonly settings: Settings
  readonly save: (body: object) => Promise<unknown>
  readonly onCancel: () => void
}) => {
  const reason = useReason()("webhooks:write")
  const [headers, setHeaders] = useState(() => headerRows(settings))
  return (
    <Form
      label="Webhook settings"
      className={css.form}
      named={named}
      onSend={(data) => save(changeIn(data, headers, settings))}
    >
      {(busy) => (
        <>
          <ContentFields payload={settings.payload} />
          <RetryFields retries={settings.retries} health={settings.health} />
          <PaceFields limits={settings.limits} />
          <FormatFields format={settings.format} />
          <HeaderFields rows={headers} onChange={setHeaders} />
          <AuthenticationFields authentication={settings.authentication} />
          <FormButtons busy={busy} reason={reason} onCancel={onCancel}>
            Save
          </FormButtons>
        </>
      )}
    </Form>
  )
}

const forms = { Full: "The whole data of the event", Thin: "Ids and addresses only" }

const ContentFields = ({ payload }: { readonly payload: Settings["payload"] }) => (
  <Section title="Content">
    <Note>A request without data names the addresses at which the receiver fetches it.</Note>
    <SelectField name="payload.form" label="Requests contain" defaultValue={payload.form}>
      <Options of={forms} />
    </SelectField>
    <TextField
      name="payload.maxBodyBytes"
      label="Largest request, in bytes"
      hint="A larger one is sent without data. nginx accepts 1048576 unless told otherwise, Express 102400. Empty: no limit."
      optional
      inputMode="numeric"
      defaultValue={payload.maxBodyBytes ?? ""}
    />
    <CheckField
      name="payload.after413"
      label="After the answer 413, send the delivery without data"
      defaultChecked={payload.after413 === "Thin"}
    />
  </Section>
)

const FormatFields = ({ format }: { readonly format: Settings["format"] }) => (
  <Section title="Format">
    <Note>Tools of the receiver read the headers; the body stays the same.</Note>
    <CheckField
      name="format.traceparent"
      label="Continue the trace (W3C Trace Context)"
      hint="Requests have the trace id of the request that raised the event."
      defaultChecked={format.traceparent}
    />
    <CheckField
      name="format.cloudEvents"
      label="Send CloudEvents (binary mode)"
      hint="Requests have the headers ce-id, ce-type and others."
      defaultChecked={format.cloudEvents}
    />
  </Section>
)
