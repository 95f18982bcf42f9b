import { Link, useParams } from "@tanstack/react-router"
import { useState } from "react"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useGo } from "../../shell/go.ts"
import { useMe, useReason } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import { crumbClass, Page } from "../../ui/page.tsx"
import { Pending } from "../../ui/states.tsx"
import { Mark } from "../../ui/status.tsx"
import { say } from "../../ui/toast.tsx"
import { CampaignForm } from "./campaign-form.tsx"
import { campaignMark } from "./dunning-words.ts"

const Crumb = () => {
  const entity = useEntity()
  return (
    <Link to="/$entity/dunning" params={{ entity }} search={{}} className={crumbClass}>
      Reminders ›
    </Link>
  )
}

const useBaseCurrency = (): string => {
  const entity = useEntity()
  return useMe().legalEntities.find(({ id }) => id === entity)?.baseCurrency ?? ""
}

export const NewCampaignPage = () => {
  const go = useGo()
  const run = useDo()
  const currency = useBaseCurrency()
  return (
    <Page title="New campaign" crumb={<Crumb />}>
      <CampaignForm
        action="Create campaign"
        currency={currency}
        onCancel={() => void go("dunning")}
        onSend={async (body, once) => {
          await run("post", "/DunningCampaigns", { body, once })
          say(`${body.name} is made`)
          void go("dunning")
        }}
      />
    </Page>
  )
}

/** A campaign to change or delete. */
export const EditCampaignPage = () => {
  const { campaign: id = "" } = useParams({ strict: false })
  const go = useGo()
  const run = useDo()
  const currency = useBaseCurrency()
  const reason = useReason()("collections:admin")
  const [isRemoving, setIsRemoving] = useState(false)
  const asked = useAsk("/DunningCampaigns/{id}", { path: { id } })
  const campaign = asked.data
  return (
    <Page
      title={campaign?.name ?? "Campaign"}
      crumb={<Crumb />}
      state={campaign === undefined ? undefined : <Mark {...campaignMark(campaign)} tinted />}
      actions={
        campaign === undefined ? null : (
          <Button look="danger" reason={reason} onClick={() => setIsRemoving(true)}>
            Delete…
          </Button>
        )
      }
    >
      {campaign === undefined ? (
        <Pending of={asked} rows={8} />
      ) : (
        <>
          <CampaignForm
            key={campaign.modified}
            action="Save"
            campaign={campaign}
            currency={currency}
            onCancel={() => void go("dunning")}
            onSend={async (body, once) => {
              await run("patch", "/DunningCampaigns/{id}", { path: { id }, body, once })
              say("Saved")
              void go("dunning")
            }}
          />
          <Confirm
            open={isRemoving}
            onClose={() => setIsRemoving(false)}
            title={`Delete ${campaign.name}?`}
            action="Delete"
            danger
            onConfirm={async () => {
              await run("delete", "/DunningCampaigns/{id}", { path: { id } })
              say(`${campaign.name} is deleted`)
              void go("dunning")
            }}
          >
            <p>Reminders that wait are sent all the same. The steps that were taken stay.</p>
          </Confirm>
        </>
      )}
    </Page>
  )
}
