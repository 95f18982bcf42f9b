import type { Notifications } from "@svc/domain/notifications/notifications"
import {
  linkKinds,
  type ListedNotification,
  type NotificationId,
  notificationKinds,
  type NotificationTopic,
  notificationTopics,
  topicsOnAtFirst,
} from "@svc/domain/notifications/notification"
import { toIso } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { Type } from "typebox"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { readCursor, toPage } from "../pages.ts"
import { closed, Instant, pageQuery, uuid, Uuid, usualPage } from "../shapes.ts"

const tag = "Notifications"
const settingsPath = "/NotificationSettings"

const NotificationSettings = closed(
  {
    webhooks: Type.Boolean({ description: "Webhooks that begin to fail, exhausted deliveries, and recoveries" }),
    rates: Type.Optional(Type.Boolean({ description: "Imports of exchange rates that fail; off when absent" })),
    einvoices: Type.Optional(
      Type.Boolean({ description: "National e-invoices that fail, or whose outcome is unknown; off when absent" }),
    ),
    security: Type.Optional(
      Type.Boolean({
        description:
          "What happens to the user's own credentials and permissions; with `users:admin` new users, permissions of others and how everybody signs in. On when absent",
      }),
    ),
  },
  { title: "NotificationSettings" },
)
const NotificationPage = closed(
  {
    data: Type.Array(
      closed(
        {
          id: Uuid,
          kind: Type.Enum([...notificationKinds]),
          subject: Type.String(),
          text: Type.String(),
          legalEntityId: Type.Optional(Uuid),
          webhookId: Type.Optional(Uuid),
          link: Type.Optional(
            closed({ kind: Type.Enum([...linkKinds]), id: Type.String() }, { description: "What it is about" }),
          ),
          read: Type.Boolean(),
          created: Instant,
        },
        { title: "Notification" },
      ),
    ),
    nextCursor: Type.Optional(Type.String()),
  },
  { title: "NotificationPage" },
)

const settingsBody = (on: ReadonlySet<NotificationTopic>) =>
  Object.fromEntries(notificationTopics.map((topic) => [topic, on.has(topic)]))
const notificationBody = ({ isRead, createdAt, ...told }: ListedNotification) => ({
  id: told.id,
  kind: told.kind,
  subject: told.subject,
  text: told.text,
  legalEntityId: told.legalEntityId,
  webhookId: told.webhookId,
  link: told.link,
  read: isRead,
  created: toIso(createdAt),
})

export interface NotificationsDoor {
  readonly notifications: Pick<Notifications, "list" | "markRead" | "markUnread" | "saveTopics" | "topics">
}

/** The notifications of the token's user, and the topics that the user chose (contract N1, N5, N10). */
export const notificationOperations = ({ notifications }: NotificationsDoor): readonly AnyOperation[] => {
  const answers = {
    200: { description: "What the user is told of, as far as the user may read it", schema: NotificationSettings },
  }
  return [
    apiOperation({
      method: "get",
      path: "/Notifications",
      tag,
      need: "anyone",
      summary: "Get the notifications of the user",
      description:
        "Those of the topics that were on when they were raised, of what the caller may read; at most one of a kind for a webhook or a user and hour.",
      query: closed(pageQuery),
      answers: { 200: { description: "A page, newest first", schema: NotificationPage } },
      handle: Effect.fnUntraced(function* ({ principal }, { query: { PageSize = usualPage, Cursor } }) {
        const after = yield* readCursor<NotificationId>(Cursor)
        const page = { limit: PageSize + 1, ...(after === undefined ? {} : { after: after }) }
        const all = yield* notifications.list(principal, page)
        return { status: 200, body: toPage(all, PageSize, notificationBody) }
      }),
    }),

    apiOperation({
      method: "post",
      path: "/Notifications/Read",
      tag,
      need: "anyone",
      summary: "Mark notifications of the user as read",
      description: "The one that is named and all before it.",
      body: closed({ until: uuid<NotificationId>() }, { title: "ReadNotificationsRequest" }),
      answers: { 204: { description: "They are read" } },
      handle: ({ principal }, { body: { until } }) =>
        Effect.as(notifications.markRead(principal, until.toLowerCase() as NotificationId), { status: 204 }),
    }),

    apiOperation({
      method: "post",
      path: "/Notifications/Unread",
      tag,
      need: "anyone",
      summary: "Mark notifications of the user as not read",
      description: "The one that is named and all after it.",
      body: closed({ first: uuid<NotificationId>() }, { title: "UnreadNotificationsRequest" }),
      answers: { 204: { description: "They are not read" } },
      handle: ({ principal }, { body: { first } }) =>
        Effect.as(notifications.markUnread(principal, first.toLowerCase() as NotificationId), { status: 204 }),
    }),

    apiOperation({
      method: "get",
      path: settingsPath,
      tag,
      need: "anyone",
      summary: "Get what the user is told of",
      description: "Nothing but `security`, until it is switched on.",
      answers,
      handle: ({ principal }) =>
        Effect.map(notifications.topics(principal), (on) => ({ status: 200, body: settingsBody(on) })),
    }),

    apiOperation({
      method: "put",
      path: settingsPath,
      tag,
      need: "anyone",
      summary: "Set what the user is told of",
      body: NotificationSettings,
      answers,
      handle: ({ principal }, { body }) => {
        const on = new Set(notificationTopics.filter((topic) => body[topic] ?? topicsOnAtFirst.includes(topic)))
        return Effect.as(notifications.saveTopics(principal, on), { status: 200, body: settingsBody(on) })
      },
    }),
  ]
}
