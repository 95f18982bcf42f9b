import { Link } from "@tanstack/react-router"
import { useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useReason } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { StatusMark } from "../../ui/status.tsx"
import { took } from "../../ui/time.ts"
import { sayRefusal } from "../../ui/toast.tsx"
import { failureWord, hostOf } from "../deliveries/delivery-words.ts"
import css from "./webhook-page.module.css"

type Webhook = Pick<components["schemas"]["Webhook"], "id" | "url" | "webhookStatus">
type Delivery = components["schemas"]["WebhookDeliveryWithAttempts"]

interface Sent {
  readonly delivery: string
  readonly url: string
}

/** The reason why a test cannot be sent, apart from a missing permission. */
export const obstacleToTest = ({ webhookStatus }: Webhook): string | undefined =>
  webhookStatus === "Enabled" ? undefined : "enable it first"

/** Sends an example to a webhook; `TestOutcome` then shows its answer. */
export const useTest = () => {
  const run = useDo()
  const [busy, setBusy] = useState<string>()
  const [sent, setSent] = useState<Sent>()
  const send = async ({ id, url }: Webhook) => {
    setBusy(id)
    try {
      const made = await run("post", "/Webhooks/{id}/Test", { path: { id }, body: {}, once: crypto.randomUUID() })
      setSent({ delivery: made.id, url })
    } catch (error) {
      sayRefusal(error)
    } finally {
      setBusy(undefined)
    }
  }
  return { sent, busy, send }
}

/** The button on the page of one webhook. */
export const SendTest = ({ to, by }: { readonly to: Webhook; readonly by: ReturnType<typeof useTest> }) => {
  const reason = useReason()("webhooks:write")
  return (
    <Button
      icon="paperPlane"
      reason={reason ?? obstacleToTest(to)}
      busy={by.busy !== undefined}
      onClick={() => void by.send(to)}
    >
      Send test
    </Button>
  )
}

/** The answer to the first attempt counts as the result, even when others follow. */
const answerOf = ({ attempts: [first] }: Delivery) => first

/** The result of the last test: its answer, its duration, and a link to its delivery. */
export const TestOutcome = ({ of }: { readonly of: Sent | undefined }) => {
  const entity = useEntity()
  const id = of?.delivery ?? ""
  const { data } = useAsk(
    "/WebhookDeliveries/{id}",
    { path: { id } },
    { enabled: of !== undefined, every: (delivery) => (answerOf(delivery) === undefined ? 500 : undefined) },
  )
  const answer = data === undefined ? undefined : answerOf(data)
  return (
    <div role="status" className={css.test}>
      {of === undefined ? null : (
        <>
          <span>Test of {hostOf(of.url)}</span>
          <StatusMark status={answer === undefined ? "InFlight" : answer.succeeded ? "Delivered" : "Failed"} />
          {answer === undefined ? null : (
            <span>
              {answer.status === undefined ? failureWord(answer.failureReason) : `HTTP ${answer.status}`} in{" "}
              {took(answer.durationMs)}
            </span>
          )}
          <Link
            to="/$entity/deliveries/$delivery"
            params={{ entity, delivery: id }}
            search={{ webhook: data?.webhookId }}
          >
            Open the delivery
          </Link>
        </>
      )}
    </div>
  )
}
