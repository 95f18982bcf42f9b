/**
 * UBL elements and attributes in lines that EN 16931 does not use. Each row has the path of the parent, then each child
 * with the number of its rule (UBL-CR).
 */
export const lineParts = `
Line: cbc:UUID=515 cbc:TaxPointDate=516 cbc:AccountingCostCode=517 cbc:PaymentPurposeCode=518
  cbc:FreeOfChargeIndicator=519 cac:DespatchLineReference=529 cac:ReceiptLineReference=530
  cac:BillingReference=531 cac:PricingReference=548 cac:OriginatorParty=549 cac:Delivery=550
  cac:PaymentTerms=551 cac:TaxTotal=561 cac:WithholdingTaxTotal=562 cac:DeliveryTerms=645 cac:SubInvoiceLine=646
  cac:ItemPriceExtension=647
Line/cac:InvoicePeriod: cbc:StartTime=520 cbc:EndTime=521 cbc:DurationMeasure=522 cbc:DescriptionCode=523
  cbc:Description=524
Line/cac:OrderLineReference: cbc:SalesOrderLineID=525 cbc:UUID=526 cbc:LineStatusCode=527 cac:OrderReference=528
Line/cac:DocumentReference: cbc:CopyIndicator=532 cbc:UUID=533 cbc:IssueDate=534 cbc:IssueTime=535
  cbc:DocumentType=537 cbc:XPath=538 cbc:LanguageID=539 cbc:LocaleCode=540 cbc:VersionID=541
  cbc:DocumentStatusCode=542 cbc:DocumentDescription=543 cac:Attachment=544 cac:ValidityPeriod=545
  cac:IssuerParty=546 cac:ResultOfVerification=547
Line/cac:AllowanceCharge: cbc:ID=552 cbc:PrepaidIndicator=553 cbc:SequenceNumeric=554 cbc:AccountingCostCode=555
  cbc:AccountingCost=556 cbc:PerUnitAmount=557 cac:TaxCategory=558 cac:TaxTotal=559 cac:PaymentMeans=560
Line/cac:Item: cbc:PackQuantity=563 cbc:PackSizeNumeric=564 cbc:CatalogueIndicator=565
  cbc:HazardousRiskIndicator=566 cbc:AdditionalInformation=567 cbc:Keyword=568 cbc:BrandName=569
  cbc:ModelName=570 cac:ManufacturersItemIdentification=581 cac:CatalogueItemIdentification=587
  cac:AdditionalItemIdentification=588 cac:CatalogueDocumentReference=589
  cac:ItemSpecificationDocumentReference=590 cac:TransactionConditions=595 cac:HazardousItem=596
  cac:ManufacturerParty=619 cac:InformationContentProviderParty=620 cac:OriginAddress=621 cac:ItemInstance=622
  cac:Certificate=623 cac:Dimension=624
Line/cac:Item/cac:BuyersItemIdentification: cbc:ExtendedID=571 cbc:BarcodeSymbologyID=572
  cac:PhysicalAttribute=573 cac:MeasurementDimension=574 cac:IssuerParty=575
Line/cac:Item/cac:SellersItemIdentification: cbc:ExtendedID=576 cbc:BarcodeSymbologyID=577
  cac:PhysicalAttribute=578 cac:MeasurementDimension=579 cac:IssuerParty=580
Line/cac:Item/cac:StandardItemIdentification: cbc:ExtendedID=582 cbc:BarcodeSymbologyID=583
  cac:PhysicalAttribute=584 cac:MeasurementDimension=585 cac:IssuerParty=586
Line/cac:Item/cac:OriginCountry: cbc:Name=591
Line/cac:Item/cac:CommodityClassification: cbc:NatureCode=592 cbc:CargoTypeCode=593 cbc:CommodityCode=594
Line/cac:Item/cac:ClassifiedTaxCategory: cbc:Name=597 cbc:BaseUnitMeasure=598 cbc:PerUnitAmount=599
  cbc:TaxExemptionReasonCode=600 cbc:TaxExemptionReason=601 cbc:TierRange=602 cbc:TierRatePercent=603
Line/cac:Item/cac:ClassifiedTaxCategory/cac:TaxScheme: cbc:Name=604 cbc:TaxTypeCode=605 cbc:CurrencyCode=606
  cac:JurisdictionRegionAddress=607
Line/cac:Item/cac:AdditionalItemProperty: cbc:ID=608 cbc:NameCode=609 cbc:TestMethod=610 cbc:ValueQuantity=611
  cbc:ValueQualifier=612 cbc:ImportanceCode=613 cbc:ListValue=614 cac:UsabilityPeriod=615
  cac:ItemPropertyGroup=616 cac:RangeDimension=617 cac:ItemPropertyRange=618
Line/cac:Price: cbc:PriceChangeReason=625 cbc:PriceTypeCode=626 cbc:PriceType=627
  cbc:OrderableUnitFactorRate=628 cbc:ValidityPeriod=629 cbc:PriceList=630 cac:PricingExchangeRate=644
Line/cac:Price/cac:AllowanceCharge: cbc:ID=632 cbc:AllowanceChargeReasonCode=633 cbc:AllowanceChargeReason=634
  cbc:MultiplierFactorNumeric=635 cbc:PrepaidIndicator=636 cbc:SequenceNumeric=637 cbc:AccountingCostCode=638
  cbc:AccountingCost=639 cbc:PerUnitAmount=640 cac:TaxCategory=641 cac:TaxTotal=642 cac:PaymentMeans=643
`
