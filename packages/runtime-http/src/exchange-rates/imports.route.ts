import { given } from "@svc/domain/shared/given"
import type { RateImportId } from "@svc/domain/shared/ids"
import type { ExchangeRates } from "@svc/domain/exchange-rates/exchange-rates"
import type { RequestedWindow } from "@svc/domain/exchange-rates/import-window"
import type { RateProvider } from "@svc/domain/exchange-rates/provider"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { readOptionalDate } from "../calendar-dates.ts"
import { csv, logAsCsv } from "../csv-list.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { readCursor, toPage } from "../pages.ts"
import * as schemas from "./rates.schema.ts"
import { closed, idParameter, pageQuery, usualPage } from "../shapes.ts"
import { conflictBody, importBody, resultBody } from "./import-body.ts"

interface Place {
  readonly path: string
  readonly tag: string
  readonly name: string
}

const readPage = Effect.fnUntraced(function* <Id extends string>({
  PageSize = usualPage,
  Cursor,
}: {
  PageSize?: number
  Cursor?: string
}) {
  const after = yield* readCursor<Id>(Cursor)
  // Requests one item more than the page holds, to find out whether another page follows.
  return { size: PageSize, page: { limit: PageSize + 1, ...(after === undefined ? {} : { after }) } }
})

const importColumns = [
  "id",
  "state",
  "from",
  "to",
  "requested",
  "started",
  "finished",
  "progress/currencies",
  "progress/done",
  "createdCount",
  "conflictCount",
  "message",
]
const conflictColumns = [
  "id",
  "fromCurrency",
  "toCurrency",
  "effectiveFromDate",
  "rate",
  "sameValue",
  "existing/id",
  "existing/rate",
  "existing/effectiveFromDate",
  "existing/effectiveToDate",
]

/** Imports from one provider. They are requested here and run by a worker. */
export const importOperations = (
  exchangeRates: ExchangeRates,
  provider: RateProvider,
  { path, tag, name }: Place,
): readonly AnyOperation[] => {
  const accept = (scope: Scope, requested: RequestedWindow) =>
    Effect.map(exchangeRates.requestImport(scope, provider, requested, true), (rateImport) => ({
      status: 202,
      body: importBody(rateImport),
      headers: { location: `${path}/Imports/${rateImport.id}` },
    }))
  const asked = {
    method: "post",
    path: `${path}/Import`,
    tag,
    need: "rates:write",
    transaction: "idempotent",
    bodyOptional: true,
    summary: `Import from ${name} now`,
    answers: {
      202: { description: "A worker imports; read the import for its progress", schema: schemas.RateImport },
    },
  } as const

  return [
    provider === "commercial"
      ? apiOperation({ ...asked, body: closed({}), handle: ({ scope }) => accept(scope, {}) })
      : apiOperation({
          ...asked,
          description:
            "Without dates: new observations only. With both: every observation between them, including historical ones.",
          body: schemas.ImportRequest,
          handle: Effect.fnUntraced(function* ({ scope }, { body }) {
            const from = yield* readOptionalDate("from", body.from)
            return yield* accept(scope, { from, to: yield* readOptionalDate("to", body.to) })
          }),
        }),

    apiOperation({
      method: "get",
      path: `${path}/Imports`,
      tag,
      need: "rates:read",
      summary: `Get the imports from ${name}`,
      query: closed(pageQuery),
      offers: ["application/json", csv],
      answers: { 200: { description: "Newest first", schema: schemas.ImportPage } },
      handle: Effect.fnUntraced(function* ({ scope }, { query, mediaType }) {
        if (mediaType === csv)
          return logAsCsv(`${path}/Imports`, importColumns, importBody, (after, limit) =>
            exchangeRates.imports(scope, provider, { limit, ...given({ after }) }),
          )
        const { size, page } = yield* readPage<RateImportId>(query)
        return { status: 200, body: toPage(yield* exchangeRates.imports(scope, provider, page), size, importBody) }
      }),
    }),

    apiOperation({
      method: "get",
      path: `${path}/Imports/{id}`,
      tag,
      need: "rates:read",
      summary: `Get an import from ${name}`,
      description:
        "The result by currency so far, and a page of the rates not created because another existed; as CSV all.",
      params: idParameter(),
      query: closed(pageQuery),
      offers: ["application/json", csv],
      answers: {
        200: { description: "The import", schema: schemas.ImportResult },
        404: { description: "No such import" },
      },
      handle: Effect.fnUntraced(function* ({ scope }, { params: { id }, query, mediaType }) {
        const { size, page } = yield* readPage(query)
        const { rateImport, results, conflicts } = yield* exchangeRates.import(scope, provider, id, page)
        if (mediaType === csv)
          return logAsCsv(`${path}/Conflicts`, conflictColumns, conflictBody, (after, limit) =>
            Effect.map(
              exchangeRates.import(scope, provider, id, { limit, ...given({ after }) }),
              (read) => read.conflicts,
            ),
          )
        return {
          status: 200,
          body: {
            ...importBody(rateImport),
            currencies: results.map((each) => resultBody(each, rateImport)),
            conflicts: toPage(conflicts, size, conflictBody),
          },
        }
      }),
    }),
  ]
}
