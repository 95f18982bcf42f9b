import { Link } from "@tanstack/react-router"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useReason, useWords } from "../../shell/session.tsx"
import { Section } from "../../ui/page.tsx"
import { Mark, type StatusRow } from "../../ui/status.tsx"
import css from "./overview.module.css"

const renews: StatusRow = { tone: "waiting", icon: "retry", word: "Renews" }
const ends: StatusRow = { tone: "attention", icon: "clock", word: "Ends" }

/** Subscriptions that are renewed or end soon, the first ones with their day; nothing when there are none. */
export const UpcomingRenewals = () => {
  const reasonFor = useReason()
  const entity = useEntity()
  const { numbers, time } = useWords()
  const renewals = useAsk("/Money", {}, { enabled: reasonFor("invoices:read") === undefined }).data?.renewals
  if (renewals === undefined || renewals.next.length === 0) return null
  const { days, renewing, ending, next } = renewals
  const counted = [
    ["renewing", renewing, "renew"],
    ["ending", ending, "end"],
  ] as const
  return (
    <Section
      title={`Renewals, next ${days} days`}
      aside={
        <span className={css.actions}>
          {counted.map(([soon, count, verb]) =>
            count === 0 ? null : (
              <Link key={soon} to="/$entity/subscriptions" params={{ entity }} search={{ soon }}>
                {numbers.count(count)} {count === 1 ? `${verb}s` : verb}
              </Link>
            ),
          )}
        </span>
      }
    >
      <div className={css.rows}>
        {next.map(({ id, orderNumber, accountName, isRenewed, day, mrr, currency }) => (
          <Link key={id} to="/$entity/subscriptions/$one" params={{ entity, one: id }} className={css.row}>
            <span>
              {accountName} <span className={css.totals}>{orderNumber}</span>
            </span>
            <small className={css.outcome}>
              <span>MRR {numbers.money(mrr, currency)}</span>
              <Mark {...(isRenewed ? renews : ends)} />
              <span>{time.date(day)}</span>
            </small>
          </Link>
        ))}
      </div>
    </Section>
  )
}
