/**
 * The children of each aggregate of UBL 2.1 in an invoice or a credit note, in the order of the schema, for names from
 * L to W. A `.` marks an aggregate (`cac:`); other names are basic elements (`cbc:`). After a name, `!` means once, `+`
 * once or more, `*` any number, and nothing means at most once.
 */
export const aggregatesLToW = `
Language: ID Name LocaleCode
LineReference: LineID! UUID LineStatusCode .DocumentReference
LocationCoordinate: CoordinateSystemCode LatitudeDegreesMeasure LatitudeMinutesMeasure LatitudeDirectionCode LongitudeDegreesMeasure
  LongitudeMinutesMeasure LongitudeDirectionCode AltitudeMeasure
Location: ID Description* Conditions* CountrySubentity CountrySubentityCode LocationTypeCode InformationURI Name .ValidityPeriod* .Address
  .SubsidiaryLocation* .LocationCoordinate*
LotIdentification: LotNumberID ExpiryDate .AdditionalItemProperty*
MaritimeTransport: VesselID VesselName RadioCallSignID ShipsRequirements* GrossTonnageMeasure NetTonnageMeasure .RegistryCertificateDocumentReference
  .RegistryPortLocation
MonetaryTotal: LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount
  PayableAmount! PayableAlternativeAmount
OrderLineReference: LineID! SalesOrderLineID UUID LineStatusCode .OrderReference
OrderReference: ID! SalesOrderID CopyIndicator UUID IssueDate IssueTime CustomerReference OrderTypeCode .DocumentReference
Package: ID Quantity ReturnableMaterialIndicator PackageLevelCode PackagingTypeCode PackingMaterial* TraceID .ContainedPackage*
  .ContainingTransportEquipment .GoodsItem* .MeasurementDimension* .DeliveryUnit* .Delivery .Pickup .Despatch
PartyIdentification: ID!
PartyLegalEntity: RegistrationName CompanyID RegistrationDate RegistrationExpirationDate CompanyLegalFormCode CompanyLegalForm
  SoleProprietorshipIndicator CompanyLiquidationStatusCode CorporateStockAmount FullyPaidSharesIndicator .RegistrationAddress
  .CorporateRegistrationScheme .HeadOfficeParty .ShareholderParty*
PartyName: Name!
PartyTaxScheme: RegistrationName CompanyID TaxLevelCode ExemptionReasonCode ExemptionReason* .RegistrationAddress .TaxScheme!
Party: MarkCareIndicator MarkAttentionIndicator WebsiteURI LogoReferenceID EndpointID IndustryClassificationCode .PartyIdentification* .PartyName*
  .Language .PostalAddress .PhysicalLocation .PartyTaxScheme* .PartyLegalEntity* .Contact .Person* .AgentParty .ServiceProviderParty*
  .PowerOfAttorney* .FinancialAccount
PaymentMandate: ID MandateTypeCode MaximumPaymentInstructionsNumeric MaximumPaidAmount SignatureID .PayerParty .PayerFinancialAccount .ValidityPeriod
  .PaymentReversalPeriod .Clause*
PaymentMeans: ID PaymentMeansCode! PaymentDueDate PaymentChannelCode InstructionID InstructionNote* PaymentID* .CardAccount .PayerFinancialAccount
  .PayeeFinancialAccount .CreditAccount .PaymentMandate .TradeFinancing
PaymentTerms: ID PaymentMeansID* PrepaidPaymentReferenceID Note* ReferenceEventCode SettlementDiscountPercent PenaltySurchargePercent PaymentPercent
  Amount SettlementDiscountAmount PenaltyAmount PaymentTermsDetailsURI PaymentDueDate InstallmentDueDate InvoicingPartyReference .SettlementPeriod
  .PenaltyPeriod .ExchangeRate .ValidityPeriod
Payment: ID PaidAmount ReceivedDate PaidDate PaidTime InstructionID
Period: StartDate StartTime EndDate EndTime DurationMeasure DescriptionCode* Description*
Person: ID FirstName FamilyName Title MiddleName OtherName NameSuffix JobTitle NationalityID GenderCode BirthDate BirthplaceName
  OrganizationDepartment .Contact .FinancialAccount .IdentityDocumentReference* .ResidenceAddress
PhysicalAttribute: AttributeID! PositionCode DescriptionCode Description*
Pickup: ID ActualPickupDate ActualPickupTime EarliestPickupDate EarliestPickupTime LatestPickupDate LatestPickupTime .PickupLocation .PickupParty
PowerOfAttorney: ID IssueDate IssueTime Description* .NotaryParty .AgentParty! .WitnessParty* .MandateDocumentReference*
PriceExtension: Amount! .TaxTotal*
PriceList: ID StatusCode .ValidityPeriod* .PreviousPriceList
Price: PriceAmount! BaseQuantity PriceChangeReason* PriceTypeCode PriceType OrderableUnitFactorRate .ValidityPeriod* .PriceList .AllowanceCharge*
  .PricingExchangeRate
PricingReference: .OriginalItemLocationQuantity .AlternativeConditionPrice*
ProjectReference: ID! UUID IssueDate .WorkPhaseReference*
RailTransport: TrainID! RailCarID
ReceiptLine: ID! UUID Note* ReceivedQuantity ShortQuantity ShortageActionCode RejectedQuantity RejectReasonCode RejectReason* RejectActionCode
  QuantityDiscrepancyCode OversupplyQuantity ReceivedDate TimingComplaintCode TimingComplaint .OrderLineReference .DespatchLineReference*
  .DocumentReference* .Item* .Shipment*
Response: ReferenceID ResponseCode Description* EffectiveDate EffectiveTime .Status*
ResultOfVerification: ValidatorID ValidationResultCode ValidationDate ValidationTime ValidateProcess ValidateTool ValidateToolVersion .SignatoryParty
RoadTransport: LicensePlateID!
SecondaryHazard: ID PlacardNotation PlacardEndorsement EmergencyProceduresCode Extension*
ServiceFrequency: WeekDayCode!
ServiceProviderParty: ID ServiceTypeCode ServiceType* .Party! .SellerContact
ShareholderParty: PartecipationPercent .Party
ShipmentStage: ID TransportModeCode TransportMeansTypeCode TransitDirectionCode PreCarriageIndicator OnCarriageIndicator EstimatedDeliveryDate
  EstimatedDeliveryTime RequiredDeliveryDate RequiredDeliveryTime LoadingSequenceID SuccessiveSequenceID Instructions* DemurrageInstructions*
  CrewQuantity PassengerQuantity .TransitPeriod .CarrierParty* .TransportMeans .LoadingPortLocation .UnloadingPortLocation .TransshipPortLocation
  .LoadingTransportEvent .ExaminationTransportEvent .AvailabilityTransportEvent .ExportationTransportEvent .DischargeTransportEvent
  .WarehousingTransportEvent .TakeoverTransportEvent .OptionalTakeoverTransportEvent .DropoffTransportEvent .ActualPickupTransportEvent
  .DeliveryTransportEvent .ReceiptTransportEvent .StorageTransportEvent .AcceptanceTransportEvent .TerminalOperatorParty .CustomsAgentParty
  .EstimatedTransitPeriod .FreightAllowanceCharge* .FreightChargeLocation .DetentionTransportEvent* .RequestedDepartureTransportEvent
  .RequestedArrivalTransportEvent .RequestedWaypointTransportEvent* .PlannedDepartureTransportEvent .PlannedArrivalTransportEvent
  .PlannedWaypointTransportEvent* .ActualDepartureTransportEvent .ActualWaypointTransportEvent .ActualArrivalTransportEvent .TransportEvent*
  .EstimatedDepartureTransportEvent .EstimatedArrivalTransportEvent .PassengerPerson* .DriverPerson* .ReportingPerson .CrewMemberPerson*
  .SecurityOfficerPerson .MasterPerson .ShipsSurgeonPerson
Shipment: ID! ShippingPriorityLevelCode HandlingCode HandlingInstructions* Information* GrossWeightMeasure NetWeightMeasure NetNetWeightMeasure
  GrossVolumeMeasure NetVolumeMeasure TotalGoodsItemQuantity TotalTransportHandlingUnitQuantity InsuranceValueAmount DeclaredCustomsValueAmount
  DeclaredForCarriageValueAmount DeclaredStatisticsValueAmount FreeOnBoardValueAmount SpecialInstructions* DeliveryInstructions*
  SplitConsignmentIndicator ConsignmentQuantity .Consignment* .GoodsItem* .ShipmentStage* .Delivery .TransportHandlingUnit* .ReturnAddress
  .OriginAddress .FirstArrivalPortLocation .LastExitPortLocation .ExportCountry .FreightAllowanceCharge*
Signature: ID! Note* ValidationDate ValidationTime ValidatorID CanonicalizationMethod SignatureMethod .SignatoryParty .DigitalSignatureAttachment
  .OriginalDocumentReference
Status: ConditionCode ReferenceDate ReferenceTime Description* StatusReasonCode StatusReason* SequenceID Text* IndicationIndicator Percent
  ReliabilityPercent .Condition*
Stowage: LocationID Location* .MeasurementDimension*
SupplierParty: CustomerAssignedAccountID AdditionalAccountID* DataSendingCapability .Party .DespatchContact .AccountingContact .SellerContact
TaxCategory: ID Name Percent BaseUnitMeasure PerUnitAmount TaxExemptionReasonCode TaxExemptionReason* TierRange TierRatePercent .TaxScheme!
TaxScheme: ID Name TaxTypeCode CurrencyCode .JurisdictionRegionAddress*
TaxSubtotal: TaxableAmount TaxAmount! CalculationSequenceNumeric TransactionCurrencyTaxAmount Percent BaseUnitMeasure PerUnitAmount TierRange
  TierRatePercent .TaxCategory!
TaxTotal: TaxAmount! RoundingAmount TaxEvidenceIndicator TaxIncludedIndicator .TaxSubtotal*
Temperature: AttributeID! Measure! Description*
TradeFinancing: ID FinancingInstrumentCode .ContractDocumentReference .DocumentReference* .FinancingParty! .FinancingFinancialAccount .Clause*
TradingTerms: Information* Reference .ApplicableAddress
TransactionConditions: ID ActionCode Description* .DocumentReference*
TransportEquipmentSeal: ID! SealIssuerTypeCode Condition SealStatusCode SealingPartyType
TransportEquipment: ID ReferencedConsignmentID* TransportEquipmentTypeCode ProviderTypeCode OwnerTypeCode SizeTypeCode DispositionCode
  FullnessIndicationCode RefrigerationOnIndicator Information* ReturnabilityIndicator LegalStatusIndicator AirFlowPercent HumidityPercent
  AnimalFoodApprovedIndicator HumanFoodApprovedIndicator DangerousGoodsApprovedIndicator RefrigeratedIndicator Characteristics DamageRemarks*
  Description* SpecialTransportRequirements* GrossWeightMeasure GrossVolumeMeasure TareWeightMeasure TrackingDeviceCode PowerIndicator TraceID
  .MeasurementDimension* .TransportEquipmentSeal* .MinimumTemperature .MaximumTemperature .ProviderParty .LoadingProofParty .SupplierParty .OwnerParty
  .OperatingParty .LoadingLocation .UnloadingLocation .StorageLocation .PositioningTransportEvent* .QuarantineTransportEvent* .DeliveryTransportEvent*
  .PickupTransportEvent* .HandlingTransportEvent* .LoadingTransportEvent* .TransportEvent* .ApplicableTransportMeans .HaulageTradingTerms*
  .HazardousGoodsTransit* .PackagedTransportHandlingUnit* .ServiceAllowanceCharge* .FreightAllowanceCharge* .AttachedTransportEquipment* .Delivery
  .Pickup .Despatch .ShipmentDocumentReference* .ContainedInTransportEquipment* .Package* .GoodsItem*
TransportEvent: IdentificationID OccurrenceDate OccurrenceTime TransportEventTypeCode Description* CompletionIndicator .ReportedShipment
  .CurrentStatus* .Contact* .Location .Signature .Period*
TransportHandlingUnit: ID TransportHandlingUnitTypeCode HandlingCode HandlingInstructions* HazardousRiskIndicator TotalGoodsItemQuantity
  TotalPackageQuantity DamageRemarks* ShippingMarks* TraceID .HandlingUnitDespatchLine* .ActualPackage* .ReceivedHandlingUnitReceiptLine*
  .TransportEquipment* .TransportMeans* .HazardousGoodsTransit* .MeasurementDimension* .MinimumTemperature .MaximumTemperature .GoodsItem*
  .FloorSpaceMeasurementDimension .PalletSpaceMeasurementDimension .ShipmentDocumentReference* .Status* .CustomsDeclaration* .ReferencedShipment*
  .Package*
TransportMeans: JourneyID RegistrationNationalityID RegistrationNationality* DirectionCode TransportMeansTypeCode TradeServiceCode .Stowage
  .AirTransport .RoadTransport .RailTransport .MaritimeTransport .OwnerParty .MeasurementDimension*
TransportationService: TransportServiceCode! TariffClassCode Priority FreightRateClassCode TransportationServiceDescription*
  TransportationServiceDetailsURI NominationDate NominationTime Name SequenceNumeric .TransportEquipment* .SupportedTransportEquipment*
  .UnsupportedTransportEquipment* .CommodityClassification* .SupportedCommodityClassification* .UnsupportedCommodityClassification*
  .TotalCapacityDimension .ShipmentStage* .TransportEvent* .ResponsibleTransportServiceProviderParty .EnvironmentalEmission* .EstimatedDurationPeriod
  .ScheduledServiceFrequency*
WorkPhaseReference: ID WorkPhaseCode WorkPhase* ProgressPercent StartDate EndDate .WorkOrderDocumentReference*
`
