import { Link } from "@tanstack/react-router"
import type { components } from "../../api/schema.gen.ts"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { Moment } from "../../shell/moment.tsx"
import { useWords } from "../../shell/session.tsx"
import { unwellOf } from "../../shell/unwell-webhooks.ts"
import { Section } from "../../ui/page.tsx"
import { StatusMark } from "../../ui/status.tsx"
import { failureWord, hostOf } from "../deliveries/delivery-words.ts"
import { failureBegan } from "../webhooks/failure-began.ts"
import { Dismiss } from "./dismiss.tsx"
import css from "./overview.module.css"

type Summary = components["schemas"]["WebhookSummary"]

/** The names of webhooks, which are their addresses. */
export const useWebhookNames = (enabled = true) => {
  const webhooks = useAsk("/Webhooks", {}, { enabled })
  const urls = new Map(webhooks.data?.map(({ id, url }) => [id, url]))
  return (id: string) => hostOf(urls.get(id) ?? "")
}

export const WebhookLink = ({ id, name }: { readonly id: string; readonly name: string }) => (
  <Link to="/$entity/webhooks/$webhook" params={{ entity: useEntity(), webhook: id }}>
    {name}
  </Link>
)

/** Receivers that refuse deliveries, with links to the missed deliveries. */
export const FailingWebhooks = ({ summaries }: { readonly summaries: readonly Summary[] }) => {
  const { numbers } = useWords()
  const entity = useEntity()
  const nameOf = useWebhookNames()
  return (
    <Section title="Failing webhooks">
      <div className={css.rows}>
        {summaries.map(({ id, health, failingSince, failed24h, retrying24h, lastAttempt }) => {
          const answer =
            lastAttempt === undefined
              ? ""
              : lastAttempt.status === undefined
                ? failureWord(lastAttempt.failureReason)
                : `HTTP ${lastAttempt.status}`
          return (
            <div key={id} className={css.row}>
              <span>
                <WebhookLink id={id} name={nameOf(id)} />
              </span>
              <StatusMark status={health} />
              <small>
                {numbers.count(failed24h + retrying24h)} failed in 24 h{answer === "" ? "" : `, ${answer}`}
                {failingSince === undefined ? null : (
                  <>
                    , since <Moment at={failingSince} />
                  </>
                )}
              </small>
              <span className={css.actions}>
                <Link
                  to="/$entity/webhooks/$webhook/recover"
                  params={{ entity, webhook: id }}
                  search={{ since: failureBegan({ failingSince }) }}
                >
                  Recover…
                </Link>
                <Dismiss of={unwellOf({ id, failingSince })} name={nameOf(id)} />
              </span>
            </div>
          )
        })}
      </div>
    </Section>
  )
}
