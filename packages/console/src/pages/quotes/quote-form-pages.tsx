import { Link, useParams, useSearch } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useGo } from "../../shell/go.ts"
import { Edited, useEdited } from "../../shell/edited.tsx"
import { useEntity } from "../../shell/entity.ts"
import { crumbClass, Page } from "../../ui/page.tsx"
import { allOf, Pending } from "../../ui/states.tsx"
import { say } from "../../ui/toast.tsx"
import { editedOf, quoteLabels, quoteWords } from "./edited-quote.ts"
import { QuoteForm } from "./quote-form.tsx"

const QuotePage = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const entity = useEntity()
  return (
    <Page
      title={title}
      crumb={
        <Link to="/$entity/quotes" params={{ entity }} className={crumbClass}>
          Quotes ›
        </Link>
      }
    >
      {children}
    </Page>
  )
}

const useLeave = () => {
  const go = useGo()
  return ({ id, number }: { readonly id: string; readonly number: string }) => {
    say(`${number} is saved`)
    void go(`quotes/${id}`)
  }
}

/** A quote for a new order of an account, or for a change of a subscription (`order`). */
export const NewQuotePage = () => {
  const { account, order } = useSearch({ strict: false })
  const run = useDo()
  const leave = useLeave()
  const changed = useAsk("/Subscriptions/{id}", { path: { id: order ?? "" } }, { enabled: order !== undefined })
  const named = changed.data?.account.id ?? account
  const found = useAsk("/Accounts/{id}", { path: { id: named ?? "" } }, { enabled: named !== undefined })
  const answers = allOf(changed, found)
  const isComing =
    (order !== undefined && changed.data === undefined) ||
    (named !== undefined && found.data === undefined && (order !== undefined || answers.isError))
  return (
    <QuotePage
      title={changed.data === undefined ? "New quote" : `New quote for a change of ${changed.data.orderNumber}`}
    >
      {isComing ? (
        <Pending of={answers} />
      ) : (
        <QuoteForm
          customer={named === undefined ? undefined : found.data}
          subscription={changed.data}
          onSend={async (body, once) => leave(await run("post", "/Quotes", { body, once }))}
        />
      )}
    </QuotePage>
  )
}

/** Edits an open quote. When somebody else has changed it meanwhile, the person is shown those changes. */
export const EditQuotePage = () => {
  const { quote: id = "" } = useParams({ strict: false })
  const leave = useLeave()
  const edited = { path: "/Quotes/{id}", input: { path: { id } } } as const
  const found = useEdited(edited.path, edited.input)
  const quote = found.data?.data
  const order = quote?.changeOrderId
  const changed = useAsk("/Subscriptions/{id}", { path: { id: order ?? "" } }, { enabled: order !== undefined })
  const customer = useAsk(
    "/Accounts/{id}",
    { path: { id: quote?.customer.id ?? "" } },
    { enabled: quote !== undefined },
  )
  const answers = allOf(found, changed, customer)
  const isComing =
    quote === undefined || customer.data === undefined || (order !== undefined && changed.data === undefined)
  return (
    <QuotePage title={quote === undefined ? "Quote" : `Edit ${quote.number}`}>
      {isComing ? (
        <Pending of={answers} />
      ) : (
        <Edited
          key={quote.id}
          {...edited}
          found={found}
          named={(each) => editedOf(each, changed.data)}
          labels={quoteLabels}
          words={quoteWords}
          onSaved={() => leave(quote)}
        >
          {(opened, save) => (
            <QuoteForm quote={opened} customer={customer.data} subscription={changed.data} onSend={save} />
          )}
        </Edited>
      )}
    </QuotePage>
  )
}
