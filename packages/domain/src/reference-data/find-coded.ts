import { Effect } from "effect"
import type { FieldsRefused } from "../shared/errors.ts"
import { lookUp, type LookupKey } from "../listing/lookup-key.ts"
import { countries, type Country, countryKind } from "./country.ts"
import { unitKind, type UnitOfMeasure, unitsOfMeasure } from "./unit-of-measure.ts"

export const findCountry = (field: string, key: LookupKey): Effect.Effect<Country, FieldsRefused> =>
  lookUp(countryKind, field, key, (criteria) =>
    Effect.succeed(
      countries.filter((country) =>
        criteria.some(({ key: by, value }) => {
          const wanted = value.toLowerCase()
          if (by === "Id") return country.id === value
          if (by === "Name") return country.name.toLowerCase() === wanted
          return (by === "TwoAlphaCode" ? country.twoAlphaCode : country.threeAlphaCode).toLowerCase() === wanted
        }),
      ),
    ),
  )

export const findUnit = (field: string, key: LookupKey): Effect.Effect<UnitOfMeasure, FieldsRefused> =>
  lookUp(unitKind, field, key, (criteria) =>
    Effect.succeed(
      unitsOfMeasure.filter((unit) =>
        criteria.some(({ key: by, value }) => (by === "Id" ? unit.id : unit.unitCode) === value),
      ),
    ),
  )
