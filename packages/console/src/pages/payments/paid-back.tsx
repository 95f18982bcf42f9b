import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useReason, useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import css from "../../ui/layout.module.css"
import { Panel, Section } from "../../ui/page.tsx"
import { say } from "../../ui/toast.tsx"
import type { Payment } from "../payment-mark.ts"

type Refunded = Payment["refundOf"][number]

/** The payments that a refund pays back, and the refunds of a payment, each with a way to the other one. */
export const PaidBack = ({ payment: { id, refundOf, refundedBy, postedDate } }: { readonly payment: Payment }) => {
  const entity = useEntity()
  const run = useDo()
  const { numbers, time } = useWords()
  const reason = useReason()("payments:write")
  const [asked, setAsked] = useState<Refunded>()
  const money = ({ amount, currencyCode }: Refunded["amount"]) => numbers.money(amount, currencyCode)
  return (
    <>
      {refundOf.length === 0 ? null : (
        <Section title="Pays back">
          <Panel>
            {refundOf.map((each) => (
              <div key={each.payment} className={css.row}>
                <Link to="/$entity/payments/$one" params={{ entity, one: each.payment }}>
                  A payment
                </Link>
                <span>{money(each.amount)}</span>
                <Button reason={reason} onClick={() => setAsked(each)}>
                  Remove…
                </Button>
              </div>
            ))}
          </Panel>
        </Section>
      )}
      {refundedBy.length === 0 ? null : (
        <Section title="Paid back by">
          <Panel>
            {refundedBy.map((each) => (
              <div key={each.payment} className={css.row}>
                <Link to="/$entity/payments/$one" params={{ entity, one: each.payment }}>
                  A refund
                </Link>
                <span>{money(each.amount)}</span>
                <span>{time.date(each.effectiveDate)}</span>
              </div>
            ))}
          </Panel>
        </Section>
      )}
      <Confirm
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={`Remove ${asked === undefined ? "" : money(asked.amount)} that is paid back?`}
        action="Remove"
        danger
        onConfirm={async () => {
          if (asked === undefined) return
          const body = { refundOf: [{ operation: "Remove" as const, payment: asked.payment }] }
          await run("patch", "/Payments/{id}", { path: { id }, body })
          say("The payment has this amount left again")
        }}
      >
        <p>
          The payment has this amount left again, and this refund has to name another payment.
          {postedDate === undefined ? "" : " The refund is posted: this is booked today, in a separate voucher."}
        </p>
      </Confirm>
    </>
  )
}
