import { after413Choices, leastBodyBytes, mostBodyBytes, payloadForms } from "@svc/domain/webhooks/payload"
import { type TSchema, Type } from "typebox"
import { closed } from "../shapes.ts"

const orNull = <T extends TSchema>(schema: T, description: string) => Type.Union([schema, Type.Null()], { description })

const payload = {
  form: Type.Enum([...payloadForms], {
    description:
      "`Thin`: `Data` holds only the id, number and account of the resource and the addresses of it and of the data",
  }),
  maxBodyBytes: orNull(
    Type.Integer({ minimum: leastBodyBytes, maximum: mostBodyBytes }),
    "A larger body is sent without data; null sets no limit",
  ),
  after413: Type.Enum([...after413Choices], {
    description: "`Thin`: a delivery that the receiver answers 413 is sent without data from the next attempt on",
  }),
}

/** The settings of a webhook, whole (contract W39). */
export const WebhookSettings = closed(
  {
    version: Type.Integer({ minimum: 0, description: "The number of changes; 0 are the defaults" }),
    payload: closed(payload, { title: "WebhookPayload", description: "The part of an event that is sent" }),
  },
  { title: "WebhookSettings" },
)

/** The members of a section, each of which may be left out, or null to have its default again. */
const patchOf = (members: Readonly<Record<string, TSchema>>) =>
  closed(
    Object.fromEntries(
      Object.entries(members).map(([name, schema]) => [name, Type.Optional(Type.Union([schema, Type.Null()]))]),
    ),
  )

const section = (members: Readonly<Record<string, TSchema>>) =>
  Type.Optional(Type.Union([patchOf(members), Type.Null()], { description: "Null gives all members their defaults" }))

/** A merge patch of settings (contract W39). */
export const ChangeWebhookSettingsRequest = closed(
  { payload: section(payload) },
  { title: "ChangeWebhookSettingsRequest" },
)
