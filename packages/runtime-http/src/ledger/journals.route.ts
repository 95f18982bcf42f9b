import { journalFields, type JournalHead, type JournalInPortions } from "@svc/domain/ledger/journal"
import {
  journalBody,
  journalBodyWith,
  journalDetailsBody,
  journalSummaryBody,
  voucherBody,
} from "@svc/domain/ledger/journal-body"
import type { Ledger } from "@svc/domain/ledger/ledger"
import { Effect } from "effect"
import { Type } from "typebox"
import { partsOf } from "../items.ts"
import { invalidRequest } from "../invalid-request.ts"
import { makeListOperation, pageSchema } from "../list-operation.ts"
import { unknownIsBadRequest } from "../not-found.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { resource } from "../resource.ts"
import { idParameter, instantOf } from "../shapes.ts"
import * as schemas from "./journals.schema.ts"

const tag = "Journals"
const one = "/Journals/{id}"
/** A caller who may read invoices may read their journals. */
export const reading = { need: "journals:read", orNeeds: "invoices:read" } as const

const streamed = (journal: JournalInPortions) =>
  journalBodyWith(journal, partsOf(journal.portions, voucherBody(journal.postedAt)))
const journalResource = {
  ...resource({ schema: schemas.Journal, fields: journalFields, body: journalBody }),
  streamed,
}
const { many: _, ...ofHeads } = journalFields
const detailsResource = resource({
  schema: schemas.JournalDetails,
  fields: ofHeads,
  body: (journal: JournalHead) => journalDetailsBody(journal),
})

export interface LedgerDoor {
  readonly ledger: Ledger
  readonly baseUrl: string
}

/** Journals (docs/contract/ledger.md). */
export const journalOperations = ({ ledger, baseUrl }: LedgerDoor): readonly AnyOperation[] => {
  const listOperation = makeListOperation(baseUrl)
  return [
    listOperation({
      path: "/Journals",
      tag,
      ...reading,
      summary: "Get journals",
      resource: journalResource,
      query: {
        FiscalYear: Type.Optional(Type.Integer({ minimum: 1, maximum: 9998 })),
        FiscalPeriod: Type.Optional(
          Type.Integer({ minimum: 1, maximum: 12, description: "A period of `FiscalYear`, which is then required" }),
        ),
        FinancialAccount: Type.Optional(
          Type.String({
            minLength: 1,
            maxLength: 500,
            description: "Code or id of an account: only journals that book on it",
          }),
        ),
      },
      list: Effect.fnUntraced(function* ({ scope }, request, _params, query) {
        const { FiscalYear: year, FiscalPeriod: period, FinancialAccount: financialAccount } = query
        if (period !== undefined && year === undefined)
          return yield* invalidRequest("FiscalYear", "is required with FiscalPeriod")
        return yield* ledger.list(scope, request, { year, period, financialAccount })
      }),
    }),

    listOperation({
      path: "/Journals/JournalDetails",
      tag,
      ...reading,
      summary: "Get journals without their vouchers",
      resource: detailsResource,
      list: ({ scope }, request) => ledger.details(scope, request),
    }),

    apiOperation({
      method: "get",
      path: one,
      tag,
      ...reading,
      summary: "Get a journal",
      params: idParameter(),
      answers: {
        200: { description: "The journal", schema: journalResource.schema },
        404: { description: "No such journal" },
      },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(ledger.get(scope, id), (journal) => ({ status: 200, body: streamed(journal) })),
    }),

    apiOperation({
      method: "patch",
      path: one,
      tag,
      need: "journals:write",
      summary: "Change a journal",
      description: "A merge patch (RFC 7396) of its description and of its data in the general ledger's system.",
      params: idParameter(),
      body: schemas.PatchJournalRequest,
      answers: { 200: { description: "The journal after the change", schema: journalResource.schema } },
      handle: ({ scope }, { params: { id }, body: { transferredToERP: at, ...patch } }) => {
        const transferredToERP = at === undefined || at === null ? at : instantOf(at)
        const changed = ledger.change(scope, id, { ...patch, transferredToERP })
        return Effect.map(unknownIsBadRequest(changed), (journal) => ({ status: 200, body: streamed(journal) }))
      },
    }),

    apiOperation({
      method: "get",
      path: `${one}/JournalSummary`,
      tag,
      ...reading,
      summary: "Get the sums of a journal by account",
      description: "Returns the sums in base currency, with debit and credit separately.",
      params: idParameter(),
      answers: {
        200: { description: "One summary, on one page", schema: pageSchema(schemas.JournalSummary) },
        404: { description: "No such journal" },
      },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(ledger.summary(scope, id), ({ journal, sums }) => ({
          status: 200,
          body: { pageNumber: 1, pageSize: 1, totalPages: 1, totalCount: 1, data: [journalSummaryBody(journal, sums)] },
        })),
    }),
  ]
}
