import { Link, useParams } from "@tanstack/react-router"
import { Activity, lifeOf } from "../../shell/activity.tsx"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useCloseRow } from "../../shell/close-row.ts"
import { History } from "../../shell/history.tsx"
import { factsOf } from "../../shell/request-form.ts"
import { ObjectParts } from "../../shell/object-parts.tsx"
import { useWords } from "../../shell/session.tsx"
import { Id } from "../../ui/copy.tsx"
import { Facts } from "../../ui/page.tsx"
import { Detail, PendingDetail } from "../../ui/split.tsx"
import { Mark } from "../../ui/status.tsx"
import { billingStatus } from "../billing-status.ts"
import { QuoteActions } from "./quote-actions.tsx"
import { quoteTexts } from "./quote-header.ts"
import { QuoteLines } from "./quote-lines.tsx"

const ordersOf = { Subscription: "subscriptions", SalesOrder: "sales-orders" } as const

/** A quote: the customer, products, term and price, and the order made from it. */
export const QuoteDetail = () => {
  const { one = "" } = useParams({ strict: false })
  const { time, numbers } = useWords()
  const entity = useEntity()
  const close = useCloseRow("quotes")
  const asked = useAsk("/Quotes/{id}", { path: { id: one } })
  const quote = asked.data
  if (quote === undefined) return <PendingDetail title="Quote" of={asked} onClose={close} />
  const { customer, convertedToOrder, effectiveEndDate, termType, initialTerm, tcv, cmrr } = quote
  return (
    <Detail
      title={quote.number}
      about={customer.name}
      number={{ text: quote.number, what: "quote number" }}
      state={<Mark {...billingStatus[quote.status]} tinted />}
      onClose={close}
      history={<History of="Quote" id={one} />}
      raw={quote}
      actions={<QuoteActions quote={quote} />}
    >
      <ObjectParts
        figures={[
          { label: "MRR", value: numbers.money(cmrr.amount, cmrr.currencyCode) },
          { label: "contract value", value: numbers.money(tcv.amount, tcv.currencyCode) },
          { label: "valid to", value: time.date(quote.validToDate) },
        ]}
        facts={
          <Facts
            of={[
              [
                "Customer",
                <Link key="customer" to="/$entity/accounts/$one" params={{ entity, one: customer.id }}>
                  {customer.name} ({customer.accountNumber})
                </Link>,
              ],
              ["Date", time.date(quote.quoteDate)],
              ["For", quote.quoteType === "Change" ? "a change of a subscription" : quote.orderType],
              ["From", time.date(quote.effectiveStartDate)],
              ["To", effectiveEndDate === undefined ? undefined : time.date(effectiveEndDate)],
              [
                "Term",
                quote.orderType === "SalesOrder"
                  ? undefined
                  : termType === "Evergreen"
                    ? "No end"
                    : `${initialTerm} months`,
              ],
              [
                "Became",
                convertedToOrder === undefined ? undefined : (
                  <Link key="order" to={`/${entity}/${ordersOf[quote.orderType]}/${convertedToOrder.id}` as never}>
                    {convertedToOrder.orderNumber}
                  </Link>
                ),
              ],
              ...factsOf(quoteTexts, quote),
              ["Id", <Id key="id" id={quote.id} />],
            ]}
          />
        }
        activity={<Activity id={quote.id} steps={lifeOf(quote)} />}
      >
        <QuoteLines quote={quote} />
      </ObjectParts>
    </Detail>
  )
}
