import { Type } from "typebox"
import { closed, given, named, Uuid } from "../shapes.ts"

/** A version of an order's charge, as other resources refer to it. */
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
