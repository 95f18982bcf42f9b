import { given } from "@svc/domain/shared/given"
import { toIso } from "@svc/domain/shared/timestamp"
import { toFeedBody } from "@svc/domain/webhooks/event"
import { findEventTag } from "@svc/domain/webhooks/event-tags"
import { type FeedFilter, mostFeedTags } from "@svc/domain/webhooks/feed"
import type { EventConsumer } from "@svc/domain/webhooks/ports/event-consumers"
import { Effect } from "effect"
import { invalidRequest } from "../invalid-request.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { closed, usualPage } from "../shapes.ts"
import * as schemas from "./feed.schema.ts"
import type { WebhooksDoor } from "./webhooks.route.ts"

const tag = "Events"
const one = "/EventConsumers/{name}"
const params = closed({ name: schemas.ConsumerName })

const print = (cursor: string): string => Buffer.from(cursor, "latin1").toString("base64url")
const parse = (cursor: string): string => Buffer.from(cursor, "base64url").toString("latin1")

const readFilter = Effect.fnUntraced(function* (
  field: string,
  types: readonly string[] | undefined,
  accountId: string | undefined,
) {
  const tags: string[] = []
  for (const each of types ?? []) {
    const found = findEventTag(each)
    if (found === undefined)
      return yield* invalidRequest(field, `has ${each}, which is not an event tag; GET /EventTypes lists them`)
    tags.push(found.tag)
  }
  if (tags.length > mostFeedTags) return yield* invalidRequest(field, `must have at most ${mostFeedTags} tags`)
  return {
    ...(tags.length === 0 ? {} : { tags: [...new Set(tags)] }),
    ...given({ accountId: accountId?.toLowerCase() }),
  } satisfies FeedFilter
})

const consumerBody = ({ name, filter, createdAt, acknowledgedAt }: EventConsumer) => ({
  name,
  eventTypes: filter.tags,
  accountId: filter.accountId,
  created: toIso(createdAt),
  acknowledgedAt: acknowledgedAt === undefined ? undefined : toIso(acknowledgedAt),
})

/** The feed of events with long polling, and consumers with a stored position (contract W36, W37, W38). */
export const feedOperations = ({ webhooks }: WebhooksDoor): readonly AnyOperation[] => {
  const noConsumer = { description: "No such consumer" }
  return [
    apiOperation({
      method: "get",
      path: "/Events/Feed",
      tag,
      need: "events:read",
      transaction: "outside",
      summary: "Read events in order",
      description:
        "The events after a cursor, oldest first; none is missed. With `Wait` the answer comes with the first one, or empty.",
      query: schemas.FeedQuery,
      answers: {
        200: { description: "The next events", schema: schemas.FeedPage },
        404: noConsumer,
        410: { description: "Begin again at `oldestCursor`" },
      },
      handle: Effect.fnUntraced(function* ({ scope }, { query }) {
        const { Consumer, Cursor, EventTypes, AccountId, Start, Wait = 0, PageSize = usualPage } = query
        const mixed = Consumer === undefined ? [] : Object.entries({ EventTypes, AccountId, Start })
        const [wrong] = mixed.find(([, value]) => value !== undefined) ?? []
        if (wrong !== undefined)
          return yield* invalidRequest(
            wrong,
            "must be left out, because the consumer sets it: PUT the consumer to change it",
          )
        if (Cursor !== undefined && Start !== undefined)
          return yield* invalidRequest("Start", "must be left out when Cursor is given")
        const filter = yield* readFilter(
          "EventTypes",
          EventTypes?.split(",").map((each: string) => each.trim()),
          AccountId,
        )
        const { events, cursorOf, nextCursor, caughtUp } = yield* webhooks.feed(scope, {
          start: Cursor === undefined ? (Start ?? "Now") : { cursor: parse(Cursor) },
          filter,
          ...given({ consumer: Consumer }),
          limit: PageSize,
          waitSeconds: Wait,
        })
        // The bodies stay texts: parsing them could change their bytes.
        const data = events.map(
          (event) => `{"cursor":"${print(cursorOf(event.position))}","body":${toFeedBody(event)}}`,
        )
        const text = `{"data":[${data.join(",")}],"nextCursor":"${print(nextCursor)}","caughtUp":${caughtUp}}`
        return { status: 200, content: { type: "application/json", data: text } }
      }),
    }),

    apiOperation({
      method: "get",
      path: "/EventConsumers",
      tag,
      need: "events:read",
      summary: "Get the consumers of events",
      answers: { 200: { description: "All of them", schema: schemas.ConsumerList } },
      handle: ({ scope }) =>
        Effect.map(webhooks.consumers(scope), (all) => ({
          status: 200,
          body: { data: all.map((each) => ({ ...consumerBody(each), behind: each.behind })) },
        })),
    }),

    apiOperation({
      method: "put",
      path: one,
      tag,
      need: "events:write",
      summary: "Make a consumer of events, or move it",
      description: "Stores the position of a reader of events.",
      params,
      body: schemas.PutConsumerRequest,
      answers: {
        200: { description: "Replaced", schema: schemas.Consumer },
        201: { description: "Made", schema: schemas.Consumer },
      },
      handle: Effect.fnUntraced(function* ({ scope }, { params: { name }, body }) {
        const { start } = body
        const filter = yield* readFilter("eventTypes", body.eventTypes, body.accountId)
        const { isNew, consumer } = yield* webhooks.putConsumer(scope, {
          name,
          filter,
          start: start === "Now" || start === "Beginning" ? start : { cursor: parse(start) },
        })
        return { status: isNew ? 201 : 200, body: consumerBody(consumer) }
      }),
    }),

    apiOperation({
      method: "post",
      path: `${one}/Ack`,
      tag,
      need: "events:write",
      summary: "Acknowledge events",
      params,
      body: schemas.AcknowledgeRequest,
      answers: { 200: { description: "The consumer", schema: schemas.Consumer }, 404: noConsumer },
      handle: ({ scope }, { params: { name }, body }) =>
        Effect.map(webhooks.acknowledge(scope, name, parse(body.cursor)), (consumer) => ({
          status: 200,
          body: consumerBody(consumer),
        })),
    }),

    apiOperation({
      method: "delete",
      path: one,
      tag,
      need: "events:write",
      summary: "Delete a consumer of events",
      params,
      answers: { 204: { description: "Deleted" }, 404: noConsumer },
      handle: ({ scope }, { params: { name } }) => Effect.as(webhooks.deleteConsumer(scope, name), { status: 204 }),
    }),
  ]
}
