import { useQueryClient } from "@tanstack/react-query"
import { Link, type LinkProps } from "@tanstack/react-router"
import { call } from "../../api/call.ts"
import { equals } from "../../api/filter.ts"
import { meKey } from "../../api/me.ts"
import type { components } from "../../api/schema.gen.ts"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useMe, useReason } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Icon } from "../../ui/icons.tsx"
import { Section } from "../../ui/page.tsx"
import { say, sayRefusal } from "../../ui/toast.tsx"
import css from "./overview.module.css"
import { totalOf } from "./total-of.ts"

interface Step {
  readonly words: string
  readonly about: string
  readonly need: string
  readonly link: LinkProps
  /** Absent while it is unknown. */
  readonly isDone: boolean | undefined
}

type LegalEntity = components["schemas"]["LegalEntity"]

/** Whether a company has the data that the law requires on invoices, and a bank account. */
const isComplete = ({ organizationNumber, taxRegistrationNumber, address, iban, bankAccount }: LegalEntity) =>
  (organizationNumber ?? taxRegistrationNumber) !== undefined &&
  address?.city !== undefined &&
  (iban ?? bankAccount) !== undefined

const one = { query: { PageSize: 1 } }

/**
 * The set-up steps of a new company that the person may do. They disappear when they are done or dismissed, or when the
 * company has posted an invoice.
 */
export const SetUpSteps = ({
  hasWebhooks,
  hasRates,
}: {
  readonly hasWebhooks: boolean | undefined
  readonly hasRates: boolean | undefined
}) => {
  const entity = useEntity()
  const dismiss = useDismiss()
  const reasonFor = useReason()
  const { preferences } = useMe()
  const isWanted = preferences.setUpSteps !== false
  const sees = (need: string) => reasonFor(need) === undefined
  const some = (asked: { readonly data: unknown }) => {
    const total = totalOf(asked.data)
    return total === undefined ? undefined : total > 0
  }
  const isPosted = { query: { Filter: equals("status", "Posted") ?? "", PageSize: 1 } }
  const hasPosted = some(useAsk("/Invoices", isPosted, { enabled: isWanted && sees("invoices:read") }))
  // A company that has posted invoices has no list, so nothing more is asked for it.
  const isNew = isWanted && (hasPosted === false || !sees("invoices:read"))
  const asks = (need: string) => ({ enabled: isNew && sees(need) })
  const company = useAsk("/LegalEntities/{id}", { path: { id: entity } }, asks("settings:read")).data
  const hasProducts = some(useAsk("/Products", one, asks("products:read")))
  const hasAccounts = some(useAsk("/Accounts", one, asks("accounts:read")))
  const hasSubscriptions = some(useAsk("/Subscriptions", one, asks("orders:read")))
  const people = useAsk("/Users", { query: { PageSize: 10 } }, asks("users:read")).data
  const edit: LinkProps = { to: "/settings/entities/$entity/edit", params: { entity } }
  const steps: readonly Step[] = [
    {
      words: "Complete the company",
      about: "address, registration number and bank account, which are printed on invoices",
      need: "settings:write",
      link: edit,
      isDone: company && isComplete(company),
    },
    {
      words: "Check its taxes",
      about: "the tax of an invoice that has no tax of its own",
      need: "settings:write",
      link:
        company?.taxTemplate === undefined
          ? { to: "/settings/reference/$entity/$list", params: { entity, list: "tax-templates" } }
          : edit,
      isDone: company && company.taxTemplate !== undefined,
    },
    {
      words: "Connect rates",
      about: "of a central bank, for other currencies",
      need: "rates:admin",
      link: { to: "/$entity/integrations", params: { entity } },
      isDone: hasRates,
    },
    {
      words: "Add a webhook",
      about: "that tells another system",
      need: "webhooks:write",
      link: { to: "/$entity/webhooks/new", params: { entity } },
      isDone: hasWebhooks,
    },
    {
      words: "Invite a colleague",
      about: "with the permissions of their work",
      need: "users:admin",
      link: { to: "/settings/users", search: { do: "new" } },
      // Users without an address are programs.
      isDone: people && people.data.filter(({ email }) => email !== undefined).length > 1,
    },
    {
      words: "Add a product",
      about: "with its plans, charges and prices",
      need: "products:write",
      link: { to: "/$entity/products/new", params: { entity } },
      isDone: hasProducts,
    },
    {
      words: "Add an account",
      about: "a customer, to whom invoices go",
      need: "accounts:write",
      link: { to: "/$entity/accounts/new", params: { entity } },
      isDone: hasAccounts,
    },
    {
      words: "Sell a subscription",
      about: "a product to the account, with a preview of its invoices",
      need: "orders:write",
      link: { to: "/$entity/subscriptions/new", params: { entity } },
      isDone: hasSubscriptions,
    },
    {
      words: "Post the first invoice",
      about: "of the subscription, from its menu Invoice now",
      need: "invoices:write",
      link: { to: hasSubscriptions === true ? "/$entity/subscriptions" : "/$entity/invoices/new", params: { entity } },
      isDone: hasPosted,
    },
  ]
  const own = steps.filter(({ need }) => sees(need))
  const isKnown = own.every(({ isDone }) => isDone !== undefined)
  if (!isNew || !isKnown || own.every(({ isDone }) => isDone === true)) return null
  return (
    <Section
      title="To set up"
      aside={
        <Button look="plain" aria-label="Dismiss the set-up steps" onClick={() => void dismiss()}>
          Dismiss
        </Button>
      }
    >
      <StepList of={own} />
    </Section>
  )
}

/** Keeps that the person does not want the list, and lets them undo it. */
const useDismiss = () => {
  const client = useQueryClient()
  const keep = async (setUpSteps: false | null) => {
    client.setQueryData(meKey, await call("patch", "/Me", { body: { preferences: { setUpSteps } } }))
  }
  return async () => {
    try {
      await keep(false)
      say("The set-up steps do not appear again", { label: "Undo", onUndo: () => void keep(null).catch(sayRefusal) })
    } catch (error) {
      sayRefusal(error)
    }
  }
}

const StepList = ({ of }: { readonly of: readonly Step[] }) => (
  <ul className={css.steps}>
    {of.map(({ words, about, link, isDone }) => (
      <li key={words} className={isDone === true ? css.done : undefined}>
        {isDone === true ? <Icon name="good" /> : <span className={css.open} />}
        <span>
          <Link {...link}>{words}</Link>
          {isDone === true ? <span className="unseen">, done</span> : null}
          <small> {about}</small>
        </span>
      </li>
    ))}
  </ul>
)
