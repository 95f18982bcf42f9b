import { patiently } from "../processes/supervised.ts"
import type { ApiAnswer, ApiClient } from "../service/api-client.ts"
import { polishProfile } from "./posting.ts"
import { buyer, plainInput } from "./ubl-parties.ts"

const taxTemplate = "VAT 23%"

const expectMade = ({ status, text, body }: ApiAnswer): string => {
  if (status < 200 || status > 299) throw new Error(`answered ${status}: ${text.slice(0, 300)}`)
  return (body as { readonly id: string }).id
}

/**
 * A legal entity that sends national e-invoices, and one account of it. Each posting is requested with an idempotency
 * key until there is an answer, so that it is made once despite failures.
 */
export const makePoster = async (api: ApiClient, legalEntityId: string) => {
  await api.patch(`/LegalEntities/${legalEntityId}`, polishProfile())
  await api.post("/TaxTemplates", { name: taxTemplate, details: [{ tax1: 23, taxCategory: "S" }] })
  const account = expectMade(
    await api.post("/Accounts", {
      name: buyer.name,
      currency: "PLN",
      organizationNumber: buyer.org,
      taxRegistrationNumber: buyer.vat,
      defaultInvoiceAddress: { street: buyer.street, city: buyer.city, zip: buyer.zip, country: buyer.country },
    }),
  )
  const [line] = plainInput.lines
  const ask = (path: string, body: object): Promise<string> => {
    const key = { "svc-idempotency-key": crypto.randomUUID() }
    return patiently(async () => expectMade(await api.post(path, body, key)))
  }
  const invoiceAction = "CreateDraftAndPostInvoice"
  return {
    post: (): Promise<string> =>
      ask("/Invoices/onAccountInvoice", {
        account,
        currency: "PLN",
        invoiceAction,
        invoiceLines: [
          {
            productName: line!.name,
            price: 1000,
            quantity: 1,
            unitOfMeasure: line!.unit,
            recognizedRevenueAccount: "3000",
            taxTemplate,
          },
        ],
      }),
    /** Credits all of an invoice. */
    credit: (id: string): Promise<string> =>
      ask(`/Invoices/${id}/credit`, { creditAllInvoiceLines: true, invoiceAction }),
  }
}
