import { Link, useParams, useSearch } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useAsk, useDo } from "../../shell/ask.ts"
import { Edited, useEdited } from "../../shell/edited.tsx"
import { useEntity } from "../../shell/entity.ts"
import { useGo } from "../../shell/go.ts"
import { crumbClass, Page } from "../../ui/page.tsx"
import { Pending } from "../../ui/states.tsx"
import { say } from "../../ui/toast.tsx"
import { withoutNulls } from "../../ui/typed.ts"
import { ProductForm, productHeader } from "./product-form.tsx"
import { changedPlans, madePlans } from "./product-request.ts"

const ProductPage = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const entity = useEntity()
  return (
    <Page
      title={title}
      crumb={
        <Link to="/$entity/products" params={{ entity }} className={crumbClass}>
          Products ›
        </Link>
      }
    >
      {children}
    </Page>
  )
}

/** A new product, or a copy of another one (`like`). */
export const NewProductPage = () => {
  const { like } = useSearch({ strict: false })
  const run = useDo()
  const go = useGo()
  const copied = useAsk("/Products/{id}", { path: { id: like ?? "" } }, { enabled: like !== undefined })
  return (
    <ProductPage title="New product">
      {like !== undefined && copied.data === undefined ? (
        <Pending of={copied} />
      ) : (
        <ProductForm
          like={copied.data}
          cellsOf={(plans) => madePlans(plans).cells}
          action="Create product"
          onSend={async ({ name, ...header }, plans, once) => {
            const { chargePlans } = madePlans(plans)
            const charges = chargePlans.flatMap((plan) => plan.charges ?? [])
            const body = {
              name,
              ...withoutNulls(header),
              productType: charges.length === 1 ? "Simple" : "MultipleCharges",
              chargePlans,
            } as const
            const made = await run("post", "/Products", { body, once })
            say(`${name} is made`)
            return go(`products/${made.id}`)
          }}
        />
      )}
    </ProductPage>
  )
}

/** Edits a product. When somebody else has changed it meanwhile, the person is shown those changes. */
export const EditProductPage = () => {
  const { product: id = "" } = useParams({ strict: false })
  const go = useGo()
  const edited = { path: "/Products/{id}", input: { path: { id } } } as const
  const found = useEdited(edited.path, edited.input)
  const product = found.data?.data
  return (
    <ProductPage title={product === undefined ? "Product" : `Edit ${product.name}`}>
      {product === undefined ? (
        <Pending of={found} />
      ) : (
        <Edited
          key={product.id}
          {...edited}
          found={found}
          named={productHeader.valuesOf}
          labels={productHeader.labels}
          onSaved={() => {
            say(`${product.name} is saved`)
            void go(`products/${id}`)
          }}
        >
          {(opened, save) => (
            <ProductForm
              product={opened}
              cellsOf={(plans) => changedPlans(plans).cells}
              action="Save product"
              onSend={(header, plans) => {
                const { chargePlans } = changedPlans(plans)
                // A product of type Simple has one charge.
                const charges = plans.flatMap((plan) => (plan.isRemoved ? [] : plan.charges))
                const isSimple = charges.filter(({ isRemoved }) => !isRemoved).length === 1
                const type = opened.productType === "Simple" && !isSimple ? { productType: "MultipleCharges" } : {}
                return save({ ...header, ...type, ...(chargePlans.length === 0 ? {} : { chargePlans }) })
              }}
            />
          )}
        </Edited>
      )}
    </ProductPage>
  )
}
