import { useState } from "react"
import { call } from "../../api/call.ts"
import type { components } from "../../api/schema.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { useAll } from "../../shell/all.ts"
import { AmountField } from "../../shell/amount-field.tsx"
import { Choice } from "../../shell/choice.tsx"
import { useBaseCurrency, useEntity } from "../../shell/entity.ts"
import { useReason, useWords } from "../../shell/session.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { TextField } from "../../ui/field.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import css from "../../ui/layout.module.css"
import { Note } from "../../ui/page.tsx"
import { today } from "../../ui/time.ts"
import { say } from "../../ui/toast.tsx"
import { numberIn, textIn } from "../../ui/typed.ts"

type Schemas = components["schemas"]

interface RateDialog {
  readonly open: boolean
  readonly currency: string | undefined
  readonly onClose: () => void
}

const useForeign = () => {
  const base = useBaseCurrency()
  const { rows, isRefused } = useAll<Schemas["Currency"]>("/Currency")
  return { base, currencies: { rows: rows.filter(({ code }) => code !== base), isRefused } }
}

/** Enters a rate by hand. A rate that overlaps another is refused, and the service names the other. */
export const AddRate = ({ open, currency, onClose }: RateDialog) => {
  const run = useDo()
  const reason = useReason()("rates:write")
  const { base, currencies } = useForeign()
  return (
    <Dialog open={open} onClose={onClose} title="Add a rate">
      <Form
        label="Add a rate"
        onSend={async (data, once) => {
          const to = textIn(data, "effectiveToDate")
          const body = {
            fromCurrency: textIn(data, "fromCurrency"),
            rate: numberIn(data, "rate") ?? 0,
            effectiveFromDate: textIn(data, "effectiveFromDate"),
            ...(to === "" ? {} : { effectiveToDate: to }),
          }
          await run("post", "/ExchangeRate", { body, once })
          say("The rate is added")
          onClose()
        }}
      >
        {(busy) => (
          <>
            <Choice
              name="fromCurrency"
              label="Currency"
              of={currencies}
              as={({ code }) => [code, code]}
              chosen={currency}
            />
            <AmountField name="rate" label={`${base} for one unit`} autoFocus />
            <div className={css.columns}>
              <TextField name="effectiveFromDate" type="date" label="From" defaultValue={today()} />
              <TextField name="effectiveToDate" type="date" label="To" optional hint="Default: until the next rate." />
            </div>
            <FormButtons reason={reason} busy={busy} onCancel={onClose}>
              Add the rate
            </FormButtons>
          </>
        )}
      </Form>
    </Dialog>
  )
}

/** Converts an amount with the rate of a day, as invoices do; the service computes it. */
export const Converter = ({ open, currency, onClose }: RateDialog) => {
  const entity = useEntity()
  const { time, numbers } = useWords()
  const { base, currencies } = useForeign()
  const [made, setMade] = useState<Schemas["Conversion"]>()
  return (
    <Dialog open={open} onClose={onClose} title={`Convert to ${base}`}>
      <Form
        label="Convert"
        isQuestion
        onSend={async (data) => {
          setMade(undefined)
          const query = {
            amount: textIn(data, "amount"),
            from: textIn(data, "from"),
            date: textIn(data, "date"),
          }
          setMade(await call("get", "/ExchangeRate/Convert", { query, legalEntity: entity }))
        }}
      >
        {(busy) => (
          <>
            <div className={css.columns}>
              <AmountField name="amount" label="Amount" autoFocus />
              <Choice name="from" label="Currency" of={currencies} as={({ code }) => [code, code]} chosen={currency} />
            </div>
            <TextField name="date" type="date" label="By the rate of" defaultValue={today()} />
            <div aria-live="polite">
              {made === undefined ? null : (
                <>
                  <p className={css.outcome}>
                    <strong>{numbers.money(made.convertedAmount, made.toCurrency)}</strong>
                  </p>
                  <Note>
                    {numbers.exact(made.amount)} {made.fromCurrency} at {numbers.exact(made.rate)}, which is valid from{" "}
                    {time.date(made.effectiveFromDate)}
                    {made.effectiveToDate === undefined ? "" : ` to ${time.date(made.effectiveToDate)}`}
                  </Note>
                </>
              )}
            </div>
            <FormButtons busy={busy} onCancel={onClose} leave="Close">
              Convert
            </FormButtons>
          </>
        )}
      </Form>
    </Dialog>
  )
}
