import { Effect } from "effect"
import type { ListRequest } from "../../listing/list-request.ts"
import type { LookupKey } from "../../listing/lookup-key.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import type { ReferenceData } from "../../reference-data/reference-data.ts"
import { given } from "../../shared/given.ts"
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

/** A fiscal year, optionally restricted to a period, a quarter or a financial account (by id or code). */
export interface TransactionsOfYear {
  readonly year: number
  readonly period?: number
  readonly quarter?: number
  readonly financialAccount?: LookupKey
}

/** The journals to list. A period needs its fiscal year. */
export interface JournalsWanted {
  readonly year?: number | undefined
  readonly period?: number | undefined
  /** The financial account by id or code. */
  readonly financialAccount?: LookupKey | undefined
}

/** Lists vouchers with the objects that they concern (contract J8). */
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

  const daysOf = Effect.fnUntraced(function* (
    scope: Scope,
    { year, period, quarter }: Omit<TransactionsOfYear, "financialAccount">,
  ) {
    const { fiscalYearStartMonth: begin } = yield* organisation.details(scope)
    const { firstDay: from, lastDay: to } = periodAt(year, period ?? 1, begin)
    if (period !== undefined) return { from, to }
    return quarter === undefined ? fiscalYearDays(year, begin) : fiscalQuarterDays(year, quarter, begin)
  })
  const accountOf = (scope: Scope, field: string, key: LookupKey) =>
    Effect.map(referenceData.lookUps(scope).financialAccount(field, key), ({ id }) => id)

  return {
    ofYear: Effect.fnUntraced(function* (scope: Scope, request: ListRequest, wanted: TransactionsOfYear) {
      const days = yield* daysOf(scope, wanted)
      if (wanted.financialAccount === undefined) return yield* list(scope, request, { days })
      const financialAccountId = yield* accountOf(scope, "financialAccount", wanted.financialAccount)
      return yield* list(scope, request, { days, financialAccountId })
    }),
    /** Journals of a fiscal year or a period of it, or with a booking on a financial account (contract J12). */
    journals: Effect.fnUntraced(function* (
      scope: Scope,
      request: ListRequest,
      { year, period, financialAccount }: JournalsWanted,
    ) {
      const days = year === undefined ? undefined : yield* daysOf(scope, { year, ...given({ period }) })
      const financialAccountId =
        financialAccount === undefined ? undefined : yield* accountOf(scope, "FinancialAccount", financialAccount)
      return yield* journals.list(scope, request, given({ days, financialAccountId }))
    }),
    ofJournal: Effect.fnUntraced(function* (scope: Scope, request: ListRequest, journalId: string) {
      yield* journals.head(scope, journalId)
      return yield* list(scope, request, { journalId })
    }),
  }
}
