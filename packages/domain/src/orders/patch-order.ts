import { Effect } from "effect"
import type { RequestOf } from "../listing/members.ts"
import { fieldRefused } from "../shared/errors.ts"
import type { Order } from "./order.ts"
import type { OrderContext } from "./order-context.ts"
import { stateHeader } from "./order-header.ts"
import { mostMonths, type orderTexts } from "../resources/order.resource.ts"
import type { OrderHeaderRequest } from "./order-request.ts"
import { noticeDate } from "./order-term.ts"

/** The members of an order that change without a new version (contract S14). */
export type PatchOrderRequest = RequestOf<typeof orderTexts> &
  Pick<
    OrderHeaderRequest,
    | "noticePeriod"
    | "invoiceSeparatly"
    | "invoiceTemplateId"
    | "useAccountInvoiceBatchGroup"
    | "invoiceBatchGroupId"
    | "invoiceBatchGroup"
    | "paymentTerm"
    | "customFields"
  >

/** The last version of an order after a merge patch. A new notice period also moves the notice date (contract S14). */
export const patchOrder = Effect.fnUntraced(function* (
  order: Order,
  request: PatchOrderRequest,
  context: OrderContext,
) {
  const { noticePeriod, ...stated } = request
  const patched = yield* stateHeader(order, stated, undefined, context)
  const after = { ...patched, modifiedAt: context.now }
  if (noticePeriod === undefined || noticePeriod === null) return after
  if (noticePeriod < 0 || noticePeriod > mostMonths)
    return yield* fieldRefused("noticePeriod", `must be from 0 to ${mostMonths} months`)
  return {
    ...after,
    noticePeriod,
    ...(order.end === undefined ? {} : { noticePeriodDate: noticeDate(order.end, noticePeriod) }),
  }
})
