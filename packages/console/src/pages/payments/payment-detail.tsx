import { useParams } from "@tanstack/react-router"
import { Activity, type ActivityStep, lifeOf } from "../../shell/activity.tsx"
import { useAsk, useDo } from "../../shell/ask.ts"
import { History } from "../../shell/history.tsx"
import { useOpenDialog } from "../../shell/open-dialog.ts"
import { useCloseRow } from "../../shell/close-row.ts"
import { ObjectActions } from "../../shell/object-actions.tsx"
import { ObjectParts } from "../../shell/object-parts.tsx"
import { useWords } from "../../shell/session.tsx"
import { copyable, Id } from "../../ui/copy.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import { Facts, Section } from "../../ui/page.tsx"
import { Detail, PendingDetail } from "../../ui/split.tsx"
import { Mark } from "../../ui/status.tsx"
import { say } from "../../ui/toast.tsx"
import { isRefund, nameOfPayment, type Payment, paymentMark } from "../payment-mark.ts"
import { PaidBack } from "./paid-back.tsx"
import { PayBackDialog } from "./pay-back-dialog.tsx"
import { PickAdvances } from "./pick-advances.tsx"
import { PickInvoices } from "./pick-invoices.tsx"
import { Settlements } from "./settlements.tsx"
import { WriteOffDialog } from "./write-off-dialog.tsx"

/** A payment: its unallocated amount, its settlements, and the invoices that it could settle. */
export const PaymentDetail = () => {
  const { one = "" } = useParams({ strict: false })
  const close = useCloseRow("payments")
  const { time, numbers } = useWords()
  const found = useAsk("/Payments/{id}", { path: { id: one } })
  const payment = found.data
  if (payment === undefined) return <PendingDetail title="Payment" of={found} onClose={close} />
  const money = ({ amount, currencyCode }: Payment["amount"]) => numbers.money(amount, currencyCode)
  return (
    <Detail
      title={nameOfPayment(payment)}
      state={<Mark {...paymentMark(payment)} tinted />}
      onClose={close}
      history={<History of="Payment" id={one} />}
      raw={payment}
      actions={<PaymentActions payment={payment} />}
    >
      <ObjectParts
        figures={[
          { label: "paid", value: money(payment.amount) },
          {
            label: isRefund(payment) ? "still to be explained" : "still to be matched",
            value: money(payment.unallocatedAmount),
            isBad: !payment.isFullyAllocated,
          },
          { label: "paid on", value: time.date(payment.paymentDate) },
        ]}
        facts={
          <Facts
            of={[
              ["Posted", payment.postedDate === undefined ? "not yet" : time.date(payment.postedDate)],
              ["Reference", copyable(payment.reference, "reference")],
              ["The payer's message", payment.payerInformation],
              ["Method", payment.paymentMethodName],
              ["Bank file", copyable(payment.paymentBatchNumber, "number of the bank file")],
              ["Account", `${payment.paymentAccount.code} ${payment.paymentAccount.name}`],
              ["Id", <Id key="id" id={payment.id} />],
            ]}
          />
        }
        activity={<Activity id={one} steps={stepsOf(payment)} />}
      >
        <Section title="Settles">
          <Settlements payment={payment} />
        </Section>
        <PaidBack payment={payment} />
        {payment.isFullyAllocated ? null : (
          <>
            {isRefund(payment) ? (
              <Section title="Pick advances">
                <PickAdvances refund={payment} />
              </Section>
            ) : null}
            <Section title="Pick invoices">
              <PickInvoices payment={payment} />
            </Section>
          </>
        )}
      </ObjectParts>
    </Detail>
  )
}

const stepsOf = (payment: Payment): readonly ActivityStep[] => [
  ...lifeOf(payment),
  ...(payment.postedDate === undefined
    ? []
    : [{ key: "posted", at: payment.postedDate, mark: { tone: "quiet", icon: "book", word: "Booked" } } as const]),
]

/** Only a posted payment can be an advance. */
const canBePaidBack = (payment: Payment): boolean =>
  payment.postedDate !== undefined && !payment.isFullyAllocated && !isRefund(payment)

const counted = ({ length }: readonly unknown[], noun: string): string => `${length} ${noun}${length === 1 ? "" : "s"}`

const PaymentActions = ({ payment }: { readonly payment: Payment }) => {
  const { dialog, reason, openDialog, closeDialog } = useOpenDialog("payments:write")
  const run = useDo()
  const { numbers, time } = useWords()
  const { id, postedDate, unallocatedAmount, amount, paymentDate } = payment
  const left = numbers.money(unallocatedAmount.amount, unallocatedAmount.currencyCode)
  return (
    <>
      <ObjectActions
        primary={postedDate === undefined ? { label: "Post…", reason, onSelect: () => openDialog("post") } : undefined}
        menu={{
          next: canBePaidBack(payment) ? [{ label: "Pay back…", reason, onSelect: () => openDialog("pay-back") }] : [],
          end: payment.isFullyAllocated
            ? []
            : [{ label: "Write off the rest…", reason, onSelect: () => openDialog("write-off") }],
        }}
      />
      <Confirm
        open={dialog === "post" && postedDate === undefined}
        onClose={closeDialog}
        title={`Post ${numbers.money(amount.amount, amount.currencyCode)}?`}
        action="Post"
        onConfirm={async (once) => {
          await run("post", "/Payments/{id}/Post", { path: { id }, once })
          say("The payment is posted")
        }}
      >
        <p>
          The payment is booked on {time.date(paymentDate)} and settles {counted(payment.paymentSettlements, "invoice")}
          {payment.refundOf.length === 0 ? "" : ` and pays back ${counted(payment.refundOf, "payment")}`}.
          {payment.isFullyAllocated
            ? ""
            : isRefund(payment)
              ? ` A refund can be posted only when all of it is explained: pick advances or invoices for ${left}, or write it off.`
              : ` ${left} remains as an advance, which can be matched later.`}
        </p>
      </Confirm>
      {dialog === "pay-back" && canBePaidBack(payment) ? (
        <PayBackDialog payment={payment} onClose={closeDialog} />
      ) : null}
      {dialog === "write-off" && !payment.isFullyAllocated ? (
        <WriteOffDialog
          title={`Write off ${left} of the payment`}
          onClose={closeDialog}
          onSend={(writeOff) =>
            run("patch", "/Payments/{id}", {
              path: { id },
              body: { paymentWriteOffs: [{ operation: "Create", ...writeOff }] },
            })
          }
        />
      ) : null}
    </>
  )
}
