import { allowanceElement, monetaryTotal, taxTotals } from "./amounts.ts"
import { type Element, leaf, type MaybeElement, node } from "./element.ts"
import { lineElement, periodElement } from "./line.ts"
import { addressElement, partyElement } from "./party.ts"
import type { PaymentMeans, PostedInvoice, PrecedingInvoice } from "./posted-invoice.ts"

const schema = (name: string) => `urn:oasis:names:specification:ubl:schema:xsd:${name}-2`

/** The identifier of Peppol BIS Billing 3.0. */
const customization = "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0"
const profile = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0"

/**
 * The UBL 2.1 document of a posted invoice, as Peppol BIS Billing 3.0: an Invoice (380; 383 for an addition, 386 for an
 * advance invoice) or a CreditNote (381), with every element in the order of its schema. The same invoice always gives
 * the same document.
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
      "cac:PayeeParty",
      node("cac:PartyName", leaf("cbc:Name", invoice.payee?.name)),
      node("cac:PartyLegalEntity", leaf("cbc:CompanyID", invoice.payee?.identifier)),
    ),
    node(
      "cac:Delivery",
      leaf("cbc:ActualDeliveryDate", invoice.delivery?.date),
      node("cac:DeliveryLocation", addressElement("cac:Address", invoice.delivery?.address ?? {})),
      node("cac:DeliveryParty", node("cac:PartyName", leaf("cbc:Name", invoice.delivery?.recipient))),
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
 * The references to a credited or an advance invoice (BG-3), by its number and, where it has one, by its national
 * number. EN 16931 has no term for the national number, and it is not public where the provider looks for it. A
 * separate reference therefore carries the national number, and the seller's number stays in BT-25, by which the buyer
 * knows the invoice.
 */
const precedingReferences = ({ number, nationalNumber, issueDate }: PrecedingInvoice): readonly MaybeElement[] =>
  [number, ...(nationalNumber === undefined ? [] : [nationalNumber])].map((id) =>
    node(
      "cac:BillingReference",
      node("cac:InvoiceDocumentReference", leaf("cbc:ID", id), leaf("cbc:IssueDate", issueDate)),
    ),
  )

/**
 * The buyer reference. Without a buyer reference and an order reference, it is the account's number
 * (PEPPOL-EN16931-R003, contract E24).
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

/** The IBAN without its spaces, or else the account as it is. */
export const accountOf = (means: { readonly iban?: string | undefined; readonly bankAccount?: string | undefined }) =>
  means.iban?.replaceAll(/\s/g, "") || means.bankAccount?.trim() || undefined
