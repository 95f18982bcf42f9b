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
 * A legal entity that sends national e-invoices, with one account. Each posting is repeated with the same idempotency
 * key until it is answered, so that failures never post twice.
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
    /** Credits a whole invoice. */
    credit: (id: string): Promise<string> =>
      ask(`/Invoices/${id}/credit`, { creditAllInvoiceLines: true, invoiceAction }),
  }
}
