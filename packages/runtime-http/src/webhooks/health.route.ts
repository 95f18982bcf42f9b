import { countedLive } from "@svc/domain/webhooks/ports/hour-counts"
import { recoveryBody } from "@svc/domain/webhooks/recovery-body"
import type { WebhookId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { Type } from "typebox"
import { toIso } from "@svc/domain/shared/timestamp"
import { invalidRequest } from "../invalid-request.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { closed, idParameter, Instant, instantOf, uuid } from "../shapes.ts"
import * as schemas from "./health.schema.ts"
import type { WebhooksDoor } from "./webhooks.route.ts"
import { healthBody, hourBody, summaryBody, webhookBody } from "./webhook-body.ts"

const tag = "Webhooks"
const need = "webhooks:read"
const lateness = `With more than ${countedLive.toLocaleString("en")} deliveries that may have changed, the figures of an hour may be outdated by up to a twelfth of its age.`

/** The health of webhooks, and their deliveries hour by hour (contract H4, H5, H6); enabling one (contract W56). */
export const webhookHealthOperations = ({ webhooks }: WebhooksDoor): readonly AnyOperation[] => [
  apiOperation({
    method: "get",
    path: "/WebhookSummaries",
    tag,
    need,
    summary: "Get the health of each webhook",
    description: `Returns figures of the deliveries made in the current hour and the 23 before. ${lateness}`,
    answers: { 200: { description: "Oldest webhook first", schema: Type.Array(schemas.WebhookSummary) } },
    handle: ({ scope }) =>
      Effect.map(webhooks.summaries(scope), (all) => ({ status: 200, body: all.map(summaryBody) })),
  }),

  apiOperation({
    method: "get",
    path: "/Webhooks/{id}/Health",
    tag,
    need,
    summary: "Get the failures of a webhook",
    params: idParameter<WebhookId>(),
    answers: { 200: { description: "The failures in a row, and their consequences", schema: schemas.WebhookHealth } },
    handle: ({ scope }, { params: { id } }) =>
      Effect.map(webhooks.health(scope, id), (health) => ({ status: 200, body: healthBody(health) })),
  }),

  apiOperation({
    method: "post",
    path: "/Webhooks/{id}/Enable",
    tag,
    need: "webhooks:write",
    transaction: "idempotent",
    bodyOptional: true,
    summary: "Enable a Disabled webhook and send what it missed",
    description: "Begins the count of failures again. Each recovery can be followed and cancelled.",
    params: idParameter<WebhookId>(),
    body: schemas.EnableWebhookRequest,
    answers: { 200: { description: "The webhook, and the recoveries that began", schema: schemas.EnabledWebhook } },
    handle: ({ scope, principal }, { params: { id }, body: { sendMissed = true, resendFailed = true } }) =>
      Effect.map(
        webhooks.enable(scope, id, { sendMissed, resendFailed, requestedBy: principal.userId }),
        ({ webhook, recoveries }) => ({
          status: 200,
          body: { webhook: webhookBody(webhook), recoveries: recoveries.map(recoveryBody) },
        }),
      ),
  }),

  apiOperation({
    method: "get",
    path: "/WebhookSeries",
    tag,
    need,
    summary: "Get the results of deliveries by hour or minute",
    description: `For one webhook or all of the legal entity. Covers whole hours (UTC) of the last 15 days, or the last 24 hours without \`From\`; with \`Step=Minute\` the minutes of the last hour, in which the newest ${countedLive.toLocaleString("en")} deliveries are counted. ${lateness}`,
    query: closed({
      WebhookId: Type.Optional(uuid<WebhookId>()),
      From: Type.Optional(Instant),
      To: Type.Optional(Instant),
      Step: Type.Optional(Type.Enum(["Hour", "Minute"], { default: "Hour" })),
    }),
    answers: {
      200: {
        description: "Oldest first, without hours that have no deliveries",
        schema: closed(
          {
            data: Type.Array(schemas.WebhookHour),
            p95Ms: schemas.P95,
            since: Type.Optional(
              Type.String({
                format: "date-time",
                description:
                  "Only for minutes, when there are too many to count: the minute from which on all are counted",
              }),
            ),
          },
          { title: "WebhookSeries" },
        ),
      },
    },
    handle: Effect.fnUntraced(function* ({ scope }, { query: { WebhookId, From, To, Step } }) {
      if (Step === "Minute") {
        if (From !== undefined || To !== undefined)
          return yield* invalidRequest(
            "Step",
            "must not be Minute together with From or To: minutes cover only the last hour",
          )
        const { minutes, since, p95Ms } = yield* webhooks.minutes(scope, WebhookId)
        return {
          status: 200,
          body: { data: minutes.map(hourBody), p95Ms, since: since === undefined ? undefined : toIso(since) },
        }
      }
      return yield* Effect.map(
        webhooks.series(scope, {
          ...(WebhookId === undefined ? {} : { webhookId: WebhookId }),
          ...(From === undefined ? {} : { from: instantOf(From) }),
          ...(To === undefined ? {} : { to: instantOf(To) }),
        }),
        ({ hours, p95Ms }) => ({ status: 200, body: { data: hours.map(hourBody), p95Ms, since: undefined } }),
      )
    }),
  }),
]
