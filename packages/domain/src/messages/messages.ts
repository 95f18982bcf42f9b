import { Effect } from "effect"
import type { Customers } from "../customers/customers.ts"
import type { Invoicing } from "../invoicing/invoicing.ts"
import { ResourceNotFound } from "../shared/errors.ts"
import type { InvoiceId, MessageId } from "../shared/ids.ts"
import { allTenants } from "../shared/ports/unit-of-work.ts"
import type { Scope } from "../shared/scope.ts"
import { makeWithin } from "../shared/within.ts"
import { contentOf } from "./letter.ts"
import type { MessageFilter } from "./ports/message-store.ts"
import { makeSaveMailSettings, type SaveMailSettingsPorts } from "./use-cases/save-mail-settings.ts"
import { makeSendAgain } from "./use-cases/send-again.ts"
import { makeSendMessages, type SendMessagesPorts } from "./use-cases/send-messages.ts"
import { makeWriteReminders } from "./use-cases/write-reminders.ts"
import { makeWriteMessages, type WriteMessagesPorts } from "./use-cases/write-messages.ts"

export interface MessagesPorts
  extends
    Omit<SaveMailSettingsPorts, "messages">,
    Omit<SendMessagesPorts, "invoicing">,
    Omit<WriteMessagesPorts, "customers"> {
  readonly customers: Pick<Customers, "get" | "getAll">
  readonly invoicing: Pick<Invoicing, "get" | "pdf">
}

/** Legal entities with unfinished messages that a starting worker takes up. */
const resumedAtOnce = 10_000
/** The most messages that the list of an invoice shows; there are at most as many turns of each kind. */
const mostOfInvoice = 50

/** E-mail to customers: the settings of a legal entity, the outbox and its log (docs/contract/messages.md). */
export const makeMessages = (ports: MessagesPorts) => {
  const { messages, settings, invoicing, jobs, unitOfWork } = ports
  const within = makeWithin(unitOfWork)

  const find = Effect.fnUntraced(function* (scope: Scope, id: MessageId) {
    return (yield* messages.find(scope, id)) ?? (yield* new ResourceNotFound({ noun: "message", id }))
  })

  return {
    /** Writes the messages of posted invoices, in the unit of work of the posting. */
    hear: makeWriteMessages(ports),
    /** Writes reminders of overdue invoices, in the unit of work that takes the step. */
    remind: makeWriteReminders(ports),
    /** Whether mail of the legal entity is on. */
    isOn: settings.isOn,
    ...makeSendMessages(ports),
    ...makeSendAgain(ports),
    ...makeSaveMailSettings(ports),

    settings: Effect.fn("messages.settings")((scope: Scope) => within(scope, settings.find(scope))),
    list: Effect.fn("messages.list")((scope: Scope, filter: MessageFilter) =>
      within(scope, messages.list(scope, filter)),
    ),
    /** A message with its attempts. */
    get: Effect.fn("messages.get")((scope: Scope, id: MessageId) =>
      within(
        scope,
        Effect.gen(function* () {
          const message = yield* find(scope, id)
          return { message, attempts: yield* messages.attempts(scope, id) }
        }),
      ),
    ),
    /** The texts of a message, as every attempt sends them (contract Y13). */
    preview: Effect.fn("messages.preview")((scope: Scope, id: MessageId) =>
      within(scope, Effect.map(find(scope, id), contentOf)),
    ),
    ofInvoice: Effect.fn("messages.ofInvoice")((scope: Scope, invoiceId: InvoiceId) =>
      within(
        scope,
        Effect.andThen(invoicing.get(scope, invoiceId), messages.list(scope, { invoiceId, limit: mostOfInvoice })),
      ),
    ),
    /** Adds the jobs of all legal entities whose messages are not done, in case the queue lost them. */
    resume: Effect.fn("messages.resume")(() =>
      unitOfWork.atomically(
        allTenants,
        Effect.gen(function* () {
          const scopes = yield* messages.unfinished(resumedAtOnce)
          const due = scopes.map((scope) => ({ data: scope, key: scope.legalEntityId }))
          yield* jobs.enqueueAll("messages-send", due)
          return scopes.length
        }),
      ),
    ),
  }
}
export type Messages = ReturnType<typeof makeMessages>

export type { InvoiceToRemind } from "./use-cases/write-reminders.ts"
