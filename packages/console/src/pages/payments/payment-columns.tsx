import type { Words } from "../../shell/list-page.tsx"
import type { Column } from "../../ui/column.ts"
import { Mark } from "../../ui/status.tsx"
import { type Payment, paymentMark } from "../payment-mark.ts"

/** Columns of payments; beside an open one, only those that distinguish payments. */
export const paymentColumns = ({ time, numbers }: Words, isNarrow: boolean): readonly Column<Payment>[] => [
  {
    key: "state",
    head: "State",
    width: "112px",
    phone: "aside",
    cell: (payment) => <Mark {...paymentMark(payment)} />,
  },
  { key: "date", head: "Paid", width: "112px", phone: "note", cell: ({ paymentDate }) => time.date(paymentDate) },
  {
    key: "payer",
    head: "Payer",
    width: "minmax(104px, 2fr)",
    phone: "title",
    cell: ({ payerName, reference }) => payerName ?? reference ?? "",
  },
  ...(isNarrow
    ? []
    : [
        {
          key: "reference",
          head: "Reference",
          width: "minmax(156px, 1fr)",
          fold: 3,
          cell: ({ reference }: Payment) => reference ?? "",
        },
        {
          key: "method",
          head: "Method",
          width: "120px",
          fold: 2,
          cell: ({ paymentMethodName }: Payment) => paymentMethodName,
        },
        {
          key: "posted",
          head: "Posted",
          width: "112px",
          fold: 1,
          cell: ({ postedDate }: Payment) => (postedDate === undefined ? "" : time.date(postedDate)),
        },
        {
          key: "left",
          head: "Not matched",
          width: "minmax(120px, 1fr)",
          end: true,
          cell: ({ unallocatedAmount: { amount, currencyCode } }: Payment) => numbers.amount(amount, currencyCode),
        },
      ]),
  {
    key: "amount",
    head: "Amount",
    width: "minmax(148px, 1fr)",
    end: true,
    phone: "corner",
    cell: ({ amount: { amount, currencyCode } }) => numbers.money(amount, currencyCode),
  },
]
