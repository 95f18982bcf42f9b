import { Effect } from "effect"
import type { Catalogue } from "../../catalogue/catalogue.ts"
import { patchDate } from "../../catalogue/request-context.ts"
import type { Customers } from "../../customers/customers.ts"
import { addDays, type CalendarDate } from "../../shared/calendar-date.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { OrderId } from "../../shared/ids.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { BookingKind } from "../book-order.ts"
import { cancelOrder } from "../cancel-order.ts"
import { changeOrder } from "../change-order.ts"
import { endedCharges } from "../ended-charges.ts"
import { nextVersion } from "../next-version.ts"
import type { Order, OrderStatus } from "../order.ts"
import type { OrderContext } from "../order-context.ts"
import { mostMonths } from "../../resources/order.resource.ts"
import type { ChangeOrderRequest } from "../order-request.ts"
import { type OrderAction, statusAfter } from "../order-status.ts"
import { refuse } from "../orders.errors.ts"
import { type CancelOrderRequest, readCancellation } from "../read-cancellation.ts"
import { renewOrder } from "../renew-order.ts"
import type { CreateOrderPorts } from "./create-order.ts"
import { makeKeepOrder, type Told } from "./keep-order.ts"
import { makeHoldWithAccount, makeRequireLast } from "./lock-order.ts"
import { makeContext } from "./make-context.ts"

export interface MakeVersionPorts extends CreateOrderPorts {
  readonly customers: CreateOrderPorts["customers"] & Pick<Customers, "hold">
  readonly catalogue: CreateOrderPorts["catalogue"] & Pick<Catalogue, "endsOfRenewal">
}

export interface RenewOrderRequest {
  /** The months of the new term; defaults to the order's renewal term. */
  readonly renewalTerm?: number | null | undefined
  /** The renewal term after this renewal. */
  readonly nextRenewalTerm?: number | null | undefined
}

type Edit<E> = (next: Order, context: OrderContext, before: Order) => Effect.Effect<Order, E>

/** The names of an operation that makes a version: its action in the life cycle, its booking and its events. */
interface Operation {
  readonly action: Exclude<OrderAction, "activate" | "revert">
  readonly booked: BookingKind
  readonly events: readonly Told[]
}

const operations = {
  change: { action: "change", booked: "change", events: ["SubscriptionChanged"] },
  renew: { action: "renew", booked: "renewal", events: ["SubscriptionRenewed"] },
  renewAndChange: { action: "renew", booked: "renewal", events: ["SubscriptionRenewed", "SubscriptionChanged"] },
  cancel: { action: "cancel", booked: "cancellation", events: ["SubscriptionCancelled"] },
} as const satisfies Readonly<Record<string, Operation>>

/**
 * The operations that make the next version of a subscription. Each locks the order, checks its status before the
 * fields of the request, and stores the version with its booking and events (contract S5, S7, S8, S18 to S20, S27,
 * S28).
 */
export const makeMakeVersion = (ports: MakeVersionPorts) => {
  const { orders, catalogue, ids, unitOfWork } = ports
  const contextOf = makeContext(ports)
  const keep = makeKeepOrder(ports)
  const requireLast = makeRequireLast(orders)
  const holdWithAccount = makeHoldWithAccount(ports)

  const make = <E>(
    origin: EventOrigin,
    id: OrderId,
    { action, booked, events }: Operation,
    edit: Edit<E>,
    credited: (made: Order) => string | null | undefined = () => undefined,
  ) =>
    unitOfWork.atomically(
      origin.tenantId,
      Effect.gen(function* () {
        const before = yield* holdWithAccount(origin, id)
        const status = yield* Effect.fromResult(statusAfter(before, action))
        yield* requireLast(origin, id, before)
        const context = yield* contextOf(origin)
        const begun = nextVersion(before, { id: ids.next(), status: status as OrderStatus, now: context.now })
        const made = yield* edit(begun, context, before)
        const date: CalendarDate = (yield* patchDate("orderDate", credited(made))) ?? context.today
        return yield* keep.addVersion(origin, before, made, { booked, events, context }, date)
      }),
    )

  const renewed = Effect.fnUntraced(function* (next: Order, request: RenewOrderRequest, { today }: OrderContext) {
    const months = yield* readMonths("renewalTerm", request.renewalTerm ?? next.renewalTerm)
    const { nextRenewalTerm } = request
    const ends = yield* catalogue.endsOfRenewal(next, [...new Set(next.products.map(({ product }) => product.id))])
    return yield* Effect.fromResult(
      renewOrder(next, {
        months,
        ...(nextRenewalTerm ? { nextRenewalTerm: yield* readMonths("nextRenewalTerm", nextRenewalTerm) } : {}),
        today,
        catalogue: ends,
      }),
    )
  })

  return {
    change: Effect.fn("orders.change")((origin: EventOrigin, id: OrderId, request: ChangeOrderRequest) =>
      make(
        origin,
        id,
        operations.change,
        (next, context) => changeOrder(next, request, context),
        () => request.orderDate,
      ),
    ),

    /** Creates, changes and removes discounts. */
    changeDiscounts: Effect.fn("orders.changeDiscounts")(
      (origin: EventOrigin, id: OrderId, request: Pick<ChangeOrderRequest, "effectiveChangeDate" | "orderDiscounts">) =>
        make(origin, id, operations.change, (next, context) => changeOrder(next, request, context)),
    ),

    renew: Effect.fn("orders.renew")((origin: EventOrigin, id: OrderId, request: RenewOrderRequest) =>
      make(origin, id, operations.renew, (next, context) => renewed(next, request, context)),
    ),

    /**
     * Renews a subscription and applies a change from the first day of the new term or later, in one version (contract
     * S19).
     */
    renewAndChange: Effect.fn("orders.renewAndChange")(
      (
        origin: EventOrigin,
        id: OrderId,
        { renewalTerm, nextRenewalTerm, ...change }: ChangeOrderRequest & RenewOrderRequest,
      ) =>
        make(
          origin,
          id,
          operations.renewAndChange,
          (next, context) =>
            Effect.flatMap(renewed(next, { renewalTerm, nextRenewalTerm }, context), (order) =>
              changeOrder(order, change, context, next.end),
            ),
          () => change.orderDate,
        ),
    ),

    cancel: Effect.fn("orders.cancel")((origin: EventOrigin, id: OrderId, request: CancelOrderRequest) =>
      make(
        origin,
        id,
        operations.cancel,
        (next, _, before) =>
          Effect.gen(function* () {
            const cancellation = yield* Effect.fromResult(readCancellation(before, request))
            const made = yield* Effect.fromResult(cancelOrder(next, cancellation))
            const { status, end } = before
            if (status === "Inactive" && end !== undefined && endedCharges(before, made).length === 0)
              return yield* refuse("ExpiredBefore", { lastDay: addDays(end, -1) })
            return made
          }),
        ({ cancellationDate }) => cancellationDate,
      ),
    ),

    /** Renews an order that is due, term by term until it is no longer due (contract S18). */
    renewed,
  }
}
export type MakeVersion = ReturnType<typeof makeMakeVersion>

const readMonths = Effect.fnUntraced(function* (field: string, months: number) {
  return months >= 1 && months <= mostMonths
    ? months
    : yield* fieldRefused(field, `must be from 1 to ${mostMonths} months`)
})
