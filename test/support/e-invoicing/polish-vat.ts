import type { InvoiceId } from "@svc/domain/shared/ids"
import { startSimulators } from "@svc/simulators/server"
import type { RateBook } from "@svc/simulators/rate-book"
import { importNow } from "../exchange-rates/rates-service.ts"
import type { ApiClient } from "../service/api-client.ts"
import { openService } from "../service/service.ts"
import { polishEntity, polishProfile } from "./posting.ts"

export const bank = "/Integrations/NationalBankOfPoland"
/** A Friday. The rate of the Monday before differs from the rate of this day. */
export const friday = "2026-11-20"
const rates: Readonly<Record<string, readonly (readonly [date: string, value: string])[]>> = {
  PLN: [
    ["2026-11-16", "4.2571"],
    ["2026-11-18", "4.2592"],
    ["2026-11-19", "4.2613"],
    [friday, "4.3"],
  ],
  USD: [
    ["2026-11-19", "1.16"],
    [friday, "1.17"],
  ],
}
const book: RateBook = {
  currencies: Object.keys(rates),
  series: (currency) => rates[currency]?.map(([date, value]) => ({ date, value })),
}

export interface Made {
  readonly id: InvoiceId
  readonly message: string
  readonly successful: boolean
}
export const imported = (api: ApiClient, to = friday) => importNow(api, { from: "2026-09-01", to }, bank)

/** A service with a simulated National Bank of Poland that has the tables of some days. */
export const openPolishVat = async () => {
  const simulators = await startSimulators(0, book)
  const service = await openService({
    worker: true,
    http: true,
    settings: { SVC_NBP_URL: `http://127.0.0.1:${simulators.port}/api` },
  })
  return {
    service,
    /** A client of a new Polish company that converts VAT at the bank's rates. */
    polish: async () => {
      const { api, legalEntities } = await service.createTenant([polishEntity.name], polishEntity)
      for (const code of ["EUR", "USD", "JPY"]) await api.post("/Currency", { code })
      const { address, ...profile } = polishProfile()
      await api.patch(`/LegalEntities/${legalEntities[0]!.id}`, {
        ...profile,
        address,
        taxRateSource: "NationalBankOfPoland",
      })
      return api
    },
    close: async () => {
      await service.close()
      await simulators.close()
    },
  }
}

/** A customer who pays in EUR. The books have another rate than the bank. */
export const customer = async (api: ApiClient): Promise<string> => {
  await api.post("/ExchangeRate", {
    fromCurrency: { key: "Code", value: "EUR" },
    rate: 4.5,
    effectiveFromDate: "2026-01-01",
  })
  const account = await api.post("/Accounts", {
    name: "Nabywca S.A.",
    currency: "EUR",
    taxRegistrationNumber: "PL1111111111",
    organizationNumber: "1111111111",
    electronicInvoiceAddress: "PL1111111111",
    electronicInvoiceAddressScheme: "9945",
    defaultInvoiceAddress: { street: "ul. Krótka 2/4", city: "Kraków", zip: "30-002", country: "PL" },
  })
  if (account.status !== 201) throw new Error(account.text)
  return (account.body as { accountNumber: string }).accountNumber
}
