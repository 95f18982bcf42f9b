import { Effect, Result } from "effect"
import { fieldRefused } from "../../shared/errors.ts"
import type { MessageId } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { senderOf, textsOf } from "../letter.ts"
import { changeMailSettings, type MailSettingsChange } from "../mail-settings.ts"
import { parseMailbox } from "../mailbox.ts"
import { MailNotConfigured, MailRefused } from "../messages.errors.ts"
import type { MessagesJobs } from "../messages.jobs.ts"
import type { MailServer } from "../ports/mail-server.ts"
import type { MailSettingsStore } from "../ports/mail-settings-store.ts"
import type { MessageStore } from "../ports/message-store.ts"

export interface SaveMailSettingsPorts {
  readonly messages: Pick<MessageStore, "cancelWaiting">
  readonly settings: MailSettingsStore
  readonly mailServer: MailServer
  readonly jobs: JobQueue<MessagesJobs>
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** The mail settings of a legal entity: changing, removing and trying them (contract Y1, Y4). */
export const makeSaveMailSettings = (ports: SaveMailSettingsPorts) => {
  const { messages, settings, mailServer, jobs, ids, unitOfWork } = ports

  const save = Effect.fnUntraced(function* (scope: Scope, change: MailSettingsChange) {
    const before = yield* settings.hold(scope)
    const after = changeMailSettings(before, change)
    if (Result.isFailure(after)) return yield* after.failure
    const mistake = mailServer.mistake(after.success)
    if (mistake !== undefined) return yield* fieldRefused(mistake.field, mistake.text)
    yield* settings.save(scope, after.success)
    // Messages that waited for these settings go on.
    if (after.success.isEnabled) yield* jobs.enqueue("messages-send", scope, { key: scope.legalEntityId })
    return after.success
  })

  const remove = Effect.fnUntraced(function* (scope: Scope) {
    if ((yield* settings.hold(scope)) === undefined) return
    yield* settings.remove(scope)
    yield* messages.cancelWaiting(scope, yield* currentTime, "The mail settings were removed.")
  })

  return {
    saveSettings: Effect.fn("messages.saveSettings")((scope: Scope, change: MailSettingsChange) =>
      unitOfWork.atomically(scope.tenantId, save(scope, change)),
    ),
    /** Removes the settings; messages that wait are cancelled, and the log stays. */
    removeSettings: Effect.fn("messages.removeSettings")((scope: Scope) =>
      unitOfWork.atomically(scope.tenantId, remove(scope)),
    ),
    /** Sends a message now by the stored settings, also while they are switched off, and gives the server's words. */
    test: Effect.fn("messages.test")(function* (scope: Scope, to: string) {
      const recipient = parseMailbox(to)
      if (Result.isFailure(recipient)) return yield* fieldRefused("to", recipient.failure)
      const mail = yield* unitOfWork.atomically(scope.tenantId, settings.find(scope))
      if (mail === undefined) return yield* new MailNotConfigured()
      const connection = mailServer.connection(mail)
      const letter = {
        ...senderOf(mail),
        messageId: `${ids.next<MessageId>()}.0`,
        date: yield* currentTime,
        to: recipient.success,
        copies: [],
        subject: "Test of the mail settings",
        ...textsOf("en", ["This message shows that the mail settings work. Nobody needs to answer it."]),
        attachments: [],
      }
      const sent = yield* Effect.ensuring(connection.send(letter, Effect.succeed(true)), connection.close)
      if (sent._tag !== "Accepted") return yield* new MailRefused({ detail: sent.text })
      return sent.text
    }),
  }
}
