import type {
  FinancialAccountList,
  InvoiceBatchGroupList,
  PaymentTermList,
  RevenueRecognitionRuleList,
  TaxTemplateList,
} from "@svc/domain/reference-data/ports/coded-list"

/** The bindings of the reference data of legal entities. */
export interface CodedLists {
  FinancialAccountList: FinancialAccountList
  InvoiceBatchGroupList: InvoiceBatchGroupList
  PaymentTermList: PaymentTermList
  RevenueRecognitionRuleList: RevenueRecognitionRuleList
  TaxTemplateList: TaxTemplateList
}
