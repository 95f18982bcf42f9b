import { longestWait, lookedAtBehind, mostBehind, mostFeedTags } from "@svc/domain/webhooks/feed"
import { type TSchema, Type } from "typebox"
import { closed, Instant, longestPage, Uuid, usualPage } from "../shapes.ts"
import { EventTag } from "./webhooks.schema.ts"

export const ConsumerName = Type.String({
  pattern: "^[a-z0-9-]{1,50}$",
  description: "Its name",
})
const Cursor = Type.String({
  minLength: 1,
  maxLength: 200,
  description: "Acknowledges all events up to this one",
})
const told = <T extends TSchema>(schema: T, description: string): T => ({ ...schema, description })

export const FeedQuery = closed({
  Cursor: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: "`nextCursor` or `cursor`",
    }),
  ),
  Start: Type.Optional(Type.Enum(["Now", "Beginning"], { description: "Now when absent" })),
  Wait: Type.Optional(Type.Integer({ minimum: 0, maximum: longestWait, description: "Seconds; 0 when absent" })),
  PageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: longestPage, description: `${usualPage} when absent` })),
  EventTypes: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 4000,
      description: `Up to ${mostFeedTags} tags with commas`,
    }),
  ),
  AccountId: Type.Optional(Type.String({ format: "uuid", description: "Events whose data has this account's id" })),
  Consumer: Type.Optional(
    Type.String({
      pattern: "^[a-z0-9-]{1,50}$",
      description: "Begins after its acknowledged position",
    }),
  ),
})

/** Without members: the document has each event's schema among its webhooks, and must not repeat it here. */
const FeedBody = Type.Object(
  {},
  { additionalProperties: true, description: "The body of a webhook, digit for digit, without `Token`" },
)

export const FeedPage = closed(
  {
    data: Type.Array(closed({ cursor: Cursor, body: FeedBody }, { title: "FeedEvent" }), {
      description: "Oldest first",
    }),
    nextCursor: Type.String({ description: "The cursor of the next page" }),
    caughtUp: Type.Boolean({ description: "No event follows at present" }),
  },
  { title: "FeedPage" },
)

const consumer = {
  name: ConsumerName,
  eventTypes: Type.Optional(Type.Array(EventTag, { description: "Its tags; all when absent" })),
  accountId: Type.Optional(told(Uuid, "Events whose data has this account's id")),
  created: told(Instant, "When it was made"),
  acknowledgedAt: Type.Optional(told(Instant, "When it last acknowledged events")),
  behind: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: mostBehind,
      description: `Events that wait, up to ${mostBehind} among the next ${lookedAtBehind}; in the list`,
    }),
  ),
}
export const Consumer = closed(consumer, { title: "EventConsumer" })
export const ConsumerList = closed(
  { data: Type.Array(Consumer, { description: "In the order of their names" }) },
  { title: "EventConsumerList" },
)

export const PutConsumerRequest = closed(
  {
    start: Type.String({ minLength: 1, maxLength: 200, description: "`Now`, `Beginning`, or a cursor of the feed" }),
    eventTypes: Type.Optional(Type.Array(EventTag, { maxItems: mostFeedTags, description: "All when absent" })),
    accountId: Type.Optional(told(Uuid, "Events whose data has this account's id")),
  },
  { title: "PutEventConsumerRequest" },
)
export const AcknowledgeRequest = closed({ cursor: Cursor }, { title: "AcknowledgeEventsRequest" })
