import { Schema } from "effect"

export class CurrencyNotFound extends Schema.TaggedError<CurrencyNotFound>()("CurrencyNotFound", {
  currency: Schema.String,
}) {
  override get message() {
    return `There is no currency ${this.currency} in this tenant.`
  }
}

export class CurrencyInUse extends Schema.TaggedError<CurrencyInUse>()("CurrencyInUse", {
  code: Schema.String,
  reason: Schema.Literals(["base", "rates"]),
}) {
  override get message() {
    return this.reason === "base"
      ? `${this.code} is the base currency of a legal entity and cannot be deleted.`
      : `${this.code} has exchange rates and cannot be deleted.`
  }
}

/** The errors of this context that a client can see. */
export type ReferenceDataError = CurrencyInUse | CurrencyNotFound
