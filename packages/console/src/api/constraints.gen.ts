export type PermissionArea = "accounts" | "audit" | "collections" | "einvoices" | "events" | "invoices" | "journals" | "messages" | "orders" | "payments" | "products" | "quotes" | "rates" | "reports" | "settings" | "usage" | "users" | "webhooks"

export const AcceptInvitationRequest = {
  "token": {
    "minLength": 1,
    "maxLength": 200,
    "required": true
  },
  "email": {
    "minLength": 3,
    "maxLength": 254
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
    "members": {}
  },
  "passkeyName": {
    "minLength": 1,
    "maxLength": 100
  }
} as const

export const AccountCreate = {
  "accountType": {
    "values": [
      "Customer",
      "Reseller",
      "Subsidiary",
      "Prospect",
      "Other"
    ]
  },
  "inactive": {
    "type": "boolean"
  },
  "invoiceDeliveryMethod": {
    "values": [
      "Email",
      "Print",
      "ElectronicInvoice",
      "ExternalPrint",
      "AutomaticElectronicRouting"
    ]
  },
  "attachUBLToInvoice": {
    "type": "boolean"
  },
  "attachZugferdXMLToInvoice": {
    "type": "boolean"
  },
  "accountsReceivable": {
    "minLength": 1,
    "maxLength": 500
  },
  "defaultPaymentTerm": {
    "minLength": 1,
    "maxLength": 500
  },
  "taxTemplate": {
    "minLength": 1,
    "maxLength": 500
  },
  "invoiceTemplateId": {
    "format": "uuid"
  },
  "invoiceBatchGroupId": {
    "format": "uuid"
  },
  "invoiceBatchGroup": {
    "minLength": 1,
    "maxLength": 500
  },
  "ourReference": {
    "maxLength": 2000
  },
  "yourReference": {
    "maxLength": 2000
  },
  "invoiceEmailAddress": {
    "maxLength": 500
  },
  "invoiceEmailCcAddresses": {
    "maxLength": 2000
  },
  "reminderEmailAddress": {
    "maxLength": 2000
  },
  "organizationNumber": {
    "maxLength": 500
  },
  "taxRegistrationNumber": {
    "maxLength": 500
  },
  "electronicInvoiceAddress": {
    "maxLength": 2000
  },
  "electronicInvoiceAddressScheme": {
    "maxLength": 2000
  },
  "imageUrl": {
    "maxLength": 2000
  },
  "domain": {
    "maxLength": 2000
  },
  "externalERPId": {
    "maxLength": 500
  },
  "externalCRMId": {
    "maxLength": 500
  },
  "nationalEInvoice": {
    "members": {
      "excluded": {
        "type": "boolean",
        "required": true
      },
      "reason": {
        "maxLength": 500
      },
      "localGovernmentUnit": {
        "type": "boolean"
      },
      "vatGroupMember": {
        "type": "boolean"
      },
      "thirdParties": {
        "members": {
          "role": {
            "values": [
              "Factor",
              "Recipient",
              "OriginalEntity",
              "AdditionalBuyer",
              "Issuer",
              "Payer",
              "LocalGovernmentIssuer",
              "LocalGovernmentRecipient",
              "VatGroupIssuer",
              "VatGroupRecipient",
              "Employee"
            ],
            "required": true
          },
          "name": {
            "minLength": 1,
            "maxLength": 512,
            "required": true
          },
          "identifier": {
            "maxLength": 50
          }
        }
      }
    }
  },
  "dunningCampaign": {
    "minLength": 1,
    "maxLength": 500
  },
  "dunningPausedUntil": {
    "format": "date"
  },
  "dunningPauseReason": {
    "maxLength": 500
  },
  "dunningExempt": {
    "type": "boolean"
  },
  "defaultInvoiceAddress": {
    "members": {
      "description": {
        "maxLength": 2000
      },
      "name": {
        "maxLength": 2000
      },
      "street": {
        "maxLength": 2000
      },
      "street2": {
        "maxLength": 2000
      },
      "city": {
        "maxLength": 2000
      },
      "county": {
        "maxLength": 2000
      },
      "state": {
        "maxLength": 2000
      },
      "zip": {
        "maxLength": 2000
      },
      "country": {
        "minLength": 1,
        "maxLength": 500
      }
    }
  },
  "defaultDeliveryAddress": {
    "members": {
      "description": {
        "maxLength": 2000
      },
      "name": {
        "maxLength": 2000
      },
      "street": {
        "maxLength": 2000
      },
      "street2": {
        "maxLength": 2000
      },
      "city": {
        "maxLength": 2000
      },
      "county": {
        "maxLength": 2000
      },
      "state": {
        "maxLength": 2000
      },
      "zip": {
        "maxLength": 2000
      },
      "country": {
        "minLength": 1,
        "maxLength": 500
      }
    }
  },
  "customFields": {
    "members": {}
  },
  "name": {
    "minLength": 1,
    "maxLength": 512,
    "required": true
  },
  "currency": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  }
} as const

export const AccountPatch = {
  "accountType": {
    "values": [
      "Customer",
      "Reseller",
      "Subsidiary",
      "Prospect",
      "Other"
    ]
  },
  "inactive": {
    "type": "boolean"
  },
  "invoiceDeliveryMethod": {
    "values": [
      "Email",
      "Print",
      "ElectronicInvoice",
      "ExternalPrint",
      "AutomaticElectronicRouting"
    ]
  },
  "attachUBLToInvoice": {
    "type": "boolean"
  },
  "attachZugferdXMLToInvoice": {
    "type": "boolean"
  },
  "accountsReceivable": {
    "minLength": 1,
    "maxLength": 500
  },
  "defaultPaymentTerm": {
    "minLength": 1,
    "maxLength": 500
  },
  "taxTemplate": {
    "minLength": 1,
    "maxLength": 500
  },
  "invoiceTemplateId": {
    "format": "uuid"
  },
  "invoiceBatchGroupId": {
    "format": "uuid"
  },
  "invoiceBatchGroup": {
    "minLength": 1,
    "maxLength": 500
  },
  "ourReference": {
    "maxLength": 2000
  },
  "yourReference": {
    "maxLength": 2000
  },
  "invoiceEmailAddress": {
    "maxLength": 500
  },
  "invoiceEmailCcAddresses": {
    "maxLength": 2000
  },
  "reminderEmailAddress": {
    "maxLength": 2000
  },
  "organizationNumber": {
    "maxLength": 500
  },
  "taxRegistrationNumber": {
    "maxLength": 500
  },
  "electronicInvoiceAddress": {
    "maxLength": 2000
  },
  "electronicInvoiceAddressScheme": {
    "maxLength": 2000
  },
  "imageUrl": {
    "maxLength": 2000
  },
  "domain": {
    "maxLength": 2000
  },
  "externalERPId": {
    "maxLength": 500
  },
  "externalCRMId": {
    "maxLength": 500
  },
  "nationalEInvoice": {
    "members": {
      "excluded": {
        "type": "boolean",
        "required": true
      },
      "reason": {
        "maxLength": 500
      },
      "localGovernmentUnit": {
        "type": "boolean"
      },
      "vatGroupMember": {
        "type": "boolean"
      },
      "thirdParties": {
        "members": {
          "role": {
            "values": [
              "Factor",
              "Recipient",
              "OriginalEntity",
              "AdditionalBuyer",
              "Issuer",
              "Payer",
              "LocalGovernmentIssuer",
              "LocalGovernmentRecipient",
              "VatGroupIssuer",
              "VatGroupRecipient",
              "Employee"
            ],
            "required": true
          },
          "name": {
            "minLength": 1,
            "maxLength": 512,
            "required": true
          },
          "identifier": {
            "maxLength": 50
          }
        }
      }
    }
  },
  "dunningCampaign": {
    "minLength": 1,
    "maxLength": 500
  },
  "dunningPausedUntil": {
    "format": "date"
  },
  "dunningPauseReason": {
    "maxLength": 500
  },
  "dunningExempt": {
    "type": "boolean"
  },
  "defaultInvoiceAddress": {
    "members": {
      "description": {
        "maxLength": 2000
      },
      "name": {
        "maxLength": 2000
      },
      "street": {
        "maxLength": 2000
      },
      "street2": {
        "maxLength": 2000
      },
      "city": {
        "maxLength": 2000
      },
      "county": {
        "maxLength": 2000
      },
      "state": {
        "maxLength": 2000
      },
      "zip": {
        "maxLength": 2000
      },
      "country": {
        "minLength": 1,
        "maxLength": 500
      }
    }
  },
  "defaultDeliveryAddress": {
    "members": {
      "description": {
        "maxLength": 2000
      },
      "name": {
        "maxLength": 2000
      },
      "street": {
        "maxLength": 2000
      },
      "street2": {
        "maxLength": 2000
      },
      "city": {
        "maxLength": 2000
      },
      "county": {
        "maxLength": 2000
      },
      "state": {
        "maxLength": 2000
      },
      "zip": {
        "maxLength": 2000
      },
      "country": {
        "minLength": 1,
        "maxLength": 500
      }
    }
  },
  "customFields": {
    "members": {}
  },
  "name": {
    "minLength": 1,
    "maxLength": 512
  },
  "currency": {
    "minLength": 1,
    "maxLength": 500
  }
} as const

export const AcknowledgeEventsRequest = {
  "cursor": {
    "minLength": 1,
    "maxLength": 200,
    "required": true
  }
} as const

export const AddPasskeyRequest = {
  "name": {
    "minLength": 1,
    "maxLength": 100,
    "required": true
  },
  "credential": {
    "members": {},
    "required": true
  }
} as const

export const AutoInvoiceConnectionRequest = {
  "companyId": {
    "minLength": 1,
    "maxLength": 200,
    "required": true
  },
  "apiKey": {
    "minLength": 1,
    "maxLength": 500
  },
  "isActive": {
    "type": "boolean"
  }
} as const

export const BookingPatch = {
  "bookingType": {
    "values": [
      "New",
      "Change",
      "Churn"
    ]
  },
  "accountCategory": {
    "values": [
      "New",
      "Existing",
      "Lost"
    ]
  },
  "changeType": {
    "values": [
      "Upsell",
      "Downsell",
      "Renewal",
      "None",
      "PriceAdjustment",
      "Milestone",
      "CancelledDelivery",
      "AssociatedCharge",
      "SplitOrder",
      "CancelOrderProduct"
    ]
  },
  "notes": {
    "maxLength": 2000
  },
  "effectiveDate": {
    "format": "date"
  },
  "classification": {
    "minLength": 1,
    "maxLength": 500
  }
} as const

export const CalculateChargeMetricsRequest = {
  "charge": {
    "minLength": 1,
    "maxLength": 500
  },
  "name": {
    "maxLength": 512
  },
  "chargeType": {
    "values": [
      "OneOff",
      "Recurring",
      "Usage",
      "Measured"
    ]
  },
  "priceModel": {
    "values": [
      "Flat",
      "Quantity",
      "Volume",
      "Tiered",
      "Rated"
    ]
  },
  "quantity": {
    "type": "number",
    "minimum": 0
  },
  "pricePeriod": {
    "values": [
      "Monthly",
      "Quarterly",
      "Annual"
    ]
  },
  "billingPeriod": {
    "values": [
      "Monthly",
      "Quarterly",
      "Biannual",
      "Annual",
      "EndOfTerm"
    ]
  },
  "effectiveStartDate": {
    "format": "date"
  },
  "effectiveEndDate": {
    "format": "date"
  },
  "taxTemplate": {
    "minLength": 1,
    "maxLength": 500
  },
  "taxIncluded": {
    "type": "boolean"
  },
  "priceDetails": {
    "members": {
      "tier": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000
      },
      "price": {
        "type": "number",
        "minimum": 0
      },
      "listPrice": {
        "type": "number",
        "minimum": 0
      },
      "lineDiscountAmount": {
        "type": "number",
        "minimum": 0
      },
      "lineDiscountPercent": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "toQuantity": {
        "type": "number"
      },
      "isInfinite": {
        "type": "boolean"
      },
      "priceBase": {
        "values": [
          "PerUnit",
          "Flat"
        ]
      }
    }
  },
  "estimatedUsage": {
    "type": "number",
    "minimum": 0
  },
  "estimatedQuantity": {
    "type": "number",
    "minimum": 0
  },
  "term": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1200
  },
  "currency": {
    "minLength": 1,
    "maxLength": 500
  },
  "account": {
    "minLength": 1,
    "maxLength": 500
  }
} as const

export const CalculateOrderMetricsChargeDetailsRequest = {
  "tier": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1000
  },
  "price": {
    "type": "number",
    "minimum": 0
  },
  "listPrice": {
    "type": "number",
    "minimum": 0
  },
  "lineDiscountAmount": {
    "type": "number",
    "minimum": 0
  },
  "lineDiscountPercent": {
    "type": "number",
    "minimum": 0,
    "maximum": 100
  },
  "toQuantity": {
    "type": "number"
  },
  "isInfinite": {
    "type": "boolean"
  },
  "priceBase": {
    "values": [
      "PerUnit",
      "Flat"
    ]
  }
} as const

export const CalculateOrderMetricsOrderDiscountChargeRequest = {
  "charge": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  }
} as const

export const CalculateOrderMetricsOrderDiscountRequest = {
  "startOn": {
    "values": [
      "AlignToOrder",
      "SpecificDate"
    ]
  },
  "endOn": {
    "values": [
      "AlignToOrder",
      "SpecificDate"
    ]
  },
  "startDate": {
    "format": "date"
  },
  "endDate": {
    "format": "date"
  },
  "percent": {
    "type": "number",
    "minimum": 0,
    "maximum": 100
  },
  "description": {
    "maxLength": 2000
  },
  "onSpecificCharges": {
    "type": "boolean"
  },
  "charges": {
    "members": {
      "charge": {
        "minLength": 1,
        "maxLength": 500,
        "required": true
      }
    }
  },
  "chargeMappingKey": {
    "maxLength": 200
  }
} as const

export const CalculateOrderMetricsProductChargeRequest = {
  "charge": {
    "minLength": 1,
    "maxLength": 500
  },
  "name": {
    "maxLength": 512
  },
  "chargeType": {
    "values": [
      "OneOff",
      "Recurring",
      "Usage",
      "Measured"
    ]
  },
  "priceModel": {
    "values": [
      "Flat",
      "Quantity",
      "Volume",
      "Tiered",
      "Rated"
    ]
  },
  "quantity": {
    "type": "number",
    "minimum": 0
  },
  "pricePeriod": {
    "values": [
      "Monthly",
      "Quarterly",
      "Annual"
    ]
  },
  "billingPeriod": {
    "values": [
      "Monthly",
      "Quarterly",
      "Biannual",
      "Annual",
      "EndOfTerm"
    ]
  },
  "effectiveStartDate": {
    "format": "date"
  },
  "effectiveEndDate": {
    "format": "date"
  },
  "taxTemplate": {
    "minLength": 1,
    "maxLength": 500
  },
  "taxIncluded": {
    "type": "boolean"
  },
  "priceDetails": {
    "members": {
      "tier": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000
      },
      "price": {
        "type": "number",
        "minimum": 0
      },
      "listPrice": {
        "type": "number",
        "minimum": 0
      },
      "lineDiscountAmount": {
        "type": "number",
        "minimum": 0
      },
      "lineDiscountPercent": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "toQuantity": {
        "type": "number"
      },
      "isInfinite": {
        "type": "boolean"
      },
      "priceBase": {
        "values": [
          "PerUnit",
          "Flat"
        ]
      }
    }
  },
  "estimatedUsage": {
    "type": "number",
    "minimum": 0
  },
  "estimatedQuantity": {
    "type": "number",
    "minimum": 0
  },
  "orderDiscountMappingKey": {}
} as const

export const CalculateOrderMetricsProductRequest = {
  "product": {
    "minLength": 1,
    "maxLength": 500
  },
  "chargePlan": {
    "minLength": 1,
    "maxLength": 500
  },
  "charges": {
    "members": {
      "charge": {
        "minLength": 1,
        "maxLength": 500
      },
      "name": {
        "maxLength": 512
      },
      "chargeType": {
        "values": [
          "OneOff",
          "Recurring",
          "Usage",
          "Measured"
        ]
      },
      "priceModel": {
        "values": [
          "Flat",
          "Quantity",
          "Volume",
          "Tiered",
          "Rated"
        ]
      },
      "quantity": {
        "type": "number",
        "minimum": 0
      },
      "pricePeriod": {
        "values": [
          "Monthly",
          "Quarterly",
          "Annual"
        ]
      },
      "billingPeriod": {
        "values": [
          "Monthly",
          "Quarterly",
          "Biannual",
          "Annual",
          "EndOfTerm"
        ]
      },
      "effectiveStartDate": {
        "format": "date"
      },
      "effectiveEndDate": {
        "format": "date"
      },
      "taxTemplate": {
        "minLength": 1,
        "maxLength": 500
      },
      "taxIncluded": {
        "type": "boolean"
      },
      "priceDetails": {
        "members": {
          "tier": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000
          },
          "price": {
            "type": "number",
            "minimum": 0
          },
          "listPrice": {
            "type": "number",
            "minimum": 0
          },
          "lineDiscountAmount": {
            "type": "number",
            "minimum": 0
          },
          "lineDiscountPercent": {
            "type": "number",
            "minimum": 0,
            "maximum": 100
          },
          "toQuantity": {
            "type": "number"
          },
          "isInfinite": {
            "type": "boolean"
          },
          "priceBase": {
            "values": [
              "PerUnit",
              "Flat"
            ]
          }
        }
      },
      "estimatedUsage": {
        "type": "number",
        "minimum": 0
      },
      "estimatedQuantity": {
        "type": "number",
        "minimum": 0
      },
      "orderDiscountMappingKey": {}
    }
  }
} as const

export const CalculateOrderMetricsRequest = {
  "orderType": {
    "values": [
      "Subscription",
      "SalesOrder"
    ]
  },
  "effectiveStartDate": {
    "format": "date"
  },
  "effectiveEndDate": {
    "format": "date"
  },
  "term": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1200
  },
  "currency": {
    "minLength": 1,
    "maxLength": 500
  },
  "account": {
    "minLength": 1,
    "maxLength": 500
  },
  "products": {
    "members": {
      "product": {
        "minLength": 1,
        "maxLength": 500
      },
      "chargePlan": {
        "minLength": 1,
        "maxLength": 500
      },
      "charges": {
        "members": {
          "charge": {
            "minLength": 1,
            "maxLength": 500
          },
          "name": {
            "maxLength": 512
          },
          "chargeType": {
            "values": [
              "OneOff",
              "Recurring",
              "Usage",
              "Measured"
            ]
          },
          "priceModel": {
            "values": [
              "Flat",
              "Quantity",
              "Volume",
              "Tiered",
              "Rated"
            ]
          },
          "quantity": {
            "type": "number",
            "minimum": 0
          },
          "pricePeriod": {
            "values": [
              "Monthly",
              "Quarterly",
              "Annual"
            ]
          },
          "billingPeriod": {
            "values": [
              "Monthly",
              "Quarterly",
              "Biannual",
              "Annual",
              "EndOfTerm"
            ]
          },
          "effectiveStartDate": {
            "format": "date"
          },
          "effectiveEndDate": {
            "format": "date"
          },
          "taxTemplate": {
            "minLength": 1,
            "maxLength": 500
          },
          "taxIncluded": {
            "type": "boolean"
          },
          "priceDetails": {
            "members": {
              "tier": {
                "type": "integer",
                "minimum": 0,
                "maximum": 1000
              },
              "price": {
                "type": "number",
                "minimum": 0
              },
              "listPrice": {
                "type": "number",
                "minimum": 0
              },
              "lineDiscountAmount": {
                "type": "number",
                "minimum": 0
              },
              "lineDiscountPercent": {
                "type": "number",
                "minimum": 0,
                "maximum": 100
              },
              "toQuantity": {
                "type": "number"
              },
              "isInfinite": {
                "type": "boolean"
              },
              "priceBase": {
                "values": [
                  "PerUnit",
                  "Flat"
                ]
              }
            }
          },
          "estimatedUsage": {
            "type": "number",
            "minimum": 0
          },
          "estimatedQuantity": {
            "type": "number",
            "minimum": 0
          },
          "orderDiscountMappingKey": {}
        }
      }
    }
  },
  "orderDiscounts": {
    "members": {
      "startOn": {
        "values": [
          "AlignToOrder",
          "SpecificDate"
        ]
      },
      "endOn": {
        "values": [
          "AlignToOrder",
          "SpecificDate"
        ]
      },
      "startDate": {
        "format": "date"
      },
      "endDate": {
        "format": "date"
      },
      "percent": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "description": {
        "maxLength": 2000
      },
      "onSpecificCharges": {
        "type": "boolean"
      },
      "charges": {
        "members": {
          "charge": {
            "minLength": 1,
            "maxLength": 500,
            "required": true
          }
        }
      },
      "chargeMappingKey": {
        "maxLength": 200
      }
    }
  }
} as const

export const CancelSubscriptionRequest = {
  "cancellationDate": {
    "format": "date",
    "required": true
  },
  "cancellationMode": {
    "values": [
      "OnOrderCancellationDate",
      "OnChargesInvoiceToDates",
      "OnChargesEffectiveEndDates",
      "OnCustomDates"
    ],
    "required": true
  },
  "firstDayOfCancellation": {
    "format": "date"
  },
  "endDate": {
    "format": "date"
  },
  "cancellationDatePerCharges": {}
} as const

export const ChangeFeatureRequest = {
  "operation": {
    "values": [
      "Add",
      "Remove"
    ]
  },
  "feature": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  }
} as const

export const ChangeOrderProductChargeDetailsRequest = {
  "tier": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1000
  },
  "price": {
    "type": "number",
    "minimum": 0
  },
  "listPrice": {
    "type": "number",
    "minimum": 0
  },
  "lineDiscountPercent": {
    "type": "number",
    "minimum": 0,
    "maximum": 100
  },
  "lineDiscountAmount": {
    "type": "number",
    "minimum": 0
  },
  "priceBase": {
    "values": [
      "PerUnit",
      "Flat"
    ]
  },
  "description": {
    "maxLength": 2000
  },
  "fromQuantity": {
    "type": "number",
    "minimum": 0
  },
  "toQuantity": {
    "type": "number"
  },
  "isInfinite": {
    "type": "boolean"
  },
  "operation": {
    "values": [
      "Change",
      "Create",
      "Remove"
    ]
  }
} as const

export const ChangeOrderProductChargeRequest = {
  "name": {
    "maxLength": 512
  },
  "description": {
    "maxLength": 2000
  },
  "remarks": {
    "maxLength": 2000
  },
  "externalERPId": {
    "maxLength": 500
  },
  "externalCRMId": {
    "maxLength": 500
  },
  "chargeType": {
    "values": [
      "OneOff",
      "Recurring",
      "Usage",
      "Measured"
    ]
  },
  "priceModel": {
    "values": [
      "Flat",
      "Quantity",
      "Volume",
      "Tiered",
      "Rated"
    ]
  },
  "quantity": {
    "type": "number",
    "minimum": 0
  },
  "estimatedUsage": {
    "type": "number",
    "minimum": 0
  },
  "estimatedQuantity": {
    "type": "number",
    "minimum": 0
  },
  "pricePeriod": {
    "values": [
      "Monthly",
      "Quarterly",
      "Annual"
    ]
  },
  "billingPeriod": {
    "values": [
      "Monthly",
      "Quarterly",
      "Biannual",
      "Annual",
      "EndOfTerm"
    ]
  },
  "billingTiming": {
    "values": [
      "InAdvance",
      "InArrears"
    ]
  },
  "periodAlignment": {
    "values": [
      "None",
      "AlignToOrder",
      "AlignToCharge",
      "AlignToMonth",
      "AlignToCalendarQuarter",
      "AlignToDate"
    ]
  },
  "billingDay": {
    "values": [
      "None",
      "FirstDayOfMonth",
      "LastDayOfMonth",
      "FromOrder",
      "FromCharge",
      "FromAccount",
      "SpecificDay",
      "DaysOffset"
    ]
  },
  "usageRating": {
    "values": [
      "Sum",
      "Max",
      "Average"
    ]
  },
  "specificBillingDay": {
    "type": "integer",
    "minimum": 1,
    "maximum": 31
  },
  "offsetBillingDays": {
    "type": "integer",
    "minimum": -3660,
    "maximum": 3660
  },
  "alignmentDate": {
    "format": "date"
  },
  "taxTemplate": {
    "minLength": 1,
    "maxLength": 500
  },
  "taxIncluded": {
    "type": "boolean"
  },
  "createInvoiceLinesPerTier": {
    "type": "boolean"
  },
  "deferredRevenueAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "recognizedRevenueAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "unitCode": {
    "minLength": 1,
    "maxLength": 500
  },
  "startOn": {
    "values": [
      "AlignToSubscription",
      "SpecificDate",
      "Milestone"
    ]
  },
  "endOn": {
    "values": [
      "AlignToSubscription",
      "SpecificDate",
      "Milestone"
    ]
  },
  "effectiveStartDate": {
    "format": "date"
  },
  "effectiveEndDate": {
    "format": "date"
  },
  "startMilestone": {
    "minLength": 1,
    "maxLength": 500
  },
  "endMilestone": {
    "minLength": 1,
    "maxLength": 500
  },
  "chargedThroughDate": {
    "format": "date"
  },
  "lastPriceAdjustmentDate": {
    "format": "date"
  },
  "revenueRecognitionRule": {
    "minLength": 1,
    "maxLength": 500
  },
  "displayPrice": {
    "type": "number",
    "minimum": 0
  },
  "orderDiscountMappingKey": {},
  "customFields": {
    "members": {}
  },
  "charge": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  },
  "features": {
    "members": {
      "operation": {
        "values": [
          "Add",
          "Remove"
        ]
      },
      "feature": {
        "minLength": 1,
        "maxLength": 500,
        "required": true
      }
    }
  },
  "priceDetails": {
    "members": {
      "tier": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000
      },
      "price": {
        "type": "number",
        "minimum": 0
      },
      "listPrice": {
        "type": "number",
        "minimum": 0
      },
      "lineDiscountPercent": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "lineDiscountAmount": {
        "type": "number",
        "minimum": 0
      },
      "priceBase": {
        "values": [
          "PerUnit",
          "Flat"
        ]
      },
      "description": {
        "maxLength": 2000
      },
      "fromQuantity": {
        "type": "number",
        "minimum": 0
      },
      "toQuantity": {
        "type": "number"
      },
      "isInfinite": {
        "type": "boolean"
      },
      "operation": {
        "values": [
          "Change",
          "Create",
          "Remove"
        ]
      }
    }
  }
} as const

export const ChangeOrderProductRequest = {
  "operation": {
    "values": [
      "Change",
      "Create",
      "Cancel"
    ]
  },
  "product": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  },
  "chargePlan": {
    "minLength": 1,
    "maxLength": 500
  },
  "productLineNumber": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1000000
  },
  "name": {
    "maxLength": 512
  },
  "externalERPId": {
    "maxLength": 500
  },
  "externalCRMId": {
    "maxLength": 500
  },
  "customFields": {
    "members": {}
  },
  "charges": {
    "members": {
      "name": {
        "maxLength": 512
      },
      "description": {
        "maxLength": 2000
      },
      "remarks": {
        "maxLength": 2000
      },
      "externalERPId": {
        "maxLength": 500
      },
      "externalCRMId": {
        "maxLength": 500
      },
      "chargeType": {
        "values": [
          "OneOff",
          "Recurring",
          "Usage",
          "Measured"
        ]
      },
      "priceModel": {
        "values": [
          "Flat",
          "Quantity",
          "Volume",
          "Tiered",
          "Rated"
        ]
      },
      "quantity": {
        "type": "number",
        "minimum": 0
      },
      "estimatedUsage": {
        "type": "number",
        "minimum": 0
      },
      "estimatedQuantity": {
        "type": "number",
        "minimum": 0
      },
      "pricePeriod": {
        "values": [
          "Monthly",
          "Quarterly",
          "Annual"
        ]
      },
      "billingPeriod": {
        "values": [
          "Monthly",
          "Quarterly",
          "Biannual",
          "Annual",
          "EndOfTerm"
        ]
      },
      "billingTiming": {
        "values": [
          "InAdvance",
          "InArrears"
        ]
      },
      "periodAlignment": {
        "values": [
          "None",
          "AlignToOrder",
          "AlignToCharge",
          "AlignToMonth",
          "AlignToCalendarQuarter",
          "AlignToDate"
        ]
      },
      "billingDay": {
        "values": [
          "None",
          "FirstDayOfMonth",
          "LastDayOfMonth",
          "FromOrder",
          "FromCharge",
          "FromAccount",
          "SpecificDay",
          "DaysOffset"
        ]
      },
      "usageRating": {
        "values": [
          "Sum",
          "Max",
          "Average"
        ]
      },
      "specificBillingDay": {
        "type": "integer",
        "minimum": 1,
        "maximum": 31
      },
      "offsetBillingDays": {
        "type": "integer",
        "minimum": -3660,
        "maximum": 3660
      },
      "alignmentDate": {
        "format": "date"
      },
      "taxTemplate": {
        "minLength": 1,
        "maxLength": 500
      },
      "taxIncluded": {
        "type": "boolean"
      },
      "createInvoiceLinesPerTier": {
        "type": "boolean"
      },
      "deferredRevenueAccount": {
        "minLength": 1,
        "maxLength": 500
      },
      "recognizedRevenueAccount": {
        "minLength": 1,
        "maxLength": 500
      },
      "unitCode": {
        "minLength": 1,
        "maxLength": 500
      },
      "startOn": {
        "values": [
          "AlignToSubscription",
          "SpecificDate",
          "Milestone"
        ]
      },
      "endOn": {
        "values": [
          "AlignToSubscription",
          "SpecificDate",
          "Milestone"
        ]
      },
      "effectiveStartDate": {
        "format": "date"
      },
      "effectiveEndDate": {
        "format": "date"
      },
      "startMilestone": {
        "minLength": 1,
        "maxLength": 500
      },
      "endMilestone": {
        "minLength": 1,
        "maxLength": 500
      },
      "chargedThroughDate": {
        "format": "date"
      },
      "lastPriceAdjustmentDate": {
        "format": "date"
      },
      "revenueRecognitionRule": {
        "minLength": 1,
        "maxLength": 500
      },
      "displayPrice": {
        "type": "number",
        "minimum": 0
      },
      "orderDiscountMappingKey": {},
      "customFields": {
        "members": {}
      },
      "charge": {
        "minLength": 1,
        "maxLength": 500,
        "required": true
      },
      "features": {
        "members": {
          "operation": {
            "values": [
              "Add",
              "Remove"
            ]
          },
          "feature": {
            "minLength": 1,
            "maxLength": 500,
            "required": true
          }
        }
      },
      "priceDetails": {
        "members": {
          "tier": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000
          },
          "price": {
            "type": "number",
            "minimum": 0
          },
          "listPrice": {
            "type": "number",
            "minimum": 0
          },
          "lineDiscountPercent": {
            "type": "number",
            "minimum": 0,
            "maximum": 100
          },
          "lineDiscountAmount": {
            "type": "number",
            "minimum": 0
          },
          "priceBase": {
            "values": [
              "PerUnit",
              "Flat"
            ]
          },
          "description": {
            "maxLength": 2000
          },
          "fromQuantity": {
            "type": "number",
            "minimum": 0
          },
          "toQuantity": {
            "type": "number"
          },
          "isInfinite": {
            "type": "boolean"
          },
          "operation": {
            "values": [
              "Change",
              "Create",
              "Remove"
            ]
          }
        }
      }
    }
  },
  "cancelProductOn": {
    "values": [
      "EffectiveEndDate",
      "SpecificDate",
      "InvoiceDate"
    ]
  },
  "cancelationDate": {
    "format": "date"
  }
} as const

export const ChangePasswordRequest = {
  "password": {
    "minLength": 1,
    "maxLength": 800
  },
  "newPassword": {
    "minLength": 1,
    "maxLength": 800,
    "required": true
  }
} as const

export const ChangeSubscriptionRequest = {
  "description": {
    "maxLength": 2000
  },
  "remarks": {
    "maxLength": 2000
  },
  "yourReference": {
    "maxLength": 2000
  },
  "ourReference": {
    "maxLength": 2000
  },
  "yourOrderNumber": {
    "maxLength": 2000
  },
  "buyerReference": {
    "maxLength": 2000
  },
  "externalERPId": {
    "maxLength": 500
  },
  "externalCRMId": {
    "maxLength": 500
  },
  "customFields": {
    "members": {}
  },
  "orderDate": {
    "format": "date"
  },
  "effectiveStartDate": {
    "format": "date"
  },
  "invoiceAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "currency": {
    "minLength": 1,
    "maxLength": 500
  },
  "invoicingCurrency": {
    "maxLength": 10
  },
  "orderPaymentMethod": {
    "values": [
      "Invoice",
      "Stripe",
      "GoCardless"
    ]
  },
  "invoiceSeparatly": {
    "type": "boolean"
  },
  "useAccountInvoiceBatchGroup": {
    "type": "boolean"
  },
  "invoiceBatchGroupId": {
    "format": "uuid"
  },
  "invoiceBatchGroup": {
    "minLength": 1,
    "maxLength": 500
  },
  "invoiceTemplateId": {
    "format": "uuid"
  },
  "invoiceAddressId": {
    "format": "uuid"
  },
  "deliveryAddressId": {
    "format": "uuid"
  },
  "paymentTerm": {
    "minLength": 1,
    "maxLength": 500
  },
  "milestones": {
    "members": {
      "name": {
        "minLength": 1,
        "maxLength": 200,
        "required": true
      },
      "description": {
        "maxLength": 2000
      },
      "plannedDate": {
        "format": "date"
      }
    }
  },
  "orderDiscounts": {
    "members": {
      "operation": {
        "values": [
          "Change",
          "Create",
          "Remove"
        ]
      },
      "startOn": {
        "values": [
          "AlignToOrder",
          "SpecificDate"
        ]
      },
      "endOn": {
        "values": [
          "AlignToOrder",
          "SpecificDate"
        ]
      },
      "startDate": {
        "format": "date"
      },
      "endDate": {
        "format": "date"
      },
      "percent": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "description": {
        "maxLength": 2000
      },
      "onSpecificCharges": {
        "type": "boolean"
      },
      "orderProductCharges": {
        "members": {
          "charge": {
            "minLength": 1,
            "maxLength": 500,
            "required": true
          },
          "operation": {
            "values": [
              "Add",
              "Remove"
            ]
          }
        }
      },
      "chargeMappingKey": {
        "maxLength": 200
      },
      "orderDiscountId": {
        "minLength": 1,
        "maxLength": 500
      }
    }
  },
  "account": {
    "minLength": 1,
    "maxLength": 500
  },
  "subscriptionType": {
    "values": [
      "Termed",
      "Evergreen"
    ]
  },
  "effectiveEndDate": {
    "format": "date"
  },
  "term": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1200
  },
  "renewalTerm": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1200
  },
  "noticePeriod": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1200
  },
  "isAutoRenewed": {
    "type": "boolean"
  },
  "orderBillingPeriod": {
    "values": [
      "Monthly",
      "Quarterly",
      "Biannual",
      "Annual",
      "EndOfTerm"
    ]
  },
  "setOrderBillingPeriod": {
    "type": "boolean"
  },
  "effectiveChangeDate": {
    "format": "date"
  },
  "products": {
    "members": {
      "operation": {
        "values": [
          "Change",
          "Create",
          "Cancel"
        ]
      },
      "product": {
        "minLength": 1,
        "maxLength": 500,
        "required": true
      },
      "chargePlan": {
        "minLength": 1,
        "maxLength": 500
      },
      "productLineNumber": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000
      },
      "name": {
        "maxLength": 512
      },
      "externalERPId": {
        "maxLength": 500
      },
      "externalCRMId": {
        "maxLength": 500
      },
      "customFields": {
        "members": {}
      },
      "charges": {
        "members": {
          "name": {
            "maxLength": 512
          },
          "description": {
            "maxLength": 2000
          },
          "remarks": {
            "maxLength": 2000
          },
          "externalERPId": {
            "maxLength": 500
          },
          "externalCRMId": {
            "maxLength": 500
          },
          "chargeType": {
            "values": [
              "OneOff",
              "Recurring",
              "Usage",
              "Measured"
            ]
          },
          "priceModel": {
            "values": [
              "Flat",
              "Quantity",
              "Volume",
              "Tiered",
              "Rated"
            ]
          },
          "quantity": {
            "type": "number",
            "minimum": 0
          },
          "estimatedUsage": {
            "type": "number",
            "minimum": 0
          },
          "estimatedQuantity": {
            "type": "number",
            "minimum": 0
          },
          "pricePeriod": {
            "values": [
              "Monthly",
              "Quarterly",
              "Annual"
            ]
          },
          "billingPeriod": {
            "values": [
              "Monthly",
              "Quarterly",
              "Biannual",
              "Annual",
              "EndOfTerm"
            ]
          },
          "billingTiming": {
            "values": [
              "InAdvance",
              "InArrears"
            ]
          },
          "periodAlignment": {
            "values": [
              "None",
              "AlignToOrder",
              "AlignToCharge",
              "AlignToMonth",
              "AlignToCalendarQuarter",
              "AlignToDate"
            ]
          },
          "billingDay": {
            "values": [
              "None",
              "FirstDayOfMonth",
              "LastDayOfMonth",
              "FromOrder",
              "FromCharge",
              "FromAccount",
              "SpecificDay",
              "DaysOffset"
            ]
          },
          "usageRating": {
            "values": [
              "Sum",
              "Max",
              "Average"
            ]
          },
          "specificBillingDay": {
            "type": "integer",
            "minimum": 1,
            "maximum": 31
          },
          "offsetBillingDays": {
            "type": "integer",
            "minimum": -3660,
            "maximum": 3660
          },
          "alignmentDate": {
            "format": "date"
          },
          "taxTemplate": {
            "minLength": 1,
            "maxLength": 500
          },
          "taxIncluded": {
            "type": "boolean"
          },
          "createInvoiceLinesPerTier": {
            "type": "boolean"
          },
          "deferredRevenueAccount": {
            "minLength": 1,
            "maxLength": 500
          },
          "recognizedRevenueAccount": {
            "minLength": 1,
            "maxLength": 500
          },
          "unitCode": {
            "minLength": 1,
            "maxLength": 500
          },
          "startOn": {
            "values": [
              "AlignToSubscription",
              "SpecificDate",
              "Milestone"
            ]
          },
          "endOn": {
            "values": [
              "AlignToSubscription",
              "SpecificDate",
              "Milestone"
            ]
          },
          "effectiveStartDate": {
            "format": "date"
          },
          "effectiveEndDate": {
            "format": "date"
          },
          "startMilestone": {
            "minLength": 1,
            "maxLength": 500
          },
          "endMilestone": {
            "minLength": 1,
            "maxLength": 500
          },
          "chargedThroughDate": {
            "format": "date"
          },
          "lastPriceAdjustmentDate": {
            "format": "date"
          },
          "revenueRecognitionRule": {
            "minLength": 1,
            "maxLength": 500
          },
          "displayPrice": {
            "type": "number",
            "minimum": 0
          },
          "orderDiscountMappingKey": {},
          "customFields": {
            "members": {}
          },
          "charge": {
            "minLength": 1,
            "maxLength": 500,
            "required": true
          },
          "features": {
            "members": {
              "operation": {
                "values": [
                  "Add",
                  "Remove"
                ]
              },
              "feature": {
                "minLength": 1,
                "maxLength": 500,
                "required": true
              }
            }
          },
          "priceDetails": {
            "members": {
              "tier": {
                "type": "integer",
                "minimum": 0,
                "maximum": 1000
              },
              "price": {
                "type": "number",
                "minimum": 0
              },
              "listPrice": {
                "type": "number",
                "minimum": 0
              },
              "lineDiscountPercent": {
                "type": "number",
                "minimum": 0,
                "maximum": 100
              },
              "lineDiscountAmount": {
                "type": "number",
                "minimum": 0
              },
              "priceBase": {
                "values": [
                  "PerUnit",
                  "Flat"
                ]
              },
              "description": {
                "maxLength": 2000
              },
              "fromQuantity": {
                "type": "number",
                "minimum": 0
              },
              "toQuantity": {
                "type": "number"
              },
              "isInfinite": {
                "type": "boolean"
              },
              "operation": {
                "values": [
                  "Change",
                  "Create",
                  "Remove"
                ]
              }
            }
          }
        }
      },
      "cancelProductOn": {
        "values": [
          "EffectiveEndDate",
          "SpecificDate",
          "InvoiceDate"
        ]
      },
      "cancelationDate": {
        "format": "date"
      }
    }
  }
} as const

export const ChangeWebhookSettingsRequest = {
  "payload": {
    "members": {
      "form": {
        "values": [
          "Full",
          "Thin"
        ]
      },
      "maxBodyBytes": {
        "type": "integer",
        "minimum": 16384,
        "maximum": 16777216
      },
      "after413": {
        "values": [
          "Same",
          "Thin"
        ]
      }
    }
  },
  "retries": {
    "members": {
      "gone": {
        "values": [
          "Retry",
          "Disable"
        ]
      },
      "schedule": {},
      "quickRepeat": {
        "type": "boolean"
      },
      "retryAfter": {
        "values": [
          "Ignore",
          "Later",
          "Exact"
        ]
      }
    }
  },
  "health": {
    "members": {
      "disableAfterDays": {
        "type": "integer",
        "minimum": 1,
        "maximum": 14
      }
    }
  },
  "format": {
    "members": {
      "traceparent": {
        "type": "boolean"
      },
      "cloudEvents": {
        "type": "boolean"
      }
    }
  },
  "limits": {
    "members": {
      "rate": {
        "members": {
          "count": {
            "type": "integer",
            "minimum": 1,
            "maximum": 10000,
            "required": true
          },
          "seconds": {
            "type": "integer",
            "minimum": 1,
            "maximum": 3600,
            "required": true
          },
          "smooth": {
            "type": "boolean",
            "required": true
          }
        }
      },
      "concurrency": {
        "type": "integer",
        "minimum": 1,
        "maximum": 16
      }
    }
  },
  "headers": {
    "members": {
      "name": {
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",
        "required": true
      },
      "value": {
        "minLength": 1,
        "maxLength": 2000,
        "pattern": "^[!-~]([ -~]*[!-~])?$"
      },
      "secret": {
        "type": "boolean"
      }
    }
  },
  "authentication": {
    "members": {
      "type": {
        "values": [
          "Basic",
          "Bearer"
        ]
      },
      "username": {
        "minLength": 1,
        "maxLength": 255,
        "pattern": "^[^:\\u0000-\\u001f\\u007f-\\u009f]*$"
      },
      "password": {
        "maxLength": 255,
        "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f]*$"
      },
      "token": {
        "minLength": 1,
        "maxLength": 4096,
        "pattern": "^[A-Za-z0-9._~+/-]+=*$"
      }
    }
  }
} as const

export const ChangeWebhookSettingsRequestFormat = {
  "traceparent": {
    "type": "boolean"
  },
  "cloudEvents": {
    "type": "boolean"
  }
} as const

export const ChangeWebhookSettingsRequestHealth = {
  "disableAfterDays": {
    "type": "integer",
    "minimum": 1,
    "maximum": 14
  }
} as const

export const ChangeWebhookSettingsRequestLimits = {
  "rate": {
    "members": {
      "count": {
        "type": "integer",
        "minimum": 1,
        "maximum": 10000,
        "required": true
      },
      "seconds": {
        "type": "integer",
        "minimum": 1,
        "maximum": 3600,
        "required": true
      },
      "smooth": {
        "type": "boolean",
        "required": true
      }
    }
  },
  "concurrency": {
    "type": "integer",
    "minimum": 1,
    "maximum": 16
  }
} as const

export const ChangeWebhookSettingsRequestPayload = {
  "form": {
    "values": [
      "Full",
      "Thin"
    ]
  },
  "maxBodyBytes": {
    "type": "integer",
    "minimum": 16384,
    "maximum": 16777216
  },
  "after413": {
    "values": [
      "Same",
      "Thin"
    ]
  }
} as const

export const ChangeWebhookSettingsRequestRetries = {
  "gone": {
    "values": [
      "Retry",
      "Disable"
    ]
  },
  "schedule": {},
  "quickRepeat": {
    "type": "boolean"
  },
  "retryAfter": {
    "values": [
      "Ignore",
      "Later",
      "Exact"
    ]
  }
} as const

export const ChargeCreate = {
  "pricePeriod": {
    "values": [
      "Monthly",
      "Quarterly",
      "Annual"
    ]
  },
  "billingPeriod": {
    "values": [
      "Monthly",
      "Quarterly",
      "Biannual",
      "Annual",
      "EndOfTerm"
    ]
  },
  "billingTiming": {
    "values": [
      "InAdvance",
      "InArrears"
    ]
  },
  "periodAlignment": {
    "values": [
      "None",
      "AlignToOrder",
      "AlignToCharge",
      "AlignToMonth",
      "AlignToCalendarQuarter",
      "AlignToDate"
    ]
  },
  "billingDay": {
    "values": [
      "None",
      "FirstDayOfMonth",
      "LastDayOfMonth",
      "FromOrder",
      "FromCharge",
      "FromAccount",
      "SpecificDay",
      "DaysOffset"
    ]
  },
  "usageRating": {
    "values": [
      "Sum",
      "Max",
      "Average"
    ]
  },
  "specificBillingDay": {
    "type": "integer",
    "minimum": 1,
    "maximum": 31
  },
  "offsetBillingDays": {
    "type": "integer",
    "minimum": -3660,
    "maximum": 3660
  },
  "alignmentDate": {
    "format": "date"
  },
  "taxTemplate": {
    "minLength": 1,
    "maxLength": 500
  },
  "taxIncluded": {
    "type": "boolean"
  },
  "createInvoiceLinesPerTier": {
    "type": "boolean"
  },
  "deferredRevenueAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "recognizedRevenueAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "name": {
    "minLength": 1,
    "maxLength": 512
  },
  "chargeType": {
    "values": [
      "OneOff",
      "Recurring",
      "Usage",
      "Measured"
    ]
  },
  "model": {
    "values": [
      "Flat",
      "Quantity",
      "Volume",
      "Tiered",
      "Rated"
    ]
  },
  "unit": {
    "minLength": 1,
    "maxLength": 500
  },
  "defaultQuantity": {
    "type": "number",
    "minimum": 0
  },
  "measurementsRule": {
    "values": [
      "LatestDate",
      "SumLatestDate"
    ]
  },
  "revenueRecognition": {
    "minLength": 1,
    "maxLength": 500
  },
  "externalERPId": {
    "maxLength": 500
  },
  "externalCRMId": {
    "maxLength": 500
  },
  "customFields": {
    "members": {}
  },
  "features": {
    "members": {
      "feature": {
        "minLength": 1,
        "maxLength": 500,
        "required": true
      }
    }
  },
  "priceDetails": {
    "members": {
      "currency": {
        "minLength": 1,
        "maxLength": 500
      },
      "tier": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000
      },
      "price": {
        "type": "number",
        "minimum": 0
      },
      "description": {
        "maxLength": 2000
      },
      "priceBase": {
        "values": [
          "PerUnit",
          "Flat"
        ]
      },
      "toQuantity": {
        "type": "number"
      },
      "isInfinite": {
        "type": "boolean"
      }
    }
  }
} as const

export const ChargePatch = {
  "pricePeriod": {
    "values": [
      "Monthly",
      "Quarterly",
      "Annual"
    ]
  },
  "billingPeriod": {
    "values": [
      "Monthly",
      "Quarterly",
      "Biannual",
      "Annual",
      "EndOfTerm"
    ]
  },
  "billingTiming": {
    "values": [
      "InAdvance",
      "InArrears"
    ]
  },
  "periodAlignment": {
    "values": [
      "None",
      "AlignToOrder",
      "AlignToCharge",
      "AlignToMonth",
      "AlignToCalendarQuarter",
      "AlignToDate"
    ]
  },
  "billingDay": {
    "values": [
      "None",
      "FirstDayOfMonth",
      "LastDayOfMonth",
      "FromOrder",
      "FromCharge",
      "FromAccount",
      "SpecificDay",
      "DaysOffset"
    ]
  },
  "usageRating": {
    "values": [
      "Sum",
      "Max",
      "Average"
    ]
  },
  "specificBillingDay": {
    "type": "integer",
    "minimum": 1,
    "maximum": 31
  },
  "offsetBillingDays": {
    "type": "integer",
    "minimum": -3660,
    "maximum": 3660
  },
  "alignmentDate": {
    "format": "date"
  },
  "taxTemplate": {
    "minLength": 1,
    "maxLength": 500
  },
  "taxIncluded": {
    "type": "boolean"
  },
  "createInvoiceLinesPerTier": {
    "type": "boolean"
  },
  "deferredRevenueAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "recognizedRevenueAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "name": {
    "minLength": 1,
    "maxLength": 512
  },
  "chargeType": {
    "values": [
      "OneOff",
      "Recurring",
      "Usage",
      "Measured"
    ]
  },
  "model": {
    "values": [
      "Flat",
      "Quantity",
      "Volume",
      "Tiered",
      "Rated"
    ]
  },
  "unit": {
    "minLength": 1,
    "maxLength": 500
  },
  "defaultQuantity": {
    "type": "number",
    "minimum": 0
  },
  "measurementsRule": {
    "values": [
      "LatestDate",
      "SumLatestDate"
    ]
  },
  "revenueRecognition": {
    "minLength": 1,
    "maxLength": 500
  },
  "externalERPId": {
    "maxLength": 500
  },
  "externalCRMId": {
    "maxLength": 500
  },
  "customFields": {
    "members": {}
  },
  "operation": {
    "values": [
      "Change",
      "Create",
      "Remove"
    ]
  },
  "charge": {
    "minLength": 1,
    "maxLength": 500
  },
  "features": {
    "members": {
      "operation": {
        "values": [
          "Add",
          "Remove"
        ]
      },
      "feature": {
        "minLength": 1,
        "maxLength": 500,
        "required": true
      }
    }
  },
  "priceDetails": {
    "members": {
      "currency": {
        "minLength": 1,
        "maxLength": 500
      },
      "tier": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000
      },
      "price": {
        "type": "number",
        "minimum": 0
      },
      "description": {
        "maxLength": 2000
      },
      "priceBase": {
        "values": [
          "PerUnit",
          "Flat"
        ]
      },
      "toQuantity": {
        "type": "number"
      },
      "isInfinite": {
        "type": "boolean"
      },
      "operation": {
        "values": [
          "Change",
          "Create",
          "Remove"
        ]
      }
    }
  }
} as const

export const ChargePlanCreate = {
  "name": {
    "minLength": 1,
    "maxLength": 512
  },
  "effectiveStartDate": {
    "format": "date"
  },
  "endOfNewSalesDate": {
    "format": "date"
  },
  "effectiveEndDate": {
    "format": "date"
  },
  "customFields": {
    "members": {}
  },
  "charges": {
    "members": {
      "pricePeriod": {
        "values": [
          "Monthly",
          "Quarterly",
          "Annual"
        ]
      },
      "billingPeriod": {
        "values": [
          "Monthly",
          "Quarterly",
          "Biannual",
          "Annual",
          "EndOfTerm"
        ]
      },
      "billingTiming": {
        "values": [
          "InAdvance",
          "InArrears"
        ]
      },
      "periodAlignment": {
        "values": [
          "None",
          "AlignToOrder",
          "AlignToCharge",
          "AlignToMonth",
          "AlignToCalendarQuarter",
          "AlignToDate"
        ]
      },
      "billingDay": {
        "values": [
          "None",
          "FirstDayOfMonth",
          "LastDayOfMonth",
          "FromOrder",
          "FromCharge",
          "FromAccount",
          "SpecificDay",
          "DaysOffset"
        ]
      },
      "usageRating": {
        "values": [
          "Sum",
          "Max",
          "Average"
        ]
      },
      "specificBillingDay": {
        "type": "integer",
        "minimum": 1,
        "maximum": 31
      },
      "offsetBillingDays": {
        "type": "integer",
        "minimum": -3660,
        "maximum": 3660
      },
      "alignmentDate": {
        "format": "date"
      },
      "taxTemplate": {
        "minLength": 1,
        "maxLength": 500
      },
      "taxIncluded": {
        "type": "boolean"
      },
      "createInvoiceLinesPerTier": {
        "type": "boolean"
      },
      "deferredRevenueAccount": {
        "minLength": 1,
        "maxLength": 500
      },
      "recognizedRevenueAccount": {
        "minLength": 1,
        "maxLength": 500
      },
      "name": {
        "minLength": 1,
        "maxLength": 512
      },
      "chargeType": {
        "values": [
          "OneOff",
          "Recurring",
          "Usage",
          "Measured"
        ]
      },
      "model": {
        "values": [
          "Flat",
          "Quantity",
          "Volume",
          "Tiered",
          "Rated"
        ]
      },
      "unit": {
        "minLength": 1,
        "maxLength": 500
      },
      "defaultQuantity": {
        "type": "number",
        "minimum": 0
      },
      "measurementsRule": {
        "values": [
          "LatestDate",
          "SumLatestDate"
        ]
      },
      "revenueRecognition": {
        "minLength": 1,
        "maxLength": 500
      },
      "externalERPId": {
        "maxLength": 500
      },
      "externalCRMId": {
        "maxLength": 500
      },
      "customFields": {
        "members": {}
      },
      "features": {
        "members": {
          "feature": {
            "minLength": 1,
            "maxLength": 500,
            "required": true
          }
        }
      },
      "priceDetails": {
        "members": {
          "currency": {
            "minLength": 1,
            "maxLength": 500
          },
          "tier": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000
          },
          "price": {
            "type": "number",
            "minimum": 0
          },
          "description": {
            "maxLength": 2000
          },
          "priceBase": {
            "values": [
              "PerUnit",
              "Flat"
            ]
          },
          "toQuantity": {
            "type": "number"
          },
          "isInfinite": {
            "type": "boolean"
          }
        }
      }
    }
  }
} as const

export const ChargePlanPatch = {
  "operation": {
    "values": [
      "Change",
      "Create",
      "Remove"
    ]
  },
  "chargePlan": {
    "minLength": 1,
    "maxLength": 500
  },
  "name": {
    "minLength": 1,
    "maxLength": 512
  },
  "effectiveStartDate": {
    "format": "date"
  },
  "endOfNewSalesDate": {
    "format": "date"
  },
  "effectiveEndDate": {
    "format": "date"
  },
  "customFields": {
    "members": {}
  },
  "charges": {
    "members": {
      "pricePeriod": {
        "values": [
          "Monthly",
          "Quarterly",
          "Annual"
        ]
      },
      "billingPeriod": {
        "values": [
          "Monthly",
          "Quarterly",
          "Biannual",
          "Annual",
          "EndOfTerm"
        ]
      },
      "billingTiming": {
        "values": [
          "InAdvance",
          "InArrears"
        ]
      },
      "periodAlignment": {
        "values": [
          "None",
          "AlignToOrder",
          "AlignToCharge",
          "AlignToMonth",
          "AlignToCalendarQuarter",
          "AlignToDate"
        ]
      },
      "billingDay": {
        "values": [
          "None",
          "FirstDayOfMonth",
          "LastDayOfMonth",
          "FromOrder",
          "FromCharge",
          "FromAccount",
          "SpecificDay",
          "DaysOffset"
        ]
      },
      "usageRating": {
        "values": [
          "Sum",
          "Max",
          "Average"
        ]
      },
      "specificBillingDay": {
        "type": "integer",
        "minimum": 1,
        "maximum": 31
      },
      "offsetBillingDays": {
        "type": "integer",
        "minimum": -3660,
        "maximum": 3660
      },
      "alignmentDate": {
        "format": "date"
      },
      "taxTemplate": {
        "minLength": 1,
        "maxLength": 500
      },
      "taxIncluded": {
        "type": "boolean"
      },
      "createInvoiceLinesPerTier": {
        "type": "boolean"
      },
      "deferredRevenueAccount": {
        "minLength": 1,
        "maxLength": 500
      },
      "recognizedRevenueAccount": {
        "minLength": 1,
        "maxLength": 500
      },
      "name": {
        "minLength": 1,
        "maxLength": 512
      },
      "chargeType": {
        "values": [
          "OneOff",
          "Recurring",
          "Usage",
          "Measured"
        ]
      },
      "model": {
        "values": [
          "Flat",
          "Quantity",
          "Volume",
          "Tiered",
          "Rated"
        ]
      },
      "unit": {
        "minLength": 1,
        "maxLength": 500
      },
      "defaultQuantity": {
        "type": "number",
        "minimum": 0
      },
      "measurementsRule": {
        "values": [
          "LatestDate",
          "SumLatestDate"
        ]
      },
      "revenueRecognition": {
        "minLength": 1,
        "maxLength": 500
      },
      "externalERPId": {
        "maxLength": 500
      },
      "externalCRMId": {
        "maxLength": 500
      },
      "customFields": {
        "members": {}
      },
      "operation": {
        "values": [
          "Change",
          "Create",
          "Remove"
        ]
      },
      "charge": {
        "minLength": 1,
        "maxLength": 500
      },
      "features": {
        "members": {
          "operation": {
            "values": [
              "Add",
              "Remove"
            ]
          },
          "feature": {
            "minLength": 1,
            "maxLength": 500,
            "required": true
          }
        }
      },
      "priceDetails": {
        "members": {
          "currency": {
            "minLength": 1,
            "maxLength": 500
          },
          "tier": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000
          },
          "price": {
            "type": "number",
            "minimum": 0
          },
          "description": {
            "maxLength": 2000
          },
          "priceBase": {
            "values": [
              "PerUnit",
              "Flat"
            ]
          },
          "toQuantity": {
            "type": "number"
          },
          "isInfinite": {
            "type": "boolean"
          },
          "operation": {
            "values": [
              "Change",
              "Create",
              "Remove"
            ]
          }
        }
      }
    }
  }
} as const

export const CodeRequest = {
  "code": {
    "minLength": 1,
    "maxLength": 50,
    "required": true
  }
} as const

export const CommercialRatesRequest = {
  "apiKey": {
    "pattern": "^[\\x21-\\x7e]{1,200}$"
  },
  "isEnabled": {
    "type": "boolean"
  }
} as const

export const ConfirmRequest = {
  "password": {
    "minLength": 1,
    "maxLength": 800
  },
  "code": {
    "minLength": 1,
    "maxLength": 50
  },
  "credential": {
    "members": {}
  }
} as const

export const ConvertQuoteToOrderRequest = {
  "quote": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  },
  "activateOrder": {
    "type": "boolean"
  }
} as const

export const CorrectInvoiceRequest = {
  "reason": {
    "minLength": 1,
    "maxLength": 512,
    "required": true
  },
  "correctionDate": {
    "format": "date"
  },
  "invoiceAction": {
    "values": [
      "CreateDraft",
      "CreateDraftAndPostInvoice",
      "CancelDraftIfPostFail"
    ]
  },
  "buyer": {
    "members": {
      "name": {
        "maxLength": 2000
      },
      "organizationNumber": {
        "maxLength": 2000
      },
      "taxRegistrationNumber": {
        "maxLength": 2000
      },
      "electronicInvoiceAddress": {
        "maxLength": 2000
      },
      "electronicInvoiceAddressScheme": {
        "maxLength": 2000
      },
      "address": {
        "members": {
          "description": {
            "maxLength": 2000
          },
          "name": {
            "maxLength": 2000
          },
          "street": {
            "maxLength": 2000
          },
          "street2": {
            "maxLength": 2000
          },
          "city": {
            "maxLength": 2000
          },
          "county": {
            "maxLength": 2000
          },
          "state": {
            "maxLength": 2000
          },
          "zip": {
            "maxLength": 2000
          },
          "country": {
            "minLength": 1,
            "maxLength": 500
          }
        }
      }
    }
  },
  "lines": {
    "members": {
      "invoiceLineId": {
        "format": "uuid",
        "required": true
      },
      "amount": {
        "type": "number",
        "required": true
      }
    }
  }
} as const

export const CorrectInvoiceRequestBuyer = {
  "name": {
    "maxLength": 2000
  },
  "organizationNumber": {
    "maxLength": 2000
  },
  "taxRegistrationNumber": {
    "maxLength": 2000
  },
  "electronicInvoiceAddress": {
    "maxLength": 2000
  },
  "electronicInvoiceAddressScheme": {
    "maxLength": 2000
  },
  "address": {
    "members": {
      "description": {
        "maxLength": 2000
      },
      "name": {
        "maxLength": 2000
      },
      "street": {
        "maxLength": 2000
      },
      "street2": {
        "maxLength": 2000
      },
      "city": {
        "maxLength": 2000
      },
      "county": {
        "maxLength": 2000
      },
      "state": {
        "maxLength": 2000
      },
      "zip": {
        "maxLength": 2000
      },
      "country": {
        "minLength": 1,
        "maxLength": 500
      }
    }
  }
} as const

export const CorrectInvoiceRequestLine = {
  "invoiceLineId": {
    "format": "uuid",
    "required": true
  },
  "amount": {
    "type": "number",
    "required": true
  }
} as const

export const CreateAndPostPaymentRequest = {
  "paymentDate": {
    "format": "date"
  },
  "amount": {
    "type": "number",
    "required": true
  },
  "bankFeeAmount": {
    "type": "number",
    "minimum": 0
  },
  "exchangeRate": {
    "type": "number"
  },
  "baseCurrencyAmount": {
    "type": "number"
  },
  "paymentAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "paymentMethod": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  },
  "description": {
    "maxLength": 2000
  },
  "invoice": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  },
  "externalBankId": {
    "maxLength": 500
  }
} as const

export const CreditInvoiceRequest = {
  "creditInvoiceDate": {
    "format": "date"
  },
  "invoiceAction": {
    "values": [
      "CreateDraft",
      "CreateDraftAndPostInvoice",
      "CancelDraftIfPostFail"
    ]
  },
  "creditAllInvoiceLines": {
    "type": "boolean"
  },
  "invoiceLineIds": {},
  "lines": {
    "members": {
      "invoiceLineId": {
        "format": "uuid",
        "required": true
      },
      "amount": {
        "type": "number",
        "required": true
      },
      "description": {
        "maxLength": 2000
      }
    }
  }
} as const

export const CreditInvoiceRequestLine = {
  "invoiceLineId": {
    "format": "uuid",
    "required": true
  },
  "amount": {
    "type": "number",
    "required": true
  },
  "description": {
    "maxLength": 2000
  }
} as const

export const CurrencyCreate = {
  "code": {
    "minLength": 3,
    "maxLength": 3,
    "required": true
  },
  "description": {
    "maxLength": 200
  }
} as const

export const CustomFieldConfigurationCreate = {
  "fieldType": {
    "values": [
      "Text",
      "Integer",
      "Checkbox",
      "Amount",
      "Date",
      "Entity",
      "Enum",
      "List",
      "DecimalNumber"
    ],
    "required": true
  },
  "entity": {
    "values": [
      "Account",
      "Order",
      "OrderProduct",
      "OrderProductCharge",
      "Product",
      "ChargePlan",
      "Charge",
      "ChargeDetails",
      "Quote",
      "QuoteProduct",
      "QuoteProductCharge",
      "Invoice",
      "InvoiceLine",
      "Posting",
      "Measurement",
      "Usage",
      "Country"
    ],
    "required": true
  },
  "key": {
    "minLength": 1,
    "maxLength": 100,
    "required": true
  },
  "name": {
    "minLength": 1,
    "maxLength": 200
  },
  "defaultValue": {
    "maxLength": 2000
  },
  "typeEntity": {
    "values": [
      "Account",
      "User"
    ]
  }
} as const

export const CustomFieldConfigurationPatch = {
  "name": {
    "minLength": 1,
    "maxLength": 200
  },
  "defaultValue": {
    "maxLength": 2000
  }
} as const

export const CustomFieldValues = {} as const

export const CustomizedTargetDates = {
  "oneOff": {
    "format": "date"
  },
  "recurringInAdvance": {
    "format": "date"
  },
  "recurringInArrears": {
    "format": "date"
  },
  "usage": {
    "format": "date"
  },
  "measured": {
    "format": "date"
  }
} as const

export const DefaultInvoiceAddress = {
  "description": {
    "maxLength": 2000
  },
  "name": {
    "maxLength": 2000
  },
  "street": {
    "maxLength": 2000
  },
  "street2": {
    "maxLength": 2000
  },
  "city": {
    "maxLength": 2000
  },
  "county": {
    "maxLength": 2000
  },
  "state": {
    "maxLength": 2000
  },
  "zip": {
    "maxLength": 2000
  },
  "country": {
    "minLength": 1,
    "maxLength": 500
  }
} as const

export const DeliverRequest = {
  "quantity": {
    "type": "number",
    "required": true
  },
  "deliveryDate": {
    "format": "date"
  }
} as const

export const DisputeRequest = {
  "reason": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  },
  "until": {
    "format": "date"
  }
} as const

export const DunningCampaignRequest = {
  "name": {
    "minLength": 1,
    "maxLength": 200
  },
  "isDefault": {
    "type": "boolean"
  },
  "enabled": {
    "type": "boolean"
  },
  "steps": {
    "members": {
      "day": {
        "type": "integer",
        "minimum": 1,
        "maximum": 365,
        "required": true
      },
      "level": {
        "type": "integer",
        "minimum": 1,
        "maximum": 9
      }
    }
  },
  "minimumBalances": {
    "members": {
      "currency": {
        "minLength": 3,
        "maxLength": 3,
        "required": true
      },
      "amount": {
        "type": "number",
        "minimum": 0,
        "required": true
      }
    }
  },
  "sendHour": {
    "type": "integer",
    "minimum": 0,
    "maximum": 23
  },
  "onlyOnWorkdays": {
    "type": "boolean"
  }
} as const

export const DunningPreviewRequest = {
  "date": {
    "format": "date",
    "required": true
  },
  "campaign": {
    "format": "uuid"
  },
  "cursor": {
    "maxLength": 200
  }
} as const

export const DunningStep = {
  "day": {
    "type": "integer",
    "minimum": 1,
    "maximum": 365,
    "required": true
  },
  "level": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9
  }
} as const

export const EmitEventRequest = {
  "eventType": {
    "values": [
      "SubscriptionActivated",
      "SubscriptionChanged",
      "SubscriptionUpdated",
      "SubscriptionCancelled",
      "SubscriptionRenewed",
      "SubscriptionReverted",
      "SubscriptionDeleted",
      "SalesOrderActivated",
      "SalesOrderUpdated",
      "SalesOrderDeleted",
      "InvoicePosted",
      "InvoiceUpdated",
      "JournalPosted",
      "AccountsCreated",
      "AccountCreated",
      "AccountsChanged",
      "AccountChanged",
      "QuoteCreated",
      "quoteCreated",
      "QuoteEdited",
      "quoteEdited",
      "QuoteConverted",
      "quoteConverted",
      "PaymentsCreated",
      "PaymentCreated",
      "PaymentsPosted",
      "PaymentPosted",
      "InvoiceBatchCreated",
      "InvoiceBatchPosted",
      "InvoiceBatchCancelled",
      "ProductsCreated",
      "ProductCreated",
      "ProductsUpdated",
      "ProductUpdated",
      "ProductsDeleted",
      "ProductDeleted",
      "NationalEInvoiceProcessed",
      "NationalEInvoiceFailed",
      "NationalEInvoiceReceived",
      "MessageSent",
      "MessageFailed",
      "DunningStarted",
      "DunningStepTaken",
      "DunningEnded"
    ],
    "required": true
  },
  "data": {
    "members": {},
    "required": true
  },
  "correlationId": {
    "format": "uuid"
  },
  "source": {
    "values": [
      "Paywall"
    ]
  }
} as const

export const EnableWebhookRequest = {
  "sendMissed": {
    "type": "boolean"
  },
  "resendFailed": {
    "type": "boolean"
  }
} as const

export const ExchangeRateCreate = {
  "fromCurrency": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  },
  "rate": {
    "type": "number",
    "required": true
  },
  "effectiveFromDate": {
    "format": "date",
    "required": true
  },
  "effectiveToDate": {
    "format": "date"
  }
} as const

export const FeatureRequest = {
  "feature": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  }
} as const

export const FinancialAccountCreate = {
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
  "description": {
    "maxLength": 2000
  },
  "externalERPId": {
    "maxLength": 500
  },
  "externalCRMId": {
    "maxLength": 500
  }
} as const

export const GenerateInvoiceBatchRequest = {
  "invoiceDate": {
    "format": "date"
  },
  "targetDate": {
    "format": "date"
  },
  "customizedTargetDates": {
    "members": {
      "oneOff": {
        "format": "date"
      },
      "recurringInAdvance": {
        "format": "date"
      },
      "recurringInArrears": {
        "format": "date"
      },
      "usage": {
        "format": "date"
      },
      "measured": {
        "format": "date"
      }
    }
  },
  "invoiceAllAccounts": {
    "type": "boolean"
  },
  "accounts": {},
  "invoiceAllBatchGroups": {
    "type": "boolean"
  },
  "invoiceBatchGroups": {},
  "minimumInvoiceAmount": {
    "type": "number",
    "minimum": 0
  },
  "ensureWebhooksAreEnabled": {
    "type": "boolean"
  },
  "jobDescription": {
    "maxLength": 2000
  }
} as const

export const GenerateInvoiceRequest = {
  "invoiceAction": {
    "values": [
      "CreateDraft",
      "CreateDraftAndPostInvoice",
      "CancelDraftIfPostFail"
    ]
  },
  "invoiceDate": {
    "format": "date"
  },
  "targetDate": {
    "format": "date"
  },
  "customizedTargetDates": {
    "members": {
      "oneOff": {
        "format": "date"
      },
      "recurringInAdvance": {
        "format": "date"
      },
      "recurringInArrears": {
        "format": "date"
      },
      "usage": {
        "format": "date"
      },
      "measured": {
        "format": "date"
      }
    }
  }
} as const

export const ImportMeasurementRequest = {
  "mappingTemplateName": {
    "maxLength": 100,
    "required": true
  },
  "dateFormat": {
    "maxLength": 20
  },
  "decimalSeparator": {
    "maxLength": 5
  },
  "dataFormat": {
    "maxLength": 20
  },
  "batchName": {
    "maxLength": 200
  },
  "usePreprocessingRules": {
    "type": "boolean"
  },
  "allowDuplicateEntries": {
    "type": "boolean"
  },
  "breakOnValidationError": {
    "type": "boolean"
  },
  "data": {
    "required": true
  }
} as const

export const ImportUsageRequest = {
  "mappingTemplateName": {
    "maxLength": 100,
    "required": true
  },
  "dateFormat": {
    "maxLength": 20
  },
  "decimalSeparator": {
    "maxLength": 5
  },
  "dataFormat": {
    "maxLength": 20
  },
  "batchName": {
    "maxLength": 200
  },
  "usePreprocessingRules": {
    "type": "boolean"
  },
  "allowDuplicateEntries": {
    "type": "boolean"
  },
  "breakOnValidationError": {
    "type": "boolean"
  },
  "data": {
    "required": true
  }
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
    "required": true
  }
} as const

export const InvitedPasskeyRequest = {
  "token": {
    "minLength": 1,
    "maxLength": 200,
    "required": true
  },
  "email": {
    "minLength": 3,
    "maxLength": 254
  },
  "firstName": {
    "maxLength": 100
  },
  "lastName": {
    "maxLength": 100
  }
} as const

export const InvoiceBatchGroupCreate = {
  "code": {
    "minLength": 1,
    "maxLength": 50,
    "pattern": "\\S",
    "required": true
  },
  "description": {
    "maxLength": 2000
  }
} as const

export const InvoiceLinkRequest = {
  "expiresInDays": {
    "type": "integer",
    "minimum": 1,
    "maximum": 365
  }
} as const

export const InvoicePaidRequest = {
  "invoiceId": {
    "format": "uuid",
    "required": true
  },
  "paymentDate": {
    "format": "date"
  }
} as const

export const InvoicePatch = {
  "dueDate": {
    "format": "date"
  },
  "invoiceDeliveryMethod": {
    "values": [
      "Email",
      "Print",
      "ElectronicInvoice",
      "ExternalPrint",
      "AutomaticElectronicRouting"
    ]
  },
  "disableAutomaticInvoiceReminder": {
    "type": "boolean"
  },
  "notes": {
    "maxLength": 2000
  },
  "externalERPId": {
    "maxLength": 500
  },
  "externalCRMId": {
    "maxLength": 500
  },
  "yourOrderNumber": {
    "maxLength": 2000
  },
  "referenceNumber": {
    "maxLength": 500
  },
  "customFields": {
    "members": {}
  },
  "invoiceLines": {
    "members": {
      "productName": {
        "minLength": 1,
        "maxLength": 512,
        "required": true
      },
      "price": {
        "type": "number",
        "minimum": 0,
        "required": true
      },
      "quantity": {
        "type": "number",
        "required": true
      },
      "notes": {
        "maxLength": 2000
      },
      "description": {
        "maxLength": 2000
      },
      "unitOfMeasure": {
        "minLength": 1,
        "maxLength": 500,
        "required": true
      },
      "recognizedRevenueAccount": {
        "minLength": 1,
        "maxLength": 500,
        "required": true
      },
      "taxTemplate": {
        "minLength": 1,
        "maxLength": 500
      },
      "discountPercent": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "discountAmount": {
        "type": "number",
        "minimum": 0
      },
      "servicePeriodStartDate": {
        "format": "date"
      },
      "servicePeriodEndDate": {
        "format": "date"
      },
      "goodsCodes": {},
      "procedureMarks": {},
      "customFields": {
        "members": {}
      },
      "externalERPId": {
        "maxLength": 500
      },
      "externalCRMId": {
        "maxLength": 500
      }
    }
  },
  "allowances": {
    "members": {
      "amount": {
        "type": "number",
        "required": true
      },
      "taxTemplate": {
        "minLength": 1,
        "maxLength": 500
      },
      "reason": {
        "maxLength": 2000
      },
      "reasonCode": {
        "maxLength": 10
      }
    }
  }
} as const

export const InvoicePatchById = {
  "dueDate": {
    "format": "date"
  },
  "invoiceDeliveryMethod": {
    "values": [
      "Email",
      "Print",
      "ElectronicInvoice",
      "ExternalPrint",
      "AutomaticElectronicRouting"
    ]
  },
  "disableAutomaticInvoiceReminder": {
    "type": "boolean"
  },
  "notes": {
    "maxLength": 2000
  },
  "externalERPId": {
    "maxLength": 500
  },
  "externalCRMId": {
    "maxLength": 500
  },
  "yourOrderNumber": {
    "maxLength": 2000
  },
  "referenceNumber": {
    "maxLength": 500
  },
  "customFields": {
    "members": {}
  },
  "invoiceLines": {
    "members": {
      "productName": {
        "minLength": 1,
        "maxLength": 512,
        "required": true
      },
      "price": {
        "type": "number",
        "minimum": 0,
        "required": true
      },
      "quantity": {
        "type": "number",
        "required": true
      },
      "notes": {
        "maxLength": 2000
      },
      "description": {
        "maxLength": 2000
      },
      "unitOfMeasure": {
        "minLength": 1,
        "maxLength": 500,
        "required": true
      },
      "recognizedRevenueAccount": {
        "minLength": 1,
        "maxLength": 500,
        "required": true
      },
      "taxTemplate": {
        "minLength": 1,
        "maxLength": 500
      },
      "discountPercent": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "discountAmount": {
        "type": "number",
        "minimum": 0
      },
      "servicePeriodStartDate": {
        "format": "date"
      },
      "servicePeriodEndDate": {
        "format": "date"
      },
      "goodsCodes": {},
      "procedureMarks": {},
      "customFields": {
        "members": {}
      },
      "externalERPId": {
        "maxLength": 500
      },
      "externalCRMId": {
        "maxLength": 500
      }
    }
  },
  "allowances": {
    "members": {
      "amount": {
        "type": "number",
        "required": true
      },
      "taxTemplate": {
        "minLength": 1,
        "maxLength": 500
      },
      "reason": {
        "maxLength": 2000
      },
      "reasonCode": {
        "maxLength": 10
      }
    }
  },
  "id": {
    "format": "uuid",
    "required": true
  }
} as const

export const InvoicePatchByIdAllowance = {
  "amount": {
    "type": "number",
    "required": true
  },
  "taxTemplate": {
    "minLength": 1,
    "maxLength": 500
  },
  "reason": {
    "maxLength": 2000
  },
  "reasonCode": {
    "maxLength": 10
  }
} as const

export const InvoicePatchByIdInvoiceLine = {
  "productName": {
    "minLength": 1,
    "maxLength": 512,
    "required": true
  },
  "price": {
    "type": "number",
    "minimum": 0,
    "required": true
  },
  "quantity": {
    "type": "number",
    "required": true
  },
  "notes": {
    "maxLength": 2000
  },
  "description": {
    "maxLength": 2000
  },
  "unitOfMeasure": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  },
  "recognizedRevenueAccount": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  },
  "taxTemplate": {
    "minLength": 1,
    "maxLength": 500
  },
  "discountPercent": {
    "type": "number",
    "minimum": 0,
    "maximum": 100
  },
  "discountAmount": {
    "type": "number",
    "minimum": 0
  },
  "servicePeriodStartDate": {
    "format": "date"
  },
  "servicePeriodEndDate": {
    "format": "date"
  },
  "goodsCodes": {},
  "procedureMarks": {},
  "customFields": {
    "members": {}
  },
  "externalERPId": {
    "maxLength": 500
  },
  "externalCRMId": {
    "maxLength": 500
  }
} as const

export const InvoicedToDatePatch = {
  "invoicedToDate": {
    "format": "date",
    "required": true
  }
} as const

export const JobRequest = {
  "ensureWebhooksAreEnabled": {
    "type": "boolean"
  },
  "jobDescription": {
    "maxLength": 2000
  }
} as const

export const JoinByProviderRequest = {
  "token": {
    "minLength": 1,
    "maxLength": 200,
    "required": true
  }
} as const

export const JournalPatch = {
  "description": {
    "minLength": 1,
    "maxLength": 2000
  },
  "externalERPId": {
    "maxLength": 500
  },
  "transferredToERP": {
    "format": "date-time"
  }
} as const

export const LegalEntityCreate = {
  "name": {
    "minLength": 1,
    "maxLength": 200,
    "required": true
  },
  "baseCurrency": {
    "required": true
  },
  "country": {},
  "timeZone": {
    "maxLength": 100
  }
} as const

export const LegalEntityPatch = {
  "name": {
    "minLength": 1,
    "maxLength": 200
  },
  "timeZone": {
    "maxLength": 100
  },
  "organizationNumber": {
    "maxLength": 2000
  },
  "taxRegistrationNumber": {
    "maxLength": 2000
  },
  "bankAccount": {
    "maxLength": 2000
  },
  "iban": {
    "maxLength": 2000
  },
  "bic": {
    "maxLength": 2000
  },
  "electronicInvoiceAddress": {
    "maxLength": 2000
  },
  "electronicInvoiceAddressScheme": {
    "maxLength": 2000
  },
  "address": {
    "members": {
      "description": {
        "maxLength": 2000
      },
      "name": {
        "maxLength": 2000
      },
      "street": {
        "maxLength": 2000
      },
      "street2": {
        "maxLength": 2000
      },
      "city": {
        "maxLength": 2000
      },
      "county": {
        "maxLength": 2000
      },
      "state": {
        "maxLength": 2000
      },
      "zip": {
        "maxLength": 2000
      },
      "country": {
        "minLength": 1,
        "maxLength": 500
      }
    }
  },
  "nationalEInvoice": {
    "type": "boolean"
  },
  "autoRenew": {
    "type": "boolean"
  },
  "totalRoundingUnit": {
    "type": "number"
  },
  "prorationMethod": {
    "values": [
      "DaysInPeriod",
      "DaysInMonth",
      "Fixed30"
    ]
  },
  "taxRateSource": {
    "values": [
      "InvoiceRate",
      "NationalBankOfPoland"
    ]
  },
  "matchCreditsOnPost": {
    "type": "boolean"
  },
  "hostedPages": {
    "members": {
      "enabled": {
        "type": "boolean"
      }
    }
  },
  "paymentTolerance": {
    "type": "number",
    "minimum": 0
  },
  "fiscalYearStartMonth": {
    "type": "integer",
    "minimum": 1,
    "maximum": 12
  },
  "accountsReceivable": {
    "minLength": 1,
    "maxLength": 500
  },
  "taxAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "roundingAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "deferredRevenueAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "recognizedRevenueAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "paymentAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "bankFeeAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "advanceAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "writeOffAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "exchangeGainAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "exchangeLossAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "defaultPaymentTerm": {
    "minLength": 1,
    "maxLength": 500
  },
  "taxTemplate": {
    "minLength": 1,
    "maxLength": 500
  },
  "numberSeries": {
    "members": {
      "type": {
        "values": [
          "Invoice",
          "Credit",
          "Journal",
          "Account",
          "Product",
          "ChargePlan",
          "Charge",
          "Order",
          "OrderProduct",
          "OrderCharge",
          "Quote",
          "InvoiceBatch",
          "PaymentBatch"
        ],
        "required": true
      },
      "format": {},
      "nextNumber": {
        "type": "integer",
        "minimum": 1
      }
    }
  }
} as const

export const LegalEntityPatchById = {
  "name": {
    "minLength": 1,
    "maxLength": 200
  },
  "timeZone": {
    "maxLength": 100
  },
  "organizationNumber": {
    "maxLength": 2000
  },
  "taxRegistrationNumber": {
    "maxLength": 2000
  },
  "bankAccount": {
    "maxLength": 2000
  },
  "iban": {
    "maxLength": 2000
  },
  "bic": {
    "maxLength": 2000
  },
  "electronicInvoiceAddress": {
    "maxLength": 2000
  },
  "electronicInvoiceAddressScheme": {
    "maxLength": 2000
  },
  "address": {
    "members": {
      "description": {
        "maxLength": 2000
      },
      "name": {
        "maxLength": 2000
      },
      "street": {
        "maxLength": 2000
      },
      "street2": {
        "maxLength": 2000
      },
      "city": {
        "maxLength": 2000
      },
      "county": {
        "maxLength": 2000
      },
      "state": {
        "maxLength": 2000
      },
      "zip": {
        "maxLength": 2000
      },
      "country": {
        "minLength": 1,
        "maxLength": 500
      }
    }
  },
  "nationalEInvoice": {
    "type": "boolean"
  },
  "autoRenew": {
    "type": "boolean"
  },
  "totalRoundingUnit": {
    "type": "number"
  },
  "prorationMethod": {
    "values": [
      "DaysInPeriod",
      "DaysInMonth",
      "Fixed30"
    ]
  },
  "taxRateSource": {
    "values": [
      "InvoiceRate",
      "NationalBankOfPoland"
    ]
  },
  "matchCreditsOnPost": {
    "type": "boolean"
  },
  "hostedPages": {
    "members": {
      "enabled": {
        "type": "boolean"
      }
    }
  },
  "paymentTolerance": {
    "type": "number",
    "minimum": 0
  },
  "fiscalYearStartMonth": {
    "type": "integer",
    "minimum": 1,
    "maximum": 12
  },
  "accountsReceivable": {
    "minLength": 1,
    "maxLength": 500
  },
  "taxAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "roundingAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "deferredRevenueAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "recognizedRevenueAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "paymentAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "bankFeeAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "advanceAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "writeOffAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "exchangeGainAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "exchangeLossAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "defaultPaymentTerm": {
    "minLength": 1,
    "maxLength": 500
  },
  "taxTemplate": {
    "minLength": 1,
    "maxLength": 500
  },
  "numberSeries": {
    "members": {
      "type": {
        "values": [
          "Invoice",
          "Credit",
          "Journal",
          "Account",
          "Product",
          "ChargePlan",
          "Charge",
          "Order",
          "OrderProduct",
          "OrderCharge",
          "Quote",
          "InvoiceBatch",
          "PaymentBatch"
        ],
        "required": true
      },
      "format": {},
      "nextNumber": {
        "type": "integer",
        "minimum": 1
      }
    }
  },
  "id": {
    "format": "uuid"
  }
} as const

export const LegalEntityPatchByIdHostedPages = {
  "enabled": {
    "type": "boolean"
  }
} as const

export const LegalEntityPatchByIdNumberSeries = {
  "type": {
    "values": [
      "Invoice",
      "Credit",
      "Journal",
      "Account",
      "Product",
      "ChargePlan",
      "Charge",
      "Order",
      "OrderProduct",
      "OrderCharge",
      "Quote",
      "InvoiceBatch",
      "PaymentBatch"
    ],
    "required": true
  },
  "format": {},
  "nextNumber": {
    "type": "integer",
    "minimum": 1
  }
} as const

export const LookAtInvitationRequest = {
  "token": {
    "minLength": 1,
    "maxLength": 200,
    "required": true
  }
} as const

export const MailSettingsRequest = {
  "host": {
    "minLength": 1,
    "maxLength": 253,
    "required": true
  },
  "port": {
    "type": "integer",
    "minimum": 1,
    "maximum": 65535,
    "required": true
  },
  "security": {
    "values": [
      "Tls",
      "StartTls",
      "None"
    ],
    "required": true
  },
  "username": {
    "maxLength": 255
  },
  "password": {
    "maxLength": 500
  },
  "fromAddress": {
    "maxLength": 254,
    "required": true
  },
  "fromName": {
    "minLength": 1,
    "maxLength": 100,
    "required": true
  },
  "replyTo": {
    "maxLength": 254
  },
  "maxPerMinute": {
    "type": "integer",
    "minimum": 1,
    "maximum": 6000
  },
  "enabled": {
    "type": "boolean",
    "required": true
  }
} as const

export const MailTest = {
  "to": {
    "maxLength": 254,
    "required": true
  }
} as const

export const MatchInvoiceRequest = {
  "creditInvoiceId": {
    "format": "uuid",
    "required": true
  },
  "amount": {
    "type": "number"
  }
} as const

export const MePatch = {
  "firstName": {
    "maxLength": 100
  },
  "lastName": {
    "maxLength": 100
  },
  "preferences": {
    "members": {
      "timeZone": {
        "maxLength": 100
      },
      "locale": {
        "maxLength": 35
      },
      "theme": {
        "values": [
          "system",
          "light",
          "dark"
        ]
      },
      "density": {
        "values": [
          "compact",
          "comfortable"
        ]
      },
      "singleKeys": {
        "type": "boolean"
      },
      "views": {
        "members": {
          "name": {
            "maxLength": 100,
            "required": true
          },
          "url": {
            "maxLength": 2000,
            "required": true
          }
        }
      },
      "setUpSteps": {
        "type": "boolean"
      },
      "dismissed": {
        "members": {
          "kind": {
            "values": [
              "Webhook",
              "RateImport"
            ],
            "required": true
          },
          "id": {
            "minLength": 1,
            "maxLength": 100,
            "required": true
          },
          "since": {
            "format": "date-time"
          },
          "at": {
            "format": "date-time",
            "required": true
          }
        }
      }
    }
  }
} as const

export const MeasurementCreate = {
  "account": {
    "minLength": 1,
    "maxLength": 500
  },
  "order": {
    "minLength": 1,
    "maxLength": 500
  },
  "product": {
    "minLength": 1,
    "maxLength": 500
  },
  "charge": {
    "minLength": 1,
    "maxLength": 500
  },
  "fromDate": {
    "format": "date",
    "required": true
  },
  "quantity": {
    "type": "number",
    "required": true
  },
  "tag": {
    "maxLength": 500
  },
  "customFields": {
    "members": {}
  },
  "validateData": {
    "type": "boolean"
  }
} as const

export const MinimumBalance = {
  "currency": {
    "minLength": 3,
    "maxLength": 3,
    "required": true
  },
  "amount": {
    "type": "number",
    "minimum": 0,
    "required": true
  }
} as const

export const NamedKey = {
  "key": {
    "maxLength": 100
  },
  "value": {
    "maxLength": 500
  }
} as const

export const NationalEInvoiceChoice = {
  "excluded": {
    "type": "boolean",
    "required": true
  },
  "reason": {
    "maxLength": 500
  },
  "localGovernmentUnit": {
    "type": "boolean"
  },
  "vatGroupMember": {
    "type": "boolean"
  },
  "thirdParties": {
    "members": {
      "role": {
        "values": [
          "Factor",
          "Recipient",
          "OriginalEntity",
          "AdditionalBuyer",
          "Issuer",
          "Payer",
          "LocalGovernmentIssuer",
          "LocalGovernmentRecipient",
          "VatGroupIssuer",
          "VatGroupRecipient",
          "Employee"
        ],
        "required": true
      },
      "name": {
        "minLength": 1,
        "maxLength": 512,
        "required": true
      },
      "identifier": {
        "maxLength": 50
      }
    }
  }
} as const

export const NationalEInvoiceSettingsRequest = {
  "isEnabled": {
    "type": "boolean",
    "required": true
  },
  "nationalEInvoiceToken": {
    "maxLength": 4000
  },
  "tokenExpires": {
    "format": "date"
  },
  "preflightOnPosting": {
    "values": [
      "Warn",
      "Refuse"
    ]
  }
} as const

export const NationalThirdParty = {
  "role": {
    "values": [
      "Factor",
      "Recipient",
      "OriginalEntity",
      "AdditionalBuyer",
      "Issuer",
      "Payer",
      "LocalGovernmentIssuer",
      "LocalGovernmentRecipient",
      "VatGroupIssuer",
      "VatGroupRecipient",
      "Employee"
    ],
    "required": true
  },
  "name": {
    "minLength": 1,
    "maxLength": 512,
    "required": true
  },
  "identifier": {
    "maxLength": 50
  }
} as const

export const NotificationSettings = {
  "webhooks": {
    "type": "boolean",
    "required": true
  },
  "rates": {
    "type": "boolean"
  },
  "einvoices": {
    "type": "boolean"
  },
  "messages": {
    "type": "boolean"
  },
  "security": {
    "type": "boolean"
  }
} as const

export const OAuthTokenRequest = {
  "grant_type": {
    "maxLength": 200,
    "required": true
  },
  "username": {
    "maxLength": 200
  },
  "password": {
    "maxLength": 1000
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
    "maxLength": 200
  }
} as const

export const OnAccountInvoiceCreate = {
  "account": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  },
  "invoiceAction": {
    "values": [
      "CreateDraft",
      "CreateDraftAndPostInvoice",
      "CancelDraftIfPostFail"
    ]
  },
  "invoiceDate": {
    "format": "date"
  },
  "currency": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  },
  "taxIncluded": {
    "type": "boolean"
  },
  "paymentTerm": {
    "minLength": 1,
    "maxLength": 500
  },
  "invoiceTemplate": {
    "minLength": 1,
    "maxLength": 500
  },
  "accountsReceivable": {
    "minLength": 1,
    "maxLength": 500
  },
  "invoiceDeliveryMethod": {
    "values": [
      "Email",
      "Print",
      "ElectronicInvoice",
      "ExternalPrint",
      "AutomaticElectronicRouting"
    ]
  },
  "invoiceAddress": {
    "members": {
      "description": {
        "maxLength": 2000
      },
      "name": {
        "maxLength": 2000
      },
      "street": {
        "maxLength": 2000
      },
      "street2": {
        "maxLength": 2000
      },
      "city": {
        "maxLength": 2000
      },
      "county": {
        "maxLength": 2000
      },
      "state": {
        "maxLength": 2000
      },
      "zip": {
        "maxLength": 2000
      },
      "country": {
        "minLength": 1,
        "maxLength": 500
      }
    }
  },
  "deliveryAddress": {
    "members": {
      "description": {
        "maxLength": 2000
      },
      "name": {
        "maxLength": 2000
      },
      "street": {
        "maxLength": 2000
      },
      "street2": {
        "maxLength": 2000
      },
      "city": {
        "maxLength": 2000
      },
      "county": {
        "maxLength": 2000
      },
      "state": {
        "maxLength": 2000
      },
      "zip": {
        "maxLength": 2000
      },
      "country": {
        "minLength": 1,
        "maxLength": 500
      }
    }
  },
  "deliveryDate": {
    "format": "date"
  },
  "prepaidAmount": {
    "type": "number",
    "minimum": 0
  },
  "yourOrderNumber": {
    "maxLength": 2000
  },
  "yourReference": {
    "maxLength": 2000
  },
  "ourReference": {
    "maxLength": 2000
  },
  "buyerReference": {
    "maxLength": 2000
  },
  "notes": {
    "maxLength": 2000
  },
  "nationalEInvoice": {
    "members": {
      "excluded": {
        "type": "boolean",
        "required": true
      },
      "reason": {
        "maxLength": 500
      },
      "localGovernmentUnit": {
        "type": "boolean"
      },
      "vatGroupMember": {
        "type": "boolean"
      },
      "thirdParties": {
        "members": {
          "role": {
            "values": [
              "Factor",
              "Recipient",
              "OriginalEntity",
              "AdditionalBuyer",
              "Issuer",
              "Payer",
              "LocalGovernmentIssuer",
              "LocalGovernmentRecipient",
              "VatGroupIssuer",
              "VatGroupRecipient",
              "Employee"
            ],
            "required": true
          },
          "name": {
            "minLength": 1,
            "maxLength": 512,
            "required": true
          },
          "identifier": {
            "maxLength": 50
          }
        }
      }
    }
  },
  "splitPayment": {
    "type": "boolean"
  },
  "isAdvance": {
    "type": "boolean"
  },
  "advanceOf": {},
  "customFields": {
    "members": {}
  },
  "externalERPId": {
    "maxLength": 500
  },
  "externalCRMId": {
    "maxLength": 500
  },
  "invoiceLines": {
    "members": {
      "productName": {
        "minLength": 1,
        "maxLength": 512,
        "required": true
      },
      "price": {
        "type": "number",
        "minimum": 0,
        "required": true
      },
      "quantity": {
        "type": "number",
        "required": true
      },
      "notes": {
        "maxLength": 2000
      },
      "description": {
        "maxLength": 2000
      },
      "unitOfMeasure": {
        "minLength": 1,
        "maxLength": 500,
        "required": true
      },
      "recognizedRevenueAccount": {
        "minLength": 1,
        "maxLength": 500,
        "required": true
      },
      "taxTemplate": {
        "minLength": 1,
        "maxLength": 500
      },
      "discountPercent": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "discountAmount": {
        "type": "number",
        "minimum": 0
      },
      "servicePeriodStartDate": {
        "format": "date"
      },
      "servicePeriodEndDate": {
        "format": "date"
      },
      "goodsCodes": {},
      "procedureMarks": {},
      "customFields": {
        "members": {}
      },
      "externalERPId": {
        "maxLength": 500
      },
      "externalCRMId": {
        "maxLength": 500
      }
    }
  },
  "allowances": {
    "members": {
      "amount": {
        "type": "number",
        "required": true
      },
      "taxTemplate": {
        "minLength": 1,
        "maxLength": 500
      },
      "reason": {
        "maxLength": 2000
      },
      "reasonCode": {
        "maxLength": 10
      }
    }
  },
  "attachments": {
    "members": {
      "name": {
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^[^/\\\\\"\\r\\n]+$",
        "required": true
      },
      "contentType": {
        "maxLength": 100,
        "pattern": "^[\\w.+-]+/[\\w.+-]+$",
        "required": true
      },
      "content": {
        "required": true
      }
    }
  }
} as const

export const OnAccountInvoiceCreateAttachment = {
  "name": {
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[^/\\\\\"\\r\\n]+$",
    "required": true
  },
  "contentType": {
    "maxLength": 100,
    "pattern": "^[\\w.+-]+/[\\w.+-]+$",
    "required": true
  },
  "content": {
    "required": true
  }
} as const

export const OrderDiscountsChargeRequest = {
  "charge": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  },
  "operation": {
    "values": [
      "Add",
      "Remove"
    ]
  }
} as const

export const OrderDiscountsOrder = {
  "effectiveChangeDate": {
    "format": "date"
  },
  "orderDiscounts": {
    "members": {
      "operation": {
        "values": [
          "Change",
          "Create",
          "Remove"
        ]
      },
      "startOn": {
        "values": [
          "AlignToOrder",
          "SpecificDate"
        ]
      },
      "endOn": {
        "values": [
          "AlignToOrder",
          "SpecificDate"
        ]
      },
      "startDate": {
        "format": "date"
      },
      "endDate": {
        "format": "date"
      },
      "percent": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "description": {
        "maxLength": 2000
      },
      "onSpecificCharges": {
        "type": "boolean"
      },
      "orderProductCharges": {
        "members": {
          "charge": {
            "minLength": 1,
            "maxLength": 500,
            "required": true
          },
          "operation": {
            "values": [
              "Add",
              "Remove"
            ]
          }
        }
      },
      "chargeMappingKey": {
        "maxLength": 200
      },
      "orderDiscountId": {
        "minLength": 1,
        "maxLength": 500
      }
    }
  }
} as const

export const OrderDiscountsRequest = {
  "operation": {
    "values": [
      "Change",
      "Create",
      "Remove"
    ]
  },
  "startOn": {
    "values": [
      "AlignToOrder",
      "SpecificDate"
    ]
  },
  "endOn": {
    "values": [
      "AlignToOrder",
      "SpecificDate"
    ]
  },
  "startDate": {
    "format": "date"
  },
  "endDate": {
    "format": "date"
  },
  "percent": {
    "type": "number",
    "minimum": 0,
    "maximum": 100
  },
  "description": {
    "maxLength": 2000
  },
  "onSpecificCharges": {
    "type": "boolean"
  },
  "orderProductCharges": {
    "members": {
      "charge": {
        "minLength": 1,
        "maxLength": 500,
        "required": true
      },
      "operation": {
        "values": [
          "Add",
          "Remove"
        ]
      }
    }
  },
  "chargeMappingKey": {
    "maxLength": 200
  },
  "orderDiscountId": {
    "minLength": 1,
    "maxLength": 500
  }
} as const

export const OrderProductChargeCreate = {
  "name": {
    "maxLength": 512
  },
  "description": {
    "maxLength": 2000
  },
  "remarks": {
    "maxLength": 2000
  },
  "externalERPId": {
    "maxLength": 500
  },
  "externalCRMId": {
    "maxLength": 500
  },
  "chargeType": {
    "values": [
      "OneOff",
      "Recurring",
      "Usage",
      "Measured"
    ]
  },
  "priceModel": {
    "values": [
      "Flat",
      "Quantity",
      "Volume",
      "Tiered",
      "Rated"
    ]
  },
  "quantity": {
    "type": "number",
    "minimum": 0
  },
  "estimatedUsage": {
    "type": "number",
    "minimum": 0
  },
  "estimatedQuantity": {
    "type": "number",
    "minimum": 0
  },
  "pricePeriod": {
    "values": [
      "Monthly",
      "Quarterly",
      "Annual"
    ]
  },
  "billingPeriod": {
    "values": [
      "Monthly",
      "Quarterly",
      "Biannual",
      "Annual",
      "EndOfTerm"
    ]
  },
  "billingTiming": {
    "values": [
      "InAdvance",
      "InArrears"
    ]
  },
  "periodAlignment": {
    "values": [
      "None",
      "AlignToOrder",
      "AlignToCharge",
      "AlignToMonth",
      "AlignToCalendarQuarter",
      "AlignToDate"
    ]
  },
  "billingDay": {
    "values": [
      "None",
      "FirstDayOfMonth",
      "LastDayOfMonth",
      "FromOrder",
      "FromCharge",
      "FromAccount",
      "SpecificDay",
      "DaysOffset"
    ]
  },
  "usageRating": {
    "values": [
      "Sum",
      "Max",
      "Average"
    ]
  },
  "specificBillingDay": {
    "type": "integer",
    "minimum": 1,
    "maximum": 31
  },
  "offsetBillingDays": {
    "type": "integer",
    "minimum": -3660,
    "maximum": 3660
  },
  "alignmentDate": {
    "format": "date"
  },
  "taxTemplate": {
    "minLength": 1,
    "maxLength": 500
  },
  "taxIncluded": {
    "type": "boolean"
  },
  "createInvoiceLinesPerTier": {
    "type": "boolean"
  },
  "deferredRevenueAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "recognizedRevenueAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "unitCode": {
    "minLength": 1,
    "maxLength": 500
  },
  "startOn": {
    "values": [
      "AlignToSubscription",
      "SpecificDate",
      "Milestone"
    ]
  },
  "endOn": {
    "values": [
      "AlignToSubscription",
      "SpecificDate",
      "Milestone"
    ]
  },
  "effectiveStartDate": {
    "format": "date"
  },
  "effectiveEndDate": {
    "format": "date"
  },
  "startMilestone": {
    "minLength": 1,
    "maxLength": 500
  },
  "endMilestone": {
    "minLength": 1,
    "maxLength": 500
  },
  "chargedThroughDate": {
    "format": "date"
  },
  "lastPriceAdjustmentDate": {
    "format": "date"
  },
  "revenueRecognitionRule": {
    "minLength": 1,
    "maxLength": 500
  },
  "displayPrice": {
    "type": "number",
    "minimum": 0
  },
  "orderDiscountMappingKey": {},
  "customFields": {
    "members": {}
  },
  "charge": {
    "minLength": 1,
    "maxLength": 500
  },
  "orderedQuantity": {
    "type": "number"
  },
  "features": {
    "members": {
      "feature": {
        "minLength": 1,
        "maxLength": 500,
        "required": true
      }
    }
  },
  "priceDetails": {
    "members": {
      "tier": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000
      },
      "price": {
        "type": "number",
        "minimum": 0
      },
      "listPrice": {
        "type": "number",
        "minimum": 0
      },
      "lineDiscountPercent": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "lineDiscountAmount": {
        "type": "number",
        "minimum": 0
      },
      "priceBase": {
        "values": [
          "PerUnit",
          "Flat"
        ]
      },
      "description": {
        "maxLength": 2000
      },
      "fromQuantity": {
        "type": "number",
        "minimum": 0
      },
      "toQuantity": {
        "type": "number"
      },
      "isInfinite": {
        "type": "boolean"
      }
    }
  }
} as const

export const OrderProductChargeDetailsCreate = {
  "tier": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1000
  },
  "price": {
    "type": "number",
    "minimum": 0
  },
  "listPrice": {
    "type": "number",
    "minimum": 0
  },
  "lineDiscountPercent": {
    "type": "number",
    "minimum": 0,
    "maximum": 100
  },
  "lineDiscountAmount": {
    "type": "number",
    "minimum": 0
  },
  "priceBase": {
    "values": [
      "PerUnit",
      "Flat"
    ]
  },
  "description": {
    "maxLength": 2000
  },
  "fromQuantity": {
    "type": "number",
    "minimum": 0
  },
  "toQuantity": {
    "type": "number"
  },
  "isInfinite": {
    "type": "boolean"
  }
} as const

export const OrderProductChargePatch = {
  "description": {
    "maxLength": 2000
  },
  "remarks": {
    "maxLength": 2000
  },
  "externalERPId": {
    "maxLength": 500
  },
  "externalCRMId": {
    "maxLength": 500
  },
  "customFields": {
    "members": {}
  }
} as const

export const OrderProductCreate = {
  "product": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  },
  "chargePlan": {
    "minLength": 1,
    "maxLength": 500
  },
  "productLineNumber": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1000000
  },
  "name": {
    "maxLength": 512
  },
  "externalERPId": {
    "maxLength": 500
  },
  "externalCRMId": {
    "maxLength": 500
  },
  "customFields": {
    "members": {}
  },
  "charges": {
    "members": {
      "name": {
        "maxLength": 512
      },
      "description": {
        "maxLength": 2000
      },
      "remarks": {
        "maxLength": 2000
      },
      "externalERPId": {
        "maxLength": 500
      },
      "externalCRMId": {
        "maxLength": 500
      },
      "chargeType": {
        "values": [
          "OneOff",
          "Recurring",
          "Usage",
          "Measured"
        ]
      },
      "priceModel": {
        "values": [
          "Flat",
          "Quantity",
          "Volume",
          "Tiered",
          "Rated"
        ]
      },
      "quantity": {
        "type": "number",
        "minimum": 0
      },
      "estimatedUsage": {
        "type": "number",
        "minimum": 0
      },
      "estimatedQuantity": {
        "type": "number",
        "minimum": 0
      },
      "pricePeriod": {
        "values": [
          "Monthly",
          "Quarterly",
          "Annual"
        ]
      },
      "billingPeriod": {
        "values": [
          "Monthly",
          "Quarterly",
          "Biannual",
          "Annual",
          "EndOfTerm"
        ]
      },
      "billingTiming": {
        "values": [
          "InAdvance",
          "InArrears"
        ]
      },
      "periodAlignment": {
        "values": [
          "None",
          "AlignToOrder",
          "AlignToCharge",
          "AlignToMonth",
          "AlignToCalendarQuarter",
          "AlignToDate"
        ]
      },
      "billingDay": {
        "values": [
          "None",
          "FirstDayOfMonth",
          "LastDayOfMonth",
          "FromOrder",
          "FromCharge",
          "FromAccount",
          "SpecificDay",
          "DaysOffset"
        ]
      },
      "usageRating": {
        "values": [
          "Sum",
          "Max",
          "Average"
        ]
      },
      "specificBillingDay": {
        "type": "integer",
        "minimum": 1,
        "maximum": 31
      },
      "offsetBillingDays": {
        "type": "integer",
        "minimum": -3660,
        "maximum": 3660
      },
      "alignmentDate": {
        "format": "date"
      },
      "taxTemplate": {
        "minLength": 1,
        "maxLength": 500
      },
      "taxIncluded": {
        "type": "boolean"
      },
      "createInvoiceLinesPerTier": {
        "type": "boolean"
      },
      "deferredRevenueAccount": {
        "minLength": 1,
        "maxLength": 500
      },
      "recognizedRevenueAccount": {
        "minLength": 1,
        "maxLength": 500
      },
      "unitCode": {
        "minLength": 1,
        "maxLength": 500
      },
      "startOn": {
        "values": [
          "AlignToSubscription",
          "SpecificDate",
          "Milestone"
        ]
      },
      "endOn": {
        "values": [
          "AlignToSubscription",
          "SpecificDate",
          "Milestone"
        ]
      },
      "effectiveStartDate": {
        "format": "date"
      },
      "effectiveEndDate": {
        "format": "date"
      },
      "startMilestone": {
        "minLength": 1,
        "maxLength": 500
      },
      "endMilestone": {
        "minLength": 1,
        "maxLength": 500
      },
      "chargedThroughDate": {
        "format": "date"
      },
      "lastPriceAdjustmentDate": {
        "format": "date"
      },
      "revenueRecognitionRule": {
        "minLength": 1,
        "maxLength": 500
      },
      "displayPrice": {
        "type": "number",
        "minimum": 0
      },
      "orderDiscountMappingKey": {},
      "customFields": {
        "members": {}
      },
      "charge": {
        "minLength": 1,
        "maxLength": 500
      },
      "orderedQuantity": {
        "type": "number"
      },
      "features": {
        "members": {
          "feature": {
            "minLength": 1,
            "maxLength": 500,
            "required": true
          }
        }
      },
      "priceDetails": {
        "members": {
          "tier": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000
          },
          "price": {
            "type": "number",
            "minimum": 0
          },
          "listPrice": {
            "type": "number",
            "minimum": 0
          },
          "lineDiscountPercent": {
            "type": "number",
            "minimum": 0,
            "maximum": 100
          },
          "lineDiscountAmount": {
            "type": "number",
            "minimum": 0
          },
          "priceBase": {
            "values": [
              "PerUnit",
              "Flat"
            ]
          },
          "description": {
            "maxLength": 2000
          },
          "fromQuantity": {
            "type": "number",
            "minimum": 0
          },
          "toQuantity": {
            "type": "number"
          },
          "isInfinite": {
            "type": "boolean"
          }
        }
      }
    }
  }
} as const

export const PasskeyRequest = {
  "credential": {
    "members": {},
    "required": true
  }
} as const

export const PaymentCreate = {
  "paymentDate": {
    "format": "date"
  },
  "amount": {
    "type": "number",
    "required": true
  },
  "bankFeeAmount": {
    "type": "number",
    "minimum": 0
  },
  "exchangeRate": {
    "type": "number"
  },
  "baseCurrencyAmount": {
    "type": "number"
  },
  "paymentAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "paymentMethod": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  },
  "description": {
    "maxLength": 2000
  },
  "account": {
    "minLength": 1,
    "maxLength": 500
  },
  "currency": {
    "minLength": 1,
    "maxLength": 500
  },
  "refundOf": {
    "members": {
      "payment": {
        "format": "uuid",
        "required": true
      },
      "amount": {
        "type": "number"
      }
    }
  },
  "bankFeeAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "paymentWriteOffs": {
    "members": {
      "amount": {
        "type": "number"
      },
      "postingText": {
        "maxLength": 2000
      },
      "financialAccount": {
        "minLength": 1,
        "maxLength": 500
      }
    }
  },
  "reference": {
    "maxLength": 500
  },
  "payerName": {
    "maxLength": 2000
  },
  "payerInformation": {
    "maxLength": 2000
  },
  "externalBankId": {
    "maxLength": 500
  }
} as const

export const PaymentMethodCreate = {
  "name": {
    "minLength": 1,
    "maxLength": 200,
    "required": true
  }
} as const

export const PaymentPatch = {
  "account": {
    "minLength": 1,
    "maxLength": 500
  },
  "paymentDate": {
    "format": "date"
  },
  "refundOf": {
    "members": {
      "operation": {
        "values": [
          "Change",
          "Create",
          "Remove"
        ]
      },
      "payment": {
        "format": "uuid",
        "required": true
      },
      "amount": {
        "type": "number"
      }
    }
  },
  "paymentSettlements": {
    "members": {
      "operation": {
        "values": [
          "Change",
          "Create",
          "Remove"
        ]
      },
      "invoice": {
        "minLength": 1,
        "maxLength": 500,
        "required": true
      },
      "amount": {
        "type": "number"
      },
      "writeOffs": {
        "members": {
          "operation": {
            "values": [
              "Change",
              "Create",
              "Remove"
            ]
          },
          "writeOff": {
            "minLength": 1,
            "maxLength": 500
          },
          "amount": {
            "type": "number"
          },
          "postingText": {
            "maxLength": 2000
          },
          "financialAccount": {
            "minLength": 1,
            "maxLength": 500
          }
        }
      }
    }
  },
  "paymentWriteOffs": {
    "members": {
      "operation": {
        "values": [
          "Change",
          "Create",
          "Remove"
        ]
      },
      "writeOff": {
        "minLength": 1,
        "maxLength": 500
      },
      "amount": {
        "type": "number"
      },
      "postingText": {
        "maxLength": 2000
      },
      "financialAccount": {
        "minLength": 1,
        "maxLength": 500
      }
    }
  },
  "reference": {
    "maxLength": 500
  },
  "payerName": {
    "maxLength": 2000
  },
  "payerInformation": {
    "maxLength": 2000
  },
  "description": {
    "maxLength": 2000
  },
  "externalBankId": {
    "maxLength": 500
  }
} as const

export const PaymentRefundCreate = {
  "payment": {
    "format": "uuid",
    "required": true
  },
  "amount": {
    "type": "number"
  }
} as const

export const PaymentRefundPatch = {
  "operation": {
    "values": [
      "Change",
      "Create",
      "Remove"
    ]
  },
  "payment": {
    "format": "uuid",
    "required": true
  },
  "amount": {
    "type": "number"
  }
} as const

export const PaymentSettlementRequest = {
  "operation": {
    "values": [
      "Change",
      "Create",
      "Remove"
    ]
  },
  "invoice": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  },
  "amount": {
    "type": "number"
  },
  "writeOffs": {
    "members": {
      "operation": {
        "values": [
          "Change",
          "Create",
          "Remove"
        ]
      },
      "writeOff": {
        "minLength": 1,
        "maxLength": 500
      },
      "amount": {
        "type": "number"
      },
      "postingText": {
        "maxLength": 2000
      },
      "financialAccount": {
        "minLength": 1,
        "maxLength": 500
      }
    }
  }
} as const

export const PaymentSettlementsPatch = {
  "account": {
    "minLength": 1,
    "maxLength": 500
  },
  "paymentDate": {
    "format": "date"
  },
  "refundOf": {
    "members": {
      "operation": {
        "values": [
          "Change",
          "Create",
          "Remove"
        ]
      },
      "payment": {
        "format": "uuid",
        "required": true
      },
      "amount": {
        "type": "number"
      }
    }
  },
  "paymentSettlements": {
    "members": {
      "operation": {
        "values": [
          "Change",
          "Create",
          "Remove"
        ]
      },
      "invoice": {
        "minLength": 1,
        "maxLength": 500,
        "required": true
      },
      "amount": {
        "type": "number"
      },
      "writeOffs": {
        "members": {
          "operation": {
            "values": [
              "Change",
              "Create",
              "Remove"
            ]
          },
          "writeOff": {
            "minLength": 1,
            "maxLength": 500
          },
          "amount": {
            "type": "number"
          },
          "postingText": {
            "maxLength": 2000
          },
          "financialAccount": {
            "minLength": 1,
            "maxLength": 500
          }
        }
      }
    }
  },
  "paymentWriteOffs": {
    "members": {
      "operation": {
        "values": [
          "Change",
          "Create",
          "Remove"
        ]
      },
      "writeOff": {
        "minLength": 1,
        "maxLength": 500
      },
      "amount": {
        "type": "number"
      },
      "postingText": {
        "maxLength": 2000
      },
      "financialAccount": {
        "minLength": 1,
        "maxLength": 500
      }
    }
  },
  "reference": {
    "maxLength": 500
  },
  "payerName": {
    "maxLength": 2000
  },
  "payerInformation": {
    "maxLength": 2000
  },
  "description": {
    "maxLength": 2000
  },
  "externalBankId": {
    "maxLength": 500
  },
  "id": {
    "format": "uuid",
    "required": true
  }
} as const

export const PaymentTermCreate = {
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
    "type": "integer",
    "minimum": 0,
    "maximum": 3650,
    "required": true
  },
  "termType": {
    "values": [
      "NetDays",
      "EndOfMonthNetDays",
      "NetDaysEndOfMonth"
    ]
  }
} as const

export const PaymentWriteOffCreate = {
  "amount": {
    "type": "number"
  },
  "postingText": {
    "maxLength": 2000
  },
  "financialAccount": {
    "minLength": 1,
    "maxLength": 500
  }
} as const

export const PaymentWriteOffPatch = {
  "operation": {
    "values": [
      "Change",
      "Create",
      "Remove"
    ]
  },
  "writeOff": {
    "minLength": 1,
    "maxLength": 500
  },
  "amount": {
    "type": "number"
  },
  "postingText": {
    "maxLength": 2000
  },
  "financialAccount": {
    "minLength": 1,
    "maxLength": 500
  }
} as const

export const PersonalTokenCreate = {
  "name": {
    "minLength": 1,
    "maxLength": 200,
    "required": true
  },
  "permissions": {},
  "expires": {
    "format": "date-time"
  }
} as const

export const PersonalTokenPatch = {
  "name": {
    "minLength": 1,
    "maxLength": 200,
    "required": true
  }
} as const

export const PostDraftsRequest = {
  "filter": {
    "minLength": 1,
    "maxLength": 4000,
    "required": true
  },
  "ensureWebhooksAreEnabled": {
    "type": "boolean"
  },
  "jobDescription": {
    "maxLength": 2000
  }
} as const

export const PreferencesDismissed = {
  "kind": {
    "values": [
      "Webhook",
      "RateImport"
    ],
    "required": true
  },
  "id": {
    "minLength": 1,
    "maxLength": 100,
    "required": true
  },
  "since": {
    "format": "date-time"
  },
  "at": {
    "format": "date-time",
    "required": true
  }
} as const

export const PreferencesPatch = {
  "timeZone": {
    "maxLength": 100
  },
  "locale": {
    "maxLength": 35
  },
  "theme": {
    "values": [
      "system",
      "light",
      "dark"
    ]
  },
  "density": {
    "values": [
      "compact",
      "comfortable"
    ]
  },
  "singleKeys": {
    "type": "boolean"
  },
  "views": {
    "members": {
      "name": {
        "maxLength": 100,
        "required": true
      },
      "url": {
        "maxLength": 2000,
        "required": true
      }
    }
  },
  "setUpSteps": {
    "type": "boolean"
  },
  "dismissed": {
    "members": {
      "kind": {
        "values": [
          "Webhook",
          "RateImport"
        ],
        "required": true
      },
      "id": {
        "minLength": 1,
        "maxLength": 100,
        "required": true
      },
      "since": {
        "format": "date-time"
      },
      "at": {
        "format": "date-time",
        "required": true
      }
    }
  }
} as const

export const PreferencesView = {
  "name": {
    "maxLength": 100,
    "required": true
  },
  "url": {
    "maxLength": 2000,
    "required": true
  }
} as const

export const PreviewSubscriptionRequest = {
  "subscription": {
    "format": "uuid"
  },
  "create": {
    "members": {
      "description": {
        "maxLength": 2000
      },
      "remarks": {
        "maxLength": 2000
      },
      "yourReference": {
        "maxLength": 2000
      },
      "ourReference": {
        "maxLength": 2000
      },
      "yourOrderNumber": {
        "maxLength": 2000
      },
      "buyerReference": {
        "maxLength": 2000
      },
      "externalERPId": {
        "maxLength": 500
      },
      "externalCRMId": {
        "maxLength": 500
      },
      "customFields": {
        "members": {}
      },
      "orderDate": {
        "format": "date"
      },
      "effectiveStartDate": {
        "format": "date"
      },
      "invoiceAccount": {
        "minLength": 1,
        "maxLength": 500
      },
      "currency": {
        "minLength": 1,
        "maxLength": 500
      },
      "invoicingCurrency": {
        "maxLength": 10
      },
      "orderPaymentMethod": {
        "values": [
          "Invoice",
          "Stripe",
          "GoCardless"
        ]
      },
      "invoiceSeparatly": {
        "type": "boolean"
      },
      "useAccountInvoiceBatchGroup": {
        "type": "boolean"
      },
      "invoiceBatchGroupId": {
        "format": "uuid"
      },
      "invoiceBatchGroup": {
        "minLength": 1,
        "maxLength": 500
      },
      "invoiceTemplateId": {
        "format": "uuid"
      },
      "invoiceAddressId": {
        "format": "uuid"
      },
      "deliveryAddressId": {
        "format": "uuid"
      },
      "paymentTerm": {
        "minLength": 1,
        "maxLength": 500
      },
      "milestones": {
        "members": {
          "name": {
            "minLength": 1,
            "maxLength": 200,
            "required": true
          },
          "description": {
            "maxLength": 2000
          },
          "plannedDate": {
            "format": "date"
          }
        }
      },
      "orderDiscounts": {
        "members": {
          "operation": {
            "values": [
              "Change",
              "Create",
              "Remove"
            ]
          },
          "startOn": {
            "values": [
              "AlignToOrder",
              "SpecificDate"
            ]
          },
          "endOn": {
            "values": [
              "AlignToOrder",
              "SpecificDate"
            ]
          },
          "startDate": {
            "format": "date"
          },
          "endDate": {
            "format": "date"
          },
          "percent": {
            "type": "number",
            "minimum": 0,
            "maximum": 100
          },
          "description": {
            "maxLength": 2000
          },
          "onSpecificCharges": {
            "type": "boolean"
          },
          "orderProductCharges": {
            "members": {
              "charge": {
                "minLength": 1,
                "maxLength": 500,
                "required": true
              },
              "operation": {
                "values": [
                  "Add",
                  "Remove"
                ]
              }
            }
          },
          "chargeMappingKey": {
            "maxLength": 200
          },
          "orderDiscountId": {
            "minLength": 1,
            "maxLength": 500
          }
        }
      },
      "status": {
        "values": [
          "Draft",
          "Active"
        ],
        "required": true
      },
      "orderType": {
        "values": [
          "Subscription"
        ]
      },
      "account": {
        "minLength": 1,
        "maxLength": 500,
        "required": true
      },
      "subscriptionType": {
        "values": [
          "Termed",
          "Evergreen"
        ]
      },
      "effectiveEndDate": {
        "format": "date"
      },
      "term": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1200
      },
      "renewalTerm": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1200
      },
      "noticePeriod": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1200
      },
      "isAutoRenewed": {
        "type": "boolean"
      },
      "orderBillingPeriod": {
        "values": [
          "Monthly",
          "Quarterly",
          "Biannual",
          "Annual",
          "EndOfTerm"
        ]
      },
      "setOrderBillingPeriod": {
        "type": "boolean"
      },
      "products": {
        "members": {
          "product": {
            "minLength": 1,
            "maxLength": 500,
            "required": true
          },
          "chargePlan": {
            "minLength": 1,
            "maxLength": 500
          },
          "productLineNumber": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000000
          },
          "name": {
            "maxLength": 512
          },
          "externalERPId": {
            "maxLength": 500
          },
          "externalCRMId": {
            "maxLength": 500
          },
          "customFields": {
            "members": {}
          },
          "charges": {
            "members": {
              "name": {
                "maxLength": 512
              },
              "description": {
                "maxLength": 2000
              },
              "remarks": {
                "maxLength": 2000
              },
              "externalERPId": {
                "maxLength": 500
              },
              "externalCRMId": {
                "maxLength": 500
              },
              "chargeType": {
                "values": [
                  "OneOff",
                  "Recurring",
                  "Usage",
                  "Measured"
                ]
              },
              "priceModel": {
                "values": [
                  "Flat",
                  "Quantity",
                  "Volume",
                  "Tiered",
                  "Rated"
                ]
              },
              "quantity": {
                "type": "number",
                "minimum": 0
              },
              "estimatedUsage": {
                "type": "number",
                "minimum": 0
              },
              "estimatedQuantity": {
                "type": "number",
                "minimum": 0
              },
              "pricePeriod": {
                "values": [
                  "Monthly",
                  "Quarterly",
                  "Annual"
                ]
              },
              "billingPeriod": {
                "values": [
                  "Monthly",
                  "Quarterly",
                  "Biannual",
                  "Annual",
                  "EndOfTerm"
                ]
              },
              "billingTiming": {
                "values": [
                  "InAdvance",
                  "InArrears"
                ]
              },
              "periodAlignment": {
                "values": [
                  "None",
                  "AlignToOrder",
                  "AlignToCharge",
                  "AlignToMonth",
                  "AlignToCalendarQuarter",
                  "AlignToDate"
                ]
              },
              "billingDay": {
                "values": [
                  "None",
                  "FirstDayOfMonth",
                  "LastDayOfMonth",
                  "FromOrder",
                  "FromCharge",
                  "FromAccount",
                  "SpecificDay",
                  "DaysOffset"
                ]
              },
              "usageRating": {
                "values": [
                  "Sum",
                  "Max",
                  "Average"
                ]
              },
              "specificBillingDay": {
                "type": "integer",
                "minimum": 1,
                "maximum": 31
              },
              "offsetBillingDays": {
                "type": "integer",
                "minimum": -3660,
                "maximum": 3660
              },
              "alignmentDate": {
                "format": "date"
              },
              "taxTemplate": {
                "minLength": 1,
                "maxLength": 500
              },
              "taxIncluded": {
                "type": "boolean"
              },
              "createInvoiceLinesPerTier": {
                "type": "boolean"
              },
              "deferredRevenueAccount": {
                "minLength": 1,
                "maxLength": 500
              },
              "recognizedRevenueAccount": {
                "minLength": 1,
                "maxLength": 500
              },
              "unitCode": {
                "minLength": 1,
                "maxLength": 500
              },
              "startOn": {
                "values": [
                  "AlignToSubscription",
                  "SpecificDate",
                  "Milestone"
                ]
              },
              "endOn": {
                "values": [
                  "AlignToSubscription",
                  "SpecificDate",
                  "Milestone"
                ]
              },
              "effectiveStartDate": {
                "format": "date"
              },
              "effectiveEndDate": {
                "format": "date"
              },
              "startMilestone": {
                "minLength": 1,
                "maxLength": 500
              },
              "endMilestone": {
                "minLength": 1,
                "maxLength": 500
              },
              "chargedThroughDate": {
                "format": "date"
              },
              "lastPriceAdjustmentDate": {
                "format": "date"
              },
              "revenueRecognitionRule": {
                "minLength": 1,
                "maxLength": 500
              },
              "displayPrice": {
                "type": "number",
                "minimum": 0
              },
              "orderDiscountMappingKey": {},
              "customFields": {
                "members": {}
              },
              "charge": {
                "minLength": 1,
                "maxLength": 500
              },
              "orderedQuantity": {
                "type": "number"
              },
              "features": {
                "members": {
                  "feature": {
                    "minLength": 1,
                    "maxLength": 500,
                    "required": true
                  }
                }
              },
              "priceDetails": {
                "members": {
                  "tier": {
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 1000
                  },
                  "price": {
                    "type": "number",
                    "minimum": 0
                  },
                  "listPrice": {
                    "type": "number",
                    "minimum": 0
                  },
                  "lineDiscountPercent": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 100
                  },
                  "lineDiscountAmount": {
                    "type": "number",
                    "minimum": 0
                  },
                  "priceBase": {
                    "values": [
                      "PerUnit",
                      "Flat"
                    ]
                  },
                  "description": {
                    "maxLength": 2000
                  },
                  "fromQuantity": {
                    "type": "number",
                    "minimum": 0
                  },
                  "toQuantity": {
                    "type": "number"
                  },
                  "isInfinite": {
                    "type": "boolean"
                  }
                }
              }
            }
          }
        }
      }
    }
  },
  "change": {
    "members": {
      "description": {
        "maxLength": 2000
      },
      "remarks": {
        "maxLength": 2000
      },
      "yourReference": {
        "maxLength": 2000
      },
      "ourReference": {
        "maxLength": 2000
      },
      "yourOrderNumber": {
        "maxLength": 2000
      },
      "buyerReference": {
        "maxLength": 2000
      },
      "externalERPId": {
        "maxLength": 500
      },
      "externalCRMId": {
        "maxLength": 500
      },
      "customFields": {
        "members": {}
      },
      "orderDate": {
        "format": "date"
      },
      "effectiveStartDate": {
        "format": "date"
      },
      "invoiceAccount": {
        "minLength": 1,
        "maxLength": 500
      },
      "currency": {
        "minLength": 1,
        "maxLength": 500
      },
      "invoicingCurrency": {
        "maxLength": 10
      },
      "orderPaymentMethod": {
        "values": [
          "Invoice",
          "Stripe",
          "GoCardless"
        ]
      },
      "invoiceSeparatly": {
        "type": "boolean"
      },
      "useAccountInvoiceBatchGroup": {
        "type": "boolean"
      },
      "invoiceBatchGroupId": {
        "format": "uuid"
      },
      "invoiceBatchGroup": {
        "minLength": 1,
        "maxLength": 500
      },
      "invoiceTemplateId": {
        "format": "uuid"
      },
      "invoiceAddressId": {
        "format": "uuid"
      },
      "deliveryAddressId": {
        "format": "uuid"
      },
      "paymentTerm": {
        "minLength": 1,
        "maxLength": 500
      },
      "milestones": {
        "members": {
          "name": {
            "minLength": 1,
            "maxLength": 200,
            "required": true
          },
          "description": {
            "maxLength": 2000
          },
          "plannedDate": {
            "format": "date"
          }
        }
      },
      "orderDiscounts": {
        "members": {
          "operation": {
            "values": [
              "Change",
              "Create",
              "Remove"
            ]
          },
          "startOn": {
            "values": [
              "AlignToOrder",
              "SpecificDate"
            ]
          },
          "endOn": {
            "values": [
              "AlignToOrder",
              "SpecificDate"
            ]
          },
          "startDate": {
            "format": "date"
          },
          "endDate": {
            "format": "date"
          },
          "percent": {
            "type": "number",
            "minimum": 0,
            "maximum": 100
          },
          "description": {
            "maxLength": 2000
          },
          "onSpecificCharges": {
            "type": "boolean"
          },
          "orderProductCharges": {
            "members": {
              "charge": {
                "minLength": 1,
                "maxLength": 500,
                "required": true
              },
              "operation": {
                "values": [
                  "Add",
                  "Remove"
                ]
              }
            }
          },
          "chargeMappingKey": {
            "maxLength": 200
          },
          "orderDiscountId": {
            "minLength": 1,
            "maxLength": 500
          }
        }
      },
      "account": {
        "minLength": 1,
        "maxLength": 500
      },
      "subscriptionType": {
        "values": [
          "Termed",
          "Evergreen"
        ]
      },
      "effectiveEndDate": {
        "format": "date"
      },
      "term": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1200
      },
      "renewalTerm": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1200
      },
      "noticePeriod": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1200
      },
      "isAutoRenewed": {
        "type": "boolean"
      },
      "orderBillingPeriod": {
        "values": [
          "Monthly",
          "Quarterly",
          "Biannual",
          "Annual",
          "EndOfTerm"
        ]
      },
      "setOrderBillingPeriod": {
        "type": "boolean"
      },
      "effectiveChangeDate": {
        "format": "date"
      },
      "products": {
        "members": {
          "operation": {
            "values": [
              "Change",
              "Create",
              "Cancel"
            ]
          },
          "product": {
            "minLength": 1,
            "maxLength": 500,
            "required": true
          },
          "chargePlan": {
            "minLength": 1,
            "maxLength": 500
          },
          "productLineNumber": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000000
          },
          "name": {
            "maxLength": 512
          },
          "externalERPId": {
            "maxLength": 500
          },
          "externalCRMId": {
            "maxLength": 500
          },
          "customFields": {
            "members": {}
          },
          "charges": {
            "members": {
              "name": {
                "maxLength": 512
              },
              "description": {
                "maxLength": 2000
              },
              "remarks": {
                "maxLength": 2000
              },
              "externalERPId": {
                "maxLength": 500
              },
              "externalCRMId": {
                "maxLength": 500
              },
              "chargeType": {
                "values": [
                  "OneOff",
                  "Recurring",
                  "Usage",
                  "Measured"
                ]
              },
              "priceModel": {
                "values": [
                  "Flat",
                  "Quantity",
                  "Volume",
                  "Tiered",
                  "Rated"
                ]
              },
              "quantity": {
                "type": "number",
                "minimum": 0
              },
              "estimatedUsage": {
                "type": "number",
                "minimum": 0
              },
              "estimatedQuantity": {
                "type": "number",
                "minimum": 0
              },
              "pricePeriod": {
                "values": [
                  "Monthly",
                  "Quarterly",
                  "Annual"
                ]
              },
              "billingPeriod": {
                "values": [
                  "Monthly",
                  "Quarterly",
                  "Biannual",
                  "Annual",
                  "EndOfTerm"
                ]
              },
              "billingTiming": {
                "values": [
                  "InAdvance",
                  "InArrears"
                ]
              },
              "periodAlignment": {
                "values": [
                  "None",
                  "AlignToOrder",
                  "AlignToCharge",
                  "AlignToMonth",
                  "AlignToCalendarQuarter",
                  "AlignToDate"
                ]
              },
              "billingDay": {
                "values": [
                  "None",
                  "FirstDayOfMonth",
                  "LastDayOfMonth",
                  "FromOrder",
                  "FromCharge",
                  "FromAccount",
                  "SpecificDay",
                  "DaysOffset"
                ]
              },
              "usageRating": {
                "values": [
                  "Sum",
                  "Max",
                  "Average"
                ]
              },
              "specificBillingDay": {
                "type": "integer",
                "minimum": 1,
                "maximum": 31
              },
              "offsetBillingDays": {
                "type": "integer",
                "minimum": -3660,
                "maximum": 3660
              },
              "alignmentDate": {
                "format": "date"
              },
              "taxTemplate": {
                "minLength": 1,
                "maxLength": 500
              },
              "taxIncluded": {
                "type": "boolean"
              },
              "createInvoiceLinesPerTier": {
                "type": "boolean"
              },
              "deferredRevenueAccount": {
                "minLength": 1,
                "maxLength": 500
              },
              "recognizedRevenueAccount": {
                "minLength": 1,
                "maxLength": 500
              },
              "unitCode": {
                "minLength": 1,
                "maxLength": 500
              },
              "startOn": {
                "values": [
                  "AlignToSubscription",
                  "SpecificDate",
                  "Milestone"
                ]
              },
              "endOn": {
                "values": [
                  "AlignToSubscription",
                  "SpecificDate",
                  "Milestone"
                ]
              },
              "effectiveStartDate": {
                "format": "date"
              },
              "effectiveEndDate": {
                "format": "date"
              },
              "startMilestone": {
                "minLength": 1,
                "maxLength": 500
              },
              "endMilestone": {
                "minLength": 1,
                "maxLength": 500
              },
              "chargedThroughDate": {
                "format": "date"
              },
              "lastPriceAdjustmentDate": {
                "format": "date"
              },
              "revenueRecognitionRule": {
                "minLength": 1,
                "maxLength": 500
              },
              "displayPrice": {
                "type": "number",
                "minimum": 0
              },
              "orderDiscountMappingKey": {},
              "customFields": {
                "members": {}
              },
              "charge": {
                "minLength": 1,
                "maxLength": 500,
                "required": true
              },
              "features": {
                "members": {
                  "operation": {
                    "values": [
                      "Add",
                      "Remove"
                    ]
                  },
                  "feature": {
                    "minLength": 1,
                    "maxLength": 500,
                    "required": true
                  }
                }
              },
              "priceDetails": {
                "members": {
                  "tier": {
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 1000
                  },
                  "price": {
                    "type": "number",
                    "minimum": 0
                  },
                  "listPrice": {
                    "type": "number",
                    "minimum": 0
                  },
                  "lineDiscountPercent": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 100
                  },
                  "lineDiscountAmount": {
                    "type": "number",
                    "minimum": 0
                  },
                  "priceBase": {
                    "values": [
                      "PerUnit",
                      "Flat"
                    ]
                  },
                  "description": {
                    "maxLength": 2000
                  },
                  "fromQuantity": {
                    "type": "number",
                    "minimum": 0
                  },
                  "toQuantity": {
                    "type": "number"
                  },
                  "isInfinite": {
                    "type": "boolean"
                  },
                  "operation": {
                    "values": [
                      "Change",
                      "Create",
                      "Remove"
                    ]
                  }
                }
              }
            }
          },
          "cancelProductOn": {
            "values": [
              "EffectiveEndDate",
              "SpecificDate",
              "InvoiceDate"
            ]
          },
          "cancelationDate": {
            "format": "date"
          }
        }
      }
    }
  },
  "renewAndChange": {
    "members": {
      "description": {
        "maxLength": 2000
      },
      "remarks": {
        "maxLength": 2000
      },
      "yourReference": {
        "maxLength": 2000
      },
      "ourReference": {
        "maxLength": 2000
      },
      "yourOrderNumber": {
        "maxLength": 2000
      },
      "buyerReference": {
        "maxLength": 2000
      },
      "externalERPId": {
        "maxLength": 500
      },
      "externalCRMId": {
        "maxLength": 500
      },
      "customFields": {
        "members": {}
      },
      "orderDate": {
        "format": "date"
      },
      "effectiveStartDate": {
        "format": "date"
      },
      "invoiceAccount": {
        "minLength": 1,
        "maxLength": 500
      },
      "currency": {
        "minLength": 1,
        "maxLength": 500
      },
      "invoicingCurrency": {
        "maxLength": 10
      },
      "orderPaymentMethod": {
        "values": [
          "Invoice",
          "Stripe",
          "GoCardless"
        ]
      },
      "invoiceSeparatly": {
        "type": "boolean"
      },
      "useAccountInvoiceBatchGroup": {
        "type": "boolean"
      },
      "invoiceBatchGroupId": {
        "format": "uuid"
      },
      "invoiceBatchGroup": {
        "minLength": 1,
        "maxLength": 500
      },
      "invoiceTemplateId": {
        "format": "uuid"
      },
      "invoiceAddressId": {
        "format": "uuid"
      },
      "deliveryAddressId": {
        "format": "uuid"
      },
      "paymentTerm": {
        "minLength": 1,
        "maxLength": 500
      },
      "milestones": {
        "members": {
          "name": {
            "minLength": 1,
            "maxLength": 200,
            "required": true
          },
          "description": {
            "maxLength": 2000
          },
          "plannedDate": {
            "format": "date"
          }
        }
      },
      "orderDiscounts": {
        "members": {
          "operation": {
            "values": [
              "Change",
              "Create",
              "Remove"
            ]
          },
          "startOn": {
            "values": [
              "AlignToOrder",
              "SpecificDate"
            ]
          },
          "endOn": {
            "values": [
              "AlignToOrder",
              "SpecificDate"
            ]
          },
          "startDate": {
            "format": "date"
          },
          "endDate": {
            "format": "date"
          },
          "percent": {
            "type": "number",
            "minimum": 0,
            "maximum": 100
          },
          "description": {
            "maxLength": 2000
          },
          "onSpecificCharges": {
            "type": "boolean"
          },
          "orderProductCharges": {
            "members": {
              "charge": {
                "minLength": 1,
                "maxLength": 500,
                "required": true
              },
              "operation": {
                "values": [
                  "Add",
                  "Remove"
                ]
              }
            }
          },
          "chargeMappingKey": {
            "maxLength": 200
          },
          "orderDiscountId": {
            "minLength": 1,
            "maxLength": 500
          }
        }
      },
      "account": {
        "minLength": 1,
        "maxLength": 500
      },
      "subscriptionType": {
        "values": [
          "Termed",
          "Evergreen"
        ]
      },
      "effectiveEndDate": {
        "format": "date"
      },
      "term": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1200
      },
      "renewalTerm": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1200
      },
      "noticePeriod": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1200
      },
      "isAutoRenewed": {
        "type": "boolean"
      },
      "orderBillingPeriod": {
        "values": [
          "Monthly",
          "Quarterly",
          "Biannual",
          "Annual",
          "EndOfTerm"
        ]
      },
      "setOrderBillingPeriod": {
        "type": "boolean"
      },
      "effectiveChangeDate": {
        "format": "date"
      },
      "products": {
        "members": {
          "operation": {
            "values": [
              "Change",
              "Create",
              "Cancel"
            ]
          },
          "product": {
            "minLength": 1,
            "maxLength": 500,
            "required": true
          },
          "chargePlan": {
            "minLength": 1,
            "maxLength": 500
          },
          "productLineNumber": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000000
          },
          "name": {
            "maxLength": 512
          },
          "externalERPId": {
            "maxLength": 500
          },
          "externalCRMId": {
            "maxLength": 500
          },
          "customFields": {
            "members": {}
          },
          "charges": {
            "members": {
              "name": {
                "maxLength": 512
              },
              "description": {
                "maxLength": 2000
              },
              "remarks": {
                "maxLength": 2000
              },
              "externalERPId": {
                "maxLength": 500
              },
              "externalCRMId": {
                "maxLength": 500
              },
              "chargeType": {
                "values": [
                  "OneOff",
                  "Recurring",
                  "Usage",
                  "Measured"
                ]
              },
              "priceModel": {
                "values": [
                  "Flat",
                  "Quantity",
                  "Volume",
                  "Tiered",
                  "Rated"
                ]
              },
              "quantity": {
                "type": "number",
                "minimum": 0
              },
              "estimatedUsage": {
                "type": "number",
                "minimum": 0
              },
              "estimatedQuantity": {
                "type": "number",
                "minimum": 0
              },
              "pricePeriod": {
                "values": [
                  "Monthly",
                  "Quarterly",
                  "Annual"
                ]
              },
              "billingPeriod": {
                "values": [
                  "Monthly",
                  "Quarterly",
                  "Biannual",
                  "Annual",
                  "EndOfTerm"
                ]
              },
              "billingTiming": {
                "values": [
                  "InAdvance",
                  "InArrears"
                ]
              },
              "periodAlignment": {
                "values": [
                  "None",
                  "AlignToOrder",
                  "AlignToCharge",
                  "AlignToMonth",
                  "AlignToCalendarQuarter",
                  "AlignToDate"
                ]
              },
              "billingDay": {
                "values": [
                  "None",
                  "FirstDayOfMonth",
                  "LastDayOfMonth",
                  "FromOrder",
                  "FromCharge",
                  "FromAccount",
                  "SpecificDay",
                  "DaysOffset"
                ]
              },
              "usageRating": {
                "values": [
                  "Sum",
                  "Max",
                  "Average"
                ]
              },
              "specificBillingDay": {
                "type": "integer",
                "minimum": 1,
                "maximum": 31
              },
              "offsetBillingDays": {
                "type": "integer",
                "minimum": -3660,
                "maximum": 3660
              },
              "alignmentDate": {
                "format": "date"
              },
              "taxTemplate": {
                "minLength": 1,
                "maxLength": 500
              },
              "taxIncluded": {
                "type": "boolean"
              },
              "createInvoiceLinesPerTier": {
                "type": "boolean"
              },
              "deferredRevenueAccount": {
                "minLength": 1,
                "maxLength": 500
              },
              "recognizedRevenueAccount": {
                "minLength": 1,
                "maxLength": 500
              },
              "unitCode": {
                "minLength": 1,
                "maxLength": 500
              },
              "startOn": {
                "values": [
                  "AlignToSubscription",
                  "SpecificDate",
                  "Milestone"
                ]
              },
              "endOn": {
                "values": [
                  "AlignToSubscription",
                  "SpecificDate",
                  "Milestone"
                ]
              },
              "effectiveStartDate": {
                "format": "date"
              },
              "effectiveEndDate": {
                "format": "date"
              },
              "startMilestone": {
                "minLength": 1,
                "maxLength": 500
              },
              "endMilestone": {
                "minLength": 1,
                "maxLength": 500
              },
              "chargedThroughDate": {
                "format": "date"
              },
              "lastPriceAdjustmentDate": {
                "format": "date"
              },
              "revenueRecognitionRule": {
                "minLength": 1,
                "maxLength": 500
              },
              "displayPrice": {
                "type": "number",
                "minimum": 0
              },
              "orderDiscountMappingKey": {},
              "customFields": {
                "members": {}
              },
              "charge": {
                "minLength": 1,
                "maxLength": 500,
                "required": true
              },
              "features": {
                "members": {
                  "operation": {
                    "values": [
                      "Add",
                      "Remove"
                    ]
                  },
                  "feature": {
                    "minLength": 1,
                    "maxLength": 500,
                    "required": true
                  }
                }
              },
              "priceDetails": {
                "members": {
                  "tier": {
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 1000
                  },
                  "price": {
                    "type": "number",
                    "minimum": 0
                  },
                  "listPrice": {
                    "type": "number",
                    "minimum": 0
                  },
                  "lineDiscountPercent": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 100
                  },
                  "lineDiscountAmount": {
                    "type": "number",
                    "minimum": 0
                  },
                  "priceBase": {
                    "values": [
                      "PerUnit",
                      "Flat"
                    ]
                  },
                  "description": {
                    "maxLength": 2000
                  },
                  "fromQuantity": {
                    "type": "number",
                    "minimum": 0
                  },
                  "toQuantity": {
                    "type": "number"
                  },
                  "isInfinite": {
                    "type": "boolean"
                  },
                  "operation": {
                    "values": [
                      "Change",
                      "Create",
                      "Remove"
                    ]
                  }
                }
              }
            }
          },
          "cancelProductOn": {
            "values": [
              "EffectiveEndDate",
              "SpecificDate",
              "InvoiceDate"
            ]
          },
          "cancelationDate": {
            "format": "date"
          }
        }
      },
      "nextRenewalTerm": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1200
      }
    }
  },
  "orderDiscounts": {
    "members": {
      "effectiveChangeDate": {
        "format": "date"
      },
      "orderDiscounts": {
        "members": {
          "operation": {
            "values": [
              "Change",
              "Create",
              "Remove"
            ]
          },
          "startOn": {
            "values": [
              "AlignToOrder",
              "SpecificDate"
            ]
          },
          "endOn": {
            "values": [
              "AlignToOrder",
              "SpecificDate"
            ]
          },
          "startDate": {
            "format": "date"
          },
          "endDate": {
            "format": "date"
          },
          "percent": {
            "type": "number",
            "minimum": 0,
            "maximum": 100
          },
          "description": {
            "maxLength": 2000
          },
          "onSpecificCharges": {
            "type": "boolean"
          },
          "orderProductCharges": {
            "members": {
              "charge": {
                "minLength": 1,
                "maxLength": 500,
                "required": true
              },
              "operation": {
                "values": [
                  "Add",
                  "Remove"
                ]
              }
            }
          },
          "chargeMappingKey": {
            "maxLength": 200
          },
          "orderDiscountId": {
            "minLength": 1,
            "maxLength": 500
          }
        }
      }
    }
  },
  "cancel": {
    "members": {
      "cancellationDate": {
        "format": "date",
        "required": true
      },
      "cancellationMode": {
        "values": [
          "OnOrderCancellationDate",
          "OnChargesInvoiceToDates",
          "OnChargesEffectiveEndDates",
          "OnCustomDates"
        ],
        "required": true
      },
      "firstDayOfCancellation": {
        "format": "date"
      },
      "endDate": {
        "format": "date"
      },
      "cancellationDatePerCharges": {}
    }
  },
  "days": {
    "type": "integer",
    "minimum": 1,
    "maximum": 12
  }
} as const

export const PriceDetailsCreate = {
  "currency": {
    "minLength": 1,
    "maxLength": 500
  },
  "tier": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1000
  },
  "price": {
    "type": "number",
    "minimum": 0
  },
  "description": {
    "maxLength": 2000
  },
  "priceBase": {
    "values": [
      "PerUnit",
      "Flat"
    ]
  },
  "toQuantity": {
    "type": "number"
  },
  "isInfinite": {
    "type": "boolean"
  }
} as const

export const PriceDetailsPatch = {
  "currency": {
    "minLength": 1,
    "maxLength": 500
  },
  "tier": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1000
  },
  "price": {
    "type": "number",
    "minimum": 0
  },
  "description": {
    "maxLength": 2000
  },
  "priceBase": {
    "values": [
      "PerUnit",
      "Flat"
    ]
  },
  "toQuantity": {
    "type": "number"
  },
  "isInfinite": {
    "type": "boolean"
  },
  "operation": {
    "values": [
      "Change",
      "Create",
      "Remove"
    ]
  }
} as const

export const ProductCreate = {
  "taxPoint": {
    "values": [
      "InvoiceDate",
      "EndOfPeriod"
    ]
  },
  "activationDate": {
    "format": "date"
  },
  "endOfNewSalesDate": {
    "format": "date"
  },
  "endOfRenewalDate": {
    "format": "date"
  },
  "endOfLifeDate": {
    "format": "date"
  },
  "externalERPId": {
    "maxLength": 500
  },
  "externalCRMId": {
    "maxLength": 500
  },
  "category": {
    "minLength": 1,
    "maxLength": 500
  },
  "customFields": {
    "members": {}
  },
  "name": {
    "minLength": 1,
    "maxLength": 512,
    "required": true
  },
  "productType": {
    "values": [
      "Simple",
      "MultipleCharges",
      "MultipleChargePlans",
      "Full"
    ],
    "required": true
  },
  "chargePlans": {
    "members": {
      "name": {
        "minLength": 1,
        "maxLength": 512
      },
      "effectiveStartDate": {
        "format": "date"
      },
      "endOfNewSalesDate": {
        "format": "date"
      },
      "effectiveEndDate": {
        "format": "date"
      },
      "customFields": {
        "members": {}
      },
      "charges": {
        "members": {
          "pricePeriod": {
            "values": [
              "Monthly",
              "Quarterly",
              "Annual"
            ]
          },
          "billingPeriod": {
            "values": [
              "Monthly",
              "Quarterly",
              "Biannual",
              "Annual",
              "EndOfTerm"
            ]
          },
          "billingTiming": {
            "values": [
              "InAdvance",
              "InArrears"
            ]
          },
          "periodAlignment": {
            "values": [
              "None",
              "AlignToOrder",
              "AlignToCharge",
              "AlignToMonth",
              "AlignToCalendarQuarter",
              "AlignToDate"
            ]
          },
          "billingDay": {
            "values": [
              "None",
              "FirstDayOfMonth",
              "LastDayOfMonth",
              "FromOrder",
              "FromCharge",
              "FromAccount",
              "SpecificDay",
              "DaysOffset"
            ]
          },
          "usageRating": {
            "values": [
              "Sum",
              "Max",
              "Average"
            ]
          },
          "specificBillingDay": {
            "type": "integer",
            "minimum": 1,
            "maximum": 31
          },
          "offsetBillingDays": {
            "type": "integer",
            "minimum": -3660,
            "maximum": 3660
          },
          "alignmentDate": {
            "format": "date"
          },
          "taxTemplate": {
            "minLength": 1,
            "maxLength": 500
          },
          "taxIncluded": {
            "type": "boolean"
          },
          "createInvoiceLinesPerTier": {
            "type": "boolean"
          },
          "deferredRevenueAccount": {
            "minLength": 1,
            "maxLength": 500
          },
          "recognizedRevenueAccount": {
            "minLength": 1,
            "maxLength": 500
          },
          "name": {
            "minLength": 1,
            "maxLength": 512
          },
          "chargeType": {
            "values": [
              "OneOff",
              "Recurring",
              "Usage",
              "Measured"
            ]
          },
          "model": {
            "values": [
              "Flat",
              "Quantity",
              "Volume",
              "Tiered",
              "Rated"
            ]
          },
          "unit": {
            "minLength": 1,
            "maxLength": 500
          },
          "defaultQuantity": {
            "type": "number",
            "minimum": 0
          },
          "measurementsRule": {
            "values": [
              "LatestDate",
              "SumLatestDate"
            ]
          },
          "revenueRecognition": {
            "minLength": 1,
            "maxLength": 500
          },
          "externalERPId": {
            "maxLength": 500
          },
          "externalCRMId": {
            "maxLength": 500
          },
          "customFields": {
            "members": {}
          },
          "features": {
            "members": {
              "feature": {
                "minLength": 1,
                "maxLength": 500,
                "required": true
              }
            }
          },
          "priceDetails": {
            "members": {
              "currency": {
                "minLength": 1,
                "maxLength": 500
              },
              "tier": {
                "type": "integer",
                "minimum": 0,
                "maximum": 1000
              },
              "price": {
                "type": "number",
                "minimum": 0
              },
              "description": {
                "maxLength": 2000
              },
              "priceBase": {
                "values": [
                  "PerUnit",
                  "Flat"
                ]
              },
              "toQuantity": {
                "type": "number"
              },
              "isInfinite": {
                "type": "boolean"
              }
            }
          }
        }
      }
    }
  }
} as const

export const ProductPatch = {
  "taxPoint": {
    "values": [
      "InvoiceDate",
      "EndOfPeriod"
    ]
  },
  "activationDate": {
    "format": "date"
  },
  "endOfNewSalesDate": {
    "format": "date"
  },
  "endOfRenewalDate": {
    "format": "date"
  },
  "endOfLifeDate": {
    "format": "date"
  },
  "externalERPId": {
    "maxLength": 500
  },
  "externalCRMId": {
    "maxLength": 500
  },
  "category": {
    "minLength": 1,
    "maxLength": 500
  },
  "customFields": {
    "members": {}
  },
  "name": {
    "minLength": 1,
    "maxLength": 512
  },
  "productType": {
    "values": [
      "Simple",
      "MultipleCharges",
      "MultipleChargePlans",
      "Full"
    ]
  },
  "chargePlans": {
    "members": {
      "operation": {
        "values": [
          "Change",
          "Create",
          "Remove"
        ]
      },
      "chargePlan": {
        "minLength": 1,
        "maxLength": 500
      },
      "name": {
        "minLength": 1,
        "maxLength": 512
      },
      "effectiveStartDate": {
        "format": "date"
      },
      "endOfNewSalesDate": {
        "format": "date"
      },
      "effectiveEndDate": {
        "format": "date"
      },
      "customFields": {
        "members": {}
      },
      "charges": {
        "members": {
          "pricePeriod": {
            "values": [
              "Monthly",
              "Quarterly",
              "Annual"
            ]
          },
          "billingPeriod": {
            "values": [
              "Monthly",
              "Quarterly",
              "Biannual",
              "Annual",
              "EndOfTerm"
            ]
          },
          "billingTiming": {
            "values": [
              "InAdvance",
              "InArrears"
            ]
          },
          "periodAlignment": {
            "values": [
              "None",
              "AlignToOrder",
              "AlignToCharge",
              "AlignToMonth",
              "AlignToCalendarQuarter",
              "AlignToDate"
            ]
          },
          "billingDay": {
            "values": [
              "None",
              "FirstDayOfMonth",
              "LastDayOfMonth",
              "FromOrder",
              "FromCharge",
              "FromAccount",
              "SpecificDay",
              "DaysOffset"
            ]
          },
          "usageRating": {
            "values": [
              "Sum",
              "Max",
              "Average"
            ]
          },
          "specificBillingDay": {
            "type": "integer",
            "minimum": 1,
            "maximum": 31
          },
          "offsetBillingDays": {
            "type": "integer",
            "minimum": -3660,
            "maximum": 3660
          },
          "alignmentDate": {
            "format": "date"
          },
          "taxTemplate": {
            "minLength": 1,
            "maxLength": 500
          },
          "taxIncluded": {
            "type": "boolean"
          },
          "createInvoiceLinesPerTier": {
            "type": "boolean"
          },
          "deferredRevenueAccount": {
            "minLength": 1,
            "maxLength": 500
          },
          "recognizedRevenueAccount": {
            "minLength": 1,
            "maxLength": 500
          },
          "name": {
            "minLength": 1,
            "maxLength": 512
          },
          "chargeType": {
            "values": [
              "OneOff",
              "Recurring",
              "Usage",
              "Measured"
            ]
          },
          "model": {
            "values": [
              "Flat",
              "Quantity",
              "Volume",
              "Tiered",
              "Rated"
            ]
          },
          "unit": {
            "minLength": 1,
            "maxLength": 500
          },
          "defaultQuantity": {
            "type": "number",
            "minimum": 0
          },
          "measurementsRule": {
            "values": [
              "LatestDate",
              "SumLatestDate"
            ]
          },
          "revenueRecognition": {
            "minLength": 1,
            "maxLength": 500
          },
          "externalERPId": {
            "maxLength": 500
          },
          "externalCRMId": {
            "maxLength": 500
          },
          "customFields": {
            "members": {}
          },
          "operation": {
            "values": [
              "Change",
              "Create",
              "Remove"
            ]
          },
          "charge": {
            "minLength": 1,
            "maxLength": 500
          },
          "features": {
            "members": {
              "operation": {
                "values": [
                  "Add",
                  "Remove"
                ]
              },
              "feature": {
                "minLength": 1,
                "maxLength": 500,
                "required": true
              }
            }
          },
          "priceDetails": {
            "members": {
              "currency": {
                "minLength": 1,
                "maxLength": 500
              },
              "tier": {
                "type": "integer",
                "minimum": 0,
                "maximum": 1000
              },
              "price": {
                "type": "number",
                "minimum": 0
              },
              "description": {
                "maxLength": 2000
              },
              "priceBase": {
                "values": [
                  "PerUnit",
                  "Flat"
                ]
              },
              "toQuantity": {
                "type": "number"
              },
              "isInfinite": {
                "type": "boolean"
              },
              "operation": {
                "values": [
                  "Change",
                  "Create",
                  "Remove"
                ]
              }
            }
          }
        }
      }
    }
  }
} as const

export const ProviderNotification = {} as const

export const ProvidersRequest = {
  "email": {
    "minLength": 3,
    "maxLength": 254,
    "required": true
  }
} as const

export const PutEventConsumerRequest = {
  "start": {
    "minLength": 1,
    "maxLength": 200,
    "required": true
  },
  "eventTypes": {},
  "accountId": {
    "format": "uuid"
  }
} as const

export const QuoteCreate = {
  "invoiceCustomer": {
    "minLength": 1,
    "maxLength": 500
  },
  "orderType": {
    "values": [
      "Subscription",
      "SalesOrder"
    ]
  },
  "termType": {
    "values": [
      "Termed",
      "Evergreen"
    ]
  },
  "quoteDate": {
    "format": "date"
  },
  "validToDate": {
    "format": "date"
  },
  "description": {
    "maxLength": 2000
  },
  "remarks": {
    "maxLength": 2000
  },
  "yourReference": {
    "maxLength": 2000
  },
  "ourReference": {
    "maxLength": 2000
  },
  "orderEffectiveChangeDate": {
    "format": "date"
  },
  "effectiveStartDate": {
    "format": "date"
  },
  "initialTerm": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1200
  },
  "renewalTerm": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1200
  },
  "autoRenewal": {
    "type": "boolean"
  },
  "noticePeriod": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1200
  },
  "currency": {
    "minLength": 1,
    "maxLength": 500
  },
  "products": {
    "members": {
      "operation": {
        "values": [
          "Change",
          "Create",
          "Cancel"
        ]
      },
      "product": {
        "minLength": 1,
        "maxLength": 500,
        "required": true
      },
      "chargePlan": {
        "minLength": 1,
        "maxLength": 500
      },
      "productLineNumber": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000
      },
      "name": {
        "maxLength": 512
      },
      "externalERPId": {
        "maxLength": 500
      },
      "externalCRMId": {
        "maxLength": 500
      },
      "customFields": {
        "members": {}
      },
      "charges": {
        "members": {
          "name": {
            "maxLength": 512
          },
          "description": {
            "maxLength": 2000
          },
          "remarks": {
            "maxLength": 2000
          },
          "externalERPId": {
            "maxLength": 500
          },
          "externalCRMId": {
            "maxLength": 500
          },
          "chargeType": {
            "values": [
              "OneOff",
              "Recurring",
              "Usage",
              "Measured"
            ]
          },
          "priceModel": {
            "values": [
              "Flat",
              "Quantity",
              "Volume",
              "Tiered",
              "Rated"
            ]
          },
          "quantity": {
            "type": "number",
            "minimum": 0
          },
          "estimatedUsage": {
            "type": "number",
            "minimum": 0
          },
          "estimatedQuantity": {
            "type": "number",
            "minimum": 0
          },
          "pricePeriod": {
            "values": [
              "Monthly",
              "Quarterly",
              "Annual"
            ]
          },
          "billingPeriod": {
            "values": [
              "Monthly",
              "Quarterly",
              "Biannual",
              "Annual",
              "EndOfTerm"
            ]
          },
          "billingTiming": {
            "values": [
              "InAdvance",
              "InArrears"
            ]
          },
          "periodAlignment": {
            "values": [
              "None",
              "AlignToOrder",
              "AlignToCharge",
              "AlignToMonth",
              "AlignToCalendarQuarter",
              "AlignToDate"
            ]
          },
          "billingDay": {
            "values": [
              "None",
              "FirstDayOfMonth",
              "LastDayOfMonth",
              "FromOrder",
              "FromCharge",
              "FromAccount",
              "SpecificDay",
              "DaysOffset"
            ]
          },
          "usageRating": {
            "values": [
              "Sum",
              "Max",
              "Average"
            ]
          },
          "specificBillingDay": {
            "type": "integer",
            "minimum": 1,
            "maximum": 31
          },
          "offsetBillingDays": {
            "type": "integer",
            "minimum": -3660,
            "maximum": 3660
          },
          "alignmentDate": {
            "format": "date"
          },
          "taxTemplate": {
            "minLength": 1,
            "maxLength": 500
          },
          "taxIncluded": {
            "type": "boolean"
          },
          "createInvoiceLinesPerTier": {
            "type": "boolean"
          },
          "deferredRevenueAccount": {
            "minLength": 1,
            "maxLength": 500
          },
          "recognizedRevenueAccount": {
            "minLength": 1,
            "maxLength": 500
          },
          "unitCode": {
            "minLength": 1,
            "maxLength": 500
          },
          "startOn": {
            "values": [
              "AlignToSubscription",
              "SpecificDate",
              "Milestone"
            ]
          },
          "endOn": {
            "values": [
              "AlignToSubscription",
              "SpecificDate",
              "Milestone"
            ]
          },
          "effectiveStartDate": {
            "format": "date"
          },
          "effectiveEndDate": {
            "format": "date"
          },
          "startMilestone": {
            "minLength": 1,
            "maxLength": 500
          },
          "endMilestone": {
            "minLength": 1,
            "maxLength": 500
          },
          "chargedThroughDate": {
            "format": "date"
          },
          "lastPriceAdjustmentDate": {
            "format": "date"
          },
          "revenueRecognitionRule": {
            "minLength": 1,
            "maxLength": 500
          },
          "displayPrice": {
            "type": "number",
            "minimum": 0
          },
          "orderDiscountMappingKey": {},
          "customFields": {
            "members": {}
          },
          "charge": {
            "minLength": 1,
            "maxLength": 500
          },
          "orderedQuantity": {
            "type": "number"
          },
          "features": {
            "members": {
              "feature": {
                "minLength": 1,
                "maxLength": 500,
                "required": true
              }
            }
          },
          "priceDetails": {
            "members": {
              "tier": {
                "type": "integer",
                "minimum": 0,
                "maximum": 1000
              },
              "price": {
                "type": "number",
                "minimum": 0
              },
              "listPrice": {
                "type": "number",
                "minimum": 0
              },
              "lineDiscountPercent": {
                "type": "number",
                "minimum": 0,
                "maximum": 100
              },
              "lineDiscountAmount": {
                "type": "number",
                "minimum": 0
              },
              "priceBase": {
                "values": [
                  "PerUnit",
                  "Flat"
                ]
              },
              "description": {
                "maxLength": 2000
              },
              "fromQuantity": {
                "type": "number",
                "minimum": 0
              },
              "toQuantity": {
                "type": "number"
              },
              "isInfinite": {
                "type": "boolean"
              }
            }
          }
        }
      },
      "cancelProductOn": {
        "values": [
          "EffectiveEndDate",
          "SpecificDate",
          "InvoiceDate"
        ]
      },
      "cancelationDate": {
        "format": "date"
      }
    }
  },
  "customFields": {
    "members": {}
  },
  "customer": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  },
  "quoteType": {
    "values": [
      "New",
      "Change"
    ]
  },
  "changeOrder": {
    "minLength": 1,
    "maxLength": 500
  }
} as const

export const QuotePatch = {
  "invoiceCustomer": {
    "minLength": 1,
    "maxLength": 500
  },
  "orderType": {
    "values": [
      "Subscription",
      "SalesOrder"
    ]
  },
  "termType": {
    "values": [
      "Termed",
      "Evergreen"
    ]
  },
  "quoteDate": {
    "format": "date"
  },
  "validToDate": {
    "format": "date"
  },
  "description": {
    "maxLength": 2000
  },
  "remarks": {
    "maxLength": 2000
  },
  "yourReference": {
    "maxLength": 2000
  },
  "ourReference": {
    "maxLength": 2000
  },
  "orderEffectiveChangeDate": {
    "format": "date"
  },
  "effectiveStartDate": {
    "format": "date"
  },
  "initialTerm": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1200
  },
  "renewalTerm": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1200
  },
  "autoRenewal": {
    "type": "boolean"
  },
  "noticePeriod": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1200
  },
  "currency": {
    "minLength": 1,
    "maxLength": 500
  },
  "products": {
    "members": {
      "operation": {
        "values": [
          "Change",
          "Create",
          "Cancel"
        ]
      },
      "product": {
        "minLength": 1,
        "maxLength": 500,
        "required": true
      },
      "chargePlan": {
        "minLength": 1,
        "maxLength": 500
      },
      "productLineNumber": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000
      },
      "name": {
        "maxLength": 512
      },
      "externalERPId": {
        "maxLength": 500
      },
      "externalCRMId": {
        "maxLength": 500
      },
      "customFields": {
        "members": {}
      },
      "charges": {
        "members": {
          "name": {
            "maxLength": 512
          },
          "description": {
            "maxLength": 2000
          },
          "remarks": {
            "maxLength": 2000
          },
          "externalERPId": {
            "maxLength": 500
          },
          "externalCRMId": {
            "maxLength": 500
          },
          "chargeType": {
            "values": [
              "OneOff",
              "Recurring",
              "Usage",
              "Measured"
            ]
          },
          "priceModel": {
            "values": [
              "Flat",
              "Quantity",
              "Volume",
              "Tiered",
              "Rated"
            ]
          },
          "quantity": {
            "type": "number",
            "minimum": 0
          },
          "estimatedUsage": {
            "type": "number",
            "minimum": 0
          },
          "estimatedQuantity": {
            "type": "number",
            "minimum": 0
          },
          "pricePeriod": {
            "values": [
              "Monthly",
              "Quarterly",
              "Annual"
            ]
          },
          "billingPeriod": {
            "values": [
              "Monthly",
              "Quarterly",
              "Biannual",
              "Annual",
              "EndOfTerm"
            ]
          },
          "billingTiming": {
            "values": [
              "InAdvance",
              "InArrears"
            ]
          },
          "periodAlignment": {
            "values": [
              "None",
              "AlignToOrder",
              "AlignToCharge",
              "AlignToMonth",
              "AlignToCalendarQuarter",
              "AlignToDate"
            ]
          },
          "billingDay": {
            "values": [
              "None",
              "FirstDayOfMonth",
              "LastDayOfMonth",
              "FromOrder",
              "FromCharge",
              "FromAccount",
              "SpecificDay",
              "DaysOffset"
            ]
          },
          "usageRating": {
            "values": [
              "Sum",
              "Max",
              "Average"
            ]
          },
          "specificBillingDay": {
            "type": "integer",
            "minimum": 1,
            "maximum": 31
          },
          "offsetBillingDays": {
            "type": "integer",
            "minimum": -3660,
            "maximum": 3660
          },
          "alignmentDate": {
            "format": "date"
          },
          "taxTemplate": {
            "minLength": 1,
            "maxLength": 500
          },
          "taxIncluded": {
            "type": "boolean"
          },
          "createInvoiceLinesPerTier": {
            "type": "boolean"
          },
          "deferredRevenueAccount": {
            "minLength": 1,
            "maxLength": 500
          },
          "recognizedRevenueAccount": {
            "minLength": 1,
            "maxLength": 500
          },
          "unitCode": {
            "minLength": 1,
            "maxLength": 500
          },
          "startOn": {
            "values": [
              "AlignToSubscription",
              "SpecificDate",
              "Milestone"
            ]
          },
          "endOn": {
            "values": [
              "AlignToSubscription",
              "SpecificDate",
              "Milestone"
            ]
          },
          "effectiveStartDate": {
            "format": "date"
          },
          "effectiveEndDate": {
            "format": "date"
          },
          "startMilestone": {
            "minLength": 1,
            "maxLength": 500
          },
          "endMilestone": {
            "minLength": 1,
            "maxLength": 500
          },
          "chargedThroughDate": {
            "format": "date"
          },
          "lastPriceAdjustmentDate": {
            "format": "date"
          },
          "revenueRecognitionRule": {
            "minLength": 1,
            "maxLength": 500
          },
          "displayPrice": {
            "type": "number",
            "minimum": 0
          },
          "orderDiscountMappingKey": {},
          "customFields": {
            "members": {}
          },
          "charge": {
            "minLength": 1,
            "maxLength": 500
          },
          "orderedQuantity": {
            "type": "number"
          },
          "features": {
            "members": {
              "feature": {
                "minLength": 1,
                "maxLength": 500,
                "required": true
              }
            }
          },
          "priceDetails": {
            "members": {
              "tier": {
                "type": "integer",
                "minimum": 0,
                "maximum": 1000
              },
              "price": {
                "type": "number",
                "minimum": 0
              },
              "listPrice": {
                "type": "number",
                "minimum": 0
              },
              "lineDiscountPercent": {
                "type": "number",
                "minimum": 0,
                "maximum": 100
              },
              "lineDiscountAmount": {
                "type": "number",
                "minimum": 0
              },
              "priceBase": {
                "values": [
                  "PerUnit",
                  "Flat"
                ]
              },
              "description": {
                "maxLength": 2000
              },
              "fromQuantity": {
                "type": "number",
                "minimum": 0
              },
              "toQuantity": {
                "type": "number"
              },
              "isInfinite": {
                "type": "boolean"
              }
            }
          }
        }
      },
      "cancelProductOn": {
        "values": [
          "EffectiveEndDate",
          "SpecificDate",
          "InvoiceDate"
        ]
      },
      "cancelationDate": {
        "format": "date"
      }
    }
  },
  "customFields": {
    "members": {}
  },
  "customer": {
    "minLength": 1,
    "maxLength": 500
  }
} as const

export const QuoteProductRequest = {
  "operation": {
    "values": [
      "Change",
      "Create",
      "Cancel"
    ]
  },
  "product": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  },
  "chargePlan": {
    "minLength": 1,
    "maxLength": 500
  },
  "productLineNumber": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1000000
  },
  "name": {
    "maxLength": 512
  },
  "externalERPId": {
    "maxLength": 500
  },
  "externalCRMId": {
    "maxLength": 500
  },
  "customFields": {
    "members": {}
  },
  "charges": {
    "members": {
      "name": {
        "maxLength": 512
      },
      "description": {
        "maxLength": 2000
      },
      "remarks": {
        "maxLength": 2000
      },
      "externalERPId": {
        "maxLength": 500
      },
      "externalCRMId": {
        "maxLength": 500
      },
      "chargeType": {
        "values": [
          "OneOff",
          "Recurring",
          "Usage",
          "Measured"
        ]
      },
      "priceModel": {
        "values": [
          "Flat",
          "Quantity",
          "Volume",
          "Tiered",
          "Rated"
        ]
      },
      "quantity": {
        "type": "number",
        "minimum": 0
      },
      "estimatedUsage": {
        "type": "number",
        "minimum": 0
      },
      "estimatedQuantity": {
        "type": "number",
        "minimum": 0
      },
      "pricePeriod": {
        "values": [
          "Monthly",
          "Quarterly",
          "Annual"
        ]
      },
      "billingPeriod": {
        "values": [
          "Monthly",
          "Quarterly",
          "Biannual",
          "Annual",
          "EndOfTerm"
        ]
      },
      "billingTiming": {
        "values": [
          "InAdvance",
          "InArrears"
        ]
      },
      "periodAlignment": {
        "values": [
          "None",
          "AlignToOrder",
          "AlignToCharge",
          "AlignToMonth",
          "AlignToCalendarQuarter",
          "AlignToDate"
        ]
      },
      "billingDay": {
        "values": [
          "None",
          "FirstDayOfMonth",
          "LastDayOfMonth",
          "FromOrder",
          "FromCharge",
          "FromAccount",
          "SpecificDay",
          "DaysOffset"
        ]
      },
      "usageRating": {
        "values": [
          "Sum",
          "Max",
          "Average"
        ]
      },
      "specificBillingDay": {
        "type": "integer",
        "minimum": 1,
        "maximum": 31
      },
      "offsetBillingDays": {
        "type": "integer",
        "minimum": -3660,
        "maximum": 3660
      },
      "alignmentDate": {
        "format": "date"
      },
      "taxTemplate": {
        "minLength": 1,
        "maxLength": 500
      },
      "taxIncluded": {
        "type": "boolean"
      },
      "createInvoiceLinesPerTier": {
        "type": "boolean"
      },
      "deferredRevenueAccount": {
        "minLength": 1,
        "maxLength": 500
      },
      "recognizedRevenueAccount": {
        "minLength": 1,
        "maxLength": 500
      },
      "unitCode": {
        "minLength": 1,
        "maxLength": 500
      },
      "startOn": {
        "values": [
          "AlignToSubscription",
          "SpecificDate",
          "Milestone"
        ]
      },
      "endOn": {
        "values": [
          "AlignToSubscription",
          "SpecificDate",
          "Milestone"
        ]
      },
      "effectiveStartDate": {
        "format": "date"
      },
      "effectiveEndDate": {
        "format": "date"
      },
      "startMilestone": {
        "minLength": 1,
        "maxLength": 500
      },
      "endMilestone": {
        "minLength": 1,
        "maxLength": 500
      },
      "chargedThroughDate": {
        "format": "date"
      },
      "lastPriceAdjustmentDate": {
        "format": "date"
      },
      "revenueRecognitionRule": {
        "minLength": 1,
        "maxLength": 500
      },
      "displayPrice": {
        "type": "number",
        "minimum": 0
      },
      "orderDiscountMappingKey": {},
      "customFields": {
        "members": {}
      },
      "charge": {
        "minLength": 1,
        "maxLength": 500
      },
      "orderedQuantity": {
        "type": "number"
      },
      "features": {
        "members": {
          "feature": {
            "minLength": 1,
            "maxLength": 500,
            "required": true
          }
        }
      },
      "priceDetails": {
        "members": {
          "tier": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000
          },
          "price": {
            "type": "number",
            "minimum": 0
          },
          "listPrice": {
            "type": "number",
            "minimum": 0
          },
          "lineDiscountPercent": {
            "type": "number",
            "minimum": 0,
            "maximum": 100
          },
          "lineDiscountAmount": {
            "type": "number",
            "minimum": 0
          },
          "priceBase": {
            "values": [
              "PerUnit",
              "Flat"
            ]
          },
          "description": {
            "maxLength": 2000
          },
          "fromQuantity": {
            "type": "number",
            "minimum": 0
          },
          "toQuantity": {
            "type": "number"
          },
          "isInfinite": {
            "type": "boolean"
          }
        }
      }
    }
  },
  "cancelProductOn": {
    "values": [
      "EffectiveEndDate",
      "SpecificDate",
      "InvoiceDate"
    ]
  },
  "cancelationDate": {
    "format": "date"
  }
} as const

export const RateImportRequest = {
  "from": {
    "format": "date"
  },
  "to": {
    "format": "date"
  }
} as const

export const RateProviderRequest = {
  "isEnabled": {
    "type": "boolean"
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
    "type": "boolean"
  }
} as const

export const RecoverRequest = {
  "since": {
    "format": "date-time",
    "required": true
  },
  "until": {
    "format": "date-time"
  },
  "status": {
    "values": [
      "Failed",
      "Pending"
    ]
  },
  "eventType": {
    "values": [
      "SubscriptionActivated",
      "SubscriptionChanged",
      "SubscriptionUpdated",
      "SubscriptionCancelled",
      "SubscriptionRenewed",
      "SubscriptionReverted",
      "SubscriptionDeleted",
      "SalesOrderActivated",
      "SalesOrderUpdated",
      "SalesOrderDeleted",
      "InvoicePosted",
      "InvoiceUpdated",
      "JournalPosted",
      "AccountsCreated",
      "AccountCreated",
      "AccountsChanged",
      "AccountChanged",
      "QuoteCreated",
      "quoteCreated",
      "QuoteEdited",
      "quoteEdited",
      "QuoteConverted",
      "quoteConverted",
      "PaymentsCreated",
      "PaymentCreated",
      "PaymentsPosted",
      "PaymentPosted",
      "InvoiceBatchCreated",
      "InvoiceBatchPosted",
      "InvoiceBatchCancelled",
      "ProductsCreated",
      "ProductCreated",
      "ProductsUpdated",
      "ProductUpdated",
      "ProductsDeleted",
      "ProductDeleted",
      "NationalEInvoiceProcessed",
      "NationalEInvoiceFailed",
      "NationalEInvoiceReceived",
      "MessageSent",
      "MessageFailed",
      "DunningStarted",
      "DunningStepTaken",
      "DunningEnded"
    ]
  },
  "missed": {
    "type": "boolean"
  },
  "dryRun": {
    "type": "boolean"
  }
} as const

export const RefundPaymentRequest = {
  "amount": {
    "type": "number"
  },
  "paymentDate": {
    "format": "date"
  },
  "paymentMethod": {
    "minLength": 1,
    "maxLength": 500
  },
  "paymentAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "description": {
    "maxLength": 500
  }
} as const

export const RemindRequest = {
  "level": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9
  }
} as const

export const RenamePasskeyRequest = {
  "name": {
    "minLength": 1,
    "maxLength": 100,
    "required": true
  }
} as const

export const RenewAndChangeSubscriptionRequest = {
  "description": {
    "maxLength": 2000
  },
  "remarks": {
    "maxLength": 2000
  },
  "yourReference": {
    "maxLength": 2000
  },
  "ourReference": {
    "maxLength": 2000
  },
  "yourOrderNumber": {
    "maxLength": 2000
  },
  "buyerReference": {
    "maxLength": 2000
  },
  "externalERPId": {
    "maxLength": 500
  },
  "externalCRMId": {
    "maxLength": 500
  },
  "customFields": {
    "members": {}
  },
  "orderDate": {
    "format": "date"
  },
  "effectiveStartDate": {
    "format": "date"
  },
  "invoiceAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "currency": {
    "minLength": 1,
    "maxLength": 500
  },
  "invoicingCurrency": {
    "maxLength": 10
  },
  "orderPaymentMethod": {
    "values": [
      "Invoice",
      "Stripe",
      "GoCardless"
    ]
  },
  "invoiceSeparatly": {
    "type": "boolean"
  },
  "useAccountInvoiceBatchGroup": {
    "type": "boolean"
  },
  "invoiceBatchGroupId": {
    "format": "uuid"
  },
  "invoiceBatchGroup": {
    "minLength": 1,
    "maxLength": 500
  },
  "invoiceTemplateId": {
    "format": "uuid"
  },
  "invoiceAddressId": {
    "format": "uuid"
  },
  "deliveryAddressId": {
    "format": "uuid"
  },
  "paymentTerm": {
    "minLength": 1,
    "maxLength": 500
  },
  "milestones": {
    "members": {
      "name": {
        "minLength": 1,
        "maxLength": 200,
        "required": true
      },
      "description": {
        "maxLength": 2000
      },
      "plannedDate": {
        "format": "date"
      }
    }
  },
  "orderDiscounts": {
    "members": {
      "operation": {
        "values": [
          "Change",
          "Create",
          "Remove"
        ]
      },
      "startOn": {
        "values": [
          "AlignToOrder",
          "SpecificDate"
        ]
      },
      "endOn": {
        "values": [
          "AlignToOrder",
          "SpecificDate"
        ]
      },
      "startDate": {
        "format": "date"
      },
      "endDate": {
        "format": "date"
      },
      "percent": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "description": {
        "maxLength": 2000
      },
      "onSpecificCharges": {
        "type": "boolean"
      },
      "orderProductCharges": {
        "members": {
          "charge": {
            "minLength": 1,
            "maxLength": 500,
            "required": true
          },
          "operation": {
            "values": [
              "Add",
              "Remove"
            ]
          }
        }
      },
      "chargeMappingKey": {
        "maxLength": 200
      },
      "orderDiscountId": {
        "minLength": 1,
        "maxLength": 500
      }
    }
  },
  "account": {
    "minLength": 1,
    "maxLength": 500
  },
  "subscriptionType": {
    "values": [
      "Termed",
      "Evergreen"
    ]
  },
  "effectiveEndDate": {
    "format": "date"
  },
  "term": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1200
  },
  "renewalTerm": {
    "type": "integer",
    "minimum": 1,
    "maximum": 1200
  },
  "noticePeriod": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1200
  },
  "isAutoRenewed": {
    "type": "boolean"
  },
  "orderBillingPeriod": {
    "values": [
      "Monthly",
      "Quarterly",
      "Biannual",
      "Annual",
      "EndOfTerm"
    ]
  },
  "setOrderBillingPeriod": {
    "type": "boolean"
  },
  "effectiveChangeDate": {
    "format": "date"
  },
  "products": {
    "members": {
      "operation": {
        "values": [
          "Change",
          "Create",
          "Cancel"
        ]
      },
      "product": {
        "minLength": 1,
        "maxLength": 500,
        "required": true
      },
      "chargePlan": {
        "minLength": 1,
        "maxLength": 500
      },
      "productLineNumber": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000
      },
      "name": {
        "maxLength": 512
      },
      "externalERPId": {
        "maxLength": 500
      },
      "externalCRMId": {
        "maxLength": 500
      },
      "customFields": {
        "members": {}
      },
      "charges": {
        "members": {
          "name": {
            "maxLength": 512
          },
          "description": {
            "maxLength": 2000
          },
          "remarks": {
            "maxLength": 2000
          },
          "externalERPId": {
            "maxLength": 500
          },
          "externalCRMId": {
            "maxLength": 500
          },
          "chargeType": {
            "values": [
              "OneOff",
              "Recurring",
              "Usage",
              "Measured"
            ]
          },
          "priceModel": {
            "values": [
              "Flat",
              "Quantity",
              "Volume",
              "Tiered",
              "Rated"
            ]
          },
          "quantity": {
            "type": "number",
            "minimum": 0
          },
          "estimatedUsage": {
            "type": "number",
            "minimum": 0
          },
          "estimatedQuantity": {
            "type": "number",
            "minimum": 0
          },
          "pricePeriod": {
            "values": [
              "Monthly",
              "Quarterly",
              "Annual"
            ]
          },
          "billingPeriod": {
            "values": [
              "Monthly",
              "Quarterly",
              "Biannual",
              "Annual",
              "EndOfTerm"
            ]
          },
          "billingTiming": {
            "values": [
              "InAdvance",
              "InArrears"
            ]
          },
          "periodAlignment": {
            "values": [
              "None",
              "AlignToOrder",
              "AlignToCharge",
              "AlignToMonth",
              "AlignToCalendarQuarter",
              "AlignToDate"
            ]
          },
          "billingDay": {
            "values": [
              "None",
              "FirstDayOfMonth",
              "LastDayOfMonth",
              "FromOrder",
              "FromCharge",
              "FromAccount",
              "SpecificDay",
              "DaysOffset"
            ]
          },
          "usageRating": {
            "values": [
              "Sum",
              "Max",
              "Average"
            ]
          },
          "specificBillingDay": {
            "type": "integer",
            "minimum": 1,
            "maximum": 31
          },
          "offsetBillingDays": {
            "type": "integer",
            "minimum": -3660,
            "maximum": 3660
          },
          "alignmentDate": {
            "format": "date"
          },
          "taxTemplate": {
            "minLength": 1,
            "maxLength": 500
          },
          "taxIncluded": {
            "type": "boolean"
          },
          "createInvoiceLinesPerTier": {
            "type": "boolean"
          },
          "deferredRevenueAccount": {
            "minLength": 1,
            "maxLength": 500
          },
          "recognizedRevenueAccount": {
            "minLength": 1,
            "maxLength": 500
          },
          "unitCode": {
            "minLength": 1,
            "maxLength": 500
          },
          "startOn": {
            "values": [
              "AlignToSubscription",
              "SpecificDate",
              "Milestone"
            ]
          },
          "endOn": {
            "values": [
              "AlignToSubscription",
              "SpecificDate",
              "Milestone"
            ]
          },
          "effectiveStartDate": {
            "format": "date"
          },
          "effectiveEndDate": {
            "format": "date"
          },
          "startMilestone": {
            "minLength": 1,
            "maxLength": 500
          },
          "endMilestone": {
            "minLength": 1,
            "maxLength": 500
          },
          "chargedThroughDate": {
            "format": "date"
          },
          "lastPriceAdjustmentDate": {
            "format": "date"
          },
          "revenueRecognitionRule": {
            "minLength": 1,
            "maxLength": 500
          },
          "displayPrice": {
            "type": "number",
            "minimum": 0
          },
          "orderDiscountMappingKey": {},
          "customFields": {
            "members": {}
          },
          "charge": {
            "minLength": 1,
            "maxLength": 500,
            "required": true
          },
          "features": {
            "members": {
              "operation": {
                "values": [
                  "Add",
                  "Remove"
                ]
              },
              "feature": {
                "minLength": 1,
                "maxLength": 500,
                "required": true
              }
            }
          },
          "priceDetails": {
            "members": {
              "tier": {
                "type": "integer",
                "minimum": 0,
                "maximum": 1000
              },
              "price": {
                "type": "number",
                "minimum": 0
              },
              "listPrice": {
                "type": "number",
                "minimum": 0
              },
              "lineDiscountPercent": {
                "type": "number",
                "minimum": 0,
                "maximum": 100
              },
              "lineDiscountAmount": {
                "type": "number",
                "minimum": 0
              },
              "priceBase": {
                "values": [
                  "PerUnit",
                  "Flat"
                ]
              },
              "description": {
                "maxLength": 2000
              },
              "fromQuantity": {
                "type": "number",
                "minimum": 0
              },
              "toQuantity": {
                "type": "number"
              },
              "isInfinite": {
                "type": "boolean"
              },
              "operation": {
                "values": [
                  "Change",
                  "Create",
                  "Remove"
                ]
              }
            }
          }
        }
      },
      "cancelProductOn": {
        "values": [
          "EffectiveEndDate",
          "SpecificDate",
          "InvoiceDate"
        ]
      },
      "cancelationDate": {
        "format": "date"
      }
    }
  },
  "nextRenewalTerm": {
    "type": "integer",
    "minimum": 1,
    "maximum": 1200
  }
} as const

export const RenewSubscriptionRequest = {
  "renewalTerm": {
    "type": "integer",
    "minimum": 1,
    "maximum": 1200,
    "required": true
  },
  "nextRenewalTerm": {
    "type": "integer",
    "minimum": 1,
    "maximum": 1200
  }
} as const

export const ReplaceInvoiceRequest = {
  "reason": {
    "minLength": 1,
    "maxLength": 512,
    "required": true
  },
  "date": {
    "format": "date"
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

export const RevenueRecognitionRuleCreate = {
  "name": {
    "minLength": 1,
    "maxLength": 200,
    "required": true
  },
  "distribution": {
    "values": [
      "Monthly",
      "Days",
      "FrontLoad",
      "BackLoad"
    ],
    "required": true
  },
  "upfrontPercent": {
    "type": "number",
    "minimum": 0,
    "maximum": 100
  }
} as const

export const RotateSigningSecretRequest = {
  "secret": {
    "maxLength": 100
  },
  "overlapHours": {
    "type": "integer",
    "minimum": 0,
    "maximum": 168
  }
} as const

export const SalesOrderCreate = {
  "description": {
    "maxLength": 2000
  },
  "remarks": {
    "maxLength": 2000
  },
  "yourReference": {
    "maxLength": 2000
  },
  "ourReference": {
    "maxLength": 2000
  },
  "yourOrderNumber": {
    "maxLength": 2000
  },
  "buyerReference": {
    "maxLength": 2000
  },
  "externalERPId": {
    "maxLength": 500
  },
  "externalCRMId": {
    "maxLength": 500
  },
  "customFields": {
    "members": {}
  },
  "orderDate": {
    "format": "date"
  },
  "effectiveStartDate": {
    "format": "date"
  },
  "invoiceAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "currency": {
    "minLength": 1,
    "maxLength": 500
  },
  "invoicingCurrency": {
    "maxLength": 10
  },
  "orderPaymentMethod": {
    "values": [
      "Invoice",
      "Stripe",
      "GoCardless"
    ]
  },
  "invoiceSeparatly": {
    "type": "boolean"
  },
  "useAccountInvoiceBatchGroup": {
    "type": "boolean"
  },
  "invoiceBatchGroupId": {
    "format": "uuid"
  },
  "invoiceBatchGroup": {
    "minLength": 1,
    "maxLength": 500
  },
  "invoiceTemplateId": {
    "format": "uuid"
  },
  "invoiceAddressId": {
    "format": "uuid"
  },
  "deliveryAddressId": {
    "format": "uuid"
  },
  "paymentTerm": {
    "minLength": 1,
    "maxLength": 500
  },
  "milestones": {
    "members": {
      "name": {
        "minLength": 1,
        "maxLength": 200,
        "required": true
      },
      "description": {
        "maxLength": 2000
      },
      "plannedDate": {
        "format": "date"
      }
    }
  },
  "orderDiscounts": {
    "members": {
      "operation": {
        "values": [
          "Change",
          "Create",
          "Remove"
        ]
      },
      "startOn": {
        "values": [
          "AlignToOrder",
          "SpecificDate"
        ]
      },
      "endOn": {
        "values": [
          "AlignToOrder",
          "SpecificDate"
        ]
      },
      "startDate": {
        "format": "date"
      },
      "endDate": {
        "format": "date"
      },
      "percent": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "description": {
        "maxLength": 2000
      },
      "onSpecificCharges": {
        "type": "boolean"
      },
      "orderProductCharges": {
        "members": {
          "charge": {
            "minLength": 1,
            "maxLength": 500,
            "required": true
          },
          "operation": {
            "values": [
              "Add",
              "Remove"
            ]
          }
        }
      },
      "chargeMappingKey": {
        "maxLength": 200
      },
      "orderDiscountId": {
        "minLength": 1,
        "maxLength": 500
      }
    }
  },
  "status": {
    "values": [
      "OrderDraft",
      "Order"
    ]
  },
  "orderType": {
    "values": [
      "SalesOrder"
    ]
  },
  "account": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  },
  "products": {
    "members": {
      "product": {
        "minLength": 1,
        "maxLength": 500,
        "required": true
      },
      "chargePlan": {
        "minLength": 1,
        "maxLength": 500
      },
      "productLineNumber": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000
      },
      "name": {
        "maxLength": 512
      },
      "externalERPId": {
        "maxLength": 500
      },
      "externalCRMId": {
        "maxLength": 500
      },
      "customFields": {
        "members": {}
      },
      "charges": {
        "members": {
          "name": {
            "maxLength": 512
          },
          "description": {
            "maxLength": 2000
          },
          "remarks": {
            "maxLength": 2000
          },
          "externalERPId": {
            "maxLength": 500
          },
          "externalCRMId": {
            "maxLength": 500
          },
          "chargeType": {
            "values": [
              "OneOff",
              "Recurring",
              "Usage",
              "Measured"
            ]
          },
          "priceModel": {
            "values": [
              "Flat",
              "Quantity",
              "Volume",
              "Tiered",
              "Rated"
            ]
          },
          "quantity": {
            "type": "number",
            "minimum": 0
          },
          "estimatedUsage": {
            "type": "number",
            "minimum": 0
          },
          "estimatedQuantity": {
            "type": "number",
            "minimum": 0
          },
          "pricePeriod": {
            "values": [
              "Monthly",
              "Quarterly",
              "Annual"
            ]
          },
          "billingPeriod": {
            "values": [
              "Monthly",
              "Quarterly",
              "Biannual",
              "Annual",
              "EndOfTerm"
            ]
          },
          "billingTiming": {
            "values": [
              "InAdvance",
              "InArrears"
            ]
          },
          "periodAlignment": {
            "values": [
              "None",
              "AlignToOrder",
              "AlignToCharge",
              "AlignToMonth",
              "AlignToCalendarQuarter",
              "AlignToDate"
            ]
          },
          "billingDay": {
            "values": [
              "None",
              "FirstDayOfMonth",
              "LastDayOfMonth",
              "FromOrder",
              "FromCharge",
              "FromAccount",
              "SpecificDay",
              "DaysOffset"
            ]
          },
          "usageRating": {
            "values": [
              "Sum",
              "Max",
              "Average"
            ]
          },
          "specificBillingDay": {
            "type": "integer",
            "minimum": 1,
            "maximum": 31
          },
          "offsetBillingDays": {
            "type": "integer",
            "minimum": -3660,
            "maximum": 3660
          },
          "alignmentDate": {
            "format": "date"
          },
          "taxTemplate": {
            "minLength": 1,
            "maxLength": 500
          },
          "taxIncluded": {
            "type": "boolean"
          },
          "createInvoiceLinesPerTier": {
            "type": "boolean"
          },
          "deferredRevenueAccount": {
            "minLength": 1,
            "maxLength": 500
          },
          "recognizedRevenueAccount": {
            "minLength": 1,
            "maxLength": 500
          },
          "unitCode": {
            "minLength": 1,
            "maxLength": 500
          },
          "startOn": {
            "values": [
              "AlignToSubscription",
              "SpecificDate",
              "Milestone"
            ]
          },
          "endOn": {
            "values": [
              "AlignToSubscription",
              "SpecificDate",
              "Milestone"
            ]
          },
          "effectiveStartDate": {
            "format": "date"
          },
          "effectiveEndDate": {
            "format": "date"
          },
          "startMilestone": {
            "minLength": 1,
            "maxLength": 500
          },
          "endMilestone": {
            "minLength": 1,
            "maxLength": 500
          },
          "chargedThroughDate": {
            "format": "date"
          },
          "lastPriceAdjustmentDate": {
            "format": "date"
          },
          "revenueRecognitionRule": {
            "minLength": 1,
            "maxLength": 500
          },
          "displayPrice": {
            "type": "number",
            "minimum": 0
          },
          "orderDiscountMappingKey": {},
          "customFields": {
            "members": {}
          },
          "charge": {
            "minLength": 1,
            "maxLength": 500
          },
          "orderedQuantity": {
            "type": "number"
          },
          "features": {
            "members": {
              "feature": {
                "minLength": 1,
                "maxLength": 500,
                "required": true
              }
            }
          },
          "priceDetails": {
            "members": {
              "tier": {
                "type": "integer",
                "minimum": 0,
                "maximum": 1000
              },
              "price": {
                "type": "number",
                "minimum": 0
              },
              "listPrice": {
                "type": "number",
                "minimum": 0
              },
              "lineDiscountPercent": {
                "type": "number",
                "minimum": 0,
                "maximum": 100
              },
              "lineDiscountAmount": {
                "type": "number",
                "minimum": 0
              },
              "priceBase": {
                "values": [
                  "PerUnit",
                  "Flat"
                ]
              },
              "description": {
                "maxLength": 2000
              },
              "fromQuantity": {
                "type": "number",
                "minimum": 0
              },
              "toQuantity": {
                "type": "number"
              },
              "isInfinite": {
                "type": "boolean"
              }
            }
          }
        }
      }
    }
  }
} as const

export const SecretMark = {
  "set": {
    "type": "boolean",
    "required": true
  },
  "changedAt": {
    "format": "date-time"
  }
} as const

export const SendRequest = {
  "to": {
    "maxLength": 254
  }
} as const

export const SetSubscriptionMilestoneRequest = {
  "milestoneId": {
    "format": "uuid",
    "required": true
  },
  "milestoneDate": {
    "format": "date",
    "required": true
  }
} as const

export const SettlementWriteOffPatch = {
  "operation": {
    "values": [
      "Change",
      "Create",
      "Remove"
    ]
  },
  "writeOff": {
    "minLength": 1,
    "maxLength": 500
  },
  "amount": {
    "type": "number"
  },
  "postingText": {
    "maxLength": 2000
  },
  "financialAccount": {
    "minLength": 1,
    "maxLength": 500
  }
} as const

export const SignInPolicy = {
  "requires": {
    "values": [
      "Nothing",
      "SecondFactor",
      "Provider"
    ],
    "required": true
  }
} as const

export const SignInProviderRequest = {
  "name": {
    "minLength": 1,
    "maxLength": 60,
    "required": true
  },
  "issuer": {
    "minLength": 8,
    "maxLength": 500,
    "pattern": "^https?://[^?#]+$",
    "required": true
  },
  "clientId": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  },
  "domains": {
    "required": true
  },
  "clientSecret": {
    "minLength": 1,
    "maxLength": 1000
  }
} as const

export const SignInRequest = {
  "email": {
    "minLength": 3,
    "maxLength": 254,
    "required": true
  },
  "password": {
    "minLength": 1,
    "maxLength": 800,
    "required": true
  }
} as const

export const SubscriptionCreate = {
  "description": {
    "maxLength": 2000
  },
  "remarks": {
    "maxLength": 2000
  },
  "yourReference": {
    "maxLength": 2000
  },
  "ourReference": {
    "maxLength": 2000
  },
  "yourOrderNumber": {
    "maxLength": 2000
  },
  "buyerReference": {
    "maxLength": 2000
  },
  "externalERPId": {
    "maxLength": 500
  },
  "externalCRMId": {
    "maxLength": 500
  },
  "customFields": {
    "members": {}
  },
  "orderDate": {
    "format": "date"
  },
  "effectiveStartDate": {
    "format": "date"
  },
  "invoiceAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "currency": {
    "minLength": 1,
    "maxLength": 500
  },
  "invoicingCurrency": {
    "maxLength": 10
  },
  "orderPaymentMethod": {
    "values": [
      "Invoice",
      "Stripe",
      "GoCardless"
    ]
  },
  "invoiceSeparatly": {
    "type": "boolean"
  },
  "useAccountInvoiceBatchGroup": {
    "type": "boolean"
  },
  "invoiceBatchGroupId": {
    "format": "uuid"
  },
  "invoiceBatchGroup": {
    "minLength": 1,
    "maxLength": 500
  },
  "invoiceTemplateId": {
    "format": "uuid"
  },
  "invoiceAddressId": {
    "format": "uuid"
  },
  "deliveryAddressId": {
    "format": "uuid"
  },
  "paymentTerm": {
    "minLength": 1,
    "maxLength": 500
  },
  "milestones": {
    "members": {
      "name": {
        "minLength": 1,
        "maxLength": 200,
        "required": true
      },
      "description": {
        "maxLength": 2000
      },
      "plannedDate": {
        "format": "date"
      }
    }
  },
  "orderDiscounts": {
    "members": {
      "operation": {
        "values": [
          "Change",
          "Create",
          "Remove"
        ]
      },
      "startOn": {
        "values": [
          "AlignToOrder",
          "SpecificDate"
        ]
      },
      "endOn": {
        "values": [
          "AlignToOrder",
          "SpecificDate"
        ]
      },
      "startDate": {
        "format": "date"
      },
      "endDate": {
        "format": "date"
      },
      "percent": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "description": {
        "maxLength": 2000
      },
      "onSpecificCharges": {
        "type": "boolean"
      },
      "orderProductCharges": {
        "members": {
          "charge": {
            "minLength": 1,
            "maxLength": 500,
            "required": true
          },
          "operation": {
            "values": [
              "Add",
              "Remove"
            ]
          }
        }
      },
      "chargeMappingKey": {
        "maxLength": 200
      },
      "orderDiscountId": {
        "minLength": 1,
        "maxLength": 500
      }
    }
  },
  "status": {
    "values": [
      "Draft",
      "Active"
    ],
    "required": true
  },
  "orderType": {
    "values": [
      "Subscription"
    ]
  },
  "account": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  },
  "subscriptionType": {
    "values": [
      "Termed",
      "Evergreen"
    ]
  },
  "effectiveEndDate": {
    "format": "date"
  },
  "term": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1200
  },
  "renewalTerm": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1200
  },
  "noticePeriod": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1200
  },
  "isAutoRenewed": {
    "type": "boolean"
  },
  "orderBillingPeriod": {
    "values": [
      "Monthly",
      "Quarterly",
      "Biannual",
      "Annual",
      "EndOfTerm"
    ]
  },
  "setOrderBillingPeriod": {
    "type": "boolean"
  },
  "products": {
    "members": {
      "product": {
        "minLength": 1,
        "maxLength": 500,
        "required": true
      },
      "chargePlan": {
        "minLength": 1,
        "maxLength": 500
      },
      "productLineNumber": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000
      },
      "name": {
        "maxLength": 512
      },
      "externalERPId": {
        "maxLength": 500
      },
      "externalCRMId": {
        "maxLength": 500
      },
      "customFields": {
        "members": {}
      },
      "charges": {
        "members": {
          "name": {
            "maxLength": 512
          },
          "description": {
            "maxLength": 2000
          },
          "remarks": {
            "maxLength": 2000
          },
          "externalERPId": {
            "maxLength": 500
          },
          "externalCRMId": {
            "maxLength": 500
          },
          "chargeType": {
            "values": [
              "OneOff",
              "Recurring",
              "Usage",
              "Measured"
            ]
          },
          "priceModel": {
            "values": [
              "Flat",
              "Quantity",
              "Volume",
              "Tiered",
              "Rated"
            ]
          },
          "quantity": {
            "type": "number",
            "minimum": 0
          },
          "estimatedUsage": {
            "type": "number",
            "minimum": 0
          },
          "estimatedQuantity": {
            "type": "number",
            "minimum": 0
          },
          "pricePeriod": {
            "values": [
              "Monthly",
              "Quarterly",
              "Annual"
            ]
          },
          "billingPeriod": {
            "values": [
              "Monthly",
              "Quarterly",
              "Biannual",
              "Annual",
              "EndOfTerm"
            ]
          },
          "billingTiming": {
            "values": [
              "InAdvance",
              "InArrears"
            ]
          },
          "periodAlignment": {
            "values": [
              "None",
              "AlignToOrder",
              "AlignToCharge",
              "AlignToMonth",
              "AlignToCalendarQuarter",
              "AlignToDate"
            ]
          },
          "billingDay": {
            "values": [
              "None",
              "FirstDayOfMonth",
              "LastDayOfMonth",
              "FromOrder",
              "FromCharge",
              "FromAccount",
              "SpecificDay",
              "DaysOffset"
            ]
          },
          "usageRating": {
            "values": [
              "Sum",
              "Max",
              "Average"
            ]
          },
          "specificBillingDay": {
            "type": "integer",
            "minimum": 1,
            "maximum": 31
          },
          "offsetBillingDays": {
            "type": "integer",
            "minimum": -3660,
            "maximum": 3660
          },
          "alignmentDate": {
            "format": "date"
          },
          "taxTemplate": {
            "minLength": 1,
            "maxLength": 500
          },
          "taxIncluded": {
            "type": "boolean"
          },
          "createInvoiceLinesPerTier": {
            "type": "boolean"
          },
          "deferredRevenueAccount": {
            "minLength": 1,
            "maxLength": 500
          },
          "recognizedRevenueAccount": {
            "minLength": 1,
            "maxLength": 500
          },
          "unitCode": {
            "minLength": 1,
            "maxLength": 500
          },
          "startOn": {
            "values": [
              "AlignToSubscription",
              "SpecificDate",
              "Milestone"
            ]
          },
          "endOn": {
            "values": [
              "AlignToSubscription",
              "SpecificDate",
              "Milestone"
            ]
          },
          "effectiveStartDate": {
            "format": "date"
          },
          "effectiveEndDate": {
            "format": "date"
          },
          "startMilestone": {
            "minLength": 1,
            "maxLength": 500
          },
          "endMilestone": {
            "minLength": 1,
            "maxLength": 500
          },
          "chargedThroughDate": {
            "format": "date"
          },
          "lastPriceAdjustmentDate": {
            "format": "date"
          },
          "revenueRecognitionRule": {
            "minLength": 1,
            "maxLength": 500
          },
          "displayPrice": {
            "type": "number",
            "minimum": 0
          },
          "orderDiscountMappingKey": {},
          "customFields": {
            "members": {}
          },
          "charge": {
            "minLength": 1,
            "maxLength": 500
          },
          "orderedQuantity": {
            "type": "number"
          },
          "features": {
            "members": {
              "feature": {
                "minLength": 1,
                "maxLength": 500,
                "required": true
              }
            }
          },
          "priceDetails": {
            "members": {
              "tier": {
                "type": "integer",
                "minimum": 0,
                "maximum": 1000
              },
              "price": {
                "type": "number",
                "minimum": 0
              },
              "listPrice": {
                "type": "number",
                "minimum": 0
              },
              "lineDiscountPercent": {
                "type": "number",
                "minimum": 0,
                "maximum": 100
              },
              "lineDiscountAmount": {
                "type": "number",
                "minimum": 0
              },
              "priceBase": {
                "values": [
                  "PerUnit",
                  "Flat"
                ]
              },
              "description": {
                "maxLength": 2000
              },
              "fromQuantity": {
                "type": "number",
                "minimum": 0
              },
              "toQuantity": {
                "type": "number"
              },
              "isInfinite": {
                "type": "boolean"
              }
            }
          }
        }
      }
    }
  }
} as const

export const SubscriptionMilestoneRequest = {
  "name": {
    "minLength": 1,
    "maxLength": 200,
    "required": true
  },
  "description": {
    "maxLength": 2000
  },
  "plannedDate": {
    "format": "date"
  }
} as const

export const SubscriptionPatch = {
  "description": {
    "maxLength": 2000
  },
  "remarks": {
    "maxLength": 2000
  },
  "yourReference": {
    "maxLength": 2000
  },
  "ourReference": {
    "maxLength": 2000
  },
  "yourOrderNumber": {
    "maxLength": 2000
  },
  "buyerReference": {
    "maxLength": 2000
  },
  "externalERPId": {
    "maxLength": 500
  },
  "externalCRMId": {
    "maxLength": 500
  },
  "customFields": {
    "members": {}
  },
  "noticePeriod": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1200
  },
  "invoiceSeparatly": {
    "type": "boolean"
  },
  "useAccountInvoiceBatchGroup": {
    "type": "boolean"
  },
  "invoiceBatchGroupId": {
    "format": "uuid"
  },
  "invoiceBatchGroup": {
    "minLength": 1,
    "maxLength": 500
  },
  "invoiceTemplateId": {
    "format": "uuid"
  },
  "paymentTerm": {
    "minLength": 1,
    "maxLength": 500
  }
} as const

export const SwitchTenantRequest = {
  "tenantId": {
    "format": "uuid",
    "required": true
  }
} as const

export const TaxTemplateCreate = {
  "name": {
    "minLength": 1,
    "maxLength": 200,
    "required": true
  },
  "description": {
    "maxLength": 2000
  },
  "effectiveFrom": {
    "format": "date"
  },
  "effectiveTo": {
    "format": "date"
  },
  "taxAccount": {
    "minLength": 1,
    "maxLength": 500
  },
  "details": {
    "members": {
      "country": {
        "minLength": 1,
        "maxLength": 500
      },
      "state": {
        "maxLength": 2000
      },
      "county": {
        "maxLength": 2000
      },
      "city": {
        "maxLength": 2000
      },
      "zip": {
        "maxLength": 2000
      },
      "tax1": {
        "type": "number",
        "minimum": 0,
        "maximum": 100,
        "required": true
      },
      "tax2": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "tax3": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "taxCategory": {
        "values": [
          "S",
          "Z",
          "E",
          "AE",
          "K",
          "G",
          "O",
          "L",
          "M"
        ],
        "required": true
      },
      "exemptionReason": {
        "maxLength": 2000
      },
      "exemptionReasonCode": {
        "maxLength": 2000
      }
    },
    "required": true
  }
} as const

export const TaxTemplateCreateDetail = {
  "country": {
    "minLength": 1,
    "maxLength": 500
  },
  "state": {
    "maxLength": 2000
  },
  "county": {
    "maxLength": 2000
  },
  "city": {
    "maxLength": 2000
  },
  "zip": {
    "maxLength": 2000
  },
  "tax1": {
    "type": "number",
    "minimum": 0,
    "maximum": 100,
    "required": true
  },
  "tax2": {
    "type": "number",
    "minimum": 0,
    "maximum": 100
  },
  "tax3": {
    "type": "number",
    "minimum": 0,
    "maximum": 100
  },
  "taxCategory": {
    "values": [
      "S",
      "Z",
      "E",
      "AE",
      "K",
      "G",
      "O",
      "L",
      "M"
    ],
    "required": true
  },
  "exemptionReason": {
    "maxLength": 2000
  },
  "exemptionReasonCode": {
    "maxLength": 2000
  }
} as const

export const TestWebhookRequest = {
  "eventType": {
    "values": [
      "SubscriptionActivated",
      "SubscriptionChanged",
      "SubscriptionUpdated",
      "SubscriptionCancelled",
      "SubscriptionRenewed",
      "SubscriptionReverted",
      "SubscriptionDeleted",
      "SalesOrderActivated",
      "SalesOrderUpdated",
      "SalesOrderDeleted",
      "InvoicePosted",
      "InvoiceUpdated",
      "JournalPosted",
      "AccountsCreated",
      "AccountCreated",
      "AccountsChanged",
      "AccountChanged",
      "QuoteCreated",
      "quoteCreated",
      "QuoteEdited",
      "quoteEdited",
      "QuoteConverted",
      "quoteConverted",
      "PaymentsCreated",
      "PaymentCreated",
      "PaymentsPosted",
      "PaymentPosted",
      "InvoiceBatchCreated",
      "InvoiceBatchPosted",
      "InvoiceBatchCancelled",
      "ProductsCreated",
      "ProductCreated",
      "ProductsUpdated",
      "ProductUpdated",
      "ProductsDeleted",
      "ProductDeleted",
      "NationalEInvoiceProcessed",
      "NationalEInvoiceFailed",
      "NationalEInvoiceReceived",
      "MessageSent",
      "MessageFailed",
      "DunningStarted",
      "DunningStepTaken",
      "DunningEnded"
    ]
  }
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

export const UsageCreate = {
  "charge": {
    "minLength": 1,
    "maxLength": 500
  },
  "unit": {
    "minLength": 1,
    "maxLength": 500
  },
  "description": {
    "maxLength": 2000
  },
  "ratedPrice": {
    "type": "number",
    "minimum": 0
  },
  "ratedPriceCurrency": {
    "minLength": 3,
    "maxLength": 3
  },
  "customFields": {
    "members": {}
  },
  "account": {
    "minLength": 1,
    "maxLength": 500
  },
  "order": {
    "minLength": 1,
    "maxLength": 500
  },
  "product": {
    "minLength": 1,
    "maxLength": 500
  },
  "quantity": {
    "type": "number",
    "required": true
  },
  "fromDate": {
    "format": "date",
    "required": true
  },
  "toDate": {
    "format": "date"
  },
  "source": {
    "maxLength": 2000
  },
  "validateData": {
    "type": "boolean"
  }
} as const

export const UsagePatch = {
  "charge": {
    "minLength": 1,
    "maxLength": 500
  },
  "unit": {
    "minLength": 1,
    "maxLength": 500
  },
  "description": {
    "maxLength": 2000
  },
  "ratedPrice": {
    "type": "number",
    "minimum": 0
  },
  "ratedPriceCurrency": {
    "minLength": 3,
    "maxLength": 3
  },
  "customFields": {
    "members": {}
  },
  "quantity": {
    "type": "number"
  },
  "fromDate": {
    "format": "date"
  }
} as const

export const UserPatch = {
  "firstName": {
    "maxLength": 100
  },
  "lastName": {
    "maxLength": 100
  },
  "permissions": {},
  "active": {
    "type": "boolean"
  }
} as const

export const WebhookAuthentication = {
  "type": {
    "values": [
      "Basic",
      "Bearer"
    ]
  },
  "username": {
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[^:\\u0000-\\u001f\\u007f-\\u009f]*$"
  },
  "password": {
    "maxLength": 255,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f]*$"
  },
  "token": {
    "minLength": 1,
    "maxLength": 4096,
    "pattern": "^[A-Za-z0-9._~+/-]+=*$"
  }
} as const

export const WebhookCreate = {
  "url": {
    "minLength": 1,
    "maxLength": 2000,
    "format": "uri",
    "required": true
  },
  "events": {
    "required": true
  },
  "description": {
    "maxLength": 2000
  },
  "webhookStatus": {
    "values": [
      "Enabled",
      "Disabled"
    ]
  }
} as const

export const WebhookHeader = {
  "name": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",
    "required": true
  },
  "value": {
    "minLength": 1,
    "maxLength": 2000,
    "pattern": "^[!-~]([ -~]*[!-~])?$"
  },
  "secret": {
    "type": "boolean"
  }
} as const

export const WebhookPatch = {
  "url": {
    "minLength": 1,
    "maxLength": 2000,
    "format": "uri"
  },
  "events": {},
  "description": {
    "maxLength": 2000
  },
  "webhookStatus": {
    "values": [
      "Enabled",
      "Disabled"
    ]
  }
} as const

export const WebhookRate = {
  "count": {
    "type": "integer",
    "minimum": 1,
    "maximum": 10000,
    "required": true
  },
  "seconds": {
    "type": "integer",
    "minimum": 1,
    "maximum": 3600,
    "required": true
  },
  "smooth": {
    "type": "boolean",
    "required": true
  }
} as const

export const WriteOffInvoiceRequest = {
  "amount": {
    "type": "number"
  },
  "date": {
    "format": "date"
  },
  "reason": {
    "minLength": 1,
    "maxLength": 500,
    "required": true
  },
  "taxRelief": {
    "type": "boolean"
  },
  "account": {
    "minLength": 1,
    "maxLength": 500
  }
} as const
