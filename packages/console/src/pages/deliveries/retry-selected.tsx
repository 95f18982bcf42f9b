import { Link } from "@tanstack/react-router"
import { useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { PickedButton } from "../../shell/picked-button.tsx"
import type { Picks } from "../../shell/picks.tsx"
import { useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm, Dialog } from "../../ui/dialog.tsx"
import { FormActions } from "../../ui/form.tsx"
import layout from "../../ui/layout.module.css"
import { Note, Panel } from "../../ui/page.tsx"
import { say } from "../../ui/toast.tsx"
import type { Delivery } from "./delivery-columns.tsx"
import { deliveriesOf, hostOf } from "./delivery-words.ts"
import { Receivers } from "./receivers.tsx"

type Answer = components["schemas"]["RetriedDelivery"]

/** The name of a delivery, for its checkbox. */
export const nameOfDelivery = ({ eventType, url }: Delivery): string => `${eventType} to ${hostOf(url)}`
/** A delivery with an attempt in progress cannot be retried. */
export const canBeRetried = ({ status }: Delivery): boolean => status !== "InFlight"

const receiversOf = (deliveries: readonly Delivery[]) =>
  [...Map.groupBy(deliveries, ({ webhookId }) => webhookId)].map(([id, own]) => ({
    id,
    url: own[0]!.url,
    count: own.length,
  }))

/**
 * Sends the selected deliveries again: first shows the receivers, afterwards the deliveries that were refused, with
 * reasons.
 */
export const RetrySelected = ({ picks }: { readonly picks: Picks<Delivery> }) => {
  const run = useDo()
  const { numbers } = useWords()
  const [isAsked, setIsAsked] = useState(false)
  const [told, setTold] = useState<Told>()
  const { chosen } = picks
  const count = chosen.length
  const delivered = chosen.filter(({ status }) => status === "Delivered").length
  const send = async (once: string) => {
    const { data } = await run("post", "/WebhookDeliveries/Retry", { body: { ids: chosen.map(({ id }) => id) }, once })
    picks.choose([])
    if (data.some(({ problem }) => problem !== undefined)) setTold({ chosen, answers: data })
    else say(`${numbers.count(count)} ${deliveriesOf(count)} sent again now`)
  }
  return (
    <>
      <PickedButton count={count} noun="deliveries" need="webhooks:write" onClick={() => setIsAsked(true)}>
        Retry selected…
      </PickedButton>
      <Confirm
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={`Send ${numbers.count(count)} ${deliveriesOf(count)} again?`}
        action={`Send ${numbers.count(count)} again`}
        onConfirm={send}
      >
        <div className={layout.stack}>
          <Receivers of={receiversOf(chosen)} />
          <p>
            One attempt of each is made at once.
            {delivered === 0
              ? ""
              : ` ${numbers.count(delivered)} of them were accepted before, and the receiver gets them twice.`}
          </p>
        </div>
      </Confirm>
      <Dialog open={told !== undefined} onClose={() => setTold(undefined)} title="Deliveries sent again" wide>
        {told === undefined ? null : <Outcome {...told} onDone={() => setTold(undefined)} />}
      </Dialog>
    </>
  )
}

interface Told {
  readonly chosen: readonly Delivery[]
  readonly answers: readonly Answer[]
}

const Outcome = ({ chosen, answers, onDone }: Told & { readonly onDone: () => void }) => {
  const { numbers } = useWords()
  const entity = useEntity()
  const refused = answers.filter(({ problem }) => problem !== undefined)
  const byId = new Map(chosen.map((each) => [each.id, each]))
  return (
    <div className={layout.stack}>
      <Note>
        {numbers.count(answers.length - refused.length)} of {numbers.count(answers.length)} sent again,{" "}
        {numbers.count(refused.length)} could not be
      </Note>
      <Panel>
        {refused.map(({ id, problem }) => (
          <div key={id} className={layout.row}>
            <Link to="/$entity/deliveries/$delivery" params={{ entity, delivery: id }} onClick={onDone}>
              {nameOfDelivery(byId.get(id)!)}
            </Link>
            <p>{problem}</p>
          </div>
        ))}
      </Panel>
      <FormActions>
        <Button look="primary" onClick={onDone}>
          Done
        </Button>
      </FormActions>
    </div>
  )
}
