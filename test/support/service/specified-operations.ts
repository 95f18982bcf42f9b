/** The operations of the interface's version 2.1 that the service has, as lines of methods and a path. */
const served = `
GET POST /Accounts
DELETE /Accounts/{accountId}
GET PATCH /Accounts/{id}
GET /Accounts/{id}/Invoices
GET /Accounts/{id}/SalesOrders
GET /Accounts/{id}/Subscriptions
GET /Accounts/{id}/Summary
GET /Bookings
PATCH GET /Bookings/{id}
GET /ChartOfAccounts
GET /ChartOfAccounts/{id}
GET /Countries
GET /Countries/{id}
POST GET /Currency
GET /Currency/BaseCurrency
DELETE GET /Currency/{id}
GET POST /CustomFieldConfigurations
GET PATCH /CustomFieldConfigurations/{entity}/{key}
GET PATCH /CustomFieldConfigurations/{id}
GET /DocumentTemplate
GET /DocumentTemplate/{id}
POST GET /ExchangeRate
GET /ExchangeRate/{id}
POST GET /InvoiceBatches
GET /InvoiceBatches/BatchJobStatus/{batchReference}/Generated
GET /InvoiceBatches/BatchJobStatus/{batchReference}/Posted
GET /InvoiceBatches/{batchIdentifier}/BatchLog
GET /InvoiceBatches/{id}
POST /InvoiceBatches/{id}/Post
GET /InvoiceBatchGroups
GET /InvoiceBatchGroups/{id}
GET /Invoices
GET /Invoices/DownloadAttachment/{id}
GET /Invoices/generateAttachmentURL/{invoiceId}
GET /Invoices/invoiceDownloadAttachment/{invoiceId}
GET /Invoices/invoiceLines/ChargeType/{type}
GET /Invoices/invoiceLines/Usage/{usageId}
POST /Invoices/onAccountInvoice
POST /Invoices/orders/{id}
POST /Invoices/paid
GET /Invoices/PostedInvoiceDocumentAttachments
GET /Invoices/Usage/{usageId}
GET PATCH /Invoices/{id}
GET /Invoices/{id}/Attachments
POST /Invoices/{id}/cancel
POST /Invoices/{id}/credit
POST /Invoices/{id}/post
GET /Invoices/{id}/RelatedInvoices
GET /Journals
GET /Journals/AccountingTransactions/{year}
GET /Journals/AccountingTransactions/{year}/FinancialAccounts/{financialAccount}
GET /Journals/AccountingTransactions/{year}/FiscalPeriod/{period}
GET /Journals/AccountingTransactions/{year}/FiscalQuarter/{quarter}
GET /Journals/JournalDetails
GET PATCH /Journals/{id}
GET /Journals/{id}/AccountingTransactions
GET /Journals/{id}/JournalSummary
POST GET /Measurements
POST /Measurements/import
GET /Measurements/{id}
POST /Metrics/CalculateMetrics/Charge
POST /Metrics/CalculateMetrics/Order
GET PATCH /Orders/Charges/{id}
POST /Orders/Charges/{id}/InvoicedTo
GET /Orders/Products/{id}/charges
GET /Orders/{id}
GET /Orders/{id}/charges
POST GET /Payments
POST /Payments/CreateAndPost
PATCH GET /Payments/{id}
POST GET /PaymentTerms
GET /PaymentTerms/{id}
POST GET /Products
DELETE /Products/chargePlans/{id}
PATCH /Products/charges/{chargeId}
DELETE /Products/charges/{id}
GET /Products/FromCharge/{id}
GET /Products/FromChargePlan/{id}
GET /Products/productFeatures
PATCH DELETE GET /Products/{id}
GET /Quotes
POST /Quotes/convertToOrder
GET /Quotes/{id}
GET /Reports
GET /Reports/{id}
GET /Reports/{id}/Data
GET /RevenueSchedule/Charge/{chargeNumber}
GET /RevenueSchedule/InvoiceLine/{id}
GET POST /SalesOrders
POST /SalesOrders/activate/{id}
GET /SalesOrders/{id}
GET /SalesOrders/{id}/version
GET /SalesOrders/{orderNumber}/versions
GET /SalesOrders/{orderNumber}/versions/{version}
GET /SimpleProducts
GET /SimpleProducts/{id}
GET POST /Subscriptions
POST /Subscriptions/activate/{id}
POST /Subscriptions/cancel/{id}
POST /Subscriptions/milestones/set/{id}
POST /Subscriptions/renew/{id}
POST /Subscriptions/revert/{id}
GET PATCH DELETE /Subscriptions/{id}
POST /Subscriptions/{id}/change
GET /Subscriptions/{id}/milestones
POST /Subscriptions/{id}/OrderDiscounts
POST /Subscriptions/{id}/RenewAndChange
GET /Subscriptions/{id}/version
GET /Subscriptions/{orderNumber}/versions
GET /Subscriptions/{orderNumber}/versions/{version}
GET /TaxTemplates
GET /TaxTemplates/{id}
GET /UnitOfMeasurements
GET /UnitOfMeasurements/{id}
POST GET /Usage
POST /Usage/import
PATCH DELETE GET /Usage/{id}
GET /Users
GET /Users/ByRole/{roleId}
GET /Users/{id}
GET /Users/roles
GET /Users/roles/{id}
GET POST /Webhooks
GET DELETE /Webhooks/{id}
`

/** The operations that the service does not have, because they need payment providers on the Internet. */
const absent = `
POST /Accounts/OnlinePaymentDetails/{id}
PATCH /Accounts/OnlinePaymentDetails/{id}
DELETE /Accounts/OnlinePaymentDetails/{id}
POST /Accounts/{id}/RequestPaymentDetails/GoCardless
POST /Invoices/{id}/ProcessStripePayment
GET /Invoices/{id}/OnlinePaymentLogs
`

/** Expands each line: `GET POST /Path` becomes `GET /Path` and `POST /Path`. */
const read = (text: string): readonly string[] =>
  text
    .trim()
    .split("\n")
    .flatMap((line) => {
      const words = line.split(" ")
      return words.slice(0, -1).map((method) => `${method} ${words.at(-1)}`)
    })

export const specifiedOperations = { served: read(served), absent: read(absent) }
