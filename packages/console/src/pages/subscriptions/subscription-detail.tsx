import { Link, useParams } from "@tanstack/react-router"
import { Activity, lifeOf } from "../../shell/activity.tsx"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useCloseRow } from "../../shell/close-row.ts"
import { History } from "../../shell/history.tsx"
import { ObjectParts } from "../../shell/object-parts.tsx"
import { useWords } from "../../shell/session.tsx"
import { Id } from "../../ui/copy.tsx"
import { Facts } from "../../ui/page.tsx"
import { Detail, PendingDetail } from "../../ui/split.tsx"
import { Mark } from "../../ui/status.tsx"
import { billingStatus } from "../billing-status.ts"
import { OrderCharges } from "./order-charges.tsx"
import { SubscriptionActions } from "./subscription-actions.tsx"
import { Versions } from "./versions.tsx"

/** A subscription: its terms, its charges with due dates, and its history. */
export const SubscriptionDetail = () => {
  const { one = "" } = useParams({ strict: false })
  const { time, numbers } = useWords()
  const entity = useEntity()
  const close = useCloseRow("subscriptions")
  const asked = useAsk("/Subscriptions/{id}", { path: { id: one } })
  const subscription = asked.data
  if (subscription === undefined) return <PendingDetail title="Subscription" of={asked} onClose={close} />
  const { orderNumber, status, account, termType, term, renewalTerm, isAutoRenewed, cmrr, tcv } = subscription
  const { effectiveEndDate, noticePeriodDate } = subscription
  return (
    <Detail
      title={orderNumber}
      about={account.name}
      number={{ text: orderNumber, what: "order number" }}
      state={<Mark {...billingStatus[status]} tinted />}
      onClose={close}
      history={<History of="Order" id={one} />}
      raw={subscription}
      actions={<SubscriptionActions subscription={subscription} />}
    >
      <ObjectParts
        figures={[
          { label: "MRR", value: numbers.money(cmrr.amount, cmrr.currencyCode) },
          { label: "contract value", value: numbers.money(tcv.amount, tcv.currencyCode) },
          ...(effectiveEndDate === undefined ? [] : [{ label: "ends", value: time.date(effectiveEndDate) }]),
        ]}
        facts={
          <Facts
            of={[
              [
                "Account",
                <Link key="account" to="/$entity/accounts/$one" params={{ entity, one: account.id }}>
                  {account.name} ({account.accountNumber})
                </Link>,
              ],
              ["From", time.date(subscription.effectiveStartDate)],
              ["To", effectiveEndDate === undefined ? "open" : time.date(effectiveEndDate)],
              [
                "Term",
                termType === "Evergreen"
                  ? "No end"
                  : `${term} months, ${isAutoRenewed ? "auto-renew" : "renewal"} ${renewalTerm} months`,
              ],
              ["Notice until", noticePeriodDate === undefined ? undefined : time.date(noticePeriodDate)],
              ["Your order", subscription.yourOrderNumber],
              ["Description", subscription.description],
              ["Id", <Id key="id" id={subscription.id} />],
            ]}
          />
        }
        activity={<Activity id={subscription.id} steps={lifeOf(subscription)} />}
      >
        <OrderCharges subscription={subscription} />
        <Versions orderNumber={orderNumber} />
      </ObjectParts>
    </Detail>
  )
}
