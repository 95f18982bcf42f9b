import { messageKinds, messageStatuses, type Message } from "@svc/domain/messages/message"
import { attemptView, messageView } from "@svc/domain/messages/message-view"
import { given } from "@svc/domain/shared/given"
import type { AccountId, InvoiceId, MessageId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { Type } from "typebox"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { readCursor, toPage } from "../pages.ts"
import { closed, idParameter, Instant, instantOf, pageQuery, usualPage, uuid } from "../shapes.ts"
import { mailSettingsOperations, type MessagesDoor } from "./mail-settings.route.ts"
import * as schemas from "./messages.schema.ts"

const tag = "Messages"
const path = "/Messages"

const MessageQuery = closed({
  ...pageQuery,
  Kind: Type.Optional(Type.Enum([...messageKinds])),
  Status: Type.Optional(Type.Enum([...messageStatuses])),
  AccountId: Type.Optional(uuid<AccountId>()),
  InvoiceId: Type.Optional(uuid<InvoiceId>()),
  Recipient: Type.Optional(Type.String({ minLength: 1, maxLength: 254, description: "The whole address" })),
  From: Type.Optional(Instant),
  To: Type.Optional(Type.String({ format: "date-time", description: "Exclusive" })),
})

const momentOf = (text: string | undefined) => (text === undefined ? undefined : instantOf(text))

const noMessage = { description: "No such message" }
const noInvoice = { description: "No such invoice" }

const written = (message: Message) => ({
  status: 201,
  body: messageView(message),
  headers: { location: `${path}/${message.id}` },
})

/** The settings and the log of e-mail, and sending by hand (contract Y10, Y11). */
export const messageOperations = ({ messages }: MessagesDoor): readonly AnyOperation[] => [
  ...mailSettingsOperations({ messages }),
  apiOperation({
    method: "get",
    path,
    tag,
    need: "messages:read",
    summary: "Get messages",
    query: MessageQuery,
    answers: { 200: { description: "A page, newest first", schema: schemas.MessagePage } },
    handle: Effect.fnUntraced(function* ({ scope }, { query }) {
      const { PageSize = usualPage, Cursor, Kind, Status, AccountId, InvoiceId, Recipient, From, To } = query
      const before = yield* readCursor<MessageId>(Cursor)
      const found = yield* messages.list(scope, {
        limit: PageSize + 1,
        ...given({
          before,
          kind: Kind,
          status: Status,
          accountId: AccountId,
          invoiceId: InvoiceId,
          recipient: Recipient,
          createdFrom: momentOf(From),
          createdTo: momentOf(To),
        }),
      })
      return { status: 200, body: toPage(found, PageSize, messageView) }
    }),
  }),

  apiOperation({
    method: "get",
    path: `${path}/{id}`,
    tag,
    need: "messages:read",
    summary: "Get a message with its attempts",
    params: idParameter<MessageId>(),
    answers: { 200: { description: "The message", schema: schemas.Message }, 404: noMessage },
    handle: ({ scope }, { params: { id } }) =>
      Effect.map(messages.get(scope, id), ({ message, attempts }) => ({
        status: 200,
        body: { ...messageView(message), history: attempts.map(attemptView) },
      })),
  }),

  apiOperation({
    method: "get",
    path: `${path}/{id}/Preview`,
    tag,
    need: "messages:read",
    summary: "Get the texts of a message",
    params: idParameter<MessageId>(),
    answers: { 200: { description: "The texts that every attempt sends", schema: schemas.Preview }, 404: noMessage },
    handle: ({ scope }, { params: { id } }) =>
      Effect.map(messages.preview(scope, id), (body) => ({ status: 200, body })),
  }),

  apiOperation({
    method: "post",
    path: `${path}/{id}/Resend`,
    tag,
    need: "messages:write",
    transaction: "idempotent",
    bodyOptional: true,
    summary: "Send a message again",
    description: "Writes a new message of the same document, to the addresses that the account has now, or to `to`.",
    params: idParameter<MessageId>(),
    body: schemas.SendRequest,
    answers: { 201: { description: "The new message, which a worker sends", schema: schemas.Message }, 404: noMessage },
    handle: ({ scope }, { params: { id }, body: { to } }) =>
      Effect.map(messages.resend(scope, id, to ?? undefined), written),
  }),

  apiOperation({
    method: "post",
    path: `${path}/{id}/Cancel`,
    tag,
    need: "messages:write",
    transaction: "idempotent",
    summary: "Cancel a message that waits",
    params: idParameter<MessageId>(),
    answers: { 200: { description: "Cancelled", schema: schemas.Message }, 404: noMessage },
    handle: ({ scope }, { params: { id } }) =>
      Effect.map(messages.cancel(scope, id), (message) => ({ status: 200, body: messageView(message) })),
  }),

  apiOperation({
    method: "get",
    path: "/Invoices/{id}/Messages",
    tag,
    need: "messages:read",
    summary: "Get the messages of an invoice",
    params: idParameter<InvoiceId>(),
    answers: { 200: { description: "Newest first", schema: schemas.MessagePage }, 404: noInvoice },
    handle: ({ scope }, { params: { id } }) =>
      Effect.map(messages.ofInvoice(scope, id), (found) => ({ status: 200, body: { data: found.map(messageView) } })),
  }),

  apiOperation({
    method: "post",
    path: "/Invoices/{id}/Messages",
    tag,
    need: "messages:write",
    transaction: "idempotent",
    bodyOptional: true,
    summary: "Send an invoice by e-mail",
    description: "Sends a posted invoice or credit note with its PDF, to the addresses of its account, or to `to`.",
    params: idParameter<InvoiceId>(),
    body: schemas.SendRequest,
    answers: { 201: { description: "The message, which a worker sends", schema: schemas.Message }, 404: noInvoice },
    handle: ({ scope }, { params: { id }, body: { to } }) =>
      Effect.map(messages.sendDocument(scope, id, to ?? undefined), written),
  }),
]
