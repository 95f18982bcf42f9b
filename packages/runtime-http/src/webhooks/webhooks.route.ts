import { deliveryBody } from "@svc/domain/webhooks/delivery-body"
import type { Webhook } from "@svc/domain/webhooks/webhook"
import { statsBody } from "@svc/domain/webhooks/stats-body"
import type { Webhooks } from "@svc/domain/webhooks/webhooks"
import type { WebhookId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { Type } from "typebox"
import { csv, logAsCsv } from "../csv-list.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { asText } from "../media-type.ts"
import { closed, idParameter, Instant, instantOf } from "../shapes.ts"
import { WebhookStats } from "./stats.schema.ts"
import { RotateSigningSecretRequest } from "./settings.schema.ts"
import * as schemas from "./webhooks.schema.ts"
import { signingSecretBody, webhookBody } from "./webhook-body.ts"

const tag = "Webhooks"
const path = "/Webhooks"
const one = "/Webhooks/{id}"

/** Without the token, which a file must not contain. */
const columns = ["id", "url", "description", "webhookStatus", "events"]
const line = (webhook: Webhook) => ({
  ...webhookBody(webhook),
  events: webhook.subscriptions.map(({ spelling }) => spelling).join(" "),
})

export interface WebhooksDoor {
  readonly webhooks: Webhooks
}

/** Webhooks, with their test event, their figures and their signing secret (contract W1, W6, W13, W17, W29). */
export const webhookOperations = ({ webhooks }: WebhooksDoor): readonly AnyOperation[] => {
  return [
    apiOperation({
      method: "get",
      path,
      tag,
      need: "webhooks:read",
      negotiated: true,
      summary: "Get webhooks",
      offers: [...asText, csv],
      answers: { 200: { description: "Oldest first", schema: Type.Array(schemas.Webhook) } },
      handle: ({ scope }, { mediaType }) =>
        mediaType === csv
          ? Effect.succeed(
              logAsCsv(path, columns, line, (after: WebhookId | undefined) =>
                after === undefined ? webhooks.list(scope) : Effect.succeed([]),
              ),
            )
          : Effect.map(webhooks.list(scope), (all) => ({ status: 200, body: all.map(webhookBody) })),
    }),

    apiOperation({
      method: "post",
      path,
      tag,
      need: "webhooks:write",
      transaction: "idempotent",
      negotiated: true,
      summary: "Create a webhook",
      description:
        "Enabled when `webhookStatus` is omitted. The answer carries the token that every request to it will carry.",
      body: schemas.CreateWebhookRequest,
      answers: { 201: { description: "Created", schema: schemas.Webhook } },
      handle: ({ scope }, { body: { description, ...body } }) =>
        Effect.map(
          webhooks.register(scope, { ...body, ...(typeof description === "string" ? { description } : {}) }),
          (webhook) => ({ status: 201, body: webhookBody(webhook) }),
        ),
    }),

    apiOperation({
      method: "get",
      path: one,
      tag,
      need: "webhooks:read",
      readsOnce: true,
      tagsWhole: true,
      negotiated: true,
      summary: "Get a webhook",
      params: idParameter<WebhookId>(),
      answers: { 200: { description: "The webhook", schema: schemas.Webhook } },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(webhooks.get(scope, id), (webhook) => ({ status: 200, body: webhookBody(webhook) })),
    }),

    apiOperation({
      method: "patch",
      path: one,
      tag,
      need: "webhooks:write",
      negotiated: true,
      summary: "Change a webhook",
      description:
        "A merge patch (RFC 7396): absent members stay unchanged. Disabling holds pending deliveries; enabling releases them, at once if their time has passed.",
      params: idParameter<WebhookId>(),
      body: schemas.UpdateWebhookRequest,
      answers: { 200: { description: "The webhook after the change", schema: schemas.Webhook } },
      handle: ({ scope }, { params: { id }, body }) =>
        Effect.map(webhooks.change(scope, id, body), (webhook) => ({ status: 200, body: webhookBody(webhook) })),
    }),

    apiOperation({
      method: "delete",
      path: one,
      tag,
      need: "webhooks:write",
      negotiated: true,
      summary: "Delete a webhook",
      description: "Pending deliveries are cancelled; the log stays readable.",
      params: idParameter<WebhookId>(),
      answers: { 200: { description: "Deleted" } },
      handle: ({ scope }, { params: { id } }) => Effect.as(webhooks.delete(scope, id), { status: 200 }),
    }),

    apiOperation({
      method: "post",
      path: `${one}/Test`,
      tag,
      need: "webhooks:write",
      transaction: "idempotent",
      bodyOptional: true,
      summary: "Send a test event",
      description:
        "Sends one example event to this webhook, with the header `svc-test: true`; it is signed and logged like any other.",
      params: idParameter<WebhookId>(),
      body: schemas.TestWebhookRequest,
      answers: { 201: { description: "The delivery; read it again to see its outcome", schema: schemas.Delivery } },
      handle: ({ origin }, { params: { id }, body: { eventType } }) =>
        Effect.map(webhooks.test(origin, id, eventType), (delivery) => ({
          status: 201,
          body: deliveryBody(delivery),
        })),
    }),

    apiOperation({
      method: "get",
      path: `${one}/Stats`,
      tag,
      need: "webhooks:read",
      summary: "Get the figures of a webhook",
      description:
        "Covers its deliveries created in a range, or all deliveries in the log; the counts are those of the log. A deleted webhook has figures as long as its log is kept.",
      params: idParameter<WebhookId>(),
      query: closed({ From: Type.Optional(Instant), To: Type.Optional(Instant) }),
      answers: { 200: { description: "The figures", schema: WebhookStats } },
      handle: ({ scope }, { params: { id }, query: { From, To } }) =>
        Effect.map(
          webhooks.stats(scope, id, {
            ...(From === undefined ? {} : { from: instantOf(From) }),
            ...(To === undefined ? {} : { to: instantOf(To) }),
          }),
          (figures) => ({ status: 200, body: statsBody(figures) }),
        ),
    }),

    ...signingSecretOperations(webhooks),
  ]
}

/** The signing secret of a webhook (contract W17, W51). */
const signingSecretOperations = (webhooks: WebhooksDoor["webhooks"]): readonly AnyOperation[] => [
  apiOperation({
    method: "get",
    path: `${one}/SigningSecret`,
    tag,
    need: "webhooks:write",
    recent: true,
    records: { type: "SecretShown" },
    summary: "Get the signing secret",
    description: "Use it to verify `webhook-signature` with any library of the Standard Webhooks specification.",
    params: idParameter<WebhookId>(),
    answers: { 200: { description: "The current secret", schema: schemas.SigningSecret } },
    handle: ({ scope }, { params: { id } }) =>
      Effect.map(webhooks.signingSecret(scope, id), (found) => ({ status: 200, body: signingSecretBody(found) })),
  }),

  apiOperation({
    method: "post",
    path: `${one}/SigningSecret/Rotate`,
    tag,
    need: "webhooks:write",
    recent: true,
    records: { type: "SecretRotated" },
    transaction: "idempotent",
    summary: "Rotate the signing secret",
    description: "For `overlapHours` every request is signed with the new and the old secret.",
    bodyOptional: true,
    params: idParameter<WebhookId>(),
    body: RotateSigningSecretRequest,
    answers: { 200: { description: "The new secret", schema: schemas.SigningSecret } },
    handle: ({ scope }, { params: { id }, body }) =>
      Effect.map(webhooks.rotateSigningSecret(scope, id, body), (made) => ({
        status: 200,
        body: signingSecretBody(made),
      })),
  }),
]
