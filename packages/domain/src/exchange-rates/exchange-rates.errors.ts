import { Schema } from "effect"

export class ExchangeRateNotFound extends Schema.TaggedError<ExchangeRateNotFound>()("ExchangeRateNotFound", {
  exchangeRateId: Schema.String,
}) {
  override get message() {
    return `There is no exchange rate ${this.exchangeRateId} in this legal entity.`
  }
}

/** A rate exists in another interval, which `interval` describes (contract R6). */
export class RateConflicts extends Schema.TaggedError<RateConflicts>()("RateConflicts", {
  fromCurrency: Schema.String,
  toCurrency: Schema.String,
  existingId: Schema.String,
  existingRate: Schema.String,
  interval: Schema.String,
}) {
  override get message() {
    return `A rate from ${this.fromCurrency} to ${this.toCurrency} exists in another interval: ${this.existingRate} ${this.interval} (${this.existingId}).`
  }
}

export class RateMissing extends Schema.TaggedError<RateMissing>()("RateMissing", {
  fromCurrency: Schema.String,
  toCurrency: Schema.String,
  date: Schema.String,
}) {
  override get message() {
    return `There is no rate from ${this.fromCurrency} to ${this.toCurrency} that holds on ${this.date}.`
  }
}

/** The legal entity has no settings of the provider. */
export class ProviderNotFound extends Schema.TaggedError<ProviderNotFound>()("ProviderNotFound", {
  provider: Schema.String,
}) {
  override get message() {
    return `The legal entity has no settings of this provider (${this.provider}).`
  }
}

/** The commercial provider gives no answer without a key. */
export class ApiKeyMissing extends Schema.TaggedError<ApiKeyMissing>()("ApiKeyMissing", {}) {
  override get message() {
    return "No API key of the commercial provider is stored: save one first."
  }
}

export class RateImportNotFound extends Schema.TaggedError<RateImportNotFound>()("RateImportNotFound", {
  importId: Schema.String,
}) {
  override get message() {
    return `There is no import ${this.importId} of this provider in this legal entity.`
  }
}

/** A legal entity has at most one running import of a provider. */
export class ImportUnderWay extends Schema.TaggedError<ImportUnderWay>()("ImportUnderWay", {
  importId: Schema.String,
}) {
  override get message() {
    return `An import from this provider is under way: ${this.importId}. Wait until it has finished.`
  }
}

/** The import has ended, so nothing is left to do for it. */
export class ImportHasEnded extends Schema.TaggedError<ImportHasEnded>()("ImportHasEnded", {
  importId: Schema.String,
}) {
  override get message() {
    return `The import ${this.importId} has ended already.`
  }
}

/** Another worker has taken over the import, or it has ended. The worker that still runs it stops. */
export class ImportNotMine extends Schema.TaggedError<ImportNotMine>()("ImportNotMine", { importId: Schema.String }) {
  override get message() {
    return `The import ${this.importId} was taken over or has ended.`
  }
}

/** A provider gave no usable answer. `detail` is for people and contains no keys. */
export class ProviderFailed extends Schema.TaggedError<ProviderFailed>()("ProviderFailed", {
  detail: Schema.String,
  /** Whether the provider's quota is used up, so that nothing more can be requested now. */
  exhausted: Schema.Boolean,
}) {
  override get message() {
    return this.detail
  }
}

export const unreadable = (what: string): ProviderFailed =>
  new ProviderFailed({ detail: `unreadable response (${what})`, exhausted: false })

/** The errors of this context that a client can see. */
export type ExchangeRatesError =
  | ApiKeyMissing
  | ExchangeRateNotFound
  | ImportUnderWay
  | ProviderNotFound
  | RateConflicts
  | RateImportNotFound
  | RateMissing
