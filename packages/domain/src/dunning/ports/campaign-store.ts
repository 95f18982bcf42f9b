import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { DunningCampaignId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { DunningCampaign } from "../campaign.ts"

/**
 * The campaigns of legal entities.
 *
 * Contract (`test/worker/dunning.test.ts`), within the scope: `find` and `inForce` lock the campaign
 * when asked to `hold` it. `inForce` gives the default campaign, if it is enabled. `noLongerDefault` takes the default
 * away from every campaign, so that another can have it.
 */
export interface CampaignStore {
  /** The campaigns before an id, newest first. */
  readonly list: (
    scope: Scope,
    asked: { readonly limit: number; readonly before?: DunningCampaignId },
  ) => Effect.Effect<readonly DunningCampaign[], PortUnavailable>
  readonly find: (
    scope: Scope,
    id: DunningCampaignId,
    mode?: "hold",
  ) => Effect.Effect<DunningCampaign | undefined, PortUnavailable>
  readonly inForce: (scope: Scope, mode?: "hold") => Effect.Effect<DunningCampaign | undefined, PortUnavailable>
  readonly insert: (campaign: DunningCampaign) => Effect.Effect<void, PortUnavailable>
  readonly update: (campaign: DunningCampaign) => Effect.Effect<void, PortUnavailable>
  readonly noLongerDefault: (scope: Scope) => Effect.Effect<void, PortUnavailable>
  readonly setLastRun: (scope: Scope, id: DunningCampaignId, on: CalendarDate) => Effect.Effect<void, PortUnavailable>
  readonly remove: (scope: Scope, id: DunningCampaignId) => Effect.Effect<void, PortUnavailable>
  /** The legal entities of all tenants with a campaign in force. */
  readonly active: (limit: number) => Effect.Effect<readonly Scope[], PortUnavailable>
}
