import { Link, useParams } from "@tanstack/react-router"
import type { Decimal } from "../../api/exact.ts"
import type { components } from "../../api/schema.gen.ts"
import { Activity, type ActivityStep } from "../../shell/activity.tsx"
import { useAsk } from "../../shell/ask.ts"
import { useBaseCurrency, useEntity } from "../../shell/entity.ts"
import { useCloseRow } from "../../shell/close-row.ts"
import { Moment } from "../../shell/moment.tsx"
import { ObjectParts } from "../../shell/object-parts.tsx"
import { useWords } from "../../shell/session.tsx"
import { Id } from "../../ui/copy.tsx"
import { isNothing } from "../../ui/numbers.ts"
import { Facts, Section } from "../../ui/page.tsx"
import { PlainTable } from "../../ui/plain-table.tsx"
import { Detail, PendingDetail } from "../../ui/split.tsx"
import css from "../invoices/invoice.module.css"

type Schemas = components["schemas"]
type Voucher = Schemas["Journal"]["vouchers"][number]
type Sums = Schemas["JournalSums"]["data"][number]

/** A journal with its vouchers: debit and credit side by side, in base currency and in the document's currency. */
export const JournalDetail = () => {
  const { one = "" } = useParams({ strict: false })
  const entity = useEntity()
  const base = useBaseCurrency()
  const close = useCloseRow("journals")
  const asked = useAsk("/Journals/{id}", { path: { id: one } })
  const sums = useAsk("/Journals/Sums", { query: { JournalIds: one } }).data?.data[0]
  const journal = asked.data
  if (journal === undefined) return <PendingDetail title="Journal" of={asked} onClose={close} />
  return (
    <Detail
      title={`Journal ${journal.journalNumber}`}
      about={journal.description}
      number={{ text: journal.journalNumber, what: "journal number" }}
      onClose={close}
      raw={journal}
    >
      <ObjectParts
        facts={
          <Facts
            of={[
              ["Type", journal.journalType],
              ["Period", `${journal.accountingPeriod.fiscalYear}-${journal.accountingPeriod.fiscalPeriod}`],
              ["Booked", <Moment key="posted" at={journal.postedDate} whole />],
              ["Id", <Id key="id" id={journal.id} />],
            ]}
          />
        }
        activity={<Activity id={journal.id} steps={stepsOf(journal)} />}
      >
        {journal.vouchers.length === 1 || sums === undefined ? null : <Total sums={sums} base={base} />}
        {journal.vouchers.map((voucher) => (
          <Section
            key={voucher.transactionNumber}
            title={`Voucher ${voucher.transactionNumber}`}
            aside={
              voucher.invoiceId === undefined ? null : (
                <Link to="/$entity/invoices/$one" params={{ entity, one: voucher.invoiceId }}>
                  Invoice {voucher.invoiceNumber}
                </Link>
              )
            }
          >
            <VoucherLines voucher={voucher} base={base} sums={journal.vouchers.length === 1 ? sums : undefined} />
          </Section>
        ))}
      </ObjectParts>
    </Detail>
  )
}

const stepsOf = ({ postedDate, transferredToERP }: Schemas["Journal"]): readonly ActivityStep[] => [
  { key: "booked", at: postedDate, mark: { tone: "quiet", icon: "book", word: "Booked" } },
  ...(transferredToERP === undefined
    ? []
    : [
        {
          key: "transferred",
          at: transferredToERP,
          mark: { tone: "quiet", icon: "external", word: "Taken to another ledger" },
        } as const,
      ]),
]

/** Lines of a voucher, with their sums if the journal has no other voucher. */
const VoucherLines = ({
  voucher: { transactionNumber, transactions },
  base,
  sums,
}: {
  readonly voucher: Voucher
  readonly base: string
  readonly sums: Sums | undefined
}) => {
  const { numbers } = useWords()
  const sales = transactions.find(({ salesCurrency }) => salesCurrency !== base)?.salesCurrency
  const shown = (amount: Decimal, currency: string) => (isNothing(amount) ? "" : numbers.amount(amount, currency))
  const salesSums = sums?.salesCurrencySums.find(({ salesCurrency }) => salesCurrency === sales)
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where it is narrow
    <div className={css.scroll} tabIndex={0} role="group" aria-label={`Lines of ${transactionNumber}`}>
      <table className={css.lines}>
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col">Debit {base}</th>
            <th scope="col">Credit {base}</th>
            {sales === undefined ? null : (
              <>
                <th scope="col">Debit {sales}</th>
                <th scope="col">Credit {sales}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {transactions.map((each, index) => (
            <tr key={index}>
              <td>
                {each.account} {each.description}
              </td>
              <td>{shown(each.debitAmount, base)}</td>
              <td>{shown(each.creditAmount, base)}</td>
              {sales === undefined ? null : (
                <>
                  <td>{shown(each.salesCurrencyDebitAmount, sales)}</td>
                  <td>{shown(each.salesCurrencyCreditAmount, sales)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
        {sums === undefined ? null : (
          <tfoot>
            <tr className={css.total}>
              <th scope="row">Total</th>
              <td>{numbers.amount(sums.debitAmount, base)}</td>
              <td>{numbers.amount(sums.creditAmount, base)}</td>
              {sales === undefined || salesSums === undefined ? null : (
                <>
                  <td>{numbers.amount(salesSums.debitAmount, sales)}</td>
                  <td>{numbers.amount(salesSums.creditAmount, sales)}</td>
                </>
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

/** The sums of all vouchers of a journal. */
const Total = ({ sums, base }: { readonly sums: Sums; readonly base: string }) => {
  const { numbers } = useWords()
  const ofBase = { salesCurrency: base, debitAmount: sums.debitAmount, creditAmount: sums.creditAmount }
  const rows = [ofBase, ...sums.salesCurrencySums.filter(({ salesCurrency }) => salesCurrency !== base)]
  return (
    <Section title="Total">
      <PlainTable
        label="Total"
        rows={rows}
        keyOf={({ salesCurrency }) => salesCurrency}
        columns={[
          { key: "currency", head: "Currency", cell: ({ salesCurrency }) => salesCurrency },
          {
            key: "debit",
            head: "Debit",
            end: true,
            cell: (row) => numbers.amount(row.debitAmount, row.salesCurrency),
          },
          {
            key: "credit",
            head: "Credit",
            end: true,
            cell: (row) => numbers.amount(row.creditAmount, row.salesCurrency),
          },
        ]}
      />
    </Section>
  )
}
