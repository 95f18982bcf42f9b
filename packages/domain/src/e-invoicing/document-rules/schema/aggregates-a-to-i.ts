/**
 * The children of each aggregate of UBL 2.1 in an invoice or a credit note, in the order of the schema, for names from
 * A to I. A `.` marks an aggregate (`cac:`); other names are basic elements (`cbc:`). After a name, `!` means once, `+`
 * once or more, `*` any number, and nothing means at most once.
 */
export const aggregatesAToI = `
AddressLine: Line!
Address: ID AddressTypeCode AddressFormatCode Postbox Floor Room StreetName AdditionalStreetName BlockName BuildingName BuildingNumber InhouseMail
  Department MarkAttention MarkCare PlotIdentification CitySubdivisionName CityName PostalZone CountrySubentity CountrySubentityCode Region District
  TimezoneOffset .AddressLine* .Country .LocationCoordinate*
AirTransport: AircraftID!
AllowanceCharge: ID ChargeIndicator! AllowanceChargeReasonCode AllowanceChargeReason* MultiplierFactorNumeric PrepaidIndicator SequenceNumeric Amount!
  BaseAmount AccountingCostCode AccountingCost PerUnitAmount .TaxCategory* .TaxTotal .PaymentMeans*
Attachment: EmbeddedDocumentBinaryObject .ExternalReference
BillingReferenceLine: ID! Amount .AllowanceCharge*
BillingReference: .InvoiceDocumentReference .SelfBilledInvoiceDocumentReference .CreditNoteDocumentReference .SelfBilledCreditNoteDocumentReference
  .DebitNoteDocumentReference .ReminderDocumentReference .AdditionalDocumentReference .BillingReferenceLine*
Branch: ID Name .FinancialInstitution .Address
CardAccount: PrimaryAccountNumberID! NetworkID! CardTypeCode ValidityStartDate ExpiryDate IssuerID IssueNumberID CV2ID CardChipCode ChipApplicationID
  HolderName
Certificate: ID! CertificateTypeCode! CertificateType! Remarks* .IssuerParty! .DocumentReference* .Signature*
Clause: ID Content*
CommodityClassification: NatureCode CargoTypeCode CommodityCode ItemClassificationCode
Communication: ChannelCode Channel Value
Condition: AttributeID! Measure Description* MinimumMeasure MaximumMeasure
Consignment: ID! CarrierAssignedID ConsigneeAssignedID ConsignorAssignedID FreightForwarderAssignedID BrokerAssignedID ContractedCarrierAssignedID
  PerformingCarrierAssignedID SummaryDescription* TotalInvoiceAmount DeclaredCustomsValueAmount TariffDescription* TariffCode InsurancePremiumAmount
  GrossWeightMeasure NetWeightMeasure NetNetWeightMeasure ChargeableWeightMeasure GrossVolumeMeasure NetVolumeMeasure LoadingLengthMeasure Remarks*
  HazardousRiskIndicator AnimalFoodIndicator HumanFoodIndicator LivestockIndicator BulkCargoIndicator ContainerizedIndicator GeneralCargoIndicator
  SpecialSecurityIndicator ThirdPartyPayerIndicator CarrierServiceInstructions* CustomsClearanceServiceInstructions* ForwarderServiceInstructions*
  SpecialServiceInstructions* SequenceID ShippingPriorityLevelCode HandlingCode HandlingInstructions* Information* TotalGoodsItemQuantity
  TotalTransportHandlingUnitQuantity InsuranceValueAmount DeclaredForCarriageValueAmount DeclaredStatisticsValueAmount FreeOnBoardValueAmount
  SpecialInstructions* SplitConsignmentIndicator DeliveryInstructions* ConsignmentQuantity ConsolidatableIndicator HaulageInstructions*
  LoadingSequenceID ChildConsignmentQuantity TotalPackagesQuantity .ConsolidatedShipment* .CustomsDeclaration* .RequestedPickupTransportEvent
  .RequestedDeliveryTransportEvent .PlannedPickupTransportEvent .PlannedDeliveryTransportEvent .Status* .ChildConsignment* .ConsigneeParty
  .ExporterParty .ConsignorParty .ImporterParty .CarrierParty .FreightForwarderParty .NotifyParty .OriginalDespatchParty .FinalDeliveryParty
  .PerformingCarrierParty .SubstituteCarrierParty .LogisticsOperatorParty .TransportAdvisorParty .HazardousItemNotificationParty .InsuranceParty
  .MortgageHolderParty .BillOfLadingHolderParty .OriginalDepartureCountry .FinalDestinationCountry .TransitCountry* .TransportContract
  .TransportEvent* .OriginalDespatchTransportationService .FinalDeliveryTransportationService .DeliveryTerms .PaymentTerms .CollectPaymentTerms
  .DisbursementPaymentTerms .PrepaidPaymentTerms .FreightAllowanceCharge* .ExtraAllowanceCharge* .MainCarriageShipmentStage*
  .PreCarriageShipmentStage* .OnCarriageShipmentStage* .TransportHandlingUnit* .FirstArrivalPortLocation .LastExitPortLocation
Contact: ID Name Telephone Telefax ElectronicMail Note* .OtherCommunication*
Contract: ID IssueDate IssueTime NominationDate NominationTime ContractTypeCode ContractType Note* VersionID Description* .ValidityPeriod
  .ContractDocumentReference* .NominationPeriod .ContractualDelivery
CorporateRegistrationScheme: ID Name CorporateRegistrationTypeCode .JurisdictionRegionAddress*
Country: IdentificationCode Name
CreditAccount: AccountID!
CreditNote: ext:UBLExtensions UBLVersionID CustomizationID ProfileID ProfileExecutionID ID! CopyIndicator UUID IssueDate! IssueTime TaxPointDate
  CreditNoteTypeCode Note* DocumentCurrencyCode TaxCurrencyCode PricingCurrencyCode PaymentCurrencyCode PaymentAlternativeCurrencyCode
  AccountingCostCode AccountingCost LineCountNumeric BuyerReference .InvoicePeriod* .DiscrepancyResponse* .OrderReference .BillingReference*
  .DespatchDocumentReference* .ReceiptDocumentReference* .ContractDocumentReference* .AdditionalDocumentReference* .StatementDocumentReference*
  .OriginatorDocumentReference* .Signature* .AccountingSupplierParty! .AccountingCustomerParty! .PayeeParty .BuyerCustomerParty .SellerSupplierParty
  .TaxRepresentativeParty .Delivery* .DeliveryTerms* .PaymentMeans* .PaymentTerms* .TaxExchangeRate .PricingExchangeRate .PaymentExchangeRate
  .PaymentAlternativeExchangeRate .AllowanceCharge* .TaxTotal* .LegalMonetaryTotal! .CreditNoteLine+
CreditNoteLine: ID! UUID Note* CreditedQuantity LineExtensionAmount TaxPointDate AccountingCostCode AccountingCost PaymentPurposeCode
  FreeOfChargeIndicator .InvoicePeriod* .OrderLineReference* .DiscrepancyResponse* .DespatchLineReference* .ReceiptLineReference* .BillingReference*
  .DocumentReference* .PricingReference .OriginatorParty .Delivery* .PaymentTerms* .TaxTotal* .AllowanceCharge* .Item .Price .DeliveryTerms*
  .SubCreditNoteLine* .ItemPriceExtension
CustomerParty: CustomerAssignedAccountID SupplierAssignedAccountID AdditionalAccountID* .Party .DeliveryContact .AccountingContact .BuyerContact
CustomsDeclaration: ID! .IssuerParty
DeliveryTerms: ID SpecialTerms* LossRiskResponsibilityCode LossRisk* Amount .DeliveryLocation .AllowanceCharge
Delivery: ID Quantity MinimumQuantity MaximumQuantity ActualDeliveryDate ActualDeliveryTime LatestDeliveryDate LatestDeliveryTime ReleaseID TrackingID
  .DeliveryAddress .DeliveryLocation .AlternativeDeliveryLocation .RequestedDeliveryPeriod .PromisedDeliveryPeriod .EstimatedDeliveryPeriod
  .CarrierParty .DeliveryParty .NotifyParty* .Despatch .DeliveryTerms* .MinimumDeliveryUnit .MaximumDeliveryUnit .Shipment
DeliveryUnit: BatchQuantity! ConsumerUnitQuantity HazardousRiskIndicator
DependentPriceReference: Percent .LocationAddress .DependentLineReference
DespatchLine: ID! UUID Note* LineStatusCode DeliveredQuantity BackorderQuantity BackorderReason* OutstandingQuantity OutstandingReason*
  OversupplyQuantity .OrderLineReference+ .DocumentReference* .Item! .Shipment*
Despatch: ID RequestedDespatchDate RequestedDespatchTime EstimatedDespatchDate EstimatedDespatchTime ActualDespatchDate ActualDespatchTime
  GuaranteedDespatchDate GuaranteedDespatchTime ReleaseID Instructions* .DespatchAddress .DespatchLocation .DespatchParty .CarrierParty .NotifyParty*
  .Contact .EstimatedDespatchPeriod .RequestedDespatchPeriod
Dimension: AttributeID! Measure Description* MinimumMeasure MaximumMeasure
DocumentReference: ID! CopyIndicator UUID IssueDate IssueTime DocumentTypeCode DocumentType XPath* LanguageID LocaleCode VersionID DocumentStatusCode
  DocumentDescription* .Attachment .ValidityPeriod .IssuerParty .ResultOfVerification
EmissionCalculationMethod: CalculationMethodCode FullnessIndicationCode .MeasurementFromLocation .MeasurementToLocation
EnvironmentalEmission: EnvironmentalEmissionTypeCode! ValueMeasure! Description* .EmissionCalculationMethod*
ExchangeRate: SourceCurrencyCode! SourceCurrencyBaseRate TargetCurrencyCode! TargetCurrencyBaseRate ExchangeMarketID CalculationRate
  MathematicOperatorCode Date .ForeignExchangeContract
ExternalReference: URI DocumentHash HashAlgorithmMethod ExpiryDate ExpiryTime MimeCode FormatCode EncodingCode CharacterSetCode FileName Description*
FinancialAccount: ID Name AliasName AccountTypeCode AccountFormatCode CurrencyCode PaymentNote* .FinancialInstitutionBranch .Country
FinancialInstitution: ID Name .Address
GoodsItemContainer: ID! Quantity .TransportEquipment*
GoodsItem: ID SequenceNumberID Description* HazardousRiskIndicator DeclaredCustomsValueAmount DeclaredForCarriageValueAmount
  DeclaredStatisticsValueAmount FreeOnBoardValueAmount InsuranceValueAmount ValueAmount GrossWeightMeasure NetWeightMeasure NetNetWeightMeasure
  ChargeableWeightMeasure GrossVolumeMeasure NetVolumeMeasure Quantity PreferenceCriterionCode RequiredCustomsID CustomsStatusCode
  CustomsTariffQuantity CustomsImportClassifiedIndicator ChargeableQuantity ReturnableQuantity TraceID .Item* .GoodsItemContainer*
  .FreightAllowanceCharge* .InvoiceLine* .Temperature* .ContainedGoodsItem* .OriginAddress .Delivery .Pickup .Despatch .MeasurementDimension*
  .ContainingPackage* .ShipmentDocumentReference .MinimumTemperature .MaximumTemperature
HazardousGoodsTransit: TransportEmergencyCardCode PackingCriteriaCode HazardousRegulationCode InhalationToxicityZoneCode TransportAuthorizationCode
  .MaximumTemperature .MinimumTemperature
HazardousItem: ID PlacardNotation PlacardEndorsement AdditionalInformation* UNDGCode EmergencyProceduresCode MedicalFirstAidGuideCode TechnicalName
  CategoryName HazardousCategoryCode UpperOrangeHazardPlacardID LowerOrangeHazardPlacardID MarkingID HazardClassID NetWeightMeasure NetVolumeMeasure
  Quantity .ContactParty .SecondaryHazard* .HazardousGoodsTransit* .EmergencyTemperature .FlashpointTemperature .AdditionalTemperature*
Invoice: ext:UBLExtensions UBLVersionID CustomizationID ProfileID ProfileExecutionID ID! CopyIndicator UUID IssueDate! IssueTime DueDate
  InvoiceTypeCode Note* TaxPointDate DocumentCurrencyCode TaxCurrencyCode PricingCurrencyCode PaymentCurrencyCode PaymentAlternativeCurrencyCode
  AccountingCostCode AccountingCost LineCountNumeric BuyerReference .InvoicePeriod* .OrderReference .BillingReference* .DespatchDocumentReference*
  .ReceiptDocumentReference* .StatementDocumentReference* .OriginatorDocumentReference* .ContractDocumentReference* .AdditionalDocumentReference*
  .ProjectReference* .Signature* .AccountingSupplierParty! .AccountingCustomerParty! .PayeeParty .BuyerCustomerParty .SellerSupplierParty
  .TaxRepresentativeParty .Delivery* .DeliveryTerms .PaymentMeans* .PaymentTerms* .PrepaidPayment* .AllowanceCharge* .TaxExchangeRate
  .PricingExchangeRate .PaymentExchangeRate .PaymentAlternativeExchangeRate .TaxTotal* .WithholdingTaxTotal* .LegalMonetaryTotal! .InvoiceLine+
InvoiceLine: ID! UUID Note* InvoicedQuantity LineExtensionAmount! TaxPointDate AccountingCostCode AccountingCost PaymentPurposeCode
  FreeOfChargeIndicator .InvoicePeriod* .OrderLineReference* .DespatchLineReference* .ReceiptLineReference* .BillingReference* .DocumentReference*
  .PricingReference .OriginatorParty .Delivery* .PaymentTerms* .AllowanceCharge* .TaxTotal* .WithholdingTaxTotal* .Item! .Price .DeliveryTerms
  .SubInvoiceLine* .ItemPriceExtension
ItemIdentification: ID! ExtendedID BarcodeSymbologyID .PhysicalAttribute* .MeasurementDimension* .IssuerParty
ItemInstance: ProductTraceID ManufactureDate ManufactureTime BestBeforeDate RegistrationID SerialID .AdditionalItemProperty* .LotIdentification
ItemLocationQuantity: LeadTimeMeasure MinimumQuantity MaximumQuantity HazardousRiskIndicator TradingRestrictions* .ApplicableTerritoryAddress* .Price
  .DeliveryUnit* .ApplicableTaxCategory* .Package .AllowanceCharge* .DependentPriceReference
ItemPropertyGroup: ID! Name ImportanceCode
ItemPropertyRange: MinimumValue MaximumValue
ItemProperty: ID Name! NameCode TestMethod Value ValueQuantity ValueQualifier* ImportanceCode ListValue* .UsabilityPeriod .ItemPropertyGroup*
  .RangeDimension .ItemPropertyRange
Item: Description* PackQuantity PackSizeNumeric CatalogueIndicator Name HazardousRiskIndicator AdditionalInformation* Keyword* BrandName* ModelName*
  .BuyersItemIdentification .SellersItemIdentification .ManufacturersItemIdentification* .StandardItemIdentification .CatalogueItemIdentification
  .AdditionalItemIdentification* .CatalogueDocumentReference .ItemSpecificationDocumentReference* .OriginCountry .CommodityClassification*
  .TransactionConditions* .HazardousItem* .ClassifiedTaxCategory* .AdditionalItemProperty* .ManufacturerParty* .InformationContentProviderParty
  .OriginAddress* .ItemInstance* .Certificate* .Dimension*
`
