import { Type } from "typebox"
import { closed, given, named, Uuid } from "../shapes.ts"

/** A version of a charge of an order where something else refers to it. */
export const SimpleOrderProductCharge = closed(
  {
    id: Uuid,
    chargeNumber: Type.String(),
    name: Type.String(),
    description: given,
    externalERPId: given,
    externalCRMId: given,
  },
  named("SimpleOrderProductCharge"),
)
