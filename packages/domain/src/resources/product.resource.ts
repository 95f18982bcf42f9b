import { choice, day, externalId, id, members, moment, shown, text } from "../listing/members.ts"
import type { ProductId } from "../shared/ids.ts"
import { exampleId, exampleTime } from "./examples.ts"
import { resourceOf } from "./resource.ts"

export const productTypes = ["Simple", "MultipleCharges", "MultipleChargePlans", "Full"] as const

/**
 * The day on which the tax of a charge billed in arrears becomes due: the date of the invoice, or the last day of the
 * period (contract V36).
 */
const taxPoints = ["InvoiceDate", "EndOfPeriod"] as const

/** The members of a product (contract K1, K12). */
export const productMembers = members({
  id: id<ProductId>().listed(),
  productNumber: text().listed(),
  name: text().listed(),
  productType: choice(productTypes).listed(),
  category: shown("text").listed(),
  taxPoint: choice(taxPoints).asked("When the tax on charges billed in arrears becomes due. Default: InvoiceDate"),
  activationDate: day().optional().listed().asked(),
  endOfNewSalesDate: day().optional().listed().asked(),
  endOfRenewalDate: day().optional().listed().asked(),
  endOfLifeDate: day().optional().listed().asked(),
  isFrameworkProduct: shown(),
  chargePlans: shown(),
  externalERPId: externalId(),
  externalCRMId: externalId(),
  legalEntityId: shown(),
  customFields: shown(),
  created: moment().listed().from("createdAt"),
  modified: moment().listed().from("modifiedAt"),
})

/** The texts of a charge of a product (contract K5). */
export const chargeTexts = members({ externalERPId: externalId(), externalCRMId: externalId() })

export const productResource = resourceOf(productMembers, {
  plural: "products",
  area: "products",
  topic: { name: "products", told: "lastChange" },
  series: [
    { kind: "Product", format: "P-{n}", from: 1001, place: 5 },
    { kind: "ChargePlan", format: "CP-{n}", from: 1001, place: 6 },
    { kind: "Charge", format: "C-{n}", from: 1001, place: 7 },
  ],
  find: { place: 6, label: ["productNumber", "name"], begins: ["productNumber", "name"] },
  events: {
    place: 9,
    group: "Products",
    tags: {
      ProductsCreated: ["a product is created", "ProductCreated"],
      ProductsUpdated: ["a product is updated", "ProductUpdated"],
      ProductsDeleted: ["a product is deleted; the data is {message, id}", "ProductDeleted"],
    },
    example: {
      id: exampleId(9),
      productNumber: "P-1001",
      name: "Example product",
      productType: "Simple",
      isFrameworkProduct: false,
      created: exampleTime,
      modified: exampleTime,
    },
    examples: { ProductsDeleted: { message: "The product was deleted.", id: exampleId(9) } },
  },
})
