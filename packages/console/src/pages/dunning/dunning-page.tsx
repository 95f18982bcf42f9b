import { Link } from "@tanstack/react-router"
import { useEntity } from "../../shell/entity.ts"
import { useAsk } from "../../shell/ask.ts"
import { useWords } from "../../shell/session.tsx"
import { buttonClass } from "../../ui/button.tsx"
import { Note, Page, Panel, Section } from "../../ui/page.tsx"
import { PlainTable } from "../../ui/plain-table.tsx"
import { Empty, Pending } from "../../ui/states.tsx"
import { Mark } from "../../ui/status.tsx"
import { type Campaign, campaignMark } from "./dunning-words.ts"
import { PreviewPart } from "./preview-part.tsx"

const daysOf = ({ steps }: Campaign): string => steps.map(({ day }) => day).join(", ")

/** The campaigns of the company, and the reminders of a day as they would be written. */
export const DunningPage = () => {
  const entity = useEntity()
  const { time } = useWords()
  const asked = useAsk("/DunningCampaigns", { query: { PageSize: 100 } })
  const campaigns = asked.data?.data
  const newCampaign = (look: "primary" | "usual") => (
    <Link to="/$entity/dunning/new" params={{ entity }} className={buttonClass(look)}>
      New campaign
    </Link>
  )
  return (
    <Page title="Reminders" actions={campaigns?.length === 0 ? undefined : newCampaign("usual")}>
      {campaigns === undefined ? (
        <Pending of={asked} rows={6} />
      ) : campaigns.length === 0 ? (
        <Empty action={newCampaign("primary")}>
          Customers are not reminded of overdue invoices yet. A campaign says after how many days they get a reminder by
          e-mail. It sends nothing before you switch it on.
        </Empty>
      ) : (
        <>
          <Section title="Campaigns">
            <Panel>
              <PlainTable
                label="Campaigns"
                rows={campaigns}
                keyOf={({ id }) => id}
                columns={[
                  {
                    key: "name",
                    head: "Name",
                    cell: ({ id, name }) => (
                      <Link to="/$entity/dunning/$campaign" params={{ entity, campaign: id }}>
                        {name}
                      </Link>
                    ),
                  },
                  { key: "state", head: "State", keep: true, cell: (each) => <Mark {...campaignMark(each)} /> },
                  {
                    key: "for",
                    head: "For",
                    cell: ({ isDefault }) => (isDefault ? "all other accounts" : "accounts that name it"),
                  },
                  { key: "days", head: "Days after the due date", cell: daysOf },
                  { key: "hour", head: "Hour", end: true, keep: true, cell: ({ sendHour }) => `${sendHour}:00` },
                  {
                    key: "last",
                    head: "Last day done",
                    keep: true,
                    cell: ({ lastRunOn }) => (lastRunOn === undefined ? "" : time.date(lastRunOn)),
                  },
                ]}
              />
            </Panel>
          </Section>
          <Section title="Preview">
            <Note>Reminders as invoices, accounts and campaigns are now. The preview sends nothing.</Note>
            <PreviewPart campaigns={campaigns} />
          </Section>
        </>
      )}
    </Page>
  )
}
