import { mustBeRecent } from "../recent-proof.ts"
import type { WebhookId } from "@svc/domain/shared/ids"
import type { SettingsPatch } from "@svc/domain/webhooks/webhook-settings"
import { Effect } from "effect"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { idParameter } from "../shapes.ts"
import * as schemas from "./settings.schema.ts"
import type { WebhooksDoor } from "./webhooks.route.ts"

const tag = "Webhooks"
const path = "/Webhooks/{id}/Settings"

/** The settings of a webhook (contract W39). */
export const webhookSettingsOperations = ({ webhooks }: WebhooksDoor): readonly AnyOperation[] => [
  apiOperation({
    method: "get",
    path,
    tag,
    need: "webhooks:read",
    tagsWhole: true,
    summary: "Get the settings of a webhook",
    description: "Returns every setting, also those that were never changed.",
    params: idParameter<WebhookId>(),
    answers: { 200: { description: "The settings", schema: schemas.WebhookSettings } },
    handle: ({ scope }, { params: { id } }) =>
      Effect.map(webhooks.settings(scope, id), (body) => ({ status: 200, body })),
  }),

  apiOperation({
    method: "patch",
    path,
    tag,
    need: "webhooks:write",
    summary: "Change the settings of a webhook",
    description:
      "A merge patch (RFC 7396): absent members stay unchanged, and null gives a member or a section its default again. The change holds for attempts that begin two seconds later. Where `headers` or `authentication` change, a session needs a recent proof of identity.",
    records: {
      type: "WebhookSettingsChanged",
      about: ({ params: { id }, body }) => `${Object.keys(body).join(", ")} of webhook ${id}`,
    },
    params: idParameter<WebhookId>(),
    body: schemas.ChangeWebhookSettingsRequest,
    answers: { 200: { description: "The settings after the change", schema: schemas.WebhookSettings } },
    handle: Effect.fnUntraced(function* ({ scope, principal }, { params: { id }, body }) {
      const patch = body as SettingsPatch
      if (patch.headers !== undefined || patch.authentication !== undefined) yield* mustBeRecent(principal.credential)
      return { status: 200, body: yield* webhooks.changeSettings(scope, id, patch) }
    }),
  }),
]
