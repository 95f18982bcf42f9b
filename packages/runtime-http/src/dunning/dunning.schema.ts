import { highestLevel, latestDay } from "@svc/domain/dunning/campaign"
import type { DunningCampaignId } from "@svc/domain/shared/ids"
import { dunningStates, type Hold, holds } from "@svc/domain/dunning/invoice-dunning"
import { Type } from "typebox"
import { ExactNumber } from "../decimal-body.ts"
import { closed, CurrencyCode, DayInput, Maybe, Name, named, uuid } from "../shapes.ts"

const told = (description: string) => ({ description })
const moment = (description: string) => Type.String({ format: "date-time", description })
const id = (description: string) => Type.String({ format: "uuid", description })
const day = (description: string) => Type.String({ format: "date", description })
const Step = closed(
  {
    day: Type.Integer({ minimum: 1, maximum: latestDay, ...told("Days after the due date, rising") }),
    level: Maybe(
      Type.Integer({ minimum: 1, maximum: highestLevel, ...told("Rising. Default: the number of the step") }),
    ),
  },
  named("DunningStep"),
)
const name = { ...Name, ...told("For people") }
const isDefault = Type.Boolean(told("True for the one that invoices follow"))
const enabled = Type.Boolean(told("True when it writes reminders"))
const steps = Type.Array(Step, { minItems: 1, maxItems: highestLevel, ...told("Default: 7, 14 and 30 days") })
const minimumBalances = Type.Array(
  closed(
    {
      currency: CurrencyCode,
      amount: ExactNumber({ minimum: 0, ...told("Smaller balances get no reminder") }),
    },
    named("MinimumBalance"),
  ),
  { maxItems: 50, ...told("Default: none") },
)
const sendHour = Type.Integer({ minimum: 0, maximum: 23, ...told("In its time zone") })
const onlyOnWorkdays = Type.Boolean(told("True for Monday to Friday"))

const all = { name, isDefault, enabled, steps, minimumBalances, sendHour, onlyOnWorkdays }

export const Campaign = closed(
  {
    id: id("The id"),
    ...all,
    lastRunOn: Type.Optional(day("The last day that is done")),
    created: moment("The creation"),
    modified: moment("The last change"),
  },
  named("DunningCampaign"),
)
export const CampaignPage = closed(
  {
    data: Type.Array(Campaign, told("The campaigns")),
    nextCursor: Type.Optional(Type.String(told("Absent on the last page"))),
  },
  named("DunningCampaignPage"),
)
export const CampaignRequest = Type.Partial(closed(all), {
  additionalProperties: false,
  ...named("DunningCampaignRequest"),
})

const reason = Type.String({ minLength: 1, maxLength: 500, ...told("Why it is disputed") })
export const DisputeRequest = closed(
  {
    reason,
    until: Type.Optional(
      Type.Union([DayInput, Type.Null()], told("The first day of reminders again. Default: until it is ended")),
    ),
  },
  named("DisputeRequest"),
)
export const RemindRequest = closed(
  { level: Maybe(Type.Integer({ minimum: 1, maximum: highestLevel, ...told("Default: that of the next step") })) },
  named("RemindRequest"),
)
export const PreviewRequest = closed(
  {
    date: { ...DayInput, ...told("From today to a year from now") },
    campaign: Maybe({ ...uuid<DunningCampaignId>(), ...told("Shown as if it were enabled") }),
    cursor: Maybe(Type.String({ maxLength: 200, ...told("`nextCursor` of the page before") })),
  },
  named("DunningPreviewRequest"),
)
export const Preview = closed(
  {
    date: day("The day"),
    data: Type.Array(
      closed(
        {
          account: closed(
            {
              id: id("Its id"),
              accountNumber: Type.String(told("Its number")),
              name: Type.String(told("Its name")),
            },
            { ...named("RemindedAccount"), ...told("The customer") },
          ),
          campaign: Type.String(told("The name of its campaign")),
          level: Type.Integer(told("The level")),
          recipient: Type.String(told("The address")),
          invoices: Type.Array(
            closed(
              {
                id: id("Its id"),
                invoiceNumber: Type.String(told("Its number")),
                dueDate: day("When it was due"),
                currency: CurrencyCode,
                balance: ExactNumber(told("Open")),
              },
              named("RemindedInvoice"),
            ),
            told("At most 100"),
          ),
        },
        named("DueReminder"),
      ),
      told("The reminders"),
    ),
    nextCursor: Type.Optional(Type.String(told("Absent on the last page"))),
  },
  named("DunningPreview"),
)

/** The data of events of dunning (contract Z9). */
export const DunningChange = closed(
  {
    id: id("The invoice"),
    invoiceNumber: Type.String(told("Its number")),
    accountId: id("Its account"),
    campaignId: id("Its campaign"),
    state: Type.Enum([...dunningStates], told("How far it is")),
    level: Type.Integer(told("The highest level taken")),
    dueDate: day("When it was due"),
    currency: CurrencyCode,
    balance: ExactNumber(told("Open")),
    messageId: Type.Optional(id("The e-mail")),
  },
  named("DunningChange"),
)

export const InvoiceDunning = closed(
  {
    state: Type.Enum([...dunningStates], told("How far it is")),
    level: Type.Integer(told("The highest level taken")),
    campaign: Type.Optional(
      closed(
        { id: id("Its id"), name: Type.String(told("Its name")), enabled },
        { ...named("FollowedCampaign"), ...told("That of its account, or the default one") },
      ),
    ),
    dispute: Type.Optional(
      closed(
        { reason, until: Type.Optional(day("The first day of reminders again")), created: moment("Its beginning") },
        { ...named("Dispute"), ...told("While it is disputed") },
      ),
    ),
    held: Type.Optional(Type.Enum(Object.keys(holds) as Hold[], told("Why steps wait"))),
    nextLevel: Type.Optional(Type.Integer(told("Of the next step"))),
    nextAt: Type.Optional(day("The next step's first day")),
    steps: Type.Array(
      closed(
        {
          level: Type.Integer(told("Its level")),
          on: day("The day"),
          messageId: id("The e-mail"),
          state: Type.Enum(["Taken", "Skipped"], told("Skipped: its e-mail was cancelled")),
        },
        named("TakenDunningStep"),
      ),
      told("Taken steps"),
    ),
  },
  named("InvoiceDunning"),
)
