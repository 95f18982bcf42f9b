import { useQueryClient } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { call } from "../../api/call.ts"
import { equals } from "../../api/filter.ts"
import { meKey } from "../../api/me.ts"
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
  readonly need?: string
  readonly href: string
  /** Absent while it is unknown. */
  readonly isDone: boolean | undefined
}

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
  const client = useQueryClient()
  const reasonFor = useReason()
  const { preferences } = useMe()
  const isWanted = preferences.setUpSteps !== false
  const asks = (need: string) => ({ enabled: isWanted && reasonFor(need) === undefined })
  const accounts = totalOf(useAsk("/Accounts", one, asks("accounts:read")).data)
  const posted = totalOf(
    useAsk("/Invoices", { query: { Filter: equals("status", "Posted") ?? "", PageSize: 1 } }, asks("invoices:read"))
      .data,
  )
  const tokens = useAsk("/PersonalTokens", {}, { enabled: isWanted }).data?.data
  const steps: readonly Step[] = [
    {
      words: "Add an account",
      about: "a customer, to whom invoices go",
      need: "accounts:write",
      href: `/${entity}/accounts/new`,
      isDone: accounts === undefined ? undefined : accounts > 0,
    },
    {
      words: "Connect rates",
      about: "of a central bank, for other currencies",
      need: "rates:admin",
      href: `/${entity}/integrations`,
      isDone: hasRates,
    },
    {
      words: "Make a token",
      about: "for a program that works with svc",
      href: "/settings/tokens",
      isDone: tokens?.some(({ revoked }) => revoked === undefined),
    },
    {
      words: "Add a webhook",
      about: "that tells another system",
      need: "webhooks:write",
      href: `/${entity}/webhooks/new`,
      isDone: hasWebhooks,
    },
    {
      words: "Post the first invoice",
      about: "after which this list is gone",
      need: "invoices:write",
      href: `/${entity}/invoices/new`,
      isDone: posted === undefined ? undefined : posted > 0,
    },
  ]
  const own = steps.filter(({ need }) => need === undefined || reasonFor(need) === undefined)
  const isKnown = own.every(({ isDone }) => isDone !== undefined)
  const isOver = posted !== undefined && posted > 0
  if (!isWanted || !isKnown || isOver || own.every(({ isDone }) => isDone === true)) return null
  const keep = async (setUpSteps: false | null) => {
    client.setQueryData(meKey, await call("patch", "/Me", { body: { preferences: { setUpSteps } } }))
  }
  const dismiss = async () => {
    try {
      await keep(false)
      say("The list does not come again", { label: "Undo", onUndo: () => void keep(null).catch(sayRefusal) })
    } catch (error) {
      sayRefusal(error)
    }
  }
  return (
    <Section
      title="To set up"
      aside={
        <Button look="plain" aria-label="Dismiss the list of what to set up" onClick={() => void dismiss()}>
          Dismiss
        </Button>
      }
    >
      <ul className={css.steps}>
        {own.map(({ words, about, href, isDone }) => (
          <li key={words} className={isDone === true ? css.done : undefined}>
            {isDone === true ? <Icon name="good" /> : <span className={css.open} />}
            <span>
              <Link to={href as never}>{words}</Link>
              {isDone === true ? <span className="unseen">, done</span> : null}
              <small> {about}</small>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
