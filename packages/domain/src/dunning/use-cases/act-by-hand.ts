import { BigDecimal, Effect, Result } from "effect"
import { invoiceTotals } from "../../invoicing/invoice.ts"
import type { InvoicingEvent } from "../../invoicing/invoicing.events.ts"
import type { Messages } from "../../messages/messages.ts"
import { MailNotConfigured } from "../../messages/messages.errors.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { dateIn, parseDate } from "../../shared/calendar-date.ts"
import { fieldRefused, type PortUnavailable, ResourceNotFound } from "../../shared/errors.ts"
import { given } from "../../shared/given.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { makeWithin } from "../../shared/within.ts"
import { campaignOf } from "../campaign.ts"
import { judged } from "../due-reminders.ts"
import { refuse } from "../dunning.errors.ts"
import type { DunningEvent } from "../dunning.events.ts"
import { dunningOf, levelByHand } from "../invoice-dunning.ts"
import type { CampaignStore } from "../ports/campaign-store.ts"
import type { DunningStore } from "../ports/dunning-store.ts"
import { makeTakeSteps, type TakeStepsPorts } from "../take-steps.ts"

export interface ActByHandPorts extends TakeStepsPorts {
  readonly campaigns: Pick<CampaignStore, "all">
  readonly dunned: DunningStore
  readonly messages: Pick<Messages, "isOn" | "remind">
  readonly organisation: Pick<Organisation, "details">
  readonly unitOfWork: UnitOfWork
}

/** A dispute as a person reports it. */
export interface DisputeRequest {
  readonly reason: string
  readonly until?: string | null | undefined
}

/** The dunning of one invoice: its state, its disputes, and reminders that a person asks for (contract Z3, Z5, Z6). */
export const makeActByHand = (ports: ActByHandPorts) => {
  const { campaigns, dunned, messages, organisation, events, unitOfWork } = ports
  const within = makeWithin(unitOfWork)
  const take = makeTakeSteps(ports)

  const found = Effect.fnUntraced(function* (scope: Scope, id: InvoiceId) {
    const invoice = yield* dunned.find(scope, id)
    return invoice === undefined ? yield* new ResourceNotFound({ noun: "invoice", id }) : judged(invoice)
  })
  const todayOf = Effect.fnUntraced(function* (scope: Scope) {
    const { timeZone } = yield* organisation.details(scope)
    return dateIn(timeZone, yield* currentTime)
  })
  const shown = Effect.fnUntraced(function* (scope: Scope, id: InvoiceId) {
    const invoice = yield* found(scope, id)
    const campaign = campaignOf(yield* campaigns.all(scope), invoice.campaignId)
    const state = dunningOf(invoice, campaign?.isEnabled === true ? campaign : undefined, yield* todayOf(scope))
    return { ...state, ...given({ campaign, dispute: invoice.dispute }), steps: yield* dunned.steps(scope, id) }
  })

  const dispute = Effect.fnUntraced(function* (scope: Scope, id: InvoiceId, { reason, until }: DisputeRequest) {
    if (reason.trim() === "") return yield* fieldRefused("reason", "must not be empty")
    const invoice = yield* found(scope, id)
    if (!invoice.isPosted) return yield* refuse("NotDisputable", { status: invoice.status })
    const day = until === undefined || until === null ? undefined : parseDate(until)
    if (until !== undefined && until !== null && (day === undefined || day <= (yield* todayOf(scope))))
      return yield* fieldRefused("until", "must be a day after today, such as 2026-11-20")
    const at = yield* currentTime
    yield* dunned.dispute(scope, id, { reason: reason.trim(), at, ...given({ until: day }) })
    return yield* shown(scope, id)
  })

  const remind = Effect.fnUntraced(function* (origin: EventOrigin, id: InvoiceId, asked: number | undefined) {
    const scope = { tenantId: origin.tenantId, legalEntityId: origin.legalEntityId }
    // Held as by the daily run, so that no level is taken twice.
    const campaign = campaignOf(yield* campaigns.all(scope, "hold"), (yield* found(scope, id)).campaignId)
    if (campaign === undefined) return yield* refuse("NoCampaign")
    const invoice = yield* found(scope, id)
    if (!(yield* messages.isOn(scope))) return yield* new MailNotConfigured()
    const today = yield* todayOf(scope)
    const level = levelByHand(invoice, campaign, today, asked)
    if (Result.isFailure(level)) return yield* refuse("NotRemindable", { reason: level.failure })
    const reminder = { campaign, level: level.success, invoices: [invoice] }
    yield* take(origin, today, invoice.isFollowed ? [] : [{ invoice, campaign }], [reminder])
    return yield* shown(scope, id)
  })

  return {
    /** How far the reminding of an invoice is, with the steps that were taken. */
    ofInvoice: Effect.fn("dunning.ofInvoice")((scope: Scope, id: InvoiceId) => within(scope, shown(scope, id))),
    dispute: Effect.fn("dunning.dispute")((scope: Scope, id: InvoiceId, request: DisputeRequest) =>
      within(scope, dispute(scope, id, request)),
    ),
    endDispute: Effect.fn("dunning.endDispute")((scope: Scope, id: InvoiceId) =>
      within(scope, Effect.andThen(found(scope, id), dunned.endDispute(scope, id))),
    ),
    remind: Effect.fn("dunning.remind")((origin: EventOrigin, id: InvoiceId, level?: number) =>
      within(origin, remind(origin, id, level)),
    ),
    /** Ends the reminding of invoices that are no longer open, in the unit of work that settles them (contract Z9). */
    hear: Effect.fnUntraced(function* (
      origin: EventOrigin,
      heard: readonly InvoicingEvent[],
    ): Effect.fn.Return<void, PortUnavailable> {
      const settled = heard.flatMap((event) =>
        event._tag === "InvoiceUpdated" && event.invoice.status === "Settled" ? [event.invoice] : [],
      )
      if (settled.length === 0) return
      const { tenantId, legalEntityId } = origin
      const byId = new Map(settled.map((invoice) => [invoice.id, invoice]))
      const ended = yield* dunned.end({ tenantId, legalEntityId }, [...byId.keys()], yield* currentTime)
      if (ended.length === 0) return
      yield* events.publish(
        origin,
        ended.map(({ invoiceId, campaignId, level }): DunningEvent => {
          const invoice = byId.get(invoiceId)!
          const { id, number = "", account, dueDate, currency } = invoice
          const balance = BigDecimal.subtract(invoiceTotals(invoice).total, invoice.settled)
          const facts = { id, invoiceNumber: number, accountId: account.id, campaignId, dueDate, currency, balance }
          return { _tag: "DunningEnded", change: { ...facts, state: "Ended", level } }
        }),
      )
    }),
  }
}
