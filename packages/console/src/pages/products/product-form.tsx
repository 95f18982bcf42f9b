import { ProductCreate } from "../../api/constraints.gen.ts"
import type { components } from "../../api/schema.gen.ts"
import { useBaseCurrency } from "../../shell/entity.ts"
import { useGo } from "../../shell/go.ts"
import { Fields } from "../../shell/request-fields.tsx"
import { form } from "../../shell/request-form.ts"
import { useReason } from "../../shell/session.tsx"
import { useKeptForm } from "../../shell/use-kept-form.ts"
import { useKeptState } from "../../ui/kept-text.ts"
import { Button } from "../../ui/button.tsx"
import { TextField } from "../../ui/field.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import { Note, Section } from "../../ui/page.tsx"
import { ChargeFields } from "./charge-fields.tsx"
import { type ChargeDraft, copiedPlans, newCharge, newPlan, type PlanDraft, plansOf } from "./product-draft.ts"
import { taxPointWords } from "./product-words.ts"
import css from "./products.module.css"

type Product = components["schemas"]["Product"]

const header = form(ProductCreate, {
  name: { label: "Name" },
  taxPoint: {
    label: "Tax point in arrears",
    words: taxPointWords,
    hint: "When the tax on charges billed in arrears becomes due.",
  },
  activationDate: { label: "Sold from" },
  endOfNewSalesDate: { label: "Sold until" },
  endOfRenewalDate: { label: "Renewed until" },
  endOfLifeDate: { label: "End of life" },
})
export type ProductHeader = ReturnType<typeof header.read>
export const productHeader = header

const headerStart = { taxPoint: "InvoiceDate" }

/** Replaces a part with its key by another one; without one it is left out. */
const withPart = <Part extends { readonly key: string }>(
  parts: readonly Part[],
  key: string,
  part: Part | undefined,
): readonly Part[] => parts.flatMap((each) => (each.key === key ? (part === undefined ? [] : [part]) : [each]))

/** A part that was stored is marked as removed; a new one is left out. */
const without = <Part extends { readonly key: string; readonly made?: unknown }>(
  parts: readonly Part[],
  part: Part,
): readonly Part[] => withPart(parts, part.key, part.made === undefined ? undefined : { ...part, isRemoved: true })

/** A product with its plans, charges and prices, on one page. */
export const ProductForm = ({
  product,
  like,
  cellsOf,
  action,
  onSend,
}: {
  /** The product to change; without it a new one is made. */
  readonly product?: Product
  /** The product that a new one resembles. */
  readonly like?: Product | undefined
  readonly cellsOf: (plans: readonly PlanDraft[]) => Readonly<Record<string, string>>
  readonly action: string
  readonly onSend: (header: ProductHeader, plans: readonly PlanDraft[], once: string) => Promise<unknown>
}) => {
  const go = useGo()
  const reason = useReason()("products:write")
  const currency = useBaseCurrency()
  const name = useKeptForm("new product")
  const kept = product === undefined ? name : undefined
  const [plans, setPlans] = useKeptState<readonly PlanDraft[]>(kept, "plans", () =>
    product !== undefined
      ? plansOf(product, currency)
      : like === undefined
        ? [newPlan(currency)]
        : copiedPlans(like, currency),
  )
  const start = product ?? (like === undefined ? headerStart : { ...like, name: `${like.name} (copy)` })
  return (
    <Form
      label="Product"
      kept={kept}
      className={css.form}
      named={cellsOf(plans)}
      onSend={(data, once) => onSend(header.read(data), plans, once)}
    >
      {(busy) => (
        <>
          <Fields of={header} start={start} autoFocus={product === undefined} />
          {product === undefined ? null : (
            <Note>
              Orders keep the prices with which they were made: a change here applies only to new sales. A charge that
              an order, a quote or an invoice uses cannot be removed. For a new price from a day on, add a charge, or
              end the sales of this product and duplicate it.
            </Note>
          )}
          {plans.map((plan, index) => (
            <PlanFields
              key={plan.key}
              title={plans.length === 1 ? "Plan" : `Plan ${index + 1}`}
              plan={plan}
              currency={currency}
              onChange={(changed) => setPlans(withPart(plans, plan.key, changed))}
              onRemove={plans.length === 1 ? undefined : () => setPlans(without(plans, plan))}
            />
          ))}
          <div>
            <Button icon="plus" onClick={() => setPlans([...plans, newPlan(currency)])}>
              Add plan
            </Button>
          </div>
          <FormButtons
            busy={busy}
            reason={reason}
            onCancel={() => void go(product === undefined ? "products" : `products/${product.id}`)}
          >
            {action}
          </FormButtons>
        </>
      )}
    </Form>
  )
}

const PlanFields = ({
  title,
  plan,
  currency,
  onChange,
  onRemove,
}: {
  readonly title: string
  readonly plan: PlanDraft
  readonly currency: string
  readonly onChange: (plan: PlanDraft) => void
  readonly onRemove: (() => void) | undefined
}) => {
  const { key, name, charges, isRemoved } = plan
  const setCharges = (changed: readonly ChargeDraft[]) => onChange({ ...plan, charges: changed })
  const left = charges.filter((each) => !each.isRemoved)
  return (
    <Section
      title={title}
      aside={
        isRemoved ? (
          <Button look="plain" onClick={() => onChange({ ...plan, isRemoved: false })}>
            Keep plan
          </Button>
        ) : onRemove === undefined ? undefined : (
          <Button look="plain" icon="trash" onClick={onRemove}>
            Remove plan
          </Button>
        )
      }
    >
      {isRemoved ? (
        <p className={css.removed}>{name} is removed with its charges</p>
      ) : (
        <>
          <TextField
            name={`${key}.name`}
            label="Plan name"
            hint="A name for this way of selling the product, such as Yearly."
            optional
            value={name}
            onChange={({ target }) => onChange({ ...plan, name: target.value })}
          />
          {charges.map((draft, index) => (
            <ChargeFields
              key={draft.key}
              title={`Charge ${index + 1}`}
              draft={draft}
              onChange={(changed) => setCharges(withPart(charges, draft.key, changed))}
              onRemove={left.length === 1 ? undefined : () => setCharges(without(charges, draft))}
            />
          ))}
          <div>
            <Button icon="plus" onClick={() => setCharges([...charges, newCharge(currency)])}>
              Add charge
            </Button>
          </div>
        </>
      )}
    </Section>
  )
}
