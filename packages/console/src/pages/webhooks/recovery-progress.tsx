import { Link } from "@tanstack/react-router"
import type { components } from "../../api/schema.gen.ts"
import { useEntity } from "../../shell/entity.ts"
import { useWords } from "../../shell/session.tsx"
import { Progress } from "../../ui/progress.tsx"
import { millisecondsOf, nowIso } from "../../ui/time.ts"
import css from "./webhook-page.module.css"

type Sent = Pick<components["schemas"]["WebhookRecovery"], "created" | "finished" | "sent">

/** Deliveries that a recovery sent per minute; the first minute counts as a whole one. */
export const perMinute = ({ created, finished, sent }: Sent): number =>
  Math.round(sent / Math.max(1, (millisecondsOf(finished ?? nowIso()) - millisecondsOf(created)) / 60_000))

/** The progress of a webhook's running recovery, with a link to it. */
export const RecoveryProgress = ({ of }: { readonly of: components["schemas"]["WebhookSummary"] }) => {
  const entity = useEntity()
  const { numbers } = useWords()
  const { id, recovery } = of
  if (recovery === undefined) return null
  const { total, sent } = recovery
  return (
    <div className={css.recovery}>
      <Progress label="Recovery" done={sent} of={total} />
      <span>
        Recovery: {numbers.count(sent)} of {numbers.count(total)} sent again, {numbers.count(perMinute(recovery))} a
        minute
      </span>
      <Link to="/$entity/webhooks/$webhook/recover" params={{ entity, webhook: id }}>
        Follow
      </Link>
    </div>
  )
}
