import { useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useDismissals } from "../../shell/dismissals.ts"
import { useReason, useWords } from "../../shell/session.tsx"
import { unwellOf } from "../../shell/unwell-webhooks.ts"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import layout from "../../ui/layout.module.css"
import { say, sayRefusal } from "../../ui/toast.tsx"
import { deliveriesOf, hostOf } from "../deliveries/delivery-words.ts"
import css from "./webhook-page.module.css"
import { SendTest, type useTest } from "./webhook-test.tsx"

type Webhook = components["schemas"]["Webhook"]
type Health = components["schemas"]["WebhookHealth"]

interface Told {
  /** The time from which on this is told; another time is another problem. */
  readonly since: string
  readonly sentence: string
}

const causes: Readonly<Record<NonNullable<Health["disabledReason"]>, string>> = {
  User: "somebody disabled it",
  Gone: "its receiver answered 410 (Gone)",
  Failing: "its receiver had accepted nothing for days",
}

const useTold = (health: Health): Told | undefined => {
  const { numbers, time } = useWords()
  const count = (value: number) => numbers.count(value)
  const { status, disabledReason, disabledAt, failuresInARow, failingSince, disablesAt, held } = health
  if (status === "Disabled" && disabledAt !== undefined) {
    const cause = disabledReason === undefined ? "" : `: ${causes[disabledReason]}`
    const waits = held === 0 ? "" : ` ${count(held)} ${deliveriesOf(held)} ${held === 1 ? "is" : "are"} held.`
    return {
      since: disabledAt,
      sentence: `The webhook has been disabled since ${time.moment(disabledAt)}${cause}.${waits} Events raised since then are not sent to it.`,
    }
  }
  if (status === "Enabled" && disablesAt !== undefined && failingSince !== undefined)
    return {
      since: failingSince,
      sentence: `The receiver has accepted nothing since ${time.moment(failingSince)}; failed attempts: ${count(failuresInARow)}. A failure after ${time.moment(disablesAt)} disables the webhook.`,
    }
  return undefined
}

interface HealthBannerProps {
  readonly webhook: Webhook
  readonly test: ReturnType<typeof useTest>
}

/** Tells that a webhook is disabled, or will be because of its failures, and offers the answers to that. */
export const HealthBanner = ({ webhook, test }: HealthBannerProps) => {
  const health = useAsk("/Webhooks/{id}/Health", { path: { id: webhook.id } }).data
  return health === undefined ? null : <Banner webhook={webhook} test={test} health={health} />
}

const Banner = ({ webhook, test, health }: HealthBannerProps & { readonly health: Health }) => {
  const told = useTold(health)
  const { isDismissed, dismiss } = useDismissals()
  const one = unwellOf({ id: webhook.id, failingSince: told?.since })
  if (told === undefined || isDismissed(one)) return null
  return (
    <section aria-label="Health" className={css.health}>
      <p>{told.sentence}</p>
      <span className={layout.buttons}>
        {health.status === "Enabled" ? <SendTest to={webhook} by={test} /> : <EnableAndSend webhook={webhook} />}
        <Button look="plain" onClick={() => void dismiss(one).catch(sayRefusal)}>
          Leave
        </Button>
      </span>
    </section>
  )
}

/** Enables a webhook and sends what its receiver has not got. */
const EnableAndSend = ({ webhook: { id, url } }: { readonly webhook: Webhook }) => {
  const run = useDo()
  const reason = useReason()("webhooks:write")
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button reason={reason} onClick={() => setAsked(true)}>
        Enable and send what was missed…
      </Button>
      <Confirm
        open={isAsked}
        onClose={() => setAsked(false)}
        title={`Enable ${hostOf(url)} and send what it missed?`}
        action="Enable and send"
        onConfirm={async (once) => {
          const body = { sendMissed: true, resendFailed: true }
          await run("post", "/Webhooks/{id}/Enable", { path: { id }, body, once })
          say(`${hostOf(url)} is enabled: what it missed is on its way`)
        }}
      >
        <p>
          The receiver gets the deliveries that failed since its failures began, and the events that were raised while
          the webhook was disabled. Both reach back 15 days at most.
        </p>
      </Confirm>
    </>
  )
}
