import { salesOrderBody, subscriptionBody } from "@svc/domain/orders/order-body"
import { orderChargeBody, orderChargeFields } from "@svc/domain/orders/order-charge-body"
import { salesOrderFields, subscriptionFields } from "@svc/domain/orders/order-fields"
import { resource } from "../resource.ts"
import * as schemas from "./orders.schema.ts"

export const subscriptionResource = resource({
  schema: schemas.Subscription,
  fields: subscriptionFields,
  body: subscriptionBody,
})

export const salesOrderResource = resource({
  schema: schemas.SalesOrder,
  fields: salesOrderFields,
  body: salesOrderBody,
})

export const orderChargeResource = resource({
  schema: schemas.OrderProductCharge,
  fields: orderChargeFields,
  body: orderChargeBody,
})

export { EventResponse } from "../catalogue/products.schema.ts"
