import { Effect } from "effect"
import { lookUp, type LookupKey, type LookupKind } from "../listing/lookup-key.ts"
import { type Classification, classifications } from "./booking.ts"

interface Described {
  readonly name: string
  readonly description: string
  /** The CSS colour of the classification in charts. */
  readonly chartColor: string
}

/**
 * The name, description and colour of each classification. All classifications belong to the service (contract S32).
 */
export const describedClassifications: { readonly [C in Classification]: Described } = {
  NewCustomer: { name: "New customer", description: "The first order of an account", chartColor: "#2e7d32" },
  Expansion: { name: "Expansion", description: "More of a customer, or a further order", chartColor: "#66bb6a" },
  Contraction: { name: "Contraction", description: "Less of a customer that stays", chartColor: "#ef6c00" },
  CustomerChurn: { name: "Customer churn", description: "The last active order was cancelled", chartColor: "#c62828" },
  NoChange: { name: "No change", description: "The monthly revenue stays", chartColor: "#9e9e9e" },
  SplitOrder: { name: "Split order", description: "A part of an order became one of its own", chartColor: "#5c6bc0" },
  Reactivate: { name: "Reactivate", description: "An order of an account that was lost", chartColor: "#00897b" },
}

const kind: LookupKind = {
  noun: "booking classification",
  id: "BookingClassification-Id",
  keys: ["Name", "ClassificationType"],
}

/** Finds a classification by its name or its type. Classifications have no id. */
export const findClassification = (field: string, key: LookupKey) =>
  Effect.map(
    lookUp(kind, field, key, (criteria) =>
      Effect.succeed(
        classifications
          .filter((type) =>
            criteria.some(
              ({ key: by, value }) =>
                ({ Name: describedClassifications[type].name, ClassificationType: type })[by] === value,
            ),
          )
          .map((id) => ({ id })),
      ),
    ),
    ({ id }) => id,
  )
