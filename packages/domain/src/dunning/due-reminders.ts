import { Effect, Result } from "effect"
import { parseMailbox } from "../messages/mailbox.ts"
import { addDays, type CalendarDate } from "../shared/calendar-date.ts"
import type { AccountId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import { campaignOf, type DunningCampaign } from "./campaign.ts"
import { dueStep, dunningOf } from "./invoice-dunning.ts"
import type { DunnedInvoice, DunningStore, InvoicePlace, OverdueAccount } from "./ports/dunning-store.ts"

/** A reminder that is due: invoices of one account that reach one level of its campaign. */
export interface DueReminder {
  readonly campaign: DunningCampaign
  readonly level: number
  readonly invoices: readonly DunnedInvoice[]
}

/** How far the accounts of a legal entity were looked at: behind an account, or behind an invoice of a large one. */
export interface Looked {
  readonly account: AccountId
  readonly behind?: InvoicePlace
}

/** Accounts and invoices that are looked at in one transaction. An account with more invoices takes several. */
const accountsAtOnce = 500
const invoicesAtOnce = 2000
/** The most invoices that one reminder lists; the others follow on the next day. */
const mostInvoices = 100

/** The stored facts, with the address judged as the outbox will judge it. */
export const judged = (invoice: DunnedInvoice): DunnedInvoice => ({
  ...invoice,
  hasAddress: invoice.address !== undefined && Result.isSuccess(parseMailbox(invoice.address)),
})

const keyOf = (accountId: AccountId, level: number) => `${accountId} ${level}`

/**
 * The reminders of a day: one for each account and level, each with the invoices that it lists (contract Z2). `written`
 * has the accounts and levels whose reminder of the day exists already.
 */
export const remindersOf = (
  invoices: readonly DunnedInvoice[],
  campaigns: readonly DunningCampaign[],
  today: CalendarDate,
  written: readonly { readonly accountId: AccountId; readonly level: number }[],
): readonly DueReminder[] => {
  const done = new Set(written.map(({ accountId, level }) => keyOf(accountId, level)))
  const groups = new Map<string, DueReminder & { readonly invoices: DunnedInvoice[] }>()
  for (const invoice of invoices.map(judged)) {
    const campaign = campaignOf(campaigns, invoice.campaignId)
    const step = campaign && dueStep(invoice, campaign, today)
    if (campaign === undefined || step === undefined) continue
    const key = keyOf(invoice.accountId, step.level)
    if (done.has(key)) continue
    const group = groups.get(key) ?? { campaign, level: step.level, invoices: [] }
    if (group.invoices.length < mostInvoices) group.invoices.push(invoice)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** The first accounts whose invoices fit into one look, and at least one. */
const fitting = (accounts: readonly OverdueAccount[]): readonly AccountId[] => {
  let invoices = 0
  const tooMany = accounts.findIndex((each, index) => {
    invoices += each.invoices
    return index > 0 && invoices > invoicesAtOnce
  })
  return accounts.slice(0, tooMany === -1 ? accounts.length : tooMany).map(({ id }) => id)
}

/** Invoices that were due before the day can have a step of a campaign. */
export const dueBeforeSteps = (campaigns: readonly DunningCampaign[], today: CalendarDate): CalendarDate =>
  addDays(today, 1 - Math.min(...campaigns.map(({ steps }) => steps[0]!.day)))

/** The invoices whose reminding begins on a day: they are overdue, and a step is to come (contract Z9). */
export const beginningOf = (
  invoices: readonly DunnedInvoice[],
  campaigns: readonly DunningCampaign[],
  today: CalendarDate,
) =>
  invoices.flatMap((invoice) => {
    const campaign = invoice.isFollowed ? undefined : campaignOf(campaigns, invoice.campaignId)
    return campaign !== undefined && dunningOf(invoice, campaign, today).state === "InDunning"
      ? [{ invoice, campaign }]
      : []
  })

/**
 * Looks at the invoices of the next accounts that were due before a day. It gives them, their due reminders and how far
 * it came; `looked` is absent at the end.
 */
export const makeDueReminders = (dunned: Pick<DunningStore, "accounts" | "overdue" | "remindedOn">) =>
  Effect.fnUntraced(function* (
    scope: Scope,
    campaigns: readonly DunningCampaign[],
    today: CalendarDate,
    looked: Looked | undefined,
    dueBefore: CalendarDate,
  ) {
    const behind = looked?.behind
    const overdue =
      behind === undefined ? yield* dunned.accounts(scope, dueBefore, looked?.account, accountsAtOnce) : []
    const accounts = behind === undefined ? fitting(overdue) : [looked!.account]
    const asked = { dueBefore, accounts, limit: invoicesAtOnce }
    const invoices = yield* dunned.overdue(scope, behind === undefined ? asked : { ...asked, after: behind })
    const reminders = remindersOf(invoices, campaigns, today, yield* dunned.remindedOn(scope, today, accounts))
    const last = invoices.at(-1)
    const account = accounts.at(-1)
    const isCutOff = accounts.length === 1 && invoices.length === invoicesAtOnce && last !== undefined
    const isEnd = behind === undefined && overdue.length < accountsAtOnce && accounts.length === overdue.length
    const next: Looked | undefined =
      account === undefined
        ? undefined
        : isCutOff
          ? { account, behind: { dueDate: last.dueDate, id: last.id } }
          : isEnd
            ? undefined
            : { account }
    return { invoices, reminders, looked: next }
  })
