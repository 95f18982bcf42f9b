import { Link, useNavigate, useParams } from "@tanstack/react-router"
import { useDo } from "../../shell/ask.ts"
import { Edited, useEdited } from "../../shell/edited.tsx"
import { useEntity } from "../../shell/entity.ts"
import { crumbClass, Page } from "../../ui/page.tsx"
import { say } from "../../ui/toast.tsx"
import { hostOf } from "../deliveries/delivery-words.ts"
import { WebhookForm, type WebhookFields } from "./webhook-form.tsx"

const Crumb = () => {
  const entity = useEntity()
  return (
    <Link to="/$entity/webhooks" params={{ entity }} className={crumbClass}>
      Webhooks ›
    </Link>
  )
}

const withoutEmpty = ({ url, description, events }: WebhookFields) =>
  description === "" ? { url, events } : { url, events, description }

export const NewWebhookPage = () => {
  const entity = useEntity()
  const navigate = useNavigate()
  const run = useDo()
  return (
    <Page title="New webhook" crumb={<Crumb />}>
      <WebhookForm
        action="Create webhook"
        onCancel={() => void navigate({ to: "/$entity/webhooks", params: { entity } })}
        onSend={async (fields, once) => {
          const { id } = await run("post", "/Webhooks", { body: withoutEmpty(fields), once })
          say("The webhook is created")
          const params = { entity, webhook: id }
          await navigate({ to: "/$entity/webhooks/$webhook", params, search: { view: "secrets" }, replace: true })
        }}
      />
    </Page>
  )
}

const labels = { url: "URL", description: "Description", events: "Events" }

export const EditWebhookPage = () => {
  const { webhook: id = "" } = useParams({ strict: false })
  const entity = useEntity()
  const navigate = useNavigate()
  const edited = { path: "/Webhooks/{id}", input: { path: { id } } } as const
  const found = useEdited(edited.path, edited.input)
  const back = () => void navigate({ to: "/$entity/webhooks/$webhook", params: { entity, webhook: id } })
  return (
    <Page
      title={found.data === undefined ? "Edit webhook" : `Edit ${hostOf(found.data.data.url)}`}
      shown="Edit webhook"
      crumb={<Crumb />}
    >
      <Edited
        {...edited}
        found={found}
        named={(webhook) => webhook}
        labels={labels}
        onSaved={() => {
          say("Saved")
          back()
        }}
      >
        {(webhook, save) => (
          <WebhookForm
            webhook={webhook}
            action="Save"
            onCancel={back}
            onSend={({ description, ...fields }) =>
              save({ ...fields, description: description === "" ? null : description })
            }
          />
        )}
      </Edited>
    </Page>
  )
}
