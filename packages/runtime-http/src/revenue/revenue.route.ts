import type { Revenue } from "@svc/domain/revenue/revenue"
import { scheduleItemBody, scheduleItemFields } from "@svc/domain/revenue/schedule-item"
import type { InvoiceLineId } from "@svc/domain/shared/ids"
import { canonical } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { Type } from "typebox"
import { named, params } from "../ledger/accounting-periods.route.ts"
import { makeListOperation } from "../list-operation.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { resource } from "../resource.ts"
import { closed, idParameter } from "../shapes.ts"
import { RecognizedRevenue, RecognizeRevenueRequest, RevenueScheduleItem } from "./revenue.schema.ts"

const itemResource = resource({ schema: RevenueScheduleItem, fields: scheduleItemFields, body: scheduleItemBody })

const tag = "Revenue"

export interface RevenueDoor {
  readonly revenue: Revenue
  readonly baseUrl: string
}

/** Schedules of deferred revenue, and its recognition (docs/contract/revenue.md). */
export const revenueOperations = ({ revenue, baseUrl }: RevenueDoor): readonly AnyOperation[] => {
  const listOperation = makeListOperation(baseUrl)
  return [
    listOperation({
      path: "/RevenueSchedule/InvoiceLine/{id}",
      tag,
      need: "journals:read",
      summary: "Get revenue schedule by invoice line id",
      description:
        "Returns the items by period. `deferredRevenue` is the amount of the line that remains after the item.",
      params: idParameter(),
      resource: itemResource,
      list: ({ scope }, request, { id }) => revenue.ofLine(scope, canonical(id as InvoiceLineId), request),
    }),
    listOperation({
      path: "/RevenueSchedule/Charge/{chargeNumber}",
      tag,
      need: "journals:read",
      summary: "Get revenue schedule by charge number",
      description: "Returns the items of all lines that bill a charge of an order, and of their credits.",
      params: closed({
        chargeNumber: Type.String({
          minLength: 1,
          maxLength: 100,
          description: "Number of a charge of an order, or the id of any of its versions",
        }),
      }),
      resource: itemResource,
      list: ({ scope }, request, { chargeNumber }) => revenue.ofCharge(scope, chargeNumber, request),
    }),
    apiOperation({
      method: "post",
      path: "/AccountingPeriods/{year}/{period}/RecognizeRevenue",
      tag,
      need: "journals:write",
      transaction: "outside",
      summary: "Recognise the revenue up to a period",
      description:
        "Recognises all unrecognised items up to the period, in journals of at most 1,000 vouchers, each dated the last day of the items' period. When the request is interrupted, recognised items stay recognised; another request does the rest.",
      params,
      body: RecognizeRevenueRequest,
      bodyOptional: true,
      answers: {
        200: { description: "The journals and the amounts that they recognise", schema: RecognizedRevenue },
        404: { description: "No such period" },
      },
      handle: ({ origin }, { params: wanted, body }) => {
        const address = named(wanted)
        return Effect.map(
          body?.dryRun === true ? revenue.preview(origin, address) : revenue.recognise(origin, address),
          (recognised) => ({ status: 200, body: recognised }),
        )
      },
    }),
  ]
}
