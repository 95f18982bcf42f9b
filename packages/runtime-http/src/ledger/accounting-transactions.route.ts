import { voucherFields } from "@svc/domain/ledger/journal"
import { accountingTransactionBody } from "@svc/domain/ledger/journal-body"
import type { Ledger, TransactionsOfYear } from "@svc/domain/ledger/ledger"
import type { VoucherSubjects } from "@svc/domain/ledger/voucher-subjects"
import { type TProperties, Type } from "typebox"
import { makeListOperation } from "../list-operation.ts"
import { unknownIsBadRequest } from "../not-found.ts"
import { type AnyOperation, withAliases } from "../operation.ts"
import { resource } from "../resource.ts"
import { closed, idParameter } from "../shapes.ts"
import { reading } from "./journals.route.ts"
import { AccountingTransaction } from "./journals.schema.ts"

const ofYear = "/Journals/AccountingTransactions/{year}"

const transactionResource = resource({
  schema: AccountingTransaction,
  fields: voucherFields,
  body: (subjects: VoucherSubjects) => accountingTransactionBody(subjects),
})

const year = Type.Integer({ minimum: 1, maximum: 9998, description: "Fiscal year" })
const described = {
  tag: "Journals",
  ...reading,
  description: "Vouchers by effective date, each with its invoice and account.",
  resource: transactionResource,
}

/** Vouchers of fiscal years, periods, quarters and accounts (contract J8). */
export const accountingTransactionOperations = ({
  ledger,
  baseUrl,
}: {
  readonly ledger: Pick<Ledger, "transactionsOfJournal" | "transactionsOfYear">
  readonly baseUrl: string
}): readonly AnyOperation[] => {
  const listOperation = makeListOperation(baseUrl)
  const listOfYear = (more: string, summary: string, properties: TProperties) =>
    listOperation({
      ...described,
      path: `${ofYear}${more}`,
      summary: `Get accounting transactions ${summary}`,
      params: closed({ year, ...properties }),
      list: ({ scope }, request, params) =>
        ledger.transactionsOfYear(scope, request, params as unknown as TransactionsOfYear),
    })
  return [
    listOfYear("", "of a fiscal year", {}),
    listOfYear("/FiscalPeriod/{period}", "of a period of a fiscal year", {
      period: Type.Integer({ minimum: 1, maximum: 12 }),
    }),
    listOfYear("/FiscalQuarter/{quarter}", "of a quarter of a fiscal year", {
      quarter: Type.Integer({ minimum: 1, maximum: 4 }),
    }),
    ...withAliases(
      listOfYear("/FinancialAccounts/{financialAccount}", "of a fiscal year and a financial account", {
        financialAccount: Type.String({ minLength: 1, maxLength: 500, description: "Its code or its id" }),
      }),
      `${ofYear}/FinancialAccount/{financialAccount}`,
    ),
    listOperation({
      ...described,
      path: "/Journals/{id}/AccountingTransactions",
      summary: "Get accounting transactions of a journal",
      description: "Returns the transactions in the order of the journal.",
      params: idParameter(),
      list: ({ scope }, request, { id }) => unknownIsBadRequest(ledger.transactionsOfJournal(scope, request, id)),
    }),
  ]
}
