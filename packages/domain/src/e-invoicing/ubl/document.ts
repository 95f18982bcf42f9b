import { allowanceElement, monetaryTotal, taxTotals } from "./amounts.ts"
import { type Element, leaf, type MaybeElement, node } from "./element.ts"
import { lineElement, periodElement } from "./line.ts"
import { addressElement, partyElement } from "./party.ts"
import type { PaymentMeans, PostedInvoice, PrecedingInvoice } from "./posted-invoice.ts"

const schema = (name: string) => `urn:oasis:names:specification:ubl:schema:xsd:${name}-2`

/** Peppol BIS Billing 3.0. */
const customization = "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0"
const profile = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0"

/**
 * The UBL 2.1 document of a posted invoice: an Invoice (380, one that adds to another 383, of an advance 386) or a CreditNote (381) of Peppol BIS Billing 3.0, every
 * element in the place its schema gives it. The same invoice always gives the same document.
 */
export const toDocument = (invoice: PostedInvoice): Element => {
  const { kind, currency } = invoice
  const isInvoice = kind === "Invoice"
  const document = node(
    kind,
    leaf("cbc:CustomizationID", customization),
    leaf("cbc:ProfileID", profile),
    leaf("cbc:ID", invoice.number),
    leaf("cbc:IssueDate", invoice.issueDate),
    ...(isInvoice
      ? [
          leaf("cbc:DueDate", invoice.dueDate),
          leaf("cbc:InvoiceTypeCode", invoice.isAddition === true ? "383" : invoice.isAdvance === true ? "386" : "380"),
          leaf("cbc:Note", invoice.note),
          leaf("cbc:TaxPointDate", invoice.taxPointDate),
        ]
      : [
          leaf("cbc:TaxPointDate", invoice.taxPointDate),
          leaf("cbc:CreditNoteTypeCode", "381"),
          leaf("cbc:Note", invoice.note),
        ]),
    leaf("cbc:DocumentCurrencyCode", currency),
    leaf("cbc:TaxCurrencyCode", invoice.accountingTax?.currency),
    leaf("cbc:BuyerReference", buyerReferenceOf(invoice)),
    periodElement(invoice.period),
    node("cac:OrderReference", leaf("cbc:ID", invoice.orderReference)),
    invoice.preceding.flatMap(precedingReferences),
    invoice.attachments.map(({ fileName, mediaType, base64 }) =>
      node(
        "cac:AdditionalDocumentReference",
        leaf("cbc:ID", fileName),
        node(
          "cac:Attachment",
          leaf("cbc:EmbeddedDocumentBinaryObject", base64, { mimeCode: mediaType, filename: fileName }),
        ),
      ),
    ),
    node("cac:AccountingSupplierParty", partyElement(invoice.seller)),
    node("cac:AccountingCustomerParty", partyElement(invoice.buyer)),
    node(
      "cac:Delivery",
      leaf("cbc:ActualDeliveryDate", invoice.delivery?.date),
      node("cac:DeliveryLocation", addressElement("cac:Address", invoice.delivery?.address ?? {})),
    ),
    invoice.payment && paymentElement(invoice.payment),
    node("cac:PaymentTerms", leaf("cbc:Note", invoice.paymentTerms)),
    invoice.allowances.map((each) => allowanceElement(each, currency)),
    taxTotals(invoice),
    monetaryTotal(invoice),
    invoice.lines.map((line) => lineElement(invoice, line)),
  )!
  return {
    ...document,
    attributes: {
      xmlns: schema(kind),
      "xmlns:cac": schema("CommonAggregateComponents"),
      "xmlns:cbc": schema("CommonBasicComponents"),
    },
  }
}

/**
 * References to a credited or an advance invoice (BG-3): by its number, and by its national number where it has one. EN 16931 has no
 * term for the national number, and where the provider looks for it is not public; a reference of its own keeps the
 * seller's number as BT-25, by which the buyer knows the invoice.
 */
const precedingReferences = ({ number, nationalNumber, issueDate }: PrecedingInvoice): readonly MaybeElement[] =>
  [number, ...(nationalNumber === undefined ? [] : [nationalNumber])].map((id) =>
    node(
      "cac:BillingReference",
      node("cac:InvoiceDocumentReference", leaf("cbc:ID", id), leaf("cbc:IssueDate", issueDate)),
    ),
  )

/**
 * Without a buyer reference and an order reference, the account's number stands in (PEPPOL-EN16931-R003, contract E24).
 */
export const buyerReferenceOf = ({ buyerReference, orderReference, accountNumber }: PostedInvoice) =>
  buyerReference?.trim() || (orderReference?.trim() ? undefined : accountNumber)

const paymentElement = ({ code, name, remittance, iban, bankAccount, bic }: PaymentMeans): MaybeElement =>
  node(
    "cac:PaymentMeans",
    leaf("cbc:PaymentMeansCode", code, name === undefined ? undefined : { name }),
    leaf("cbc:PaymentID", remittance),
    accountOf({ iban, bankAccount }) === undefined
      ? undefined
      : node(
          "cac:PayeeFinancialAccount",
          leaf("cbc:ID", accountOf({ iban, bankAccount })),
          node("cac:FinancialInstitutionBranch", leaf("cbc:ID", bic)),
        ),
  )

/** The IBAN without its spaces, else the account as it is. */
export const accountOf = (means: { readonly iban?: string | undefined; readonly bankAccount?: string | undefined }) =>
  means.iban?.replaceAll(/\s/g, "") || means.bankAccount?.trim() || undefined
