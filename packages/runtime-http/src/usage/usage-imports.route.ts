import { readCsvRows } from "@svc/adapters/rows/csv-rows"
import { RowsRefused } from "@svc/adapters/rows/rows-refused"
import { type DataFormat, mostImportRows, readImportFormat } from "@svc/domain/usage/import-format"
import type { Usage } from "@svc/domain/usage/usage"
import { Effect } from "effect"
import { invalidRequest } from "../invalid-request.ts"
import { type AnyOperation, apiOperation, type Input } from "../operation.ts"
import * as schemas from "./usage.schema.ts"

/** Imports of usage and of measurements (contract X7 to X9). */
export const usageImportOperations = ({ usage }: { readonly usage: Usage }): readonly AnyOperation[] =>
  (
    [
      { kind: "Usage", tag: "Usage", path: "/Usage/import", body: schemas.ImportUsageRequest },
      {
        kind: "Measurement",
        tag: "Measurements",
        path: "/Measurements/import",
        body: schemas.ImportMeasurementRequest,
      },
    ] as const
  ).map(({ kind, ...described }) =>
    apiOperation({
      ...described,
      method: "post",
      need: "usage:write",
      transaction: "idempotent",
      mostRows: mostImportRows,
      summary: kind === "Usage" ? "Import usage" : "Import measurements",
      description:
        "Imports many rows, each of which names its charge. Valid rows are stored; mistakes in the others are listed by row and field. The body has at most 16 MiB.",
      answers: { 200: { description: "The result for the rows", schema: schemas.ImportDataResponse } },
      handle: ({ scope }, { body, rows }) =>
        Effect.gen(function* () {
          const format = yield* Effect.fromResult(readImportFormat(body))
          const read = yield* readRows(format.dataFormat, rows)
          const { importId, errors } = yield* usage.import(scope, kind, format, read)
          const importDataType = kind === "Usage" ? "Usage" : "Measurements"
          return { status: 200, body: { importDataType, batchId: importId, hasErrors: errors.length > 0, errors } }
        }),
    }),
  )

/** The rows of `data`, in the format that the request states. */
const readRows = Effect.fnUntraced(function* (dataFormat: DataFormat, rows: Input<never, never, never>["rows"]) {
  if (dataFormat === "json")
    return typeof rows === "string" ? yield* invalidRequest("data", "must be a list of rows for dataFormat json") : rows
  if (typeof rows !== "string") return yield* invalidRequest("data", "must be a text for dataFormat csv")
  return yield* Effect.tryPromise({
    try: () => readCsvRows(rows, mostImportRows),
    catch: (error) => {
      if (error instanceof RowsRefused) return invalidRequest(error.field, error.message)
      throw error
    },
  })
})
