import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../api/call.ts"
import { download } from "../../api/download.ts"
import type { components } from "../../api/schema.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { useGo } from "../../shell/go.ts"
import { useEntity } from "../../shell/entity.ts"
import { ObjectActions } from "../../shell/object-actions.tsx"
import { useReason, useWords } from "../../shell/session.tsx"
import { useAction } from "../../shell/use-action.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import { CheckField } from "../../ui/field.tsx"
import { Stack } from "../../ui/page.tsx"
import { Refusal } from "../../ui/refusal.tsx"
import { Skeleton } from "../../ui/states.tsx"
import { say } from "../../ui/toast.tsx"
import { billingStatus } from "../billing-status.ts"
import { type Quote, QuoteLines } from "./quote-lines.tsx"

/** Saves the PDF of a quote; turns an open one into an order, or marks it as lost. */
export const QuoteActions = ({ quote }: { readonly quote: Quote }) => {
  const reasonFor = useReason()
  const run = useDo()
  const go = useGo()
  const legalEntity = useEntity()
  const [asked, setAsked] = useState<"convert" | "close">()
  const saving = useAction(() =>
    download({
      path: `/Quotes/${quote.id}/PDF`,
      legalEntity,
      type: "application/pdf",
      name: `${quote.number.replaceAll("/", "-")}.pdf`,
    }),
  )
  const reason = reasonFor("quotes:write")
  const files = [{ label: "Save PDF", onSelect: () => saving.run() }]
  if (quote.status !== "Open")
    return (
      <>
        <ObjectActions primary={undefined} menu={{ files }} />
        {saving.refusal}
      </>
    )
  return (
    <>
      <ObjectActions
        primary={{
          label: "Convert…",
          reason: reason ?? reasonFor("orders:write"),
          onSelect: () => setAsked("convert"),
        }}
        menu={{
          files,
          edit: [{ label: "Edit quote", reason, onSelect: () => void go(`quotes/${quote.id}/edit`) }],
          end: [{ label: "Close as lost…", reason, danger: true, onSelect: () => setAsked("close") }],
        }}
      />
      {saving.refusal}
      {asked === "convert" ? <ConvertDialog quote={quote} onClose={() => setAsked(undefined)} /> : null}
      <Confirm
        open={asked === "close"}
        onClose={() => setAsked(undefined)}
        title={`Close ${quote.number} as lost?`}
        action="Close as lost"
        danger
        onConfirm={async (once) => {
          await run("post", "/Quotes/{id}/Close", { path: { id: quote.id }, once })
          say(`${quote.number} is lost`)
        }}
      >
        <p>A lost quote can no longer be converted.</p>
      </Confirm>
    </>
  )
}

/** The order that a quote would make: its number, state, dates and lines, shown before it is made. */
const ConvertDialog = ({ quote, onClose }: { readonly quote: Quote; readonly onClose: () => void }) => {
  const { time } = useWords()
  const legalEntity = useEntity()
  const go = useGo()
  const run = useDo()
  const [isActive, setIsActive] = useState(true)
  const body = { quote: quote.id, activateOrder: isActive }
  const path = "/Quotes/convertToOrder"
  const shown = useQuery<components["schemas"]["QuoteConverted"]>({
    queryKey: [legalEntity, path, "preview", body],
    staleTime: 0,
    gcTime: 0,
    placeholderData: (before) => before,
    queryFn: ({ signal }) => call("post", path, { query: { preview: "true" }, body, legalEntity, signal }),
  })
  const order = shown.data
  return (
    <Confirm
      open
      onClose={onClose}
      title={`Convert ${quote.number}?`}
      action={isActive ? "Make the order and activate it" : "Make the order"}
      onConfirm={async (once) => {
        const made = await run("post", path, { body, once })
        say(`${made.orderNumber} is made`)
        const orders = made.orderType === "Subscription" ? "subscriptions" : "sales-orders"
        await go(`${orders}/${made.orderId}`)
      }}
    >
      <Stack>
        <CheckField
          label="Activate it at once"
          hint="Otherwise it is a draft, to be activated later."
          checked={isActive}
          onChange={({ target }) => setIsActive(target.checked)}
        />
        {shown.isError ? (
          <Refusal of={shown.error} />
        ) : order === undefined ? (
          <Skeleton rows={4} />
        ) : (
          <Stack>
            <p>
              {order.orderType === "Subscription" ? "Subscription" : "Sales order"} <strong>{order.orderNumber}</strong>
              ,{" "}
              {(billingStatus as Readonly<Record<string, { readonly word: string }>>)[order.orderStatus]?.word ??
                order.orderStatus}
              , from {time.date(order.quote.effectiveStartDate)}, for {order.quote.customer.name}
            </p>
            <QuoteLines quote={order.quote} />
          </Stack>
        )}
      </Stack>
    </Confirm>
  )
}
