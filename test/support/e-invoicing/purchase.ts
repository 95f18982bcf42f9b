/** A supplier's invoice as the network provider describes it: 123.12 PLN, due on 2 December 2026. */
export const purchase = (
  number: string,
): string => `<Invoice><cbc:ID>${number}</cbc:ID><cbc:IssueDate>2026-11-02</cbc:IssueDate>
  <cbc:DueDate>2026-12-02</cbc:DueDate><cbc:DocumentCurrencyCode>PLN</cbc:DocumentCurrencyCode>
  <cac:AccountingSupplierParty><cac:Party><cbc:EndpointID schemeID="9945">PL1111111111</cbc:EndpointID>
  <cac:PartyName><cbc:Name>Dostawca Zażółć</cbc:Name></cac:PartyName></cac:Party></cac:AccountingSupplierParty>
  <cbc:TaxExclusiveAmount currencyID="PLN">100.10</cbc:TaxExclusiveAmount>
  <cbc:TaxInclusiveAmount currencyID="PLN">123.12</cbc:TaxInclusiveAmount></Invoice>`
