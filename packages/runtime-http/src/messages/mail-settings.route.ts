import type { Messages } from "@svc/domain/messages/messages"
import { mailSettingsView } from "@svc/domain/messages/message-view"
import { Effect } from "effect"
import { type AnyOperation, apiOperation } from "../operation.ts"
import * as schemas from "./messages.schema.ts"

export interface MessagesDoor {
  readonly messages: Messages
}

const tag = "Integrations"
const path = "/Integrations/Mail"

/** The mail server of a legal entity (contract Y1, Y4). */
export const mailSettingsOperations = ({ messages }: MessagesDoor): readonly AnyOperation[] => [
  apiOperation({
    method: "get",
    path,
    tag,
    need: "messages:read",
    summary: "Get the mail settings",
    answers: { 200: { description: "The answer omits the password", schema: schemas.MailSettings } },
    handle: ({ scope }) =>
      Effect.map(messages.settings(scope), (found) => ({ status: 200, body: mailSettingsView(found) })),
  }),

  apiOperation({
    method: "put",
    path,
    tag,
    need: "messages:admin",
    recent: true,
    records: { type: "CredentialsChanged" },
    summary: "Save the mail settings",
    description: "Invoices that are posted from now on go out by e-mail, where their delivery method is Email.",
    body: schemas.MailSettingsRequest,
    answers: { 200: { description: "Saved", schema: schemas.MailSettings } },
    handle: ({ scope }, { body }) =>
      Effect.map(messages.saveSettings(scope, body), (saved) => ({ status: 200, body: mailSettingsView(saved) })),
  }),

  apiOperation({
    method: "delete",
    path,
    tag,
    need: "messages:admin",
    summary: "Remove the mail settings",
    description: "Messages that wait are cancelled; the log stays.",
    answers: { 200: { description: "Removed" } },
    handle: ({ scope }) => Effect.as(messages.removeSettings(scope), { status: 200 }),
  }),

  apiOperation({
    method: "post",
    path: `${path}/Test`,
    tag,
    need: "messages:admin",
    transaction: "outside",
    summary: "Send a test message now",
    description: "Uses the saved settings, even while they are switched off.",
    body: schemas.MailTest,
    answers: { 200: { description: "The server took the message", schema: schemas.MailTestAnswer } },
    handle: ({ scope }, { body: { to } }) =>
      Effect.map(messages.test(scope, to), (answer) => ({ status: 200, body: { answer } })),
  }),
]
