import { externalId, members, text } from "../listing/members.ts"

/** The texts of an order (contract S1, S14). */
export const orderTexts = members({
  description: text().optional().asked(),
  remarks: text().optional().asked(),
  yourReference: text().optional().listed().asked(),
  ourReference: text().optional().listed().asked(),
  yourOrderNumber: text().optional().listed().asked(),
  buyerReference: text().optional().listed().asked(),
  externalERPId: externalId(),
  externalCRMId: externalId(),
})

/** The texts of a charge of an order (contract S9, S14). */
export const orderChargeTexts = members({
  description: text().optional().asked(),
  remarks: text().optional().asked(),
  externalERPId: externalId(),
  externalCRMId: externalId(),
})
