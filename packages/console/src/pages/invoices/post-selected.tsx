import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { useEntity } from "../../shell/entity.ts"
import type { Picks } from "../../shell/picks.tsx"
import { PickedButton } from "../../shell/picked-button.tsx"
import { useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm, Dialog } from "../../ui/dialog.tsx"
import { FormActions } from "../../ui/form.tsx"
import layout from "../../ui/layout.module.css"
import { Note, Panel } from "../../ui/page.tsx"
import { Progress } from "../../ui/progress.tsx"
import type { ListedInvoice } from "./invoice-columns.tsx"
import { PostingSums } from "./posting-sums.tsx"
import { type Posting, type Refusal, usePosting } from "./use-posting.ts"

/** Posts the selected drafts: first shows what will be posted, afterwards which drafts failed, with reasons. */
export const PostSelected = ({ picks }: { readonly picks: Picks<ListedInvoice> }) => {
  const [isAsked, setIsAsked] = useState(false)
  const [round, setRound] = useState(0)
  const { chosen } = picks
  return (
    <>
      <PickedButton count={chosen.length} noun="drafts" need="invoices:write" onClick={() => setIsAsked(true)}>
        Post selected…
      </PickedButton>
      <PostDialogs
        key={round}
        invoices={chosen}
        isAsked={isAsked}
        onAnswered={() => setIsAsked(false)}
        onDone={() => {
          picks.choose([])
          setRound(round + 1)
        }}
      />
    </>
  )
}

const countOf = (count: number) => (count === 1 ? "invoice" : "invoices")

interface PostDialogsProps {
  readonly invoices: readonly ListedInvoice[]
  readonly isAsked: boolean
  readonly onAnswered: () => void
  readonly onDone: () => void
}

const PostDialogs = ({ invoices, isAsked, onAnswered, onDone }: PostDialogsProps) => {
  const { numbers } = useWords()
  const { posting, begin, stop, clear } = usePosting()
  const count = numbers.count(invoices.length)
  const close = () => {
    clear()
    onDone()
  }
  return (
    <>
      <Confirm
        open={isAsked}
        onClose={onAnswered}
        title={`Post ${count} ${countOf(invoices.length)}?`}
        action={`Post ${count}`}
        onConfirm={async () => void begin(invoices)}
      >
        <div className={layout.stack}>
          <PostingSums invoices={invoices} />
          <p>
            The drafts are posted one by one, in the order of their dates: each gets the next number, and its journal is
            written. A posted invoice can only be credited.
          </p>
        </div>
      </Confirm>
      <Dialog
        open={posting !== undefined}
        onClose={posting?.isRunning === true ? stop : close}
        title={posting?.isRunning === true ? "Posting" : "Results of posting"}
        wide
      >
        {posting === undefined ? null : (
          <Outcome
            posting={posting}
            onStop={stop}
            onAgain={() => void begin(posting.refused.map(({ invoice }) => invoice))}
            onDone={close}
          />
        )}
      </Dialog>
    </>
  )
}

const Outcome = ({
  posting: { total, posted, refused, isRunning },
  onStop,
  onAgain,
  onDone,
}: {
  readonly posting: Posting
  readonly onStop: () => void
  readonly onAgain: () => void
  readonly onDone: () => void
}) => {
  const { numbers } = useWords()
  const done = posted + refused.length
  const words = [
    `${numbers.count(posted)} of ${numbers.count(total)} posted`,
    ...(refused.length === 0 ? [] : [`${numbers.count(refused.length)} could not be posted`]),
    ...(isRunning || done === total ? [] : [`${numbers.count(total - done)} stay drafts`]),
  ].join(", ")
  return (
    <div className={layout.stack}>
      <div aria-live="polite">
        {isRunning ? <Progress label="Posting" done={done} of={total} /> : null}
        <Note>{words}</Note>
      </div>
      {refused.length === 0 ? null : (
        <Panel>
          {refused.map((each) => (
            <Refused key={each.invoice.id} {...each} />
          ))}
        </Panel>
      )}
      <FormActions>
        {isRunning ? (
          <Button onClick={onStop}>Stop after this one</Button>
        ) : (
          <>
            <Button look="primary" onClick={onDone}>
              Done
            </Button>
            {refused.length === 0 ? null : <Button onClick={onAgain}>Try {numbers.count(refused.length)} again</Button>}
          </>
        )}
      </FormActions>
    </div>
  )
}

const Refused = ({ invoice: { id, account, totalAmount, currency }, sentences }: Refusal) => {
  const entity = useEntity()
  const { numbers } = useWords()
  return (
    <div className={layout.row}>
      <Link to="/$entity/invoices/$one" params={{ entity, one: id }}>
        {account.name}, {numbers.money(totalAmount, currency)}
      </Link>
      <p>{sentences.join(" ")}</p>
    </div>
  )
}
