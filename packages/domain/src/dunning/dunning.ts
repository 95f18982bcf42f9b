import { Effect } from "effect"
import { ResourceNotFound } from "../shared/errors.ts"
import type { DunningCampaignId } from "../shared/ids.ts"
import type { IdSource } from "../shared/ports/id-source.ts"
import type { ResourceLock } from "../shared/ports/resource-lock.ts"
import { allTenants } from "../shared/ports/unit-of-work.ts"
import type { Scope } from "../shared/scope.ts"
import { currentTime } from "../shared/timestamp.ts"
import { makeWithin } from "../shared/within.ts"
import { type CampaignChange, changeCampaign, type DunningCampaign, usualHour, usualSteps } from "./campaign.ts"
import { refuse } from "./dunning.errors.ts"
import { makeActByHand } from "./use-cases/act-by-hand.ts"
import { makePreviewDay } from "./use-cases/preview-day.ts"
import { makeRunDay, type RunDayPorts } from "./use-cases/run-day.ts"

export interface DunningPorts extends RunDayPorts {
  readonly ids: IdSource
  readonly locks: ResourceLock
}

/** Legal entities with a campaign that a starting worker takes up. */
const resumedAtOnce = 100_000

/** Reminding customers of overdue invoices (docs/contract/collections.md). */
export const makeDunning = (ports: DunningPorts) => {
  const { campaigns, jobs, ids, locks, unitOfWork } = ports
  const within = makeWithin(unitOfWork)
  /** Of two changes at once the second waits, because only one campaign of a legal entity can be the default. */
  const alone = <A, E>(scope: Scope, work: Effect.Effect<A, E>) =>
    within(scope, Effect.andThen(locks.hold(scope.tenantId, `dunning campaigns ${scope.legalEntityId}`), work))

  /** A campaign and the others of its legal entity. */
  const found = Effect.fnUntraced(function* (scope: Scope, id: DunningCampaignId, mode?: "hold") {
    const all = yield* campaigns.all(scope, mode)
    const one = all.find((each) => each.id === id) ?? (yield* new ResourceNotFound({ noun: "dunning campaign", id }))
    return { one, others: all.filter((each) => each !== one) }
  })

  /** Stores a campaign by `write`. Enabling it looks at once for what is due; the first look may come too early. */
  const store = Effect.fnUntraced(function* (
    before: DunningCampaign,
    others: readonly DunningCampaign[],
    change: CampaignChange,
    write: typeof campaigns.insert,
  ) {
    const after = yield* Effect.fromResult(changeCampaign(before, change, yield* currentTime, others))
    if (after.isDefault && !before.isDefault) yield* campaigns.noLongerDefault(before)
    yield* write(after)
    const scope = { tenantId: after.tenantId, legalEntityId: after.legalEntityId }
    if (after.isEnabled) yield* jobs.enqueue("dunning-day", scope, { key: scope.legalEntityId })
    return after
  })

  return {
    ...makeActByHand(ports),
    preview: makePreviewDay(ports),
    /** Writes the reminders of a legal entity's day. */
    runDay: makeRunDay(ports),
    /** Adds the jobs of all legal entities with an enabled campaign, in case the queue lost them. */
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
    get: Effect.fn("dunning.get")((scope: Scope, id: DunningCampaignId) =>
      within(
        scope,
        Effect.map(found(scope, id), ({ one }) => one),
      ),
    ),
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
          return yield* store(empty, yield* campaigns.all(scope, "hold"), change, campaigns.insert)
        }),
      ),
    ),
    change: Effect.fn("dunning.change")((scope: Scope, id: DunningCampaignId, change: CampaignChange) =>
      alone(
        scope,
        Effect.flatMap(found(scope, id, "hold"), ({ one, others }) => store(one, others, change, campaigns.update)),
      ),
    ),
    /** Deletes a campaign that no account names. */
    remove: Effect.fn("dunning.remove")((scope: Scope, id: DunningCampaignId) =>
      within(
        scope,
        Effect.gen(function* () {
          yield* found(scope, id, "hold")
          if (yield* campaigns.isFollowed(scope, id)) return yield* refuse("CampaignFollowed")
          yield* campaigns.remove(scope, id)
        }),
      ),
    ),
  }
}
export type Dunning = ReturnType<typeof makeDunning>

export type { DueReminder, Looked } from "./due-reminders.ts"
