import { paymentBody, paymentFields } from "@svc/domain/payments/payment-body"
import type { PaymentPatch } from "@svc/domain/payments/payment-request"
import type { Payments } from "@svc/domain/payments/payments"
import { canonical, type PaymentId } from "@svc/domain/shared/ids"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import { Effect } from "effect"
import { EventResponse } from "../catalogue/products.schema.ts"
import { invalidRequest } from "../invalid-request.ts"
import { makeListOperation } from "../list-operation.ts"
import { unknownIsBadRequest } from "../not-found.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { resource } from "../resource.ts"
import { idParameter } from "../shapes.ts"
import * as schemas from "./payments.schema.ts"

const paymentResource = resource({ schema: schemas.Payment, fields: paymentFields, body: paymentBody })

const tag = "Payments"
const params = idParameter<PaymentId>()
const shown = { 200: { description: "The payment after the change", schema: paymentResource.schema } }

export interface PaymentsDoor {
  readonly payments: Payments
  readonly baseUrl: string
}

/** Payments (contract P1 to P15, P20 to P22, P28). */
export const paymentOperations = ({ payments, baseUrl }: PaymentsDoor): readonly AnyOperation[] => {
  const list = makeListOperation(baseUrl)
  const change = (origin: EventOrigin, id: PaymentId, patch: PaymentPatch) =>
    Effect.map(unknownIsBadRequest(payments.change(origin, id, patch)), paymentResource.ok)
  const write = { method: "post", tag, need: "payments:write", transaction: "idempotent" } as const

  return [
    list({
      path: "/Payments",
      tag,
      need: "payments:read",
      summary: "Get payments",
      resource: paymentResource,
      list: ({ scope }, request) => payments.list(scope, request),
    }),
    apiOperation({
      ...write,
      path: "/Payments",
      summary: "Create a payment",
      description:
        "Creates a draft. A negative amount is a refund, and `refundOf` names the advances that it pays back. If `reference` is the OCR number, number or reference number of an unpaid invoice, the payment settles that invoice. Raises PaymentsCreated.",
      body: schemas.CreatePaymentRequest,
      answers: { 201: { description: "Created", schema: paymentResource.schema } },
      handle: ({ origin }, { body: { BankFeeAccount: former, ...body } }) =>
        former !== undefined && body.bankFeeAccount !== undefined
          ? Effect.fail(invalidRequest("BankFeeAccount", "means the same as bankFeeAccount: send only one of the two"))
          : Effect.map(
              payments.create(origin, { ...body, bankFeeAccount: body.bankFeeAccount ?? former }),
              paymentResource.created,
            ),
    }),
    apiOperation({
      ...write,
      path: "/Payments/CreateAndPost",
      summary: "Create and post a payment of one invoice",
      description:
        "The payment is in the currency of the invoice. An amount beyond the balance is an advance, also on an invoice that is already Settled. If a payment of the same payment account already has the `externalBankId`, it is returned and nothing is done. Raises PaymentsCreated, PaymentsPosted, InvoiceUpdated and JournalPosted.",
      body: schemas.CreateAndPostPaymentRequest,
      answers: {
        200: { description: "A payment with this bank id already exists", schema: EventResponse },
        201: { description: "Posted", schema: EventResponse },
      },
      handle: ({ origin }, { body }) =>
        Effect.map(payments.createAndPost(origin, body), ({ id, isNew }) =>
          isNew
            ? { status: 201, body: { id, message: "The payment was created and posted." } }
            : { status: 200, body: { id, message: "The payment already exists: nothing was done." } },
        ),
    }),
    apiOperation({
      method: "patch",
      path: "/Payments/Settlements",
      tag,
      need: "payments:write",
      summary: "Change the settlements of a payment",
      description: "Works like `PATCH /Payments/{id}`; the member `id` names the payment.",
      body: schemas.UpdateSettlementsRequest,
      answers: shown,
      handle: ({ origin }, { body: { id, ...body } }) => change(origin, canonical(id), body),
    }),
    apiOperation({
      method: "get",
      path: "/Payments/{id}",
      tag,
      need: "payments:read",
      summary: "Get a payment",
      params,
      answers: {
        200: { description: "The payment", schema: paymentResource.schema },
        404: { description: "No such payment" },
      },
      handle: ({ scope }, { params: { id } }) => Effect.map(payments.get(scope, id), paymentResource.ok),
    }),
    apiOperation({
      method: "patch",
      path: "/Payments/{id}",
      tag,
      need: "payments:write",
      summary: "Change a payment",
      description:
        "A merge patch. Settlements and write-offs are changed by `operation`: Create, Change or Remove. The date of a posted payment cannot be changed, and each change of its allocations is booked; raises InvoiceUpdated for each invoice, and JournalPosted.",
      params,
      body: schemas.UpdatePaymentRequest,
      answers: shown,
      handle: ({ origin }, { params: { id }, body }) => change(origin, id, body),
    }),
    apiOperation({
      ...write,
      path: "/Payments/{id}/Post",
      summary: "Post a payment",
      description:
        "Its settlements take effect, and the unallocated amount is an advance; the journal has the date of the payment. Raises PaymentsPosted, InvoiceUpdated for each invoice, and JournalPosted.",
      params,
      answers: { ...shown, 404: { description: "No such payment" } },
      handle: ({ origin }, { params: { id } }) => Effect.map(payments.post(origin, id), paymentResource.ok),
    }),
    apiOperation({
      ...write,
      path: "/Payments/{id}/Refund",
      summary: "Pay an advance back",
      description: "Creates and posts a refund. Raises PaymentsCreated, PaymentsPosted and JournalPosted.",
      params,
      body: schemas.RefundPaymentRequest,
      answers: {
        201: { description: "The refund", schema: paymentResource.schema },
        404: { description: "No such payment" },
      },
      handle: ({ origin }, { params: { id }, body }) =>
        Effect.map(payments.refund(origin, id, body), paymentResource.created),
    }),
  ]
}
