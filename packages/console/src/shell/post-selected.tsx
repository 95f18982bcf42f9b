import { Link } from "@tanstack/react-router"
import { type ReactNode, useState } from "react"
import { Button } from "../ui/button.tsx"
import { Confirm, Dialog } from "../ui/dialog.tsx"
import { FormActions } from "../ui/form.tsx"
import layout from "../ui/layout.module.css"
import { Note, Panel } from "../ui/page.tsx"
import { Progress } from "../ui/progress.tsx"
import { useEntity } from "./entity.ts"
import type { Picks } from "./picks.tsx"
import { PickedButton } from "./picked-button.tsx"
import { useWords } from "./session.tsx"
import { type Posting, type Refusal, usePosting } from "./use-posting.ts"

/** The words of a kind of drafts, and its operations. */
export interface Kind<Row> {
  readonly noun: "invoice" | "payment"
  readonly path: Parameters<typeof usePosting>[0]
  readonly need: string
  /** The drafts in the order in which they are posted. */
  readonly inOrder: (rows: readonly Row[]) => readonly Row[]
  /** A summary of the drafts to post. */
  readonly summary: (rows: readonly Row[]) => ReactNode
  /** The effect of posting. */
  readonly effect: string
  /** The name of a draft that was not posted. */
  readonly nameOf: (row: Row) => string
}

interface About<Row> {
  readonly kind: Kind<Row>
}

/** Posts the selected drafts: first shows what will be posted, afterwards which drafts failed, with reasons. */
export const PostSelected = <Row extends { readonly id: string }>({
  picks,
  kind,
}: About<Row> & { readonly picks: Picks<Row> }) => {
  const [isAsked, setIsAsked] = useState(false)
  const [round, setRound] = useState(0)
  const { chosen } = picks
  return (
    <>
      <PickedButton count={chosen.length} noun="drafts" need={kind.need} onClick={() => setIsAsked(true)}>
        Post selected…
      </PickedButton>
      <PostDialogs
        key={round}
        kind={kind}
        rows={chosen}
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

interface PostDialogsProps<Row> extends About<Row> {
  readonly rows: readonly Row[]
  readonly isAsked: boolean
  readonly onAnswered: () => void
  readonly onDone: () => void
}

const PostDialogs = <Row extends { readonly id: string }>({
  kind,
  rows,
  isAsked,
  onAnswered,
  onDone,
}: PostDialogsProps<Row>) => {
  const { numbers } = useWords()
  const { posting, begin, stop, clear } = usePosting<Row>(kind.path)
  const count = numbers.count(rows.length)
  const close = () => {
    clear()
    onDone()
  }
  return (
    <>
      <Confirm
        open={isAsked}
        onClose={onAnswered}
        title={`Post ${count} ${kind.noun}${rows.length === 1 ? "" : "s"}?`}
        action={`Post ${count}`}
        onConfirm={async () => void begin(kind.inOrder(rows))}
      >
        <div className={layout.stack}>
          {kind.summary(rows)}
          <p>{kind.effect}</p>
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
            kind={kind}
            posting={posting}
            onStop={stop}
            onAgain={() => void begin(posting.refused.map(({ row }) => row))}
            onDone={close}
          />
        )}
      </Dialog>
    </>
  )
}

const Outcome = <Row extends { readonly id: string }>({
  kind,
  posting: { total, posted, refused, isRunning },
  onStop,
  onAgain,
  onDone,
}: About<Row> & {
  readonly posting: Posting<Row>
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
            <Refused key={each.row.id} kind={kind} {...each} />
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

const Refused = <Row extends { readonly id: string }>({ kind, row, sentences }: About<Row> & Refusal<Row>) => {
  const entity = useEntity()
  return (
    <div className={layout.row}>
      <Link
        to={kind.noun === "invoice" ? "/$entity/invoices/$one" : "/$entity/payments/$one"}
        params={{ entity, one: row.id }}
      >
        {kind.nameOf(row)}
      </Link>
      <p>{sentences.join(" ")}</p>
    </div>
  )
}
