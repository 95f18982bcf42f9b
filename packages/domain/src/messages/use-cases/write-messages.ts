import { Effect, Result } from "effect"
import type { Account } from "../../customers/account.ts"
import type { Customers } from "../../customers/customers.ts"
import { languageOf } from "../../invoicing/document-language.ts"
import { type Invoice, invoiceTotals } from "../../invoicing/invoice.ts"
import type { InvoicingEvent } from "../../invoicing/invoicing.events.ts"
import { minorUnits } from "../../shared/currency.ts"
import { printFixed } from "../../shared/decimal.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import { given } from "../../shared/given.ts"
import type { MessageId } from "../../shared/ids.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import { currentTime, type Timestamp } from "../../shared/timestamp.ts"
import { parseMailbox, parseMailboxes } from "../mailbox.ts"
import type { Message } from "../message.ts"
import type { MessagesJobs } from "../messages.jobs.ts"
import type { MailSettingsStore } from "../ports/mail-settings-store.ts"
import type { MessageStore } from "../ports/message-store.ts"

export interface WriteMessagesPorts {
  readonly messages: MessageStore
  readonly settings: MailSettingsStore
  readonly customers: Pick<Customers, "getAll">
  readonly jobs: JobQueue<MessagesJobs>
  readonly ids: IdSource
}

/** The recipients that an account names for its invoices, or the reason why there are none (contract Y6). */
export const recipientsOf = (
  account: Pick<Account, "invoiceEmailAddress" | "invoiceEmailCcAddresses"> | undefined,
): Result.Result<Pick<Message, "copies"> & { readonly recipient: string }, string> => {
  const address = account?.invoiceEmailAddress?.trim() ?? ""
  if (address === "") return Result.fail("The account has no e-mail address for invoices.")
  const recipient = parseMailbox(address)
  if (Result.isFailure(recipient)) return Result.fail(`The account's e-mail address for invoices ${recipient.failure}.`)
  const copies = parseMailboxes(account?.invoiceEmailCcAddresses ?? "")
  return Result.isFailure(copies)
    ? Result.fail(`The account's addresses for copies ${copies.failure}.`)
    : Result.succeed({
        recipient: recipient.success,
        copies: copies.success.filter((copy) => copy !== recipient.success),
      })
}

/** The state of a message that is written now and is to be sent. */
export const newlyQueued = (now: Timestamp) =>
  ({
    status: "Queued",
    isEnding: false,
    version: 1,
    attempts: 0,
    createdAt: now,
    nextAttemptAt: now,
    copies: [],
    rejected: [],
  }) as const

/** The message of a posted invoice. With a reason it is Skipped: it is not sent, and a person can send it. */
export const messageOf = (
  invoice: Invoice,
  recipients: ReturnType<typeof recipientsOf>,
  { id, turn, now }: { readonly id: MessageId; readonly turn: number; readonly now: Timestamp },
): Message => {
  const { tenantId, legalEntityId, account, number = "", invoiceDate, dueDate, currency, parties } = invoice
  const common = {
    tenantId,
    legalEntityId,
    id,
    kind: invoice.type === "Credit" ? ("CreditNote" as const) : ("Invoice" as const),
    invoiceId: invoice.id,
    accountId: account.id,
    turn,
    language: languageOf(invoice.invoiceAddress?.country),
    facts: {
      number,
      invoiceDate,
      dueDate,
      total: printFixed(invoiceTotals(invoice).total, minorUnits(currency)),
      currency,
      seller: parties?.seller.name ?? "",
    },
    isEnding: false,
    version: 1,
    attempts: 0,
    createdAt: now,
    rejected: [],
  }
  return Result.isSuccess(recipients)
    ? { ...common, ...recipients.success, status: "Queued", nextAttemptAt: now }
    : { ...common, copies: [], status: "Skipped", problem: recipients.failure }
}

/**
 * Writes a message for each posted invoice that goes by e-mail, in the unit of work of the posting (contract Y5). A legal
 * entity whose mail is off writes none, so that nothing posted before mail was switched on is ever sent by itself.
 */
export const makeWriteMessages = ({ messages, settings, customers, jobs, ids }: WriteMessagesPorts) =>
  Effect.fnUntraced(function* (
    { tenantId, legalEntityId }: EventOrigin,
    events: readonly InvoicingEvent[],
  ): Effect.fn.Return<void, PortUnavailable> {
    const scope = { tenantId, legalEntityId }
    const posted = events.flatMap((event) =>
      event._tag === "InvoicePosted" && event.invoice.invoiceDeliveryMethod === "Email" ? [event.invoice] : [],
    )
    if (posted.length === 0 || !(yield* settings.isOn(scope))) return
    const now = yield* currentTime
    const accounts = yield* customers.getAll(scope, [...new Set(posted.map(({ account }) => account.id))])
    const byId = new Map(accounts.map((account) => [account.id, account]))
    const written = posted.map((invoice) =>
      messageOf(invoice, recipientsOf(byId.get(invoice.account.id)), { id: ids.next<MessageId>(), turn: 1, now }),
    )
    yield* messages.insert(written)
    if (written.some(({ status }) => status === "Queued"))
      yield* jobs.enqueue("messages-send", scope, given({ key: legalEntityId }))
  })
