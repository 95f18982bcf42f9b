import type { DunningCampaign } from "@svc/domain/dunning/campaign"
import type { Dunning } from "@svc/domain/dunning/dunning"
import { given } from "@svc/domain/shared/given"
import type { DunningCampaignId, InvoiceId } from "@svc/domain/shared/ids"
import { toIso } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { readCursor, toPage } from "../pages.ts"
import { closed, idParameter, pageQuery, usualPage } from "../shapes.ts"
import * as schemas from "./dunning.schema.ts"

const tag = "Dunning"
const path = "/DunningCampaigns"
const params = idParameter<DunningCampaignId>()
const noCampaign = { description: "No such campaign" }

const bodyOf = (campaign: DunningCampaign) => {
  const { id, name, isDefault, isEnabled, steps, minimumBalances, sendHour, onlyOnWorkdays, lastRunOn } = campaign
  return {
    id,
    name,
    isDefault,
    enabled: isEnabled,
    steps,
    minimumBalances,
    sendHour,
    onlyOnWorkdays,
    lastRunOn,
    created: toIso(campaign.createdAt),
    modified: toIso(campaign.modifiedAt),
  }
}

export interface DunningDoor {
  readonly dunning: Dunning
}

/** Campaigns, and how far the reminding of an invoice is (contract Z1, Z3). */
export const dunningOperations = ({ dunning }: DunningDoor): readonly AnyOperation[] => [
  apiOperation({
    method: "get",
    path,
    tag,
    need: "collections:read",
    summary: "Get dunning campaigns",
    query: closed(pageQuery),
    answers: { 200: { description: "A page, newest first", schema: schemas.CampaignPage } },
    handle: Effect.fnUntraced(function* ({ scope }, { query: { PageSize = usualPage, Cursor } }) {
      const before = yield* readCursor<DunningCampaignId>(Cursor)
      const found = yield* dunning.list(scope, { limit: PageSize + 1, ...given({ before }) })
      return { status: 200, body: toPage(found, PageSize, bodyOf) }
    }),
  }),

  apiOperation({
    method: "post",
    path,
    tag,
    need: "collections:admin",
    transaction: "idempotent",
    summary: "Create a dunning campaign",
    body: schemas.CampaignRequest,
    answers: { 201: { description: "Created", schema: schemas.Campaign } },
    handle: ({ scope }, { body }) =>
      Effect.map(dunning.create(scope, body), (made) => ({
        status: 201,
        body: bodyOf(made),
        headers: { location: `${path}/${made.id}` },
      })),
  }),

  apiOperation({
    method: "get",
    path: `${path}/{id}`,
    tag,
    need: "collections:read",
    summary: "Get a dunning campaign",
    params,
    answers: { 200: { description: "The campaign", schema: schemas.Campaign }, 404: noCampaign },
    handle: ({ scope }, { params: { id } }) =>
      Effect.map(dunning.get(scope, id), (found) => ({ status: 200, body: bodyOf(found) })),
  }),

  apiOperation({
    method: "patch",
    path: `${path}/{id}`,
    tag,
    need: "collections:admin",
    transaction: "idempotent",
    summary: "Change a dunning campaign",
    params,
    body: schemas.CampaignRequest,
    answers: { 200: { description: "Changed", schema: schemas.Campaign }, 404: noCampaign },
    handle: ({ scope }, { params: { id }, body }) =>
      Effect.map(dunning.change(scope, id, body), (changed) => ({ status: 200, body: bodyOf(changed) })),
  }),

  apiOperation({
    method: "delete",
    path: `${path}/{id}`,
    tag,
    need: "collections:admin",
    summary: "Delete a dunning campaign",
    params,
    answers: { 204: { description: "Deleted" }, 404: noCampaign },
    handle: ({ scope }, { params: { id } }) => Effect.as(dunning.remove(scope, id), { status: 204 }),
  }),

  apiOperation({
    method: "get",
    path: "/Invoices/{id}/Dunning",
    tag,
    need: "collections:read",
    summary: "Get the reminders of an invoice",
    params: idParameter<InvoiceId>(),
    answers: {
      200: { description: "Its state and steps", schema: schemas.InvoiceDunning },
      404: { description: "No such invoice" },
    },
    handle: ({ scope }, { params: { id } }) =>
      Effect.map(dunning.ofInvoice(scope, id), ({ state, level, held, next, steps }) => ({
        status: 200,
        body: {
          state,
          level,
          held,
          nextLevel: next?.level,
          nextAt: next?.on,
          steps: steps.map((step) => ({
            level: step.level,
            on: step.on,
            messageId: step.messageId,
            state: step.messageStatus === "Cancelled" ? "Skipped" : "Taken",
          })),
        },
      })),
  }),
]
