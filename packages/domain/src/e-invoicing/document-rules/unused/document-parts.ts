/**
 * UBL elements and attributes that EN 16931 does not use, in the document itself and its references, delivery, payment,
 * tax and totals. Each row has the path of the parent, then each child with the number of its rule (UBL-CR).
 */
export const documentParts = `
.: ext:UBLExtensions=001 cbc:ProfileExecutionID=003 cbc:CopyIndicator=004 cbc:UUID=005 cbc:IssueTime=006
  cbc:PricingCurrencyCode=007 cbc:PaymentCurrencyCode=008 cbc:PaymentAlternativeCurrencyCode=009
  cbc:AccountingCostCode=010 cbc:LineCountNumeric=011 cac:StatementDocumentReference=077 cac:Signature=137
  cac:BuyerCustomerParty=294 cac:SellerSupplierParty=295 cac:DeliveryTerms=410 cac:PrepaidPayment=470
  cac:TaxExchangeRate=490 cac:PricingExchangeRate=491 cac:PaymentExchangeRate=492
  cac:PaymentAlternativeExchangeRate=493 cac:WithholdingTaxTotal=513
cac:InvoicePeriod: cbc:StartTime=012 cbc:EndTime=013 cbc:DurationMeasure=014 cbc:Description=015
cac:OrderReference: cbc:CopyIndicator=016 cbc:UUID=017 cbc:IssueDate=018 cbc:IssueTime=019
  cbc:CustomerReference=020 cbc:OrderTypeCode=021 cac:DocumentReference=022
cac:BillingReference/cac:InvoiceDocumentReference: cbc:CopyIndicator=023 cbc:UUID=024 cbc:IssueTime=025
  cbc:DocumentTypeCode=026 cbc:DocumentType=027 cbc:XPath=028 cbc:LanguageID=029 cbc:LocaleCode=030
  cbc:VersionID=031 cbc:DocumentStatusCode=032 cbc:DocumentDescription=033 cac:Attachment=034
  cac:ValidityPeriod=035 cac:IssuerParty=036 cac:ResultOfVerification=037
cac:BillingReference: cac:SelfBilledInvoiceDocumentReference=038 cac:CreditNoteDocumentReference=039
  cac:SelfBilledCreditNoteDocumentReference=040 cac:DebitNoteDocumentReference=041
  cac:ReminderDocumentReference=042 cac:AdditionalDocumentReference=043 cac:BillingReferenceLine=044
cac:DespatchDocumentReference: cbc:CopyIndicator=045 cbc:UUID=046 cbc:IssueDate=047 cbc:IssueTime=048
  cbc:DocumentTypeCode=049 cbc:DocumentType=050 cbc:XPath=051 cbc:LanguageID=052 cbc:LocaleCode=053
  cbc:VersionID=054 cbc:DocumentStatusCode=055 cbc:DocumentDescription=056 cac:Attachment=057
  cac:ValidityPeriod=058 cac:IssuerParty=059 cac:ResultOfVerification=060
cac:ReceiptDocumentReference: cbc:CopyIndicator=061 cbc:UUID=062 cbc:IssueDate=063 cbc:IssueTime=064
  cbc:DocumentTypeCode=065 cbc:DocumentType=066 cbc:XPath=067 cbc:LanguageID=068 cbc:LocaleCode=069
  cbc:VersionID=070 cbc:DocumentStatusCode=071 cbc:DocumentDescription=072 cac:Attachment=073
  cac:ValidityPeriod=074 cac:IssuerParty=075 cac:ResultOfVerification=076
cac:OriginatorDocumentReference: cbc:CopyIndicator=078 cbc:UUID=079 cbc:IssueDate=080 cbc:IssueTime=081
  cbc:DocumentTypeCode=082 cbc:DocumentType=083 cbc:XPath=084 cbc:LanguageID=085 cbc:LocaleCode=086
  cbc:VersionID=087 cbc:DocumentStatusCode=088 cbc:DocumentDescription=089 cac:Attachment=090
  cac:ValidityPeriod=091 cac:IssuerParty=092 cac:ResultOfVerification=093
cac:ContractDocumentReference: cbc:CopyIndicator=094 cbc:UUID=095 cbc:IssueDate=096 cbc:IssueTime=097
  cbc:DocumentTypeCode=098 cbc:DocumentType=099 cbc:XPath=100 cbc:LanguageID=101 cbc:LocaleCode=102
  cbc:VersionID=103 cbc:DocumentStatusCode=104 cbc:DocumentDescription=105 cac:Attachment=106
  cac:ValidityPeriod=107 cac:IssuerParty=108 cac:ResultOfVerification=109
cac:AdditionalDocumentReference: cbc:CopyIndicator=110 cbc:UUID=111 cbc:IssueDate=112 cbc:IssueTime=113
  cbc:DocumentType=114 cbc:XPath=115 cbc:LanguageID=116 cbc:LocaleCode=117 cbc:VersionID=118
  cbc:DocumentStatusCode=119 cac:ValidityPeriod=131 cac:IssuerParty=132 cac:ResultOfVerification=133
cac:AdditionalDocumentReference/cac:Attachment/cac:ExternalReference: cbc:DocumentHash=121
  cbc:HashAlgorithmMethod=122 cbc:ExpiryDate=123 cbc:ExpiryTime=124 cbc:MimeCode=125 cbc:FormatCode=126
  cbc:EncodingCode=127 cbc:CharacterSetCode=128 cbc:FileName=129 cbc:Description=130
cac:ProjectReference: cbc:UUID=134 cbc:IssueDate=135 cac:WorkPhaseReference=136
cac:Delivery: cbc:ID=342 cbc:Quantity=343 cbc:MinimumQuantity=344 cbc:MaximumQuantity=345
  cbc:ActualDeliveryTime=346 cbc:LatestDeliveryDate=347 cbc:LatestDeliveryTime=348 cbc:ReleaseID=349
  cbc:TrackingID=350 cac:AlternativeDeliveryLocation=382 cac:RequestedDeliveryPeriod=383
  cac:EstimatedDeliveryPeriod=384 cac:CarrierParty=385 cac:NotifyParty=404 cac:Despatch=405
  cac:DeliveryTerms=406 cac:MinimumDeliveryUnit=407 cac:MaximumDeliveryUnit=408 cac:Shipment=409
  cac:DeliveryAddress=682
cac:Delivery/cac:DeliveryLocation: cbc:Description=351 cbc:Conditions=352 cbc:CountrySubentity=353
  cbc:CountrySubentityCode=354 cbc:LocationTypeCode=355 cbc:InformationURI=356 cbc:Name=357
  cac:ValidityPeriod=358 cac:SubsidiaryLocation=380 cac:LocationCoordinate=381
cac:Delivery/cac:DeliveryLocation/cac:Address: cbc:ID=359 cbc:AddressTypeCode=360 cbc:AddressFormatCode=361
  cbc:Postbox=362 cbc:Floor=363 cbc:Room=364 cbc:BlockName=365 cbc:BuildingName=366 cbc:BuildingNumber=367
  cbc:InhouseMail=368 cbc:Department=369 cbc:MarkAttention=370 cbc:MarkCare=371 cbc:PlotIdentification=372
  cbc:CitySubdivisionName=373 cbc:CountrySubentityCode=374 cbc:Region=375 cbc:District=376
  cbc:TimezoneOffset=377 cac:LocationCoordinate=379
cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country: cbc:Name=378
cac:Delivery/cac:DeliveryParty: cbc:MarkCareIndicator=386 cbc:MarkAttentionIndicator=387 cbc:WebsiteURI=388
  cbc:LogoReferenceID=389 cbc:EndpointID=390 cbc:IndustryClassificationCode=391 cac:PartyIdentification=392
  cac:Language=393 cac:PostalAddress=394 cac:PhysicalLocation=395 cac:PartyTaxScheme=396
  cac:PartyLegalEntity=397 cac:Contact=398 cac:Person=399 cac:AgentParty=400 cac:ServiceProviderParty=401
  cac:PowerOfAttorney=402 cac:FinancialAccount=403
cac:PaymentMeans: cbc:ID=411 cbc:PaymentChannelCode=413 cbc:InstructionID=414 cac:CreditAccount=434
  cac:TradeFinancing=451 cbc:InstructionNote=681
cac:PaymentMeans/cac:CardAccount: cbc:CardTypeCode=415 cbc:ValidityStartDate=416 cbc:ExpiryDate=417
  cbc:IssuerID=418 cbc:IssueNumberID=419 cbc:CV2ID=420 cbc:CardChipCode=421 cbc:ChipApplicationID=422
cac:PaymentMeans/cac:PayeeFinancialAccount: cbc:AliasName=424 cbc:AccountTypeCode=425 cbc:AccountFormatCode=426
  cbc:CurrencyCode=427 cbc:PaymentNote=428 cac:Country=433
cac:PaymentMeans/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch: cbc:Name=429 cac:Address=432
cac:PaymentMeans/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cac:FinancialInstitution: cbc:Name=430
  cac:Address=431
cac:PaymentMeans/cac:PaymentMandate: cbc:MandateTypeCode=435 cbc:MaximumPaymentInstructionsNumeric=436
  cbc:MaximumPaidAmount=437 cbc:SignatureID=438 cac:PayerParty=439 cac:ValidityPeriod=448
  cac:PaymentReversalPeriod=449 cac:Clause=450
cac:PaymentMeans/cac:PaymentMandate/cac:PayerFinancialAccount: cbc:Name=440 cbc:AliasName=441
  cbc:AccountTypeCode=442 cbc:AccountFormatCode=443 cbc:CurrencyCode=444 cbc:PaymentNote=445
  cac:FinancialInstitutionBranch=446 cac:Country=447
cac:PaymentTerms: cbc:ID=452 cbc:PaymentMeansID=453 cbc:PrepaidPaymentReferenceID=454 cbc:ReferenceEventCode=455
  cbc:SettlementDiscountPercent=456 cbc:PenaltySurchargePercent=457 cbc:PaymentPercent=458 cbc:Amount=459
  cbc:SettlementDiscountAmount=460 cbc:PenaltyAmount=461 cbc:PaymentTermsDetailsURI=462 cbc:PaymentDueDate=463
  cbc:InstallmentDueDate=464 cbc:InvoicingPartyReference=465 cac:SettlementPeriod=466 cac:PenaltyPeriod=467
  cac:ExchangeRate=468 cac:ValidityPeriod=469
cac:AllowanceCharge: cbc:ID=471 cbc:PrepaidIndicator=472 cbc:SequenceNumeric=473 cbc:AccountingCostCode=474
  cbc:AccountingCost=475 cbc:PerUnitAmount=476 cac:TaxTotal=488 cac:PaymentMeans=489
cac:AllowanceCharge/cac:TaxCategory: cbc:Name=477 cbc:BaseUnitMeasure=478 cbc:PerUnitAmount=479
  cbc:TaxExemptionReasonCode=480 cbc:TaxExemptionReason=481 cbc:TierRange=482 cbc:TierRatePercent=483
cac:AllowanceCharge/cac:TaxCategory/cac:TaxScheme: cbc:Name=484 cbc:TaxTypeCode=485 cbc:CurrencyCode=486
  cac:JurisdictionRegionAddress=487
cac:TaxTotal: cbc:RoundingAmount=494 cbc:TaxEvidenceIndicator=495 cbc:TaxIncludedIndicator=496
cac:TaxTotal/cac:TaxSubtotal: cbc:CalculationSequenceNumeric=497 cbc:TransactionCurrencyTaxAmount=498
  cbc:Percent=499 cbc:BaseUnitMeasure=500 cbc:PerUnitAmount=501 cbc:TierRange=502 cbc:TierRatePercent=503
cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory: cbc:Name=504 cbc:BaseUnitMeasure=505 cbc:PerUnitAmount=506
  cbc:TierRange=507 cbc:TierRatePercent=508
cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme: cbc:Name=509 cbc:TaxTypeCode=510
  cbc:CurrencyCode=511 cac:JurisdictionRegionAddress=512
cac:LegalMonetaryTotal: cbc:PayableAlternativeAmount=514
cbc:CustomizationID: @schemeID=648
cbc:ProfileID: @schemeID=649
cbc:ID: @schemeID=650
cbc:SalesOrderID: @schemeID=651
cac:PaymentMeans/cbc:PaymentID: @schemeID=653
cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID: @schemeID=654
cac:PaymentMeans/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID: @schemeID=655
cbc:InvoiceTypeCode: @listID=656
cbc:DocumentCurrencyCode: @listID=657
cbc:TaxCurrencyCode: @listID=658
cac:AdditionalDocumentReference/cbc:DocumentTypeCode: @listID=659
cac:PaymentMeans/cbc:PaymentMeansCode: @listID=661
cbc:CreditNoteTypeCode: @listID=672
`
