import { type PaymentMethod, paymentMethodFields } from "@svc/domain/reference-data/payment-method"
import { Effect } from "effect"
import { makeListOperation } from "../list-operation.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { resource } from "../resource.ts"
import { idParameter } from "../shapes.ts"
import type { ReferenceDataDoor } from "./reference-data.route.ts"
import * as schemas from "./reference-data.schema.ts"

const methodResource = resource({
  schema: schemas.PaymentMethod,
  fields: paymentMethodFields,
  body: (method: PaymentMethod) => method,
})
const tag = "Reference data"

/** Payment methods of customers (contract C22). */
export const paymentMethodOperations = ({
  referenceData: { paymentMethods },
  baseUrl,
}: ReferenceDataDoor): readonly AnyOperation[] => [
  makeListOperation(baseUrl)({
    path: "/PaymentMethods",
    tag,
    need: "settings:read",
    summary: "Get payment methods",
    resource: methodResource,
    list: ({ scope }, request) => paymentMethods.list(scope, request),
  }),
  apiOperation({
    method: "post",
    path: "/PaymentMethods",
    tag,
    need: "settings:write",
    transaction: "idempotent",
    summary: "Create a payment method",
    body: schemas.CreatePaymentMethodRequest,
    answers: { 201: { description: "Created", schema: methodResource.schema } },
    handle: ({ scope }, { body }) => Effect.map(paymentMethods.create(scope, body), methodResource.created),
  }),
  apiOperation({
    method: "get",
    path: "/PaymentMethods/{id}",
    tag,
    need: "settings:read",
    summary: "Get a payment method",
    params: idParameter(),
    answers: {
      200: { description: "It", schema: methodResource.schema },
      404: { description: "No such payment method" },
    },
    handle: ({ scope }, { params: { id } }) => Effect.map(paymentMethods.get(scope, id), methodResource.ok),
  }),
]
