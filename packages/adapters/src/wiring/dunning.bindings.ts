import type { Dunning } from "@svc/domain/dunning/dunning"
import type { CampaignStore } from "@svc/domain/dunning/ports/campaign-store"
import type { DunningStore } from "@svc/domain/dunning/ports/dunning-store"

/** The bindings of dunning. */
export interface DunningBindings {
  Dunning: Dunning
  CampaignStore: CampaignStore
  DunningStore: DunningStore
}
