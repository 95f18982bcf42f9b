import type { Account } from "../customers/account.ts"
import type { LegalEntityDetails } from "../organisation/legal-entity-profile.ts"
import { addressBody, type StoredAddress } from "../reference-data/address.ts"
import { given } from "../shared/given.ts"
import type { InvoiceId, UserId } from "../shared/ids.ts"
import { type Timestamp, toIso } from "../shared/timestamp.ts"
import type { Buyer, Invoice, Seller } from "./invoice.ts"

/** The legal entity as the seller of a document. */
export const sellerOf = (entity: LegalEntityDetails): Seller => {
  const { name, address, organizationNumber, taxRegistrationNumber, bankAccount, iban, bic, ...rest } = entity
  const { electronicInvoiceAddress, electronicInvoiceAddressScheme } = rest
  return {
    name,
    address: { ...given({ country: entity.country }), ...address },
    ...given({ organizationNumber, taxRegistrationNumber, bankAccount, iban, bic }),
    ...given({ electronicInvoiceAddress, electronicInvoiceAddressScheme }),
  }
}

/** The account as the buyer of a document. */
export const buyerOf = ({
  accountNumber,
  name,
  organizationNumber,
  taxRegistrationNumber,
  ...rest
}: Account): Buyer => {
  const { electronicInvoiceAddress, electronicInvoiceAddressScheme } = rest
  return {
    accountNumber,
    name,
    ...given({ organizationNumber, taxRegistrationNumber, electronicInvoiceAddress, electronicInvoiceAddressScheme }),
  }
}

/** Whether two tax numbers are equal, ignoring how they are written. A missing number differs from any number. */
export const isSameTaxNumber = (one = "", other = ""): boolean => {
  const plain = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "").toUpperCase()
  return plain(one) === plain(other)
}

/**
 * The buyer of a credit note or an addition: the account's present data, or the invoice's own buyer when the tax number
 * has changed, because another number would mean another buyer (contract I26).
 */
export const sameBuyer = (now: Buyer, former: Buyer): Buyer =>
  isSameTaxNumber(now.taxRegistrationNumber, former.taxRegistrationNumber) ? now : former

/**
 * The account's present invoice address. A whole address that was given for this invoice alone stays, because it was
 * meant to differ.
 */
export const renewedAddress = (
  own: StoredAddress | undefined,
  { defaultInvoiceAddress: current }: Pick<Account, "defaultInvoiceAddress">,
): StoredAddress | undefined =>
  current === undefined || (own !== undefined && own.id !== current.id && isWhole(own)) ? own : current

const isWhole = ({ street, city, zip, country }: StoredAddress): boolean =>
  [street, city, zip, country].every((part) => (part ?? "").trim() !== "")

/** The parties that a posted invoice showed until they were renewed (contract I28). */
export interface FormerParties {
  readonly id: string
  readonly invoiceId: InvoiceId
  readonly changedAt: Timestamp
  readonly changedBy: UserId
  readonly parties: NonNullable<Invoice["parties"]>
  readonly invoiceAddress?: StoredAddress
  /** The attachment that holds the PDF with these parties. */
  readonly attachmentId: string
}

/** Former parties as the interface shows them. */
export const formerPartiesBody = ({ changedAt, changedBy, parties, invoiceAddress, attachmentId }: FormerParties) => ({
  changed: toIso(changedAt),
  changedBy,
  ...parties,
  invoiceAddress: addressBody(invoiceAddress),
  attachmentId,
})
