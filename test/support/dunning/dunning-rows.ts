import type { DunningCampaign } from "@svc/domain/dunning/campaign"
import { dateOf } from "@svc/domain/shared/calendar-date"
import type { AccountId, DunningCampaignId, InvoiceId, MessageId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import type { StillService } from "../service/service.ts"
import type { Side } from "../service/side.ts"

/** A campaign that is not stored yet: the default, and off. */
const newCampaign = (
  { get }: Pick<Side, "get">,
  scope: Scope,
  given: Partial<DunningCampaign> = {},
): DunningCampaign => ({
  ...scope,
  id: get("IdSource").next<DunningCampaignId>(),
  name: "Reminders",
  isDefault: true,
  isEnabled: false,
  steps: [
    { day: 7, level: 1 },
    { day: 14, level: 3 },
  ],
  minimumBalances: [],
  sendHour: 9,
  onlyOnWorkdays: false,
  createdAt: get("AppClock").now(),
  modifiedAt: get("AppClock").now(),
  ...given,
})

export { leaveMessageRows } from "../messages/message-rows.ts"

/** Stores a row in every table of dunning, with a step of an invoice that exists. */
export const leaveDunningRows = async (
  { worker: side, sql }: Pick<StillService, "sql" | "worker">,
  scope: Scope,
): Promise<void> => {
  const [invoice] = await sql<{ readonly id: InvoiceId; readonly account: AccountId }>(
    "select id, account_id as account from svc.invoices where tenant_id = $1 limit 1",
    [scope.tenantId],
  )
  const campaign = newCampaign(side, scope)
  await side.atomically(scope.tenantId, side.get("CampaignStore").insert(campaign))
  const at = campaign.createdAt
  const step = {
    invoiceId: invoice!.id,
    accountId: invoice!.account,
    campaignId: campaign.id,
    level: 1,
    on: dateOf(at),
    at,
  }
  const messageId = side.get("IdSource").next<MessageId>()
  const store = side.get("DunningStore")
  const course = { invoiceId: invoice!.id, campaignId: campaign.id }
  await side.atomically(scope.tenantId, store.start(scope, [course], at))
  await side.atomically(scope.tenantId, store.take(scope, [{ ...step, messageId }]))
  await side.atomically(scope.tenantId, store.dispute(scope, invoice!.id, { reason: "The goods were late", at }))
}
