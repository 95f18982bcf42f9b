import type { Ledger } from "@svc/domain/ledger/ledger"
import { Effect } from "effect"
import { Type } from "typebox"
import { ExactNumber } from "../decimal-body.ts"
import { IdList, readIds } from "../id-list.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { closed, named, Uuid } from "../shapes.ts"
import { reading } from "./journals.route.ts"

const amount = ExactNumber()

const JournalSums = closed(
  {
    data: Type.Array(
      closed({
        journalId: Uuid,
        debitAmount: ExactNumber({ description: "In base currency" }),
        creditAmount: amount,
        salesCurrencySums: Type.Array(
          closed({ salesCurrency: Type.String(), debitAmount: amount, creditAmount: amount }),
          { description: "By sales currency" },
        ),
      }),
      {
        description:
          "By journal. When the journals have more than 20,000 vouchers together, the longest ones are omitted",
      },
    ),
  },
  named("JournalSums"),
)

/** The sums of the journals on a page of a list (contract H15). */
export const journalSums = ({ ledger }: { readonly ledger: Pick<Ledger, "sums"> }): AnyOperation =>
  apiOperation({
    method: "get",
    path: "/Journals/Sums",
    tag: "Journals",
    ...reading,
    summary: "Get the debit and credit sums of some journals",
    query: closed({ JournalIds: IdList }),
    answers: { 200: { description: "The sums", schema: JournalSums } },
    handle: Effect.fnUntraced(function* ({ scope }, { query: { JournalIds } }) {
      const found = yield* ledger.sums(scope, yield* readIds("JournalIds", JournalIds))
      const data = found.map(({ journalId, debit, credit, sales }) => ({
        journalId,
        debitAmount: debit,
        creditAmount: credit,
        salesCurrencySums: sales.map((each) => ({
          salesCurrency: each.currency,
          debitAmount: each.debit,
          creditAmount: each.credit,
        })),
      }))
      return { status: 200, body: { data } }
    }),
  })
