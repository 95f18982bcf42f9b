import { Effect, Result } from "effect"
import type { Messages } from "../../messages/messages.ts"
import { parseMailbox } from "../../messages/mailbox.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { addDays, type CalendarDate } from "../../shared/calendar-date.ts"
import type { AccountId } from "../../shared/ids.ts"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { DunningCampaign } from "../campaign.ts"
import type { DunningJobs } from "../dunning.jobs.ts"
import { dueStep } from "../invoice-dunning.ts"
import type { CampaignStore } from "../ports/campaign-store.ts"
import type { DunnedInvoice, DunningStore } from "../ports/dunning-store.ts"
import { dayToRun, nextLook } from "../run-times.ts"

export interface RunDayPorts {
  readonly campaigns: CampaignStore
  readonly dunned: DunningStore
  readonly messages: Pick<Messages, "isOn" | "remind">
  readonly organisation: Pick<Organisation, "details">
  readonly jobs: JobQueue<DunningJobs>
  readonly unitOfWork: UnitOfWork
}

/** Accounts whose reminders are written in one transaction. */
const accountsAtOnce = 500
/** The most invoices that one reminder lists; the others follow on the next day. */
const mostInvoices = 100

/** The stored facts, with the address judged as the outbox will judge it. */
export const judged = (invoice: DunnedInvoice): DunnedInvoice => ({
  ...invoice,
  hasAddress: invoice.address !== undefined && Result.isSuccess(parseMailbox(invoice.address)),
})

/** The reminders of a day: one for each account and level, each with the invoices that it lists (contract Z2). */
const remindersOf = (
  invoices: readonly DunnedInvoice[],
  campaign: DunningCampaign,
  today: CalendarDate,
): readonly { readonly level: number; readonly invoices: readonly DunnedInvoice[] }[] => {
  const groups = new Map<string, { readonly level: number; readonly invoices: DunnedInvoice[] }>()
  for (const invoice of invoices.map(judged)) {
    const step = dueStep(invoice, campaign, today)
    if (step === undefined) continue
    const key = `${invoice.accountId} ${step.level}`
    const group = groups.get(key) ?? { level: step.level, invoices: [] }
    if (group.invoices.length < mostInvoices) group.invoices.push(invoice)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/**
 * Works through the day of a legal entity (contract Z2): its reminders, account by account, in transactions that commit
 * the step together with the message. A run that is cut off continues with the steps that are not taken yet.
 */
export const makeRunDay = ({ campaigns, dunned, messages, organisation, jobs, unitOfWork }: RunDayPorts) => {
  /** Writes the reminders of the next accounts; gives the last account, or nothing when the day is done. */
  const chunk = Effect.fnUntraced(function* (scope: Scope, today: CalendarDate, after: AccountId | undefined) {
    // Held, so that two workers with the same day write one after the other, and the second finds the steps taken.
    const campaign = yield* campaigns.inForce(scope, "hold")
    if (campaign === undefined || !(yield* messages.isOn(scope))) return undefined
    const dueBefore = addDays(today, 1 - (campaign.steps[0]?.day ?? 1))
    const accounts = yield* dunned.accounts(scope, dueBefore, after, accountsAtOnce)
    const reminders = remindersOf(yield* dunned.overdue(scope, dueBefore, accounts), campaign, today)
    const written = yield* messages.remind(scope, reminders)
    const at = yield* currentTime
    const steps = reminders.flatMap(({ level, invoices }, index) =>
      invoices.map(({ id }) => ({
        invoiceId: id,
        campaignId: campaign.id,
        level,
        on: today,
        at,
        messageId: written[index]!,
      })),
    )
    yield* dunned.take(scope, steps)
    if (accounts.length === accountsAtOnce) return accounts.at(-1)
    yield* campaigns.setLastRun(scope, campaign.id, today)
    return undefined
  })

  return Effect.fn("dunning.runDay")(function* (scope: Scope) {
    const { timeZone } = yield* organisation.details(scope)
    const campaign = yield* unitOfWork.atomically(scope.tenantId, campaigns.inForce(scope))
    if (campaign === undefined) return
    const today = dayToRun(campaign, timeZone, yield* currentTime)
    if (today !== undefined) {
      let after: AccountId | undefined
      do after = yield* unitOfWork.atomically(scope.tenantId, chunk(scope, today, after))
      while (after !== undefined)
    }
    const dueAt = nextLook(campaign, timeZone, yield* currentTime)
    yield* unitOfWork.atomically(
      scope.tenantId,
      jobs.enqueue("dunning-day", scope, { key: scope.legalEntityId, dueAt }),
    )
  })
}
