import type { Quote } from "@svc/domain/quotes/quote"
import { decimal } from "@svc/domain/shared/decimal"
import { randomUUID } from "node:crypto"
import type { makeOrderRows } from "../orders/order-rows.ts"
import { day } from "../orders/sample-order.ts"
import type { StillService } from "../service/service.ts"

/** Makes quotes as domain objects, for the account and the product of `rows`. */
export const makeQuoteRows = (h: StillService, rows: Awaited<ReturnType<typeof makeOrderRows>>) => {
  const quote = (given: Partial<Quote> = {}): Quote => ({
    ...rows.scope,
    id: rows.next(),
    number: `Q-${randomUUID()}`,
    version: 1,
    status: "Open",
    quoteType: "New",
    orderType: "Subscription",
    customer: rows.account,
    invoiceCustomer: rows.account,
    currency: "SEK",
    baseCurrency: "SEK",
    rateDate: day("2024-01-05"),
    quoteDate: day("2024-01-05"),
    validToDate: day("2024-02-04"),
    start: day("2024-01-01"),
    termType: "Evergreen",
    initialTerm: 0,
    renewalTerm: 0,
    noticePeriod: 0,
    autoRenewal: false,
    metrics: {
      cmrr: decimal("10"),
      acv: decimal("120"),
      tcv: decimal("120.5"),
      emrr: decimal("11"),
      oneTimeFees: decimal("0.5"),
    },
    products: [rows.orderProduct([rows.charge()])],
    customFields: {},
    createdAt: h.clock.now(),
    modifiedAt: h.clock.now(),
    ...given,
  })

  /** A quote for a change, with every member set. */
  const full = (given: Partial<Quote> = {}): Quote => {
    const added = rows.orderProduct([rows.fullCharge()], { customFields: { version: decimal("1.5") } })
    return quote({
      quoteType: "Change",
      status: "ClosedWon",
      change: {
        order: { id: rows.next(), orderNumber: "O-1001" },
        version: 2,
        invoiceCustomer: rows.account.id,
        term: { term: 24, renewalTerm: 12, noticePeriod: 3, isAutoRenewed: true, subscriptionType: "Termed" },
        products: [
          {
            product: { key: "Product-Name", value: "Plan" },
            productLineNumber: 3,
            name: null,
            charges: [
              {
                charge: "OPC-1001",
                quantity: decimal("1.0000000001"),
                specificBillingDay: 31,
                offsetBillingDays: null,
                priceDetails: [{ tier: 1, price: decimal("123456789012345.1") }],
              },
            ],
          },
          { operation: "Create", product: rows.product.id, formed: added },
        ],
      },
      convertedTo: { id: rows.next(), orderNumber: "O-1001" },
      deliveryAddress: { id: randomUUID(), street: "Storgatan 1", country: "SE" },
      baseCurrency: "EUR",
      exchangeRate: decimal("0.0923"),
      description: "d",
      remarks: "r",
      yourReference: "y",
      ourReference: "o",
      orderEffectiveChangeDate: day("2024-07-01"),
      end: day("2025-01-01"),
      termType: "Termed",
      initialTerm: 12,
      products: [
        rows.orderProduct([rows.fullCharge(), rows.charge()], { customFields: { createdAt: decimal("7") } }),
        rows.orderProduct([]),
      ],
      customFields: { k: decimal("1.10"), segment: "A", big: true },
      ...given,
    })
  }
  return { quote, full }
}
