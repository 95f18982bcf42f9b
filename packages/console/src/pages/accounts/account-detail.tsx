import { useParams } from "@tanstack/react-router"
import { lazy, Suspense, useState } from "react"
import { allows } from "../../api/permissions.ts"
import type { components } from "../../api/schema.gen.ts"
import { Activity, lifeOf } from "../../shell/activity.tsx"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useGo } from "../../shell/go.ts"
import { useEntity } from "../../shell/entity.ts"
import { useCloseRow } from "../../shell/close-row.ts"
import { History } from "../../shell/history.tsx"
import { ObjectActions } from "../../shell/object-actions.tsx"
import { ObjectParts } from "../../shell/object-parts.tsx"
import { useMe, useReason, useWords } from "../../shell/session.tsx"
import { useAction } from "../../shell/use-action.tsx"
import { copyable, Id } from "../../ui/copy.tsx"
import { Facts, type Figure } from "../../ui/page.tsx"
import { Detail, PendingDetail } from "../../ui/split.tsx"
import { Mark } from "../../ui/status.tsx"
import { say, sayRefusal } from "../../ui/toast.tsx"
import { CustomFacts } from "../custom-fields.tsx"
import { deliveryMethodWords } from "../delivery-method-words.ts"
import { addressText } from "../address-text.ts"
import { LastInvoices, Subscriptions } from "./account-sales.tsx"
import { BuyerReadiness } from "./buyer-readiness.tsx"

type Account = components["schemas"]["Account"]

// Loaded when it is opened, so that the page stays small.
const StatementDialog = lazy(async () => ({ default: (await import("./statement-dialog.tsx")).StatementDialog }))

/** How it is reminded, where that differs from other accounts. */
const remindersOf = (
  { dunningExempt, dunningPausedUntil: until, dunningPauseReason: reason, dunningCampaign }: Account,
  dateText: (day: string) => string,
): string | undefined => {
  if (dunningExempt) return "never"
  const paused = until === undefined ? undefined : `paused until ${dateText(until)}`
  const why = reason === undefined || paused === undefined ? paused : `${paused}: ${reason}`
  return [dunningCampaign, why].filter((each) => each !== undefined).join(", ") || undefined
}

/** A customer with its data, latest invoices and subscriptions. */
export const AccountDetail = () => {
  const { one = "" } = useParams({ strict: false })
  const close = useCloseRow("accounts")
  const { permissions, legalEntities } = useMe()
  const entity = useEntity()
  const country = legalEntities.find(({ id }) => id === entity)?.country
  const go = useGo()
  const reasonFor = useReason()
  const run = useDo()
  const switchTo = async (inactive: boolean, name: string) => {
    await run("patch", "/Accounts/{id}", { path: { id: one }, body: { inactive } })
    say(inactive ? `${name} is inactive: it gets no new orders or invoices` : `${name} is active`, {
      label: "Undo",
      onUndo: () => void switchTo(!inactive, name).catch(sayRefusal),
    })
  }
  const switching = useAction(switchTo)
  const { time } = useWords()
  const [asksStatement, setAsksStatement] = useState(false)
  const seesOrders = allows(permissions, "orders:read")
  const worth = useWorth(one, { enabled: seesOrders })
  const asked = useAsk("/Accounts/{id}", { path: { id: one } })
  const account = asked.data
  if (account === undefined) return <PendingDetail title="Account" of={asked} onClose={close} />
  return (
    <Detail
      title={account.name}
      about={account.accountNumber}
      state={account.inactive ? <Mark tone="quiet" icon="pause" word="Inactive" tinted /> : undefined}
      onClose={close}
      history={<History of="Account" id={one} />}
      raw={account}
      actions={
        <ObjectActions
          primary={{
            label: "New invoice",
            reason: reasonFor("invoices:write"),
            onSelect: () => void go("invoices/new", { search: { account: one } }),
          }}
          menu={{
            next: [
              {
                label: "New subscription",
                reason: reasonFor("orders:write"),
                onSelect: () => void go("subscriptions/new", { search: { account: one } }),
              },
              {
                label: "New quote",
                reason: reasonFor("quotes:write"),
                onSelect: () => void go("quotes/new", { search: { account: one } }),
              },
            ],
            files: [
              { label: "Statement…", reason: reasonFor("invoices:read"), onSelect: () => setAsksStatement(true) },
            ],
            edit: [
              {
                label: "Edit account",
                reason: reasonFor("accounts:write"),
                onSelect: () => void go(`accounts/${one}/edit`),
              },
            ],
            end: [
              {
                label: account.inactive ? "Activate account" : "Deactivate account",
                reason: reasonFor("accounts:write"),
                onSelect: () => switching.run(!account.inactive, account.name),
              },
            ],
          }}
        />
      }
    >
      {switching.refusal}
      <Suspense>
        {asksStatement ? <StatementDialog account={account} onClose={() => setAsksStatement(false)} /> : null}
      </Suspense>
      <ObjectParts
        figures={worth}
        facts={
          <Facts
            of={[
              ["Number", copyable(account.accountNumber, "account number")],
              ["Type", account.accountType],
              ["Currency", account.currencyCode],
              ["Tax number", copyable(account.taxRegistrationNumber, "tax number")],
              ["Organisation number", copyable(account.organizationNumber, "organisation number")],
              ["Invoices to", copyable(account.invoiceEmailAddress, "e-mail address")],
              ["Electronic address", copyable(account.electronicInvoiceAddress, "electronic address")],
              ["Sent by", deliveryMethodWords[account.invoiceDeliveryMethod]],
              ["Terms", account.defaultPaymentTerm],
              ["Reminders", remindersOf(account, time.date)],
              ["Invoice address", addressText(account.defaultInvoiceAddress)],
              ["Delivery address", addressText(account.defaultDeliveryAddress)],
              ["Id", <Id key="id" id={account.id} />],
            ]}
          />
        }
        activity={<Activity id={one} steps={lifeOf(account)} />}
      >
        {country === "PL" && allows(permissions, "einvoices:read") ? <BuyerReadiness id={account.id} /> : null}
        {seesOrders ? <Subscriptions id={account.id} /> : null}
        {allows(permissions, "invoices:read") ? <LastInvoices id={account.id} number={account.accountNumber} /> : null}
        <CustomFacts entity="Account" values={account.customFields} />
      </ObjectParts>
    </Detail>
  )
}

/** The account's open balance, and the value of its subscriptions. */
const useWorth = (id: string, options: { readonly enabled: boolean }): readonly Figure[] | undefined => {
  const { time, numbers } = useWords()
  const { data } = useAsk("/Accounts/{id}/Summary", { path: { id } }, options)
  if (data === undefined) return undefined
  const money = ({ amount, currencyCode }: typeof data.accountBalance) => numbers.money(amount, currencyCode)
  return [
    { label: "open balance", value: money(data.accountBalance) },
    { label: "MRR", value: money(data.cmrr) },
    { label: "contract value", value: money(data.tcv) },
    ...(data.lastInvoiced === undefined ? [] : [{ label: "last invoiced", value: time.date(data.lastInvoiced) }]),
  ]
}
