import { Type } from "typebox"
import { closed, CurrencyCode, Uuid } from "../shapes.ts"

export const Currency = closed(
  { id: Uuid, code: CurrencyCode, description: Type.Optional(Type.String()) },
  { title: "Currency" },
)

export const CreateCurrencyRequest = closed(
  { code: CurrencyCode, description: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Null()])) },
  { title: "CreateCurrencyRequest" },
)
