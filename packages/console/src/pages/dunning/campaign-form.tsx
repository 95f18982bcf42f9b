import { DunningCampaignRequest } from "../../api/constraints.gen.ts"
import { useReason } from "../../shell/session.tsx"
import { CheckField, TextField } from "../../ui/field.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import layout from "../../ui/layout.module.css"
import { Note, Section } from "../../ui/page.tsx"
import { textIn } from "../../ui/typed.ts"
import { AmountField } from "../../shell/amount-field.tsx"
import { numberIn } from "../../ui/typed.ts"
import type { Campaign } from "./dunning-words.ts"

/** The most steps of a campaign, and as many fields for their days. */
const mostSteps = 9
const places = Array.from({ length: mostSteps }, (_, index) => index + 1)

/** The days of the steps, without empty fields. */
const daysIn = (data: FormData): readonly number[] =>
  places.flatMap((place) => {
    const text = textIn(data, `steps.${place}`)
    return text === "" ? [] : [Number(text)]
  })

/** The entered values as a request. Levels of a changed campaign stay with their days as long as their number is the same. */
const requestIn = (data: FormData, before: Campaign | undefined, currency: string) => {
  const days = daysIn(data)
  const levels = before?.steps.length === days.length ? before.steps.map(({ level }) => level) : undefined
  const amount = numberIn(data, "minimum")
  const others = (before?.minimumBalances ?? []).filter((each) => each.currency !== currency)
  return {
    name: textIn(data, "name"),
    isDefault: data.has("isDefault"),
    enabled: data.has("enabled"),
    onlyOnWorkdays: data.has("onlyOnWorkdays"),
    sendHour: Number(textIn(data, "sendHour")),
    steps: days.map((day, index) => ({ day, ...(levels === undefined ? {} : { level: levels[index]! }) })),
    minimumBalances: amount === null ? others : [...others, { currency, amount }],
  }
}
export type CampaignBody = ReturnType<typeof requestIn>

/** The form of a new or changed campaign. */
export const CampaignForm = ({
  campaign,
  currency,
  action,
  onSend,
  onCancel,
}: {
  readonly campaign?: Campaign
  /** The base currency of the company, for the smallest amount. */
  readonly currency: string
  readonly action: string
  readonly onSend: (body: CampaignBody, once: string) => Promise<unknown>
  readonly onCancel: () => void
}) => {
  const reason = useReason()("collections:admin")
  const minimum = campaign?.minimumBalances?.find((each) => each.currency === currency)
  const days = campaign?.steps.map(({ day }) => day) ?? [7, 14, 30]
  return (
    <Form label={action} onSend={(data, once) => onSend(requestIn(data, campaign, currency), once)}>
      {(busy) => (
        <>
          <TextField
            name="name"
            label="Name"
            limits={DunningCampaignRequest.name}
            defaultValue={campaign?.name}
            autoFocus={campaign === undefined}
          />
          <Section title="Days of the reminders">
            <Note>Days after the due date, rising. Fields that stay empty are no reminders.</Note>
            <div className={layout.columns}>
              {places.map((place) => (
                <TextField
                  key={place}
                  name={`steps.${place}`}
                  type="number"
                  label={`Reminder ${place}`}
                  min={1}
                  max={365}
                  optional={place > 1}
                  required={place === 1}
                  defaultValue={days[place - 1]}
                />
              ))}
            </div>
          </Section>
          <div className={layout.columns}>
            <TextField
              name="sendHour"
              type="number"
              label="Hour of the day"
              min={0}
              max={23}
              defaultValue={campaign?.sendHour ?? 9}
              hint="In the time zone of the company."
            />
            <AmountField
              name="minimum"
              label={`Smallest open amount in ${currency}`}
              currency={currency}
              optional
              defaultValue={minimum === undefined ? undefined : String(minimum.amount)}
              hint="Invoices with less open are not reminded of."
            />
          </div>
          <CheckField
            name="onlyOnWorkdays"
            label="From Monday to Friday only"
            defaultChecked={campaign?.onlyOnWorkdays === true}
          />
          <CheckField
            name="isDefault"
            label="Default campaign"
            hint="For all accounts that name no other one. At most one campaign is the default."
            defaultChecked={campaign?.isDefault === true}
          />
          <CheckField
            name="enabled"
            label="Send reminders"
            hint="Look at the preview before you switch it on. Reminders of today are sent at once when their hour has passed."
            defaultChecked={campaign?.enabled === true}
          />
          <FormButtons busy={busy} reason={reason} onCancel={onCancel}>
            {action}
          </FormButtons>
        </>
      )}
    </Form>
  )
}
