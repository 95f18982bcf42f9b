import { allOf, equals } from "../../api/filter.ts"
import { itemsOf } from "../../api/items.ts"
import { allows } from "../../api/permissions.ts"
import { useAsk } from "../../shell/ask.ts"
import { useMe, useWords } from "../../shell/session.tsx"
import layout from "../../ui/layout.module.css"
import { Section } from "../../ui/page.tsx"
import { PlainTable } from "../../ui/plain-table.tsx"
import { reportIds } from "../reports/report-ids.ts"
import { priceText, quantityText } from "../price-text.ts"
import { dayBefore } from "../../ui/time.ts"
import type { Subscription } from "./subscription-changes.ts"

interface Due {
  readonly chargeNumber: string
  readonly nextDate: string
}

/** Charges with their price, the day up to which each is invoiced, and the due date of its next invoice. */
export const OrderCharges = ({ subscription }: { readonly subscription: Subscription }) => {
  const words = useWords()
  const { permissions } = useMe()
  const { time } = words
  const { orderNumber, status, products, effectiveStartDate } = subscription
  const isBilled = status === "Active" || status === "Cancelled"
  const due = useAsk(
    "/Reports/{id}/Data",
    {
      path: { id: reportIds.uninvoicedCharges },
      query: {
        From: effectiveStartDate,
        To: "9999-12-31",
        Filter: allOf(equals("orderNumber", orderNumber))!,
        PageSize: 100,
      },
    },
    { enabled: isBilled && allows(permissions, "reports:read") },
  )
  // The report has a row for each version of a charge; the earliest due date counts.
  const next = new Map<string, string>()
  for (const { chargeNumber, nextDate } of itemsOf(due.data) as unknown as readonly Due[])
    if (nextDate < (next.get(chargeNumber) ?? "~")) next.set(chargeNumber, nextDate)
  const charges = products.flatMap((product) => product.charges.map((charge) => ({ product: product.name, ...charge })))
  return (
    <Section title="Charges">
      <PlainTable
        label="Charges"
        columns={[
          {
            key: "name",
            head: "Charge",
            cell: ({ product, name, chargeNumber }) => (
              <>
                {product === name ? name : `${product}, ${name}`} <small className={layout.whole}>{chargeNumber}</small>
              </>
            ),
          },
          { key: "price", head: "Price", cell: (charge) => priceText(charge, words) },
          {
            key: "quantity",
            head: "Quantity",
            end: true,
            cell: (charge) => quantityText(charge, words),
          },
          {
            key: "through",
            head: "Invoiced through",
            keep: true,
            cell: ({ chargedThroughDate }) =>
              chargedThroughDate === undefined ? "–" : time.date(dayBefore(chargedThroughDate, 1)),
          },
          {
            key: "next",
            head: "Next invoice",
            keep: true,
            cell: ({ chargeNumber }) => {
              const day = next.get(chargeNumber)
              return day === undefined ? "–" : time.date(day)
            },
          },
        ]}
        rows={charges}
        keyOf={({ id }) => id}
      />
    </Section>
  )
}
