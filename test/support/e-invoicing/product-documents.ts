import type { Invoice } from "@svc/domain/invoicing/invoice"
import type { CreditRequest } from "@svc/domain/invoicing/invoice-request"
import type { InvoiceId } from "@svc/domain/shared/ids"
import { given } from "@svc/domain/shared/given"
import type { Scope } from "@svc/domain/shared/scope"
import { openService, type StillService } from "../service/service.ts"
import { makePosting, polishEntity, polishProfile } from "./posting.ts"
import { makeSeeds } from "../service/seeds.ts"
import type { UblInput } from "./ubl-cases.ts"

/** A posted invoice or credit note. */
export interface Made {
  readonly invoice: Invoice
  /** Builds the document of the invoice, as a preview does. */
  readonly build: () => Promise<Buffer>
  readonly credit: (request: CreditRequest) => Promise<Made>
}

export interface ProductDocuments extends StillService {
  /** Posts the invoice of an input, in a new legal entity. */
  readonly post: (input: UblInput) => Promise<Made>
}

/** Makes documents of invoices that were posted through the product. */
export const openProductDocuments = async (): Promise<ProductDocuments> => {
  const h = await openService({ clock: "manual" })
  const { worker, clock } = h
  const posting = makePosting(worker, h.sql)
  const made = async (scope: Scope, id: InvoiceId): Promise<Made> => ({
    invoice: await worker.run(worker.get("Invoicing").get(scope, id)),
    build: async () => Buffer.from((await worker.run(worker.get("EInvoicing").preview(scope, id))).bytes),
    credit: async (request) => made(scope, await posting.credit(scope, id, request)),
  })
  return {
    ...h,
    post: async (input) => {
      const day = Date.parse(`${input.date}T12:00:00Z`)
      if (clock.now() < day) await clock.moveTo(day)
      const { seller } = input
      const { scope } = await makeSeeds(h).tenant([seller.name], { ...polishEntity, name: seller.name })
      await posting.setProfile(scope, {
        ...polishProfile(),
        organizationNumber: seller.org,
        taxRegistrationNumber: seller.vat,
        address: given({ street: seller.street, city: seller.city, zip: seller.zip, country: seller.country }),
        electronicInvoiceAddress: seller.endpoint,
        electronicInvoiceAddressScheme: seller.scheme,
        iban: input.iban,
        bic: input.bic,
      })
      return made(scope, (await posting.post(scope, input)).id)
    },
  }
}
