/** The currencies in which the company sells. The first one is its base currency. */
export const currencies = ["SEK", "EUR", "USD", "NOK"] as const

/**
 * A plan with fees whose revenue is spread over their periods, seats in tiers, a setup fee, and usage that is invoiced
 * in arrears.
 */
export const plan = (name: string, billingPeriod: string) => ({
  name,
  productType: "MultipleCharges",
  chargePlans: [
    {
      name,
      charges: [
        {
          name: "Fee",
          model: "Flat",
          billingPeriod,
          priceDetails: currencies.map((currency) => ({ currency, price: 99.5 })),
        },
        {
          name: "Seats",
          model: "Tiered",
          billingPeriod,
          priceDetails: currencies.flatMap((currency) => [
            { currency, tier: 0, toQuantity: 5, price: 10.1 },
            { currency, tier: 1, price: 7.77 },
          ]),
        },
        {
          name: "Start",
          chargeType: "OneOff",
          priceDetails: currencies.map((currency) => ({ currency, price: 333.33 })),
        },
        {
          name: "Calls",
          chargeType: "Usage",
          model: "Quantity",
          priceDetails: currencies.map((currency) => ({ currency, price: 0.37 })),
        },
      ],
    },
  ],
})
