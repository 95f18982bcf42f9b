import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router"
import { Fragment, useState } from "react"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { History } from "../../shell/history.tsx"
import { Moment } from "../../shell/moment.tsx"
import { ObjectActions } from "../../shell/object-actions.tsx"
import { useReason } from "../../shell/session.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import { Facts, Note, Section } from "../../ui/page.tsx"
import { PlainTable } from "../../ui/plain-table.tsx"
import { Detail, PendingDetail } from "../../ui/split.tsx"
import { Mark } from "../../ui/status.tsx"
import { relative, took } from "../../ui/time.ts"
import { say } from "../../ui/toast.tsx"
import { MessagePreview } from "./message-preview.tsx"
import { documentOf, isWaiting, type Message, messageMark } from "./message-words.ts"
import { SendDialog } from "./send-dialog.tsx"

/** A message: why it was or was not sent, its attempts, and its text. */
export const MessageDetail = () => {
  const { message: id = "" } = useParams({ strict: false })
  const search = useSearch({ from: "/in/$entity/messages" })
  const navigate = useNavigate()
  const entity = useEntity()
  const found = useAsk("/Messages/{id}", { path: { id } })
  const close = () => void navigate({ to: "/$entity/messages", params: { entity }, search })
  if (found.data === undefined) return <PendingDetail title="E-mail" of={found} rows={6} onClose={close} />
  return <Shown key={id} message={found.data} onClose={close} />
}

/** Says to a person that the receiver may get the document twice. */
const warningOf = ({ status, sent }: Message): string | undefined => {
  if (status === "Unknown") return "The receiver may have it already: ask before you send it again."
  return sent === undefined ? undefined : "The mail server took it already, so the receiver gets it twice."
}

const Shown = ({ message, onClose }: { readonly message: Message; readonly onClose: () => void }) => {
  const [asked, setAsked] = useState<"resend" | "cancel">()
  const { id, invoiceId, accountId, recipient, copies, rejected, problem, created, sent, nextAttemptAt } = message
  const entity = useEntity()
  const run = useDo()
  const reasonFor = useReason()
  const reason = reasonFor("messages:write")
  const waits = isWaiting(message)
  const underWay = waits || message.status === "Sending" ? "it is on its way" : undefined
  const close = () => setAsked(undefined)
  return (
    <Detail
      title={documentOf(message)}
      about={recipient}
      state={<Mark {...messageMark(message)} tinted />}
      onClose={onClose}
      history={<History of="Message" id={id} />}
      raw={message}
      actions={
        <ObjectActions
          primary={{
            label: "Send again…",
            icon: "retry",
            reason: reason ?? underWay,
            onSelect: () => setAsked("resend"),
          }}
          label="More about this message"
          menu={{ end: waits ? [{ label: "Cancel…", reason, danger: true, onSelect: () => setAsked("cancel") }] : [] }}
        />
      }
    >
      {problem === undefined ? null : <p>{problem}</p>}
      {rejected.length === 0 ? null : <p>The server took it for the others, but refused {rejected.join(", ")}.</p>}
      <Facts
        of={[
          [
            "Document",
            <Link key="invoice" to="/$entity/invoices/$one" params={{ entity, one: invoiceId }}>
              {documentOf(message)}
            </Link>,
          ],
          [
            "Account",
            <Link key="account" to="/$entity/accounts/$one" params={{ entity, one: accountId }}>
              Open
            </Link>,
          ],
          ["To", recipient],
          ["Copies", copies.join(", ")],
          ["Written", <Moment key="written" at={created} />],
          ["Sent", sent === undefined ? undefined : <Moment key="sent" at={sent} />],
          [
            "Next try",
            nextAttemptAt === undefined ? undefined : (
              <Fragment key="next">
                <Moment at={nextAttemptAt} />, {relative(nextAttemptAt)}
              </Fragment>
            ),
          ],
        ]}
      />
      <Tries of={message.history ?? []} />
      <MessagePreview id={id} />
      {asked === "resend" ? (
        <SendDialog
          title={`Send ${documentOf(message)} again`}
          warning={warningOf(message)}
          onSend={(body, once) => run("post", "/Messages/{id}/Resend", { path: { id }, body, once })}
          onClose={close}
        />
      ) : null}
      <Confirm
        open={asked === "cancel"}
        onClose={close}
        title="Cancel this e-mail?"
        action="Cancel the e-mail"
        danger
        onConfirm={async (once) => {
          await run("post", "/Messages/{id}/Cancel", { path: { id }, once })
          say("The e-mail is cancelled")
        }}
      >
        <p>The e-mail is not sent any more. You can send it again later.</p>
      </Confirm>
    </Detail>
  )
}

const outcomes = {
  Accepted: { tone: "good", icon: "good", word: "Taken" },
  Refused: { tone: "bad", icon: "bad", word: "Refused" },
  NotTaken: { tone: "attention", icon: "clock", word: "Not taken" },
  Unknown: { tone: "attention", icon: "alert", word: "No answer" },
  Running: { tone: "waiting", icon: "paperPlane", word: "Runs" },
} as const

const Tries = ({ of }: { readonly of: NonNullable<Message["history"]> }) => (
  <Section title="Tries">
    {of.length === 0 ? (
      <Note>The mail server was not asked yet.</Note>
    ) : (
      <PlainTable
        label="Tries"
        rows={of}
        keyOf={({ number }) => String(number)}
        columns={[
          { key: "at", head: "Time", keep: true, cell: ({ at }) => <Moment at={at} /> },
          {
            key: "outcome",
            head: "Outcome",
            keep: true,
            cell: ({ outcome }) => <Mark {...outcomes[outcome ?? "Running"]} />,
          },
          { key: "text", head: "Words of the server", cell: ({ text = "" }) => text },
          { key: "server", head: "Server", keep: true, cell: ({ server }) => server },
          {
            key: "took",
            head: "Duration",
            end: true,
            keep: true,
            cell: ({ milliseconds }) => (milliseconds === undefined ? "" : took(milliseconds)),
          },
        ]}
      />
    )}
  </Section>
)
