import { Effect } from "effect"
import type { ListRequest } from "../../listing/list-request.ts"
import type { LookupKey } from "../../listing/lookup-key.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import type { ReferenceData } from "../../reference-data/reference-data.ts"
import type { Scope } from "../../shared/scope.ts"
import { fiscalQuarterDays, fiscalYearDays, periodAt } from "../accounting-period.ts"
import type { BilledSubjects } from "../ports/billed-subjects.ts"
import type { JournalStore } from "../ports/journal-store.ts"
import type { VouchersOf, VoucherStore } from "../ports/voucher-store.ts"
import type { VoucherSubjects } from "../voucher-subjects.ts"

export interface ListTransactionsPorts {
  readonly journals: JournalStore
  readonly vouchers: VoucherStore
  readonly subjects: BilledSubjects
  readonly organisation: Pick<Organisation, "details">
  readonly referenceData: Pick<ReferenceData, "lookUps">
}

/** A fiscal year, or a period, a quarter or a financial account (by id or code) in it. */
export interface TransactionsOfYear {
  readonly year: number
  readonly period?: number
  readonly quarter?: number
  readonly financialAccount?: LookupKey
}

/** Lists vouchers with what they are about (contract J8). */
export const makeListTransactions = (ports: ListTransactionsPorts) => {
  const { journals, vouchers, subjects, organisation, referenceData } = ports

  const list = Effect.fnUntraced(function* (scope: Scope, request: ListRequest, of: VouchersOf) {
    const { items, total } = yield* vouchers.list(scope, request, of)
    const ids = <Id>(values: readonly (Id | undefined)[]) => [...new Set(values.filter((id) => id !== undefined))]
    const byId = <A extends { readonly id: string }>(found: readonly A[]) =>
      new Map<string, A>(found.map((each) => [each.id, each]))
    const invoices = byId(yield* subjects.invoices(scope, ids(items.map(({ invoice }) => invoice?.id))))
    const accounts = byId(yield* subjects.accounts(scope, ids(items.map(({ accountId }) => accountId))))
    const shown = items.map((voucher): VoucherSubjects => {
      const { invoice, accountId } = voucher
      return {
        voucher,
        invoice: invoice && invoices.get(invoice.id),
        account: accountId && accounts.get(accountId),
      }
    })
    return { items: shown, total }
  })

  return {
    ofYear: Effect.fnUntraced(function* (scope: Scope, request: ListRequest, wanted: TransactionsOfYear) {
      const { year, period, quarter, financialAccount } = wanted
      const { fiscalYearStartMonth: begin } = yield* organisation.details(scope)
      const { firstDay: from, lastDay: to } = periodAt(year, period ?? 1, begin)
      const days =
        period !== undefined
          ? { from, to }
          : quarter === undefined
            ? fiscalYearDays(year, begin)
            : fiscalQuarterDays(year, quarter, begin)
      if (financialAccount === undefined) return yield* list(scope, request, { days })
      const { id } = yield* referenceData.lookUps(scope).financialAccount("financialAccount", financialAccount)
      return yield* list(scope, request, { days, financialAccountId: id })
    }),
    ofJournal: Effect.fnUntraced(function* (scope: Scope, request: ListRequest, journalId: string) {
      yield* journals.head(scope, journalId)
      return yield* list(scope, request, { journalId })
    }),
  }
}
