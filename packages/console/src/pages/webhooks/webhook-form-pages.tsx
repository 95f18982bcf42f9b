import { Link, useNavigate, useParams } from "@tanstack/react-router"
import { useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { crumbClass, Page } from "../../ui/page.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { say } from "../../ui/toast.tsx"
import { hostOf } from "../deliveries/delivery-words.ts"
import { WebhookForm, type WebhookFields } from "./webhook-form.tsx"
import { WebhookSecrets } from "./webhook-secrets.tsx"

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
  const [made, setMade] = useState<components["schemas"]["Webhook"]>()
  if (made !== undefined)
    return (
      <Page title="Webhook created" shown={hostOf(made.url)} crumb={<Crumb />}>
        <WebhookSecrets
          webhook={made}
          onDone={() => void navigate({ to: "/$entity/webhooks/$webhook", params: { entity, webhook: made.id } })}
        />
      </Page>
    )
  return (
    <Page title="New webhook" crumb={<Crumb />}>
      <WebhookForm
        action="Create webhook"
        onCancel={() => void navigate({ to: "/$entity/webhooks", params: { entity } })}
        onSend={async (fields, once) => setMade(await run("post", "/Webhooks", { body: withoutEmpty(fields), once }))}
      />
    </Page>
  )
}

export const EditWebhookPage = () => {
  const { webhook: id = "" } = useParams({ strict: false })
  const entity = useEntity()
  const navigate = useNavigate()
  const run = useDo()
  const found = useAsk("/Webhooks/{id}", { path: { id } })
  const back = () => void navigate({ to: "/$entity/webhooks/$webhook", params: { entity, webhook: id } })
  return (
    <Page title="Edit webhook" crumb={<Crumb />}>
      {found.data !== undefined ? (
        <WebhookForm
          webhook={found.data}
          action="Save"
          onCancel={back}
          onSend={async ({ description, ...fields }) => {
            const body = { ...fields, description: description === "" ? null : description }
            await run("patch", "/Webhooks/{id}", { path: { id }, body })
            say("Saved")
            back()
          }}
        />
      ) : found.isError ? (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <Skeleton />
      )}
    </Page>
  )
}
