import { Result } from "effect"
import { fieldRefused, FieldsRefused } from "../shared/errors.ts"
import { given } from "../shared/given.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import { parseMailbox } from "./mailbox.ts"

/** How a connection to the mail server is protected: from its start, by STARTTLS, or not at all (contract Y2). */
export const mailSecurities = ["Tls", "StartTls", "None"] as const
export type MailSecurity = (typeof mailSecurities)[number]

/** The mail server of a legal entity and the sender of its messages (contract Y1). */
export interface MailSettings {
  readonly host: string
  readonly port: number
  readonly security: MailSecurity
  /** Absent for a server that asks for no login. */
  readonly login?: { readonly username: string; readonly password: string }
  readonly fromAddress: string
  readonly fromName: string
  readonly replyTo?: string
  /** Messages begun in a minute, at most. */
  readonly maxPerMinute: number
  readonly isEnabled: boolean
  /** Nothing is sent until then, because the server refused the login (contract Y8). */
  readonly stoppedUntil?: Timestamp
}

export const usualPerMinute = 300

/** A change by a caller. An absent password keeps the present one while server and user name stay. */
export interface MailSettingsChange {
  readonly host: string
  readonly port: number
  readonly security: MailSecurity
  readonly username?: string | null | undefined
  readonly password?: string | null | undefined
  readonly fromAddress: string
  readonly fromName: string
  readonly replyTo?: string | null | undefined
  readonly maxPerMinute?: number | undefined
  readonly enabled: boolean
}

const hasControls = /[\p{Cc}\p{Cf}\u2028\u2029]/u

/** Names the text members that have a line break or another control character (contract Y3). */
const withControls = (change: MailSettingsChange): readonly string[] =>
  (["host", "username", "password", "fromAddress", "fromName", "replyTo"] as const).filter((name) =>
    hasControls.test(change[name] ?? ""),
  )

/** The password to store: the given one, or the present one of the same login at the same server (contract Y1). */
const passwordOf = (before: MailSettings | undefined, change: MailSettingsChange, username: string) => {
  if (change.password !== undefined && change.password !== null && change.password !== "") return change.password
  const isSame = before?.host === change.host && before.port === change.port && before.security === change.security
  return change.password === undefined && isSame && before?.login?.username === username
    ? before.login.password
    : undefined
}

/** The settings after a change, or the mistakes by field. A password never goes to a server for which nobody gave it. */
export const changeMailSettings = (
  before: MailSettings | undefined,
  change: MailSettingsChange,
): Result.Result<MailSettings, FieldsRefused> => {
  const bad = withControls(change)
  if (bad.length > 0)
    return Result.fail(
      new FieldsRefused({
        errors: Object.fromEntries(bad.map((name) => [name, ["must not contain control characters"]])),
      }),
    )
  const host = change.host.trim().toLowerCase()
  const from = parseMailbox(change.fromAddress)
  if (Result.isFailure(from)) return Result.fail(fieldRefused("fromAddress", from.failure))
  const reply = change.replyTo ? parseMailbox(change.replyTo) : Result.succeed(undefined)
  if (Result.isFailure(reply)) return Result.fail(fieldRefused("replyTo", reply.failure))
  const username = change.username ?? ""
  const password = username === "" ? undefined : passwordOf(before, { ...change, host }, username)
  if (username !== "" && password === undefined)
    return Result.fail(fieldRefused("password", "is required with this user name at this server"))
  if (username === "" && change.password) return Result.fail(fieldRefused("username", "is required with a password"))
  return Result.succeed({
    host,
    port: change.port,
    security: change.security,
    fromAddress: from.success,
    fromName: change.fromName.trim(),
    maxPerMinute: change.maxPerMinute ?? usualPerMinute,
    isEnabled: change.enabled,
    ...given({ replyTo: reply.success }),
    ...(password === undefined ? {} : { login: { username, password } }),
  })
}
