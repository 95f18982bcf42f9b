import { given } from "@svc/domain/shared/given"
import type { RecoveryId } from "@svc/domain/shared/ids"
import type { RecoverableStatus } from "@svc/domain/webhooks/recovery"
import { recoveryBody } from "@svc/domain/webhooks/recovery-body"
import { Effect } from "effect"
import { csv, logAsCsv } from "../csv-list.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { readCursor, toPage } from "../pages.ts"
import { closed, idParameter, pageQuery, instantOf, usualPage } from "../shapes.ts"
import type { WebhooksDoor } from "./webhooks.route.ts"
import * as schemas from "./webhooks.schema.ts"

const tag = "Webhook recoveries"
const path = "/Webhooks/{id}/Recoveries"
const one = "/WebhookRecoveries/{id}"

const columns = [
  "id",
  "created",
  "webhookId",
  "since",
  "until",
  "status",
  "eventType",
  "missed",
  "state",
  "total",
  "resent",
  "sent",
  "delivered",
  "failed",
  "withdrawn",
  "requestedBy",
  "requestedByName",
  "finished",
]

/** Sends failed deliveries of a webhook again (contract W31). */
export const recoveryOperations = ({ webhooks }: WebhooksDoor): readonly AnyOperation[] => {
  const answers = {
    200: { description: "The recovery", schema: schemas.Recovery },
    404: { description: "No such recovery" },
  }
  return [
    apiOperation({
      method: "post",
      path: "/Webhooks/{id}/Recover",
      tag,
      need: "webhooks:write",
      transaction: "idempotent",
      summary: "Send failed deliveries again",
      description:
        "Makes one immediate attempt, marked manual, of each failed delivery created in the range, also of one that waits for another attempt. A job does this at the pace of the receiver; it can be followed and cancelled. With `missed` it sends the events of the range to which the webhook now subscribes and of which it has no delivery. With `dryRun` it only counts.",
      params: idParameter(),
      body: schemas.RecoverRequest,
      answers: {
        200: { description: "The number of deliveries, with `dryRun`", schema: schemas.RecoverableCount },
        202: { description: "The recovery has begun", schema: schemas.Recovery },
      },
      handle: Effect.fnUntraced(function* ({ scope, principal }, { params: { id }, body }) {
        const { since, until, status, eventType, missed, dryRun } = body
        const request = {
          since: instantOf(since),
          ...(until === undefined ? {} : { until: instantOf(until) }),
          ...(status === undefined ? {} : { status: status as RecoverableStatus }),
          ...(eventType === undefined ? {} : { eventType }),
          ...(missed === undefined ? {} : { missed }),
          requestedBy: principal.userId,
        }
        if (dryRun === true) {
          const total = yield* webhooks.countRecoverable(scope, id, request)
          return { status: 200, body: { dryRun, total } }
        }
        return { status: 202, body: recoveryBody(yield* webhooks.startRecovery(scope, id, request)) }
      }),
    }),

    apiOperation({
      method: "get",
      path,
      tag,
      need: "webhooks:read",
      summary: "Get the recoveries of a webhook",
      params: idParameter(),
      query: closed(pageQuery),
      offers: ["application/json", csv],
      answers: { 200: { description: "A page, newest first", schema: schemas.RecoveryPage } },
      handle: Effect.fnUntraced(function* ({ scope }, { params: { id }, query, mediaType }) {
        const { PageSize = usualPage, Cursor } = query
        const after = yield* readCursor<RecoveryId>(Cursor)
        const list = (behind: RecoveryId | undefined, limit: number) =>
          webhooks.recoveries(scope, id, { limit, ...given({ after: behind }) })
        if (mediaType === csv) return logAsCsv(path, columns, recoveryBody, list)
        const all = yield* list(after, PageSize + 1)
        return { status: 200, body: toPage(all, PageSize, recoveryBody) }
      }),
    }),

    apiOperation({
      method: "get",
      path: one,
      tag,
      need: "webhooks:read",
      summary: "Get a recovery with its progress",
      params: idParameter<RecoveryId>(),
      answers,
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(webhooks.recovery(scope, id), (found) => ({ status: 200, body: recoveryBody(found) })),
    }),

    apiOperation({
      method: "post",
      path: `${one}/Cancel`,
      tag,
      need: "webhooks:write",
      transaction: "idempotent",
      summary: "Cancel a recovery",
      description:
        "Stops the recovery: deliveries that are not sent yet are withdrawn and return to their state before the recovery. Requests in progress continue. A recovery that has ended stays unchanged.",
      params: idParameter<RecoveryId>(),
      answers,
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(webhooks.cancelRecovery(scope, id), (found) => ({ status: 200, body: recoveryBody(found) })),
    }),
  ]
}
