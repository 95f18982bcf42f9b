import { Link, useParams, useSearch } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { crumbClass, Page } from "../../ui/page.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { QuoteForm } from "./quote-form.tsx"

const QuotePage = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const entity = useEntity()
  return (
    <Page
      title={title}
      crumb={
        <Link to={`/${entity}/quotes` as never} className={crumbClass}>
          Quotes ›
        </Link>
      }
    >
      {children}
    </Page>
  )
}

/** An offer to an account, or of a change of a subscription (`order`). */
export const NewQuotePage = () => {
  const { account, order } = useSearch({ strict: false })
  const changed = useAsk("/Subscriptions/{id}", { path: { id: order ?? "" } }, { enabled: order !== undefined })
  const named = changed.data?.account.id ?? account
  const found = useAsk("/Accounts/{id}", { path: { id: named ?? "" } }, { enabled: named !== undefined })
  const failed = changed.isError ? changed : found.isError ? found : undefined
  const isComing =
    (order !== undefined && changed.data === undefined) || (order !== undefined && found.data === undefined)
  return (
    <QuotePage
      title={changed.data === undefined ? "New quote" : `New quote of a change of ${changed.data.orderNumber}`}
    >
      {failed !== undefined ? (
        <Failure error={failed.error} onRetry={() => void failed.refetch()} />
      ) : isComing ? (
        <Skeleton />
      ) : (
        <QuoteForm customer={named === undefined ? undefined : found.data} subscription={changed.data} />
      )}
    </QuotePage>
  )
}

/** An open quote, taken up again. */
export const EditQuotePage = () => {
  const { quote: id = "" } = useParams({ strict: false })
  const asked = useAsk("/Quotes/{id}", { path: { id } })
  const quote = asked.data
  const order = quote?.changeOrderId
  const changed = useAsk("/Subscriptions/{id}", { path: { id: order ?? "" } }, { enabled: order !== undefined })
  const customer = useAsk(
    "/Accounts/{id}",
    { path: { id: quote?.customer.id ?? "" } },
    { enabled: quote !== undefined },
  )
  const failed = [asked, changed, customer].find(({ isError }) => isError)
  const isComing =
    quote === undefined || customer.data === undefined || (order !== undefined && changed.data === undefined)
  return (
    <QuotePage title={quote === undefined ? "Quote" : `Edit ${quote.number}`}>
      {failed !== undefined ? (
        <Failure error={failed.error} onRetry={() => void failed.refetch()} />
      ) : isComing ? (
        <Skeleton />
      ) : (
        <QuoteForm key={quote.id} quote={quote} customer={customer.data} subscription={changed.data} />
      )}
    </QuotePage>
  )
}
