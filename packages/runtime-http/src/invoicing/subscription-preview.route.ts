import { invoicePreview } from "@svc/domain/invoicing/invoice-body"
import type { Order } from "@svc/domain/orders/order"
import type { Orders } from "@svc/domain/orders/orders"
import { fieldRefused } from "@svc/domain/shared/errors"
import type { OrderId } from "@svc/domain/shared/ids"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import { Effect } from "effect"
import { type Static, type TSchema, Type } from "typebox"
import type { ApiError } from "../api-error.ts"
import { unknownIsBadRequest } from "../not-found.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { oneSpelling } from "../orders/one-spelling.ts"
import * as requests from "../orders/order-requests.schema.ts"
import { subscriptionResource } from "../orders/order-resources.ts"
import { closed, named } from "../shapes.ts"
import type { InvoicingDoor } from "./invoices.route.ts"
import { InvoicePreview } from "./invoices.schema.ts"

const orNull = <T extends TSchema>(schema: T, description: string) =>
  Type.Optional(Type.Union([schema, Type.Null()], { description }))

const actions = {
  create: orNull(requests.CreateSubscriptionRequest, "A new subscription"),
  change: orNull(requests.ChangeSubscriptionRequest, "A change of its products and charges"),
  renewAndChange: orNull(requests.RenewAndChangeSubscriptionRequest, "A renewal with a change"),
  orderDiscounts: orNull(requests.OrderDiscountsOrder, "Changes of its discounts"),
  cancel: orNull(requests.CancelSubscriptionRequest, "Its end"),
}

/** The action on a subscription whose result is shown (contract V38). */
const PreviewSubscriptionRequest = closed(
  {
    subscription: Type.Optional(
      Type.Unsafe<OrderId>(
        Type.String({ format: "uuid", description: "Id of the subscription, for all actions but `create`" }),
      ),
    ),
    ...actions,
    days: orNull(
      Type.Integer({ minimum: 1, maximum: 12 }),
      "The number of days with invoices to show, today included. Default: 3",
    ),
  },
  named("PreviewSubscriptionRequest"),
)
type Asked = Static<typeof PreviewSubscriptionRequest>

/** The subscription after the action, and the documents that follow from it. */
const SubscriptionPreview = closed(
  {
    subscription: subscriptionResource.schema,
    invoices: Type.Array(InvoicePreview, {
      description: "The credit notes of a change first, then the invoices of each day on which something is due",
    }),
    refused: Type.Optional(Type.String({ description: "The reason why no invoice could be made for a day" })),
  },
  named("SubscriptionPreview"),
)

/** Carries out the requested action. The preview undoes its unit of work. */
const doAsked = Effect.fnUntraced(function* (orders: Orders, origin: EventOrigin, asked: Asked) {
  const { subscription: id, create, change, renewAndChange, orderDiscounts, cancel } = asked
  const wanted = Object.keys(actions).filter((name) => (asked[name as keyof Asked] ?? undefined) !== undefined)
  if (wanted.length !== 1)
    return yield* fieldRefused("body", `must have exactly one of ${Object.keys(actions).join(", ")}`)
  const under = <A extends Order, E extends ApiError>(work: Effect.Effect<A, E>) => unknownIsBadRequest(work)
  if (create) {
    const { status: _, ...request } = yield* oneSpelling(create)
    return yield* under(orders.create(origin, "Subscription", request, true))
  }
  if (id === undefined) return yield* fieldRefused("subscription", "is required")
  if (change) return yield* under(orders.change(origin, id, yield* oneSpelling(change)))
  if (renewAndChange) return yield* under(orders.renewAndChange(origin, id, yield* oneSpelling(renewAndChange)))
  if (orderDiscounts) return yield* under(orders.changeDiscounts(origin, id, yield* oneSpelling(orderDiscounts)))
  return yield* under(orders.cancel(origin, id, cancel!))
})

/** The preview of a subscription with its invoices (contract V38). */
export const subscriptionPreview = ({
  invoicing,
  orders,
}: Pick<InvoicingDoor, "invoicing"> & { readonly orders: Orders }): AnyOperation =>
  apiOperation({
    method: "post",
    path: "/Subscriptions/Preview",
    tag: "Subscriptions",
    need: "orders:write",
    previews: "always",
    summary: "Preview a subscription with its invoices",
    description:
      "Answers the subscription that would result from one of `create`, `change`, `renewAndChange`, `orderDiscounts` and `cancel`, the credit notes that come with it, and its invoices of today and of the next days on which something is due. Nothing is written.",
    body: PreviewSubscriptionRequest,
    answers: { 200: { description: "The subscription and its invoices", schema: SubscriptionPreview } },
    handle: Effect.fnUntraced(function* ({ origin }, { body }) {
      const order = yield* doAsked(orders, origin, body)
      const { invoices, refused } = yield* invoicing.invoicesAhead(origin, order, body.days ?? 3)
      return {
        status: 200,
        body: {
          subscription: subscriptionResource.ok(order).body,
          invoices: invoices.map(invoicePreview),
          refused,
        },
      }
    }),
  })
