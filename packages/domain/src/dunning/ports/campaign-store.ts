import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { DunningCampaignId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { DunningCampaign } from "../campaign.ts"

/**
 * The campaigns of legal entities.
 *
 * Contract (`test/worker/dunning.test.ts`), within the scope: `all` gives the campaigns in the order of their ids, and
 * locks them when asked to `hold` them. `isFollowed` is true while an account names the campaign. `noLongerDefault`
 * takes the default away from every campaign, so that another can have it.
 */
export interface CampaignStore {
  /** The campaigns before an id, newest first. */
  readonly list: (
    scope: Scope,
    asked: { readonly limit: number; readonly before?: DunningCampaignId },
  ) => Effect.Effect<readonly DunningCampaign[], PortUnavailable>
  readonly all: (scope: Scope, mode?: "hold") => Effect.Effect<readonly DunningCampaign[], PortUnavailable>
  readonly isFollowed: (scope: Scope, id: DunningCampaignId) => Effect.Effect<boolean, PortUnavailable>
  readonly insert: (campaign: DunningCampaign) => Effect.Effect<void, PortUnavailable>
  readonly update: (campaign: DunningCampaign) => Effect.Effect<void, PortUnavailable>
  readonly noLongerDefault: (scope: Scope) => Effect.Effect<void, PortUnavailable>
  readonly setLastRun: (
    scope: Scope,
    ids: readonly DunningCampaignId[],
    on: CalendarDate,
  ) => Effect.Effect<void, PortUnavailable>
  readonly remove: (scope: Scope, id: DunningCampaignId) => Effect.Effect<void, PortUnavailable>
  /** The legal entities of all tenants with an enabled campaign. */
  readonly active: (limit: number) => Effect.Effect<readonly Scope[], PortUnavailable>
}
