import type { Charge } from "@svc/domain/catalogue/charge"
import type { Product } from "@svc/domain/catalogue/product"
import { simpleAccountBody } from "@svc/domain/customers/account"
import type { Booking, BookingLine } from "@svc/domain/orders/booking"
import { chargesOf, type Milestone, type Order, type OrderDiscount, type OrderProduct } from "@svc/domain/orders/order"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import { decimal } from "@svc/domain/shared/decimal"
import { given } from "@svc/domain/shared/given"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import type { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { makeProductRows } from "../catalogue/product-rows.ts"
import type { StillService } from "../service/service.ts"
import { day, sampleCharge, sampleOrder, sampleTier } from "./sample-order.ts"

/** Makes orders as domain objects in a scope. Their account and product are stored. */
export const makeOrderRows = async (h: StillService, origin: EventOrigin) => {
  const scope = { tenantId: origin.tenantId, legalEntityId: origin.legalEntityId }
  const run = <A, E>(work: Effect.Effect<A, E>) => h.http.atomically(scope.tenantId, work)
  const next = <Id extends string>() => h.http.get("IdSource").next<Id>()
  const product: Product = await makeProductRows(h, scope).full()
  await run(h.http.get("ProductStore").insert(product))
  const plan = product.chargePlans[0]!
  const rich: Charge = plan.charges[0]!
  const newAccount = async (name: string): Promise<Order["account"]> => {
    const { id, accountNumber, externalERPId, externalCRMId } = await run(
      h.http.get("Customers").create(origin, { name, currency: "SEK", externalERPId: "ERP" }),
    )
    const shown = simpleAccountBody({ id, accountNumber, name, ...given({ externalERPId, externalCRMId }) })
    return given(shown) as Order["account"]
  }
  const account = await newAccount("Customer AB")

  const charge = (more: Partial<OrderCharge> = {}): OrderCharge =>
    sampleCharge({ id: next(), charge: { id: rich.id, chargeNumber: rich.chargeNumber, name: rich.name }, ...more })
  /** A charge with every member set. */
  const fullCharge = (more: Partial<OrderCharge> = {}): OrderCharge => {
    const { taxTemplate, deferredRevenueAccount, recognizedRevenueAccount, features } = rich
    return charge({
      description: "d",
      remarks: "r",
      quantity: decimal("1.0000000001"),
      endedIn: 1,
      startOn: "Milestone",
      endOn: "SpecificDate",
      startMilestone: next(),
      endMilestone: next(),
      chargedThrough: day("2024-02-01"),
      lastRenewalDate: day("2024-01-02"),
      lastPriceAdjustmentDate: day("2024-01-03"),
      specificBillingDay: 31,
      offsetBillingDays: -75,
      alignmentDate: day("2024-02-29"),
      ...given({ taxTemplate, deferredRevenueAccount, recognizedRevenueAccount }),
      features,
      estimatedUsage: decimal("5"),
      estimatedQuantity: decimal("6.5"),
      orderedQuantity: decimal("7"),
      deliveries: [{ quantity: decimal("0.1"), deliveryDate: day("2024-01-05") }],
      deliveryDate: day("2024-01-05"),
      deliveryClosed: true,
      displayPrice: decimal("0.1"),
      prices: [
        sampleTier("123456789012345.1", { toQuantity: decimal("10.5"), description: "first", priceBase: "Flat" }),
        sampleTier("0", {
          listPrice: decimal("2"),
          lineDiscountPercent: decimal("50"),
          lineDiscountAmount: decimal("1"),
        }),
      ],
      metrics: {
        cmrr: decimal("1.5"),
        acv: decimal("18"),
        tcv: decimal("19"),
        emrr: decimal("2"),
        oneTimeFees: decimal("0"),
      },
      externalERPId: "E",
      externalCRMId: "C",
      customFields: { k: decimal("1.10") },
      ...more,
    })
  }
  const orderProduct = (charges: readonly OrderCharge[], more: Partial<OrderProduct> = {}): OrderProduct => ({
    id: next(),
    productNumber: `OP-${randomUUID()}`,
    product: { id: product.id, productNumber: product.productNumber, name: product.name },
    chargePlan: { id: plan.id, chargePlanNumber: plan.chargePlanNumber, name: plan.name },
    productLineNumber: 1,
    name: "Plan",
    charges,
    customFields: {},
    createdAt: h.clock.now(),
    modifiedAt: h.clock.now(),
    ...more,
  })
  const discount = (more: Partial<OrderDiscount> = {}): OrderDiscount => ({
    id: next(),
    percent: decimal("12.5"),
    createdAt: h.clock.now(),
    ...more,
  })
  const milestone = (more: Partial<Milestone> = {}): Milestone => ({ id: next(), name: "Go live", ...more })
  const order = (products: readonly OrderProduct[] = [orderProduct([charge()])], more: Partial<Order> = {}): Order =>
    sampleOrder([], {
      ...scope,
      id: next(),
      orderNumber: `O-${randomUUID()}`,
      account,
      invoiceAccount: account,
      products,
      ...more,
    })
  const metrics = {
    cmrr: decimal("1.10"),
    acv: decimal("-2"),
    tcv: decimal("123456789012345.12"),
    emrr: decimal("0"),
    oneTimeFees: decimal("5"),
    fmrr: decimal("0.01"),
  }
  const booking = (of: Order, more: Partial<Booking> = {}): Booking => ({
    ...scope,
    id: next(),
    order: {
      id: of.id,
      orderNumber: of.orderNumber,
      version: of.version,
      ...given({ externalERPId: of.externalERPId ?? null, externalCRMId: of.externalCRMId ?? null }),
    },
    account: of.account,
    currency: of.currency,
    baseCurrency: of.baseCurrency,
    orderDate: of.orderDate,
    ...given({ exchangeRate: of.exchangeRate ?? null }),
    effectiveDate: day("2024-01-01"),
    bookingType: "New",
    accountCategory: "New",
    changeType: "None",
    classification: "NewCustomer",
    metrics,
    lines: [],
    createdAt: h.clock.now(),
    modifiedAt: h.clock.now(),
    ...more,
  })
  /** A booking line for the charge at an index of an order. */
  const bookingLine = (of: Order, index: number, more: Partial<BookingLine["charge"]> = {}): BookingLine => {
    const { id, chargeNumber, name } = chargesOf(of)[index]!
    return { charge: { id, chargeNumber, name, ...more }, metrics }
  }
  return {
    booking,
    bookingLine,
    scope,
    product,
    account,
    newAccount,
    charge,
    fullCharge,
    orderProduct,
    discount,
    milestone,
    order,
    next,
  }
}
