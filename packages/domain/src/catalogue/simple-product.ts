import { customFieldsBody } from "../custom-fields/custom-field.ts"
import type { ListFields } from "../listing/list-fields.ts"
import type { Product } from "./product.ts"
import { commonChargeBody } from "./product-body.ts"

/** The fields that lists of simple products are filtered and ordered by. */
export const simpleProductFields = {
  one: {
    id: "uuid",
    productNumber: "text",
    name: "text",
    category: "text",
    activationDate: "date",
    endOfNewSalesDate: "date",
    endOfRenewalDate: "date",
    endOfLifeDate: "date",
    externalCRMId: "text",
  },
  custom: ["customFields"],
} as const satisfies ListFields

/**
 * A product of type Simple with the members of its single charge, if it has one, on the same level as its own (contract
 * K13).
 */
export const simpleProductBody = (product: Product) => {
  const charge = product.chargePlans[0]?.charges[0]
  return {
    id: product.id,
    productNumber: product.productNumber,
    name: product.name,
    category: product.category?.name,
    priceModel: charge?.model,
    ...(charge && commonChargeBody(charge)),
    externalERPid: product.externalERPId,
    externalCRMId: product.externalCRMId,
    activationDate: product.activationDate,
    endOfNewSalesDate: product.endOfNewSalesDate,
    endOfRenewalDate: product.endOfRenewalDate,
    endOfLifeDate: product.endOfLifeDate,
    customFields: customFieldsBody(product.customFields),
  }
}
