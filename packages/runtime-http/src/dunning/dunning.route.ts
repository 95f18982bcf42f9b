import type { DunningCampaign } from "@svc/domain/dunning/campaign"
import type { DueReminder, Dunning, Looked } from "@svc/domain/dunning/dunning"
import { parseCalendarDate } from "@svc/domain/shared/calendar-date"
import { given } from "@svc/domain/shared/given"
import { type AccountId, type DunningCampaignId, type InvoiceId, isUuid } from "@svc/domain/shared/ids"
import { toIso } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { invalidRequest } from "../invalid-request.ts"
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

const noInvoice = { description: "No such invoice" }

type Shown = Effect.Success<ReturnType<Dunning["ofInvoice"]>>
const shownInvoice = ({ state, level, held, next, campaign, dispute, steps }: Shown) => ({
  status: 200,
  body: {
    state,
    level,
    held,
    campaign: campaign && { id: campaign.id, name: campaign.name, enabled: campaign.isEnabled },
    nextLevel: next?.level,
    nextAt: next?.on,
    dispute: dispute && { reason: dispute.reason, until: dispute.until, created: toIso(dispute.at) },
    steps: steps.map((step) => ({
      level: step.level,
      on: step.on,
      messageId: step.messageId,
      state: step.messageStatus === "Cancelled" ? "Skipped" : "Taken",
    })),
  },
})

const shownReminder = ({ campaign, level, invoices }: DueReminder) => {
  const first = invoices[0]!
  return {
    account: { id: first.accountId, accountNumber: first.accountNumber, name: first.accountName },
    campaign: campaign.name,
    level,
    recipient: first.address?.trim() ?? "",
    invoices: invoices.map(({ id, number, dueDate, currency, balance }) => ({
      id,
      invoiceNumber: number,
      dueDate,
      currency,
      balance,
    })),
  }
}

/** The place of a preview as a cursor, which is opaque to callers: an account, and in a large one an invoice. */
const printPlace = ({ account, behind }: Looked): string =>
  Buffer.from([account, ...(behind === undefined ? [] : [behind.dueDate, behind.id])].join(" "), "latin1").toString(
    "base64url",
  )
const readPlace = Effect.fnUntraced(function* (cursor: string | null | undefined) {
  if (cursor === undefined || cursor === null) return undefined
  const [account = "", day, id, ...more] = Buffer.from(cursor, "base64url").toString("latin1").split(" ")
  const dueDate = day === undefined ? undefined : parseCalendarDate(day)
  const isWhole = isUuid<AccountId>(account) && more.length === 0
  if (isWhole && day === undefined) return { account } satisfies Looked
  if (isWhole && dueDate !== undefined && id !== undefined && isUuid<InvoiceId>(id))
    return { account, behind: { dueDate, id } } satisfies Looked
  return yield* invalidRequest("cursor", "is not a cursor of this list")
})

export interface DunningDoor {
  readonly dunning: Dunning
}

/** Campaigns (contract Z1). */
const campaignOperations = ({ dunning }: DunningDoor): readonly AnyOperation[] => [
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
]

/** How far the reminding of an invoice is, reminders by hand, and a look ahead (contract Z3, Z5, Z6, Z7). */
const invoiceOperations = ({ dunning }: DunningDoor): readonly AnyOperation[] => [
  apiOperation({
    method: "get",
    path: "/Invoices/{id}/Dunning",
    tag,
    need: "collections:read",
    summary: "Get the reminders of an invoice",
    params: idParameter<InvoiceId>(),
    answers: {
      200: { description: "Its state and steps", schema: schemas.InvoiceDunning },
      404: noInvoice,
    },
    handle: ({ scope }, { params: { id } }) => Effect.map(dunning.ofInvoice(scope, id), shownInvoice),
  }),

  apiOperation({
    method: "post",
    path: "/Invoices/{id}/Dispute",
    tag,
    need: "collections:write",
    transaction: "idempotent",
    summary: "Dispute an invoice",
    params: idParameter<InvoiceId>(),
    body: schemas.DisputeRequest,
    answers: { 200: { description: "Its reminders wait", schema: schemas.InvoiceDunning }, 404: noInvoice },
    handle: ({ scope }, { params: { id }, body }) => Effect.map(dunning.dispute(scope, id, body), shownInvoice),
  }),

  apiOperation({
    method: "delete",
    path: "/Invoices/{id}/Dispute",
    tag,
    need: "collections:write",
    summary: "End the dispute of an invoice",
    params: idParameter<InvoiceId>(),
    answers: { 204: { description: "Not disputed" }, 404: noInvoice },
    handle: ({ scope }, { params: { id } }) => Effect.as(dunning.endDispute(scope, id), { status: 204 }),
  }),

  apiOperation({
    method: "post",
    path: "/Invoices/{id}/Remind",
    tag,
    need: "collections:write",
    transaction: "idempotent",
    summary: "Send a reminder of an invoice now",
    params: idParameter<InvoiceId>(),
    body: schemas.RemindRequest,
    answers: { 200: { description: "The step is taken", schema: schemas.InvoiceDunning }, 404: noInvoice },
    handle: ({ origin }, { params: { id }, body: { level } }) =>
      Effect.map(dunning.remind(origin, id, level ?? undefined), shownInvoice),
  }),

  apiOperation({
    method: "post",
    path: "/Dunning/Preview",
    tag,
    need: "collections:read",
    summary: "Preview the reminders of a day",
    body: schemas.PreviewRequest,
    answers: { 200: { description: "The reminders of the day", schema: schemas.Preview } },
    handle: Effect.fnUntraced(function* ({ scope }, { body: { cursor, ...request } }) {
      const { date, reminders, looked } = yield* dunning.preview(scope, request, yield* readPlace(cursor))
      return {
        status: 200,
        body: { date, data: reminders.map(shownReminder), nextCursor: looked && printPlace(looked) },
      }
    }),
  }),
]

export const dunningOperations = (door: DunningDoor): readonly AnyOperation[] => [
  ...campaignOperations(door),
  ...invoiceOperations(door),
]
