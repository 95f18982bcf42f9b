import { Link, useParams, useSearch } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { crumbClass, Note, Page } from "../../ui/page.tsx"
import { allOf, Pending } from "../../ui/states.tsx"
import { ChangeSubscriptionForm } from "./change-subscription-form.tsx"
import { NewSubscriptionForm } from "./new-subscription-form.tsx"

const SubscriptionPage = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const entity = useEntity()
  return (
    <Page
      title={title}
      crumb={
        <Link to="/$entity/subscriptions" params={{ entity }} className={crumbClass}>
          Subscriptions ›
        </Link>
      }
    >
      {children}
    </Page>
  )
}

/** A new subscription of an account. */
export const NewSubscriptionPage = () => {
  const { account } = useSearch({ strict: false })
  const found = useAsk("/Accounts/{id}", { path: { id: account ?? "" } }, { enabled: account !== undefined })
  return (
    <SubscriptionPage title="New subscription">
      {found.isError && found.data === undefined ? (
        <Pending of={allOf(found)} />
      ) : (
        <NewSubscriptionForm customer={account === undefined ? undefined : found.data} start={[]} />
      )}
    </SubscriptionPage>
  )
}

/** A change of an active subscription. */
export const ChangeSubscriptionPage = () => {
  const { subscription: id = "" } = useParams({ strict: false })
  const asked = useAsk("/Subscriptions/{id}", { path: { id } })
  const subscription = asked.data
  return (
    <SubscriptionPage title={subscription === undefined ? "Subscription" : `Change ${subscription.orderNumber}`}>
      {subscription === undefined ? (
        <Pending of={asked} />
      ) : subscription.status === "Active" ? (
        <ChangeSubscriptionForm key={subscription.id} subscription={subscription} />
      ) : (
        <Note>
          {subscription.orderNumber} is {subscription.status}: only an active subscription can be changed.
        </Note>
      )}
    </SubscriptionPage>
  )
}
