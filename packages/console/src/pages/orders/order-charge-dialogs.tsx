import { useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { AmountField } from "../../shell/amount-field.tsx"
import { useDo } from "../../shell/ask.ts"
import { useWords } from "../../shell/session.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { CheckField, SelectField, TextField } from "../../ui/field.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import { Note } from "../../ui/page.tsx"
import { today } from "../../ui/time.ts"
import { say } from "../../ui/toast.tsx"
import { numberOf, textIn } from "../../ui/typed.ts"
import { chargesIn, type OrderWithCharges, undelivered } from "./order-charges-of.ts"

type Charge = components["schemas"]["OrderProductCharge"]

interface AboutCharges {
  readonly order: OrderWithCharges
  readonly onClose: () => void
}

const ChargeChoice = ({
  of,
  chosen,
  onChoose,
}: {
  readonly of: readonly Charge[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}) => (
  <SelectField name="charge" label="Charge" value={chosen} onChange={({ target }) => onChoose(target.value)}>
    {of.map(({ id, name, chargeNumber }) => (
      <option key={id} value={id}>
        {name} ({chargeNumber})
      </option>
    ))}
  </SelectField>
)

/** Records the delivered quantity of a charge, or gives up the rest. */
export const DeliverDialog = ({ order, onClose }: AboutCharges) => {
  const run = useDo()
  const { numbers } = useWords()
  const charges = undelivered(order)
  const [id, setId] = useState(charges[0]?.id ?? "")
  const [isClosing, setIsClosing] = useState(false)
  const charge = charges.find((each) => each.id === id)
  return (
    <Dialog open onClose={onClose} title={`Deliver from ${order.orderNumber}`}>
      <Form
        label="Delivery"
        onSend={async (data, once) => {
          const path = { id }
          if (isClosing) await run("post", "/Orders/Charges/{id}/CloseDelivery", { path, once })
          else
            await run("post", "/Orders/Charges/{id}/Deliver", {
              path,
              body: { quantity: numberOf(textIn(data, "quantity")), deliveryDate: textIn(data, "deliveryDate") },
              once,
            })
          say(isClosing ? "The delivery is closed" : "The delivery is recorded")
          onClose()
        }}
      >
        {(busy) => (
          <>
            <ChargeChoice of={charges} chosen={id} onChoose={setId} />
            {charge?.remainingQuantity === undefined || charge.orderedQuantity === undefined ? null : (
              <Note>
                {numbers.exact(charge.remainingQuantity)} of {numbers.exact(charge.orderedQuantity)} are still to be
                delivered.
              </Note>
            )}
            <CheckField
              name="close"
              label="Close the delivery"
              hint="The rest is given up and never invoiced."
              checked={isClosing}
              onChange={({ target }) => setIsClosing(target.checked)}
            />
            {isClosing ? null : (
              <>
                <AmountField
                  key={id}
                  name="quantity"
                  label="Delivered in total"
                  hint="With what was delivered before."
                  defaultValue={charge?.orderedQuantity === undefined ? "" : String(charge.orderedQuantity)}
                />
                <TextField name="deliveryDate" type="date" label="Delivery date" defaultValue={today()} />
              </>
            )}
            <FormButtons busy={busy} onCancel={onClose}>
              {isClosing ? "Close delivery" : "Record delivery"}
            </FormButtons>
          </>
        )}
      </Form>
    </Dialog>
  )
}

/** Sets the first day of a charge that is not invoiced. */
export const InvoicedToDialog = ({ order, onClose }: AboutCharges) => {
  const run = useDo()
  const charges = chargesIn(order)
  const [id, setId] = useState(charges[0]?.id ?? "")
  const charge = charges.find((each) => each.id === id)
  return (
    <Dialog open onClose={onClose} title={`Mark ${order.orderNumber} as invoiced`}>
      <Form
        label="Invoiced"
        onSend={async (data, once) => {
          const body = { invoicedToDate: textIn(data, "invoicedToDate") }
          await run("post", "/Orders/Charges/{id}/InvoicedTo", { path: { id }, body, once })
          say("The day is set")
          onClose()
        }}
      >
        {(busy) => (
          <>
            <Note>
              A later day skips what another system invoiced. An earlier day invoices again what is credited in full.
            </Note>
            <ChargeChoice of={charges} chosen={id} onChoose={setId} />
            <TextField
              key={id}
              name="invoicedToDate"
              type="date"
              label="First day to invoice"
              defaultValue={charge?.chargedThroughDate ?? charge?.effectiveStartDate ?? today()}
            />
            <FormButtons busy={busy} onCancel={onClose}>
              Set day
            </FormButtons>
          </>
        )}
      </Form>
    </Dialog>
  )
}
