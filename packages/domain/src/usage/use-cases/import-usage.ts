import { Effect, Result } from "effect"
import { fieldRefused, type FieldsRefused } from "../../shared/errors.ts"
import type { UsageImportId, UsageRowId } from "../../shared/ids.ts"
import { printDecimal } from "../../shared/decimal.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { checkUsage, placeOf } from "../check-usage.ts"
import { type ImportFormat, mostImportRows } from "../import-format.ts"
import { readImportRow } from "../import-row.ts"
import { indexOrders, matchUsage, partNamesOf, type ReadNames, readNames } from "../match-usage.ts"
import { readUsage, type UsageFacts } from "../read-usage.ts"
import type { UsageKind, UsageRow } from "../usage-row.ts"
import type { CreateUsagePorts } from "./create-usage.ts"

/** The mistakes in a row. Rows are counted from 1. */
export interface ImportError {
  readonly row: number
  readonly field: string
  readonly message: string
}
export interface ImportResult {
  readonly importId: UsageImportId
  /** The errors by row. */
  readonly errors: readonly ImportError[]
  readonly kept: number
}

/** The number of rows that are read and checked at once. In between, other requests are served. */
const rowsAtOnce = 100

/** A row that is valid by itself, with its position from 0. */
interface ReadRow {
  readonly place: number
  readonly facts: UsageFacts
  readonly names: ReadNames
}

/** Stores many rows at once, or reports the mistakes in each (contract X7 to X9). */
export const makeImportUsage = ({ usage, orders, customFields, ids, unitOfWork }: CreateUsagePorts) => {
  const importAll = Effect.fnUntraced(function* (
    scope: Scope,
    kind: UsageKind,
    format: ImportFormat,
    raw: readonly unknown[],
  ) {
    if (raw.length > mostImportRows) return yield* fieldRefused("data", `has more than ${mostImportRows} rows`)
    const configurations = yield* customFields.ofEntity(scope, kind)
    const errors: ImportError[] = []
    const refuse = (place: number, failure: FieldsRefused) => {
      for (const [field, texts] of Object.entries(failure.errors))
        for (const message of texts) errors.push({ row: place + 1, field, message })
    }
    const keepRight = <A>(place: number, result: Result.Result<A, FieldsRefused>): A | undefined => {
      if (Result.isSuccess(result)) return result.success
      refuse(place, result.failure)
      return undefined
    }

    const read = yield* inPortions(raw, (row, place) =>
      Effect.gen(function* () {
        const asked = keepRight(place, readImportRow(kind, row, { ...format, configurations }))
        if (asked === undefined) return undefined
        const facts = keepRight(place, yield* Effect.result(readUsage(asked, { kind, configurations })))
        const names = keepRight(place, readNames(asked))
        return facts && names && ({ place, facts, names } satisfies ReadRow)
      }),
    )
    // The orders are locked exclusively, so that of two imports for one charge the second sees the rows of the first.
    const held = yield* orders.holdParts(scope, partNamesOf(read.map(({ names }) => names)), "alone")
    const index = indexOrders(held)
    const importId = ids.next<UsageImportId>()
    const at = yield* currentTime
    const { tenantId, legalEntityId } = scope
    const rows = yield* inPortions(read, ({ place, facts, names }) =>
      Effect.sync(() => {
        const match = keepRight(place, matchUsage(names, index))
        if (match === undefined) return undefined
        const id = ids.next<UsageRowId>()
        const made = { importId, createdAt: at, modifiedAt: at }
        const row: UsageRow = { tenantId, legalEntityId, id, ...facts, ...placeOf(match), ...made }
        const checked = keepRight(place, checkUsage(row, match))
        return checked && { place, row: checked }
      }),
    )
    const doubled = format.allowDuplicateEntries ? new Map<number, string>() : yield* duplicatesOf(scope, rows)
    for (const [place, message] of doubled) errors.push({ row: place + 1, field: "row", message })
    const good = rows.filter(({ place }) => !doubled.has(place)).map(({ row }) => row)
    const kept = errors.length > 0 && format.breakOnValidationError ? [] : good
    yield* usage.insert(scope, kept)
    return {
      importId,
      errors: errors.toSorted((a, b) => a.row - b.row),
      kept: kept.length,
    } satisfies ImportResult
  })

  /** The messages for duplicate rows, by position (contract X9). */
  const duplicatesOf = Effect.fnUntraced(function* (scope: Scope, rows: readonly Placed[]) {
    const found = new Map<number, string>()
    const first = new Map<string, number>()
    for (const { place, row } of rows) {
      const key = sameKey(row)
      const before = first.get(key)
      if (before === undefined) first.set(key, place)
      else found.set(place, `is the same as row ${before + 1}`)
    }
    const kept = yield* usage.duplicates(
      scope,
      rows.map(({ row }) => row),
    )
    for (const index of kept) found.set(rows[index]!.place, "was reported before")
    return found
  })

  /** `rows` must be objects with the fields of single rows; anything else is an error of its row. */
  return Effect.fn("usage.import")((scope: Scope, kind: UsageKind, format: ImportFormat, rows: readonly unknown[]) =>
    unitOfWork.atomically(scope.tenantId, importAll(scope, kind, format, rows)),
  )
}

interface Placed {
  readonly place: number
  readonly row: UsageRow
}

/** A key that is equal for duplicate rows. */
const sameKey = ({ kind, chargeNumber, from, to, quantity, source, tag }: UsageRow): string =>
  JSON.stringify([chargeNumber, from, to ?? null, printDecimal(quantity), (kind === "Usage" ? source : tag) ?? null])

/** Applies a step to items and keeps the results that are not `undefined`. Other requests are served in between. */
const inPortions = Effect.fnUntraced(function* <A, B, E>(
  items: readonly A[],
  step: (item: A, place: number) => Effect.Effect<B | undefined, E>,
) {
  const made: B[] = []
  for (const [place, item] of items.entries()) {
    if (place % rowsAtOnce === rowsAtOnce - 1) yield* Effect.yieldNow
    const one = yield* step(item, place)
    if (one !== undefined) made.push(one)
  }
  return made
})
