import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { ProductCreate as limits } from "../../api/constraints.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { useGo } from "../../shell/go.ts"
import { useEntity } from "../../shell/entity.ts"
import { useMe, useReason } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Options, SelectField, TextField } from "../../ui/field.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import { crumbClass, Page } from "../../ui/page.tsx"
import { say } from "../../ui/toast.tsx"
import { type ChargeDraft, ChargeFields, chargeIn, newCharge } from "./charge-fields.tsx"
import { type TaxPoint, taxPointWords } from "./product-words.ts"
import css from "./products.module.css"
import { textIn } from "../../ui/typed.ts"

/** Makes a product with one plan: its name and charges. The interface can add further plans. */
export const NewProductPage = () => {
  const entity = useEntity()
  const go = useGo()
  const run = useDo()
  const reason = useReason()("products:write")
  const base = useMe().legalEntities.find(({ id }) => id === entity)?.baseCurrency ?? ""
  const [charges, setCharges] = useState<readonly ChargeDraft[]>(() => [newCharge(base)])
  const send = async (data: FormData, once: string) => {
    const plan = textIn(data, "plan")
    const made = await run("post", "/Products", {
      body: {
        name: textIn(data, "name"),
        taxPoint: textIn(data, "taxPoint") as TaxPoint,
        productType: charges.length === 1 ? "Simple" : "MultipleCharges",
        chargePlans: [{ ...(plan === "" ? {} : { name: plan }), charges: charges.map(chargeIn) }],
      },
      once,
    })
    say(`${textIn(data, "name")} is made`)
    await go(`products/${made.id}`)
  }
  const change = (index: number, draft: ChargeDraft) =>
    setCharges(charges.map((each, place) => (place === index ? draft : each)))
  return (
    <Page
      title="New product"
      crumb={
        <Link to="/$entity/products" params={{ entity }} className={crumbClass}>
          Products ›
        </Link>
      }
    >
      <Form label="Product" className={css.form} named={{ "chargePlans[0].name": "plan" }} onSend={send}>
        {(busy) => (
          <>
            <TextField name="name" label="Name" limits={limits.name} autoFocus />
            <TextField
              name="plan"
              label="Plan"
              hint="A name for this way of selling the product, such as Yearly."
              optional
            />
            <SelectField
              name="taxPoint"
              label="Tax point in arrears"
              hint="When the tax on charges billed in arrears becomes due."
              defaultValue="InvoiceDate"
            >
              <Options of={taxPointWords} />
            </SelectField>
            {charges.map((draft, index) => (
              <ChargeFields
                key={draft.key}
                index={index}
                draft={draft}
                onChange={(changed) => change(index, changed)}
                onRemove={
                  charges.length === 1 ? undefined : () => setCharges(charges.filter(({ key }) => key !== draft.key))
                }
              />
            ))}
            <div>
              <Button icon="plus" onClick={() => setCharges([...charges, newCharge(base)])}>
                Another charge
              </Button>
            </div>
            <FormButtons busy={busy} reason={reason} onCancel={() => void go("products")}>
              Create the product
            </FormButtons>
          </>
        )}
      </Form>
    </Page>
  )
}
