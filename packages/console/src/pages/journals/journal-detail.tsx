import { Link, useParams } from "@tanstack/react-router"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useCloseRow } from "../../shell/list-page.tsx"
import { Moment } from "../../shell/moment.tsx"
import { useMe, useWords } from "../../shell/session.tsx"
import { Facts, Section } from "../../ui/page.tsx"
import { Detail } from "../../ui/split.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import css from "../invoices/invoice.module.css"

/** A journal with its vouchers; debit and credit stand side by side, in base currency. */
export const JournalDetail = () => {
  const { one = "" } = useParams({ strict: false })
  const { numbers } = useWords()
  const entity = useEntity()
  const { legalEntities } = useMe()
  const base = legalEntities.find(({ id }) => id === entity)?.baseCurrency ?? ""
  const close = useCloseRow("journals")
  const asked = useAsk("/Journals/{id}", { path: { id: one } })
  const journal = asked.data
  if (journal === undefined)
    return (
      <Detail title="Journal" onClose={close}>
        {asked.isError ? <Failure error={asked.error} onRetry={() => void asked.refetch()} /> : <Skeleton />}
      </Detail>
    )
  return (
    <Detail title={`Journal ${journal.journalNumber}`} onClose={close} raw={journal}>
      <Facts
        of={[
          ["Description", journal.description],
          ["Type", journal.journalType],
          ["Posted", <Moment key="posted" at={journal.postedDate} whole />],
        ]}
      />
      {journal.vouchers.map((voucher) => (
        <Section
          key={voucher.transactionNumber}
          title={`Voucher ${voucher.transactionNumber}`}
          aside={
            voucher.invoiceId === undefined ? null : (
              <Link to={`/${entity}/invoices/${voucher.invoiceId}` as never}>Invoice {voucher.invoiceNumber}</Link>
            )
          }
        >
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where it is narrow */}
          <div className={css.scroll} tabIndex={0} role="group" aria-label={`Lines of ${voucher.transactionNumber}`}>
            <table className={css.lines}>
              <thead>
                <tr>
                  <th scope="col">Account</th>
                  <th scope="col">Debit {base}</th>
                  <th scope="col">Credit {base}</th>
                </tr>
              </thead>
              <tbody>
                {voucher.transactions.map((each, index) => (
                  // eslint-disable-next-line react/no-array-index-key -- lines of a voucher never move
                  <tr key={index}>
                    <td>
                      {each.account} {each.description}
                    </td>
                    <td>{String(each.debitAmount) === "0" ? "" : numbers.amount(each.debitAmount, base)}</td>
                    <td>{String(each.creditAmount) === "0" ? "" : numbers.amount(each.creditAmount, base)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Section>
      ))}
    </Detail>
  )
}
