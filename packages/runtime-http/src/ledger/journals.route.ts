import { resource } from "../resource.ts"
import { journalBody, journalFields } from "@svc/domain/ledger/journal"
import type { Ledger } from "@svc/domain/ledger/ledger"
import { Effect } from "effect"
import { makeListOperation } from "../list-operation.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { idParameter } from "../shapes.ts"
import { Journal } from "./journals.schema.ts"

const journalResource = resource({ schema: Journal, fields: journalFields, body: journalBody })

export interface LedgerDoor {
  readonly ledger: Pick<Ledger, "get" | "list">
  readonly baseUrl: string
}

/** Journals (docs/contract/ledger.md). */
export const journalOperations = ({ ledger, baseUrl }: LedgerDoor): readonly AnyOperation[] => {
  const listOperation = makeListOperation(baseUrl)
  return [
    listOperation({
      path: "/Journals",
      tag: "Journals",
      need: "invoices:read",
      summary: "Get journals",
      resource: journalResource,
      list: ({ scope }, request) => ledger.list(scope, request),
    }),

    apiOperation({
      method: "get",
      path: "/Journals/{id}",
      tag: "Journals",
      need: "invoices:read",
      summary: "Get a journal",
      params: idParameter(),
      answers: {
        200: { description: "The journal", schema: journalResource.schema },
        404: { description: "There is none" },
      },
      handle: ({ scope }, { params: { id } }) => Effect.map(ledger.get(scope, id), journalResource.ok),
    }),
  ]
}
