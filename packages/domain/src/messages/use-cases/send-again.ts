import { Effect, Result } from "effect"
import type { Customers } from "../../customers/customers.ts"
import type { Invoicing } from "../../invoicing/invoicing.ts"
import { fieldRefused, ResourceNotFound } from "../../shared/errors.ts"
import type { InvoiceId, MessageId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { parseMailbox } from "../mailbox.ts"
import { applyToMessage, highestReminder, isUnderWay, type Message, mostTurns } from "../message.ts"
import { MailNotConfigured, refuse } from "../messages.errors.ts"
import { messageOf, newlyQueued, recipientsOf, type WriteMessagesPorts } from "./write-messages.ts"

export interface SendAgainPorts extends Omit<WriteMessagesPorts, "customers"> {
  readonly customers: Pick<Customers, "get" | "getAll">
  readonly invoicing: Pick<Invoicing, "get">
  readonly unitOfWork: UnitOfWork
}

/**
 * A person sends a document: for the first time, or again as the next turn (contract Y11). The addresses are those of
 * the account now, or the one that the person gives.
 */
export const makeSendAgain = ({ messages, settings, customers, invoicing, jobs, ids, unitOfWork }: SendAgainPorts) => {
  const within = <A, E>({ tenantId }: Scope, work: Effect.Effect<A, E>) => unitOfWork.atomically(tenantId, work)

  const write = Effect.fnUntraced(function* (scope: Scope, invoiceId: InvoiceId, to: string | undefined) {
    const invoice = yield* invoicing.get(scope, invoiceId)
    // Two people who send the same document at once wait for each other here.
    const mail = yield* settings.hold(scope)
    if (mail === undefined || !mail.isEnabled) return yield* new MailNotConfigured()
    if (invoice.number === undefined || invoice.postedAt === undefined)
      return yield* refuse("MessageNotSendable", { reason: `the invoice is ${invoice.status}` })
    const kind = invoice.type === "Credit" ? "CreditNote" : "Invoice"
    const [latest] = yield* messages.list(scope, { kind, invoiceId, limit: 1 })
    if (latest !== undefined && (isUnderWay(latest) || latest.status === "Sending"))
      return yield* refuse("MessageNotSendable", { reason: "the document is already on its way" })
    const turn = (yield* messages.lastTurn(scope, kind, invoiceId)) + 1
    if (turn > mostTurns)
      return yield* refuse("MessageNotSendable", { reason: `it was sent ${mostTurns} times, which is the limit` })
    const given = to === undefined ? undefined : parseMailbox(to)
    if (given !== undefined && Result.isFailure(given)) return yield* fieldRefused("to", given.failure)
    const recipients =
      given === undefined
        ? recipientsOf(yield* customers.get(scope, invoice.account.id))
        : Result.succeed({ recipient: given.success, copies: [] })
    if (Result.isFailure(recipients)) return yield* fieldRefused("to", recipients.failure)
    const now = yield* currentTime
    const message = messageOf(invoice, recipients, { id: ids.next<MessageId>(), turn, now })
    yield* messages.insert([message])
    yield* jobs.enqueue("messages-send", scope, { key: scope.legalEntityId })
    return message
  })

  const held = Effect.fnUntraced(function* (scope: Scope, id: MessageId) {
    return (yield* messages.findForUpdate(scope, id)) ?? (yield* new ResourceNotFound({ noun: "message", id }))
  })

  /** A reminder again, of the same invoices; a worker leaves out those that are settled. */
  const remindAgain = Effect.fnUntraced(function* (scope: Scope, reminder: Message, to: string | undefined) {
    const { facts, kind, invoiceId, accountId, language } = reminder
    const mail = yield* settings.hold(scope)
    if (mail === undefined || !mail.isEnabled) return yield* new MailNotConfigured()
    const [latest] = yield* messages.list(scope, { kind, invoiceId, limit: 1 })
    if (latest !== undefined && (isUnderWay(latest) || latest.status === "Sending"))
      return yield* refuse("MessageNotSendable", { reason: "the document is already on its way" })
    const turn = Math.max(yield* messages.lastTurn(scope, kind, invoiceId), highestReminder) + 1
    if (turn > mostTurns)
      return yield* refuse("MessageNotSendable", { reason: `it was sent ${mostTurns} times, which is the limit` })
    const account = yield* customers.get(scope, accountId)
    const address = parseMailbox(to ?? account.reminderEmailAddress ?? account.invoiceEmailAddress ?? "")
    if (Result.isFailure(address)) return yield* fieldRefused("to", address.failure)
    const now = yield* currentTime
    const { tenantId, legalEntityId } = scope
    const message: Message = {
      tenantId,
      legalEntityId,
      kind,
      invoiceId,
      accountId,
      language,
      facts,
      turn,
      ...newlyQueued(now),
      id: ids.next<MessageId>(),
      recipient: address.success,
    }
    yield* messages.insert([message])
    yield* jobs.enqueue("messages-send", scope, { key: scope.legalEntityId })
    return message
  })

  return {
    sendDocument: Effect.fn("messages.sendDocument")((scope: Scope, invoiceId: InvoiceId, to?: string) =>
      within(scope, write(scope, invoiceId, to)),
    ),
    resend: Effect.fn("messages.resend")((scope: Scope, id: MessageId, to?: string) =>
      within(
        scope,
        Effect.flatMap(held(scope, id), (message) =>
          message.kind === "Reminder" ? remindAgain(scope, message, to) : write(scope, message.invoiceId, to),
        ),
      ),
    ),
    cancel: Effect.fn("messages.cancel")((scope: Scope, id: MessageId) =>
      within(
        scope,
        Effect.gen(function* () {
          const message = yield* held(scope, id)
          const at = yield* currentTime
          const problem = "A person cancelled the message."
          const after = applyToMessage(message, { _tag: "Cancelled", problem, at })
          if (Result.isFailure(after)) return yield* refuse("MessageNotCancellable", { status: message.status })
          yield* messages.save(after.success)
          return after.success
        }),
      ),
    ),
  }
}
