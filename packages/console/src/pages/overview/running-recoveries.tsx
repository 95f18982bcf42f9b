import type { components } from "../../api/schema.gen.ts"
import { Section } from "../../ui/page.tsx"
import { RecoveryProgress } from "../webhooks/recovery-progress.tsx"
import { useWebhookNames, WebhookLink } from "./failing-webhooks.tsx"
import css from "./overview.module.css"

/** Recoveries in progress, with how much of each is sent. */
export const RunningRecoveries = ({
  summaries,
}: {
  readonly summaries: readonly components["schemas"]["WebhookSummary"][]
}) => {
  const nameOf = useWebhookNames()
  return (
    <Section title="Recoveries under way">
      <div className={css.rows}>
        {summaries
          .filter(({ recovery }) => recovery !== undefined)
          .map((each) => (
            <div key={each.id} className={css.recovery}>
              <WebhookLink id={each.id} name={nameOf(each.id)} />
              <RecoveryProgress of={each} />
            </div>
          ))}
      </div>
    </Section>
  )
}
