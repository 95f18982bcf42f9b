import type { Charge, ChargeModel, ChargeType } from "@svc/domain/catalogue/charge"
import { chargeDefaults } from "@svc/domain/catalogue/charge-rules"
import type { Product } from "@svc/domain/catalogue/product"
import type { Account } from "@svc/domain/customers/account"
import type { OrderContext } from "@svc/domain/orders/order-context"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal } from "@svc/domain/shared/decimal"
import { fieldRefused } from "@svc/domain/shared/errors"
import type { ChargePlanId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { madeUpContext } from "../catalogue/request-context.ts"

const made = { createdAt: 0 as Timestamp, modifiedAt: 0 as Timestamp }
const text = (key: unknown) => (typeof key === "string" ? key : String((key as { readonly value?: unknown }).value))

/** A charge of the catalogue with one open tier at 10 SEK. */
export const listedCharge = (name: string, chargeType: ChargeType, model: ChargeModel): Charge => ({
  ...chargeDefaults(chargeType),
  id: `${name}-id` as Charge["id"],
  chargeNumber: `C-${name}`,
  name,
  chargeType,
  model,
  prices: [{ currency: "SEK", tiers: [{ price: decimal("10"), priceBase: "PerUnit" }] }],
  features: [],
  customFields: {},
  ...made,
})

export const listedProduct = (name: string, charges: readonly Charge[]): Product => ({
  tenantId: "t" as Product["tenantId"],
  legalEntityId: "l" as Product["legalEntityId"],
  id: `${name}-id` as Product["id"],
  productNumber: `P-${name}`,
  name,
  productType: "Full",
  taxPoint: "InvoiceDate",
  chargePlans: [
    { id: `${name}-plan` as ChargePlanId, chargePlanNumber: `CP-${name}`, name, charges, customFields: {}, ...made },
  ],
  customFields: {},
  ...made,
})

/** A context that reads requests about orders without a database. It has one account in SEK and the given products. */
export const orderContext = (products: readonly Product[], today = "2024-06-15" as CalendarDate): OrderContext => {
  const { lookUps, nextId, now } = madeUpContext()
  const account = { id: "a", accountNumber: "A-1", name: "Customer AB", currency: "SEK", inactive: false } as Account
  return {
    lookUps: {
      ...lookUps,
      account: () => Effect.succeed(account),
      product: (field: string, key: unknown) => {
        const found = products.find(({ id, name }) => id === text(key) || name === text(key))
        return found === undefined ? Effect.fail(fieldRefused(field, "names no product")) : Effect.succeed(found)
      },
      feature: (_: string, key: unknown) => Effect.succeed({ id: text(key), code: text(key) }),
    } as unknown as OrderContext["lookUps"],
    configurations: { Order: [], OrderProduct: [], OrderProductCharge: [] },
    entity: { tenantId: "t", id: "l", baseCurrency: "SEK", timeZone: "Europe/Stockholm" } as OrderContext["entity"],
    exchangeRate: () => Effect.succeed(decimal("1")),
    nextId,
    now,
    today,
  }
}
