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
    webhooks: Type.Boolean({ description: "Webhooks that start to fail, exhausted deliveries, and recoveries" }),
    rates: Type.Optional(Type.Boolean({ description: "Failed imports of exchange rates. Default: off" })),
    einvoices: Type.Optional(
      Type.Boolean({ description: "National e-invoices that fail, or whose outcome is unknown. Default: off" }),
    ),
    messages: Type.Optional(
      Type.Boolean({ description: "E-mail to customers that fails, or whose outcome is unknown. Default: off" }),
    ),
    security: Type.Optional(
      Type.Boolean({
        description:
          "Changes of the user's own credentials and permissions; with `users:admin` also new users, other users' permissions and sign-in settings. Default: on",
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
            closed(
              { kind: Type.Enum([...linkKinds]), id: Type.String() },
              { description: "The item that the notification is about" },
            ),
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
    200: {
      description: "The topics about which the user is notified, as far as the user may read them",
      schema: NotificationSettings,
    },
  }
  return [
    apiOperation({
      method: "get",
      path: "/Notifications",
      tag,
      need: "anyone",
      summary: "Get the notifications of the user",
      description:
        "Returns notifications of topics that were on when they were raised, as far as the caller may read them; at most one of a kind per hour for each webhook or user.",
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
      description: "Marks the named notification and all older ones.",
      body: closed({ until: uuid<NotificationId>() }, { title: "ReadNotificationsRequest" }),
      answers: { 204: { description: "The notifications are read" } },
      handle: ({ principal }, { body: { until } }) =>
        Effect.as(notifications.markRead(principal, until.toLowerCase() as NotificationId), { status: 204 }),
    }),

    apiOperation({
      method: "post",
      path: "/Notifications/Unread",
      tag,
      need: "anyone",
      summary: "Mark notifications of the user as unread",
      description: "Marks the named notification and all newer ones.",
      body: closed({ first: uuid<NotificationId>() }, { title: "UnreadNotificationsRequest" }),
      answers: { 204: { description: "The notifications are unread" } },
      handle: ({ principal }, { body: { first } }) =>
        Effect.as(notifications.markUnread(principal, first.toLowerCase() as NotificationId), { status: 204 }),
    }),

    apiOperation({
      method: "get",
      path: settingsPath,
      tag,
      need: "anyone",
      summary: "Get the user's notification settings",
      description: "By default only `security` is on.",
      answers,
      handle: ({ principal }) =>
        Effect.map(notifications.topics(principal), (on) => ({ status: 200, body: settingsBody(on) })),
    }),

    apiOperation({
      method: "put",
      path: settingsPath,
      tag,
      need: "anyone",
      summary: "Set the user's notification settings",
      body: NotificationSettings,
      answers,
      handle: ({ principal }, { body }) => {
        const on = new Set(notificationTopics.filter((topic) => body[topic] ?? topicsOnAtFirst.includes(topic)))
        return Effect.as(notifications.saveTopics(principal, on), { status: 200, body: settingsBody(on) })
      },
    }),
  ]
}
