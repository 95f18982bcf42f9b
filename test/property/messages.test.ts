import { conclude, concludeLapsed } from "@svc/domain/messages/conclusion"
import { letterOf } from "@svc/domain/messages/letter"
import { parseMailbox, parseMailboxes } from "@svc/domain/messages/mailbox"
import { changeMailSettings } from "@svc/domain/messages/mail-settings"
import {
  applyToMessage,
  type Message,
  type MessageCommand,
  messageKinds,
  messageLanguages,
  messageMoves,
  messageStatuses,
  nextMessageAttempt,
  type RemindedInvoice,
} from "@svc/domain/messages/message"
import { stillDue } from "@svc/domain/messages/still-due"
import { decimal } from "@svc/domain/shared/decimal"
import type { Delivery } from "@svc/domain/messages/ports/mail-server"
import { secondsAfter, type Timestamp } from "@svc/domain/shared/timestamp"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { mailSettings, newMessage } from "../support/messages/message-rows.ts"

const start = Date.parse("2026-01-15T12:00:00Z") as Timestamp
let ids = 0
const parts = {
  AppClock: { now: () => start },
  IdSource: { next: () => `00000000-0000-7000-8000-${String((ids += 1)).padStart(12, "0")}` },
}
const scope = { tenantId: "t", legalEntityId: "e" } as unknown as Pick<Message, "tenantId" | "legalEntityId">
const message = (given: Partial<Message> = {}): Message =>
  newMessage(
    { get: (name: keyof typeof parts) => parts[name] } as unknown as Parameters<typeof newMessage>[0],
    scope,
    given,
  )

const texts = fc.string({ maxLength: 600 })
const deliveries: fc.Arbitrary<Delivery> = fc.oneof(
  fc.record({ _tag: fc.constant("Accepted" as const), text: texts, rejected: fc.constant([]) }),
  fc.record({ _tag: fc.constantFrom("Refused" as const, "NotTaken" as const, "Unknown" as const), text: texts }),
)
const commands: fc.Arbitrary<MessageCommand> = fc.oneof(
  fc.constant<MessageCommand>({ _tag: "Claimed", leaseUntil: secondsAfter(start, 300) }),
  fc.constant<MessageCommand>({ _tag: "Ending" }),
  fc.constant<MessageCommand>({ _tag: "Accepted", at: start, rejected: [] }),
  fc.constant<MessageCommand>({ _tag: "Postponed", problem: "later", until: secondsAfter(start, 60) }),
  fc.constant<MessageCommand>({ _tag: "Refused", problem: "no" }),
  fc.constant<MessageCommand>({ _tag: "Doubted", problem: "perhaps" }),
  fc.constant<MessageCommand>({ _tag: "Cancelled", problem: "enough", at: start }),
)

describe("the states of a message", () => {
  it("are left only by the table, and each move counts the version up", () => {
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 30 }), (all) => {
        let now = message()
        for (const command of all) {
          const after = applyToMessage(now, command)
          const allowed = messageMoves[now.status][command._tag]
          expect(Result.isSuccess(after)).toBe(allowed !== undefined)
          if (Result.isFailure(after)) continue
          expect(after.success).toMatchObject({ status: allowed, version: now.version + 1 })
          expect(after.success.attempts).toBe(now.attempts + Number(command._tag === "Claimed"))
          expect(after.success.leaseUntil !== undefined).toBe(after.success.status === "Sending")
          expect(after.success.nextAttemptAt !== undefined).toBe(after.success.status === "Deferred")
          now = after.success
        }
      }),
    )
  })

  it("end for good, so that nothing that is Sent, Failed, Unknown, Skipped or Cancelled is claimed again", () => {
    const claimable = messageStatuses.filter((status) => messageMoves[status].Claimed !== undefined)
    expect(claimable).toEqual(["Queued", "Deferred"])
    for (const status of ["Sent", "Failed", "Unknown", "Skipped", "Cancelled"] as const)
      expect(messageMoves[status]).toEqual({})
  })

  it("never lead back to the queue once the end was sent and no answer came", () => {
    fc.assert(
      fc.property(deliveries, fc.boolean(), fc.nat(90_000), (delivery, isEnding, seconds) => {
        const sending = message({ status: "Sending", isEnding, attempts: 1, leaseUntil: secondsAfter(start, 300) })
        const now = secondsAfter(start, seconds)
        const after = Result.getOrThrow(applyToMessage(sending, conclude(sending, delivery, now)))
        expect(after.status === "Unknown").toBe(isEnding && delivery._tag === "Unknown")
        expect(after.status === "Sent").toBe(delivery._tag === "Accepted")
        expect((after.problem ?? "").length).toBeLessThanOrEqual(500)
        const lapsed = Result.getOrThrow(applyToMessage(sending, concludeLapsed(sending, now)))
        expect(lapsed.status).toBe(isEnding ? "Unknown" : seconds >= 86_400 ? "Failed" : "Deferred")
      }),
    )
  })

  it("are tried after 1, 5, 15 and 60 minutes, then hourly for a day", () => {
    const waits = [1, 2, 3, 4, 5, 9].map((attempts) => {
      const now = secondsAfter(start, 1000)
      return (nextMessageAttempt({ createdAt: start, attempts }, now)! - now) / 60_000
    })
    expect(waits).toEqual([1, 5, 15, 60, 60, 60])
    const late = secondsAfter(start, 86_400 - 60)
    expect(nextMessageAttempt({ createdAt: start, attempts: 20 }, late)).toBe(secondsAfter(start, 86_400))
    expect(nextMessageAttempt({ createdAt: start, attempts: 20 }, secondsAfter(start, 86_400))).toBeUndefined()
  })
})

it("a reminder lists what is still open, in the digits of its currency, and is about the first of it", () => {
  const [paid, open] = ["a", "b"].map((id) => ({
    id: id as Message["invoiceId"],
    number: `1000${id}`,
    dueDate: message().facts.dueDate,
    balance: "1",
    currency: "JPY",
  })) as [RemindedInvoice, RemindedInvoice]
  const { facts } = message()
  const reminder = message({
    kind: "Reminder",
    facts: { ...facts, number: paid.number, reminder: { level: "1", invoices: [paid, open] } },
  })
  const left = stillDue(reminder, new Map([[open.id, decimal("250")]]))
  expect(left?.facts).toEqual({
    ...facts,
    number: open.number,
    reminder: { level: "1", invoices: [{ ...open, balance: "250" }] },
  })
  expect(stillDue(reminder, new Map())).toBeUndefined()
})

describe("addresses", () => {
  it.each(["ada@example.com", "ada.lovelace+x@mail.example.co.uk", "räksmörgås@exempel.se", "a@müller.example"])(
    "%s is one",
    (text) => expect(parseMailbox(text)).toEqual(Result.succeed(text)),
  )

  it.each([
    "",
    "ada",
    "ada@localhost",
    "@example.com",
    "ada@example..com",
    ".ada@example.com",
    "ada@example.com\r\nBcc: eve@example.com",
    "ada@example.com\0",
    "Ada <ada@example.com>",
    '"ada"@example.com',
    "ada@example.com, eve@example.com",
    "ada@example.com (comment)",
    "friends: ada@example.com;",
    "ada@[127.0.0.1]",
    `${"a".repeat(65)}@example.com`,
    `ada@${`${"b".repeat(60)}.`.repeat(5)}com`,
    "a\u2028b@example.com",
    "a\u202Eb@example.com",
  ])("%j is none", (text) => expect(Result.isFailure(parseMailbox(text))).toBe(true))

  it("of copies are at most ten, each once", () => {
    expect(parseMailboxes(" a@x.example; b@x.example,a@x.example ")).toEqual(
      Result.succeed(["a@x.example", "b@x.example"]),
    )
    const many = Array.from({ length: 500 }, (_, index) => `a${index}@x.example`)
    expect(Result.isFailure(parseMailboxes(many.join(",")))).toBe(true)
    expect(Result.isSuccess(parseMailboxes(many.slice(0, 10).join(",")))).toBe(true)
  })
})

describe("a letter", () => {
  it("has no line break in a header, no live HTML, and is equal each time, whatever stands in the document", () => {
    const hostile = fc.oneof(
      texts,
      fc.constantFrom("a\r\nBcc: eve@example.com", "<img src=x onerror=alert(1)>", "\u2028", "{{ constructor }}"),
    )
    fc.assert(
      fc.property(
        hostile,
        hostile,
        fc.constantFrom(...messageKinds),
        fc.constantFrom(...messageLanguages),
        (seller, number, kind, language) => {
          const plain = message({ kind, language })
          const sent = { ...plain, recipient: "ada@customer.example", facts: { ...plain.facts, seller, number } }
          const letter = letterOf(sent, mailSettings, new Uint8Array(3))
          expect(letter.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
          expect(letter.attachments.length).toBe(kind === "Reminder" ? 0 : 1)
          expect(letter.attachments.filter(({ fileName }) => !/^[\w.-]*\.pdf$/.test(fileName))).toEqual([])
          expect(
            letter.html.replaceAll(/<\/?(?:!DOCTYPE html|html|head|meta|body|p)(?: [a-z]+="[^"<>]*")*>/g, ""),
          ).not.toMatch(/[<>]/)
          expect(letterOf(sent, mailSettings, new Uint8Array(3))).toEqual(letter)
        },
      ),
    )
  })
})

describe("mail settings", () => {
  const change = {
    host: "mail.alpha.example",
    port: 587,
    security: "StartTls",
    username: "mailer",
    fromAddress: "billing@alpha.example",
    fromName: "Alpha AB",
    enabled: true,
  } as const
  const passwordAfter = (more: object) => {
    const after = changeMailSettings(mailSettings, { ...change, ...more })
    return Result.isSuccess(after) ? after.success.login?.password : Object.keys(after.failure.errors).join()
  }

  it("keep a password only for the login, server and protection for which it was given", () => {
    expect(passwordAfter({})).toBe("secret of mail")
    expect(passwordAfter({ password: "new" })).toBe("new")
    for (const other of [{ host: "eve.example" }, { port: 25 }, { security: "None" }, { username: "other" }])
      expect(passwordAfter(other)).toBe("password")
    expect(passwordAfter({ password: null })).toBe("password")
    expect(passwordAfter({ username: null })).toBeUndefined()
  })

  it.each(["host", "username", "password", "fromAddress", "fromName", "replyTo"])("refuse a line break in %s", (name) =>
    expect(passwordAfter({ password: "p", [name]: "a@b.example\r\nBcc: eve@example.com" })).toBe(name),
  )
})
