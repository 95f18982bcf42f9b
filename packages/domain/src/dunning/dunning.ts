import { Effect } from "effect"
import { dateIn } from "../shared/calendar-date.ts"
import { ResourceNotFound } from "../shared/errors.ts"
import type { DunningCampaignId, InvoiceId } from "../shared/ids.ts"
import type { IdSource } from "../shared/ports/id-source.ts"
import type { ResourceLock } from "../shared/ports/resource-lock.ts"
import { allTenants } from "../shared/ports/unit-of-work.ts"
import type { Scope } from "../shared/scope.ts"
import { currentTime } from "../shared/timestamp.ts"
import { makeWithin } from "../shared/within.ts"
import { type CampaignChange, changeCampaign, type DunningCampaign, usualHour, usualSteps } from "./campaign.ts"
import { dunningOf } from "./invoice-dunning.ts"
import { judged, makeRunDay, type RunDayPorts } from "./use-cases/run-day.ts"

export interface DunningPorts extends RunDayPorts {
  readonly ids: IdSource
  readonly locks: ResourceLock
}

/** Legal entities with a campaign that a starting worker takes up. */
const resumedAtOnce = 100_000

/** Reminding customers of overdue invoices (docs/contract/collections.md). */
export const makeDunning = (ports: DunningPorts) => {
  const { campaigns, dunned, organisation, jobs, ids, locks, unitOfWork } = ports
  const within = makeWithin(unitOfWork)
  /** Of two changes at once the second waits, because only one campaign of a legal entity can be the default. */
  const alone = <A, E>(scope: Scope, work: Effect.Effect<A, E>) =>
    within(scope, Effect.andThen(locks.hold(scope.tenantId, `dunning campaigns ${scope.legalEntityId}`), work))

  const found = Effect.fnUntraced(function* (scope: Scope, id: DunningCampaignId, mode?: "hold") {
    return (yield* campaigns.find(scope, id, mode)) ?? (yield* new ResourceNotFound({ noun: "dunning campaign", id }))
  })

  /** Stores a campaign by `write`. Enabling it looks at once for what is due; the first look may come too early. */
  const store = Effect.fnUntraced(function* (
    before: DunningCampaign,
    change: CampaignChange,
    write: typeof campaigns.insert,
  ) {
    const after = yield* Effect.fromResult(changeCampaign(before, change, yield* currentTime))
    if (after.isDefault && !before.isDefault) yield* campaigns.noLongerDefault(before)
    yield* write(after)
    const scope = { tenantId: after.tenantId, legalEntityId: after.legalEntityId }
    if (after.isEnabled && after.isDefault) yield* jobs.enqueue("dunning-day", scope, { key: scope.legalEntityId })
    return after
  })

  return {
    /** Writes the reminders of a legal entity's day. */
    runDay: makeRunDay(ports),
    /** Adds the jobs of all legal entities with a campaign in force, in case the queue lost them. */
    resume: Effect.fn("dunning.resume")(() =>
      unitOfWork.atomically(
        allTenants,
        Effect.flatMap(campaigns.active(resumedAtOnce), (scopes) =>
          jobs.enqueueAll(
            "dunning-day",
            scopes.map((scope) => ({ data: scope, key: scope.legalEntityId })),
          ),
        ),
      ),
    ),

    list: Effect.fn("dunning.list")((scope: Scope, asked: Parameters<typeof campaigns.list>[1]) =>
      within(scope, campaigns.list(scope, asked)),
    ),
    get: Effect.fn("dunning.get")((scope: Scope, id: DunningCampaignId) => within(scope, found(scope, id))),
    create: Effect.fn("dunning.create")((scope: Scope, change: CampaignChange) =>
      alone(
        scope,
        Effect.gen(function* () {
          const now = yield* currentTime
          const empty: DunningCampaign = {
            tenantId: scope.tenantId,
            legalEntityId: scope.legalEntityId,
            id: ids.next(),
            name: "",
            isDefault: false,
            isEnabled: false,
            steps: usualSteps,
            minimumBalances: [],
            sendHour: usualHour,
            onlyOnWorkdays: false,
            createdAt: now,
            modifiedAt: now,
          }
          return yield* store(empty, change, campaigns.insert)
        }),
      ),
    ),
    change: Effect.fn("dunning.change")((scope: Scope, id: DunningCampaignId, change: CampaignChange) =>
      alone(
        scope,
        Effect.flatMap(found(scope, id, "hold"), (before) => store(before, change, campaigns.update)),
      ),
    ),
    remove: Effect.fn("dunning.remove")((scope: Scope, id: DunningCampaignId) =>
      within(scope, Effect.andThen(found(scope, id, "hold"), campaigns.remove(scope, id))),
    ),

    /** How far the reminding of an invoice is, with the steps that were taken (contract Z3). */
    ofInvoice: Effect.fn("dunning.ofInvoice")((scope: Scope, id: InvoiceId) =>
      within(
        scope,
        Effect.gen(function* () {
          const invoice = yield* dunned.find(scope, id)
          if (invoice === undefined) return yield* new ResourceNotFound({ noun: "invoice", id })
          const campaign = yield* campaigns.inForce(scope)
          const { timeZone } = yield* organisation.details(scope)
          const today = dateIn(timeZone, yield* currentTime)
          return {
            ...dunningOf(judged(invoice), campaign, today),
            steps: yield* dunned.steps(scope, id),
          }
        }),
      ),
    ),
  }
}
export type Dunning = ReturnType<typeof makeDunning>
