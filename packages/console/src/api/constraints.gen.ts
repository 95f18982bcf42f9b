export const AcceptInvitationRequest = {
  "token": {
    "minLength": 1,
    "maxLength": 200,
    "description": "The part of the link after `#`",
    "required": true
  },
  "email": {
    "minLength": 3,
    "maxLength": 254,
    "description": "E-mail address, in any letter case"
  },
  "firstName": {
    "maxLength": 100
  },
  "lastName": {
    "maxLength": 100
  },
  "password": {
    "minLength": 1,
    "maxLength": 800
  },
  "credential": {
    "description": "JSON of WebAuthn, level 3"
  },
  "passkeyName": {
    "minLength": 1,
    "maxLength": 100,
    "description": "The person's name for the device"
  }
} as const

export const AccountPatchRequest = {
  "name": {
    "minLength": 1,
    "maxLength": 512
  },
  "currency": {
    "description": "An id, a natural key, or `{key, value}`"
  },
  "accountType": {},
  "inactive": {},
  "invoiceDeliveryMethod": {},
  "attachUBLToInvoice": {},
  "attachZugferdXMLToInvoice": {},
  "accountsReceivable": {},
  "defaultPaymentTerm": {},
  "taxTemplate": {},
  "invoiceTemplateId": {},
  "invoiceBatchGroupId": {},
  "invoiceBatchGroup": {},
  "ourReference": {},
  "yourReference": {},
  "invoiceEmailAddress": {},
  "invoiceEmailCcAddresses": {},
  "reminderEmailAddress": {},
  "organizationNumber": {},
  "taxRegistrationNumber": {},
  "electronicInvoiceAddress": {},
  "electronicInvoiceAddressScheme": {},
  "imageUrl": {},
  "domain": {},
  "externalERPId": {},
  "externalCRMId": {},
  "nationalEInvoice": {},
  "defaultInvoiceAddress": {},
  "defaultDeliveryAddress": {},
  "customFields": {}
} as const

export const AddPasskeyRequest = {
  "name": {
    "minLength": 1,
    "maxLength": 100,
    "description": "The person's name for the device",
    "required": true
  },
  "credential": {
    "description": "JSON of WebAuthn, level 3",
    "required": true
  }
} as const

export const AutoInvoiceConnectionRequest = {
  "companyId": {
    "minLength": 1,
    "maxLength": 200,
    "description": "The company's identifier at the provider",
    "required": true
  },
  "apiKey": {
    "minLength": 1,
    "maxLength": 500,
    "description": "Write-only; without it, the stored one stays"
  },
  "isActive": {}
} as const

export const CalculateChargeMetricsRequest = {
  "term": {},
  "currency": {},
  "account": {},
  "charge": {},
  "name": {},
  "chargeType": {},
  "priceModel": {},
  "quantity": {},
  "pricePeriod": {},
  "billingPeriod": {},
  "effectiveStartDate": {},
  "effectiveEndDate": {},
  "taxTemplate": {},
  "taxIncluded": {},
  "priceDetails": {},
  "estimatedUsage": {},
  "estimatedQuantity": {}
} as const

export const CalculateOrderMetricsRequest = {
  "orderType": {},
  "effectiveStartDate": {},
  "effectiveEndDate": {},
  "term": {},
  "currency": {},
  "account": {},
  "products": {},
  "orderDiscounts": {}
} as const

export const CancelSubscriptionRequest = {
  "cancellationDate": {
    "format": "date",
    "description": "`yyyy-MM-dd`",
    "required": true
  },
  "cancellationMode": {
    "required": true
  },
  "firstDayOfCancellation": {},
  "endDate": {},
  "cancellationDatePerCharges": {}
} as const

export const ChangePasswordRequest = {
  "password": {
    "minLength": 1,
    "maxLength": 800,
    "description": "The present password; absent when there is none"
  },
  "newPassword": {
    "minLength": 1,
    "maxLength": 800,
    "required": true
  }
} as const

export const ChangeSubscriptionRequest = {
  "account": {},
  "description": {},
  "remarks": {},
  "yourReference": {},
  "ourReference": {},
  "yourOrderNumber": {},
  "buyerReference": {},
  "externalERPId": {},
  "externalCRMId": {},
  "customFields": {},
  "orderDate": {},
  "effectiveStartDate": {},
  "invoiceAccount": {},
  "currency": {},
  "invoicingCurrency": {},
  "orderPaymentMethod": {},
  "invoiceSeparatly": {},
  "useAccountInvoiceBatchGroup": {},
  "invoiceBatchGroupId": {},
  "invoiceBatchGroup": {},
  "invoiceTemplateId": {},
  "invoiceAddressId": {},
  "deliveryAddressId": {},
  "paymentTerm": {},
  "milestones": {},
  "orderDiscounts": {},
  "subscriptionType": {},
  "effectiveEndDate": {},
  "term": {},
  "renewalTerm": {},
  "noticePeriod": {},
  "isAutoRenewed": {},
  "orderBillingPeriod": {},
  "setOrderBillingPeriod": {},
  "effectiveChangeDate": {},
  "products": {}
} as const

export const CodeRequest = {
  "code": {
    "minLength": 1,
    "maxLength": 50,
    "description": "The code in the app, or a recovery code",
    "required": true
  }
} as const

export const CommercialRatesRequest = {
  "apiKey": {
    "pattern": "^[\\x21-\\x7e]{1,200}$",
    "description": "Tested at the provider, and stored only if accepted"
  },
  "isEnabled": {
    "description": "Whether rates are imported by schedule. Default: true"
  }
} as const

export const ConfirmRequest = {
  "password": {
    "minLength": 1,
    "maxLength": 800
  },
  "code": {
    "minLength": 1,
    "maxLength": 50,
    "description": "The code in the app, or a recovery code"
  },
  "credential": {
    "description": "JSON of WebAuthn, level 3"
  }
} as const

export const ConvertQuoteToOrderRequest = {
  "quote": {
    "description": "An id, a natural key, or `{key, value}`",
    "required": true
  },
  "activateOrder": {}
} as const

export const CorrectInvoiceRequest = {
  "reason": {
    "minLength": 1,
    "maxLength": 512,
    "description": "Printed on the document",
    "required": true
  },
  "correctionDate": {},
  "invoiceAction": {
    "description": "Default: CreateDraft"
  },
  "buyer": {},
  "lines": {}
} as const

export const CreateAccountRequest = {
  "name": {
    "minLength": 1,
    "maxLength": 512,
    "required": true
  },
  "currency": {
    "description": "An id, a natural key, or `{key, value}`",
    "required": true
  },
  "accountType": {},
  "inactive": {},
  "invoiceDeliveryMethod": {},
  "attachUBLToInvoice": {},
  "attachZugferdXMLToInvoice": {},
  "accountsReceivable": {},
  "defaultPaymentTerm": {},
  "taxTemplate": {},
  "invoiceTemplateId": {},
  "invoiceBatchGroupId": {},
  "invoiceBatchGroup": {},
  "ourReference": {},
  "yourReference": {},
  "invoiceEmailAddress": {},
  "invoiceEmailCcAddresses": {},
  "reminderEmailAddress": {},
  "organizationNumber": {},
  "taxRegistrationNumber": {},
  "electronicInvoiceAddress": {},
  "electronicInvoiceAddressScheme": {},
  "imageUrl": {},
  "domain": {},
  "externalERPId": {},
  "externalCRMId": {},
  "nationalEInvoice": {},
  "defaultInvoiceAddress": {},
  "defaultDeliveryAddress": {},
  "customFields": {}
} as const

export const CreateAndPostPaymentRequest = {
  "invoice": {
    "description": "By InvoiceNumber, Invoice_Posted-Id, OCRNumber or ReferenceNumber",
    "required": true
  },
  "description": {},
  "externalBankId": {},
  "paymentDate": {},
  "amount": {
    "description": "The amount that the customer paid; negative for a refund, never 0",
    "required": true
  },
  "bankFeeAmount": {},
  "exchangeRate": {},
  "baseCurrencyAmount": {},
  "paymentAccount": {},
  "paymentMethod": {
    "description": "An id, a natural key, or `{key, value}`",
    "required": true
  }
} as const

export const CreateCurrencyRequest = {
  "code": {
    "minLength": 3,
    "maxLength": 3,
    "description": "ISO 4217",
    "required": true
  },
  "description": {}
} as const

export const CreateCustomFieldConfigurationRequest = {
  "fieldType": {
    "required": true
  },
  "entity": {
    "required": true
  },
  "key": {
    "minLength": 1,
    "maxLength": 100,
    "required": true
  },
  "name": {},
  "defaultValue": {},
  "typeEntity": {}
} as const

export const CreateExchangeRateRequest = {
  "fromCurrency": {
    "description": "An id, a natural key, or `{key, value}`",
    "required": true
  },
  "rate": {
    "description": "Units of the base currency per unit of `fromCurrency`",
    "required": true
  },
  "effectiveFromDate": {
    "format": "date",
    "description": "`yyyy-MM-dd`",
    "required": true
  },
  "effectiveToDate": {
    "format": "date",
    "description": "`yyyy-MM-dd`"
  }
} as const

export const CreateFinancialAccountRequest = {
  "code": {
    "minLength": 1,
    "maxLength": 50,
    "pattern": "\\S",
    "required": true
  },
  "name": {
    "minLength": 1,
    "maxLength": 200,
    "required": true
  },
  "description": {},
  "externalERPId": {},
  "externalCRMId": {}
} as const

export const CreateInvoiceBatchGroupRequest = {
  "code": {
    "minLength": 1,
    "maxLength": 50,
    "pattern": "\\S",
    "required": true
  },
  "description": {}
} as const

export const CreateMeasurementRequest = {
  "account": {},
  "order": {},
  "product": {},
  "charge": {},
  "fromDate": {
    "format": "date",
    "description": "`yyyy-MM-dd`",
    "required": true
  },
  "quantity": {
    "description": "Negative in a correction",
    "required": true
  },
  "tag": {},
  "customFields": {},
  "validateData": {}
} as const

export const CreateOnAccountInvoiceRequest = {
  "account": {
    "description": "An id, a natural key, or `{key, value}`",
    "required": true
  },
  "invoiceAction": {
    "description": "Default: CreateDraft"
  },
  "invoiceDate": {
    "format": "date",
    "description": "`yyyy-MM-dd`"
  },
  "currency": {
    "description": "An id, a natural key, or `{key, value}`",
    "required": true
  },
  "taxIncluded": {},
  "paymentTerm": {},
  "invoiceTemplate": {},
  "accountsReceivable": {},
  "invoiceDeliveryMethod": {},
  "invoiceAddress": {},
  "deliveryAddress": {},
  "deliveryDate": {},
  "prepaidAmount": {},
  "yourOrderNumber": {},
  "yourReference": {},
  "ourReference": {},
  "buyerReference": {},
  "notes": {},
  "nationalEInvoice": {},
  "splitPayment": {
    "description": "Poland: to be paid by the split payment mechanism"
  },
  "isAdvance": {
    "description": "Reports an amount received before the delivery"
  },
  "advanceOf": {},
  "customFields": {},
  "externalERPId": {},
  "externalCRMId": {},
  "invoiceLines": {},
  "allowances": {},
  "attachments": {}
} as const

export const CreatePaymentMethodRequest = {
  "name": {
    "minLength": 1,
    "maxLength": 200,
    "required": true
  }
} as const

export const CreatePaymentRequest = {
  "paymentDate": {},
  "amount": {
    "description": "The amount that the customer paid; negative for a refund, never 0",
    "required": true
  },
  "bankFeeAmount": {},
  "exchangeRate": {},
  "baseCurrencyAmount": {},
  "paymentAccount": {},
  "paymentMethod": {
    "description": "An id, a natural key, or `{key, value}`",
    "required": true
  },
  "account": {},
  "currency": {},
  "refundOf": {},
  "bankFeeAccount": {},
  "paymentWriteOffs": {},
  "reference": {},
  "payerName": {},
  "payerInformation": {},
  "description": {},
  "externalBankId": {}
} as const

export const CreatePaymentTermRequest = {
  "name": {
    "minLength": 1,
    "maxLength": 200,
    "required": true
  },
  "description": {
    "maxLength": 2000,
    "required": true
  },
  "days": {
    "minimum": 0,
    "maximum": 3650,
    "required": true
  },
  "termType": {}
} as const

export const CreatePersonalTokenRequest = {
  "name": {
    "minLength": 1,
    "maxLength": 200,
    "description": "Purpose of the token",
    "required": true
  },
  "permissions": {
    "description": "Each is `area:level`. Default: one's own permissions"
  },
  "expires": {
    "format": "date-time",
    "description": "ISO 8601 in UTC"
  }
} as const

export const CreateProductRequest = {
  "name": {
    "minLength": 1,
    "maxLength": 512,
    "required": true
  },
  "productType": {
    "required": true
  },
  "taxPoint": {},
  "activationDate": {},
  "endOfNewSalesDate": {},
  "endOfRenewalDate": {},
  "endOfLifeDate": {},
  "externalERPId": {},
  "externalCRMId": {},
  "category": {},
  "customFields": {},
  "chargePlans": {}
} as const

export const CreateQuoteRequest = {
  "customer": {
    "description": "An id, a natural key, or `{key, value}`",
    "required": true
  },
  "quoteType": {},
  "changeOrder": {},
  "invoiceCustomer": {},
  "orderType": {},
  "termType": {},
  "quoteDate": {},
  "validToDate": {},
  "description": {},
  "remarks": {},
  "yourReference": {},
  "ourReference": {},
  "orderEffectiveChangeDate": {},
  "effectiveStartDate": {},
  "initialTerm": {},
  "renewalTerm": {},
  "autoRenewal": {},
  "noticePeriod": {},
  "currency": {},
  "products": {},
  "customFields": {}
} as const

export const CreateRevenueRecognitionRuleRequest = {
  "name": {
    "minLength": 1,
    "maxLength": 200,
    "required": true
  },
  "distribution": {
    "required": true
  },
  "upfrontPercent": {}
} as const

export const CreateSalesOrderRequest = {
  "status": {},
  "orderType": {},
  "account": {
    "description": "An id, a natural key, or `{key, value}`",
    "required": true
  },
  "description": {},
  "remarks": {},
  "yourReference": {},
  "ourReference": {},
  "yourOrderNumber": {},
  "buyerReference": {},
  "externalERPId": {},
  "externalCRMId": {},
  "customFields": {},
  "orderDate": {},
  "effectiveStartDate": {},
  "invoiceAccount": {},
  "currency": {},
  "invoicingCurrency": {},
  "orderPaymentMethod": {},
  "invoiceSeparatly": {},
  "useAccountInvoiceBatchGroup": {},
  "invoiceBatchGroupId": {},
  "invoiceBatchGroup": {},
  "invoiceTemplateId": {},
  "invoiceAddressId": {},
  "deliveryAddressId": {},
  "paymentTerm": {},
  "milestones": {},
  "orderDiscounts": {},
  "products": {}
} as const

export const CreateSubscriptionRequest = {
  "status": {
    "description": "Active: the order is activated at once",
    "required": true
  },
  "orderType": {},
  "account": {
    "description": "An id, a natural key, or `{key, value}`",
    "required": true
  },
  "description": {},
  "remarks": {},
  "yourReference": {},
  "ourReference": {},
  "yourOrderNumber": {},
  "buyerReference": {},
  "externalERPId": {},
  "externalCRMId": {},
  "customFields": {},
  "orderDate": {},
  "effectiveStartDate": {},
  "invoiceAccount": {},
  "currency": {},
  "invoicingCurrency": {},
  "orderPaymentMethod": {},
  "invoiceSeparatly": {},
  "useAccountInvoiceBatchGroup": {},
  "invoiceBatchGroupId": {},
  "invoiceBatchGroup": {},
  "invoiceTemplateId": {},
  "invoiceAddressId": {},
  "deliveryAddressId": {},
  "paymentTerm": {},
  "milestones": {},
  "orderDiscounts": {},
  "subscriptionType": {},
  "effectiveEndDate": {},
  "term": {},
  "renewalTerm": {},
  "noticePeriod": {},
  "isAutoRenewed": {},
  "orderBillingPeriod": {},
  "setOrderBillingPeriod": {},
  "products": {}
} as const

export const CreateTaxTemplateRequest = {
  "name": {
    "minLength": 1,
    "maxLength": 200,
    "required": true
  },
  "description": {},
  "effectiveFrom": {},
  "effectiveTo": {},
  "taxAccount": {},
  "details": {
    "required": true
  }
} as const

export const CreateUsageRequest = {
  "account": {},
  "order": {},
  "product": {},
  "charge": {},
  "unit": {},
  "quantity": {
    "description": "Negative in a correction",
    "required": true
  },
  "description": {},
  "fromDate": {
    "format": "date",
    "description": "`yyyy-MM-dd`",
    "required": true
  },
  "toDate": {},
  "source": {},
  "ratedPrice": {},
  "ratedPriceCurrency": {},
  "customFields": {},
  "validateData": {}
} as const

export const CreateWebhookRequest = {
  "url": {
    "minLength": 1,
    "maxLength": 2000,
    "format": "uri",
    "description": "Absolute http or https address of the receiver; addresses of private networks are refused",
    "required": true
  },
  "events": {
    "required": true
  },
  "description": {},
  "webhookStatus": {}
} as const

export const CreditInvoiceRequest = {
  "creditInvoiceDate": {},
  "invoiceAction": {
    "description": "Default: CreateDraft"
  },
  "creditAllInvoiceLines": {
    "description": "Credits everything that is left"
  },
  "invoiceLineIds": {},
  "lines": {}
} as const

export const DeliverRequest = {
  "quantity": {
    "required": true
  },
  "deliveryDate": {}
} as const

export const EmitEventRequest = {
  "eventType": {
    "required": true
  },
  "data": {
    "description": "Sent on as `Data`, digit for digit",
    "required": true
  },
  "correlationId": {
    "format": "uuid"
  },
  "source": {}
} as const

export const GenerateInvoiceBatchRequest = {
  "invoiceDate": {},
  "targetDate": {},
  "customizedTargetDates": {},
  "invoiceAllAccounts": {},
  "accounts": {},
  "invoiceAllBatchGroups": {},
  "invoiceBatchGroups": {},
  "minimumInvoiceAmount": {},
  "ensureWebhooksAreEnabled": {},
  "jobDescription": {}
} as const

export const GenerateInvoiceRequest = {
  "invoiceAction": {
    "description": "Default: CreateDraft"
  },
  "invoiceDate": {},
  "targetDate": {},
  "customizedTargetDates": {}
} as const

export const ImportMeasurementRequest = {
  "mappingTemplateName": {
    "maxLength": 100,
    "description": "Default",
    "required": true
  },
  "dateFormat": {},
  "decimalSeparator": {},
  "dataFormat": {},
  "batchName": {},
  "data": {
    "description": "At most 10,000 rows with the fields of CreateMeasurementRequest: a list of objects, or CSV text with a header line, separated by commas; custom fields are columns such as `customFields.site`",
    "required": true
  },
  "usePreprocessingRules": {},
  "allowDuplicateEntries": {},
  "breakOnValidationError": {}
} as const

export const ImportUsageRequest = {
  "mappingTemplateName": {
    "maxLength": 100,
    "description": "Default",
    "required": true
  },
  "dateFormat": {},
  "decimalSeparator": {},
  "dataFormat": {},
  "batchName": {},
  "data": {
    "description": "At most 10,000 rows with the fields of CreateUsageRequest: a list of objects, or CSV text with a header line, separated by commas; custom fields are columns such as `customFields.site`",
    "required": true
  },
  "usePreprocessingRules": {},
  "allowDuplicateEntries": {},
  "breakOnValidationError": {}
} as const

export const InviteUserRequest = {
  "email": {
    "minLength": 3,
    "maxLength": 254,
    "required": true
  },
  "firstName": {
    "maxLength": 100,
    "required": true
  },
  "lastName": {
    "maxLength": 100,
    "required": true
  },
  "permissions": {
    "description": "Each is `area:level`, and none may exceed one's own",
    "required": true
  }
} as const

export const InvitedPasskeyRequest = {
  "token": {
    "minLength": 1,
    "maxLength": 200,
    "description": "The part of the link after `#`",
    "required": true
  },
  "email": {
    "minLength": 3,
    "maxLength": 254,
    "description": "E-mail address, in any letter case"
  },
  "firstName": {
    "maxLength": 100
  },
  "lastName": {
    "maxLength": 100
  }
} as const

export const InvoicePaidRequest = {
  "invoiceId": {
    "format": "uuid",
    "required": true
  },
  "paymentDate": {}
} as const

export const JobRequest = {
  "ensureWebhooksAreEnabled": {},
  "jobDescription": {}
} as const

export const JoinByProviderRequest = {
  "token": {
    "minLength": 1,
    "maxLength": 200,
    "description": "The part of the link after `#`",
    "required": true
  }
} as const

export const LookAtInvitationRequest = {
  "token": {
    "minLength": 1,
    "maxLength": 200,
    "description": "The part of the link after `#`",
    "required": true
  }
} as const

export const MatchInvoiceRequest = {
  "creditInvoiceId": {
    "format": "uuid",
    "required": true
  },
  "amount": {}
} as const

export const NationalEInvoiceSettingsRequest = {
  "isEnabled": {
    "required": true
  },
  "nationalEInvoiceToken": {
    "description": "Write-only; without it, the stored one stays; null removes it"
  },
  "tokenExpires": {
    "description": "The last day of the token; administrators are warned 30, 7 and 1 days before. Without it, the stored one stays until the token changes; null removes it"
  },
  "preflightOnPosting": {
    "description": "How to post an invoice whose document the national system would refuse: post it with a warning in `message`, or refuse it"
  }
} as const

export const NotificationSettings = {
  "webhooks": {
    "description": "Webhooks that start to fail, exhausted deliveries, and recoveries",
    "required": true
  },
  "rates": {
    "description": "Failed imports of exchange rates. Default: off"
  },
  "einvoices": {
    "description": "National e-invoices that fail, or whose outcome is unknown. Default: off"
  },
  "security": {
    "description": "Changes of the user's own credentials and permissions; with `users:admin` also new users, other users' permissions and sign-in settings. Default: on"
  }
} as const

export const OAuthTokenRequest = {
  "grant_type": {
    "maxLength": 200,
    "description": "password, client_credentials or refresh_token",
    "required": true
  },
  "username": {
    "maxLength": 200,
    "description": "The client id, with the password grant"
  },
  "password": {
    "maxLength": 1000,
    "description": "The secret, with the password grant"
  },
  "client_id": {
    "maxLength": 200
  },
  "client_secret": {
    "maxLength": 1000
  },
  "refresh_token": {
    "maxLength": 1000
  },
  "scope": {
    "maxLength": 200,
    "description": "svcapi"
  }
} as const

export const OrderDiscountsOrder = {
  "effectiveChangeDate": {},
  "orderDiscounts": {}
} as const

export const PasskeyRequest = {
  "credential": {
    "description": "JSON of WebAuthn, level 3",
    "required": true
  }
} as const

export const PatchChargeRequest = {
  "pricePeriod": {},
  "billingPeriod": {},
  "billingTiming": {},
  "periodAlignment": {},
  "billingDay": {},
  "usageRating": {},
  "specificBillingDay": {},
  "offsetBillingDays": {},
  "alignmentDate": {},
  "taxTemplate": {},
  "taxIncluded": {},
  "createInvoiceLinesPerTier": {},
  "deferredRevenueAccount": {},
  "recognizedRevenueAccount": {},
  "name": {},
  "chargeType": {},
  "model": {},
  "unit": {},
  "defaultQuantity": {},
  "measurementsRule": {},
  "revenueRecognition": {},
  "externalERPId": {},
  "externalCRMId": {},
  "customFields": {},
  "features": {},
  "priceDetails": {}
} as const

export const PatchInvoiceByIdRequest = {
  "id": {
    "format": "uuid",
    "required": true
  },
  "dueDate": {
    "format": "date",
    "description": "`yyyy-MM-dd`"
  },
  "invoiceDeliveryMethod": {},
  "disableAutomaticInvoiceReminder": {},
  "notes": {},
  "externalERPId": {},
  "externalCRMId": {},
  "yourOrderNumber": {},
  "referenceNumber": {},
  "customFields": {},
  "invoiceLines": {
    "description": "All lines of a draft on account; they replace its present lines"
  },
  "allowances": {}
} as const

export const PatchInvoiceRequest = {
  "dueDate": {
    "format": "date",
    "description": "`yyyy-MM-dd`"
  },
  "invoiceDeliveryMethod": {},
  "disableAutomaticInvoiceReminder": {},
  "notes": {},
  "externalERPId": {},
  "externalCRMId": {},
  "yourOrderNumber": {},
  "referenceNumber": {},
  "customFields": {},
  "invoiceLines": {
    "description": "All lines of a draft on account; they replace its present lines"
  },
  "allowances": {}
} as const

export const PatchJournalRequest = {
  "description": {
    "minLength": 1,
    "maxLength": 2000
  },
  "externalERPId": {},
  "transferredToERP": {}
} as const

export const PatchSubscriptionRequest = {
  "description": {},
  "remarks": {},
  "yourReference": {},
  "ourReference": {},
  "yourOrderNumber": {},
  "buyerReference": {},
  "externalERPId": {},
  "externalCRMId": {},
  "customFields": {},
  "noticePeriod": {},
  "invoiceSeparatly": {},
  "useAccountInvoiceBatchGroup": {},
  "invoiceBatchGroupId": {},
  "invoiceBatchGroup": {},
  "invoiceTemplateId": {},
  "paymentTerm": {}
} as const

export const PostDraftsRequest = {
  "filter": {
    "minLength": 1,
    "maxLength": 4000,
    "description": "The same as `Filter` of `GET /Invoices`: `status eq 'Draft' and invoiceDate le datetime'2026-11-30'`",
    "required": true
  },
  "ensureWebhooksAreEnabled": {},
  "jobDescription": {}
} as const

export const ProviderNotification = {} as const

export const ProvidersRequest = {
  "email": {
    "minLength": 3,
    "maxLength": 254,
    "required": true
  }
} as const

export const RateImportRequest = {
  "from": {
    "format": "date",
    "description": "`yyyy-MM-dd`"
  },
  "to": {
    "format": "date",
    "description": "`yyyy-MM-dd`"
  }
} as const

export const RateProviderRequest = {
  "isEnabled": {
    "description": "Whether rates are imported by schedule. Default: true"
  }
} as const

export const ReadNotificationsRequest = {
  "until": {
    "format": "uuid",
    "required": true
  }
} as const

export const RecognizeRevenueRequest = {
  "dryRun": {
    "description": "Only returns what would be recognised"
  }
} as const

export const RecoverRequest = {
  "since": {
    "format": "date-time",
    "description": "ISO 8601 in UTC",
    "required": true
  },
  "until": {
    "format": "date-time",
    "description": "ISO 8601 in UTC"
  },
  "status": {
    "description": "Only exhausted deliveries, or only those that wait for another attempt after a failed one"
  },
  "eventType": {},
  "missed": {
    "description": "Send events of the range to which the webhook now subscribes and of which it has no delivery, instead of failed deliveries"
  },
  "dryRun": {
    "description": "Only count"
  }
} as const

export const RenamePasskeyRequest = {
  "name": {
    "minLength": 1,
    "maxLength": 100,
    "description": "The person's name for the device",
    "required": true
  }
} as const

export const RenewAndChangeSubscriptionRequest = {
  "account": {},
  "description": {},
  "remarks": {},
  "yourReference": {},
  "ourReference": {},
  "yourOrderNumber": {},
  "buyerReference": {},
  "externalERPId": {},
  "externalCRMId": {},
  "customFields": {},
  "orderDate": {},
  "effectiveStartDate": {},
  "invoiceAccount": {},
  "currency": {},
  "invoicingCurrency": {},
  "orderPaymentMethod": {},
  "invoiceSeparatly": {},
  "useAccountInvoiceBatchGroup": {},
  "invoiceBatchGroupId": {},
  "invoiceBatchGroup": {},
  "invoiceTemplateId": {},
  "invoiceAddressId": {},
  "deliveryAddressId": {},
  "paymentTerm": {},
  "milestones": {},
  "orderDiscounts": {},
  "subscriptionType": {},
  "effectiveEndDate": {},
  "term": {},
  "renewalTerm": {},
  "noticePeriod": {},
  "isAutoRenewed": {},
  "orderBillingPeriod": {},
  "setOrderBillingPeriod": {},
  "effectiveChangeDate": {},
  "products": {},
  "nextRenewalTerm": {}
} as const

export const RenewSubscriptionRequest = {
  "renewalTerm": {
    "minimum": 1,
    "maximum": 1200,
    "required": true
  },
  "nextRenewalTerm": {}
} as const

export const ReplaceInvoiceRequest = {
  "reason": {
    "minLength": 1,
    "maxLength": 512,
    "description": "Printed on the credit note",
    "required": true
  },
  "date": {
    "description": "Date of the credit note and of the new invoice. Default: today"
  }
} as const

export const ReplayEventRequest = {
  "webhookId": {
    "format": "uuid"
  }
} as const

export const RetryDeliveriesRequest = {
  "ids": {
    "required": true
  }
} as const

export const SetSubscriptionMilestoneRequest = {
  "milestoneId": {
    "format": "uuid",
    "required": true
  },
  "milestoneDate": {
    "format": "date",
    "description": "`yyyy-MM-dd`",
    "required": true
  }
} as const

export const SignInPolicy = {
  "requires": {
    "description": "Required for signing in: only the password, a second factor, or the tenant's sign-in provider",
    "required": true
  }
} as const

export const SignInProviderRequest = {
  "name": {
    "minLength": 1,
    "maxLength": 60,
    "description": "Label of the button on the sign-in page",
    "required": true
  },
  "issuer": {
    "minLength": 8,
    "maxLength": 500,
    "pattern": "^https?://[^?#]+$",
    "description": "Its address",
    "required": true
  },
  "clientId": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  },
  "domains": {
    "description": "Domains of the e-mail addresses for which the sign-in page offers the provider",
    "required": true
  },
  "clientSecret": {
    "minLength": 1,
    "maxLength": 1000,
    "description": "Default: the present secret"
  }
} as const

export const SignInRequest = {
  "email": {
    "minLength": 3,
    "maxLength": 254,
    "description": "E-mail address, in any letter case",
    "required": true
  },
  "password": {
    "minLength": 1,
    "maxLength": 800,
    "required": true
  }
} as const

export const SwitchTenantRequest = {
  "tenantId": {
    "format": "uuid",
    "required": true
  }
} as const

export const TestWebhookRequest = {
  "eventType": {}
} as const

export const TokenRequest = {
  "clientId": {
    "minLength": 1,
    "maxLength": 200,
    "required": true
  },
  "secret": {
    "minLength": 1,
    "maxLength": 1000,
    "required": true
  }
} as const

export const UnreadNotificationsRequest = {
  "first": {
    "format": "uuid",
    "required": true
  }
} as const

export const UpdateBookingRequest = {
  "bookingType": {},
  "accountCategory": {},
  "changeType": {},
  "notes": {},
  "effectiveDate": {
    "format": "date",
    "description": "`yyyy-MM-dd`"
  },
  "classification": {
    "description": "An id, a natural key, or `{key, value}`"
  }
} as const

export const UpdateCustomFieldConfigurationRequest = {
  "name": {},
  "defaultValue": {}
} as const

export const UpdateInvoicedToDateRequest = {
  "invoicedToDate": {
    "format": "date",
    "description": "`yyyy-MM-dd`",
    "required": true
  }
} as const

export const UpdateLegalEntityByIdRequest = {
  "id": {
    "format": "uuid"
  },
  "timeZone": {
    "maxLength": 100,
    "description": "IANA name; determines the current day of the legal entity"
  },
  "organizationNumber": {},
  "taxRegistrationNumber": {},
  "bankAccount": {},
  "iban": {},
  "bic": {},
  "electronicInvoiceAddress": {},
  "electronicInvoiceAddressScheme": {},
  "address": {},
  "nationalEInvoice": {},
  "autoRenew": {
    "description": "Whether subscriptions with isAutoRenewed are renewed. Default: true"
  },
  "totalRoundingUnit": {},
  "prorationMethod": {
    "description": "How a part of a billing period is priced. Default: DaysInPeriod"
  },
  "taxRateSource": {
    "description": "The rate that converts the VAT of an invoice in another currency"
  },
  "matchCreditsOnPost": {
    "description": "Whether a credit note settles its invoice when it is posted. Default: false"
  },
  "paymentTolerance": {
    "minimum": 0,
    "description": "The largest small difference of a payment that is written off, in base currency. Default: 0"
  },
  "fiscalYearStartMonth": {
    "minimum": 1,
    "maximum": 12,
    "description": "The first month of fiscal years; cannot be changed once an accounting period was closed"
  },
  "accountsReceivable": {
    "description": "An id, a natural key, or `{key, value}`"
  },
  "taxAccount": {
    "description": "An id, a natural key, or `{key, value}`"
  },
  "roundingAccount": {
    "description": "An id, a natural key, or `{key, value}`"
  },
  "deferredRevenueAccount": {
    "description": "An id, a natural key, or `{key, value}`"
  },
  "recognizedRevenueAccount": {
    "description": "An id, a natural key, or `{key, value}`"
  },
  "paymentAccount": {
    "description": "An id, a natural key, or `{key, value}`"
  },
  "bankFeeAccount": {
    "description": "An id, a natural key, or `{key, value}`"
  },
  "advanceAccount": {
    "description": "An id, a natural key, or `{key, value}`"
  },
  "writeOffAccount": {
    "description": "An id, a natural key, or `{key, value}`"
  },
  "exchangeGainAccount": {
    "description": "An id, a natural key, or `{key, value}`"
  },
  "exchangeLossAccount": {
    "description": "An id, a natural key, or `{key, value}`"
  },
  "defaultPaymentTerm": {},
  "taxTemplate": {},
  "numberSeries": {}
} as const

export const UpdateLegalEntityRequest = {
  "timeZone": {
    "maxLength": 100,
    "description": "IANA name; determines the current day of the legal entity"
  },
  "organizationNumber": {},
  "taxRegistrationNumber": {},
  "bankAccount": {},
  "iban": {},
  "bic": {},
  "electronicInvoiceAddress": {},
  "electronicInvoiceAddressScheme": {},
  "address": {},
  "nationalEInvoice": {},
  "autoRenew": {
    "description": "Whether subscriptions with isAutoRenewed are renewed. Default: true"
  },
  "totalRoundingUnit": {},
  "prorationMethod": {
    "description": "How a part of a billing period is priced. Default: DaysInPeriod"
  },
  "taxRateSource": {
    "description": "The rate that converts the VAT of an invoice in another currency"
  },
  "matchCreditsOnPost": {
    "description": "Whether a credit note settles its invoice when it is posted. Default: false"
  },
  "paymentTolerance": {
    "minimum": 0,
    "description": "The largest small difference of a payment that is written off, in base currency. Default: 0"
  },
  "fiscalYearStartMonth": {
    "minimum": 1,
    "maximum": 12,
    "description": "The first month of fiscal years; cannot be changed once an accounting period was closed"
  },
  "accountsReceivable": {
    "description": "An id, a natural key, or `{key, value}`"
  },
  "taxAccount": {
    "description": "An id, a natural key, or `{key, value}`"
  },
  "roundingAccount": {
    "description": "An id, a natural key, or `{key, value}`"
  },
  "deferredRevenueAccount": {
    "description": "An id, a natural key, or `{key, value}`"
  },
  "recognizedRevenueAccount": {
    "description": "An id, a natural key, or `{key, value}`"
  },
  "paymentAccount": {
    "description": "An id, a natural key, or `{key, value}`"
  },
  "bankFeeAccount": {
    "description": "An id, a natural key, or `{key, value}`"
  },
  "advanceAccount": {
    "description": "An id, a natural key, or `{key, value}`"
  },
  "writeOffAccount": {
    "description": "An id, a natural key, or `{key, value}`"
  },
  "exchangeGainAccount": {
    "description": "An id, a natural key, or `{key, value}`"
  },
  "exchangeLossAccount": {
    "description": "An id, a natural key, or `{key, value}`"
  },
  "defaultPaymentTerm": {},
  "taxTemplate": {},
  "numberSeries": {}
} as const

export const UpdateMeRequest = {
  "firstName": {
    "maxLength": 100
  },
  "lastName": {
    "maxLength": 100
  },
  "preferences": {}
} as const

export const UpdateOrderProductChargeRequest = {
  "description": {},
  "remarks": {},
  "externalERPId": {},
  "externalCRMId": {},
  "customFields": {}
} as const

export const UpdatePaymentRequest = {
  "account": {},
  "paymentDate": {},
  "refundOf": {},
  "paymentSettlements": {},
  "paymentWriteOffs": {},
  "reference": {},
  "payerName": {},
  "payerInformation": {},
  "description": {},
  "externalBankId": {}
} as const

export const UpdatePaymentSettlementsRequest = {
  "id": {
    "format": "uuid",
    "required": true
  },
  "account": {},
  "paymentDate": {},
  "refundOf": {},
  "paymentSettlements": {},
  "paymentWriteOffs": {},
  "reference": {},
  "payerName": {},
  "payerInformation": {},
  "description": {},
  "externalBankId": {}
} as const

export const UpdatePersonalTokenRequest = {
  "name": {
    "minLength": 1,
    "maxLength": 200,
    "description": "Purpose of the token",
    "required": true
  }
} as const

export const UpdateProductRequest = {
  "name": {
    "minLength": 1,
    "maxLength": 512
  },
  "productType": {},
  "taxPoint": {},
  "activationDate": {},
  "endOfNewSalesDate": {},
  "endOfRenewalDate": {},
  "endOfLifeDate": {},
  "externalERPId": {},
  "externalCRMId": {},
  "category": {},
  "customFields": {},
  "chargePlans": {}
} as const

export const UpdateQuoteRequest = {
  "customer": {
    "description": "An id, a natural key, or `{key, value}`"
  },
  "invoiceCustomer": {},
  "orderType": {},
  "termType": {},
  "quoteDate": {},
  "validToDate": {},
  "description": {},
  "remarks": {},
  "yourReference": {},
  "ourReference": {},
  "orderEffectiveChangeDate": {},
  "effectiveStartDate": {},
  "initialTerm": {},
  "renewalTerm": {},
  "autoRenewal": {},
  "noticePeriod": {},
  "currency": {},
  "products": {},
  "customFields": {}
} as const

export const UpdateUsageRequest = {
  "charge": {},
  "unit": {},
  "quantity": {},
  "description": {},
  "fromDate": {},
  "ratedPrice": {},
  "ratedPriceCurrency": {},
  "customFields": {}
} as const

export const UpdateUserRequest = {
  "firstName": {
    "maxLength": 100
  },
  "lastName": {
    "maxLength": 100
  },
  "permissions": {
    "description": "Each is `area:level`, and none may exceed one's own"
  },
  "active": {
    "description": "`true` reactivates a deactivated user"
  }
} as const

export const UpdateWebhookRequest = {
  "url": {
    "minLength": 1,
    "maxLength": 2000,
    "format": "uri",
    "description": "Absolute http or https address of the receiver; addresses of private networks are refused"
  },
  "events": {},
  "description": {},
  "webhookStatus": {}
} as const

export const WriteOffInvoiceRequest = {
  "date": {},
  "reason": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  },
  "account": {}
} as const
