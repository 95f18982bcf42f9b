import type { ListFields } from "../../listing/list-fields.ts"

/** The fields that lists of batches are filtered and ordered by. */
export const batchFields = {
  one: {
    id: "uuid",
    batchNumber: "text",
    targetDate: "date",
    invoiceDate: "date",
    created: "instant",
    modified: "instant",
  },
} as const satisfies ListFields

/** The fields that lists of a batch's log rows are filtered and ordered by. */
export const batchLogFields = {
  one: {
    entityId: "uuid",
    entityName: "text",
    reference: "text",
    errorMessage: "text",
    created: "instant",
    modified: "instant",
  },
} as const satisfies ListFields
