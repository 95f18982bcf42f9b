import type { Charge } from "@svc/domain/catalogue/charge"
import type { ChargePlan, Product } from "@svc/domain/catalogue/product"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal } from "@svc/domain/shared/decimal"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import type { StillService } from "../service/service.ts"

/** Makes products as domain objects in a scope, and stores the rows that they refer to. */
export const makeProductRows = (h: StillService, scope: Scope) => {
  const run = <A, E>(work: Effect.Effect<A, E>) => h.http.atomically(scope.tenantId, work)
  const next = <Id extends string>() => h.http.get("IdSource").next<Id>()
  const now = h.clock.now

  const charge = (given: Partial<Charge> = {}): Charge => ({
    id: next(),
    chargeNumber: `C-${randomUUID()}`,
    name: "Fee",
    chargeType: "Recurring",
    model: "Tiered",
    unit: "C62",
    defaultQuantity: decimal("1.25"),
    pricePeriod: "Monthly",
    billingPeriod: "Biannual",
    billingTiming: "InAdvance",
    periodAlignment: "AlignToDate",
    billingDay: "SpecificDay",
    usageRating: "Sum",
    measurementsRule: "LatestDate",
    taxIncluded: true,
    createInvoiceLinesPerTier: false,
    revenueRecognition: "Monthly",
    prices: [],
    features: [],
    customFields: {},
    createdAt: now(),
    modifiedAt: now(),
    ...given,
  })
  const plan = (charges: readonly Charge[], given: Partial<ChargePlan> = {}): ChargePlan => ({
    id: next(),
    chargePlanNumber: `CP-${randomUUID()}`,
    name: "Yearly",
    charges,
    customFields: {},
    createdAt: now(),
    modifiedAt: now(),
    ...given,
  })
  const product = (chargePlans: readonly ChargePlan[], given: Partial<Product> = {}): Product => ({
    ...scope,
    id: next(),
    productNumber: `P-${randomUUID()}`,
    name: "Plan",
    productType: "Full",
    taxPoint: "InvoiceDate",
    chargePlans,
    customFields: {},
    createdAt: now(),
    modifiedAt: now(),
    ...given,
  })

  const full = async (): Promise<Product> => {
    const terms = h.http.get("ProductTermStore")
    const category = await run(terms.addCategory(scope, { id: next(), name: "Software" }))
    const [b, a] = await run(
      Effect.all([
        terms.addFeature(scope, { id: next(), code: "b" }),
        terms.addFeature(scope, { id: next(), code: "a" }),
      ]),
    )
    const [account] = await run(h.http.get("FinancialAccountList").find(scope, [{ key: "Code", value: "3000" }]))
    const [template] = await run(h.http.get("TaxTemplateList").list(scope, { order: [], offset: 0, limit: 1 })).then(
      ({ items }) => items,
    )
    const { id, code, name } = account!
    const day = "2026-02-28" as CalendarDate
    const rich = charge({
      prices: [
        { currency: "EUR", tiers: [{ price: decimal("0.0000000001"), priceBase: "PerUnit" }] },
        {
          currency: "SEK",
          tiers: [
            {
              price: decimal("123456789012345.1"),
              priceBase: "Flat",
              toQuantity: decimal("10.5"),
              description: "first",
            },
            { price: decimal("0"), priceBase: "PerUnit" },
          ],
        },
      ],
      features: [b, a],
      specificBillingDay: 31,
      offsetBillingDays: -75,
      alignmentDate: day,
      taxTemplate: { id: template!.id, name: template!.name },
      deferredRevenueAccount: { id, code, name },
      recognizedRevenueAccount: { id, code, name },
      externalERPId: "E",
      externalCRMId: "C",
      customFields: { k: decimal("1.10") },
    })
    const dates = { endOfNewSalesDate: day, effectiveStartDate: day, effectiveEndDate: day }
    return product([plan([rich, charge()], { ...dates, customFields: { x: true } }), plan([])], {
      category,
      taxPoint: "EndOfPeriod",
      activationDate: day,
      endOfNewSalesDate: day,
      endOfRenewalDate: day,
      endOfLifeDate: day,
      externalERPId: "E",
      externalCRMId: "C",
      customFields: { segment: "A" },
    })
  }

  return { charge, plan, product, full }
}
