import { Type } from "typebox"
import { closed, given, named, Uuid } from "../shapes.ts"

/** The members of an account that other resources show. */
export const SimpleAccount = closed(
  { id: Uuid, accountNumber: Type.String(), name: Type.String(), externalERPId: given, externalCRMId: given },
  named("SimpleAccount"),
)
