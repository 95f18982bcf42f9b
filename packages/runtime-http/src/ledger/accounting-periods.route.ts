import { encodePc8 } from "@svc/adapters/sie/pc8"
import {
  accountingPeriodBody,
  accountingPeriodFields,
  type PeriodWithState,
} from "@svc/domain/ledger/accounting-period"
import type { Ledger } from "@svc/domain/ledger/ledger"
import { listInMemory } from "@svc/domain/listing/list-in-memory"
import type { FieldValue } from "@svc/domain/listing/list-fields"
import { decimal } from "@svc/domain/shared/decimal"
import { Effect } from "effect"
import { type Static, Type } from "typebox"
import { TextPieces } from "../items.ts"
import { makeListOperation } from "../list-operation.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { resource } from "../resource.ts"
import { closed } from "../shapes.ts"
import { AccountingPeriod, BooksVerification } from "./accounting-periods.schema.ts"

const tag = "Accounting periods"
const sieType = "application/x-sie"

const periodResource = resource({
  schema: AccountingPeriod,
  fields: accountingPeriodFields,
  body: (period: PeriodWithState) => accountingPeriodBody(period),
})

/** The path parameters: year and number of a period. */
export const params = closed({
  year: Type.Integer({ minimum: 0, maximum: 9999, description: "Fiscal year" }),
  period: Type.Integer({ minimum: 0, maximum: 99, description: "1 to 12" }),
})
export const named = ({ year, period }: Static<typeof params>) => ({ fiscalYear: year, fiscalPeriod: period })

const valueOf = (item: PeriodWithState, field: string): readonly FieldValue[] => {
  const value = (accountingPeriodBody(item) as Readonly<Record<string, string | number | undefined>>)[field] ?? null
  return [typeof value === "number" ? decimal(String(value)) : value]
}

const answers = {
  200: { description: "The period after the change", schema: AccountingPeriod },
  404: { description: "No such period" },
}

/** Accounting periods (docs/contract/accounting-periods.md). */
export const accountingPeriodOperations = ({
  ledger,
  ledger: { periods },
  baseUrl,
}: {
  readonly ledger: Pick<Ledger, "exportPeriod" | "periods" | "verify">
  readonly baseUrl: string
}): readonly AnyOperation[] => [
  makeListOperation(baseUrl)({
    path: "/AccountingPeriods",
    tag,
    need: "journals:read",
    withoutChanges: true,
    summary: "Get accounting periods",
    description:
      "Returns the periods in order, from the first month with a voucher or an item of revenue to twelve months after today or the last item, whichever is later.",
    resource: periodResource,
    list: ({ scope }, request) =>
      Effect.map(periods.all(scope), (all) => {
        const items = all.map((item) => ({ ...item, id: item.period.firstDay }))
        return listInMemory(items, valueOf, request)
      }),
  }),

  apiOperation({
    method: "get",
    path: "/AccountingPeriods/Verification",
    tag,
    need: "journals:read",
    summary: "Verify the books",
    description:
      "Computes the bookings again from the documents and compares them with the vouchers, in one snapshot, as `svc ledger verify` does.",
    readsMuch: true,
    answers: { 200: { description: "The checks with their errors", schema: BooksVerification } },
    handle: ({ scope }) =>
      Effect.map(ledger.verify(scope), (checks) => ({
        status: 200,
        body: { agrees: checks.every(({ count }) => count === 0), checks },
      })),
  }),

  apiOperation({
    method: "get",
    path: "/AccountingPeriods/{year}/{period}",
    tag,
    need: "journals:read",
    summary: "Get an accounting period",
    params,
    answers: { ...answers, 200: { description: "The period", schema: AccountingPeriod } },
    handle: ({ scope }, input) => Effect.map(periods.find(scope, named(input.params)), periodResource.ok),
  }),

  apiOperation({
    method: "get",
    path: "/AccountingPeriods/{year}/{period}/Export",
    tag,
    need: "journals:read",
    summary: "Get the vouchers of an accounting period as a file",
    description:
      "With `Accept: text/csv` (the default) a line for each line of a voucher; with `Accept: application/x-sie` an SIE file, type 4, for another bookkeeping program.",
    params,
    offers: ["text/csv", sieType],
    readsMuch: true,
    answers: { 200: { description: "The file" }, 404: { description: "No such period" } },
    handle: ({ scope }, input) =>
      Effect.map(
        ledger.exportPeriod(scope, named(input.params), input.mediaType === sieType ? "sie" : "csv"),
        ({ fileName, pieces }) => ({
          status: 200,
          content: {
            type: input.mediaType,
            data: new TextPieces(pieces),
            ...(input.mediaType === sieType ? { encode: encodePc8 } : {}),
          },
          headers: { "content-disposition": `attachment; filename="${fileName}"` },
        }),
      ),
  }),

  apiOperation({
    method: "post",
    path: "/AccountingPeriods/{year}/{period}/Close",
    tag,
    need: "journals:admin",
    transaction: "idempotent",
    summary: "Close an accounting period",
    description:
      "The period before must be closed, unless this is the first with a voucher or an item of revenue. All revenue up to the period must be recognised, and no draft invoice or credit note may be dated in it. Afterwards no voucher can be dated in it.",
    params,
    body: closed({}),
    bodyOptional: true,
    answers,
    handle: ({ scope }, input) => Effect.map(periods.close(scope, named(input.params)), periodResource.ok),
  }),

  apiOperation({
    method: "post",
    path: "/AccountingPeriods/{year}/{period}/Reopen",
    tag,
    need: "journals:admin",
    transaction: "idempotent",
    summary: "Open the last closed accounting period again",
    params,
    body: closed({}),
    bodyOptional: true,
    answers,
    handle: ({ scope }, input) => Effect.map(periods.reopen(scope, named(input.params)), periodResource.ok),
  }),
]
