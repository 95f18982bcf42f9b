/**
 * UBL elements and attributes in parties that EN 16931 does not use. Each row has the path of the parent, then each
 * child with the number of its rule (UBL-CR).
 */
export const partyParts = `
cac:AccountingSupplierParty: cbc:CustomerAssignedAccountID=138 cbc:AdditionalAccountID=139
  cbc:DataSendingCapability=140 cac:DespatchContact=198 cac:AccountingContact=199 cac:SellerContact=200
cac:AccountingSupplierParty/cac:Party: cbc:MarkCareIndicator=141 cbc:MarkAttentionIndicator=142
  cbc:WebsiteURI=143 cbc:LogoReferenceID=144 cbc:IndustryClassificationCode=145 cac:Language=146
  cac:PhysicalLocation=168 cac:Person=193 cac:AgentParty=194 cac:ServiceProviderParty=195
  cac:PowerOfAttorney=196 cac:FinancialAccount=197
cac:AccountingSupplierParty/cac:Party/cac:PostalAddress: cbc:ID=147 cbc:AddressTypeCode=148
  cbc:AddressFormatCode=149 cbc:Postbox=150 cbc:Floor=151 cbc:Room=152 cbc:BlockName=153 cbc:BuildingName=154
  cbc:BuildingNumber=155 cbc:InhouseMail=156 cbc:Department=157 cbc:MarkAttention=158 cbc:MarkCare=159
  cbc:PlotIdentification=160 cbc:CitySubdivisionName=161 cbc:CountrySubentityCode=162 cbc:Region=163
  cbc:District=164 cbc:TimezoneOffset=165 cac:LocationCoordinate=167
cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cac:Country: cbc:Name=166
cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme: cbc:RegistrationName=169 cbc:TaxLevelCode=170
  cbc:ExemptionReasonCode=171 cbc:ExemptionReason=172 cac:RegistrationAddress=173
cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme: cbc:Name=174 cbc:TaxTypeCode=175
  cbc:CurrencyCode=176 cac:JurisdictionRegionAddress=177
cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity: cbc:RegistrationDate=178
  cbc:RegistrationExpirationDate=179 cbc:CompanyLegalFormCode=180 cbc:SoleProprietorshipIndicator=181
  cbc:CompanyLiquidationStatusCode=182 cbc:CorporateStockAmount=183 cbc:FullyPaidSharesIndicator=184
  cac:RegistrationAddress=185 cac:CorporateRegistrationScheme=186 cac:HeadOfficeParty=187
  cac:ShareholderParty=188
cac:AccountingSupplierParty/cac:Party/cac:Contact: cbc:ID=189 cbc:Telefax=190 cbc:Note=191
  cac:OtherCommunication=192
cac:AccountingCustomerParty: cbc:CustomerAssignedAccountID=201 cbc:SupplierAssignedAccountID=202
  cbc:AdditionalAccountID=203 cac:DeliveryContact=262 cac:AccountingContact=263 cac:BuyerContact=264
cac:AccountingCustomerParty/cac:Party: cbc:MarkCareIndicator=204 cbc:MarkAttentionIndicator=205
  cbc:WebsiteURI=206 cbc:LogoReferenceID=207 cbc:IndustryClassificationCode=208 cac:Language=209
  cac:PhysicalLocation=231 cac:Person=257 cac:AgentParty=258 cac:ServiceProviderParty=259
  cac:PowerOfAttorney=260 cac:FinancialAccount=261
cac:AccountingCustomerParty/cac:Party/cac:PostalAddress: cbc:ID=210 cbc:AddressTypeCode=211
  cbc:AddressFormatCode=212 cbc:Postbox=213 cbc:Floor=214 cbc:Room=215 cbc:BlockName=216 cbc:BuildingName=217
  cbc:BuildingNumber=218 cbc:InhouseMail=219 cbc:Department=220 cbc:MarkAttention=221 cbc:MarkCare=222
  cbc:PlotIdentification=223 cbc:CitySubdivisionName=224 cbc:CountrySubentityCode=225 cbc:Region=226
  cbc:District=227 cbc:TimezoneOffset=228 cac:LocationCoordinate=230
cac:AccountingCustomerParty/cac:Party/cac:PostalAddress/cac:Country: cbc:Name=229
cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme: cbc:RegistrationName=232 cbc:TaxLevelCode=233
  cbc:ExemptionReasonCode=234 cbc:ExemptionReason=235 cac:RegistrationAddress=236
cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme: cbc:Name=237 cbc:TaxTypeCode=238
  cbc:CurrencyCode=239 cac:JurisdictionRegionAddress=240
cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity: cbc:RegistrationDate=241
  cbc:RegistrationExpirationDate=242 cbc:CompanyLegalFormCode=243 cbc:CompanyLegalForm=244
  cbc:SoleProprietorshipIndicator=245 cbc:CompanyLiquidationStatusCode=246 cbc:CorporateStockAmount=247
  cbc:FullyPaidSharesIndicator=248 cac:RegistrationAddress=249 cac:CorporateRegistrationScheme=250
  cac:HeadOfficeParty=251 cac:ShareholderParty=252
cac:AccountingCustomerParty/cac:Party/cac:Contact: cbc:ID=253 cbc:Telefax=254 cbc:Note=255
  cac:OtherCommunication=256
cac:PayeeParty: cbc:MarkCareIndicator=265 cbc:MarkAttentionIndicator=266 cbc:WebsiteURI=267
  cbc:LogoReferenceID=268 cbc:EndpointID=269 cbc:IndustryClassificationCode=270 cac:Language=271
  cac:PostalAddress=272 cac:PhysicalLocation=273 cac:PartyTaxScheme=274 cac:Contact=288 cac:Person=289
  cac:AgentParty=290 cac:ServiceProviderParty=291 cac:PowerOfAttorney=292 cac:FinancialAccount=293
cac:PayeeParty/cac:PartyLegalEntity: cbc:RegistrationName=275 cbc:RegistrationDate=276
  cbc:RegistrationExpirationDate=277 cbc:CompanyLegalFormCode=278 cbc:CompanyLegalForm=279
  cbc:SoleProprietorshipIndicator=280 cbc:CompanyLiquidationStatusCode=281 cbc:CorporateStockAmount=282
  cbc:FullyPaidSharesIndicator=283 cac:RegistrationAddress=284 cac:CorporateRegistrationScheme=285
  cac:HeadOfficeParty=286 cac:ShareholderParty=287
cac:TaxRepresentativeParty: cbc:MarkCareIndicator=296 cbc:MarkAttentionIndicator=297 cbc:WebsiteURI=298
  cbc:LogoReferenceID=299 cbc:EndpointID=300 cbc:IndustryClassificationCode=301 cac:PartyIdentification=302
  cac:Language=303 cac:PhysicalLocation=325 cac:PartyLegalEntity=335 cac:Contact=336 cac:Person=337
  cac:AgentParty=338 cac:ServiceProviderParty=339 cac:PowerOfAttorney=340 cac:FinancialAccount=341
cac:TaxRepresentativeParty/cac:PostalAddress: cbc:ID=304 cbc:AddressTypeCode=305 cbc:AddressFormatCode=306
  cbc:Postbox=307 cbc:Floor=308 cbc:Room=309 cbc:BlockName=310 cbc:BuildingName=311 cbc:BuildingNumber=312
  cbc:InhouseMail=313 cbc:Department=314 cbc:MarkAttention=315 cbc:MarkCare=316 cbc:PlotIdentification=317
  cbc:CitySubdivisionName=318 cbc:CountrySubentityCode=319 cbc:Region=320 cbc:District=321
  cbc:TimezoneOffset=322 cac:LocationCoordinate=324
cac:TaxRepresentativeParty/cac:PostalAddress/cac:Country: cbc:Name=323
cac:TaxRepresentativeParty/cac:PartyTaxScheme: cbc:RegistrationName=326 cbc:TaxLevelCode=327
  cbc:ExemptionReasonCode=328 cbc:ExemptionReason=329 cac:RegistrationAddress=330
cac:TaxRepresentativeParty/cac:PartyTaxScheme/cac:TaxScheme: cbc:Name=331 cbc:TaxTypeCode=332
  cbc:CurrencyCode=333 cac:JurisdictionRegionAddress=334
`
