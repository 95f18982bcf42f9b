import { Effect } from "effect"
import type { Customers } from "../../customers/customers.ts"
import type { Orders } from "../../orders/orders.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { type CalendarDate, dateIn } from "../../shared/calendar-date.ts"
import { given } from "../../shared/given.ts"
import type { OrderId } from "../../shared/ids.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { together } from "../../shared/together.ts"
import type { TargetDates } from "../engine/due.ts"
import type { GenerateInvoiceAction, OrderInvoiceRequest } from "../invoice-request.ts"
import type { BilledPeriods } from "../ports/billed-periods.ts"
import type { UsageToBill } from "../ports/usage-to-bill.ts"
import { readDate } from "../read-date.ts"
import { type DraftOfOrders, type DraftOrders } from "./draft-orders.ts"
import type { FinishDraft } from "./finish-draft.ts"

export interface InvoiceOrderPorts {
  readonly customers: Pick<Customers, "hold">
  readonly orders: Pick<Orders, "invoiceAccountOf" | "holdToInvoice" | "setChargedThrough">
  readonly organisation: Pick<Organisation, "details">
  readonly periods: Pick<BilledPeriods, "claim">
  readonly usage: Pick<UsageToBill, "hold">
  readonly unitOfWork: UnitOfWork
}

/** The dates of a request. By default the invoice is of today, and bills up to its date (contract V25). */
export const readTargets = Effect.fnUntraced(function* (
  request: Omit<OrderInvoiceRequest, "invoiceAction">,
  today: CalendarDate,
) {
  const invoiceDate = yield* readDate("invoiceDate", request.invoiceDate, today)
  const targetDate = yield* readDate("targetDate", request.targetDate, invoiceDate)
  const custom = request.customizedTargetDates ?? {}
  const read = (kind: keyof TargetDates) => readDate(`customizedTargetDates.${kind}`, custom[kind], targetDate)
  const targetDates: TargetDates = {
    oneOff: yield* read("oneOff"),
    recurringInAdvance: yield* read("recurringInAdvance"),
    recurringInArrears: yield* read("recurringInArrears"),
    usage: yield* read("usage"),
    measured: yield* read("measured"),
  }
  return { invoiceDate, targetDate, targetDates }
})

/** Records which periods and usage drafts bill, in the unit of work that stores the drafts (contract V21, V22). */
export const makeHoldOfOrders =
  ({ periods, usage, orders }: Pick<InvoiceOrderPorts, "orders" | "periods" | "usage">) =>
  (scope: Scope, drafts: readonly Pick<DraftOfOrders, "periods" | "usage" | "chargedThrough">[]) => {
    const held = drafts.flatMap((draft) => draft.usage)
    return together(
      periods.claim(
        scope,
        drafts.flatMap((draft) => draft.periods),
      ),
      held.length === 0 ? Effect.void : usage.hold(scope, held),
      orders.setChargedThrough(scope, new Map(drafts.flatMap((draft) => [...draft.chargedThrough]))),
    )
  }

/**
 * Makes one invoice of what is due of an order, and then posts or keeps it as the request says (contract V20 to V27).
 * The account is locked first, then the order, so that of two requests at once the second finds nothing due.
 */
export const makeInvoiceOrder = (
  ports: InvoiceOrderPorts,
  { draftOrders }: Pick<DraftOrders, "draftOrders">,
  finishDraft: FinishDraft,
) => {
  const { customers, orders, organisation, unitOfWork } = ports
  const holdOf = makeHoldOfOrders(ports)
  const keep = (origin: EventOrigin, made: DraftOfOrders, action: GenerateInvoiceAction) =>
    finishDraft(
      origin,
      { draft: made.draft, ...given({ account: made.account }), attachments: [], hold: holdOf(origin, [made]) },
      action,
    )

  const draft = Effect.fnUntraced(function* (scope: Scope, id: OrderId, request: OrderInvoiceRequest) {
    const { timeZone } = yield* organisation.details(scope)
    const dates = yield* readTargets(request, dateIn(timeZone, yield* currentTime))
    const accounts = yield* customers.hold(scope, [yield* orders.invoiceAccountOf(scope, id)])
    const order = yield* orders.holdToInvoice(scope, id)
    const byId = new Map(accounts.map((account) => [account.id, account]))
    return yield* draftOrders(scope, { orders: [order], accounts: byId, ...dates })
  })

  const invoice = Effect.fnUntraced(function* (origin: EventOrigin, id: OrderId, request: OrderInvoiceRequest) {
    const drafts = yield* draft(origin, id, request)
    // Only the first of several invoices is made. Credit notes of corrections bill their usage together, so all of them
    // are made.
    const wanted = drafts[0]?.draft.type === "Credit" ? drafts : drafts.slice(0, 1)
    const [first] = yield* Effect.forEach(wanted, (made) => keep(origin, made, request.invoiceAction ?? "CreateDraft"))
    return first
  })

  return {
    /**
     * Gives the first invoice, or else the first credit note of corrections (contract V26), all of which are made;
     * `undefined` when nothing is due (contract V23).
     */
    invoiceOrder: Effect.fn("invoicing.invoiceOrder")(
      (origin: EventOrigin, id: OrderId, request: OrderInvoiceRequest) =>
        unitOfWork.atomically(origin.tenantId, invoice(origin, id, request)),
    ),
    /** The invoice that `invoiceOrder` would make, without storing it; `undefined` when nothing is due. */
    previewOrder: Effect.fn("invoicing.previewOrder")((scope: Scope, id: OrderId, request: OrderInvoiceRequest) =>
      unitOfWork.atomically(
        scope.tenantId,
        Effect.map(draft(scope, id, request), ([made]) => made?.draft),
      ),
    ),
    /**
     * Makes and keeps all drafts of what is due of an order on a day, so that drafts of later days bill only the rest.
     * Must be called in a unit of work.
     */
    draftsOfDay: Effect.fnUntraced(function* (origin: EventOrigin, id: OrderId, invoiceDate: CalendarDate) {
      const made = yield* draft(origin, id, { invoiceDate })
      yield* Effect.forEach(made, (each) => keep(origin, each, "CreateDraft"), { discard: true })
      return made.map((each) => each.draft)
    }),
  }
}
export type InvoiceOrder = ReturnType<typeof makeInvoiceOrder>
