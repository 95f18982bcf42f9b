import { StatementRefused } from "@svc/adapters/xml/statement-fields"
import { makeStatementReader } from "@svc/adapters/xml/statement-reader"
import type { BankFile } from "@svc/domain/payments/bank-statement"
import type { Payments } from "@svc/domain/payments/payments"
import { Effect } from "effect"
import { Type } from "typebox"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { closed, named, Uuid } from "../shapes.ts"

const ImportResponse = closed(
  {
    batchId: Uuid,
    batchNumber: Type.String(),
    created: Type.Integer({ description: "Number of payments created" }),
    matched: Type.Integer({ description: "Number of created payments for which an invoice was found" }),
    skipped: Type.Integer({ description: "Number of entries that had been imported before" }),
    errors: Type.Array(
      closed(
        {
          entry: Type.String({
            description: "The bank's reference of the entry; without one, its statement and position",
          }),
          message: Type.String(),
        },
        named("PaymentImportError"),
      ),
    ),
  },
  named("PaymentImportResponse"),
)

/** The import of bank files (contract P16 to P19). */
export const paymentImportOperations = ({ payments }: { readonly payments: Payments }): readonly AnyOperation[] => [
  apiOperation({
    method: "post",
    path: "/Payments/import",
    tag: "Payments",
    need: "payments:write",
    transaction: "idempotent",
    summary: "Import a bank file",
    description:
      "Imports an ISO 20022 statement, camt.053.001.02 to camt.053.001.08, of at most 16 MiB. Each booked entry becomes a draft payment with the invoice that it pays, if one is found; debits are negative. Entries imported before are skipped. Nothing of a refused file is stored. Raises PaymentsCreated.",
    takesFile: {
      types: ["application/xml", "text/xml"],
      read: makeStatementReader,
      isRefusal: (error): error is Error => error instanceof StatementRefused,
    },
    answers: { 200: { description: "The result for the entries", schema: ImportResponse } },
    handle: ({ origin }, { file }) =>
      Effect.gen(function* () {
        const read = yield* Effect.fromResult(file)
        const { batch, errors } = yield* payments.import(origin, read as BankFile)
        const { id, number, created, matched, skipped } = batch
        return { status: 200, body: { batchId: id, batchNumber: number, created, matched, skipped, errors } }
      }),
  }),
]
