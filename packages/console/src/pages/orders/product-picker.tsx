import { type RefObject, useState } from "react"
import { allOf, begins } from "../../api/filter.ts"
import { itemsOf } from "../../api/items.ts"
import type { components } from "../../api/schema.gen.ts"
import { useAsk } from "../../shell/ask.ts"
import { useSettled } from "../../shell/use-settled.ts"
import { Button } from "../../ui/button.tsx"
import fieldCss from "../../ui/field.module.css"
import css from "../../ui/layout.module.css"

type Product = components["schemas"]["Product"]
type Plan = components["schemas"]["ChargePlan"]

/** Selects a plan of the catalogue by the start of its product's name or number. */
export const ProductPicker = ({
  input,
  onChoose,
}: {
  readonly input: RefObject<HTMLInputElement | null>
  readonly onChoose: (product: Product, plan: Plan) => void
}) => {
  const [text, setText] = useState("")
  const typed = useSettled(text.trim())
  const found = useAsk(
    "/Products",
    { query: { Filter: allOf(begins(["name", "productNumber"], typed))!, OrderBy: "name", PageSize: 6 } },
    { enabled: typed !== "" },
  )
  const plans = itemsOf<Product>(found.data).flatMap((product) =>
    product.chargePlans.map((plan) => [product, plan] as const),
  )
  const shown = typed === "" ? [] : plans
  const choose = (product: Product, plan: Plan) => {
    setText("")
    onChoose(product, plan)
  }
  return (
    <div className={css.stack}>
      <input
        ref={input}
        type="search"
        autoComplete="off"
        aria-label="Add a product"
        placeholder="Add a product: type the start of its name or number"
        className={`${fieldCss.control} ${fieldCss.small}`}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return
          event.preventDefault()
          const [only] = shown
          if (shown.length === 1) choose(...only!)
        }}
      />
      <div className={css.buttons} aria-live="polite">
        {typed !== "" && found.data !== undefined && shown.length === 0 ? "No product starts with this." : null}
        {shown.map(([product, plan]) => (
          <Button key={plan.id} icon="plus" onClick={() => choose(product, plan)}>
            {product.name}, {plan.name} <span className={css.small}>{product.productNumber}</span>
          </Button>
        ))}
      </div>
    </div>
  )
}
