import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../api/call.ts"
import type { components } from "../../api/schema.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useGo } from "../../shell/go.ts"
import { Confirm } from "../../ui/dialog.tsx"
import { TextField } from "../../ui/field.tsx"
import { Note, Stack } from "../../ui/page.tsx"
import { Refusal } from "../../ui/refusal.tsx"
import { Skeleton } from "../../ui/states.tsx"
import { today } from "../../ui/time.ts"
import { say } from "../../ui/toast.tsx"
import type { Invoice } from "../invoices/invoice-columns.tsx"
import { Previewed } from "../invoices/invoice-preview.tsx"

type NothingIsDue = components["schemas"]["NothingIsDue"]

const path = "/Invoices/orders/{id}"

/** Makes a draft invoice of the due charges of one order; the invoice is shown first. */
export const InvoiceOrderDialog = ({
  order: { id, orderNumber },
  onClose,
}: {
  readonly order: { readonly id: string; readonly orderNumber: string }
  readonly onClose: () => void
}) => {
  const legalEntity = useEntity()
  const run = useDo()
  const go = useGo()
  const [invoiceDate, setInvoiceDate] = useState(today)
  const [targetDate, setTargetDate] = useState(today)
  const body = { invoiceDate, targetDate }
  const isDated = invoiceDate !== "" && targetDate !== ""
  const shown = useQuery<Invoice | NothingIsDue>({
    queryKey: [legalEntity, path, "preview", id, body],
    enabled: isDated,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: (before) => before,
    queryFn: async ({ signal }) =>
      (await call("post", path, { path: { id }, query: { preview: "true" }, body, legalEntity, signal })) as
        | Invoice
        | NothingIsDue,
  })
  const answer = shown.data
  const isNothing = answer !== undefined && "successful" in answer
  return (
    <Confirm
      open
      onClose={onClose}
      title={`Invoice ${orderNumber} now?`}
      action="Make draft invoice"
      reason={isNothing ? answer.message : isDated ? undefined : "give both days first"}
      onConfirm={async (once) => {
        const made = await run("post", path, { path: { id }, body, once })
        if (!("id" in made)) return
        say("The draft invoice is made")
        await go(`invoices/${String(made.id)}`)
      }}
    >
      <Stack>
        <TextField
          name="targetDate"
          type="date"
          label="Invoice all that is due by"
          value={targetDate}
          onChange={({ target }) => setTargetDate(target.value)}
        />
        <TextField
          name="invoiceDate"
          type="date"
          label="Invoice date"
          value={invoiceDate}
          onChange={({ target }) => setInvoiceDate(target.value)}
        />
        <div aria-live="polite">
          {shown.isError ? (
            <Refusal of={shown.error} />
          ) : answer === undefined ? (
            <Skeleton rows={4} />
          ) : "successful" in answer ? (
            <Note>{answer.message}</Note>
          ) : (
            <Previewed invoice={answer} />
          )}
        </div>
      </Stack>
    </Confirm>
  )
}
