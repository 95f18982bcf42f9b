import { Link, useParams } from "@tanstack/react-router"
import { Activity, lifeOf } from "../../shell/activity.tsx"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useCloseRow } from "../../shell/close-row.ts"
import { History } from "../../shell/history.tsx"
import { ObjectParts } from "../../shell/object-parts.tsx"
import { useWords } from "../../shell/session.tsx"
import { copyable, Id } from "../../ui/copy.tsx"
import { Facts, Section } from "../../ui/page.tsx"
import { PlainTable } from "../../ui/plain-table.tsx"
import { Detail, PendingDetail } from "../../ui/split.tsx"
import { priceText, quantityText } from "../price-text.ts"
import { SalesOrderActions } from "./sales-order-actions.tsx"
import { salesOrderMark } from "./sales-order-mark.tsx"

/** A sales order: the customer, the products, and the open deliveries. */
export const SalesOrderDetail = () => {
  const { one = "" } = useParams({ strict: false })
  const words = useWords()
  const { time, numbers } = words
  const entity = useEntity()
  const close = useCloseRow("sales-orders")
  const asked = useAsk("/SalesOrders/{id}", { path: { id: one } })
  const order = asked.data
  if (order === undefined) return <PendingDetail title="Sales order" of={asked} onClose={close} />
  const charges = order.products.flatMap((product) =>
    product.charges.map((charge) => ({ product: product.name, ...charge })),
  )
  return (
    <Detail
      title={order.orderNumber}
      about={order.account.name}
      number={{ text: order.orderNumber, what: "order number" }}
      state={salesOrderMark(order.status, true)}
      onClose={close}
      history={<History of="Order" id={one} />}
      raw={order}
      actions={<SalesOrderActions order={order} />}
    >
      <ObjectParts
        facts={
          <Facts
            of={[
              [
                "Account",
                <Link key="account" to="/$entity/accounts/$one" params={{ entity, one: order.account.id }}>
                  {order.account.name} ({order.account.accountNumber})
                </Link>,
              ],
              ["Date", time.date(order.orderDate)],
              ["Currency", order.currency],
              ["Your order", copyable(order.yourOrderNumber, "order number of the customer")],
              ["Description", order.description],
              ["Id", <Id key="id" id={order.id} />],
            ]}
          />
        }
        activity={<Activity id={order.id} steps={lifeOf(order)} />}
      >
        <Section title="Charges">
          <PlainTable
            label="Charges"
            columns={[
              {
                key: "name",
                head: "Charge",
                cell: ({ product, name }) => (product === name ? name : `${product}, ${name}`),
              },
              { key: "price", head: "Price", cell: (charge) => priceText(charge, words) },
              { key: "quantity", head: "Quantity", end: true, cell: (charge) => quantityText(charge, words) },
              {
                key: "rest",
                head: "To deliver",
                end: true,
                cell: ({ remainingQuantity }) =>
                  remainingQuantity === undefined ? "" : numbers.exact(remainingQuantity),
              },
            ]}
            rows={charges}
            keyOf={({ id }) => id}
          />
        </Section>
      </ObjectParts>
    </Detail>
  )
}
