import { Link } from "@tanstack/react-router"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { Moment } from "../../shell/moment.tsx"
import { Section } from "../../ui/page.tsx"
import { Mark } from "../../ui/status.tsx"
import { messageMark } from "../messages/message-words.ts"
import css from "./invoice.module.css"

/** The e-mails of an invoice, newest first; empty when there are none. */
export const InvoiceMessages = ({ id }: { readonly id: string }) => {
  const entity = useEntity()
  const { data: messages = [] } = useAsk("/Invoices/{id}/Messages", { path: { id } }).data ?? {}
  if (messages.length === 0) return null
  return (
    <Section
      title="E-mail"
      aside={
        <Link to="/$entity/messages" params={{ entity }} search={{ invoice: id }}>
          All e-mails of it
        </Link>
      }
    >
      {messages.map((message) => (
        <div key={message.id} className={css.steps}>
          <Link to="/$entity/messages/$message" params={{ entity, message: message.id }} search={{}}>
            <Mark
              {...messageMark(message)}
              note={message.recipient === undefined ? undefined : `to ${message.recipient}`}
            />
          </Link>
          <small>
            <Moment at={message.sent ?? message.created} />
          </small>
          {message.problem === undefined ? null : <p>{message.problem}</p>}
        </div>
      ))}
    </Section>
  )
}
