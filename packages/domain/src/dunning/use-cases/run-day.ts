import { Effect } from "effect"
import type { Messages } from "../../messages/messages.ts"
import { makeSystemOrigin, type SystemOriginPorts } from "../../organisation/system-origin.ts"
import { type CalendarDate, dateIn } from "../../shared/calendar-date.ts"
import type { DunningCampaignId } from "../../shared/ids.ts"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime, type Timestamp } from "../../shared/timestamp.ts"
import { beginningOf, type Looked, makeDueReminders } from "../due-reminders.ts"
import type { DunningJobs } from "../dunning.jobs.ts"
import type { CampaignStore } from "../ports/campaign-store.ts"
import type { DunningStore } from "../ports/dunning-store.ts"
import { dayToRun, nextLook } from "../run-times.ts"
import { makeTakeSteps, type TakeStepsPorts } from "../take-steps.ts"

export interface RunDayPorts extends SystemOriginPorts, TakeStepsPorts {
  readonly campaigns: CampaignStore
  readonly dunned: DunningStore
  readonly messages: Pick<Messages, "isOn" | "remind">
  readonly jobs: JobQueue<DunningJobs>
  readonly unitOfWork: UnitOfWork
}

/**
 * Works through the day of a legal entity (contract Z2): its reminders, account by account, in transactions that commit
 * the step together with the message. A run that is cut off continues with the steps that are not taken yet.
 */
export const makeRunDay = (ports: RunDayPorts) => {
  const { campaigns, dunned, messages, organisation, jobs, unitOfWork } = ports
  const dueReminders = makeDueReminders(dunned)
  const take = makeTakeSteps(ports)
  const originOf = makeSystemOrigin(ports)

  /** Writes the reminders of the next accounts, and gives how far it came, or nothing when the day is done. */
  const chunk = Effect.fnUntraced(function* (
    scope: Scope,
    today: CalendarDate,
    ids: ReadonlySet<DunningCampaignId>,
    before: Looked | undefined,
  ) {
    // Held, so that two workers with the same day write one after the other, and the second finds the steps taken.
    const all = yield* campaigns.all(scope, "hold")
    const running = all.filter(
      ({ id, isEnabled, lastRunOn }) => isEnabled && ids.has(id) && (lastRunOn === undefined || lastRunOn < today),
    )
    if (running.length === 0 || !(yield* messages.isOn(scope))) return undefined
    const { invoices, reminders, looked } = yield* dueReminders(scope, running, today, before, today)
    yield* take(yield* originOf(scope), today, beginningOf(invoices, running, today), reminders)
    if (looked === undefined) {
      const done = running.map(({ id }) => id)
      yield* campaigns.setLastRun(scope, done, today)
    }
    return looked
  })

  return Effect.fn("dunning.runDay")(function* (scope: Scope) {
    const { timeZone } = yield* organisation.details(scope)
    const enabled = (yield* unitOfWork.atomically(scope.tenantId, campaigns.all(scope))).filter(
      ({ isEnabled }) => isEnabled,
    )
    if (enabled.length === 0) return
    const now = yield* currentTime
    const due = enabled.filter((campaign) => dayToRun(campaign, timeZone, now) !== undefined)
    if (due.length > 0) {
      const ids = new Set(due.map(({ id }) => id))
      const today = dateIn(timeZone, now)
      let looked: Looked | undefined
      do looked = yield* unitOfWork.atomically(scope.tenantId, chunk(scope, today, ids, looked))
      while (looked !== undefined)
    }
    const after = yield* currentTime
    const dueAt = Math.min(...enabled.map((campaign) => nextLook(campaign, timeZone, after))) as Timestamp
    yield* unitOfWork.atomically(
      scope.tenantId,
      jobs.enqueue("dunning-day", scope, { key: scope.legalEntityId, dueAt }),
    )
  })
}
