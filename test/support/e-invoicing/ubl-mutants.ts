/** A change of a document's text, with exactly the rules that the changed document breaks. */
export type Mutant = readonly [title: string, change: (xml: string) => string, rules: readonly string[]]

/** Replaces the first match, and throws when there is none. */
export const swap =
  (from: RegExp | string, to: string) =>
  (xml: string): string => {
    const changed = xml.replace(from, to)
    if (changed === xml) throw new Error(`nothing to replace: ${from}`)
    return changed
  }
export const drop = (from: RegExp | string) => swap(from, "")
const all =
  (...changes: readonly ((xml: string) => string)[]) =>
  (xml: string) =>
    changes.reduce((changed, change) => change(changed), xml)

const element = (name: string, place = "") => new RegExp(`${place}<${name}[ >].*?</${name}>`, "s")
const before = (name: string, text: string) => swap(new RegExp(`<${name}[ >]`), `${text}$&`)

const period = (start: string, end: string) =>
  `<cac:InvoicePeriod><cbc:StartDate>${start}</cbc:StartDate><cbc:EndDate>${end}</cbc:EndDate></cac:InvoicePeriod>`

/** Mutants of an invoice in PLN that has a document discount and a line discount. */
export const headerMutants: readonly Mutant[] = [
  ["no customization", drop(element("cbc:CustomizationID")), ["BR-01", "PEPPOL-EN16931-R004"]],
  ["no number", drop(element("cbc:ID")), ["BR-02", "UBL-XSD"]],
  ["no issue date", drop(element("cbc:IssueDate")), ["BR-03", "UBL-XSD"]],
  ["no type", drop(element("cbc:InvoiceTypeCode")), ["BR-04"]],
  ["another type", swap(">380<", ">381<"), ["BR-CL-01", "PEPPOL-EN16931-P0100"]],
  ["a correction, which is German", swap(">380<", ">384<"), ["PEPPOL-EN16931-P0112"]],
  ["a customization of another format", swap("billing:3.0<", "billing:3.0::2.1<"), ["PEPPOL-EN16931-R004"]],
  ["a process that is not approved", swap(":billing:01:1.0<", ":billing:03:1.0<"), ["PEPPOL-EN16931-R007"]],
  ["a French process", swap(/urn:[^<]*:billing:01:1\.0</, "urn:peppol:france:billing:regulated<"), []],
  ["a Dutch KVK number", swap('schemeID="9945">PL5265877635', 'schemeID="0106">1234567'), ["PEPPOL-COMMON-R054"]],
  ["a Dutch OIN", swap('schemeID="9945">PL5265877635', 'schemeID="0190">123'), ["PEPPOL-COMMON-R055"]],
  [
    "a Dutch VAT number as an address",
    swap('schemeID="9945">PL5265877635', 'schemeID="9944">NL1'),
    ["PEPPOL-COMMON-R056-1"],
  ],
  ["a Dutch VAT number", swap("<cbc:CompanyID>PL1111111111", "<cbc:CompanyID>NL123456789"), ["PEPPOL-COMMON-R056-2"]],
  [
    "a Dutch establishment number",
    swap('schemeID="9945">PL5265877635', 'schemeID="0217">12'),
    ["PEPPOL-COMMON-R057", "PEPPOL-EN16931-CL008"],
  ],
  ["an unknown element", before("cbc:BuyerReference", "<cbc:Buyer>a</cbc:Buyer>"), ["UBL-XSD"]],
  ["an element twice", swap(element("cbc:BuyerReference"), "$&$&"), ["UBL-XSD"]],
  [
    "an element in the place of another",
    swap(/(<cbc:IssueDate>.*?<\/cbc:IssueDate>)(<cbc:DueDate>.*?<\/cbc:DueDate>)/s, "$2$1"),
    ["UBL-XSD"],
  ],
  ["an unknown attribute", swap("<cbc:BuyerReference>", '<cbc:BuyerReference kind="a">'), ["UBL-XSD"]],
  ["a padded date", swap(/(<cbc:IssueDate>)/, "$1 "), ["PEPPOL-EN16931-F001"]],
  ["a padded currency", swap(/(<cbc:DocumentCurrencyCode>)/, "$1 "), ["BR-CO-15", "PEPPOL-EN16931-R051"]],
  ["no profile", drop(element("cbc:ProfileID")), ["PEPPOL-EN16931-R001", "PEPPOL-EN16931-R007"]],
  ["no buyer reference", drop(element("cbc:BuyerReference")), ["PEPPOL-EN16931-R003"]],
  [
    "two notes",
    before("cbc:DocumentCurrencyCode", "<cbc:Note>a</cbc:Note><cbc:Note>b</cbc:Note>"),
    ["PEPPOL-EN16931-R002"],
  ],
  ["an unknown subject", before("cbc:DocumentCurrencyCode", "<cbc:Note>#XQX#text</cbc:Note>"), ["BR-CL-08"]],
  ["an empty element", before("cbc:BuyerReference", "<cbc:AccountingCost/>"), ["PEPPOL-EN16931-R008"]],
  ["a date with a zone", swap(">2026-11-02<", ">2026-11-02Z<"), ["PEPPOL-EN16931-F001"]],
  ["no seller's name", drop(element("cbc:RegistrationName")), ["BR-06"]],
  ["no seller's country", drop(element("cac:Country")), ["BR-09", "PL-04"]],
  ["no seller's endpoint", drop(element("cbc:EndpointID")), ["PEPPOL-EN16931-R020"]],
  ["an endpoint without scheme", drop(' schemeID="9945"'), ["BR-62"]],
  ["an unknown scheme", swap('schemeID="9945"', 'schemeID="1234"'), ["BR-CL-25", "PEPPOL-EN16931-CL008"]],
  [
    "a GLN with a wrong digit",
    swap('schemeID="9945">PL5265877635', 'schemeID="0088">7300010000002'),
    ["PEPPOL-COMMON-R040"],
  ],
  ["an Italian office", swap('schemeID="9945">PL5265877635', 'schemeID="0201">12345'), ["PEPPOL-COMMON-R044"]],
  [
    "a registration in the scheme of addresses",
    swap("<cbc:CompanyID>5265877635", '<cbc:CompanyID schemeID="9945">5265877635'),
    ["BR-CL-11"],
  ],
  ["a VAT number without country", swap("<cbc:CompanyID>PL5265877635", "<cbc:CompanyID>5265877635"), ["BR-CO-09"]],
  ["a NIP with a wrong digit", swap("<cbc:CompanyID>PL5265877635", "<cbc:CompanyID>PL5265877636"), ["PL-02"]],
  ["a transfer without account", drop(element("cac:PayeeFinancialAccount")), ["BR-61", "PL-05"]],
  ["an unknown payment", swap('name="Credit transfer">30', ">999"), ["BR-CL-16"]],
  ["a mandate that is missing", swap('name="Credit transfer">30', ">49"), ["PEPPOL-EN16931-R061"]],
  ["a period backwards", before("cac:AccountingSupplierParty", period("2026-11-30", "2026-11-01")), ["BR-29"]],
  [
    "a line outside the period",
    all(
      before("cac:AccountingSupplierParty", period("2026-11-01", "2026-11-30")),
      swap(/(<cac:InvoiceLine>.*?<\/cbc:LineExtensionAmount>)/s, `$1${period("2026-10-31", "2026-12-01")}`),
    ),
    ["PEPPOL-EN16931-R110", "PEPPOL-EN16931-R111"],
  ],
  [
    "a delivery to nowhere",
    before(
      "cac:PaymentMeans",
      "<cac:Delivery><cac:DeliveryLocation><cac:Address><cbc:CityName>Kiel</cbc:CityName></cac:Address></cac:DeliveryLocation></cac:Delivery>",
    ),
    ["BR-57"],
  ],
  [
    "a payee who is the seller",
    before(
      "cac:PaymentMeans",
      "<cac:PayeeParty><cac:PartyName><cbc:Name>Przykładowa Spółka z o.o.</cbc:Name></cac:PartyName></cac:PayeeParty>",
    ),
    ["BR-17", "UBL-SR-19", "UBL-SR-20", "UBL-SR-21"],
  ],
  [
    "a representative without number",
    before(
      "cac:PaymentMeans",
      "<cac:TaxRepresentativeParty><cac:PartyName><cbc:Name>R</cbc:Name></cac:PartyName></cac:TaxRepresentativeParty>",
    ),
    ["BR-19", "BR-56"],
  ],
  [
    "an attachment without its name",
    before(
      "cac:AccountingSupplierParty",
      '<cac:AdditionalDocumentReference><cbc:ID>a</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/zip">UEs=</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>',
    ),
    ["BR-CL-24", "PEPPOL-EN16931-CL001", "UBL-DT-07"],
  ],
  ["an element of no use", before("cbc:IssueDate", "<cbc:UUID>1</cbc:UUID>"), ["UBL-CR-005"]],
  ["an attribute of no use", swap("<cbc:ID>FV", '<cbc:ID schemeID="a" schemeName="b">FV'), ["UBL-CR-650", "UBL-DT-08"]],
  [
    "a second period",
    before("cac:AccountingSupplierParty", period("2026-11-01", "2026-11-30").repeat(2)),
    ["UBL-SR-08"],
  ],
]

export const amountMutants: readonly Mutant[] = [
  ["a total of lines", swap(">473.24<", ">473.25<"), ["BR-CO-10", "BR-CO-13"]],
  [
    "a total of allowances",
    swap(">25.00</cbc:AllowanceTotalAmount>", ">24.00</cbc:AllowanceTotalAmount>"),
    ["BR-CO-11", "BR-CO-13"],
  ],
  [
    "a total of charges that are not there",
    before("cbc:PayableAmount", '<cbc:ChargeTotalAmount currencyID="PLN">1.00</cbc:ChargeTotalAmount>'),
    ["BR-CO-12", "BR-CO-13"],
  ],
  ["a payable amount", swap(">551.34</cbc:PayableAmount>", ">551.35</cbc:PayableAmount>"), ["BR-CO-16"]],
  [
    "a total with tax",
    swap(">551.34</cbc:TaxInclusiveAmount>", ">551.35</cbc:TaxInclusiveAmount>"),
    ["BR-CO-15", "BR-CO-16"],
  ],
  ["a total of tax", swap(">103.10<", ">103.11<"), ["BR-CO-14", "BR-CO-15"]],
  [
    "a tax of the breakdown",
    swap(/(<cac:TaxSubtotal>.*?)>103\.10</s, "$1>104.20<"),
    ["BR-CO-14", "BR-CO-17", "BR-S-09"],
  ],
  ["a base of the breakdown", swap(">448.24</cbc:TaxableAmount>", ">446.24</cbc:TaxableAmount>"), ["BR-S-08"]],
  ["three decimals", swap(">551.34</cbc:PayableAmount>", ">551.340</cbc:PayableAmount>"), ["BR-DEC-18", "UBL-DT-01"]],
  ["no number at all", swap(">551.34</cbc:PayableAmount>", ">much</cbc:PayableAmount>"), ["BR-CO-16", "UBL-XSD"]],
  [
    "another currency",
    swap('<cbc:PayableAmount currencyID="PLN"', '<cbc:PayableAmount currencyID="EUR"'),
    ["PEPPOL-EN16931-R051"],
  ],
  [
    "an unknown currency",
    swap('<cbc:PayableAmount currencyID="PLN"', '<cbc:PayableAmount currencyID="XXY"'),
    ["BR-CL-03", "PEPPOL-EN16931-CL007", "PEPPOL-EN16931-R051"],
  ],
  [
    "a tax currency without total",
    before("cbc:BuyerReference", "<cbc:TaxCurrencyCode>EUR</cbc:TaxCurrencyCode>"),
    ["BR-53", "PEPPOL-EN16931-R054", "PEPPOL-EN16931-R055"],
  ],
  [
    "a breakdown of another tax, whose categories have the same codes",
    swap(/(<cac:TaxSubtotal>.*?)>VAT</s, "$1>GST<"),
    ["BR-47", "BR-48", "BR-CO-17"],
  ],
  [
    "lines of another tax, whose categories have the same codes",
    (xml) => xml.replaceAll(/(<cac:ClassifiedTaxCategory>(?:(?!<\/cac:ClassifiedTaxCategory>).)*?)>VAT</gs, "$1>GST<"),
    ["BR-CO-04", "BR-S-02"],
  ],
  [
    "a discount without reason",
    all(drop(element("cbc:AllowanceChargeReasonCode")), drop(element("cbc:AllowanceChargeReason"))),
    ["BR-33", "BR-CO-21"],
  ],
  ["an unknown reason", swap(">95<", ">999<"), ["BR-CL-19", "PEPPOL-EN16931-CL002"]],
  ["an indicator that is a number", swap(">false<", ">0<"), ["PEPPOL-EN16931-R043"]],
  ["a share of no base", drop(element("cbc:BaseAmount")), ["PEPPOL-EN16931-R041"]],
  [
    "another share",
    swap("<cbc:MultiplierFactorNumeric>10<", "<cbc:MultiplierFactorNumeric>11<"),
    ["PEPPOL-EN16931-R040"],
  ],
  ["a line's amount", swap(">449.91<", ">449.81<"), ["BR-CO-10", "PEPPOL-EN16931-R120"]],
  [
    "a negative price",
    all(swap(">3.3333<", ">-3.3333<"), swap(">7</cbc:InvoicedQuantity>", ">-7</cbc:InvoicedQuantity>")),
    ["BR-27"],
  ],
  ["an unknown unit", swap('unitCode="C62"', 'unitCode="szt"'), ["BR-CL-23"]],
  ["no unit", drop(' unitCode="C62"'), ["BR-23"]],
  [
    "a base quantity in another unit",
    swap("49.99</cbc:PriceAmount>", '49.99</cbc:PriceAmount><cbc:BaseQuantity unitCode="H87">1</cbc:BaseQuantity>'),
    ["PEPPOL-EN16931-R130"],
  ],
  ["a line without category", drop(element("cac:ClassifiedTaxCategory")), ["BR-CO-04", "BR-S-08", "UBL-SR-48"]],
  ["a rate of zero", swap(/(<cac:ClassifiedTaxCategory>.*?)>23</s, "$1>0<"), ["BR-S-05", "BR-S-08"]],
  ["an unknown category", swap(/(<cac:ClassifiedTaxCategory>.*?)>S</s, "$1>X<"), ["BR-CL-18", "BR-S-08"]],
  [
    "a line of split payment in Poland",
    swap(/(<cac:ClassifiedTaxCategory>.*?)>S</s, "$1>B<"),
    ["BR-B-01", "BR-B-02", "BR-S-08"],
  ],
  [
    "a reason of an exemption that is none",
    swap(
      /(<cac:TaxSubtotal>.*?<\/cbc:Percent>)/s,
      "$1<cbc:TaxExemptionReasonCode>VATEX-EU-G</cbc:TaxExemptionReasonCode>",
    ),
    ["BR-S-10", "PEPPOL-EN16931-P0104"],
  ],
  ["lines numbered from 0", swap("<cac:InvoiceLine><cbc:ID>1<", "<cac:InvoiceLine><cbc:ID>0<"), ["PL-01"]],
  ["a quantity of seven decimals", swap(">7</cbc:InvoicedQuantity>", ">7.0000001</cbc:InvoicedQuantity>"), ["PL-11"]],
]
