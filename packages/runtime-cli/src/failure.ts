import { plainMessage } from "@svc/adapters/observability/plain-message"
import * as Data from "effect/Data"

/** Exit codes (contract O13); 64 and 70 as in sysexits.h, 130 as in shells. */
export const exitCodes = { done: 0, failed: 1, usage: 64, defect: 70, interrupted: 130 } as const

/** The command could not do its work. The message is a sentence that says what to do. */
export class CommandFailed extends Data.TaggedError("CommandFailed")<{
  readonly message: string
  readonly cause?: unknown
}> {}

/** The command line itself is wrong. The message names the mistake. */
export class UsageRefused extends Data.TaggedError("UsageRefused")<{ readonly message: string }> {}

export interface Judged {
  readonly exitCode: number
  readonly text: string
}

/** Commands that list the ids, by the kind of id that was not found. */
const hints: Readonly<Record<string, string>> = {
  TenantNotFound: "`svc tenants list` shows them.",
  PersonNotFound: "`svc users list` shows the users of a tenant.",
  PersonalTokenNotFound: "`svc tokens list` shows those of a tenant.",
  WebhookNotFound: "`svc webhooks list` shows them.",
  EventNotFound: "`svc events list` shows them.",
  DeliveryNotFound: "`svc webhooks deliveries` shows them.",
  RecoveryNotFound: "`svc webhooks recover` printed its id.",
  EInvoiceNotFound: "`svc einvoices list` shows the submissions.",
}

/**
 * The exit code and text for an error that ended a command. A tagged error is an expected failure, anything else a
 * defect.
 */
export const judge = (error: unknown): Judged => {
  const { _tag: tag, name } = (error ?? {}) as { readonly _tag?: unknown; readonly name?: unknown }
  if (tag === "UsageRefused") return { exitCode: exitCodes.usage, text: plainMessage(error) }
  if (tag === "PortUnavailable") {
    const { port, cause } = error as { readonly port: string; readonly cause: unknown }
    if (cause instanceof Error && cause.name === "SecretUnreadable") return judge(cause)
    return failed(
      `The database could not do this (${port}): ${plainMessage(cause)}. \`svc doctor\` says what is wrong.`,
    )
  }
  if (name === "SecretUnreadable") {
    return failed(
      "SVC_ENCRYPTION_KEY does not decrypt a secret of this database: set the keys that the database was written with.",
    )
  }
  if (typeof tag === "string") {
    const { message } = error as { readonly message: string }
    return failed([message === "" ? tag : message, hints[tag]].filter(Boolean).join(" "))
  }
  return {
    exitCode: exitCodes.defect,
    text: `Something is wrong with svc itself: ${plainMessage(error)}. SVC_LOG_LEVEL=debug shows where; please report it.`,
  }
}

const failed = (text: string): Judged => ({ exitCode: exitCodes.failed, text })

/** True when standard error shows stack traces and log lines. */
export const showsDetails = ({ SVC_LOG_LEVEL: level }: NodeJS.ProcessEnv): boolean =>
  level === "debug" || level === "trace"
