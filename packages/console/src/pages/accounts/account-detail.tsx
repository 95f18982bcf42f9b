import { Link, useParams } from "@tanstack/react-router"
import { isId } from "../../api/filter.ts"
import { itemsOf } from "../../api/items.ts"
import { allows } from "../../api/permissions.ts"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useGo } from "../../shell/go.ts"
import { useEntity } from "../../shell/entity.ts"
import { useCloseRow } from "../../shell/list-page.tsx"
import { Moment } from "../../shell/moment.tsx"
import { useMe, useReason, useWords } from "../../shell/session.tsx"
import { useAction } from "../../shell/use-action.tsx"
import { Button } from "../../ui/button.tsx"
import { copyable, Id } from "../../ui/copy.tsx"
import { MoreMenu } from "../../ui/menu.tsx"
import { Facts, Section } from "../../ui/page.tsx"
import { PlainTable } from "../../ui/plain-table.tsx"
import { Detail, PendingDetail } from "../../ui/split.tsx"
import { Skeleton } from "../../ui/states.tsx"
import { Mark } from "../../ui/status.tsx"
import { say, sayRefusal } from "../../ui/toast.tsx"
import { billingStatus } from "../billing-status.ts"
import { CustomFacts } from "../custom-fields.tsx"
import { InvoiceRows } from "../invoices/invoice-rows.tsx"
import { addressText } from "../address-text.ts"
import { BuyerReadiness } from "./buyer-readiness.tsx"

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
  const asked = useAsk("/Accounts/{id}", { path: { id: one } })
  const account = asked.data
  if (account === undefined) return <PendingDetail title="Account" of={asked} onClose={close} />
  return (
    <Detail
      title={account.name}
      state={account.inactive ? <Mark tone="quiet" icon="pause" word="Inactive" tinted /> : undefined}
      onClose={close}
      raw={account}
      actions={
        <>
          <Button
            look="primary"
            reason={reasonFor("invoices:write")}
            onClick={() => void go("invoices/new", { search: { account: one } })}
          >
            New invoice
          </Button>
          <MoreMenu
            groups={[
              [
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
              [
                {
                  label: "Edit account",
                  reason: reasonFor("accounts:write"),
                  onSelect: () => void go(`accounts/${one}/edit`),
                },
                {
                  label: account.inactive ? "Activate account" : "Deactivate account",
                  reason: reasonFor("accounts:write"),
                  onSelect: () => switching.run(!account.inactive, account.name),
                },
              ],
            ]}
          />
        </>
      }
    >
      {switching.refusal}
      <Facts
        of={[
          ["Number", copyable(account.accountNumber, "account number")],
          ["Type", account.accountType],
          ["Currency", account.currencyCode],
          ["Tax number", copyable(account.taxRegistrationNumber, "tax number")],
          ["Organisation number", copyable(account.organizationNumber, "organisation number")],
          ["Invoices to", copyable(account.invoiceEmailAddress, "e-mail address")],
          ["Electronic address", copyable(account.electronicInvoiceAddress, "electronic address")],
          ["Delivered by", account.invoiceDeliveryMethod],
          ["Terms", account.defaultPaymentTerm],
          ["Invoice address", addressText(account.defaultInvoiceAddress)],
          ["Delivery address", addressText(account.defaultDeliveryAddress)],
          ["Changed", <Moment key="changed" at={account.modified} whole />],
          ["Id", <Id key="id" id={account.id} />],
        ]}
      />
      <CustomFacts entity="Account" values={account.customFields} />
      {country === "PL" && allows(permissions, "einvoices:read") ? <BuyerReadiness id={account.id} /> : null}
      {allows(permissions, "orders:read") ? <Worth id={account.id} /> : null}
      {allows(permissions, "orders:read") ? <Subscriptions id={account.id} /> : null}
      {allows(permissions, "invoices:read") ? <LastInvoices id={account.id} number={account.accountNumber} /> : null}
    </Detail>
  )
}

const LastInvoices = ({ id, number }: { readonly id: string; readonly number: string }) => {
  const entity = useEntity()
  const { data } = useAsk("/Accounts/{id}/Invoices", {
    path: { id },
    query: { OrderBy: "invoiceDate desc", PageSize: 10 },
  })
  const invoices = itemsOf(data)
  return (
    <Section
      title="Last invoices"
      aside={
        <Link to="/$entity/invoices" params={{ entity }} search={{ account: number }}>
          All invoices
        </Link>
      }
    >
      {data === undefined ? (
        <Skeleton rows={2} />
      ) : invoices.length === 0 ? (
        <p>None yet.</p>
      ) : (
        <InvoiceRows label="Last invoices" invoices={invoices} />
      )}
    </Section>
  )
}

/** The account's open balance, and the value of its subscriptions. */
const Worth = ({ id }: { readonly id: string }) => {
  const { time, numbers } = useWords()
  const { data } = useAsk("/Accounts/{id}/Summary", { path: { id } })
  if (data === undefined) return null
  const money = ({ amount, currencyCode }: typeof data.accountBalance) => numbers.money(amount, currencyCode)
  return (
    <Section title="Balance and subscriptions">
      <Facts
        of={[
          ["Open balance", money(data.accountBalance)],
          ["Monthly recurring", money(data.cmrr)],
          ["Contract value", money(data.tcv)],
          ["Last invoiced", data.lastInvoiced === undefined ? undefined : time.date(data.lastInvoiced)],
        ]}
      />
    </Section>
  )
}

const mostSubscriptions = 10

/** The account's subscriptions, newest first, each with its state and monthly value. */
const Subscriptions = ({ id }: { readonly id: string }) => {
  const entity = useEntity()
  const { time, numbers } = useWords()
  const { data } = useAsk("/Subscriptions", {
    query: { Filter: isId("account/id", id)!, OrderBy: "created desc", PageSize: mostSubscriptions },
  })
  const subscriptions = itemsOf(data)
  if (data === undefined || subscriptions.length === 0) return null
  const total = "totalCount" in data ? data.totalCount : subscriptions.length
  return (
    <Section
      title="Subscriptions"
      aside={total > subscriptions.length ? `the last ${subscriptions.length} of ${numbers.count(total)}` : undefined}
    >
      <PlainTable
        label="Subscriptions"
        rows={subscriptions}
        keyOf={(each) => each.id}
        columns={[
          {
            key: "order",
            head: "Order",
            cell: (each) => (
              <Link to="/$entity/subscriptions/$one" params={{ entity, one: each.id }}>
                {each.orderNumber}
              </Link>
            ),
          },
          { key: "status", head: "Status", cell: ({ status }) => <Mark {...billingStatus[status]} /> },
          {
            key: "from",
            head: "From",
            keep: true,
            cell: ({ effectiveStartDate }) => time.date(effectiveStartDate),
          },
          {
            key: "to",
            head: "To",
            keep: true,
            cell: ({ effectiveEndDate: end }) => (end === undefined ? "open" : time.date(end)),
          },
          {
            key: "month",
            head: "MRR",
            end: true,
            cell: ({ cmrr }) => numbers.money(cmrr.amount, cmrr.currencyCode),
          },
        ]}
      />
    </Section>
  )
}
