import { Effect } from "effect"
import type { Organisation } from "../../organisation/organisation.ts"
import { addDays, dateIn, parseDate } from "../../shared/calendar-date.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { DunningCampaignId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { dueBeforeSteps, type DueReminder, type Looked, makeDueReminders } from "../due-reminders.ts"
import type { CampaignStore } from "../ports/campaign-store.ts"
import type { DunningStore } from "../ports/dunning-store.ts"
import { isDayOf } from "../run-times.ts"

export interface PreviewDayPorts {
  readonly campaigns: Pick<CampaignStore, "all">
  readonly dunned: Pick<DunningStore, "accounts" | "overdue" | "remindedOn">
  readonly organisation: Pick<Organisation, "details">
  readonly unitOfWork: UnitOfWork
}

export interface PreviewRequest {
  readonly date: string
  /** A campaign that is shown as if it were enabled. */
  readonly campaign?: DunningCampaignId | null | undefined
}

/** The last day that can be shown, counted from today. */
const latestPreview = 366
/** A page ends when it has this many reminders, or after this many looks. */
const pageSize = 100
const looksOfPage = 20

/** Looks ahead to the reminders of a day, as invoices are now (contract Z7). Nothing is written. */
export const makePreviewDay = (ports: PreviewDayPorts) => {
  const { campaigns, dunned, organisation, unitOfWork } = ports
  const dueReminders = makeDueReminders(dunned)

  const preview = Effect.fnUntraced(function* (scope: Scope, request: PreviewRequest, from: Looked | undefined) {
    const { timeZone } = yield* organisation.details(scope)
    const today = dateIn(timeZone, yield* currentTime)
    const date = parseDate(request.date)
    if (date === undefined || date < today || date > addDays(today, latestPreview))
      return yield* fieldRefused("date", "must be a day from today to a year from now")
    const all = yield* campaigns.all(scope)
    const shown = all.find(({ id }) => id === request.campaign)
    if (typeof request.campaign === "string" && shown === undefined)
      return yield* fieldRefused("campaign", "names no dunning campaign of this legal entity")
    const running = all.filter((each) => (each.isEnabled || each === shown) && isDayOf(each, date))
    const reminders: DueReminder[] = []
    let looked = from
    let looks = 0
    if (running.length > 0)
      do {
        const found = yield* dueReminders(scope, running, date, looked, dueBeforeSteps(running, date))
        reminders.push(...found.reminders)
        looked = found.looked
        looks += 1
      } while (looked !== undefined && reminders.length < pageSize && looks < looksOfPage)
    return { date, reminders, looked: running.length > 0 ? looked : undefined }
  })

  return Effect.fn("dunning.preview")((scope: Scope, request: PreviewRequest, from?: Looked) =>
    unitOfWork.atomically(scope.tenantId, preview(scope, request, from)),
  )
}
