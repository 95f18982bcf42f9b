import { Effect, Result } from "effect"
import type { Invoicing } from "../../invoicing/invoicing.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime, secondsAfter, type Timestamp } from "../../shared/timestamp.ts"
import { conclude, concludeLapsed, stoppedUntil } from "../conclusion.ts"
import { letterOf } from "../letter.ts"
import type { MailSettings } from "../mail-settings.ts"
import { applyToMessage, largestDocument, type Message, type MessageCommand } from "../message.ts"
import type { MessagesJobs } from "../messages.jobs.ts"
import type { Delivery, MailConnection, MailServer } from "../ports/mail-server.ts"
import type { MailSettingsStore } from "../ports/mail-settings-store.ts"
import type { MessageStore } from "../ports/message-store.ts"
import { makeNextDue, type NextDuePorts } from "./next-due.ts"
import { makeTellOutcome, type TellOutcomePorts } from "../tell-outcome.ts"

export interface SendMessagesPorts extends TellOutcomePorts, NextDuePorts {
  readonly messages: MessageStore
  readonly settings: MailSettingsStore
  readonly invoicing: Pick<Invoicing, "pdf">
  readonly mailServer: MailServer
  readonly jobs: JobQueue<MessagesJobs>
  readonly unitOfWork: UnitOfWork
}

/** Connections of a legal entity at the same time (contract Y8). */
const connectionsOfEntity = 3
/** Longer than the deadline of an exchange with a mail server and the drawing of a PDF together. */
const leaseSeconds = 300
/** After this time a legal entity goes to the back of the queue, so that others get their turn. */
const turnSeconds = 60
/** Messages whose lease ran out that one claim settles. */
const lapsedAtOnce = 100
/** When other workers use all connections of a legal entity, this one looks again after these seconds. */
const busySeconds = 30

interface Claimed {
  readonly _tag: "Claimed"
  readonly message: Message
  readonly settings: MailSettings
  readonly at: Timestamp
}
/** The reason why there is nothing to send now; `until` is the time from which it may be different. */
interface Idle {
  readonly _tag: "Off" | "Busy" | "Done"
  readonly until?: Timestamp
}

const moved = (message: Message, command: MessageCommand): Message =>
  Result.getOrThrow(applyToMessage(message, command))

const isSameServer = (a: MailSettings, b: MailSettings): boolean =>
  a.host === b.host &&
  a.port === b.port &&
  a.security === b.security &&
  a.login?.username === b.login?.username &&
  a.login?.password === b.login?.password

/** Gives the document of a message, or why the message cannot be sent now or at all; nothing for a reminder. */
const makeDocumentOf =
  (invoicing: SendMessagesPorts["invoicing"]) =>
  (message: Message): Effect.Effect<Uint8Array | Delivery | undefined> => {
    if (message.kind === "Reminder") return Effect.undefined
    return Effect.match(invoicing.pdf(message, message.invoiceId), {
      onSuccess: ({ content }): Uint8Array | Delivery =>
        content.length > largestDocument
          ? { _tag: "Refused", text: "The PDF of the document is larger than 10 MiB." }
          : content,
      onFailure: (error): Uint8Array | Delivery => ({
        _tag: error._tag === "PortUnavailable" ? "NotTaken" : "Refused",
        text: "The PDF of the document could not be drawn.",
      }),
    })
  }

/**
 * Sends the messages of a legal entity that are due (contract Y7, Y8). A message is claimed under a lease, with its
 * attempt, before the connection. Right before the end of the message leaves, a mark is committed: only a message with
 * this mark can be at the receiver, and such a message is never sent again by itself.
 */
export const makeSendMessages = (ports: SendMessagesPorts) => {
  const { messages, settings, mailServer, openBalances, jobs, unitOfWork } = ports
  const documentOf = makeDocumentOf(ports.invoicing)
  const nextDue = makeNextDue(ports)
  const tell = makeTellOutcome(ports)

  const settleLapsed = Effect.fnUntraced(function* (scope: Scope, now: Timestamp) {
    for (const message of yield* messages.lapsed(scope, now, lapsedAtOnce)) {
      const after = moved(message, concludeLapsed(message, now))
      if (!(yield* messages.save(after))) continue
      const outcome = after.status === "Unknown" ? "Unknown" : "NotTaken"
      yield* messages.endAttempt(after, { outcome, text: after.problem ?? "" })
      yield* tell(after)
    }
  })

  const claimOne = Effect.fnUntraced(function* (scope: Scope): Effect.fn.Return<Claimed | Idle, PortUnavailable> {
    const mail = yield* settings.hold(scope)
    const now = yield* currentTime
    yield* settleLapsed(scope, now)
    if (mail === undefined || !mail.isEnabled) return { _tag: "Off" }
    if (mail.stoppedUntil !== undefined && mail.stoppedUntil > now) return { _tag: "Done", until: mail.stoppedUntil }
    const { underWay, begun, firstAt } = yield* messages.sendingNow(scope, secondsAfter(now, -60))
    if (underWay >= connectionsOfEntity) return { _tag: "Busy", until: secondsAfter(now, busySeconds) }
    if (begun >= mail.maxPerMinute) return { _tag: "Done", until: secondsAfter(firstAt ?? now, 60) }
    const next = yield* nextDue(scope, now)
    if (next === undefined) return { _tag: "Done" }
    const message = moved(next, { _tag: "Claimed", leaseUntil: secondsAfter(now, leaseSeconds) })
    yield* messages.save(message)
    const server = `${mail.host}:${mail.port}`
    yield* messages.addAttempt(message, { number: message.attempts, at: now, server })
    return { _tag: "Claimed", message, settings: mail, at: now }
  })
  const claim = (scope: Scope) => unitOfWork.atomically(scope.tenantId, claimOne(scope))

  const record = Effect.fnUntraced(function* ({ message, at }: Claimed, delivery: Delivery) {
    const now = yield* currentTime
    const after = moved(message, conclude(message, delivery, now))
    // A worker whose lease ran out meanwhile finds another version, and writes nothing.
    if (!(yield* messages.save(after))) return undefined
    yield* messages.endAttempt(after, {
      outcome: delivery._tag,
      text: delivery.text,
      milliseconds: Math.max(0, now - at),
      ...("code" in delivery && delivery.code !== undefined ? { code: delivery.code } : {}),
    })
    const isLogin = delivery._tag === "Refused" && delivery.isLogin === true
    if (isLogin) yield* settings.stop(message, stoppedUntil(now))
    const reminded = after.status === "Sent" ? after.facts.reminder?.invoices : undefined
    if (reminded !== undefined) {
      const ids = reminded.map(({ id }) => id)
      yield* openBalances.countReminder(after, ids)
    }
    yield* tell(after, isLogin)
    return after
  })

  const sendOne = Effect.fnUntraced(function* (claimed: Claimed, connection: MailConnection) {
    const { tenantId } = claimed.message
    let current = claimed.message
    const mark = Effect.gen(function* () {
      const now = yield* currentTime
      if (current.leaseUntil === undefined || now >= current.leaseUntil) return false
      const ending = moved(current, { _tag: "Ending" })
      const isSaved = yield* messages.save(ending)
      if (isSaved) current = ending
      return isSaved
    })
    const beforeEnd = Effect.catchTag(unitOfWork.atomically(tenantId, mark), "PortUnavailable", () =>
      Effect.succeed(false),
    )
    const document = yield* documentOf(current)
    const { recipient = "" } = current
    const delivery =
      document === undefined || document instanceof Uint8Array
        ? yield* connection.send(letterOf({ ...current, recipient }, claimed.settings, document), beforeEnd)
        : document
    return yield* unitOfWork.atomically(tenantId, record({ ...claimed, message: current }, delivery))
  })

  /** Sends one message after another over a connection, until nothing is left or the turn is over. */
  const lane = (scope: Scope, ends: Timestamp) =>
    Effect.gen(function* () {
      let open: { readonly settings: MailSettings; readonly connection: MailConnection } | undefined
      const close = Effect.suspend(() => open?.connection.close ?? Effect.void)
      const run = Effect.gen(function* () {
        for (;;) {
          if ((yield* currentTime) >= ends) return { _tag: "Done" } satisfies Idle
          const claimed = yield* claim(scope)
          if (claimed._tag !== "Claimed") return claimed
          if (open === undefined || !isSameServer(open.settings, claimed.settings)) {
            yield* close
            open = { settings: claimed.settings, connection: mailServer.connection(claimed.settings) }
          }
          yield* sendOne(claimed, open.connection)
        }
      })
      return yield* Effect.ensuring(run, close)
    })

  /** Adds the job for the time when there is something to do again. Switching mail on adds it by itself. */
  const scheduleNext = Effect.fnUntraced(function* (scope: Scope, idle: readonly Idle[]) {
    const { due, leaseEnds } = yield* messages.nextAt(scope)
    const now = yield* currentTime
    const until = Math.max(now, ...idle.map((each) => each.until ?? 0))
    const isOff = idle.some(({ _tag }) => _tag === "Off")
    const times = [
      ...(isOff || due === undefined ? [] : [Math.max(due, until)]),
      ...(leaseEnds === undefined ? [] : [Math.max(leaseEnds, now)]),
    ]
    if (times.length === 0) return
    const dueAt = Math.min(...times) as Timestamp
    yield* jobs.enqueue("messages-send", scope, { key: scope.legalEntityId, dueAt })
  })

  return {
    /** Sends what is due of a legal entity, for one turn at most. */
    sendDue: Effect.fn("messages.sendDue")(function* (scope: Scope) {
      const ends = secondsAfter(yield* currentTime, turnSeconds)
      const lanes = Array.from({ length: connectionsOfEntity }, () => lane(scope, ends))
      const idle = yield* Effect.all(lanes, { concurrency: "unbounded" })
      yield* unitOfWork.atomically(scope.tenantId, scheduleNext(scope, idle))
    }),
  }
}
