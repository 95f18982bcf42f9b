import { Effect } from "effect"
import type { Catalogue } from "../../catalogue/catalogue.ts"
import type { CustomFields } from "../../custom-fields/custom-fields.ts"
import type { Customers } from "../../customers/customers.ts"
import type { ExchangeRates } from "../../exchange-rates/exchange-rates.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { type CalendarDate, dateIn } from "../../shared/calendar-date.ts"
import { decimal } from "../../shared/decimal.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { OrderContext } from "../order-context.ts"

export interface ContextPorts {
  readonly customers: Pick<Customers, "lookUps">
  readonly catalogue: Pick<Catalogue, "lookUps">
  readonly customFields: Pick<CustomFields, "ofEntity">
  readonly organisation: Pick<Organisation, "details">
  readonly exchangeRates: Pick<ExchangeRates, "inForce">
  readonly ids: IdSource
}

const one = decimal("1")

/** Gathers the lookups and values with which a request about an order is read. */
export const makeContext = ({ customers, catalogue, customFields, organisation, exchangeRates, ids }: ContextPorts) =>
  Effect.fnUntraced(function* (scope: Scope) {
    const now = yield* currentTime
    const [entity, Order, OrderProduct, OrderProductCharge] = yield* Effect.all(
      [
        organisation.details(scope),
        customFields.ofEntity(scope, "Order"),
        customFields.ofEntity(scope, "OrderProduct"),
        customFields.ofEntity(scope, "OrderProductCharge"),
      ],
      { concurrency: "unbounded" },
    )
    return {
      lookUps: { ...customers.lookUps(scope), ...catalogue.lookUps(scope) },
      configurations: { Order, OrderProduct, OrderProductCharge },
      entity,
      exchangeRate: (currency: string, day: CalendarDate) =>
        currency === entity.baseCurrency
          ? Effect.succeed(one)
          : Effect.map(
              exchangeRates.inForce(scope, { from: currency, to: entity.baseCurrency }, day),
              (found) => found?.rate,
            ),
      nextId: ids.next,
      now,
      today: dateIn(entity.timeZone, now),
    } satisfies OrderContext
  })
