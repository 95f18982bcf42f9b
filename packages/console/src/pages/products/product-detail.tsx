import { useParams } from "@tanstack/react-router"
import type { components } from "../../api/schema.gen.ts"
import { Activity, lifeOf } from "../../shell/activity.tsx"
import { useAsk } from "../../shell/ask.ts"
import { useCloseRow } from "../../shell/close-row.ts"
import { History } from "../../shell/history.tsx"
import { ObjectParts } from "../../shell/object-parts.tsx"
import { useWords } from "../../shell/session.tsx"
import { copyable, Id } from "../../ui/copy.tsx"
import { Facts, Note, Section } from "../../ui/page.tsx"
import { PlainTable } from "../../ui/plain-table.tsx"
import { Detail, PendingDetail } from "../../ui/split.tsx"
import { tierText, unitText } from "../price-text.ts"
import { ProductActions } from "./product-actions.tsx"
import { chargeTerms, productTypeWords, taxPointWords } from "./product-words.ts"
import css from "./products.module.css"

type Plan = components["schemas"]["ChargePlan"]
type Charge = components["schemas"]["Charge"]

/** A product with its plans, their charges, and the price table of each. */
export const ProductDetail = () => {
  const { one = "" } = useParams({ strict: false })
  const { time } = useWords()
  const close = useCloseRow("products")
  const asked = useAsk("/Products/{id}", { path: { id: one } })
  const product = asked.data
  if (product === undefined) return <PendingDetail title="Product" of={asked} onClose={close} />
  const { activationDate, endOfNewSalesDate, endOfRenewalDate, endOfLifeDate } = product
  const day = (date: string | undefined) => (date === undefined ? undefined : time.date(date))
  return (
    <Detail
      title={product.name}
      about={product.productNumber}
      onClose={close}
      history={<History of="Product" id={one} />}
      raw={product}
      actions={<ProductActions product={product} />}
    >
      <ObjectParts
        facts={
          <Facts
            of={[
              ["Number", copyable(product.productNumber, "product number")],
              ["Type", productTypeWords[product.productType]],
              ["Category", product.category],
              ["Tax point in arrears", taxPointWords[product.taxPoint]],
              ["Sold from", day(activationDate)],
              ["Sold until", day(endOfNewSalesDate)],
              ["Renewed until", day(endOfRenewalDate)],
              ["End of life", day(endOfLifeDate)],
              ["Id", <Id key="id" id={product.id} />],
            ]}
          />
        }
        activity={<Activity id={product.id} steps={lifeOf(product)} />}
      >
        {product.chargePlans.length === 0 ? <Note>The product has no charge plan yet, and cannot be sold.</Note> : null}
        {product.chargePlans.map((plan) => (
          <PlanSection key={plan.id} plan={plan} />
        ))}
      </ObjectParts>
    </Detail>
  )
}

const PlanSection = ({ plan }: { readonly plan: Plan }) => (
  <Section title={plan.name} aside={<span className={css.second}>plan {plan.chargePlanNumber}</span>}>
    {plan.charges.length === 0 ? <Note>No charges yet.</Note> : null}
    <ul className={css.tree}>
      {plan.charges.map((charge) => (
        <li key={charge.id}>
          <ChargePart charge={charge} />
        </li>
      ))}
    </ul>
  </Section>
)

/** A charge in one line, and its prices as a table. */
const ChargePart = ({ charge }: { readonly charge: Charge }) => {
  const words = useWords()
  const { name, chargeNumber, model, unitCode, priceDetails, taxTemplate } = charge
  const hasTiers = model === "Volume" || model === "Tiered"
  const unit = unitText(unitCode)
  return (
    <div className={css.charge}>
      <h3>
        {name} <span className={css.second}>{chargeNumber}</span>
      </h3>
      <p className={css.second}>
        {chargeTerms(charge)}
        {taxTemplate === undefined ? "" : `, tax ${taxTemplate}`}
      </p>
      {priceDetails.length === 0 ? (
        <p className={css.second}>Its price comes with the reported usage.</p>
      ) : (
        <PlainTable
          label={`Prices of ${name}`}
          columns={[
            { key: "currency", head: "Currency", cell: ({ currency }) => currency },
            ...(hasTiers
              ? [
                  {
                    key: "tier",
                    head: unit === "" ? "Quantity" : `Quantity, ${unit}`,
                    keep: true,
                    cell: (detail: Charge["priceDetails"][number]) => tierText(detail, words) || "any",
                  },
                ]
              : []),
            {
              key: "price",
              head: "Price",
              end: true,
              cell: ({ price, currency }) => words.numbers.money(price, currency),
            },
            {
              key: "base",
              head: "Price is",
              cell: ({ priceBase }) => (model === "Flat" || priceBase === "Flat" ? "flat" : `each ${unit}`),
            },
          ]}
          rows={priceDetails}
          keyOf={({ currency, tier }) => `${currency} ${tier}`}
        />
      )}
    </div>
  )
}
